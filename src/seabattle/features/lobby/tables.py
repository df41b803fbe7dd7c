"""Visitors who wait for an opponent, and who is connected to each node."""

from seabattle.features.lobby.presence import forget_presence
from seabattle.store.stored_table import (
    Restore,
    StoredTable,
    TableIndex,
    declare,
    number,
    raw,
    text,
)

WAITING = declare(
    StoredTable(
        name="waiting",
        columns=(
            text("player", key=True),
            text("match", indexed=True),
            text("wish"),
            number("since", indexed=True),
            number("claimed_until"),
            text("going", indexed=True),
        ),
        indexes=(TableIndex("waiting_by_wish", ("wish", "since")),),
        visitor_columns=("player",),
        goes_with_match=True,
    )
)

PRESENCES = declare(
    StoredTable(
        name="presences",
        columns=(
            text("node", key=True),
            number("at"),
            raw("players"),
        ),
        restore=Restore.BESIDE,
        clear_visitor=forget_presence,
    )
)
