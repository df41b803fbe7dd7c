"""The one reader of a log: what a viewer was told, as plain values in their order.

Whoever wants to know what has happened, a bot or an analysis, reads these values and no
reports, so that a new kind of answer or weapon is read here and nowhere else. Cells are
numbers, sets of cells are masks. Where ships lie and who may act is in the view; what only
bears on that (fleets placed, orders given, a turn that goes on) is passed over.
"""

from collections.abc import Sequence
from typing import assert_never

from msgspec import Struct

from seabattle.game import Seat
from seabattle.game.event import (
    FleetPlaced,
    GameEnded,
    PlayBegan,
    SeatLeft,
    SeatOut,
    ShipMoved,
    TieReached,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
)
from seabattle.grid import Grid, Mask
from seabattle.views.chart import Mark
from seabattle.views.report import (
    Answer,
    FleetReady,
    Miss,
    Named,
    OrderNoted,
    OrderReady,
    RadarAnswered,
    Report,
    RoundAnswered,
    SalvoAnswered,
    Sunk,
)


class ToldShip(Struct, frozen=True, gc=False):
    """What was said of a ship; nothing, where the rules keep everything secret."""

    ship_class: str | None = None
    owner: Seat | None = None
    cells: Mask | None = None


class CellAnswer(Struct, frozen=True, gc=False):
    """What one cell answered to a shot."""

    cell: int
    """Its number, row after row."""
    mark: Mark
    """A miss, a hit, or a ship sunk."""
    ships: tuple[ToldShip, ...] = ()
    """The ships of which something was said."""
    sunk: tuple[ToldShip, ...] = ()
    """Those that went down by this very shot; whatever is only repeated (BN9) is not among them."""

    @property
    def bit(self) -> Mask:
        """The cell as a mask."""
        return 1 << self.cell


class ToldShots(Struct, frozen=True, gc=False):
    """Shots of one seat in one go, in the order in which they struck."""

    turn: int
    """Which turn or round of the game it was, the first being 1."""
    by: Seat
    answers: tuple[CellAnswer, ...]
    weapon: str | None = None
    """The special action that fired them."""
    in_round: bool = False
    """Whether all fired at once; what everybody hears of such a round follows."""


class ToldLook(Struct, frozen=True, gc=False):
    """What somebody's radar saw."""

    turn: int
    by: Seat
    weapon: str
    empty: Mask
    ships: Mask


class ToldRound(Struct, frozen=True, gc=False):
    """What everybody hears of a round; on seas of one's own the shots say it all."""

    turn: int
    hits: tuple[CellAnswer, ...]
    misses: Mask
    sunk: tuple[ToldShip, ...]
    """All that went down; at least one cell of each is among the hits."""


class ToldTurn(Struct, frozen=True, gc=False):
    """A seat's turn begins."""

    turn: int
    seat: Seat


LogItem = (
    ToldShots | ToldLook | ToldRound | ToldTurn | ShipMoved | VictoryDeclared | SeatOut | SeatLeft
)
"""One thing that a viewer was told: of one's own ships alone it is told that they moved."""

_UNNAMED = (ToldShip(),)


class _Reading(Struct, frozen=True):
    """The beginning of a log, read."""

    reports: int = 0
    turn: int = 0
    items: tuple[LogItem, ...] = ()


class LogReader:
    """Reads one log as it grows, and what it has read it does not read again.

    It holds one frozen value, so that two threads at worst read the same news twice.
    """

    def __init__(self) -> None:
        self._latest = _Reading()

    def read(self, grid: Grid, heard: Sequence[Report], length: int) -> tuple[LogItem, ...]:
        """The first *length* reports of *heard*, which must be the same list each time."""
        known = self._latest
        if known.reports > length:
            # Somebody looks back at an earlier moment.
            return _read_on(grid, _Reading(), heard[:length]).items
        if known.reports < length:
            known = self._latest = _read_on(grid, known, heard[known.reports : length])
        return known.items


def _read_on(grid: Grid, known: _Reading, news: Sequence[Report]) -> _Reading:
    turn, items = known.turn, list(known.items)
    for report in news:
        match report:
            case SalvoAnswered():
                items.append(_shots(grid, turn, report))
            case PlayBegan(first=seat) | TurnPassed(to=seat):
                turn += 1
                if seat is not None:
                    items.append(ToldTurn(turn, seat))
            case RoundAnswered():
                turn = report.number
                items += [_shots(grid, turn, salvo, in_round=True) for salvo in report.salvos]
                items.append(_round(grid, report))
            case RadarAnswered():
                items.append(_look(grid, turn, report))
            case ShipMoved() | VictoryDeclared() | SeatOut() | SeatLeft():
                items.append(report)
            case FleetPlaced() | FleetReady() | OrderNoted() | OrderReady():
                pass
            case TurnHeld() | TieReached() | GameEnded():
                pass
            case _:
                assert_never(report)
    return _Reading(known.reports + len(news), turn, tuple(items))


def _shots(grid: Grid, turn: int, salvo: SalvoAnswered, *, in_round: bool = False) -> ToldShots:
    answers = tuple([_cell_answer(grid, answer) for answer in salvo.answers])
    return ToldShots(turn, salvo.by, answers, salvo.weapon, in_round)


def _look(grid: Grid, turn: int, report: RadarAnswered) -> ToldLook:
    empty = grid.mask(echo.at for echo in report.echoes if not echo.ship)
    ships = grid.mask(echo.at for echo in report.echoes if echo.ship)
    return ToldLook(turn, report.by, report.weapon, empty, ships)


def _round(grid: Grid, report: RoundAnswered) -> ToldRound:
    hits = tuple([_cell_answer(grid, hit) for hit in report.hits])
    sunk = tuple([_told_ship(grid, ship) for ship in report.sunk])
    return ToldRound(report.number, hits, grid.mask(report.misses), sunk)


def _cell_answer(grid: Grid, answer: Answer) -> CellAnswer:
    cell = answer.at.row * grid.columns + answer.at.col
    if isinstance(answer, Miss):
        return CellAnswer(cell, Mark.MISS)
    ships = tuple([_told_ship(grid, ship) for ship in answer.ships])
    if not isinstance(answer, Sunk):
        return CellAnswer(cell, Mark.HIT, ships)
    return CellAnswer(cell, Mark.SUNK, ships, () if answer.again else ships or _UNNAMED)


def _told_ship(grid: Grid, named: Named) -> ToldShip:
    cells = None if named.cells is None else grid.mask(named.cells)
    return ToldShip(named.ship_class, named.owner, cells)
