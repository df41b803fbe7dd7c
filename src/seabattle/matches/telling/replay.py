"""The replay of a game from its beginning to where it stands, moment by moment.

While a game goes on its replay is made from what a viewer has heard, and from nothing else.
Once it is over all fields are shown, and the replay is the truth, secret orders and moves
included. Fleets laid and orders given change nothing that can be seen: their words go with
the moment that follows, so that a round of sixty-four is one moment.
"""

from collections.abc import Iterable, Iterator, Sequence
from functools import reduce
from operator import or_

from msgspec import Struct

from seabattle.drawing.text_replay import open_words, stand_in_words
from seabattle.fairness.sealed.sealed_record import SealedRecord
from seabattle.fairness.sealed.told_game import ToldGame
from seabattle.game import Event, Seat
from seabattle.game.event import (
    FleetPlaced,
    OrderGiven,
    RadarSwept,
    RoundClosed,
    SalvoLanded,
)
from seabattle.grid import Cell, Mask
from seabattle.records import Record
from seabattle.rules import Ruleset, Ship
from seabattle.speech import Speaker
from seabattle.views import (
    Chart,
    Report,
    View,
    Viewer,
    hear_all,
    hear_events,
    new_view,
    reports_to,
    shot_cells,
)
from seabattle.views.report import FleetReady, OrderNoted, OrderReady

QUIET = FleetPlaced | FleetReady | OrderGiven | OrderNoted | OrderReady
"""Events that change nothing that can be seen."""

Lines = tuple[str, ...]


class ReplayFrame(Struct, frozen=True):
    """One moment: what was said, and how the seas looked then."""

    seat: Seat | None
    """The seat that acted, where that is told."""
    said: Lines
    shots: tuple[Cell, ...]
    """The cells that were fired at, or looked at, as far as they are told."""
    turn: Seat | None
    round: int
    charts: tuple[Chart, ...]
    fleets: tuple[tuple[Ship, ...], ...]
    """The ships as they lay then; nothing of a seat whose ships are not shown."""


def replay_for_viewer(
    record: Record | SealedRecord | ToldGame, speaker: Speaker, viewer: Viewer
) -> Iterator[ReplayFrame]:
    """The game as *viewer* has lived through it so far; a sealed one is told to all alike."""
    view = new_view(record.ruleset, viewer, sealed=not isinstance(record, Record))
    yield _viewer_frame(view, (), ())
    pending: Lines = ()
    for entry in record.entries:
        reports = reports_to(record.ruleset, viewer, entry.events)
        view = hear_all(view, reports)
        pending += tuple(line for each in reports for line in speaker.report(each, viewer))
        if reports and not all(isinstance(each, QUIET) for each in reports):
            yield _viewer_frame(view, pending, reports)
            pending = ()
    if pending:
        yield _viewer_frame(view, pending, ())


def _viewer_frame(view: View, said: Lines, reports: Sequence[Report]) -> ReplayFrame:
    table = view.table
    own = (view.own.ships if view.seat == seat else () for seat in range(view.ruleset.seats))
    fleets = tuple(own) if view.own.ships else ()
    shots = _sort_cells(cell for each in reports for cell in shot_cells(each))
    seat = next((found for each in reports if (found := _actor_of(each)) is not None), None)
    return ReplayFrame(seat, said, shots, table.turn, table.round, view.charts, fleets)


def _actor_of(report: Report) -> Seat | None:
    found: Seat | None = getattr(report, "by", getattr(report, "seat", None))
    return found


def replay_truth(record: Record, speaker: Speaker) -> Iterator[ReplayFrame]:
    """The whole truth of a game that is over."""
    ruleset = record.ruleset
    views = [new_view(ruleset, Seat(seat)) for seat in range(ruleset.seats)]
    yield _true_frame(views, (), None, ())
    pending: Lines = ()
    for entry in record.entries:
        views = [hear_events(view, entry.events) for view in views]
        pending += tuple(line for event in entry.events for line in open_words(speaker, event))
        pending += stand_in_words(speaker, entry)
        if not all(isinstance(event, QUIET) for event in entry.events):
            yield _true_frame(views, pending, entry.actor, entry.events)
            pending = ()


def _true_frame(
    views: Sequence[View], said: Lines, actor: Seat | None, events: Sequence[Event]
) -> ReplayFrame:
    table = views[0].table
    together = any(isinstance(event, RoundClosed) for event in events)
    seat = None if together else actor
    shots = _sort_cells(cell for event in events for cell in _true_shots(event))
    fleets = tuple(view.own.ships for view in views)
    shown = fleets if any(fleets) else ()
    return ReplayFrame(seat, said, shots, table.turn, table.round, _true_charts(views), shown)


def _true_shots(event: Event) -> Iterator[Cell]:
    match event:
        case SalvoLanded():
            yield from (impact.at for impact in event.impacts)
        case RadarSwept():
            yield from (echo.at for echo in event.echoes)
        case RoundClosed():
            yield from (impact.at for salvo in event.salvos for impact in salvo.impacts)
        case _:
            pass


def _true_charts(views: Sequence[View]) -> tuple[Chart, ...]:
    """Return each sea as its attacker has drawn it; a shared sea with all that is public."""
    ruleset: Ruleset = views[0].ruleset
    if not ruleset.sea.shared:
        return tuple(views[1 - seat].foreign for seat in range(ruleset.seats))
    homes = [view.home for view in views]
    hit = _union(chart.hit for chart in homes)
    return (
        Chart(
            missed=_union(chart.missed for chart in homes) & ~hit,
            hit=hit,
            sunk=_union(chart.sunk for chart in homes),
        ),
    )


def _union(masks: Iterable[Mask]) -> Mask:
    return reduce(or_, masks, 0)


def _sort_cells(cells: Iterable[Cell]) -> tuple[Cell, ...]:
    return tuple(sorted(set(cells)))
