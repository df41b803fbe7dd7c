"""Finds the openings that the admiral plays until its first hit, and writes them down.

``python bench/openings.py classic --write`` looks for the best first shots of a sea, then
for the best shot after a miss there, and so on, until hardly any game gets so far without
a hit. Each position is weighed by roll-outs against some 200,000 fleets, fifty times as
many as at the table. Seas are those of ``bench/strength.py``; ``--suspects`` expects the
habits of people, as the admiral does on some of them.
"""

import argparse
from pathlib import Path

from msgspec import json
from strength import ruleset_of

from seabattle.beliefs import (
    Effort,
    Fleets,
    Marks,
    Sampler,
    apply_marks,
    estimate_odds,
    make_sampler,
    problem_of,
)
from seabattle.beliefs.telling import Sinking
from seabattle.bots.placement.habit import sea_key_of
from seabattle.bots.standing.habit_prior import expected_parts
from seabattle.bots.standing.habit_sampler import sample_with_habits
from seabattle.bots.standing.marks_from_view import telling_of
from seabattle.bots.standing.opening_book import OpeningBook, grid_symmetries
from seabattle.rules import Ruleset

BOOKS = Path(__file__).parent.parent / "src" / "seabattle" / "bots" / "books"
RARE = 0.03
"""A line ends where no more games than this get to without a hit."""
NEAR = 0.02
"""First shots that cost no more than this beside the best are good openings, too."""


class Author:
    """Weighs positions of one sea in which nothing has been hit."""

    def __init__(self, ruleset: Ruleset, fleets: int, *, suspects: bool) -> None:
        self._ruleset = ruleset
        self._n = fleets
        self._parts = expected_parts(ruleset, {}) if suspects else ()
        self._telling = telling_of(ruleset)
        self._problem = problem_of(ruleset)

    def first_shots(self) -> list[tuple[int, float]]:
        """One cell of each kind with the shots that a game takes after it, the best first."""
        rows, cols = self._ruleset.grid.rows, self._ruleset.grid.columns
        kinds: dict[int, list[float]] = {}
        for cell, shots in self._weighed(0, cells=48, n=self._n // 2):
            kinds.setdefault(min(turn[cell] for turn in grid_symmetries(rows, cols)), []).append(
                shots
            )
        means = [(cell, sum(shots) / len(shots)) for cell, shots in kinds.items()]
        return sorted(means, key=lambda kind: kind[1])

    def line(self, first: int) -> tuple[int, ...]:
        """The shots from a first one on, each fired when all before were in vain."""
        line, fired, reached = [first], 1 << first, 1 - self._odds(0, first)
        while reached > RARE:
            cell, shots = min(self._weighed(fired, cells=12, n=self._n), key=lambda each: each[1])
            print(f"  shot {len(line) + 1}: {cell}, {shots:.3f} to go", flush=True)
            line.append(cell)
            reached *= 1 - self._odds(fired, cell)
            fired |= 1 << cell
        return tuple(line)

    def _imagined(self, fired: int, n: int) -> tuple[Sampler, Fleets]:
        sampler = make_sampler(apply_marks(self._problem, Marks(fired)))
        fleets = sampler.draw_fleets(n, seed=fired.bit_count() + 1)
        if self._parts:
            fleets = sample_with_habits(self._ruleset, self._parts, sampler, fleets, n=n, seed=1)
        return sampler, fleets

    def _odds(self, fired: int, cell: int) -> float:
        sampler, fleets = self._imagined(fired, 20_000)
        odds = estimate_odds(sampler, fleets)
        return odds.cells[cell] / odds.weight

    def _weighed(self, fired: int, *, cells: int, n: int) -> list[tuple[int, float]]:
        sampler, fleets = self._imagined(fired, n)
        effort = Effort(limit=0, fleets=2 * n, cells=cells, solve=0, margin=0)
        choice = sampler.choose_shot(fleets, fired, self._telling, effort, 1)
        return [(cell, total / choice.weight) for cell, total in choice.options]


def main() -> None:
    """Find the lines of a sea."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sea")
    parser.add_argument("--fleets", type=int, default=200_000)
    parser.add_argument("--lines", type=int, default=2)
    parser.add_argument("--suspects", action="store_true")
    parser.add_argument("--write", action="store_true")
    options = parser.parse_args()
    ruleset = ruleset_of(options.sea)
    author = Author(ruleset, options.fleets, suspects=options.suspects)
    firsts = author.first_shots()
    print(options.sea, "first shots", [(cell, round(shots, 3)) for cell, shots in firsts])
    good = [cell for cell, shots in firsts if shots <= firsts[0][1] + NEAR][: options.lines]
    lines = tuple(author.line(cell) for cell in good)
    sinking = int(Sinking(telling_of(ruleset).sinking))
    book = OpeningBook(sea_key_of(ruleset), sinking, options.suspects, lines)
    text = json.format(json.encode(book), indent=2).decode()
    print(text)
    if options.write:
        BOOKS.mkdir(exist_ok=True)
        name = options.sea + ("-suspecting" if options.suspects else "")
        (BOOKS / f"{name}.json").write_text(text + "\n", "utf-8")


if __name__ == "__main__":
    main()
