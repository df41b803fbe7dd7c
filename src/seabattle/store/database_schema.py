"""The tables, as SQLAlchemy knows them.

Slow to import: only what runs queries or migrations on ordinary tables does. The logbook
writes its own three by hand, and a test holds this file against what the migrations make.
"""

from sqlalchemy import (
    BigInteger,
    Column,
    Index,
    LargeBinary,
    MetaData,
    SmallInteger,
    Table,
    Text,
    UniqueConstraint,
    text,
)

METADATA = MetaData()

PAGES = Table(
    "pages",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("seq", BigInteger, primary_key=True, autoincrement=False),
    Column("command", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("seal", LargeBinary, nullable=False),
    UniqueConstraint("match", "command", name="one_page_for_a_command"),
    sqlite_with_rowid=False,
)

CARDS = Table(
    "cards",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("seq", BigInteger, nullable=False),
    Column("seal", LargeBinary, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("proof", LargeBinary, nullable=False),
    Column("phase", Text, nullable=False),
    Column("listed", SmallInteger, nullable=False),
    Column("opened_at", BigInteger, nullable=False),
    Column("due", BigInteger),
    Index("cards_by_phase", "phase", "listed", "opened_at"),
    Index("cards_by_opened_at", "opened_at"),
    Index(
        "cards_by_due",
        "due",
        sqlite_where=text("due IS NOT NULL"),
        postgresql_where=text("due IS NOT NULL"),
    ),
    sqlite_with_rowid=False,
)

SITTERS = Table(
    "sitters",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("match", Text, primary_key=True),
    Column("seal", LargeBinary),
    sqlite_with_rowid=False,
)

PLAYERS = Table(
    "players",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seal", LargeBinary),
)

TOKENS = Table(
    "tokens",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("scopes", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("revoked", BigInteger),
    Column("seal", LargeBinary),
)

LAYOUTS = Table(
    "layouts",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("ruleset", Text, primary_key=True),
    Column("name", Text, primary_key=True),
    Column("ships", LargeBinary, nullable=False),
    Column("seal", LargeBinary),
)

FLEET_DRAFTS = Table(
    "fleet_drafts",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("player", Text, primary_key=True, index=True),
    Column("version", BigInteger, nullable=False),
    Column("ships", LargeBinary, nullable=False),
    Column("seal", LargeBinary),
)

PLACINGS = Table(
    "placings",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("hash", Text, primary_key=True),
    Column("seat", SmallInteger, nullable=False),
    Column("blob", LargeBinary, nullable=False),
    Column("seal", LargeBinary),
)

SECRETS = Table(
    "secrets",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    Column("seal", LargeBinary),
)

DUTIES = Table(
    "duties",
    METADATA,
    Column("node", Text, primary_key=True),
    Column("started", BigInteger, primary_key=True, autoincrement=False),
    Column("alive_until", BigInteger, nullable=False),
    Column("seal", LargeBinary),
)

SESSIONS = Table(
    "sessions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("ended", BigInteger, index=True),
    Column("seal", LargeBinary),
)

SINGLE_USE_CODES = Table(
    "single_use_codes",
    METADATA,
    Column("hash", Text, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("player", Text, nullable=False, index=True),
    Column("session", Text, nullable=False, server_default=""),
    Column("expires", BigInteger, nullable=False, index=True),
    Column("seal", LargeBinary),
)

PASSKEYS = Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("device", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("used", BigInteger),
    Column("seal", LargeBinary),
)

BLOCKS = Table(
    "blocks",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("other", Text, primary_key=True, index=True),
    Column("id", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seal", LargeBinary),
)

REPORTS = Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("other", Text, nullable=False, index=True),
    Column("name", Text, nullable=False),
    Column("match", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("seal", LargeBinary),
)

BANS = Table(
    "bans",
    METADATA,
    Column("kind", Text, primary_key=True),
    Column("subject", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("until", BigInteger),
    Column("seal", LargeBinary),
)

TOMBSTONES = Table(
    "tombstones",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seal", LargeBinary),
)

DELETED_MATCHES = Table(
    "deleted_matches",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("seal", LargeBinary),
)

DELETION_WISHES = Table(
    "deletion_wishes",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("player", Text, primary_key=True, index=True),
    Column("seal", LargeBinary),
)

ACTS = Table(
    "acts",
    METADATA,
    Column("number", BigInteger, primary_key=True, autoincrement=False),
    Column("at", BigInteger, nullable=False),
    Column("who", Text, nullable=False),
    Column("what", Text, nullable=False),
    Column("subject", Text, nullable=False, index=True),
    Column("why", Text, nullable=False),
    Column("seal", LargeBinary),
)

WAITING = Table(
    "waiting",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("match", Text, nullable=False, index=True),
    Column("wish", Text, nullable=False),
    Column("since", BigInteger, nullable=False, index=True),
    Column("claimed_until", BigInteger, nullable=False),
    Column("going", Text, nullable=False, index=True),
    Column("seal", LargeBinary),
    Index("waiting_by_wish", "wish", "since"),
)

PRESENCES = Table(
    "presences",
    METADATA,
    Column("node", Text, primary_key=True),
    Column("at", BigInteger, nullable=False),
    Column("players", LargeBinary, nullable=False),
    Column("seal", LargeBinary),
)

CHANNELS = Table(
    "channels",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("address", Text, nullable=False),
    Column("secret", Text, nullable=False),
    Column("lang", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("confirmed", BigInteger),
    Column("day", BigInteger, nullable=False),
    Column("sent", BigInteger, nullable=False),
    Column("seal", LargeBinary),
)

OUTBOX = Table(
    "outbox",
    METADATA,
    Column("channel", Text, primary_key=True),
    Column("letter", Text, primary_key=True),
    Column("match", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("due", BigInteger, nullable=False),
    Column("tries", BigInteger, nullable=False),
    Column("leased_until", BigInteger, nullable=False),
    Column("seal", LargeBinary),
)

QUEUES = Table(
    "queues",
    METADATA,
    Column("channel", Text, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("kind", Text, nullable=False),
    Column("host", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("due", BigInteger),
    Column("tries", BigInteger, nullable=False),
    Index("ix_queues_due", "kind", "pace", "due"),
)

COUNTERS = Table(
    "counters",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", BigInteger, nullable=False),
    Column("seal", LargeBinary),
)

MATCH_FIGURES = Table(
    "match_figures",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("match", Text, primary_key=True, index=True),
    Column("body", LargeBinary, nullable=False),
    Column("seal", LargeBinary),
)

FIGURES_SINCE = Table(
    "figures_since",
    METADATA,
    Column("player", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("seal", LargeBinary),
)

DAILY_SEAS = Table(
    "daily_seas",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("variant", Text, primary_key=True),
    Column("ships", LargeBinary, nullable=False),
    Column("commitment", Text, nullable=False),
    Column("drawn_at", BigInteger, nullable=False),
    Column("seal", LargeBinary),
)

DAILY_TRIES = Table(
    "daily_tries",
    METADATA,
    Column("day", Text, primary_key=True),
    Column("variant", Text, primary_key=True),
    Column("player", Text, primary_key=True, index=True),
    Column("match", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("begun", BigInteger, nullable=False),
    Column("ended", BigInteger),
    Column("shots", BigInteger),
    Column("marks", Text, nullable=False),
    Column("seal", LargeBinary),
    Index("daily_tries_by_origin", "day", "variant", "origin", "begun", "player"),
    Index("daily_tries_by_shots", "day", "variant", "shots", "ended", "player"),
)

SIGN_UPS = Table(
    "sign_ups",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("host", Text, nullable=False, index=True),
    Column("phase", Text, nullable=False, index=True),
    Column("match", Text, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
    Column("seal", LargeBinary),
)

SIGN_UP_ENTRIES = Table(
    "sign_up_entries",
    METADATA,
    Column("sign_up", Text, primary_key=True),
    Column("id", Text, primary_key=True),
    Column("player", Text, nullable=False, index=True),
    Column("body", LargeBinary, nullable=False),
    Column("seal", LargeBinary),
)

POST_HOOKS = Table(
    "post_hooks",
    METADATA,
    Column("host", Text, primary_key=True),
    Column("channel", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("format", Text, nullable=False),
    Column("origin", Text, nullable=False),
    Column("seal", LargeBinary),
)

POST_MARKS = Table(
    "post_marks",
    METADATA,
    Column("match", Text, primary_key=True),
    Column("host", Text, nullable=False, index=True),
    Column("posted", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("ended", BigInteger, nullable=False),
    Column("seal", LargeBinary),
    Index(
        "post_marks_open",
        "match",
        sqlite_where=text("ended = 0"),
        postgresql_where=text("ended = 0"),
    ),
)
