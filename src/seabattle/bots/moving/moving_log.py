"""The log of a game with moving ships, as own shots and enemy turns in order."""

from collections.abc import Iterator

from seabattle.bots.moving.moving_odds import EnemyTurn, MovingItem, OwnShot
from seabattle.grid import Mask
from seabattle.views import CellAnswer, Mark, ToldLook, ToldShots, ToldTurn, View, read_log


def read_moving_log(view: View) -> tuple[MovingItem, ...]:
    """The events so far that bear on the enemy's ships."""
    return tuple(_moving_items(view))


def _moving_items(view: View) -> Iterator[MovingItem]:
    hits: Mask = 0
    for told in read_log(view):
        match told:
            case ToldTurn(seat=seat) if seat != view.seat:
                yield EnemyTurn()
            case ToldShots(by=by) if by == view.seat:
                for answer in told.answers:
                    shot = _shot(answer, hits)
                    hits |= shot.hits
                    yield shot
            case ToldLook(by=by) if by == view.seat:
                yield OwnShot(told.empty)


def _shot(answer: CellAnswer, hits: Mask) -> OwnShot:
    cell = answer.bit
    if answer.mark is Mark.MISS:
        return OwnShot(cell)
    if cell & hits:
        # A cell that was hit before only repeats its answer (BN9).
        return OwnShot(0)
    named = [ship.ship_class for ship in answer.ships if ship.ship_class is not None]
    sunk = cell if answer.mark is Mark.SUNK else 0
    return OwnShot(0, cell, sunk, tuple((cell, name) for name in named))
