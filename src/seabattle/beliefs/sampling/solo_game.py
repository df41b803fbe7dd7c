"""A solo game: one field cleared shot by shot, knowing only the answers."""

from seabattle.beliefs.effort import Effort
from seabattle.beliefs.fleet_problem import Fleet, FleetProblem
from seabattle.beliefs.marks import Marks, Strike, apply_marks
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.python_sampler import PythonSampler
from seabattle.beliefs.splitmix import SplitMix
from seabattle.beliefs.telling import Sinking, Telling


class PythonSoloGame:
    """The twin of the kernel's own game; *truth* is only looked at to answer."""

    def __init__(
        self, problem: FleetProblem, truth: Fleet, telling: Telling, effort: Effort, seed: int
    ) -> None:
        self._problem = problem
        self._telling = telling
        self._effort = effort
        self._chance = SplitMix(seed)
        self._ships = [
            (number, problem.classes[number].placements[place].cells)
            for number, places in enumerate(truth)
            for place in places
        ]
        self._empty = 0
        self._strikes: list[Strike] = []

    @property
    def over(self) -> bool:
        """Whether every ship is sunk."""
        return not any(cells & ~self._marks().struck for _, cells in self._ships)

    def fire(self) -> int:
        """Fire the next shot, hear the answer, and give the cell."""
        marks = self._marks()
        table = BerthTable(
            apply_marks(self._problem, marks), hit_names_class=self._telling.hit_names_class
        )
        fired = marks.empty | marks.struck
        word = self._chance.word()
        cell = PythonSampler(table).shot(fired, self._telling, self._effort, word).cell
        self._hear(cell, marks.struck | 1 << cell)
        return cell

    def _marks(self) -> Marks:
        silent = self._telling.sinking is Sinking.SILENT
        return Marks(self._empty, tuple(self._strikes), silent=silent)

    def _hear(self, cell: int, struck: int) -> None:
        for number, cells in self._ships:
            if cells >> cell & 1:
                self._strikes.append(self._strike(cell, number, cells, struck))
                return
        self._empty |= 1 << cell

    def _strike(self, cell: int, number: int, cells: int, struck: int) -> Strike:
        sinking = self._telling.sinking
        sank = sinking is not Sinking.SILENT and not cells & ~struck
        named = sinking >= Sinking.CLASS if sank else self._telling.hit_names_class
        return Strike(
            1 << cell,
            len(self._strikes),
            sank,
            frozenset([number]) if named else None,
            cells if sank and sinking is Sinking.CELLS else None,
        )
