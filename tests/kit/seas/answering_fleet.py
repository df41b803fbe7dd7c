"""A fleet that answers shots, in the words the beliefs understand."""

from seabattle.beliefs import Fleet, FleetProblem, ShotAnswer, ShotVerdict, Sinking, Telling


class Answering:
    """One fleet of a problem under fire."""

    def __init__(self, problem: FleetProblem, fleet: Fleet, telling: Telling) -> None:
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

    def answer(self, cell: int) -> ShotAnswer:
        """Say what a shot at *cell* has struck."""
        self._fired |= 1 << cell
        for number, cells in self._ships:
            if cells >> cell & 1:
                return self._strike(cell, number, cells)
        return ShotAnswer(cell, ShotVerdict.EMPTY)

    def _strike(self, cell: int, number: int, cells: int) -> ShotAnswer:
        sinking, named = self._telling.sinking, self._telling.hit_names_class
        if sinking is Sinking.SILENT:
            return ShotAnswer(cell, ShotVerdict.SHIP, number if named else None)
        if cells & ~self._fired:
            return ShotAnswer(cell, ShotVerdict.HIT, number if named else None)
        return ShotAnswer(
            cell,
            ShotVerdict.SUNK,
            number if sinking >= Sinking.CLASS else None,
            cells if sinking is Sinking.CELLS else None,
        )
