"""Effects of shots and radar sweeps."""

from collections.abc import Iterable
from dataclasses import dataclass

from seabattle_verifier.aim import STOPS
from seabattle_verifier.fault import Json
from seabattle_verifier.fleet import Cell
from seabattle_verifier.seat import Seat, said_ship


@dataclass(frozen=True)
class Hit:
    """A sound deck that was struck."""

    owner: int
    ship: Json
    sank: bool


@dataclass(frozen=True)
class Guns:
    """Carries out shots and radar sweeps on the seats."""

    seats: list[Seat]
    shared: bool
    """Whether all fleets lie on one grid (FO1)."""
    spares_own: bool
    """Whether the shooter's own ships are passed by."""

    def targets(self, by: Seat) -> list[Seat]:
        """The seats whose ships the shots of *by* can strike, including wrecks of seats out."""
        if not self.shared:
            return [self.seats[1 - by.number]]
        return [seat for seat in self.seats if not (self.spares_own and seat is by)]

    def seas(self, by: Seat) -> list[Seat]:
        """The seats whose ships the radar of *by* can see."""
        return self.seats if self.shared else self.targets(by)

    def course(self, by: Seat, weapon: Json, cells: list[Cell]) -> list[Cell]:
        """The cells that a special action strikes: up to the first deck where it stops there."""
        if weapon["kind"] not in STOPS:
            return cells
        targets = self.targets(by)
        for number, cell in enumerate(cells, 1):
            if any(seat.ship_on(cell) for seat in targets):
                return cells[:number]
        return cells

    def sweep(self, by: Seat, weapon: Json, cells: Iterable[Cell]) -> Json:
        """What the radar sees: any ship, sound or wrecked (BN8)."""
        seas = self.seas(by)
        echoes = [[list(cell), any(seat.ship_on(cell) for seat in seas)] for cell in cells]
        return {"type": "radar-swept", "by": by.number, "weapon": weapon["name"], "echoes": echoes}

    def volley(self, by: Seat, cells: Iterable[Cell]) -> tuple[list[Json], list[Hit]]:
        """Strike cells one after the other; one that was struck before repeats its answer (BN9)."""
        impacts, hits = [], []
        for cell in cells:
            before = self._sound(cell)
            for seat in self.targets(by):
                seat.strike(cell)
            impact, fresh = self._impact(by, cell, before)
            impacts.append(impact)
            hits += fresh
        return impacts, hits

    def volleys(self, attacks: dict[int, list[Cell]]) -> tuple[dict[int, list[Json]], list[Hit]]:
        """Strike all cells of a round at the same moment.

        Two shots on one cell find the same deck sound. A ship is said to sink on the last
        of its cells: of the grid where all share one, else of the salvo (FO4).
        """
        shots = [(cell, number) for number, cells in attacks.items() for cell in cells]
        before = {cell: self._sound(cell) for cell, _ in shots}
        for cell, number in sorted(shots) if self.shared else shots:
            for seat in self.targets(self.seats[number]):
                seat.strike(cell)
        said: dict[int, list[Json]] = {}
        hits = []
        for number, cells in attacks.items():
            for cell in cells:
                impact, fresh = self._impact(self.seats[number], cell, before[cell])
                said.setdefault(number, []).append(impact)
                hits += fresh
        return said, hits

    def _sound(self, cell: Cell) -> set[int]:
        """The seats that have a sound deck on *cell*."""
        return {seat.number for seat in self.seats if seat.ship_on(cell) and cell not in seat.hits}

    def _impact(self, by: Seat, cell: Cell, sound: set[int]) -> tuple[Json, list[Hit]]:
        """The record of a struck cell, and the decks that were sound before."""
        struck, hits = [], []
        for seat in self.targets(by):
            ship = seat.ship_on(cell)
            if ship is not None:
                said, sank = said_ship(ship), cell in seat.fatal
                fresh = seat.number in sound
                struck.append([seat.number, said, sank, fresh])
                hits += [Hit(seat.number, said, sank)] if fresh else []
        return ({"at": list(cell), "struck": struck} if struck else {"at": list(cell)}), hits
