"""Chooses the next shot against many possible fleets."""

from dataclasses import dataclass

from seabattle.beliefs.effort import Effort
from seabattle.beliefs.limits import Impossible
from seabattle.beliefs.sampling.endgame import (
    ENDLESS,
    MOST_FLEETS,
    Endgame,
    cells_by_weight,
    count_hits_needed,
)
from seabattle.beliefs.sampling.rollout import shots_after, tally_cells
from seabattle.beliefs.sampling.targets import Targets
from seabattle.beliefs.splitmix import SplitMix


@dataclass(frozen=True, slots=True)
class ShotChoice:
    """The cell to fire at, and what was weighed for it."""

    cell: int

    weight: int = 0
    """The weight of the fleets that were played against."""

    options: tuple[tuple[int, int], ...] = ()
    """Cells tried, each with the shots all those fleets need in all, times their weights."""

    @property
    def shots(self) -> float | None:
        """The shots still to be expected, this one included, where games were played out."""
        return dict(self.options)[self.cell] / self.weight if self.options else None


class ShotChooser:
    """One decision: what is afloat, what was fired at, how hard to think."""

    def __init__(self, targets: Targets, fired: int, effort: Effort, seed: int) -> None:
        self._targets = targets
        self._fired = fired
        self._effort = effort
        self._chance = SplitMix(seed)
        self._afloat = [
            number
            for number, weight in enumerate(targets.weights)
            if weight and targets.is_afloat(number, fired)
        ]
        if not self._afloat:
            raise Impossible("no fleet that agrees with everything told is afloat")
        self._counts = tally_cells(targets, self._afloat, fired)
        self._weight = self._weight_of(self._afloat)

    def choose(self) -> ShotChoice:
        """Choose the cell: a certain hit, the best play if it can be found, the best roll-out."""
        cells = cells_by_weight(self._counts)
        certain = self._counts[cells[0]] == self._weight
        if certain or self._effort.cells == 1:
            cells = [self._draw_near(cells, 0 if certain else self._effort.margin)]
        if self._effort.cells == 1:
            return ShotChoice(cells[0])
        options = self._solve(cells)
        weight = self._weight
        if options is None:
            fleets = self._thin_out()
            weight = self._weight_of(fleets)
            options = self._roll_out(fleets, cells[: self._effort.cells])
        return ShotChoice(self._pick(options, weight), weight, tuple(options))

    def _weight_of(self, fleets: list[int]) -> int:
        return sum(self._targets.weights[number] for number in fleets)

    def _draw_near(self, cells: list[int], margin: int) -> int:
        """Draw lots among the cells about as likely as the likeliest."""
        most = self._counts[cells[0]]
        near = [c for c in cells if (most - self._counts[c]) * 1000 <= margin * self._weight]
        near.sort()
        return near[self._chance.below(len(near))]

    def _solve(self, cells: list[int]) -> list[tuple[int, int]] | None:
        """Find the best play, if the fleets are few enough."""
        afloat = tuple(self._afloat)
        if len(afloat) > self._effort.solve or afloat[-1] >= MOST_FLEETS:
            return None
        endgame = Endgame(self._targets, self._effort.nodes)
        hits = count_hits_needed(self._targets, afloat, self._fired)
        options = []
        # What is worse than the best by more than the margin need not be known exactly.
        margin = self._effort.margin * self._weight // 1000 + 1
        bound = ENDLESS
        for cell in cells:
            if self._weight - self._counts[cell] >= bound:
                break
            misses = endgame.misses_after(afloat, self._fired, cell, bound)
            if not endgame.is_solved():
                return None
            bound = min(bound, misses + margin)
            options.append((cell, hits + misses))
        return options

    def _thin_out(self) -> list[int]:
        """Keep no more fleets than the effort allows, any as likely as any other."""
        fleets = list(self._afloat)
        most = self._effort.fleets
        if len(fleets) > most:
            self._bring_forward(fleets, most)
        return fleets[:most]

    def _bring_forward(self, fleets: list[int], some: int) -> None:
        """Put some of the *fleets* first, any as likely as any other."""
        for i in range(some):
            j = i + self._chance.below(len(fleets) - i)
            fleets[i], fleets[j] = fleets[j], fleets[i]

    def _roll_out(self, fleets: list[int], cells: list[int]) -> list[tuple[int, int]]:
        """Weigh the *cells* by games played out: at a glance first, then the best on all."""
        glance, finalists = self._effort.glance, self._effort.finalists
        if glance and len(fleets) > glance and len(cells) > finalists:
            self._bring_forward(fleets, glance)
            options = self._weigh_cells(fleets[:glance], cells)
            options.sort(key=lambda option: option[1])
            cells = [cell for cell, _ in options[:finalists]]
        return self._weigh_cells(fleets, cells)

    def _weigh_cells(self, fleets: list[int], cells: list[int]) -> list[tuple[int, int]]:
        return [(cell, shots_after(self._targets, fleets, self._fired, cell)) for cell in cells]

    def _pick(self, options: list[tuple[int, int]], weight: int) -> int:
        """Draw lots among the cells about as good as the best."""
        best = min(total for _, total in options)
        near = [c for c, total in options if (total - best) * 1000 <= self._effort.margin * weight]
        return near[self._chance.below(len(near))]
