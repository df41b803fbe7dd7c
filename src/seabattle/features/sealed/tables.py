"""Placings of sealed tables, which the server cannot read."""

from seabattle.store.stored_table import (
    StoredTable,
    declare,
    raw,
    small_number,
    text,
)

PLACINGS = declare(
    StoredTable(
        name="placings",
        columns=(
            text("match", key=True),
            text("hash", key=True),
            small_number("seat"),
            raw("blob"),
        ),
        goes_with_match=True,
    )
)
