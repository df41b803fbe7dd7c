"""Checks whether a seat may give a command, by what that seat knows.

The game passes the table and side of the truth, a view those it has built from reports.
Because both call the same function, a greyed-out button and a refused command can
never disagree, and a refusal can never give away what the seat does not know.
"""

from collections.abc import Callable

from seabattle.game.command import (
    DeclareVictory,
    EndTurn,
    Fire,
    MoveShip,
    PlaceFleet,
    Resign,
    SeatCommand,
    Target,
    UseWeapon,
)
from seabattle.game.event import Step
from seabattle.game.permission.placement import clash_between, placement_faults, ship_fault
from seabattle.game.refusal import (
    AlreadyAttacked,
    AlreadyMoved,
    AlreadyPlaced,
    AttackLost,
    CellAlreadyKnown,
    GameIsOver,
    MustAttack,
    NoSecondShot,
    NothingToDeclare,
    NotPlacing,
    NotPlaying,
    NotYourTurn,
    OnlySecondShot,
    OutOfReach,
    Refusal,
    SameCellTwice,
    SeatIsOut,
    ShipDamaged,
    ShipsStandStill,
    ShotOffGrid,
    UnknownSeat,
    UnknownShip,
    UnknownWeapon,
    WeaponLocked,
    WeaponUsedUp,
    WrongNumberOfShots,
    WrongTarget,
)
from seabattle.game.seat import Seat, seats_in
from seabattle.game.side import Side
from seabattle.game.table import Phase, Table
from seabattle.game.target import fits_aim, is_on_grid
from seabattle.grid import Mask
from seabattle.rules import Aim, Ruleset, Ship, Weapon, reachable_places


def settled_cells(ruleset: Ruleset, table: Table, side: Side) -> Mask:
    """The cells at which firing again is pointless (C5).

    Where a shot spares the shooter's own ships, a red peg settles nothing: the
    shooter's own ship may still lie there, sound.
    """
    if ruleset.manoeuvre is not None:
        return 0
    if ruleset.sea.spares_own:
        return side.known
    return side.known | table.hits


def required_shot_count(ruleset: Ruleset, table: Table, side: Side) -> int:
    """How many cells a :class:`Fire` must name now."""
    turn = ruleset.turn
    if turn.shots == 1 or not turn.in_salvos:
        return 1
    open_cells = ruleset.grid.size - settled_cells(ruleset, table, side).bit_count()
    # At least one: with empty salvos a seat could give its turn away for ever.
    return max(1, min(side.shots_left, open_cells))


def why_not_seat(
    ruleset: Ruleset, table: Table, side: Side, seat: Seat, command: SeatCommand
) -> Refusal | None:
    """Name what stands in the way of a seat's command, or ``None``."""
    return why_absent(table, seat) or _CHECKS[type(command)](ruleset, table, side, seat, command)


def why_not_leave(table: Table, seat: Seat) -> Refusal | None:
    """Name what keeps a seat from leaving, by itself or because its time is out (C4)."""
    return why_absent(table, seat) or (NotPlaying(()) if table.phase is Phase.TIE else None)


def why_absent(table: Table, seat: Seat) -> Refusal | None:
    """Why a seat cannot act at all: it does not exist, it is out, or the game is over."""
    if not 0 <= seat < table.seats:
        return UnknownSeat(seat, table.seats)
    if table.phase is Phase.OVER:
        return GameIsOver()
    if table.out >> seat & 1:
        return SeatIsOut(seat)
    return None


def _place(
    ruleset: Ruleset, table: Table, side: Side, seat: Seat, command: PlaceFleet
) -> Refusal | None:
    if table.phase is not Phase.PLACING:
        return NotPlacing()
    if side.ships:
        return AlreadyPlaced()
    return next(placement_faults(ruleset, command.ships), None)


def _not_acting(ruleset: Ruleset, table: Table, seat: Seat) -> Refusal | None:
    if table.phase is not Phase.PLAYING:
        waiting = seats_in(table.awaited) if table.phase is Phase.PLACING else ()
        return NotPlaying(tuple(waiting))
    if table.turn is not None and table.turn != seat:
        return NotYourTurn(table.turn)
    return None


def _fire(ruleset: Ruleset, table: Table, side: Side, seat: Seat, command: Fire) -> Refusal | None:
    return (
        _not_acting(ruleset, table, seat)
        or _no_shot(ruleset, table, side)
        or _bad_aim(ruleset, table, side, command)
    )


def _no_shot(ruleset: Ruleset, table: Table, side: Side) -> Refusal | None:
    if table.step is Step.SPENT:
        return AttackLost()
    if table.step is Step.SECOND and not may_fire_second(ruleset, side):
        needed = ruleset.turn.second_shot.undamaged_above + 1 if ruleset.turn.second_shot else 0
        return NoSecondShot(side.undamaged, needed)
    return None


def may_fire_second(ruleset: Ruleset, side: Side) -> bool:
    """Whether the fleet is sound enough for the second shot (BO3)."""
    rule = ruleset.turn.second_shot
    return rule is not None and side.undamaged > rule.undamaged_above


def _bad_aim(ruleset: Ruleset, table: Table, side: Side, command: Fire) -> Refusal | None:
    grid = ruleset.grid
    taken = settled_cells(ruleset, table, side)
    named = 0
    for cell in command.at:
        if cell not in grid:
            return ShotOffGrid(grid.rows, grid.columns)
        bit = grid.bit(cell)
        if bit & named:
            return SameCellTwice(cell)
        if bit & taken:
            return CellAlreadyKnown(cell)
        named |= bit
    wanted = required_shot_count(ruleset, table, side)
    if len(command.at) != wanted:
        return WrongNumberOfShots(len(command.at), wanted)
    return None


def _use_weapon(
    ruleset: Ruleset, table: Table, side: Side, seat: Seat, command: UseWeapon
) -> Refusal | None:
    weapon = ruleset.weapon(command.weapon)
    if weapon is None:
        return UnknownWeapon(command.weapon)
    obstacle = _not_acting(ruleset, table, seat)
    if obstacle is not None:
        return obstacle
    if table.step is Step.SPENT:
        return AttackLost()
    if table.step is Step.SECOND:
        return OnlySecondShot()
    if side.stores[ruleset.arsenal.index(weapon)] < 1:
        return WeaponUsedUp(weapon.name, weapon.count)
    if side.turns < weapon.unlock_turn:
        return WeaponLocked(weapon.name, side.turns, weapon.unlock_turn)
    return _bad_target(ruleset, weapon, command.target)


def _bad_target(ruleset: Ruleset, weapon: Weapon, target: Target) -> Refusal | None:
    if not fits_aim(weapon.aim, target):
        return WrongTarget(weapon.name, weapon.aim is not Aim.CELL)
    grid = ruleset.grid
    return None if is_on_grid(grid, weapon.aim, target) else ShotOffGrid(grid.rows, grid.columns)


def _move(
    ruleset: Ruleset, table: Table, side: Side, seat: Seat, command: MoveShip
) -> Refusal | None:
    if ruleset.manoeuvre is None:
        return ShipsStandStill()
    obstacle = _not_acting(ruleset, table, seat)
    if obstacle is not None:
        return obstacle
    if table.step not in (Step.ATTACK, Step.SPENT):
        return AlreadyAttacked()
    if side.moved:
        return AlreadyMoved()
    if not 0 <= command.ship < len(side.ships):
        return UnknownShip(command.ship, len(side.ships))
    ship = side.ships[command.ship]
    if side.masks[command.ship] & side.hits:
        return ShipDamaged(ship.ship_class)
    if tuple(sorted(command.to)) not in reachable_places(ruleset.manoeuvre, ship.cells):
        return OutOfReach(ship.ship_class)
    return _bad_berth(ruleset, side, command.ship, Ship(ship.ship_class, command.to))


def _bad_berth(ruleset: Ruleset, side: Side, index: int, moved: Ship) -> Refusal | None:
    fault = ship_fault(ruleset, moved)
    if fault is not None:
        return fault
    others = side.ships[:index] + side.ships[index + 1 :]
    clashes = (clash_between(ruleset, moved, other) for other in others)
    return next((clash for clash in clashes if clash is not None), None)


def _declare(
    ruleset: Ruleset, table: Table, side: Side, seat: Seat, command: DeclareVictory
) -> Refusal | None:
    if not ruleset.victory.declared:
        return NothingToDeclare()
    obstacle = _not_acting(ruleset, table, seat)
    if obstacle is not None:
        return obstacle
    if table.step is Step.SPENT:
        return AttackLost()
    return None if table.step is Step.ATTACK else AlreadyAttacked()


def _end_turn(
    ruleset: Ruleset, table: Table, side: Side, seat: Seat, command: EndTurn
) -> Refusal | None:
    obstacle = _not_acting(ruleset, table, seat)
    if obstacle is not None:
        return obstacle
    if table.step in (Step.SECOND, Step.SPENT):
        return None
    if table.turn is not None and settled_cells(ruleset, table, side) == ruleset.grid.everywhere:
        return None
    return MustAttack(table.step)


def _resign(
    ruleset: Ruleset, table: Table, side: Side, seat: Seat, command: Resign
) -> Refusal | None:
    return why_not_leave(table, seat)


_CHECKS: dict[type[SeatCommand], Callable[..., Refusal | None]] = {
    PlaceFleet: _place,
    Fire: _fire,
    UseWeapon: _use_weapon,
    MoveShip: _move,
    DeclareVictory: _declare,
    EndTurn: _end_turn,
    Resign: _resign,
}
