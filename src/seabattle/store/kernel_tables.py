"""The tables of the kernel: matches, visitors, their sessions, and what operators did."""

from seabattle.store.stored_table import (
    Restore,
    StoredTable,
    TableIndex,
    declare,
    number,
    raw,
    small_number,
    text,
)

PAGES = declare(
    StoredTable(
        name="pages",
        columns=(
            text("match", key=True),
            number("seq", key=True),
            text("command"),
            number("at"),
            raw("body"),
            raw("seal"),
        ),
        indexes=(TableIndex("one_page_for_a_command", ("match", "command"), unique=True),),
        rowid=False,
        sealed=False,
    )
)

CARDS = declare(
    StoredTable(
        name="cards",
        columns=(
            text("match", key=True),
            number("seq"),
            raw("seal"),
            raw("body"),
            raw("proof"),
            text("phase"),
            small_number("listed"),
            number("opened_at"),
            number("due", optional=True),
        ),
        indexes=(
            TableIndex("cards_by_phase", ("phase", "listed", "opened_at")),
            TableIndex("cards_by_opened_at", ("opened_at",)),
            TableIndex("cards_by_due", ("due",), where="due IS NOT NULL"),
        ),
        rowid=False,
        sealed=False,
    )
)

SITTERS = declare(
    StoredTable(
        name="sitters",
        columns=(
            text("player", key=True),
            text("match", key=True),
        ),
        rowid=False,
        visitor_columns=("player",),
        goes_with_match=True,
    )
)

PLAYERS = declare(
    StoredTable(
        name="players",
        columns=(
            text("id", key=True),
            text("name"),
            number("created"),
        ),
    )
)

TOKENS = declare(
    StoredTable(
        name="tokens",
        columns=(
            text("hash", key=True),
            text("player", indexed=True),
            text("scopes"),
            number("created"),
            number("revoked", optional=True),
        ),
        visitor_columns=("player",),
    )
)

SECRETS = declare(
    StoredTable(
        name="secrets",
        columns=(
            text("name", key=True),
            raw("value"),
        ),
        restore=Restore.REPLACED,
    )
)

DUTIES = declare(
    StoredTable(
        name="duties",
        columns=(
            text("node", key=True),
            number("started", key=True),
            number("alive_until"),
        ),
        restore=Restore.BESIDE,
    )
)

SESSIONS = declare(
    StoredTable(
        name="sessions",
        columns=(
            text("id", key=True),
            text("player", indexed=True),
            number("created"),
            text("device"),
            number("ended", optional=True, indexed=True),
        ),
    )
)

BANS = declare(
    StoredTable(
        name="bans",
        columns=(
            text("kind", key=True),
            text("subject", key=True),
            number("at"),
            number("until", optional=True),
        ),
    )
)

TOMBSTONES = declare(
    StoredTable(
        name="tombstones",
        columns=(
            text("player", key=True),
            number("at"),
        ),
    )
)

DELETED_MATCHES = declare(
    StoredTable(
        name="deleted_matches",
        columns=(
            text("match", key=True),
            number("at"),
        ),
    )
)

DELETION_WISHES = declare(
    StoredTable(
        name="deletion_wishes",
        columns=(
            text("match", key=True),
            text("player", key=True, indexed=True),
        ),
        visitor_columns=("player",),
        goes_with_match=True,
    )
)

ACTS = declare(
    StoredTable(
        name="acts",
        columns=(
            number("number", key=True),
            number("at"),
            text("who"),
            text("what"),
            text("subject", indexed=True),
            text("why"),
        ),
    )
)

COUNTERS = declare(
    StoredTable(
        name="counters",
        columns=(
            text("name", key=True),
            number("value"),
        ),
    )
)
