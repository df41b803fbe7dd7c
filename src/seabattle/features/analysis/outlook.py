"""The outlook from a position: odds, expected shots to the end, and the worth of each cell.

Where all fleets can be listed, everything is exact for a player who always fires at the
likeliest cell. Where they are too many, some are drawn, and the expectation comes from a
fitted formula.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from math import log2

from seabattle.beliefs import Effort, Fleets, Impossible, ShotChoice, Sinking
from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.splitmix import WORD, SplitMix
from seabattle.features.analysis.expectation import Expectation
from seabattle.features.analysis.position import Hull, Position
from seabattle.grid import Mask

LISTED = 4_000
"""The most fleets to list; every cell is then tried against all of them."""

DRAWN = 3_000
"""The number of fleets drawn where there are more."""

GLANCED = 500
"""The number drawn for the position after a hypothetical answer."""

PLAY_OUT = Effort(limit=0, fleets=LISTED, cells=2, solve=0, margin=0)
"""Effort of the reference player's play to the end: the first cell weighed is the likeliest."""

EVERY_CELL = Effort(limit=0, fleets=LISTED, cells=1024, solve=0, margin=0)

LIKELY_CELLS = Effort(limit=0, fleets=LISTED, cells=12, solve=0, margin=0)
"""Effort where fleets are drawn: the likeliest cells are compared, as the admiral does."""

LARGE = 200
"""The grid size from which play takes so long that fewer cells are compared."""

LARGE_LISTED = Effort(limit=0, fleets=LISTED, cells=32, solve=0, margin=0)
LARGE_DRAWN = Effort(limit=0, fleets=LISTED, cells=6, solve=0, margin=0)

Berths = int
"""A set of berths, as bits."""


@dataclass(frozen=True)
class PossibleAnswer:
    """A possible answer to a shot, with its probability."""

    chance: float
    after: Position
    berths: Berths
    """The berths one of which holds the ship that was hit; for a miss, all of them are empty."""
    struck: bool


class Outlook:
    """Odds and expectations of a position."""

    def __init__(self, position: Position, expectation: Expectation, draws: int = DRAWN) -> None:
        self.position = position
        self._expectation = expectation
        sampler = position.sampler
        fleets = None if position.over else sampler.list_fleets(LISTED)
        self.exact = position.over or fleets is not None
        if fleets is None and not position.over:
            fleets = sampler.draw_fleets(draws, seed_of(position))
            if not fleets.weight:
                raise Impossible("no fleet that agrees with everything told was found")
        self.fleets = fleets

    @property
    def error(self) -> float:
        """The standard error of the value; zero where it is exact."""
        return 0.0 if self.exact else self._expectation.error

    @cached_property
    def bits(self) -> float:
        """The entropy of the enemy's fleet, in bits."""
        return log2(self.fleets.estimate) if self.fleets is not None else 0.0

    @cached_property
    def value(self) -> float:
        """The expected number of shots, or turns, that the reference player still needs."""
        if self.fleets is None:
            return 0.0
        if self.exact:
            return self._play_out(self.fleets, self.position)
        return self._expectation.value(self.position, self.bits)

    @cached_property
    def odds(self) -> tuple[float, ...]:
        """The probability of a deck on each cell."""
        found = [0] * self.position.ruleset.grid.size
        for cells, weight in self._hulls.values():
            for cell in cells_in(cells):
                found[cell] += weight
        return tuple(weight / self._whole for weight in found)

    @cached_property
    def worths(self) -> dict[int, float]:
        """For each cell worth firing at, the expectation with that shot included."""
        if self.fleets is None:
            return {}
        if self.exact:
            return {cell: total / self._weighed.weight for cell, total in self._weighed.options}
        return {cell: self._adjust(total) for cell, total in self._weighed.options}

    def worth_of(self, cell: int) -> float:
        """The expectation with a shot at any cell, by the same measure."""
        if cell in self.worths or self.exact:
            return self.worths[cell] if cell in self.worths else self.after_shot(cell)
        assert self.fleets is not None
        needed = 1.0 + sum(
            answer.chance * self._play_out(self._keep(answer), answer.after)
            for answer in self.answers(cell)
        )
        return self._adjust(needed * self._weighed.weight)

    @cached_property
    def _weighed(self) -> ShotChoice:
        """The cells, tried against all listed or drawn fleets."""
        assert self.fleets is not None
        if self.position.ruleset.grid.size > LARGE:
            effort = LARGE_LISTED if self.exact else LARGE_DRAWN
        else:
            effort = EVERY_CELL if self.exact else LIKELY_CELLS
        position = self.position
        return position.sampler.choose_shot(
            self.fleets, position.known, position.telling, effort, 0
        )

    def _adjust(self, total: float) -> float:
        """Combine differences from games against drawn fleets with the level of the formula.

        Those games are too short: fewer shots tell the drawn fleets apart than all fleets.
        """
        best, least = min(self._weighed.options, key=lambda option: option[1])
        return self._by_formula(best) + (total - least) / self._weighed.weight

    def after_shot(self, cell: int) -> float:
        """The expectation with a shot at *cell*: the mean over all answers, plus the shot."""
        if self.fleets is None:
            return 1.0
        return 1.0 + sum(answer.chance * self._value_after(answer) for answer in self.answers(cell))

    def answers(self, cell: int) -> Iterator[PossibleAnswer]:
        """The possible answers to a shot at *cell*, as distinct as the rules report them."""
        bit = 1 << cell
        groups: dict[tuple[str, int], tuple[Berths, int]] = {}
        for berth in self._covering.get(cell, ()):
            cells, weight = self._hulls[berth]
            key = self._answer_key(berth, cells, bit)
            berths, whole = groups.get(key, (0, 0))
            groups[key] = berths | 1 << berth, whole + weight
        missed = self._whole - sum(whole for _, whole in groups.values())
        if missed > 0:
            covering = sum(berths for berths, _ in groups.values())
            yield PossibleAnswer(
                missed / self._whole, self.position.miss(bit), covering, struck=False
            )
        for berths, whole in groups.values():
            berth = (berths & -berths).bit_length() - 1
            hull = self._class_of(berth), self._hulls[berth][0]
            yield PossibleAnswer(
                whole / self._whole, self.position.hit(bit, hull), berths, struck=True
            )

    def hulls(self, number: int) -> list[Hull]:
        """The ships of one of the fleets."""
        assert self.fleets is not None
        return list(self.position.sampler.table.name_ships(self.fleets[number]))

    def draw_number(self, seed: int) -> int:
        """The number of a fleet, drawn by weight."""
        assert self.fleets is not None
        at, weights = SplitMix(seed).below(self.fleets.weight), self.fleets.weights
        number = 0
        while at >= weights[number]:
            at -= weights[number]
            number += 1
        return number

    def _answer_key(self, berth: int, cells: Mask, bit: Mask) -> tuple[str, int]:
        table, telling = self.position.sampler.table, self.position.telling
        if telling.sinking is Sinking.SILENT or cells & ~(self.position.struck | bit):
            return "hit", table.kin_at[berth] if telling.hit_names_class else 0
        named = {Sinking.CLASS: table.kin_at[berth], Sinking.CELLS: berth}
        return "sunk", named.get(telling.sinking, 0)

    def _class_of(self, berth: int) -> int:
        table = self.position.sampler.table
        return table.kin_of.index(table.kin_at[berth])

    def _value_after(self, answer: PossibleAnswer) -> float:
        """The expectation after an answer, consistent with the next outlook."""
        if self.exact:
            return self._play_out(self._keep(answer), answer.after)
        if self.bits + log2(answer.chance) < log2(LISTED) + 1:
            return Outlook(answer.after, self._expectation).value
        return self._expectation.value(answer.after, self.bits + log2(answer.chance))

    def _keep(self, answer: PossibleAnswer) -> Fleets:
        """The listed or drawn fleets that agree with an answer."""
        assert self.fleets is not None
        wanted = answer.berths, answer.struck
        return self.position.sampler.keep_fleets(self.fleets, wanted)

    def _by_formula(self, cell: int) -> float:
        return 1.0 + sum(
            answer.chance
            * self._expectation.value(answer.after, max(0.0, self.bits + log2(answer.chance)))
            for answer in self.answers(cell)
        )

    def _play_out(self, fleets: Fleets, position: Position) -> float:
        """The mean number of shots against *fleets*, as if there were no others."""
        try:
            choice = self.position.sampler.choose_shot(
                fleets, position.known, position.telling, PLAY_OUT, 0
            )
        except Impossible:
            return 0.0
        return choice.options[0][1] / fleets.weight

    @cached_property
    def _whole(self) -> int:
        return self.fleets.weight if self.fleets is not None else 1

    @cached_property
    def _hulls(self) -> dict[int, tuple[Mask, int]]:
        """For each berth in which a ship may lie, its cells and the weight of such fleets."""
        if self.fleets is None:
            return {}
        weights, _ = self.position.sampler.odds(self.fleets)
        cells = self.position.sampler.table.cells
        return {berth: (cells[berth], weight) for berth, weight in enumerate(weights) if weight}

    @cached_property
    def _covering(self) -> dict[int, list[int]]:
        """For each cell that may hold a deck not hit yet, the berths over it."""
        found: dict[int, list[int]] = {}
        for berth, (cells, _) in self._hulls.items():
            for cell in cells_in(cells & ~self.position.known):
                found.setdefault(cell, []).append(berth)
        return found


def seed_of(position: Position) -> int:
    """A seed for the draws, so that the same position always gets the same fleets."""
    return (position.known * 0x9E3779B97F4A7C15 + position.struck * 0xBF58476D1CE4E5B9) & WORD
