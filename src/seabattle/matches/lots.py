"""Lots and coins.

In a live match they are drawn from its seed. The match commits to the seed before any player can
know what will be drawn. Matches from before there were seeds draw from the operating system's
generator. A test may pass a seeded one.
"""

from collections.abc import Sequence
from random import Random, SystemRandom
from typing import Protocol

from msgspec import Struct

from seabattle.fairness.commitment import draw_number
from seabattle.game import (
    DrawLots,
    Fire,
    Game,
    GivenCommand,
    Seat,
    Table,
    required_shot_count,
    seats_in,
    settled_cells,
)
from seabattle.game.table import Phase
from seabattle.game.truth import truth_of
from seabattle.grid import bits
from seabattle.rules import MissedShot

SYSTEM = SystemRandom()


class Draw(Protocol):
    """Draws numbers, each for a purpose and some numbers that tell it from others."""

    def __call__(self, below: int, purpose: str, /, *numbers: int) -> int:
        """A number from 0 up to, not including, *below*."""


class RandomDraw(Struct, frozen=True):
    """A draw that ignores its purpose and returns another number each time."""

    chance: Random = SYSTEM

    def __call__(self, below: int, _purpose: str, /, *_numbers: int) -> int:
        """Return the next number of the generator."""
        return self.chance.randrange(below)


class SeedDraw(Struct, frozen=True, gc=False):
    """For one purpose always the same number."""

    seed: str
    nonces: tuple[str, ...]
    """The nonces that the seats have mixed in; an empty word for a seat that has sent none."""

    def __call__(self, below: int, purpose: str, /, *numbers: int) -> int:
        """Return the number that follows from the seed and the nonces."""
        return draw_number(bytes.fromhex(self.seed), self.nonces, below, purpose, numbers)


def draw_lots(table: Table, draw: Draw) -> DrawLots | None:
    """Draw lots if the table waits for them: who begins, or who wins a tie."""
    if table.phase is Phase.LOTS:
        return DrawLots(_draw_seat(tuple(seats_in(table.present)), draw, "begins"))
    if table.phase is Phase.TIE:
        return DrawLots(_draw_seat(tuple(seats_in(table.tied)), draw, "tie"))
    return None


def _draw_seat(seats: Sequence[Seat], draw: Draw, purpose: str) -> Seat:
    return seats[draw(len(seats), purpose)]


def draw_stray_shots(game: Game, draw: Draw) -> tuple[GivenCommand[Fire], ...]:
    """Shots for the seats that gave no order, where the rules let chance fire for them."""
    if game.ruleset.rounds.missed is not MissedShot.RANDOM:
        return ()
    return tuple(_draw_stray_shot(game, seat, draw) for seat in seats_in(game.table.awaited))


def _draw_stray_shot(game: Game, seat: Seat, draw: Draw) -> GivenCommand[Fire]:
    ruleset, table, side = game.ruleset, game.table, truth_of(game).sides[seat]
    grid = ruleset.grid
    cells = list(bits(grid.everywhere & ~settled_cells(ruleset, table, side)))
    named = (
        cells.pop(draw(len(cells), "stray", table.round, seat, shot))
        for shot in range(required_shot_count(ruleset, table, side))
    )
    return GivenCommand(seat, Fire(tuple(grid.cells()[index] for index in named)))
