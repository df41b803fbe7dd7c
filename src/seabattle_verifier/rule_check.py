"""Validation of the rules in a record.

An unknown value is refused and never guessed: a referee cannot check a rule that it does not
know. Unknown fields are ignored.
"""

import re
from collections.abc import Callable
from typing import Any

from seabattle_verifier.clash import clashes
from seabattle_verifier.fault import Fault, Json
from seabattle_verifier.fleet_room import has_room
from seabattle_verifier.label_check import labels_fit
from seabattle_verifier.value import is_whole

Check = Callable[[Any], bool]

_NAME = re.compile(r"[a-z][a-z0-9-]{0,40}")
_CONTROL = re.compile("[\x00-\x09\x0b-\x1f\x7f-\x9f]")
"""Control characters but the line feed."""


def check_rules(said: Json) -> None:
    """Raise a :class:`Fault` unless a game can be played by these rules, and every one is known."""
    if not (_RULES(said) and _fits(said)):
        raise Fault("rules", "nobody can play by these rules", 1)


def _fits(said: Json) -> bool:
    """Check the rules that concern several fields."""
    distinct = _distinct(said["fleet"]) and _distinct(said["arsenal"])
    return distinct and not clashes(said) and has_room(said) and labels_fit(said)


def _distinct(found: list[Json]) -> bool:
    return len({each["name"] for each in found}) == len(found)


def _text(least: int, most: int) -> Check:
    return lambda said: isinstance(said, str) and least <= len(said) <= most


def _plain(least: int) -> Check:
    """A sentence without control characters."""
    length = _text(least, 1000)
    return lambda said: length(said) and not _CONTROL.search(said)


def _name(said: Any) -> bool:
    return isinstance(said, str) and bool(_NAME.fullmatch(said))


def _flag(said: Any) -> bool:
    return isinstance(said, bool)


def _whole(least: int, most: int) -> Check:
    return lambda said: is_whole(said) and least <= said <= most


def _among(*words: str) -> Check:
    return lambda said: isinstance(said, str) and said in words


def _either(one: Check, other: Check) -> Check:
    return lambda said: one(said) or other(said)


def _or_null(check: Check) -> Check:
    return lambda said: said is None or check(said)


def _many(check: Check, least: int = 0, most: float = float("inf")) -> Check:
    return lambda said: (
        isinstance(said, list) and least <= len(said) <= most and all(map(check, said))
    )


def _object(needed: dict[str, Check], optional: dict[str, Check]) -> Check:
    def check(said: Any) -> bool:
        return (
            isinstance(said, dict)
            and all(name in said for name in needed)
            and all(
                known(said[name]) for name, known in (needed | optional).items() if name in said
            )
        )

    return check


def _drawing(said: Any) -> bool:
    """The decks of a ship, in one line or in several, joined by their sides."""
    lines = [said] if isinstance(said, str) else said
    return _many(_text(1, 64), 1, 64)(lines) and _is_whole_ship(lines)


def _is_whole_ship(lines: list[str]) -> bool:
    if set("".join(lines)) - set("#. "):
        return False
    decks = {
        (row, col) for row, line in enumerate(lines) for col, sign in enumerate(line) if sign == "#"
    }
    reached = set(list(decks)[:1])
    waiting = list(reached)
    while waiting:
        row, col = waiting.pop()
        beside = {(row + 1, col), (row - 1, col), (row, col + 1), (row, col - 1)} & decks
        waiting += beside - reached
        reached |= beside
    return bool(decks) and reached == decks


_TEXT = _object({"en": _plain(1)}, {"it": _plain(0), "ru": _plain(0)})
_SHIP_CLASS = _object(
    {"name": _name, "count": _whole(1, 60), "shapes": _many(_drawing, 1, 20)},
    {"turned": _flag, "mirrored": _flag, "title": _or_null(_TEXT)},
)
_SEA = _object(
    {"touching": _among("never", "corners", "freely")},
    {"whose": _among("own", "shared"), "friendly_fire": _or_null(_flag)},
)
_TURN = _object(
    {},
    {
        "order": _among("alternate", "together"),
        "begins": _among("lot", "first", "second"),
        "shots": _either(_whole(1, 100), _among("ships-afloat")),
        "answers": _among("each", "together"),
        "again_after": _among("never", "hit", "sunk"),
        "second_shot": _or_null(_object({}, {"undamaged_above": _whole(0, 60)})),
    },
)
_WEAPON = _object(
    {
        "name": _name,
        "kind": _among("area", "line", "radar", "torpedo"),
        "count": _whole(1, 1000),
    },
    {"radius": _or_null(_whole(1, 64)), "unlock_turn": _whole(1, 10_000), "takes_turn": _flag},
)
_NAMING = _many(_among("class", "owner", "cells"))
_RULES = _object(
    {
        "name": _name,
        "title": _TEXT,
        "seats": _whole(2, 64),
        "grid": _object({"rows": _whole(1, 64), "cols": _whole(1, 64)}, {}),
        "fleet": _many(_SHIP_CLASS, 1, 30),
        "sea": _SEA,
        "labels": _object(
            {}, {"columns": _text(1, 64), "rows": _text(1, 64), "between": _among("", "-")}
        ),
        "turn": _TURN,
        "rounds": _object(
            {},
            {"missed": _among("not-fired", "random"), "drop_after": _or_null(_whole(1, 1000))},
        ),
        "arsenal": _many(_WEAPON, 0, 10),
        "manoeuvre": _or_null(_object({}, {"shift": _flag, "pivot": _flag})),
        "disclosure": _object(
            {},
            {
                "miss_told_to": _among("everyone", "shooter"),
                "hit_names": _NAMING,
                "sinking_told": _flag,
                "sunk_names": _NAMING,
            },
        ),
        "victory": _object(
            {}, {"won": _among("automatic", "declared"), "tie": _among("lot", "draw")}
        ),
        "words": _object(
            {},
            {
                "ships": _among("classes", "decks", "pipes"),
                "miss": _among("miss", "water"),
                "hit": _among("wounded", "hit"),
                "sunk": _among("killed", "sunk"),
            },
        ),
    },
    {"about": _or_null(_TEXT)},
)
