"""A policy played once against all fleets of a small sea: its exact mean number of shots.

The fleets are parted by their answers, and every part is played on. So the figure has no
error, and games are not played one by one.
"""

from kit.seas.shape_placements import list_placements, straight_shape, turn_shape
from seabattle.beliefs import (
    Candidates,
    Effort,
    FleetProblem,
    Fleets,
    ShotAnswer,
    ShotVerdict,
    Sinking,
    Telling,
    estimate_odds,
    make_sampler,
)
from seabattle.beliefs.backend import Backend
from seabattle.beliefs.sampling.shot_answer import wanted_berths
from seabattle.rules import Touching

BARE = Telling(Sinking.BARE)
WORDS = (ShotVerdict.EMPTY, ShotVerdict.HIT, ShotVerdict.SUNK)
EVERYTHING = 10**7


def sea_of(rows: int, columns: int, lengths: list[int], touching: Touching) -> FleetProblem:
    """Ask for the fleets with one ship of every length."""
    return FleetProblem(
        rows,
        columns,
        tuple(
            Candidates(
                1, list_placements(rows, columns, turn_shape(straight_shape(length)), touching)
            )
            for length in lengths
        ),
    )


class Policy:
    """The roll-out on one sea: the likeliest cells are tried, greedily to the end.

    With one cell it is the greedy player. Of equally good cells the likeliest is taken, and
    of those the lowest; with a *seed*, lots are drawn instead, as our players do.
    """

    def __init__(
        self,
        problem: FleetProblem,
        cells: int,
        seed: int | None = None,
        backend: Backend | None = None,
    ) -> None:
        self._sampler = make_sampler(problem, backend=backend)
        self._cells = cells
        self._seed = seed
        self._effort = Effort(limit=0, fleets=EVERYTHING, cells=cells, solve=0, margin=0)
        self.moves = 0
        """Decisions made so far."""

    def mean(self) -> float:
        """The mean number of shots over all fleets."""
        fleets = self._sampler.list_fleets(EVERYTHING)
        assert fleets is not None
        return self._shots(fleets, 0, 0) / len(fleets)

    def _shots(self, fleets: Fleets, fired: int, struck: int) -> int:
        """The shots that these fleets need in all, when those cells have been fired at."""
        cells = self._sampler.table.cells
        occupied = sum(cells[berth] for berth in fleets[0])
        if occupied == struck or len(fleets) == 1:
            # Every fleet has as many decks as any other, so all are sunk together.
            return (occupied & ~struck).bit_count() * len(fleets)
        self.moves += 1
        cell = self._aim(fleets, fired)
        total = len(fleets)
        for word in WORDS:
            hit = struck if word is ShotVerdict.EMPTY else struck | 1 << cell
            answer = ShotAnswer(cell, word)
            part = self._sampler.keep_fleets(
                fleets, wanted_berths(self._sampler.table, answer, hit)
            )
            if len(part):
                total += self._shots(part, fired | 1 << cell, hit)
        return total

    def _aim(self, fleets: Fleets, fired: int) -> int:
        if self._seed is not None:
            seed = self._seed + self.moves
            return self._sampler.choose_shot(fleets, fired, BARE, self._effort, seed).cell
        if self._cells == 1:
            odds = estimate_odds(self._sampler, fleets).cells
            return max(range(len(odds)), key=lambda cell: (not fired >> cell & 1) * odds[cell])
        options = self._sampler.choose_shot(fleets, fired, BARE, self._effort, 0).options
        return min(options, key=lambda option: option[1])[0]
