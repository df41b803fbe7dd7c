"""Requests of a player, as they come in.

The requests are those of a live match, as they are: they have their bounds. The session tells
which player sends a request, so no player can speak for another.
"""

from functools import lru_cache
from typing import Annotated

from msgspec import Meta, Struct

from seabattle.game import SeatCommand
from seabattle.grid import MOST_CELLS
from seabattle.matches.request import PlayerRequest
from seabattle.rules import LONGEST_NAME, MOST_SHIPS, Ruleset, shapes_of
from seabattle.wire.bound import SMALL_FRAME, Count, Ident, Word

CELL_BYTES = len("[63, 63], ")
SHIP_BYTES = len('{"ship_class": "", "cells": []}, ')
MESSAGE_BYTES = 512
"""Bytes of a message of a sealed game beside its answers; all of it is written twice as long."""
ANSWER_BYTES = 4 + 4 + 2 * 32
WIDEST_SHOT = 25
ENVELOPE_BYTES = 512
"""Bytes around a fleet: its id, its number and the types of request and command."""


class Order(Struct, frozen=True, gc=False, forbid_unknown_fields=True):
    """One request to a match; idempotent by id."""

    id: Ident
    request: PlayerRequest
    made_on: Annotated[
        Count | None,
        Meta(
            description="Optimistic lock: number of messages the client had seen; "
            "the request is refused if something has happened since."
        ),
    ] = None


class OrderId(Struct, frozen=True):
    """The part of an order that is read of one that is refused unread."""

    id: Ident


class OrderText(Struct, frozen=True, forbid_unknown_fields=True):
    """An order as it was typed."""

    text: Annotated[str, Meta(max_length=400, examples=["fire B7"])]
    weapon: Annotated[
        Word | None, Meta(description="The special action in hand, for which a cell is meant.")
    ] = None


class Question(Struct, frozen=True, forbid_unknown_fields=True):
    """Whether something could be done, without doing it."""

    command: SeatCommand


def largest_message(ruleset: Ruleset) -> int:
    """Return the bytes of the largest message of a sealed game: the answers to a whole line."""
    ship = max(len(shape.cells) for entry in ruleset.fleet for shape in shapes_of(entry))
    cells = max(ruleset.grid.rows, ruleset.grid.columns, ruleset.ships, WIDEST_SHOT)
    return max(
        SMALL_FRAME, ENVELOPE_BYTES + 2 * (MESSAGE_BYTES + cells * (ANSWER_BYTES + 2 * ship))
    )


@lru_cache(maxsize=256)
def largest_order(ruleset: Ruleset) -> int:
    """Return the bytes of the largest legal order by these rules: its whole fleet, spaced out."""
    decks = sum(
        entry.count * max(len(shape.cells) for shape in shapes_of(entry)) for entry in ruleset.fleet
    )
    names = sum(entry.count * len(entry.name) for entry in ruleset.fleet)
    return _fleet_order(min(decks, ruleset.grid.size), ruleset.ships, names)


def _fleet_order(cells: int, ships: int, letters: int) -> int:
    fleet = cells * CELL_BYTES + ships * SHIP_BYTES + letters
    return max(SMALL_FRAME, ENVELOPE_BYTES + fleet)


MOST_FRAME = _fleet_order(MOST_CELLS, MOST_SHIPS, MOST_SHIPS * LONGEST_NAME)
"""Bytes of the largest order of any game that a rule file can describe."""
