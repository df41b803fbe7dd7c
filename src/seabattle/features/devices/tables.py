"""Passkeys, and codes that bring a visitor to another device."""

from seabattle.store.stored_table import (
    StoredTable,
    declare,
    number,
    raw,
    text,
)

SINGLE_USE_CODES = declare(
    StoredTable(
        name="single_use_codes",
        columns=(
            text("hash", key=True),
            text("kind"),
            text("player", indexed=True),
            text("session", default=""),
            number("expires", indexed=True),
        ),
        visitor_columns=("player",),
    )
)

PASSKEYS = declare(
    StoredTable(
        name="passkeys",
        columns=(
            text("id", key=True),
            text("player", indexed=True),
            raw("public_key"),
            number("sign_count"),
            text("device"),
            number("created"),
            number("used", optional=True),
        ),
        visitor_columns=("player",),
    )
)
