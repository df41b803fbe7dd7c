"""One field cleared alone, shot by shot, as a seat would that hears only the answers."""

from dataclasses import astuple
from typing import Protocol

from seabattle.beliefs.chance import Chance
from seabattle.beliefs.effort import Effort
from seabattle.beliefs.exact import Fleet
from seabattle.beliefs.gunnery import Crew, Gunnery, crew_on_duty
from seabattle.beliefs.marks import Marks, Strike, marked
from seabattle.beliefs.plain import Plain
from seabattle.beliefs.problem import Problem
from seabattle.beliefs.telling import Sinking, Telling


class Practice(Protocol):
    """A field being cleared."""

    @property
    def over(self) -> bool:
        """Whether every ship is sunk."""

    def fire(self) -> int:
        """Fire the next shot, hear the answer, and give the cell."""


class Solo:
    """A field and a shooter; *truth* is only looked at to answer."""

    def __init__(
        self,
        problem: Problem,
        truth: Fleet,
        telling: Telling,
        effort: Effort,
        seed: int,
        *,
        crew: Crew | None = None,
    ) -> None:
        plain = (crew or crew_on_duty(problem)) is Plain
        make = PlainSolo if plain else compiled_solo
        self._practice: Practice = make(problem, truth, telling, effort, seed)

    @property
    def over(self) -> bool:
        """Whether every ship is sunk."""
        return self._practice.over

    def fire(self) -> int:
        """Fire the next shot, hear the answer, and give the cell."""
        return self._practice.fire()

    def shots(self) -> list[int]:
        """Clear the field and give the cells fired at."""
        fired = []
        while not self.over:
            fired.append(self.fire())
        return fired


class PlainSolo:
    """The twin of the kernel's own game."""

    def __init__(
        self, problem: Problem, truth: Fleet, telling: Telling, effort: Effort, seed: int
    ) -> None:
        self._problem = problem
        self._telling = telling
        self._effort = effort
        self._chance = Chance(seed)
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
        gunnery = Gunnery(
            marked(self._problem, marks),
            hit_names_class=self._telling.hit_names_class,
            crew=Plain,
        )
        fired = marks.empty | marks.struck
        cell = gunnery.shot(fired, self._telling, self._effort, self._chance.word()).cell
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


def compiled_solo(
    problem: Problem, truth: Fleet, telling: Telling, effort: Effort, seed: int
) -> Practice:
    """Let the kernel play the whole game."""
    from seabattle import _kernel
    from seabattle.beliefs.compiled import muster, words_for

    words = words_for(problem.size)
    ships = [(number, place) for number, places in enumerate(truth) for place in places]
    return _kernel.practice(
        *muster(list(problem.classes), words),
        words,
        ships,
        telling.sinking,
        telling.hit_names_class,
        astuple(effort),
        seed,
    )
