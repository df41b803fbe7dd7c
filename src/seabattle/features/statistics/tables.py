"""Figures of finished matches, one row for each of their players."""

from seabattle.store.stored_table import (
    StoredTable,
    declare,
    number,
    raw,
    text,
)

MATCH_FIGURES = declare(
    StoredTable(
        name="match_figures",
        columns=(
            text("player", key=True),
            text("match", key=True, indexed=True),
            raw("body"),
        ),
        visitor_columns=("player",),
        goes_with_match=True,
    )
)

FIGURES_SINCE = declare(
    StoredTable(
        name="figures_since",
        columns=(
            text("player", key=True),
            number("since"),
        ),
        visitor_columns=("player",),
    )
)
