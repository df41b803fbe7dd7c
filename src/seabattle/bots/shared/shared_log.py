"""The facts in the log about the fleets of a shared sea, seat by seat.

All seats hear of every hit, but mostly not whose ship it was; a sinking may name class and
owner. This module collects the constraints on each owner's fleet.
"""

from collections.abc import Iterator

from msgspec import Struct

from seabattle.game import Seat
from seabattle.grid import Mask
from seabattle.rules import Ruleset
from seabattle.views import CellAnswer, Mark, ToldRound, ToldShip, ToldShots, View, read_log


class ShipLoss(Struct, frozen=True):
    """A ship of a known class that went down."""

    ship_class: str
    within: Mask
    """The cells that had been hit by then; all of its own are among them."""
    last: Mask
    """The cells hit when it sank; at least one of its own is among them."""
    at: Mask = 0
    """Its cells, where they were told."""


class OpponentFleet(Struct, frozen=True):
    """The known facts about the fleet of one opponent."""

    seat: Seat
    present: bool
    losses: tuple[ShipLoss, ...]
    gone: bool
    """Whether the seat left, so that its sound ships are gone."""
    owns: Mask
    """Cells hit that were said to be its own."""
    lacks: Mask
    """Cells hit that were said to be others'."""


class SharedLog(Struct, frozen=True):
    """The known facts about a shared sea."""

    hits: Mask
    """All cells hit."""
    unexplained: Mask
    """Cells where some other seat has a ship, hit or seen by radar."""
    clear: Mask
    """Cells without a ship of any opponent."""
    opponents: tuple[OpponentFleet, ...]
    tells_all_sinkings: bool
    """Whether a ship that was not announced as sunk is sure to float."""


class _LogEntry(Struct):
    """One salvo or round: what was hit, and what went down with it."""

    hits: tuple[CellAnswer, ...]
    sunk: tuple[tuple[ToldShip, Mask], ...]
    """Each with the cells of which one was its last."""
    before: Mask
    after: Mask


def read_shared_log(view: View) -> SharedLog:
    """Read the log of a seat on a shared sea."""
    chart, own = view.charts[0], view.own
    entries = tuple(_log_entries(view))
    clear = (chart.missed | chart.radar_empty) & ~chart.old
    seen = chart.radar_ship & ~chart.old
    others = [Seat(seat) for seat in range(view.ruleset.seats) if seat != view.seat]
    return SharedLog(
        hits=chart.hit,
        unexplained=chart.hit & ~own.hits | seen & ~own.fleet & ~chart.hit,
        clear=clear & ~chart.hit,
        opponents=tuple(_opponent_fleet(view, seat, entries) for seat in others),
        tells_all_sinkings=_tells_all_sinkings(view.ruleset, entries),
    )


def _tells_all_sinkings(ruleset: Ruleset, entries: tuple[_LogEntry, ...]) -> bool:
    if not ruleset.disclosure.sinking_told or ruleset.sea.spares_own:
        return False
    sunk = [ship for entry in entries for ship, _ in entry.sunk]
    return all(ship.owner is not None and ship.ship_class for ship in sunk)


def _log_entries(view: View) -> Iterator[_LogEntry]:
    pegs = 0
    for told in read_log(view):
        if isinstance(told, ToldRound):
            hits = told.hits
            struck = _mask(hits)
            sunk = tuple((ship, struck) for ship in told.sunk)
        elif isinstance(told, ToldShots) and not told.in_round:
            hits = tuple(each for each in told.answers if each.mark is not Mark.MISS)
            sunk = tuple((ship, hit.bit) for hit in hits for ship in hit.sunk)
        else:
            continue
        after = pegs | _mask(hits)
        yield _LogEntry(hits, sunk, pegs, after)
        pegs = after


def _mask(hits: tuple[CellAnswer, ...]) -> Mask:
    mask = 0
    for hit in hits:
        mask |= hit.bit
    return mask


def _opponent_fleet(view: View, seat: Seat, entries: tuple[_LogEntry, ...]) -> OpponentFleet:
    table = view.table
    owns = lacks = 0
    for entry in entries:
        mine, not_mine = _owned_hits(view, seat, entry)
        owns |= mine
        lacks |= not_mine
    return OpponentFleet(
        seat,
        present=bool(table.present >> seat & 1),
        losses=tuple(_losses(seat, entries)),
        gone=bool(table.left >> seat & 1),
        owns=owns,
        lacks=lacks & ~owns,
    )


def _owned_hits(view: View, seat: Seat, entry: _LogEntry) -> tuple[Mask, Mask]:
    """Which of the hits were said to be the seat's, and which to be others'."""
    owns = lacks = 0
    for hit in entry.hits:
        owners = [ship.owner for ship in hit.ships]
        if seat in owners:
            owns |= hit.bit
        elif hit.mark is Mark.HIT and owners and None not in owners:
            lacks |= hit.bit
    still = view.ruleset.manoeuvre is None and not view.ruleset.sea.spares_own
    # Only the first hit on a cell names all the ships that lie there.
    return owns, lacks & ~entry.before if still else 0


def _losses(seat: Seat, entries: tuple[_LogEntry, ...]) -> Iterator[ShipLoss]:
    for entry in entries:
        for ship, last in entry.sunk:
            if ship.owner == seat and ship.ship_class is not None:
                yield ShipLoss(ship.ship_class, entry.after, last, ship.cells or 0)
