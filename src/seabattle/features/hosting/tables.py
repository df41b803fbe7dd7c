"""Sign-ups of hosts, and where the posts of their games go."""

from seabattle.features.hosting.sign_ups.sign_up_store import forget_some_sign_ups
from seabattle.store.stored_table import (
    StoredTable,
    TableIndex,
    declare,
    number,
    raw,
    text,
)

SIGN_UPS = declare(
    StoredTable(
        name="sign_ups",
        columns=(
            text("id", key=True),
            text("host", indexed=True),
            text("phase", indexed=True),
            text("match", indexed=True),
            raw("body"),
        ),
        clear_visitor=forget_some_sign_ups,
    )
)

SIGN_UP_ENTRIES = declare(
    StoredTable(
        name="sign_up_entries",
        columns=(
            text("sign_up", key=True),
            text("id", key=True),
            text("player", indexed=True),
            raw("body"),
        ),
        visitor_columns=("player",),
    )
)

POST_HOOKS = declare(
    StoredTable(
        name="post_hooks",
        columns=(
            text("host", key=True),
            text("channel"),
            text("body"),
            text("format"),
            text("origin"),
        ),
        visitor_columns=("host",),
    )
)

POST_MARKS = declare(
    StoredTable(
        name="post_marks",
        columns=(
            text("match", key=True),
            text("host", indexed=True),
            number("posted"),
            number("seen"),
            number("ended"),
        ),
        indexes=(TableIndex("post_marks_open", ("match",), where="ended = 0"),),
        visitor_columns=("host",),
        goes_with_match=True,
    )
)
