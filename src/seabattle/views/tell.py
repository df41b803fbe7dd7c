"""Who hears what of an event.

An allow-list, not a filter: nothing is stripped here. A report is built from
the facts that the ruleset grants, so a field added to an event stays secret until
someone grants it.
"""

from collections.abc import Callable, Iterable

from seabattle.game import Event, Seat
from seabattle.game.event import (
    FleetPlaced,
    GameEnded,
    Impact,
    OrderGiven,
    PlayBegan,
    RadarSwept,
    RoundClosed,
    Salvo,
    SalvoLanded,
    SeatLeft,
    SeatOut,
    ShipMoved,
    Struck,
    TieReached,
    TurnHeld,
    TurnPassed,
    VictoryDeclared,
)
from seabattle.game.sealed_event import (
    AttackAnswered,
    AttackCalled,
    BreachProved,
    CellTold,
    ChainBegan,
    FieldSealed,
    KeyAnnounced,
    LotOpened,
    MessageChained,
    SealedEvent,
    SealedGameEnded,
    Told,
)
from seabattle.grid import Cell
from seabattle.rules import Ears, Naming, Ruleset
from seabattle.views.report import (
    Answer,
    FleetReady,
    Hit,
    Miss,
    Named,
    OrderNoted,
    OrderReady,
    Public,
    RadarAnswered,
    Report,
    RoundAnswered,
    SalvoAnswered,
    Sunk,
)

Viewer = Seat | None
"""A seat, or ``None`` for a spectator."""


def report_to(ruleset: Ruleset, viewer: Viewer, event: Event | SealedEvent) -> Report | None:
    """Say what *viewer* hears of *event*, or ``None`` for silence."""
    return _TELLERS[type(event)](ruleset, viewer, event)


def reports_to(
    ruleset: Ruleset, viewer: Viewer, events: Iterable[Event | SealedEvent]
) -> tuple[Report, ...]:
    """Say what *viewer* hears of several events, silence left out."""
    told = [report_to(ruleset, viewer, event) for event in events]
    return tuple([report for report in told if report is not None])


def name_ship(under: Struck, grants: tuple[Naming, ...]) -> Named:
    """What is said of a struck ship."""
    return Named(
        ship_class=under.ship.ship_class if Naming.CLASS in grants else None,
        owner=under.owner if Naming.OWNER in grants else None,
        cells=under.ship.cells if Naming.CELLS in grants else None,
    )


def _name_ships(struck: Iterable[Struck], grants: tuple[Naming, ...]) -> tuple[Named, ...]:
    """What is said of several ships, sorted by what is said: their order tells nothing else."""
    if not grants:
        return ()
    return tuple(sorted((name_ship(under, grants) for under in struck), key=_naming_order))


def _naming_order(ship: Named) -> tuple[str, int, tuple[Cell, ...]]:
    owner = -1 if ship.owner is None else ship.owner
    return (ship.ship_class or "", owner, ship.cells or ())


def _answer(ruleset: Ruleset, impact: Impact) -> Answer:
    """The answer to a shot, by the sheet."""
    if not impact.struck:
        return Miss(impact.at)
    told = ruleset.disclosure
    # Sinking comes before hitting: a one-cell ship is hit and sunk by the same
    # shot, and at the table only the second word is said.
    fresh = [under for under in impact.struck if under.fresh]
    news = fresh or impact.struck
    sank = [under for under in news if under.sank] if told.sinking_told else ()
    if sank:
        return Sunk(impact.at, _name_ships(sank, told.sunk_names), again=not fresh)
    return Hit(impact.at, _name_ships(news, told.hit_names))


def _hit(ruleset: Ruleset, impact: Impact) -> Hit:
    return Hit(impact.at, _name_ships(impact.struck, ruleset.disclosure.hit_names))


def _own_strikes(viewer: Viewer, impacts: Iterable[Impact]) -> tuple[Cell, ...]:
    return tuple(
        [
            impact.at
            for impact in impacts
            for under in impact.struck
            if under.fresh and under.owner == viewer
        ]
    )


def _hears_answer(ruleset: Ruleset, viewer: Viewer, by: Seat, impact: Impact) -> bool:
    """Whether *viewer* hears the answer to one shot of *by* on a shared sea.

    Only fresh hits are news; where misses are told to the shooter
    alone, the others do not even learn where the shot went (FO5).
    """
    if viewer == by:
        return True
    if not impact.struck:
        return ruleset.disclosure.miss_told_to is Ears.EVERYONE
    return any(under.fresh for under in impact.struck)


def _of_salvo(ruleset: Ruleset, viewer: Viewer, event: SalvoLanded) -> Report:
    impacts = event.impacts
    if ruleset.sea.shared:
        impacts = tuple(each for each in impacts if _hears_answer(ruleset, viewer, event.by, each))
    answers = tuple([_answer(ruleset, impact) for impact in impacts])
    # Where each seat has its own sea no shot strikes a ship of its shooter.
    elsewhere = viewer == event.by and not ruleset.sea.shared
    struck = () if elsewhere else _own_strikes(viewer, event.impacts)
    return SalvoAnswered(event.by, answers, event.weapon, struck)


def _of_round(ruleset: Ruleset, viewer: Viewer, event: RoundClosed) -> Report:
    struck = _own_strikes(viewer, (impact for salvo in event.salvos for impact in salvo.impacts))
    if not ruleset.sea.shared:
        salvos = tuple(_of_own_seas(ruleset, salvo) for salvo in event.salvos)
        return RoundAnswered(event.number, salvos, missed=event.missed, struck=struck)
    # In the order of the grid, each once: the owner must not learn which shot hit (FO4).
    own = tuple(sorted(set(struck)))
    return RoundAnswered(
        event.number,
        tuple(_to_shooter(ruleset, salvo) for salvo in event.salvos if salvo.by == viewer),
        _new_pegs(ruleset, event),
        _vain_shots(ruleset, event),
        _sinkings(ruleset, event),
        event.missed,
        own,
    )


def _of_own_seas(ruleset: Ruleset, salvo: Salvo) -> SalvoAnswered:
    answers = tuple(_answer(ruleset, impact) for impact in salvo.impacts)
    return SalvoAnswered(salvo.by, answers, salvo.weapon)


def _to_shooter(ruleset: Ruleset, salvo: Salvo) -> SalvoAnswered:
    """The shooter's own answers, hit or miss: in a round no single shot is said to sink a ship."""
    answers = tuple(
        _hit(ruleset, impact) if impact.struck else Miss(impact.at) for impact in salvo.impacts
    )
    return SalvoAnswered(salvo.by, answers, salvo.weapon)


def _new_pegs(ruleset: Ruleset, event: RoundClosed) -> tuple[Hit, ...]:
    fresh: dict[Cell, dict[Struck, None]] = {}
    for salvo in event.salvos:
        for impact in salvo.impacts:
            found = [under for under in impact.struck if under.fresh]
            if found:
                fresh.setdefault(impact.at, {}).update(dict.fromkeys(found))
    grants = ruleset.disclosure.hit_names
    return tuple(Hit(cell, _name_ships(fresh[cell], grants)) for cell in sorted(fresh))


def _vain_shots(ruleset: Ruleset, event: RoundClosed) -> tuple[Cell, ...]:
    if ruleset.disclosure.miss_told_to is not Ears.EVERYONE:
        return ()
    impacts = (impact for salvo in event.salvos for impact in salvo.impacts)
    return tuple(sorted({impact.at for impact in impacts if not impact.struck}))


def _sinkings(ruleset: Ruleset, event: RoundClosed) -> tuple[Named, ...]:
    told = ruleset.disclosure
    if not told.sinking_told:
        return ()
    sunk = (name_ship(under, told.sunk_names) for under in event.sunk)
    return tuple(sorted(sunk, key=_naming_order))


def _of_radar(ruleset: Ruleset, viewer: Viewer, event: RadarSwept) -> Report | None:
    # On own seas the other side answers aloud; on a shared sea only the sweeping seat is told.
    if ruleset.sea.shared and viewer != event.by:
        return None
    return RadarAnswered(event.by, event.weapon, event.echoes)


def _of_fleet(ruleset: Ruleset, viewer: Viewer, event: FleetPlaced) -> Report:
    return event if viewer == event.seat else FleetReady(event.seat)


def _of_move(ruleset: Ruleset, viewer: Viewer, event: ShipMoved) -> Report | None:
    return event if viewer == event.seat else None


def _of_order(ruleset: Ruleset, viewer: Viewer, event: OrderGiven) -> Report | None:
    if viewer == event.seat:
        return OrderNoted(event.order)
    return None if event.again else OrderReady(event.seat)


def _of_public(ruleset: Ruleset, viewer: Viewer, event: Public) -> Report:
    return event


def _of_sealed_field(ruleset: Ruleset, viewer: Viewer, event: FieldSealed) -> Report:
    # The owner gets the same report: the engine does not know the fleet.
    return FleetReady(event.seat)


def _of_answers(ruleset: Ruleset, viewer: Viewer, event: AttackAnswered) -> Report:
    owner = Seat(1 - event.by)
    answers = tuple([_say_cell(ruleset, owner, told) for told in event.answers])
    struck = [told.at for told in event.answers if told.strikes and not told.again]
    own = tuple(struck) if viewer == owner else ()
    return SalvoAnswered(event.by, answers, event.weapon, own)


def _say_cell(ruleset: Ruleset, owner: Seat, told: CellTold) -> Answer:
    """The answer of a sealed field as an ordinary one: it names what the rules grant."""
    if not told.strikes:
        return Miss(told.at)
    sank, disclosure = told.told is Told.SUNK, ruleset.disclosure
    grants = disclosure.sunk_names if sank else disclosure.hit_names
    named = Named(told.ship_class, owner if Naming.OWNER in grants else None, told.cells or None)
    ships = (named,) if grants else ()
    return Sunk(told.at, ships, again=told.again) if sank else Hit(told.at, ships)


def _of_sealed_ending(ruleset: Ruleset, viewer: Viewer, event: SealedGameEnded) -> Report:
    """The report of an ordinary end of a game, but without the fleets."""
    return GameEnded(event.winner, event.why, ((),) * ruleset.seats)


def _keep_silent(ruleset: Ruleset, viewer: Viewer, event: SealedEvent) -> None:
    """No report: the event only concerns proofs, or waits for an answer."""


_TELLERS: dict[type[Event | SealedEvent], Callable[..., Report | None]] = {
    FleetPlaced: _of_fleet,
    SalvoLanded: _of_salvo,
    RadarSwept: _of_radar,
    RoundClosed: _of_round,
    ShipMoved: _of_move,
    OrderGiven: _of_order,
    PlayBegan: _of_public,
    VictoryDeclared: _of_public,
    TurnHeld: _of_public,
    TurnPassed: _of_public,
    SeatOut: _of_public,
    SeatLeft: _of_public,
    TieReached: _of_public,
    GameEnded: _of_public,
    FieldSealed: _of_sealed_field,
    AttackAnswered: _of_answers,
    SealedGameEnded: _of_sealed_ending,
    ChainBegan: _keep_silent,
    MessageChained: _keep_silent,
    KeyAnnounced: _keep_silent,
    LotOpened: _keep_silent,
    AttackCalled: _keep_silent,
    BreachProved: _keep_silent,
}
