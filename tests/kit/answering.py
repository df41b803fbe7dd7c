"""A fleet that answers shots, in the words the beliefs understand."""

from seabattle.beliefs import Heard, Problem, Sinking, Telling, Word
from seabattle.beliefs.exact import Fleet


class Answering:
    """One fleet of a problem under fire."""

    def __init__(self, problem: Problem, fleet: Fleet, telling: Telling) -> None:
        self._ships = [
            (number, problem.classes[number].placements[place].cells)
            for number, places in enumerate(fleet)
            for place in places
        ]
        self._telling = telling
        self._fired = 0

    @property
    def over(self) -> bool:
        """Whether every ship is sunk."""
        return not any(cells & ~self._fired for _, cells in self._ships)

    def answer(self, cell: int) -> Heard:
        """Say what a shot at *cell* has struck."""
        self._fired |= 1 << cell
        for number, cells in self._ships:
            if cells >> cell & 1:
                return self._strike(cell, number, cells)
        return Heard(cell, Word.EMPTY)

    def _strike(self, cell: int, number: int, cells: int) -> Heard:
        sinking, named = self._telling.sinking, self._telling.hit_names_class
        if sinking is Sinking.SILENT:
            return Heard(cell, Word.SHIP, number if named else None)
        if cells & ~self._fired:
            return Heard(cell, Word.HIT, number if named else None)
        return Heard(
            cell,
            Word.SUNK,
            number if sinking >= Sinking.CLASS else None,
            cells if sinking is Sinking.CELLS else None,
        )
