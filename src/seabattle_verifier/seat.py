"""The state of one seat."""

from dataclasses import dataclass, field

from seabattle_verifier.fault import Json
from seabattle_verifier.fleet import Cell, Ship


@dataclass
class Seat:
    """The ships of a seat, its hits, shots and known cells."""

    number: int
    uses: dict[str, int]
    """How often each special action can still be used."""
    ships: list[Ship] = field(default_factory=list)
    hits: set[Cell] = field(default_factory=set)
    """Own decks that were struck."""
    fatal: set[Cell] = field(default_factory=set)
    """Own decks with which a ship went down."""
    known: set[Cell] = field(default_factory=set)
    """Foreign cells whose answer the seat has heard."""
    turns: int = 0
    shots: int = 0
    """Shots left in this turn."""
    moved: bool = False
    order: Json | None = None
    missed: int = 0
    """Rounds in a row without an order."""
    out: bool = False
    gone: bool = False

    def ship_on(self, cell: Cell) -> Ship | None:
        """The ship on *cell*; of a seat that has left only the wrecks remain."""
        if self.gone and cell not in self.hits:
            return None
        return next((ship for ship in self.ships if cell in ship[1]), None)

    def strike(self, cell: Cell) -> None:
        """A shot falls on *cell*."""
        ship = self.ship_on(cell)
        if ship is None or cell in self.hits:
            return
        self.hits.add(cell)
        if self.hits.issuperset(ship[1]):
            self.fatal.add(cell)

    @property
    def afloat(self) -> int:
        """How many ships have a sound deck."""
        return sum(not self.hits.issuperset(cells) for _, cells in self.ships)

    @property
    def undamaged(self) -> int:
        """How many ships were never hit."""
        return sum(self.hits.isdisjoint(cells) for _, cells in self.ships)


def said_ship(ship: Ship) -> Json:
    """A ship as a record writes it."""
    return {"ship_class": ship[0], "cells": [list(cell) for cell in ship[1]]}
