"""Lots and coins.

In a live match they come from the operating system's generator and share it with
nothing visible; a test may pass a seeded one.
"""

from random import Random, SystemRandom

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


def draw_lots(table: Table, chance: Random = SYSTEM) -> DrawLots | None:
    """Draw lots if the table waits for them: who begins, or who wins a tie."""
    if table.phase is Phase.LOTS:
        return DrawLots(chance.choice(tuple(seats_in(table.present))))
    if table.phase is Phase.TIE:
        return DrawLots(chance.choice(tuple(seats_in(table.tied))))
    return None


def draw_stray_shots(game: Game, chance: Random = SYSTEM) -> tuple[GivenCommand[Fire], ...]:
    """Shots for the seats that gave no order, where the rules let chance fire for them."""
    if game.ruleset.rounds.missed is not MissedShot.RANDOM:
        return ()
    return tuple(_draw_stray_shot(game, seat, chance) for seat in seats_in(game.table.awaited))


def _draw_stray_shot(game: Game, seat: Seat, chance: Random) -> GivenCommand[Fire]:
    ruleset, table, side = game.ruleset, game.table, truth_of(game).sides[seat]
    grid = ruleset.grid
    cells = list(bits(grid.everywhere & ~settled_cells(ruleset, table, side)))
    named = chance.sample(cells, required_shot_count(ruleset, table, side))
    return GivenCommand(seat, Fire(tuple(grid.cells()[index] for index in named)))
