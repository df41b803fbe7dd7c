"""What each possible fleet would answer to a shot."""

from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.fleets import Fleets
from seabattle.beliefs.telling import Sinking, Telling

AnswerKey = tuple[str, int]
"""The word that is said, and the number of the class or the ship it names; 0 if it names none."""

MISS: AnswerKey = ("miss", 0)


class Targets:
    """Every fleet with its weight, ready to be fired at."""

    def __init__(self, table: BerthTable, fleets: Fleets, telling: Telling) -> None:
        self._telling = telling
        self.weights = fleets.weights
        self.ships = [
            [(table.cells[berth], table.kin_at[berth], berth) for berth in fleets[number]]
            for number in range(len(fleets))
        ]
        self.occupied = [sum(cells for cells, _, _ in fleet) for fleet in self.ships]

    def answer_of(self, number: int, cell: int, fired: int) -> AnswerKey:
        """Say what fleet *number* answers to a shot at *cell*; *fired* holds that cell, too."""
        if not self.occupied[number] >> cell & 1:
            return MISS
        ship, kin, berth = next(s for s in self.ships[number] if s[0] >> cell & 1)
        sinking = self._telling.sinking
        if sinking is Sinking.SILENT or ship & ~fired:
            return "hit", kin if self._telling.hit_names_class else 0
        named = {Sinking.CLASS: kin, Sinking.CELLS: berth}
        return "sunk", named.get(sinking, 0)

    def is_afloat(self, number: int, fired: int) -> bool:
        """Say whether fleet *number* has a cell left."""
        return bool(self.occupied[number] & ~fired)
