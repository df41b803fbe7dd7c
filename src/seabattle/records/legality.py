"""Whether the rules and names found in a record can be used.

A ruleset in a file was written by anybody: it passes the same gates as a rule file.
"""

from collections.abc import Iterator

from msgspec import ValidationError, convert, json

from seabattle.rules import Mistake, Ruleset, Variant, check_table
from seabattle.rules.checking.fleet_check import name_mistakes
from seabattle.rules.checking.shape_check import drawing_mistakes

LONGEST_NAME = 64


def ruleset_obstacle(ruleset: Ruleset) -> str | None:
    """Why nobody can play by these rules, or ``None``."""
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
        return f"{error}."
    mistakes = (*_file_mistakes(said), *_sense(variant, said))
    return mistakes[0].sentence if mistakes else None


def _file_mistakes(said: dict[str, list[object]]) -> Iterator[Mistake]:
    yield from drawing_mistakes(said["fleet"])
    for key in ("fleet", "arsenal"):
        yield from name_mistakes(key, said[key])


def _sense(variant: Variant, said: dict[str, list[object]]) -> tuple[Mistake, ...]:
    # Choices can be weighed only when every drawing is one.
    return () if any(_file_mistakes(said)) else check_table(variant)


def names_obstacle(names: tuple[str, ...], seats: int) -> str | None:
    """Why these cannot be the names of the players, or ``None``."""
    if len(names) != seats:
        return f"there are {len(names)} for {seats} seats"
    for name in names:
        if not name.strip():
            return "one of them is empty"
        if len(name) > LONGEST_NAME:
            return f"one of them has more than {LONGEST_NAME} characters"
        if not name.isprintable():
            return "one of them contains what cannot be printed"
    return None
