"""A view as it is sent: everything one viewer knows, and what they may do now.

It is made from a view and from what everybody may know of the match, by adding one
thing after the other. Nothing is taken out, because nothing secret is ever in reach.
"""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from seabattle.game import Attack, GivenCommand, Phase, Refusal, Seat, Step, Why, seats_in
from seabattle.grid import Cell
from seabattle.rules import Ruleset, Ship
from seabattle.speech import Speaker
from seabattle.views import (
    Named,
    Sign,
    View,
    clear_cells,
    last_answers,
    last_shots,
    moves,
    open_cells,
    options,
    ships_afloat,
    shots_now,
    signs,
)
from seabattle.wire.chart import DrawnChart, draw_chart
from seabattle.wire.match_info import MatchInfo
from seabattle.wire.table_words import CellNames, TableWords, cell_names, table_words_of

VERSION = 1
"""Of the messages; a client says which one it speaks in the handshake."""


class TableSeen(Struct, frozen=True):
    """What everybody at the table can see."""

    phase: Phase
    turn: Seat | None
    step: Step
    round: int
    present: tuple[Seat, ...]
    """Who is still in the game."""
    out: tuple[Seat, ...]
    left: tuple[Seat, ...]
    placed: tuple[Seat, ...]
    ordered: tuple[Seat, ...]
    awaited: tuple[Seat, ...]
    """Whose fleet, or whose order this round, is still missing."""
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
    """What was ordered for this round, if anything was."""


class Obstacle(Struct, frozen=True):
    """Why something cannot be done: a code, and its facts."""

    code: str
    facts: dict[str, Any]
    sentence: Annotated[
        str | UnsetType, Meta(description="The same in words, where a language was asked for.")
    ] = UNSET


class ActionOption(Struct, frozen=True):
    """One kind of action: possible now, or not and why."""

    action: Annotated[str, Meta(description="The type of its command, such as fire.")]
    weapon: str | None
    refusal: Obstacle | None


class ShipMove(Struct, frozen=True):
    """A move that one of the viewer's ships can make now."""

    ship: int
    to: tuple[Cell, ...]


class ViewMessage(Struct, frozen=True, tag="view"):
    """All that a viewer knows, and may do."""

    version: int
    number: Annotated[int, Meta(description="Number of messages this viewer has received.")]
    seat: Annotated[Seat | None, Meta(description="The viewer's seat; nothing for a spectator.")]
    company: MatchInfo
    ruleset: Ruleset
    table: TableSeen
    own: OwnSide | None
    charts: tuple[DrawnChart, ...]
    """One per sea: each seat's own, in the order of the seats, or the one they share."""
    clear: Annotated[
        tuple[tuple[Cell, ...], ...],
        Meta(description="For each sea the water beside announced wrecks where no ship can lie."),
    ]
    last: Annotated[
        tuple[tuple[Cell, ...], ...],
        Meta(
            description="For each sea the cells of the last shots on it, as far as they are told."
        ),
    ]
    signs: Annotated[
        tuple[Sign, ...], Meta(description="What the charts of this table can show, for a legend.")
    ]
    afloat: tuple[dict[str, int] | None, ...]
    """For each seat its ships still afloat by class, where the rules let it be known."""
    sunk: tuple[Named, ...]
    options: tuple[ActionOption, ...]
    shots: Annotated[int, Meta(description="How many cells the next fire must name.")]
    open: Annotated[tuple[Cell, ...], Meta(description="Cells at which firing makes sense.")]
    moves: tuple[ShipMove, ...]
    fleets: Annotated[
        tuple[tuple[Ship, ...], ...], Meta(description="All fleets, once the game is over.")
    ]
    names: CellNames
    words: Annotated[
        TableWords | UnsetType, Meta(description="Only where a language was asked for.")
    ] = UNSET
    answer: Annotated[
        tuple[str, ...] | UnsetType,
        Meta(description="What was said of those last shots; only where a language was asked for."),
    ] = UNSET


def view_message(
    view: View, number: int, match_info: MatchInfo, speaker: Speaker | None = None
) -> ViewMessage:
    """The view as it is sent to its viewer, with the words of *speaker* where there is one."""
    ruleset, viewer = view.ruleset, view.seat
    seated = viewer is not None
    return ViewMessage(
        version=VERSION,
        number=number,
        seat=viewer,
        company=match_info,
        ruleset=ruleset,
        table=_table(view),
        own=_own(view) if seated else None,
        charts=tuple(draw_chart(ruleset.grid, chart) for chart in view.charts),
        clear=tuple(ruleset.grid.cells(clear_cells(view, sea)) for sea in range(len(view.charts))),
        last=last_shots(view),
        signs=signs(view),
        afloat=tuple(ships_afloat(view, Seat(seat)) for seat in range(ruleset.seats)),
        sunk=view.sunk,
        options=tuple(
            ActionOption(each.action, each.weapon, obstacle_of(each.refusal, speaker))
            for each in options(view)
        ),
        shots=shots_now(view) if _is_firing(view) else 0,
        open=ruleset.grid.cells(open_cells(view)) if _is_firing(view) else (),
        moves=tuple(ShipMove(move.ship, move.to) for move in moves(view)),
        fleets=view.fleets,
        names=cell_names(ruleset),
        words=UNSET if speaker is None else table_words_of(speaker),
        answer=UNSET if speaker is None else _answer(view, speaker),
    )


def _answer(view: View, speaker: Speaker) -> tuple[str, ...]:
    return tuple(
        line for report in last_answers(view) for line in speaker.report(report, view.seat)
    )


def obstacle_of(refusal: Refusal | None, speaker: Speaker | None = None) -> Obstacle | None:
    """A refusal by its code and facts, and in words where somebody speaks."""
    if refusal is None:
        return None
    sentence = UNSET if speaker is None else speaker.refusal(refusal)
    return Obstacle(refusal.code, asdict(refusal), sentence)


def _is_firing(view: View) -> bool:
    """Whether it is this viewer who fires now, or gives an order."""
    table, viewer = view.table, view.seat
    if viewer is None or table.phase is not Phase.PLAYING or not table.present >> viewer & 1:
        return False
    return table.turn in {None, viewer}


def _table(view: View) -> TableSeen:
    table = view.table
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


def _own(view: View) -> OwnSide:
    own, ruleset = view.own, view.ruleset
    stores = zip(ruleset.arsenal, own.stores, strict=True)
    return OwnSide(
        ships=own.ships,
        hits=ruleset.grid.cells(own.hits),
        arsenal=tuple(
            WeaponStock(weapon.name, count, weapon.unlock_turn) for weapon, count in stores
        ),
        turns=own.turns,
        moved=own.moved,
        order=None if own.order is None else GivenCommand(view.seat, own.order),
    )
