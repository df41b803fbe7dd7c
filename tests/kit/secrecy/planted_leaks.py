"""Leaks planted on purpose, one per mistake that other programs have made.

Each is a channel that says a little too much. They show that the two-world
comparison sees what it is there to see.
"""

from collections.abc import Callable, Iterable, Iterator

from kit.games.small_game import events_of
from kit.secrecy.two_worlds import Channel, commands_to_try, reports_by
from seabattle.game import Event, Fire
from seabattle.game.event import (
    FleetPlaced,
    Impact,
    OrderGiven,
    RadarSwept,
    RoundClosed,
    SalvoLanded,
    ShipMoved,
    Struck,
    TurnPassed,
)
from seabattle.game.refusal import CellAlreadyKnown
from seabattle.game.truth import truth_of
from seabattle.matches import Match
from seabattle.rules import Ruleset
from seabattle.views import Viewer, options, report_to

Teller = Callable[[Ruleset, Viewer, Event], object | None]


def _impacts(event: Event) -> Iterator[Impact]:
    if isinstance(event, SalvoLanded):
        yield from event.impacts
    if isinstance(event, RoundClosed):
        for salvo in event.salvos:
            yield from salvo.impacts


def _fresh_strikes(event: Event) -> list[Struck]:
    return [under for impact in _impacts(event) for under in impact.struck if under.fresh]


def _beside(extra: Callable[[Event], object]) -> Channel:
    """The honest report with something beside it."""

    def teller(ruleset: Ruleset, viewer: Viewer, event: Event) -> object | None:
        report = report_to(ruleset, viewer, event)
        return report if report is None else (report, extra(event))

    return reports_by(teller)


class_on_hit = _beside(
    lambda event: sorted(under.ship.ship_class for under in _fresh_strikes(event))
)
cells_on_hit = _beside(lambda event: sorted(under.ship.cells for under in _fresh_strikes(event)))
owner_on_hit = _beside(lambda event: sorted(under.owner for under in _fresh_strikes(event)))
sinking_on_hit = _beside(lambda event: sum(under.sank for under in _fresh_strikes(event)))
misses_for_all = _beside(lambda event: sorted(hit.at for hit in _impacts(event) if not hit.struck))
shooters_of_hits = _beside(
    lambda event: [
        (salvo.by, impact.at)
        for salvo in (event.salvos if isinstance(event, RoundClosed) else ())
        for impact in salvo.impacts
        if impact.struck
    ]
)
field_order = _beside(
    lambda event: (
        [hit.at for hit in _impacts(event) if hit.struck] if isinstance(event, RoundClosed) else []
    )
)
length_only = _beside(
    lambda event: "." * sum(len(under.ship.cells) for under in _fresh_strikes(event))
)


def _reveal_order_change(ruleset: Ruleset, viewer: Viewer, event: Event) -> object | None:
    if isinstance(event, OrderGiven) and event.again and viewer != event.seat:
        return ("order changed", event.seat)
    return report_to(ruleset, viewer, event)


def _move_rustles(ruleset: Ruleset, viewer: Viewer, event: Event) -> object | None:
    if isinstance(event, ShipMoved) and viewer != event.seat:
        return {}
    return report_to(ruleset, viewer, event)


def _radar_for_all(ruleset: Ruleset, viewer: Viewer, event: Event) -> object | None:
    return event if isinstance(event, RadarSwept) else report_to(ruleset, viewer, event)


def _spectator_sees_all(ruleset: Ruleset, viewer: Viewer, event: Event) -> object | None:
    if viewer is None and isinstance(event, FleetPlaced):
        return event
    return report_to(ruleset, viewer, event)


changed_order = reports_by(_reveal_order_change)
move_rustles = reports_by(_move_rustles)
radar_for_all = reports_by(_radar_for_all)
spectator_sees_all = reports_by(_spectator_sees_all)


def field_in_public_event(match: Match, viewer: Viewer) -> Iterable[object]:
    """Passing the turn says how many ships are undamaged."""
    for event in events_of(match):
        yield report_to(match.ruleset, viewer, event)
        if isinstance(event, TurnPassed):
            yield [side.undamaged for side in truth_of(match.game).sides]


def undo_snapshot(match: Match, viewer: Viewer) -> Iterable[object]:
    """The state before the last move, kept for undoing it, with everything in it."""
    return (entry.command for entry in match.journal[-1:])


def out_seats_see_all(match: Match, viewer: Viewer) -> Iterable[object]:
    """A player who is out sees all, and could tell a friend."""
    out = viewer is not None and match.table.out >> viewer & 1
    return truth_of(match.game).sides if out else ()


def refusal_knows_the_water(match: Match, viewer: Viewer) -> Iterable[object]:
    """A shot is refused as pointless where there is only water."""
    fleets = sum(
        side.fleet for seat, side in enumerate(truth_of(match.game).sides) if seat != viewer
    )
    for command in commands_to_try(match, viewer):
        refusal = match.game.why_not(viewer, command)
        if isinstance(command, Fire) and refusal is None:
            vain = [cell for cell in command.at if not fleets & match.ruleset.grid.bit(cell)]
            refusal = CellAlreadyKnown(vain[0]) if vain else None
        yield refusal


def option_knows_the_end(match: Match, viewer: Viewer) -> Iterable[object]:
    """A button lights up when the declaration would be right."""
    foes = [side for seat, side in enumerate(truth_of(match.game).sides) if seat != viewer]
    yield options(match.view(viewer))
    yield sum(side.afloat for side in foes) < 2


def bot_peeks(match: Match, viewer: Viewer) -> Iterable[object]:
    """A computer player that knows where to fire."""
    if viewer is None:
        return ()
    foes = [side for seat, side in enumerate(truth_of(match.game).sides) if seat != viewer]
    sound = foes[0].fleet & ~foes[0].hits
    return ((sound & -sound).bit_length(),)


def distance_hint(match: Match, viewer: Viewer) -> Iterable[object]:
    """How far the last shot fell from the nearest ship; "warm", "cold"."""
    decks = [
        cell for side in truth_of(match.game).sides for ship in side.ships for cell in ship.cells
    ]
    for event in events_of(match):
        for impact in _impacts(event):
            if isinstance(event, SalvoLanded) and decks:
                at = impact.at
                yield min(abs(at.row - deck.row) + abs(at.col - deck.col) for deck in decks)


def ship_number_on_hit(match: Match, viewer: Viewer) -> Iterable[object]:
    """The number of the ship in the list it is kept in."""
    fleets: dict[int, list[object]] = {}
    for event in events_of(match):
        if isinstance(event, FleetPlaced):
            fleets[event.seat] = [ship.ship_class for ship in event.ships]
        for under in _fresh_strikes(event):
            yield fleets[under.owner].index(under.ship.ship_class)
