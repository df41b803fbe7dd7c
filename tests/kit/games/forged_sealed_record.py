"""Records of sealed games in which something was changed, with checksums that fit again."""

import json
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

from kit.games.forged_record import Lines


def _leaves(said: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """The ways to everything in a line that holds nothing else."""
    inner = said.items() if isinstance(said, dict) else enumerate(said)
    for key, value in inner:
        if isinstance(value, dict | list) and value:
            yield from _leaves(value, (*path, key))
        else:
            yield (*path, key)


def _change(dice: Random, value: Any) -> Any:
    """Something else of the same kind, or of another."""
    if isinstance(value, str) and value:
        at = dice.randrange(len(value))
        if dice.random() < 0.1:
            return dice.choice([value[:at], value + value[:1], value.upper(), 7, None, ""])
        digits = "0123456789abcdef"
        other = dice.choice([each for each in digits if each != value[at]])
        return value[:at] + other + value[at + 1 :]
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return dice.choice([value + 1, value - 1, -value - 1, 10**30, str(value), None])
    return dice.choice([0, 1, "x", [0], {"x": 1}])


FREE = {"program", "names", "title", "about"}
"""The unsigned fields: who played by which name, and how the rules are called."""


def mutate(dice: Random, lines: Lines) -> tuple[Lines, tuple[Any, ...]]:
    """The record with one field changed, one line gone, doubled or moved."""
    forged, kind = deepcopy(lines), dice.random()
    number = dice.randrange(1, len(lines) - 1)
    if kind < 0.05:
        # Not the last: what is left then is a game that was not over.
        del forged[max(1, number - 1)]
    elif kind < 0.1:
        forged.insert(number, deepcopy(forged[number]))
    elif kind < 0.15:
        other = dice.randrange(1, len(lines) - 1)
        forged[number], forged[other] = forged[other], forged[number]
    if kind < 0.15:
        for count, line in enumerate(forged[1:-1], 1):
            line["n"] = count
        forged[-1]["end"] = len(forged) - 2
        return forged, ("lines",)
    number = dice.randrange(len(lines))
    path = dice.choice(list(_leaves(lines[number])))
    place: Any = forged[number]
    for key in path[:-1]:
        place = place[key]
    place[path[-1]] = _change(dice, place[path[-1]])
    return forged, (number, *path)


def differs_in_order(forged: Lines, lines: Lines) -> bool:
    """Whether all that was said is there."""

    def plain(some: Lines) -> list[str]:
        return sorted(json.dumps(line | {"n": 0}) for line in some[1:-1])

    return plain(forged) == plain(lines)
