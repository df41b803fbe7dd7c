"""The state of a game for one viewer: all parts of a view that change while it is played.

It is made from a view and from the public state of the match, by adding one thing
after the other. Nothing is taken out, because nothing secret is ever in reach. What was made
for an earlier moment is used again where nothing that it is made from has changed: views are
frozen values, so that is seen at a glance.
"""

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from seabattle.game import Attack, GivenCommand, Phase, Seat, Step, Table, Why, seats_in
from seabattle.grid import Cell, Mask
from seabattle.rules import Ship
from seabattle.views import (
    View,
    open_cells,
    ships_afloat,
    shots_now,
    water_beside_wrecks,
)
from seabattle.wire.match_info import MatchInfo
from seabattle.wire.screen.choice_cache import ChoiceCache, Choices

Seas = tuple[Mask, ...]
"""Some cells of each sea."""

Afloat = tuple[dict[str, int] | None, ...]
"""For each seat its ships still afloat by class, where the rules let it be known."""


class TableSeen(Struct, frozen=True):
    """The public state of the game at the table."""

    phase: Phase
    turn: Seat | None
    step: Step
    round: int
    present: tuple[Seat, ...]
    """Seats that are still in the game."""
    out: tuple[Seat, ...]
    left: tuple[Seat, ...]
    placed: tuple[Seat, ...]
    ordered: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    """Seats whose fleet, or whose order this round, is still missing."""
    tied: tuple[Seat, ...]
    missed: tuple[int, ...]
    """Rounds each seat has missed in a row."""
    winner: Seat | None
    why: Why | None


class WeaponStock(Struct, frozen=True):
    """A special action, and how often it is left."""

    weapon: str
    left: int
    unlock_turn: int
    """The own turn from which it can be used."""


class OwnSide(Struct, frozen=True):
    """A seat's own affairs."""

    ships: tuple[Ship, ...]
    hits: tuple[Cell, ...]
    """The cells of them that are hit."""
    arsenal: tuple[WeaponStock, ...]
    turns: int
    """Own turns begun."""
    moved: bool
    """Whether a ship has moved in the present turn."""
    order: GivenCommand[Attack] | None
    """The viewer's order for this round, if there is one."""
    shots_left: Annotated[
        int, Meta(description="Shots left in the present turn; of no account in another's.")
    ] = 0


class ViewParts(Struct, frozen=True, gc=False):
    """The view of a viewer at one moment, without what never changes."""

    view: View
    number: int
    """Number of entries that the viewer had been told."""
    company: MatchInfo
    """The public state when it last changed; the clocks have gone on since."""
    beside: Seas
    """For each sea the water beside announced wrecks, whether fired at or not."""
    clear: Seas
    """Of this, the cells that were not fired at."""
    afloat: Afloat
    choices: Choices
    shots: int
    open: Mask


def view_parts_of(
    view: View,
    number: int,
    company: MatchInfo,
    known: ChoiceCache,
    before: ViewParts | None = None,
) -> ViewParts:
    """Return how the game stands, in words where *known* has a speaker.

    *before* is how it stood earlier for the same viewer, in the same words.
    """
    firing = _is_firing(view)
    beside, clear, afloat = _wrecks(view, before)
    return ViewParts(
        view,
        number,
        company,
        beside,
        clear,
        afloat,
        known.choices(view),
        shots_now(view) if firing else 0,
        open_cells(view) if firing else 0,
    )


@lru_cache(maxsize=1024)
def table_seen(table: Table) -> TableSeen:
    """A table as it is sent. Most tables of one game look like those of another."""
    return TableSeen(
        phase=table.phase,
        turn=table.turn,
        step=table.step,
        round=table.round,
        present=tuple(seats_in(table.present)),
        out=tuple(seats_in(table.out)),
        left=tuple(seats_in(table.left)),
        placed=tuple(seats_in(table.placed)),
        ordered=tuple(seats_in(table.ordered)),
        awaited=tuple(seats_in(table.awaited)) if table.turn is None else (table.turn,),
        tied=tuple(seats_in(table.tied)),
        missed=table.missed,
        winner=table.winner,
        why=table.why,
    )


def own_side(view: View) -> OwnSide | None:
    """The viewer's own affairs as they are sent; nothing for a spectator."""
    if view.seat is None:
        return None
    own = view.own
    return OwnSide(
        own.ships,
        view.ruleset.grid.cells(own.hits),
        arsenal_of(view),
        own.turns,
        own.moved,
        order_of(view),
        own.shots_left,
    )


def arsenal_of(view: View) -> tuple[WeaponStock, ...]:
    """The viewer's special actions, and how often each is left."""
    stores = zip(view.ruleset.arsenal, view.own.stores, strict=True)
    return tuple([WeaponStock(weapon.name, left, weapon.unlock_turn) for weapon, left in stores])


def order_of(view: View) -> GivenCommand[Attack] | None:
    """Return the viewer's order for this round, if there is one."""
    return None if view.own.order is None else GivenCommand(view.seat, view.own.order)


def _wrecks(view: View, before: ViewParts | None) -> tuple[Seas, Seas, Afloat]:
    """The water beside wrecks, what is clear of it, and what is still afloat."""
    if before is None:
        nowhere = (0,) * len(view.charts)
        beside = _beside(view, nowhere, 0)
        return beside, _clear(view, beside, nowhere), _afloat(view)
    beside, afloat = before.beside, before.afloat
    had, own, sunk = before.view.own, view.own, before.view.sunk
    if sunk is not view.sunk or had.sinkings != own.sinkings or had.ships is not own.ships:
        beside, afloat = _beside(view, beside, len(sunk)), _afloat(view)
    return beside, _clear(view, beside, before.clear), afloat


def _beside(view: View, known: Seas, wrecks: int) -> Seas:
    """The water beside all wrecks, of which the first so many are known."""
    seas = enumerate(known)
    return tuple([water | water_beside_wrecks(view, sea, wrecks) for sea, water in seas])


def _afloat(view: View) -> Afloat:
    return tuple([ships_afloat(view, Seat(seat)) for seat in range(view.ruleset.seats)])


def _clear(view: View, beside: Seas, known: Seas) -> Seas:
    """Return the water beside wrecks not fired at; *known* itself where that still holds."""
    for sea, water in enumerate(beside):
        # Where no wreck lies nothing is clear, no matter which cells are fired at.
        if water:
            chart = view.charts[sea]
            clear = water & ~(chart.hit | chart.missed)
            if clear != known[sea]:
                known = (*known[:sea], clear, *known[sea + 1 :])
    return known


def _is_firing(view: View) -> bool:
    """Whether it is this viewer who fires now, or gives an order."""
    table, viewer = view.table, view.seat
    if viewer is None or table.phase is not Phase.PLAYING or not table.present >> viewer & 1:
        return False
    return table.turn is None or table.turn == viewer
