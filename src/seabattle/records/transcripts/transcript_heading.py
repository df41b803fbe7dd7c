"""The heading of a transcript: the variant, the players, and which rules the game shows."""

import re
from pathlib import Path

from msgspec import DecodeError, Struct, json

from seabattle.grid import Grid
from seabattle.records.legality import decode_ruleset, names_obstacle, ruleset_obstacle
from seabattle.rules import (
    LabelSchemes,
    Ruleset,
    Variant,
    check_table,
    load_variant,
    settle,
    variant_names,
)
from seabattle.trouble import Trouble

KEYS = ("variant", "ruleset", "seats", "called", "labels", "grid", "rules")
RESERVED = frozenset((*KEYS, "host", "lots", "over", "round", "spectator"))

_PLAIN = re.compile(r"[^\W_][\w.'’-]*( [\w.'’-]+)*")


class Heading(Struct, frozen=True):
    """What is agreed before the game."""

    ruleset: Ruleset
    names: tuple[str, ...]
    """What the players are called."""
    aliases: tuple[str, ...]
    """What the lines of the transcript call them: the same, where that can be written."""
    rules: tuple[str, ...] = ()
    """The numbers of the rules this game shows."""


class HeadingLine(Struct, frozen=True):
    """One line of a header."""

    line: int
    value: str


def is_writable(name: str) -> bool:
    """Whether *name* can stand for a player in a transcript."""
    return bool(_PLAIN.fullmatch(name)) and name.lower() not in RESERVED


def read_heading(lines: list[tuple[int, str]], folder: Path | None) -> tuple[Heading, int]:
    """The heading, and how many lines it takes."""
    said: dict[str, HeadingLine] = {}
    called: dict[str, str] = {}
    end = 0
    for place, (number, line) in enumerate(lines):
        key, colon, value = line.partition(":")
        if line and not (colon and key in KEYS):
            break
        end = place + 1
        if key == "called":
            called |= _read_called(number, value)
        elif line:
            if key in said:
                raise Trouble("transcript/twice", line=number, key=key)
            said[key] = HeadingLine(number, value.strip())
    aliases = _aliases(said)
    names = tuple(called.get(alias, alias) for alias in aliases)
    ruleset = _ruleset(said, len(aliases), folder)
    obstacle = names_obstacle(names, ruleset.seats)
    if obstacle is not None:
        raise Trouble("transcript/bad-seats", line=said["seats"].line, reason=obstacle)
    return Heading(ruleset, names, aliases, _rules(said)), end


def _aliases(said: dict[str, HeadingLine]) -> tuple[str, ...]:
    seats = said.get("seats")
    if seats is None:
        raise Trouble("transcript/bad-seats", line=1, reason=Trouble("names/none"))
    aliases = tuple(part.strip() for part in seats.value.split(","))
    for alias in aliases:
        if not is_writable(alias) or aliases.count(alias) > 1:
            reason = Trouble("names/taken", name=repr(alias))
            raise Trouble("transcript/bad-seats", line=seats.line, reason=reason)
    return aliases


def _read_called(number: int, value: str) -> dict[str, str]:
    found = re.fullmatch(r'\s*(?P<alias>[^"]+?)\s*(?P<name>".*")\s*', value)
    try:
        return {found["alias"]: json.decode(found["name"], type=str)} if found else _no_name(number)
    except DecodeError:
        return _no_name(number)


def _no_name(number: int) -> dict[str, str]:
    raise Trouble("transcript/bad-called", line=number, example='"Anna Müller"')


def _rules(said: dict[str, HeadingLine]) -> tuple[str, ...]:
    return tuple(re.findall(r"[A-Z]+\d+", said["rules"].value)) if "rules" in said else ()


def _ruleset(said: dict[str, HeadingLine], seats: int, folder: Path | None) -> Ruleset:
    if "ruleset" in said:
        return _read_whole_ruleset(said["ruleset"])
    if "variant" not in said:
        raise Trouble("transcript/no-variant", line=1)
    variant = _variant(said["variant"], folder)
    grid, labels = _grid(said), _labels(said)
    mistakes = check_table(variant, seats, grid=grid, labels=labels)
    if mistakes:
        raise Trouble("transcript/bad-rules", line=said["variant"].line, reason=mistakes[0])
    return settle(variant, seats, grid=grid, labels=labels)


def _variant(said: HeadingLine, folder: Path | None) -> Variant:
    named = said.value in variant_names() or (folder is None and "." not in said.value)
    if folder is None and not named:
        raise Trouble("transcript/bad-file", line=said.line, file=said.value)
    try:
        return load_variant(said.value if folder is None or named else folder / said.value)
    except Trouble as trouble:
        raise Trouble("transcript/bad-rules", line=said.line, reason=trouble) from trouble


def _read_whole_ruleset(said: HeadingLine) -> Ruleset:
    try:
        ruleset = decode_ruleset(said.value)
    except Trouble as reason:
        raise Trouble("transcript/bad-rules", line=said.line, reason=reason) from reason
    obstacle = ruleset_obstacle(ruleset)
    if obstacle is not None:
        raise Trouble("transcript/bad-rules", line=said.line, reason=obstacle)
    return ruleset


def _grid(said: dict[str, HeadingLine]) -> Grid | None:
    if "grid" not in said:
        return None
    found = re.fullmatch(r"(\d{1,2})\s*[x×]\s*(\d{1,2})", said["grid"].value)
    if not found:
        raise Trouble("transcript/bad-grid", line=said["grid"].line)
    return Grid(int(found[1]), int(found[2]))


def _labels(said: dict[str, HeadingLine]) -> LabelSchemes | None:
    if "labels" not in said:
        return None
    parts = said["labels"].value.split()
    if not 2 <= len(parts) <= 3 or parts[2:] not in ([], ["-"]):
        raise Trouble("transcript/bad-labels", line=said["labels"].line)
    return LabelSchemes(parts[0], parts[1], "-" if parts[2:] else "")
