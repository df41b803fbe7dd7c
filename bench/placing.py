"""How long shooters take to clear the bots' fleets, and the weights that follow.

For each family of fleets and each shooter, games are played alone: a shooter fires at
the likeliest cell of a few thousand fleets that agree with everything told, drawn as
its prior says. The means make the matrix of a zero-sum game between the one who places
and the one who shoots; its solution is how often each family is placed. Three quarters of
the opponents are taken to expect nothing, as most shooters do, and the others to be
whichever shooter suits us least.

``python bench/placing.py sea-battle --families uniform,band > shots`` measures, and
``python bench/placing.py sea-battle --families uniform,band --solve shots --write`` keeps
the weights as ``src/seabattle/bots/habits/VARIANT.json``. ``--check`` then plays on the
mixture that is kept, with a shooter who knows it, and on uniform fleets.
"""

import argparse
import os
from collections.abc import Iterable, Sequence
from functools import cache
from itertools import accumulate
from math import sqrt
from multiprocessing import Pool
from multiprocessing.pool import Pool as Crew
from pathlib import Path
from random import Random

from msgspec import json

from seabattle.beliefs import (
    Effort,
    Fleets,
    Impossible,
    Marks,
    Sampler,
    ShotAnswer,
    ShotVerdict,
    Sinking,
    Strike,
    apply_marks,
    count,
    make_sampler,
    problem_of,
)
from seabattle.beliefs.sampling.shot_answer import wanted_berths
from seabattle.beliefs.splitmix import SplitMix
from seabattle.bots.dice import BotDice
from seabattle.bots.placement.class_regions import problem_in
from seabattle.bots.placement.family import Family, families
from seabattle.bots.placement.fleet_count import fleets_in
from seabattle.bots.placement.habit import Habit, habit_of, sea_key_of
from seabattle.bots.placement.region_sampler import draw_from_regions
from seabattle.bots.standing.habit_prior import PriorPart
from seabattle.bots.standing.habit_sampler import sample_with_habits
from seabattle.bots.standing.marks_from_view import telling_of
from seabattle.grid import Mask
from seabattle.rules import Ruleset, load_variant, settle

HABITS = Path(__file__).parent.parent / "src" / "seabattle" / "bots" / "habits"

FLEETS = 2000
"""Fleets a shooter imagines; they are imagined anew when an eighth of that is left."""

EFFORT = Effort(limit=20_000, fleets=FLEETS, cells=1)

UNKNOWING = 3 / 4
"""How many opponents expect nothing, as shooters hardly ever do."""

Prior = tuple[tuple[str, float], ...]

RUSSIAN: dict[str, Prior] = {
    "uniform": (("uniform", 1),),
    "learning": (("uniform", 70), ("band", 15), ("sides", 15)),
    "wary": (("uniform", 50), ("band", 25), ("sides", 25)),
    "suspicious": (("uniform", 4), ("band", 48), ("sides", 48)),
}
AMERICAN: dict[str, Prior] = {
    "uniform": (("uniform", 1),),
    "learning": (("uniform", 90), ("border-2", 10)),
    "wary": (("uniform", 60), ("border-1", 20), ("border-2", 20)),
    "suspicious": (("uniform", 10), ("border-1", 20), ("border-2", 40), ("border-3", 30)),
}
SHOOTERS = {
    "sea-battle": RUSSIAN,
    "battaglia-navale": RUSSIAN,
    "milton-bradley": AMERICAN,
    "classic": AMERICAN,
}
"""What each shooter expects; every one leaves something for fleets of no habit."""

EXPECTING = {
    "sea-battle": RUSSIAN["learning"],
    "battaglia-navale": RUSSIAN["learning"],
    "milton-bradley": AMERICAN["uniform"],
    "classic": AMERICAN["uniform"],
}
"""What the bots' shooter expects of unknown people: a habit only where it was seen to pay."""


class Shooter:
    """Fires at the likeliest cell, as its prior and the answers say."""

    def __init__(self, ruleset: Ruleset, prior: Prior) -> None:
        self._ruleset = ruleset
        self._telling = telling_of(ruleset)
        self._problem = problem_of(ruleset)
        self._parts = parts_of(ruleset, prior)
        self._opening = self._imagined(Marks(), 4 * FLEETS, 1)

    def shots(self, truth: Sequence[tuple[int, Mask]], seed: int) -> int:
        """Clear a field, given as class and cells of every ship."""
        chance = SplitMix(seed)
        occupied = sum(cells for _, cells in truth)
        sampler, fleets, all_there = self._opening
        fired, checked = 0, len(fleets)
        marks = Marks()
        while True:
            cell = sampler.choose_shot(fleets, fired, self._telling, EFFORT, chance.word()).cell
            fired |= 1 << cell
            if not occupied & ~fired:
                return fired.bit_count()
            marks, heard = self._heard(marks, truth, cell)
            fleets = sampler.keep_fleets(fleets, wanted_berths(sampler.table, heard, marks.struck))
            # To weigh fleets takes longer than to fire at them, so it is not done every time.
            if not all_there and len(fleets) < 0.7 * checked:
                checked = len(fleets)
                if 8 * fleets.effective < FLEETS:
                    sampler, fleets, all_there = self._imagined(marks, FLEETS, chance.word())
                    checked = len(fleets)

    def _imagined(self, marks: Marks, n: int, seed: int) -> tuple[Sampler, Fleets, bool]:
        """Fleets that agree with everything told, and whether that is all of them."""
        sampler = make_sampler(apply_marks(self._problem, marks), hit_names_class=True)
        fleets = sampler.list_fleets(EFFORT.limit)
        all_there = fleets is not None
        if fleets is None:
            fleets = sampler.draw_fleets(n, seed)
        if not fleets.weight:
            raise Impossible("no fleet was found")
        fleets = sample_with_habits(self._ruleset, self._parts, sampler, fleets, n=n, seed=seed)
        return sampler, fleets, all_there

    def _heard(
        self, marks: Marks, truth: Sequence[tuple[int, Mask]], cell: int
    ) -> tuple[Marks, ShotAnswer]:
        bit = 1 << cell
        kind, ship = next((ship for ship in truth if ship[1] & bit), (None, 0))
        if kind is None:
            return Marks(marks.empty | bit, marks.strikes), ShotAnswer(cell, ShotVerdict.EMPTY)
        sank = not ship & ~(marks.struck | bit)
        named = sank and self._telling.sinking >= Sinking.CLASS
        shown = ship if sank and self._telling.sinking is Sinking.CELLS else None
        classes = frozenset([kind]) if named else None
        strike = Strike(bit, len(marks.strikes), sank, classes, shown)
        word = ShotVerdict.SUNK if sank else ShotVerdict.HIT
        heard = ShotAnswer(cell, word, kind if named else None, shown)
        return Marks(marks.empty, (*marks.strikes, strike)), heard


def parts_of(ruleset: Ruleset, prior: Prior) -> tuple[PriorPart, ...]:
    """The parts of a prior given by family."""
    whole = sum(weight for _, weight in prior)
    found = []
    for name, weight in prior:
        ways = [way for way in family(ruleset, name).class_regions if fleets_in(ruleset, way)]
        found += [PriorPart(name, way, weight / whole / len(ways)) for way in ways]
    return tuple(found)


def family(ruleset: Ruleset, name: str) -> Family:
    """The family of that name."""
    return next(family for family in families(ruleset) if family.name == name)


def field(ruleset: Ruleset, mixture: Prior, seed: int) -> list[tuple[int, Mask]]:
    """A fleet of a mixture: class and cells of every ship."""
    dice = BotDice(SplitMix(seed).word())
    scale = 1_000_000
    number = dice.below(int(scale * sum(weight for _, weight in mixture)))
    bounds = accumulate(int(scale * weight) for _, weight in mixture)
    chosen = next(name for (name, _), bound in zip(mixture, bounds, strict=True) if number < bound)
    ships = None
    while ships is None:
        ships = draw_from_regions(ruleset, dice.choice(family(ruleset, chosen).class_regions), dice)
    classes = {entry.name: kind for kind, entry in enumerate(ruleset.fleet)}
    return [(classes[ship.ship_class], ruleset.grid.mask(ship.cells)) for ship in ships]


@cache
def shooter(variant: str, prior: Prior) -> Shooter:
    """A shooter, made once."""
    return Shooter(settle(load_variant(variant)), prior)


def game(task: tuple[str, Prior, Prior, int]) -> int:
    """The shots of one game; the same seed gives the same field to every shooter."""
    variant, mixture, prior, seed = task
    ruleset = settle(load_variant(variant))
    return shooter(variant, prior).shots(field(ruleset, mixture, seed), seed)


def mean(shots: Iterable[int]) -> tuple[float, float]:
    """The mean of some games and its standard error."""
    found = list(shots)
    middle = sum(found) / len(found)
    spread = sum((n - middle) ** 2 for n in found) / max(1, len(found) - 1)
    return middle, sqrt(spread / len(found))


def solved(matrix: Sequence[Sequence[float]], rounds: int = 3000) -> tuple[list[float], float]:
    """Weights of the rows that do best against the best column, by fictitious play."""
    rows, columns = len(matrix), len(matrix[0])
    played = [0] * rows
    gains, losses = [0.0] * rows, [0.0] * columns
    row = 0
    for _ in range(rounds):
        played[row] += 1
        losses = [loss + got for loss, got in zip(losses, matrix[row], strict=True)]
        column = min(range(columns), key=losses.__getitem__)
        gains = [gain + matrix[i][column] for i, gain in enumerate(gains)]
        row = max(range(rows), key=gains.__getitem__)
    return [n / rounds for n in played], min(losses) / rounds


def solved_in_doubt(
    means: Sequence[Sequence[float]], errors: Sequence[Sequence[float]], matrices: int = 200
) -> tuple[list[float], float]:
    """The mean of the solutions of many matrices that the games may as well have come from.

    One family is hardly ever much better than its neighbours. A bot that takes only the best of
    them is easier to read and gains nothing but the luck of the measurement.
    """
    dice = Random(1)
    found = [
        solved(
            met(
                [
                    [dice.gauss(shots, error) for shots, error in zip(*row, strict=True)]
                    for row in zip(means, errors, strict=True)
                ]
            )
        )
        for _ in range(matrices)
    ]
    weights = [sum(row) / matrices for row in zip(*(weights for weights, _ in found), strict=True)]
    return weights, sum(value for _, value in found) / matrices


def met(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """The same game when so many of the opponents are the first shooter, in all cases."""
    return [[UNKNOWING * row[0] + (1 - UNKNOWING) * shots for shots in row] for row in matrix]


def kept(ruleset: Ruleset, placing: dict[str, int], expecting: Prior) -> Habit:
    """What is written down for a sea."""
    names = {*placing, *(name for name, _ in expecting)}
    fleets = {
        name: tuple(count(problem_in(ruleset, way)) for way in family(ruleset, name).class_regions)
        for name in sorted(names)
    }
    weights = {name: int(weight) for name, weight in expecting}
    return Habit(sea_key_of(ruleset), placing, weights, fleets)


def main() -> None:
    """Measure the matrix, solve it, or play against the mixture that came of it."""
    options = _options()
    variant, columns = options.variant, SHOOTERS[options.variant]
    rows: dict[str, Prior] = {name: ((name, 1.0),) for name in options.families.split(",")}
    if options.check:
        placing = habit_of(settle(load_variant(variant))).placing
        mixture = tuple((name, float(weight)) for name, weight in placing.items())
        rows = {"mixture": mixture, "uniform": columns["uniform"]}
        columns = {"uniform": columns["uniform"], "knowing": mixture}
    if options.shooters:
        columns = {name: columns[name] for name in options.shooters.split(",")}
    if options.solve:
        solve(variant, rows, columns, options.solve, write=options.write)
        return
    with Pool(options.workers) as pool:
        seeds = range(options.first, options.first + options.games)
        measure(variant, rows, columns, seeds, pool)


def measure(
    variant: str, rows: dict[str, Prior], columns: dict[str, Prior], seeds: range, pool: Crew
) -> None:
    """Play, and print each mean as it comes, then its difference to the first shooter's."""
    for name, mixture in rows.items():
        first: list[int] = []
        for shooter_name, prior in columns.items():
            if not within_reach(mixture, prior):
                continue
            tasks = [(variant, mixture, prior, seed) for seed in seeds]
            shots = pool.map(game, tasks, chunksize=5)
            first = first or shots
            middle, error = mean(shots)
            more, doubt = mean(map(int.__sub__, shots, first))
            print(
                f"{variant} {name} {shooter_name} {middle:.2f} {error:.2f} {len(shots)} games, "
                f"{more:+.2f} ± {doubt:.2f}",
                flush=True,
            )


def within_reach(mixture: Prior, prior: Prior) -> bool:
    """Whether a shooter expects such fleets at all: one who does not cannot explain them."""
    expected = {name for name, _ in prior}
    return "uniform" in expected or expected >= {name for name, _ in mixture}


def solve(
    variant: str, rows: Iterable[str], columns: Iterable[str], files: Iterable[str], *, write: bool
) -> None:
    """Read what was measured, and find the weights."""
    lines = [line.split() for file in files for line in Path(file).read_text("utf-8").splitlines()]
    cells = {(line[1], line[2]): line[3:5] for line in lines if line[0] == variant}
    rows, columns = list(rows), list(columns)
    table = [[cells[name, column] for column in columns] for name in rows]
    means = [[float(cell[0]) for cell in row] for row in table]
    errors = [[float(cell[1]) for cell in row] for row in table]
    weights, value = solved_in_doubt(means, errors)
    placing = {
        name: round(100 * weight)
        for name, weight in zip(rows, weights, strict=True)
        if weight >= 0.02
    }
    print(f"| {variant} | weight | {' | '.join(columns)} |\n|---{'|---' * (len(columns) + 1)}|")
    for name in rows:
        shots = " | ".join(" ± ".join(cells[name, column]) for column in columns)
        print(f"| {name} | {placing.get(name, 0)} | {shots} |")
    print(f"value {value:.2f}")
    if write:
        HABITS.mkdir(exist_ok=True)
        habit = kept(settle(load_variant(variant)), placing, EXPECTING[variant])
        text = json.format(json.encode(habit), indent=2).decode()
        (HABITS / f"{variant}.json").write_text(text + "\n", "utf-8")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("variant", choices=sorted(SHOOTERS))
    parser.add_argument("--families", default="uniform,sides,band,lines")
    parser.add_argument("--shooters", help="only these")
    parser.add_argument("--first", type=int, default=0, help="the seed of the first game")
    parser.add_argument("--games", type=int, default=400, help="games for each pair")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--solve", nargs="+", metavar="FILE", help="solve what was printed there")
    parser.add_argument("--write", action="store_true", help="keep the weights in the package")
    parser.add_argument("--check", action="store_true", help="play on what is kept, knowing it")
    return parser.parse_args()


if __name__ == "__main__":
    main()
