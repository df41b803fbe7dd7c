"""Weights of families: how often a bot places each, and expects it of opponents.

The files in ``habits`` are written by ``scripts/bench placing``, never by hand. One is
found by the sea it was measured on, not by a name, so a custom variant on a measured sea
has good weights, too.
"""

from functools import lru_cache
from importlib.resources import files

from msgspec import Struct, field, json

from seabattle.rules import Ruleset, Touching, shapes_of

Weights = dict[str, int]
"""By the name of the family, in parts of any whole."""


class SeaKey(Struct, frozen=True):
    """What a habit depends on: the grid, the contact rule, and the forms of the ships."""

    rows: int
    columns: int
    touching: Touching
    fleet: tuple[tuple[int, int, int], ...]
    """For each class how many ships, how many decks, and in how many ways they lie."""


class Habit(Struct, frozen=True):
    """The weights for placing and for expecting on one sea."""

    sea_key: SeaKey = field(name="waters")
    placing: Weights
    expecting: Weights
    fleets: dict[str, tuple[int, ...]]
    """How many fleets each set of class regions of a family has."""


SCATTERED: Weights = {
    "band": 30,
    "sides": 30,
    "lines": 10,
    "trident": 10,
    "horseshoe": 5,
    "uniform": 15,
}
"""For unmeasured seas with ships of one deck: the other ships make room for them."""

EDGED: Weights = {"border-1": 40, "border-2": 35, "uniform": 25}
"""For unmeasured seas without ships of one deck: one or two classes on the border."""

WARY: Weights = {"uniform": 70, "band": 15, "sides": 15}
"""Expected of opponents on unmeasured seas with ships of one deck."""

CREDULOUS: Weights = {"uniform": 1}
"""Expected of opponents where nothing better is known."""

ON_THE_MOVE: Weights = {"uniform": 80, "border-1": 20}
"""Ships that may move need room to move, and a shared sea is fired at by many."""


def sea_key_of(ruleset: Ruleset) -> SeaKey:
    """The sea of a ruleset, as far as placing is concerned."""
    return SeaKey(
        ruleset.grid.rows,
        ruleset.grid.columns,
        ruleset.sea.touching,
        tuple((entry.count, entry.size, len(shapes_of(entry))) for entry in ruleset.fleet),
    )


@lru_cache(maxsize=64)
def habit_of(ruleset: Ruleset) -> Habit:
    """The habit measured for the sea of a ruleset, or a safe default."""
    sea_key = sea_key_of(ruleset)
    if ruleset.sea.shared or ruleset.manoeuvre is not None:
        return Habit(sea_key, ON_THE_MOVE, CREDULOUS, {})
    found = next((habit for habit in read_habits() if habit.sea_key == sea_key), None)
    if found is not None:
        return found
    small = any(entry.size == 1 for entry in ruleset.fleet)
    return Habit(sea_key, SCATTERED, WARY, {}) if small else Habit(sea_key, EDGED, CREDULOUS, {})


@lru_cache(maxsize=1)
def read_habits() -> tuple[Habit, ...]:
    """All habits that were measured."""
    folder = files("seabattle.bots").joinpath("habits")
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return tuple(
        json.decode(file.read_bytes(), type=Habit) for file in found if file.name.endswith(".json")
    )
