"""One field cleared alone, shot by shot, as a seat would that hears only the answers."""

from dataclasses import astuple
from typing import Protocol

from seabattle.beliefs.effort import Effort
from seabattle.beliefs.exact.belief import Fleet
from seabattle.beliefs.fleet_problem import FleetProblem
from seabattle.beliefs.marks import Marks, Strike, apply_marks
from seabattle.beliefs.sampling.python_backend import PythonBackend
from seabattle.beliefs.sampling.sampler import BackendFactory, Sampler, choose_backend
from seabattle.beliefs.splitmix import SplitMix
from seabattle.beliefs.telling import Sinking, Telling


class SoloBackend(Protocol):
    """A field being cleared."""

    @property
    def over(self) -> bool:
        """Whether every ship is sunk."""

    def fire(self) -> int:
        """Fire the next shot, hear the answer, and give the cell."""


class SoloGame:
    """A field and a shooter; *truth* is only looked at to answer."""

    def __init__(
        self,
        problem: FleetProblem,
        truth: Fleet,
        telling: Telling,
        effort: Effort,
        seed: int,
        *,
        backend: BackendFactory | None = None,
    ) -> None:
        plain = (backend or choose_backend(problem)) is PythonBackend
        make = PythonSoloGame if plain else make_native_solo
        self._backend: SoloBackend = make(problem, truth, telling, effort, seed)

    @property
    def over(self) -> bool:
        """Whether every ship is sunk."""
        return self._backend.over

    def fire(self) -> int:
        """Fire the next shot, hear the answer, and give the cell."""
        return self._backend.fire()

    def fire_all(self) -> list[int]:
        """Clear the field and give the cells fired at."""
        fired = []
        while not self.over:
            fired.append(self.fire())
        return fired


class PythonSoloGame:
    """The twin of the kernel's own game."""

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
        sampler = Sampler(
            apply_marks(self._problem, marks),
            hit_names_class=self._telling.hit_names_class,
            backend=PythonBackend,
        )
        fired = marks.empty | marks.struck
        cell = sampler.shot(fired, self._telling, self._effort, self._chance.word()).cell
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


def make_native_solo(
    problem: FleetProblem, truth: Fleet, telling: Telling, effort: Effort, seed: int
) -> SoloBackend:
    """Let the kernel play the whole game."""
    from seabattle import _kernel
    from seabattle.beliefs.sampling.native_backend import pack_candidates, words_for

    words = words_for(problem.size)
    ships = [(number, place) for number, places in enumerate(truth) for place in places]
    return _kernel.solo_game(
        *pack_candidates(list(problem.classes), words),
        words,
        ships,
        telling.sinking,
        telling.hit_names_class,
        astuple(effort),
        seed,
    )
