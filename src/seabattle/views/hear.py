"""How a view grows by what is heard. Pure, and blind to everything but the report."""

from collections.abc import Callable, Iterable
from functools import reduce

from msgspec.structs import replace

from seabattle.game import Seat, Side
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
from seabattle.game.side import (
    berthed,
    fired,
    held,
    learned,
    spent,
    struck,
    turn_begun,
    with_fleet,
)
from seabattle.game.table import (
    begun,
    fleet_in,
    gone,
    next_round,
    ordered_by,
    over,
    pegged,
    tied_between,
    turn_given,
    without,
)
from seabattle.grid import Cell, Mask
from seabattle.views.chart import Chart, aged, doubted, with_echoes, with_hits, with_misses
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
from seabattle.views.view import View, sea_of


def hear(view: View, report: Report) -> View:
    """The view after one more report."""
    return _HEARERS[type(report)](view, report)


def hear_all(view: View, reports: Iterable[Report]) -> View:
    """The view after several reports."""
    return reduce(hear, reports, view)


def _with_chart(view: View, sea: int, chart: Chart) -> tuple[Chart, ...]:
    return (*view.charts[:sea], chart, *view.charts[sea + 1 :])


def _struck(view: View, own: Side, cells: tuple[Cell, ...]) -> Side:
    for cell in cells:
        own = struck(own, view.ruleset.grid.bit(cell))
    return own


def _marked(view: View, chart: Chart, by: Seat, answers: tuple[Answer, ...]) -> Chart:
    grid = view.ruleset.grid
    # A shot that passes the shooter's own ships by tells others little: one may lie there.
    trusted = by == view.seat or not view.ruleset.sea.spares_own
    for answer in answers:
        bit = grid.bit(answer.at)
        if isinstance(answer, Miss):
            chart = with_misses(chart, bit) if trusted else chart
        elif isinstance(answer, Sunk):
            chart = with_hits(chart, bit, bit | _outlined(view, answer.ships))
        else:
            chart = with_hits(chart, bit)
    return chart


def _outlined(view: View, ships: tuple[Named, ...]) -> Mask:
    mask = 0
    for ship in ships:
        mask |= view.ruleset.grid.mask(ship.cells or ())
    return mask


def _newly_sunk(view: View, salvo: SalvoAnswered) -> tuple[Named, ...]:
    """The sinkings among the answers, each with its owner where that is plain."""
    sunk: list[Named] = []
    for answer in salvo.answers:
        if isinstance(answer, Sunk) and not answer.again:
            ships = answer.ships or (Named(),)
            sunk += [_owned(view, salvo.by, ship) for ship in ships]
    return tuple(sunk)


def _owned(view: View, by: Seat, ship: Named) -> Named:
    if view.ruleset.sea.shared:
        return ship
    return replace(ship, owner=Seat(1 - by))


def _salvo_answered(view: View, report: SalvoAnswered) -> View:
    sea = sea_of(view, report.by)
    chart = _marked(view, view.charts[sea], report.by, report.answers)
    own = _struck(view, view.own, report.struck) if report.struck else view.own
    if report.by == view.seat:
        cells = view.ruleset.grid.mask(answer.at for answer in report.answers)
        own = fired(view.ruleset, own, cells, report.weapon)
    return replace(
        view,
        table=pegged(view.table, chart.hit) if view.ruleset.sea.shared else view.table,
        own=own,
        charts=_with_chart(view, sea, chart),
        sunk=view.sunk + _newly_sunk(view, report),
        log=view.log + report,
    )


def _radar_answered(view: View, report: RadarAnswered) -> View:
    grid = view.ruleset.grid
    empty = grid.mask(echo.at for echo in report.echoes if not echo.ship)
    ships = grid.mask(echo.at for echo in report.echoes if echo.ship)
    sea = sea_of(view, report.by)
    chart = with_echoes(view.charts[sea], empty, ships)
    own = view.own
    if report.by == view.seat:
        own = spent(view.ruleset, own, report.weapon)
    return replace(view, own=own, charts=_with_chart(view, sea, chart), log=view.log + report)


def _round_answered(view: View, report: RoundAnswered) -> View:
    grid = view.ruleset.grid
    charts, sunk = view.charts, view.sunk
    for salvo in report.salvos:
        sea = sea_of(view, salvo.by)
        chart = _marked(view, charts[sea], salvo.by, salvo.answers)
        sunk += _newly_sunk(view, salvo)
        charts = (*charts[:sea], chart, *charts[sea + 1 :])
    pegs = grid.mask(hit.at for hit in report.hits)
    if view.ruleset.sea.shared:
        vain = 0 if view.ruleset.sea.spares_own else grid.mask(report.misses)
        public = with_misses(charts[0], vain)
        charts = (with_hits(public, pegs, _outlined(view, report.sunk)),)
    return replace(
        view,
        table=next_round(view.table, report.missed, pegs),
        own=_after_round(view, report),
        charts=charts,
        sunk=sunk + report.sunk,
        log=view.log + report,
    )


def _after_round(view: View, report: RoundAnswered) -> Side:
    own = _struck(view, view.own, report.struck)
    for salvo in report.salvos:
        if salvo.by == view.seat:
            own = learned(own, view.ruleset.grid.mask(answer.at for answer in salvo.answers))
            own = spent(view.ruleset, own, salvo.weapon) if salvo.weapon else own
    if view.seat is None or view.table.out >> view.seat & 1:
        return own
    return turn_begun(view.ruleset, own)


def _fleet_placed(view: View, report: FleetPlaced) -> View:
    return replace(
        view,
        table=fleet_in(view.table, report.seat),
        own=with_fleet(view.own, view.ruleset.grid, report.ships),
        log=view.log + report,
    )


def _fleet_ready(view: View, report: FleetReady) -> View:
    return replace(view, table=fleet_in(view.table, report.seat), log=view.log + report)


def _ship_moved(view: View, report: ShipMoved) -> View:
    own = berthed(view.own, view.ruleset.grid, report.ship, report.to)
    charts = view.charts
    if view.ruleset.sea.shared:
        # The radar sees one's own ships there, too, and this one has just changed its place.
        charts = (doubted(charts[0], view.own.masks[report.ship] | own.masks[report.ship]),)
    return replace(view, own=own, charts=charts, log=view.log + report)


def _order_noted(view: View, report: OrderNoted) -> View:
    return replace(
        view,
        table=ordered_by(view.table, report.order.seat),
        own=replace(view.own, order=report.order),
        log=view.log + report,
    )


def _order_ready(view: View, report: OrderReady) -> View:
    return replace(view, table=ordered_by(view.table, report.seat), log=view.log + report)


def _play_began(view: View, report: PlayBegan) -> View:
    mine = view.seat is not None and report.first in (None, view.seat)
    return replace(
        view,
        table=begun(view.table, report.first),
        own=turn_begun(view.ruleset, view.own) if mine else view.own,
        log=view.log + report,
    )


def _turn_held(view: View, report: TurnHeld) -> View:
    mine = report.seat == view.seat
    return replace(
        view,
        table=replace(view.table, step=report.step),
        own=held(view.own, report.step) if mine else view.own,
        log=view.log + report,
    )


def _turn_passed(view: View, report: TurnPassed) -> View:
    mine = report.to == view.seat
    return replace(
        view,
        table=turn_given(view.table, report.to),
        own=turn_begun(view.ruleset, view.own) if mine else view.own,
        charts=_grown_older(view, report.to),
        log=view.log + report,
    )


def _grown_older(view: View, mover: Seat) -> tuple[Chart, ...]:
    """The charts when *mover* may move a ship."""
    if view.ruleset.manoeuvre is None:
        return view.charts
    sea = 0 if view.ruleset.sea.shared else mover
    return _with_chart(view, sea, aged(view.charts[sea]))


def _victory_declared(view: View, report: VictoryDeclared) -> View:
    return replace(view, log=view.log + report)


def _seat_out(view: View, report: SeatOut) -> View:
    return replace(view, table=without(view.table, 1 << report.seat), log=view.log + report)


def _seat_left(view: View, report: SeatLeft) -> View:
    charts = view.charts
    if view.ruleset.sea.shared:
        # Sound ships have left with the seat, and a ship the radar saw may be one of them.
        charts = (doubted(charts[0], charts[0].radar_ship),)
    table = gone(view.table, report.seat)
    return replace(view, table=table, charts=charts, log=view.log + report)


def _tie_reached(view: View, report: TieReached) -> View:
    return replace(view, table=tied_between(view.table, report.seats), log=view.log + report)


def _game_ended(view: View, report: GameEnded) -> View:
    table = over(view.table, report.winner, report.why)
    return replace(view, table=table, fleets=report.fleets, log=view.log + report)


_HEARERS: dict[type[Report], Callable[..., View]] = {
    SalvoAnswered: _salvo_answered,
    RadarAnswered: _radar_answered,
    RoundAnswered: _round_answered,
    FleetPlaced: _fleet_placed,
    FleetReady: _fleet_ready,
    ShipMoved: _ship_moved,
    OrderNoted: _order_noted,
    OrderReady: _order_ready,
    PlayBegan: _play_began,
    TurnHeld: _turn_held,
    TurnPassed: _turn_passed,
    VictoryDeclared: _victory_declared,
    SeatOut: _seat_out,
    SeatLeft: _seat_left,
    TieReached: _tie_reached,
    GameEnded: _game_ended,
}
