"""Reads the log of a view whose enemy moves, as shots and enemy turns in their order."""

from collections.abc import Iterator

from seabattle.bots.moving.moving_odds import EnemyTurn, LogItem, OwnShot
from seabattle.game.event import PlayBegan, TurnPassed
from seabattle.grid import Grid, Mask
from seabattle.views import Answer, Miss, RadarAnswered, SalvoAnswered, Sunk, View


def read_moving_log(view: View) -> tuple[LogItem, ...]:
    """What has happened so far, as far as it bears on the enemy's ships."""
    return tuple(_log_items(view))


def _log_items(view: View) -> Iterator[LogItem]:
    grid, seat = view.ruleset.grid, view.seat
    hits: Mask = 0
    for report in view.log:
        match report:
            case TurnPassed(to=to) if to != seat:
                yield EnemyTurn()
            case PlayBegan(first=first) if first not in (None, seat):
                yield EnemyTurn()
            case SalvoAnswered(by=by) if by == seat:
                for answer in report.answers:
                    shot = _shot(grid, answer, hits)
                    hits |= shot.hits
                    yield shot
            case RadarAnswered(by=by) if by == seat:
                yield OwnShot(grid.mask(echo.at for echo in report.echoes if not echo.ship))


def _shot(grid: Grid, answer: Answer, hits: Mask) -> OwnShot:
    cell = grid.bit(answer.at)
    if isinstance(answer, Miss):
        return OwnShot(cell)
    if cell & hits:
        # What was hit before only repeats its answer (BN9).
        return OwnShot(0)
    named = [ship.ship_class for ship in answer.ships if ship.ship_class is not None]
    sunk = cell if isinstance(answer, Sunk) else 0
    return OwnShot(0, cell, sunk, tuple((cell, name) for name in named))
