"""Layouts that visitors keep, and fleets that they have begun to place."""

from seabattle.store.stored_table import (
    StoredTable,
    declare,
    number,
    raw,
    text,
)

LAYOUTS_AT_ONCE = 10
"""Each may have as many bytes as a request."""

LAYOUTS = declare(
    StoredTable(
        name="layouts",
        columns=(
            text("player", key=True),
            text("ruleset", key=True),
            text("name", key=True),
            raw("ships"),
        ),
        visitor_columns=("player",),
        cleared_at_once=LAYOUTS_AT_ONCE,
    )
)

FLEET_DRAFTS = declare(
    StoredTable(
        name="fleet_drafts",
        columns=(
            text("match", key=True),
            text("player", key=True, indexed=True),
            number("version"),
            raw("ships"),
        ),
        visitor_columns=("player",),
        goes_with_match=True,
    )
)
