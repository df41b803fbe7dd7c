"""How a game stands for one viewer: all parts of a view that change while it is played.

It is made from a view and from what everybody may know of the match, by adding one thing
after the other. Nothing is taken out, because nothing secret is ever in reach. What was made
for an earlier moment is used again where nothing that it is made from has changed: views are
frozen values, so that is seen at a glance.
"""

from typing import Annotated, Any

from msgspec import UNSET, Meta, Struct, UnsetType
from msgspec.structs import asdict

from seabattle.game import Attack, GivenCommand, Phase, Refusal, Seat, Step, Why, seats_in
from seabattle.grid import Cell, Mask
from seabattle.rules import Ship
from seabattle.speech.phrasebook import Phrasebook
from seabattle.views import (
    View,
    clear_cells,
    moves,
    open_cells,
    options,
    ships_afloat,
    shots_now,
)
from seabattle.views.shot import ANSWERS, last_shots_and_answers
from seabattle.wire.match_info import MatchInfo


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


class Choices(Struct, frozen=True):
    """What a viewer may do now, and why not the rest."""

    refusals: tuple[Refusal | None, ...]
    """In the order of the options."""
    options: tuple[ActionOption, ...]
    shots: int
    open: Mask
    moves: tuple[ShipMove, ...]


class ShotsSeen(Struct, frozen=True):
    """The last shots on each sea, and what was said of them."""

    cells: tuple[tuple[Cell, ...], ...]
    words: tuple[tuple[str, ...], ...]
    """Of each answer; nothing where nobody speaks."""


class ViewParts(Struct, frozen=True):
    """What a viewer sees at one moment, beside what never changes."""

    view: View
    number: int
    """How many things the viewer had been told."""
    company: MatchInfo
    """As it was when something in it last changed; the clocks have gone on since."""
    table: TableSeen
    own: OwnSide | None
    clear: tuple[Mask, ...]
    afloat: tuple[dict[str, int] | None, ...]
    choices: Choices
    last: ShotsSeen


def view_parts_of(
    view: View,
    number: int,
    company: MatchInfo,
    phrases: Phrasebook | None = None,
    before: ViewParts | None = None,
) -> ViewParts:
    """How the game stands, in words where there is somebody who has them.

    *before* is how it stood earlier for the same viewer, in the same words.
    """
    return ViewParts(
        view=view,
        number=number,
        company=company,
        table=_table(view, before),
        own=_own(view, before),
        clear=_clear(view, before),
        afloat=_afloat(view, before),
        choices=_choices(view, phrases, before),
        last=_last(view, phrases, before),
    )


def _table(view: View, before: ViewParts | None) -> TableSeen:
    table = view.table
    if before is not None and before.view.table is table:
        return before.table
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


def _own(view: View, before: ViewParts | None) -> OwnSide | None:
    if view.seat is None:
        return None
    own, ruleset = view.own, view.ruleset
    if before is not None and before.view.own is own:
        return before.own
    stores = zip(ruleset.arsenal, own.stores, strict=True)
    return OwnSide(
        ships=own.ships,
        hits=ruleset.grid.cells(own.hits),
        arsenal=tuple(
            [WeaponStock(weapon.name, count, weapon.unlock_turn) for weapon, count in stores]
        ),
        turns=own.turns,
        moved=own.moved,
        order=None if own.order is None else GivenCommand(view.seat, own.order),
    )


def _clear(view: View, before: ViewParts | None) -> tuple[Mask, ...]:
    known = before.view if before is not None else None
    if known is not None and known.sunk is view.sunk and known.charts is view.charts:
        return before.clear if before is not None else ()
    return tuple([clear_cells(view, sea) for sea in range(len(view.charts))])


def _afloat(view: View, before: ViewParts | None) -> tuple[dict[str, int] | None, ...]:
    if before is not None and before.view.sunk is view.sunk and before.view.own is view.own:
        return before.afloat
    return tuple([ships_afloat(view, Seat(seat)) for seat in range(view.ruleset.seats)])


def _choices(view: View, phrases: Phrasebook | None, before: ViewParts | None) -> Choices:
    if before is not None and before.view.table is view.table and before.view.own is view.own:
        return before.choices
    firing = _is_firing(view)
    found = options(view)
    refusals = tuple([each.refusal for each in found])
    known = before.choices if before is not None else None
    return Choices(
        refusals=refusals,
        options=tuple(
            [
                known.options[index]
                if known is not None and known.refusals[index] == each.refusal
                else ActionOption(each.action, each.weapon, obstacle_of(each.refusal, phrases))
                for index, each in enumerate(found)
            ]
        ),
        shots=shots_now(view) if firing else 0,
        open=open_cells(view) if firing else 0,
        moves=tuple([ShipMove(move.ship, move.to) for move in moves(view)]),
    )


def _last(view: View, phrases: Phrasebook | None, before: ViewParts | None) -> ShotsSeen:
    if before is not None and not _has_answers(view, len(before.view.log)):
        return before.last
    cells, answers = last_shots_and_answers(view)
    words = () if phrases is None else tuple([phrases.summary(each) for each in answers])
    return ShotsSeen(cells, words)


def _has_answers(view: View, after: int) -> bool:
    """Whether shots were told of since so many things were heard."""
    log = view.log
    return any(isinstance(log[index], ANSWERS) for index in range(after, len(log)))


def obstacle_of(refusal: Refusal | None, phrases: Phrasebook | None = None) -> Obstacle | None:
    """A refusal by its code and facts, and in words where somebody speaks."""
    if refusal is None:
        return None
    sentence = UNSET if phrases is None else phrases.refusal(refusal)
    return Obstacle(refusal.code, asdict(refusal), sentence)


def _is_firing(view: View) -> bool:
    """Whether it is this viewer who fires now, or gives an order."""
    table, viewer = view.table, view.seat
    if viewer is None or table.phase is not Phase.PLAYING or not table.present >> viewer & 1:
        return False
    return table.turn in {None, viewer}
