"""Seats: the numbered places of players at a table."""

from collections.abc import Iterator
from typing import NewType

from seabattle.grid import bits

Seat = NewType("Seat", int)
"""Counted from zero in the order in which players sat down."""

SeatMask = int
"""Several seats, one bit each."""


def seats_in(mask: SeatMask) -> Iterator[Seat]:
    """The seats of a mask, first to last."""
    return (Seat(index) for index in bits(mask))
