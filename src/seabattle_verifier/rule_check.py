"""Validation of the rules in a record.

An unknown value is refused and never guessed: a referee cannot check a rule that it does not
know. Unknown fields are ignored.
"""

from collections.abc import Callable
from typing import Any

from seabattle_verifier.fault import Fault, Json
from seabattle_verifier.value import is_whole

Check = Callable[[Any], bool]

MOST = 10_000
"""The largest number in a ruleset."""


def check_rules(said: Json) -> None:
    """Raise a :class:`Fault` unless every rule is one that this referee knows."""
    if not (_RULES(said) and _fits(said)):
        raise Fault("rules", "nobody can play by these rules", 1)


def _fits(said: Json) -> bool:
    """Check the rules that concern several fields."""
    shared = said["sea"].get("whose", "own") == "shared"
    arsenal = said.get("arsenal", [])
    aimed = all(
        each["kind"] in ("line", "torpedo") or is_whole(each.get("radius")) for each in arsenal
    )
    return (shared or said["seats"] == 2) and aimed and _distinct(said["fleet"], arsenal)


def _distinct(*lists: list[Json]) -> bool:
    return all(len({each["name"] for each in found}) == len(found) for found in lists)


def _text(said: Any) -> bool:
    return isinstance(said, str)


def _flag(said: Any) -> bool:
    return isinstance(said, bool)


def _whole(least: int, most: int = MOST) -> Check:
    return lambda said: is_whole(said) and least <= said <= most


def _among(*words: str) -> Check:
    return lambda said: isinstance(said, str) and said in words


def _either(one: Check, other: Check) -> Check:
    return lambda said: one(said) or other(said)


def _or_null(check: Check) -> Check:
    return lambda said: said is None or check(said)


def _many(check: Check) -> Check:
    return lambda said: isinstance(said, list) and all(check(each) for each in said)


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
    """The decks of a ship, in one line or in several."""
    lines = [said] if isinstance(said, str) else said
    return _many(_text)(lines) and any("#" in line for line in lines)


_SHIP_CLASS = _object(
    {"name": _text, "count": _whole(0), "shapes": _many(_drawing)},
    {"turned": _flag, "mirrored": _flag},
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
        "shots": _either(_whole(1), _among("ships-afloat")),
        "answers": _among("each", "together"),
        "again_after": _among("never", "hit", "sunk"),
        "second_shot": _or_null(_object({}, {"undamaged_above": _whole(0)})),
    },
)
_WEAPON = _object(
    {
        "name": _text,
        "kind": _among("area", "line", "radar", "torpedo"),
        "count": _whole(0),
    },
    {"radius": _or_null(_whole(0)), "unlock_turn": _whole(0), "takes_turn": _flag},
)
_RULES = _object(
    {
        "seats": _whole(2, 64),
        "grid": _object({"rows": _whole(1, 64), "cols": _whole(1, 64)}, {}),
        "fleet": _many(_SHIP_CLASS),
        "sea": _SEA,
    },
    {
        "turn": _TURN,
        "rounds": _object(
            {},
            {"missed": _among("not-fired", "random"), "drop_after": _or_null(_whole(1))},
        ),
        "arsenal": _many(_WEAPON),
        "manoeuvre": _or_null(_object({}, {"shift": _flag, "pivot": _flag})),
        "victory": _object(
            {}, {"won": _among("automatic", "declared"), "tie": _among("lot", "draw")}
        ),
    },
)
