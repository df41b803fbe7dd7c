"""The one reader of a log: what a viewer was told, as plain values in their order.

Bots and analyses read these values instead of reports, so that a new kind of answer or
weapon is read here and nowhere else. Cells are numbers, sets of cells are masks. Where ships
lie and who may act is in the view; reports that only concern that (fleets placed, orders
given, a turn that goes on) are skipped.
"""

from collections.abc import Callable, Sequence

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
    """Those that this very shot sank; an answer that is only repeated (BN9) sinks none."""

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
    """Whether all seats fired at once; the public report of the round follows."""


class ToldLook(Struct, frozen=True, gc=False):
    """What the radar of a seat saw."""

    turn: int
    by: Seat
    weapon: str
    empty: Mask
    ships: Mask


class ToldRound(Struct, frozen=True, gc=False):
    """The public report of a round; where each seat has its own sea, the shots say it all."""

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
"""One thing that a viewer was told; moves only of the viewer's own ships."""

_UNNAMED = (ToldShip(),)
_MISS = Mark.MISS


class _Reading(Struct, frozen=True, gc=False):
    """The beginning of a log, read."""

    reports: int = 0
    turn: int = 0
    items: tuple[LogItem, ...] = ()


class LogReader:
    """An incremental reader of one log: it reads each report once.

    It holds one frozen value, so that two threads at worst read the same reports twice.
    """

    def __init__(self) -> None:
        self._latest = _Reading()

    def read(self, grid: Grid, heard: Sequence[Report], length: int) -> tuple[LogItem, ...]:
        """The first *length* reports of *heard*, which must be the same list each time."""
        known = self._latest
        if known.reports > length:
            # The caller looks back at an earlier moment.
            return _read_on(grid, _Reading(), heard[:length]).items
        if known.reports < length:
            known = self._latest = _read_on(grid, known, heard[known.reports : length])
        return known.items


def _read_on(grid: Grid, known: _Reading, news: Sequence[Report]) -> _Reading:
    turn = known.turn
    items: list[LogItem] = []
    for report in news:
        turn, told = _READERS[type(report)](grid, turn, report)
        items += told
    return _Reading(known.reports + len(news), turn, known.items + tuple(items))


_Read = tuple[int, tuple[LogItem, ...]]
"""Which turn it is now, and what was told."""


def _read_salvo(grid: Grid, turn: int, report: SalvoAnswered) -> _Read:
    return turn, (_shots(grid, turn, report),)


def _read_radar(grid: Grid, turn: int, report: RadarAnswered) -> _Read:
    empty = grid.mask(echo.at for echo in report.echoes if not echo.ship)
    ships = grid.mask(echo.at for echo in report.echoes if echo.ship)
    return turn, (ToldLook(turn, report.by, report.weapon, empty, ships),)


def _read_round(grid: Grid, _turn: int, report: RoundAnswered) -> _Read:
    turn = report.number
    shots = [_shots(grid, turn, salvo, in_round=True) for salvo in report.salvos]
    hits = tuple([_cell_answer(grid, hit) for hit in report.hits])
    sunk = tuple([_told_ship(grid, ship) for ship in report.sunk])
    return turn, (*shots, ToldRound(turn, hits, grid.mask(report.misses), sunk))


def _read_beginning(_grid: Grid, turn: int, report: PlayBegan) -> _Read:
    turn += 1
    return turn, () if report.first is None else (ToldTurn(turn, report.first),)


def _read_next_turn(_grid: Grid, turn: int, report: TurnPassed) -> _Read:
    turn += 1
    return turn, (ToldTurn(turn, report.to),)


def _pass_on(
    _grid: Grid, turn: int, report: ShipMoved | VictoryDeclared | SeatOut | SeatLeft
) -> _Read:
    return turn, (report,)


def _pass_over(_grid: Grid, turn: int, _report: Report) -> _Read:
    return turn, ()


_READERS: dict[type[Report], Callable[..., _Read]] = {
    SalvoAnswered: _read_salvo,
    RadarAnswered: _read_radar,
    RoundAnswered: _read_round,
    PlayBegan: _read_beginning,
    TurnPassed: _read_next_turn,
    ShipMoved: _pass_on,
    VictoryDeclared: _pass_on,
    SeatOut: _pass_on,
    SeatLeft: _pass_on,
    FleetPlaced: _pass_over,
    FleetReady: _pass_over,
    OrderNoted: _pass_over,
    OrderReady: _pass_over,
    TurnHeld: _pass_over,
    TieReached: _pass_over,
    GameEnded: _pass_over,
}


def _shots(grid: Grid, turn: int, salvo: SalvoAnswered, *, in_round: bool = False) -> ToldShots:
    answers = tuple([_cell_answer(grid, answer) for answer in salvo.answers])
    return ToldShots(turn, salvo.by, answers, salvo.weapon, in_round)


def _cell_answer(grid: Grid, answer: Answer) -> CellAnswer:
    at = answer.at
    cell = at.row * grid.columns + at.col
    if isinstance(answer, Miss):
        return CellAnswer(cell, _MISS)
    ships = tuple([_told_ship(grid, ship) for ship in answer.ships])
    if not isinstance(answer, Sunk):
        return CellAnswer(cell, Mark.HIT, ships)
    return CellAnswer(cell, Mark.SUNK, ships, () if answer.again else ships or _UNNAMED)


def _told_ship(grid: Grid, named: Named) -> ToldShip:
    cells = None if named.cells is None else grid.mask(named.cells)
    return ToldShip(named.ship_class, named.owner, cells)
