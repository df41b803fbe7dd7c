"""How hard each shipped puzzle is: solvers of different strength try them, and all are rated.

``python bench/puzzle_ratings.py --write`` (needs ``pip install openskill``, as the extra
``bench`` has it). A try is a game between a solver and a puzzle, which wins when the solver
does not find the best cell; Plackett-Luce (Weng and Lin) gives both a rating. The solvers:

- ``guess`` fires at any cell that may hold a ship;
- ``sketch-k`` thinks of so many of the fleets that fit, and fires where most of them lie;
- ``odds`` fires at the likeliest cell of all;
- ``look-ahead`` plays every cell out against all fleets, always at the likeliest cell then.

The seed is fixed, so the ratings of the same puzzles are the same.
"""

import argparse
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

from msgspec import json
from openskill.models import PlackettLuce, PlackettLuceRating

from seabattle.beliefs import Fleets, Sampler, make_sampler
from seabattle.beliefs.fleet_problem import cells_in
from seabattle.bots.advice import chart_problem
from seabattle.bots.standing.marks_from_view import telling_of
from seabattle.bots.typed_chart import TypedChart, read_chart
from seabattle.features.puzzles import Puzzle, puzzle_ruleset, shipped_puzzles, unpack_chart
from seabattle.features.puzzles.library import RATINGS
from seabattle.features.puzzles.proof import PLAY_OUT

FILE = (
    Path(__file__).parents[1] / "src" / "seabattle" / "features" / "puzzles" / "library" / RATINGS
)

MIDDLE, SCALE = 1500, 60
"""A rating of 25 is the middle; so much is one point of it."""

ROUNDS = 4
SEED = 1

Solver = Callable[["Desk", Random], int]


class Desk:
    """A puzzle before its solvers."""

    def __init__(self, puzzle: Puzzle) -> None:
        self.puzzle = puzzle
        self._ruleset = puzzle_ruleset(puzzle.variant)
        text = "\n".join(unpack_chart(puzzle.chart))
        self._chart: TypedChart = read_chart(self._ruleset, text)
        self._sampler: Sampler = make_sampler(chart_problem(self._ruleset, self._chart))
        found = self._sampler.list_fleets(puzzle.fleets)
        assert found is not None
        self._fleets: Fleets = found
        self.decks = [self._open_decks(number) for number in range(len(found))]

    def _open_decks(self, number: int) -> list[int]:
        cells = self._sampler.table.cells
        hulls = 0
        for berth in self._fleets[number]:
            hulls |= cells[berth]
        return cells_in(hulls & ~(self._chart.hit | self._chart.sunk))

    def likeliest(self, fleets: list[list[int]], chance: Random) -> int:
        """The cell on which most of *fleets* lie; lots are drawn among several."""
        counts = Counter(cell for decks in fleets for cell in decks)
        most = max(counts.values())
        return chance.choice(sorted(cell for cell, count in counts.items() if count == most))

    def look_ahead(self) -> int:
        """The best cell, were play to go on at the likeliest."""
        fired = self._chart.empty | self._chart.hit | self._chart.sunk
        telling = telling_of(self._ruleset)
        return self._sampler.choose_shot(self._fleets, fired, telling, PLAY_OUT, 0).cell


def guess(desk: Desk, chance: Random) -> int:
    """Any cell that may hold a ship."""
    return chance.choice(sorted({cell for decks in desk.decks for cell in decks}))


def sketch(fleets: int) -> Solver:
    """Thinks of so many fleets."""
    return lambda desk, chance: desk.likeliest(chance.choices(desk.decks, k=fleets), chance)


SOLVERS: dict[str, Solver] = {
    "guess": guess,
    **{f"sketch-{fleets}": sketch(fleets) for fleets in (1, 2, 4, 8, 16)},
    "odds": lambda desk, chance: desk.likeliest(desk.decks, chance),
    "look-ahead": lambda desk, _: desk.look_ahead(),
}


def rate_all(puzzles: tuple[Puzzle, ...]) -> tuple[dict[str, int], dict[str, str]]:
    """The rating of every puzzle, and of every solver with the part that it has solved."""
    model, chance = PlackettLuce(), Random(SEED)
    ratings: dict[str, PlackettLuceRating] = {
        name: model.rating() for name in [*SOLVERS, *(puzzle.id for puzzle in puzzles)]
    }
    desks = [Desk(puzzle) for puzzle in puzzles]
    tries = [(name, desk) for name in SOLVERS for desk in desks] * ROUNDS
    chance.shuffle(tries)
    solved = Counter[str]()
    for name, desk in tries:
        puzzle = desk.puzzle
        right = SOLVERS[name](desk, chance) == puzzle.best
        solved[name] += right
        pair = [[ratings[name]], [ratings[puzzle.id]]]
        [[solver], [rated]] = model.rate(pair, ranks=[0, 1] if right else [1, 0])
        ratings[name], ratings[puzzle.id] = solver, rated
    told = {
        name: f"{_scale(ratings[name].mu)}, {100 * solved[name] / len(desks) / ROUNDS:.0f} % solved"
        for name in SOLVERS
    }
    return {puzzle.id: _scale(ratings[puzzle.id].mu) for puzzle in puzzles}, told


def _scale(mu: float) -> int:
    return round(MIDDLE + SCALE * (mu - 25))


def main() -> None:
    """Rate, and say how it went."""
    parser = argparse.ArgumentParser(description="Rate the shipped puzzles.")
    parser.add_argument("--write", action="store_true", help="keep the ratings in the package")
    arguments = parser.parse_args()
    found, solvers = rate_all(tuple(sorted(shipped_puzzles(), key=lambda puzzle: puzzle.id)))
    for name, told in solvers.items():
        print(f"{name:12} {told}")
    spread = sorted(found.values())
    print(f"{len(spread)} puzzles, {spread[0]} to {spread[-1]}, median {spread[len(spread) // 2]}")
    if arguments.write:
        FILE.write_bytes(json.encode(dict(sorted(found.items()))) + b"\n")


if __name__ == "__main__":
    main()
