"""Which visitors a visitor blocks, and what visitors report."""

from seabattle.store.stored_table import (
    StoredTable,
    declare,
    number,
    text,
)

BLOCKS = declare(
    StoredTable(
        name="blocks",
        columns=(
            text("player", key=True),
            text("other", key=True, indexed=True),
            text("id"),
            text("name"),
            number("created"),
        ),
        visitor_columns=("player", "other"),
    )
)

REPORTS = declare(
    StoredTable(
        name="reports",
        columns=(
            text("id", key=True),
            text("player", indexed=True),
            text("other", indexed=True),
            text("name"),
            text("match"),
            text("reason"),
            number("created"),
        ),
        visitor_columns=("player", "other"),
        goes_with_match=True,
    )
)
