"""How often each family is placed: weights measured for some seas, a default for the others.

The files in ``habits`` are written by ``bench/placing.py``, never by hand. One is
found by the sea it was measured on, not by a name, so a variant of one's own on a
sea that was measured has good weights, too.
"""

from functools import lru_cache
from importlib.resources import files
from math import lcm

from msgspec import Struct, json

from seabattle.bots.anchorage import Anchorage
from seabattle.bots.family import families
from seabattle.rules import Ruleset, Touching, shapes_of

BY_DEFAULT = {
    "uniform": 40,
    "border-1": 20,
    "border-2": 15,
    "horseshoe": 5,
    "trident": 5,
    "sides": 5,
    "lines": 5,
    "half": 5,
}
"""For a sea that nobody measured: half of it spread out, half of it drawn to the edges."""

ON_THE_MOVE = {"uniform": 80, "border-1": 20}
"""Ships that may move need room to move, and a shared sea is fired at by many."""


class Waters(Struct, frozen=True):
    """What a habit depends on: the grid, the contact rule, and the forms of the ships."""

    rows: int
    columns: int
    touching: Touching
    fleet: tuple[tuple[int, int, int], ...]
    """For each class how many ships, how many decks, and in how many ways they lie."""


class Habit(Struct, frozen=True):
    """The weights of the families on a sea."""

    waters: Waters
    weights: dict[str, int]
    """By the name of the family, in thousandths or any other unit."""


def waters_of(ruleset: Ruleset) -> Waters:
    """The sea of a ruleset, as far as placing is concerned."""
    return Waters(
        ruleset.grid.rows,
        ruleset.grid.cols,
        ruleset.sea.touching,
        tuple((entry.count, entry.size, len(shapes_of(entry))) for entry in ruleset.fleet),
    )


@lru_cache(maxsize=64)
def weights_of(ruleset: Ruleset) -> dict[str, int]:
    """How often each family is placed under these rules."""
    if ruleset.sea.shared or ruleset.manoeuvre is not None:
        return ON_THE_MOVE
    waters = waters_of(ruleset)
    return next((habit.weights for habit in measured() if habit.waters == waters), BY_DEFAULT)


@lru_cache(maxsize=64)
def ways(ruleset: Ruleset) -> tuple[tuple[str, Anchorage, int], ...]:
    """Every family and anchorage with its weight; those without weight are left out."""
    weights = weights_of(ruleset)
    chosen = [family for family in families(ruleset) if weights.get(family.name)]
    share = lcm(*(len(family.anchorages) for family in chosen))
    return tuple(
        (family.name, anchorage, weights[family.name] * share // len(family.anchorages))
        for family in chosen
        for anchorage in family.anchorages
    )


@lru_cache(maxsize=1)
def measured() -> tuple[Habit, ...]:
    """All habits that were measured."""
    folder = files("seabattle.bots").joinpath("habits")
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return tuple(
        json.decode(file.read_bytes(), type=Habit) for file in found if file.name.endswith(".json")
    )
