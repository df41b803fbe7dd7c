"""Layouts: whole fleets that a player keeps under a name, to place them again.

Each player has room for so many rows and so many bytes; what was kept before there was such
a bound can still be read, one by one.
"""

from collections.abc import Sequence
from enum import StrEnum
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from seabattle.matches.port import PlayerId
from seabattle.store.table_access import change_rows, find_rows, insert_if_absent, table_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

TABLE = "layouts"

MOST_LAYOUTS = 200
"""So many layouts a player may keep."""

MOST_BYTES = 256 * 1024
"""So many bytes they may take together: room for 200 ordinary fleets."""


class Layout(Struct, frozen=True):
    """A fleet that a player keeps to place again."""

    player: PlayerId
    ruleset: str
    """The placement hash of the rules that it fits."""
    name: str
    ships: bytes
    """As the server wrote it; nobody looks into it here."""


class LayoutFault(StrEnum):
    """Why a layout is not kept."""

    TOO_MANY = "too-many"
    NO_ROOM = "no-room"


def put_layout(connection: "Connection", layout: Layout) -> LayoutFault | None:
    """Keep a layout in place of one with its name, or say why not."""
    sizes = _sizes(connection, layout.player)
    before = sizes.pop((layout.ruleset, layout.name), None)
    if before is None and len(sizes) >= MOST_LAYOUTS:
        return LayoutFault.TOO_MANY
    grown = len(layout.ships) > (before or 0)
    if grown and sum(sizes.values()) + len(layout.ships) > MOST_BYTES:
        return LayoutFault.NO_ROOM
    where = _key(layout.player, layout.ruleset, layout.name)
    if not change_rows(connection, TABLE, {"ships": layout.ships}, where):
        connection.execute(insert_if_absent(connection, TABLE, where | {"ships": layout.ships}))
    return None


def find_layouts(
    connection: "Connection", player: PlayerId, ruleset: str | None, most_bytes: int = MOST_BYTES
) -> Sequence[Layout]:
    """A player's layouts, for one set of rules or for all, by name; no more bytes than fit."""
    left, fitting = most_bytes, []
    sizes = _sizes(connection, player, ruleset)
    for key in sorted(sizes):
        left -= sizes[key]
        if left >= 0:
            fitting.append(key)
    if len(fitting) < len(sizes):
        # Kept before there was a bound; what is left out can be asked for by its name.
        found = [find_layout(connection, player, *key) for key in fitting]
        return [each for each in found if each is not None]
    where = {"player": player} if ruleset is None else {"player": player, "ruleset": ruleset}
    layouts = [Layout(**row) for row in find_rows(connection, TABLE, where)]
    return sorted(layouts, key=lambda layout: (layout.ruleset, layout.name))


def find_layout(
    connection: "Connection", player: PlayerId, ruleset: str, name: str
) -> Layout | None:
    """The layout of that name."""
    rows = find_rows(connection, TABLE, _key(player, ruleset, name))
    return Layout(**rows[0]) if rows else None


def layout_names(connection: "Connection", player: PlayerId, ruleset: str) -> Sequence[str]:
    """What a player calls the layouts for a set of rules."""
    return sorted(name for _, name in _sizes(connection, player, ruleset))


def _sizes(
    connection: "Connection", player: PlayerId, ruleset: str | None = None
) -> dict[tuple[str, str], int]:
    """The bytes of each layout; no fleet is read for it."""
    from sqlalchemy import func, select

    columns = table_of(TABLE).c
    question = select(columns.ruleset, columns.name, func.length(columns.ships))
    question = question.where(columns.player == player).limit(MOST_LAYOUTS)
    if ruleset is not None:
        question = question.where(columns.ruleset == ruleset)
    return {(rules, name): size for rules, name, size in connection.execute(question)}


def _key(player: PlayerId, ruleset: str, name: str) -> dict[str, Any]:
    return {"player": player, "ruleset": ruleset, "name": name}
