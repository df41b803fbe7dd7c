"""Checks the rules and player names found in a record.

A ruleset in a record is untrusted input: it passes the same checks as a rule file.
"""

from collections.abc import Iterator

from msgspec import DecodeError, ValidationError, convert, json

from seabattle.rules import Ruleset, Variant, check_table
from seabattle.rules.checking.fleet_check import name_mistakes
from seabattle.rules.checking.shape_check import drawing_mistakes
from seabattle.rules.checking.value_trouble import value_trouble
from seabattle.trouble import Trouble

LONGEST_NAME = 64


def ruleset_obstacle(ruleset: Ruleset) -> Trouble | None:
    """Why a game cannot be played by these rules, or ``None``.

    Room for the fleet is not searched for, which takes long and can end without an answer:
    the fleets that were placed show that there is room.
    """
    said = json.decode(json.encode(ruleset))
    seats, grid = said.pop("seats"), said.pop("grid")
    said["seats"] = {"least": seats, "most": seats}
    said["grid"] = {"rows": grid["rows"], "columns": grid["cols"]}
    if not ruleset.turn.in_rounds:
        # A settled ruleset always has this section; a file has it only where it means something.
        said.pop("rounds")
    try:
        variant = convert(said, Variant)
    except ValidationError as error:
        return _unreadable(error)
    mistakes = (*_file_mistakes(said), *_sense(variant, said))
    return mistakes[0] if mistakes else None


def decode_ruleset(text: bytes | str) -> Ruleset:
    """Decode a ruleset from JSON; it may still not be playable.

    Raises :class:`Trouble`.
    """
    try:
        return json.decode(text, type=Ruleset)
    except (DecodeError, RecursionError, UnicodeDecodeError) as error:
        raise _unreadable(error) from error


def _unreadable(error: Exception) -> Trouble:
    return Trouble("rules/unreadable", reason=value_trouble(error))


def _file_mistakes(said: dict[str, list[object]]) -> Iterator[Trouble]:
    yield from drawing_mistakes(said["fleet"])
    for key in ("fleet", "arsenal"):
        yield from name_mistakes(key, said[key])


def _sense(variant: Variant, said: dict[str, list[object]]) -> tuple[Trouble, ...]:
    # Choices can be weighed only when every drawing is one.
    return () if any(_file_mistakes(said)) else check_table(variant, searched=False)


def names_obstacle(names: tuple[str, ...], seats: int) -> Trouble | None:
    """Why these cannot be the names of the players, or ``None``."""
    if len(names) != seats:
        return Trouble("names/count", names=len(names), seats=seats)
    for name in names:
        if not name.strip():
            return Trouble("names/empty")
        if len(name) > LONGEST_NAME:
            return Trouble("names/too-long", most=LONGEST_NAME)
        if not name.isprintable():
            return Trouble("names/not-printable")
    return None
