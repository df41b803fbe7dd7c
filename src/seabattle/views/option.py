"""The actions open to a seat now, and the reasons against the others."""

from collections.abc import Hashable, Iterator
from itertools import islice

from msgspec import Struct

from seabattle.game import (
    DeclareVictory,
    EndTurn,
    Fire,
    MoveShip,
    Phase,
    Refusal,
    Resign,
    Seat,
    SeatCommand,
    UseWeapon,
    required_shot_count,
    settled_cells,
    why_not_seat,
)
from seabattle.game.refusal import OutOfReach
from seabattle.game.target import all_targets
from seabattle.grid import Mask, bits
from seabattle.rules import Weapon, reachable_places
from seabattle.views.view import View


class Option(Struct, frozen=True):
    """One kind of action: possible now, or not and why."""

    action: str
    """The tag of its command, such as ``fire`` or ``move-ship``."""
    weapon: str | None = None
    refusal: Refusal | None = None


def why_not_in_view(view: View, command: SeatCommand) -> Refusal | None:
    """Name what stands in the way of *command*, as far as the view's own seat can know."""
    seat = Seat(-1) if view.seat is None else view.seat
    return why_not_seat(view.ruleset, view.table, view.own, seat, command)


def open_cells(view: View) -> Mask:
    """The cells at which firing makes sense (C5)."""
    return view.ruleset.grid.everywhere & ~settled_cells(view.ruleset, view.table, view.own)


def shots_now(view: View) -> int:
    """How many cells the next :class:`Fire` must name."""
    return required_shot_count(view.ruleset, view.table, view.own)


def shots_left(view: View) -> int:
    """How many shots the view's seat may still fire in this turn; none when it may not fire."""
    if why_not_in_view(view, _some_shot(view)) is not None:
        return 0
    return max(1, min(view.own.shots_left, open_cells(view).bit_count()))


def must_pass(view: View) -> bool:
    """Whether the seat can do nothing but pass the turn or resign."""
    possible = {option.action for option in options(view) if option.refusal is None}
    return possible - {"resign"} == {"end-turn"}


def moves(view: View) -> tuple[MoveShip, ...]:
    """Every manoeuvre that is legal now."""
    tried = _thinkable_moves(view)
    return tuple(move for move in tried if why_not_in_view(view, move) is None)


def options(view: View) -> tuple[Option, ...]:
    """What the view's seat may do now, and why not the rest."""
    if view.seat is None:
        return ()
    specimens: list[SeatCommand] = [
        _some_shot(view),
        *(_some_use(view, weapon) for weapon in view.ruleset.arsenal),
        DeclareVictory(),
        EndTurn(),
        Resign(),
    ]
    return (*(_option(view, command) for command in specimens), _move_option(view))


def option_key(view: View) -> Hashable:
    """A cache key: all that options and moves depend on, beside the seat and the rules.

    Two views with the same key have the same options and the same moves. A seat whose turn it
    is not, the usual case, has a short key that does not depend on the sea.
    """
    table, seat, ruleset = view.table, view.seat, view.ruleset
    if seat is None:
        return None
    out = table.out >> seat & 1
    if table.phase is not Phase.PLAYING:
        return table.phase, out, table.awaited
    if table.turn not in (None, seat):
        return table.turn, out
    own = view.own
    arsenal = ruleset.arsenal
    unlocked = max([weapon.unlock_turn for weapon in arsenal]) if arsenal else 0
    return (
        table.turn,
        out,
        table.step,
        open_cells(view) == 0,
        own.stores,
        unlocked and min(own.turns, unlocked),
        ruleset.turn.second_shot and own.undamaged,
        ruleset.manoeuvre and (own.moved, own.ships, own.hits),
    )


def _option(view: View, command: SeatCommand) -> Option:
    weapon = command.weapon if isinstance(command, UseWeapon) else None
    return Option(_action(command), weapon, why_not_in_view(view, command))


def _action(command: SeatCommand) -> str:
    return str(command.__struct_config__.tag)


def _some_shot(view: View) -> Fire:
    cells = view.ruleset.grid.cells()
    return Fire(tuple([cells[index] for index in islice(bits(open_cells(view)), shots_now(view))]))


def _some_use(view: View, weapon: Weapon) -> UseWeapon:
    return UseWeapon(weapon.name, all_targets(view.ruleset.grid, weapon.aim)[0])


def _move_option(view: View) -> Option:
    """Moving is possible when any ship can; otherwise the first obstacle is named."""
    first: Refusal | None = None
    for move in _thinkable_moves(view) or (MoveShip(0, ()),):
        refusal = why_not_in_view(view, move)
        if refusal is None:
            return Option("move-ship")
        first = first or refusal
    return Option("move-ship", refusal=first or OutOfReach(""))


def _thinkable_moves(view: View) -> tuple[MoveShip, ...]:
    return tuple(_moves_of(view)) if view.seat is not None else ()


def _moves_of(view: View) -> Iterator[MoveShip]:
    rule = view.ruleset.manoeuvre
    if rule is None:
        return
    for index, ship in enumerate(view.own.ships):
        for place in reachable_places(rule, ship.cells):
            yield MoveShip(index, place)
