"""Updates a view with a report. Pure: it reads nothing but the view and the report."""

from collections.abc import Callable, Iterable
from functools import reduce

from msgspec.structs import replace

from seabattle.game import Event, Seat, Side
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
from seabattle.game.sealed_event import SealedEvent
from seabattle.game.side import (
    begin_turn,
    fire_shots,
    hold_turn,
    learn_answers,
    move_ship,
    spend_weapon,
    with_fleet,
)
from seabattle.game.table import (
    add_pegs,
    begin_next_round,
    begin_play,
    count_fleet,
    end_game,
    give_turn,
    note_order,
    remove_seat,
    tie_seats,
    without_seats,
)
from seabattle.grid import Mask
from seabattle.views.chart import Chart, age_chart, doubt_cells, with_echoes, with_hits, with_misses
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
from seabattle.views.tell import report_to
from seabattle.views.view import View, sea_of


def hear(view: View, report: Report) -> View:
    """The view after one more report."""
    return _HEARERS[type(report)](view, report)


def hear_all(view: View, reports: Iterable[Report]) -> View:
    """The view after several reports."""
    return reduce(hear, reports, view)


def hear_events(view: View, events: Iterable[Event | SealedEvent]) -> View:
    """The view after some events, as far as its viewer is told of them.

    This is the one loop of report and hear; a caller with several views updates each of them.
    """
    ruleset, viewer = view.ruleset, view.seat
    for event in events:
        report = report_to(ruleset, viewer, event)
        if report is not None:
            view = _HEARERS[type(report)](view, report)
    return view


def _with_chart(view: View, sea: int, chart: Chart) -> tuple[Chart, ...]:
    return (*view.charts[:sea], chart, *view.charts[sea + 1 :])


def _mark_answers(view: View, chart: Chart, by: Seat, answers: tuple[Answer, ...]) -> Chart:
    grid = view.ruleset.grid
    # Where shots spare the shooter's own ships, a miss tells others little: one may lie there.
    trusted = by == view.seat or not view.ruleset.sea.spares_own
    for answer in answers:
        bit = grid.bit(answer.at)
        if type(answer) is Miss:
            chart = with_misses(chart, bit) if trusted else chart
        elif type(answer) is Sunk:
            chart = with_hits(chart, bit, bit | _outline_ships(view, answer.ships))
        else:
            chart = with_hits(chart, bit)
    return chart


def _outline_ships(view: View, ships: tuple[Named, ...]) -> Mask:
    mask = 0
    for ship in ships:
        mask |= view.ruleset.grid.mask(ship.cells or ())
    return mask


def _find_sinkings(view: View, salvo: SalvoAnswered) -> tuple[Named, ...]:
    """The sinkings among the answers, each with its owner where that is plain."""
    sunk: tuple[Named, ...] = ()
    for answer in salvo.answers:
        if isinstance(answer, Sunk) and not answer.again:
            ships = answer.ships or (Named(),)
            sunk += tuple([_with_owner(view, salvo.by, ship) for ship in ships])
    return sunk


def _with_owner(view: View, by: Seat, ship: Named) -> Named:
    if view.ruleset.sea.shared:
        return ship
    return replace(ship, owner=Seat(1 - by))


def _hear_strikes(view: View, report: SalvoAnswered) -> Side:
    """The own side after a salvo has struck it."""
    sunk = (each.at for each in report.answers if isinstance(each, Sunk) and not each.again)
    return view.own.after_hits(view.ruleset.grid, report.struck, sunk)


def _hear_salvo(view: View, report: SalvoAnswered) -> View:
    ruleset, by, answers = view.ruleset, report.by, report.answers
    shared = ruleset.sea.shared
    sea = 0 if shared else 1 - by
    chart = _mark_answers(view, view.charts[sea], by, answers)
    own = _hear_strikes(view, report) if report.struck else view.own
    if by == view.seat:
        cells = ruleset.grid.mask([answer.at for answer in answers])
        own = fire_shots(ruleset, own, cells, report.weapon)
    return replace(
        view,
        table=add_pegs(view.table, chart.hit) if shared else view.table,
        own=own,
        charts=_with_chart(view, sea, chart),
        sunk=view.sunk + _find_sinkings(view, report),
        log=view.log + report,
    )


def _hear_radar(view: View, report: RadarAnswered) -> View:
    grid = view.ruleset.grid
    empty = grid.mask(echo.at for echo in report.echoes if not echo.ship)
    ships = grid.mask(echo.at for echo in report.echoes if echo.ship)
    sea = sea_of(view, report.by)
    chart = with_echoes(view.charts[sea], empty, ships)
    own = view.own
    if report.by == view.seat:
        own = spend_weapon(view.ruleset, own, report.weapon)
    return replace(view, own=own, charts=_with_chart(view, sea, chart), log=view.log + report)


def _hear_round(view: View, report: RoundAnswered) -> View:
    grid = view.ruleset.grid
    charts, sunk = view.charts, view.sunk
    for salvo in report.salvos:
        sea = sea_of(view, salvo.by)
        chart = _mark_answers(view, charts[sea], salvo.by, salvo.answers)
        sunk += _find_sinkings(view, salvo)
        charts = (*charts[:sea], chart, *charts[sea + 1 :])
    pegs = grid.mask(hit.at for hit in report.hits)
    if view.ruleset.sea.shared:
        vain = 0 if view.ruleset.sea.spares_own else grid.mask(report.misses)
        public = with_misses(charts[0], vain)
        charts = (with_hits(public, pegs, _outline_ships(view, report.sunk)),)
    return replace(
        view,
        table=begin_next_round(view.table, report.missed, pegs),
        own=_after_round(view, report),
        charts=charts,
        sunk=sunk + report.sunk,
        log=view.log + report,
    )


def _after_round(view: View, report: RoundAnswered) -> Side:
    own = view.own.after_hits(view.ruleset.grid, report.struck)
    for salvo in report.salvos:
        if salvo.by == view.seat:
            own = learn_answers(own, view.ruleset.grid.mask(answer.at for answer in salvo.answers))
            own = spend_weapon(view.ruleset, own, salvo.weapon) if salvo.weapon else own
    if view.seat is None or view.table.out >> view.seat & 1:
        return own
    return begin_turn(view.ruleset, own)


def _hear_own_fleet(view: View, report: FleetPlaced) -> View:
    return replace(
        view,
        table=count_fleet(view.table, report.seat),
        own=with_fleet(view.own, view.ruleset.grid, report.ships),
        log=view.log + report,
    )


def _hear_fleet_ready(view: View, report: FleetReady) -> View:
    return replace(view, table=count_fleet(view.table, report.seat), log=view.log + report)


def _hear_own_move(view: View, report: ShipMoved) -> View:
    own = move_ship(view.own, view.ruleset.grid, report.ship, report.to)
    charts = view.charts
    if view.ruleset.sea.shared:
        # There the radar sees the viewer's own ships, too, and this one has just moved.
        charts = (doubt_cells(charts[0], view.own.masks[report.ship] | own.masks[report.ship]),)
    return replace(view, own=own, charts=charts, log=view.log + report)


def _hear_own_order(view: View, report: OrderNoted) -> View:
    assert view.seat is not None
    return replace(
        view,
        table=note_order(view.table, view.seat),
        own=replace(view.own, order=report.order.command),
        log=view.log + report,
    )


def _hear_order_ready(view: View, report: OrderReady) -> View:
    return replace(view, table=note_order(view.table, report.seat), log=view.log + report)


def _hear_beginning(view: View, report: PlayBegan) -> View:
    mine = view.seat is not None and report.first in (None, view.seat)
    return replace(
        view,
        table=begin_play(view.table, report.first),
        own=begin_turn(view.ruleset, view.own) if mine else view.own,
        log=view.log + report,
    )


def _hear_same_turn(view: View, report: TurnHeld) -> View:
    mine = report.seat == view.seat
    return replace(
        view,
        table=replace(view.table, step=report.step),
        own=hold_turn(view.own, report.step) if mine else view.own,
        log=view.log + report,
    )


def _hear_next_turn(view: View, report: TurnPassed) -> View:
    mine = report.to == view.seat
    return replace(
        view,
        table=give_turn(view.table, report.to),
        own=begin_turn(view.ruleset, view.own) if mine else view.own,
        charts=_age_charts(view, report.to),
        log=view.log + report,
    )


def _age_charts(view: View, mover: Seat) -> tuple[Chart, ...]:
    """The charts when *mover* may move a ship."""
    if view.ruleset.manoeuvre is None:
        return view.charts
    sea = 0 if view.ruleset.sea.shared else mover
    return _with_chart(view, sea, age_chart(view.charts[sea]))


def _hear_declaration(view: View, report: VictoryDeclared) -> View:
    return replace(view, log=view.log + report)


def _hear_seat_out(view: View, report: SeatOut) -> View:
    return replace(view, table=without_seats(view.table, 1 << report.seat), log=view.log + report)


def _hear_leaving(view: View, report: SeatLeft) -> View:
    charts = view.charts
    if view.ruleset.sea.shared:
        # Sound ships have left with the seat, and a ship the radar saw may be one of them.
        charts = (doubt_cells(charts[0], charts[0].radar_ship),)
    table = remove_seat(view.table, report.seat)
    return replace(view, table=table, charts=charts, log=view.log + report)


def _hear_tie(view: View, report: TieReached) -> View:
    return replace(view, table=tie_seats(view.table, report.seats), log=view.log + report)


def _hear_ending(view: View, report: GameEnded) -> View:
    table = end_game(view.table, report.winner, report.why)
    return replace(view, table=table, fleets=report.fleets, log=view.log + report)


_HEARERS: dict[type[Report], Callable[..., View]] = {
    SalvoAnswered: _hear_salvo,
    RadarAnswered: _hear_radar,
    RoundAnswered: _hear_round,
    FleetPlaced: _hear_own_fleet,
    FleetReady: _hear_fleet_ready,
    ShipMoved: _hear_own_move,
    OrderNoted: _hear_own_order,
    OrderReady: _hear_order_ready,
    PlayBegan: _hear_beginning,
    TurnHeld: _hear_same_turn,
    TurnPassed: _hear_next_turn,
    VictoryDeclared: _hear_declaration,
    SeatOut: _hear_seat_out,
    SeatLeft: _hear_leaving,
    TieReached: _hear_tie,
    GameEnded: _hear_ending,
}
