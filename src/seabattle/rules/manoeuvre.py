"""Manoeuvre rules of a variant: moving ships during the game (BO1)."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.grid import Cell, Col, Row


class Manoeuvre(Struct, frozen=True):
    """How one undamaged ship may move before its owner attacks."""

    shift: Annotated[bool, Meta(description="One cell along its own axis.")] = True
    pivot: Annotated[bool, Meta(description="A quarter turn about either end.")] = True


def reachable_places(manoeuvre: Manoeuvre, cells: tuple[Cell, ...]) -> tuple[tuple[Cell, ...], ...]:
    """The places a straight ship can reach in one move, on or off the grid.

    Only end positions count: nothing is in the way of a turning ship (BO1). A
    ship of one cell has no axis and no ends to tell apart, so it stays.
    """
    if len(cells) < 2:
        return ()
    ship = tuple(sorted(cells))
    places = []
    if manoeuvre.shift:
        places += [_shift_ship(ship, -1), _shift_ship(ship, 1)]
    if manoeuvre.pivot:
        places += [_pivot_ship(ship, end, way) for end in (ship[0], ship[-1]) for way in (-1, 1)]
    return tuple(places)


def _lies_flat(ship: tuple[Cell, ...]) -> bool:
    return ship[0].row == ship[-1].row


def _shift_ship(ship: tuple[Cell, ...], step: int) -> tuple[Cell, ...]:
    down, right = (0, step) if _lies_flat(ship) else (step, 0)
    return tuple(Cell(Row(cell.row + down), Col(cell.col + right)) for cell in ship)


def _pivot_ship(ship: tuple[Cell, ...], end: Cell, way: int) -> tuple[Cell, ...]:
    reach = range(len(ship))
    if _lies_flat(ship):
        turned = (Cell(Row(end.row + way * far), end.col) for far in reach)
    else:
        turned = (Cell(end.row, Col(end.col + way * far)) for far in reach)
    return tuple(sorted(turned))
