"""Scatter: any legal action, drawn at random."""

from random import Random

from seabattle.game import (
    Centre,
    DeclareVictory,
    EndTurn,
    Fire,
    Phase,
    PlaceFleet,
    Seat,
    SeatCommand,
    Step,
    Target,
    UseWeapon,
    WholeColumn,
    WholeRow,
)
from seabattle.grid import Col, Mask, Row, bits
from seabattle.rules import Kind, random_fleet
from seabattle.views import View, moves, open_cells, options, shots_now

_TRIES = 8


class Scatter:
    """Plays every variant by the rules and without a thought."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def act(self, view: View) -> SeatCommand:
        """Place any fleet; then do anything that is allowed, and mostly fire."""
        seat = view.seat
        assert seat is not None
        if view.table.phase is Phase.PLACING:
            return PlaceFleet(seat, random_fleet(view.ruleset, self._random))
        ruleset = view.ruleset
        if ruleset.arsenal or ruleset.manoeuvre or ruleset.victory.declared:
            return self._anything(view, seat)
        if view.table.step is Step.SECOND:
            # A hit has been scored, but a damaged fleet may not have the second shot.
            return self._anything(view, seat)
        return self._shot(view, seat)

    def _shot(self, view: View, seat: Seat) -> Fire:
        grid, free, wanted = view.ruleset.grid, open_cells(view), shots_now(view)
        if wanted == 1:
            return Fire(seat, (grid.cells()[self._one_of(free, grid.size)],))
        found = self._random.sample(list(bits(free)), wanted)
        return Fire(seat, tuple(grid.cells()[index] for index in found))

    def _one_of(self, free: Mask, size: int) -> int:
        """Any of the free cells; trying at random is quickest while many are free."""
        for _ in range(_TRIES):
            index = int(self._random.random() * size)
            if free >> index & 1:
                return index
        return self._random.choice(list(bits(free)))

    def _anything(self, view: View, seat: Seat) -> SeatCommand:
        allowed = [option for option in options(view) if option.refusal is None]
        kinds = {option.action for option in allowed}
        if "move-ship" in kinds and self._random.random() < 1 / 4:
            return self._random.choice(moves(view))
        if "declare-victory" in kinds and self._random.random() < 1 / 20:
            return DeclareVictory(seat)
        weapons = [option.weapon for option in allowed if option.weapon is not None]
        if weapons and self._random.random() < 1 / 10:
            return self._special(view, seat, self._random.choice(weapons))
        if "fire" in kinds:
            return self._shot(view, seat)
        return EndTurn(seat) if "end-turn" in kinds else DeclareVictory(seat)

    def _special(self, view: View, seat: Seat, name: str) -> UseWeapon:
        weapon, grid = view.ruleset.weapon(name), view.ruleset.grid
        cell = self._random.choice(grid.cells())
        target: Target = Centre(cell)
        if weapon is not None and weapon.kind is Kind.LINE:
            row, col = WholeRow(Row(cell.row)), WholeColumn(Col(cell.col))
            target = self._random.choice((row, col))
        return UseWeapon(seat, name, target)
