"""The questions that a logbook asks, in words that both databases understand.

Parameters are written as PostgreSQL writes them; :func:`sqlite` gives the other spelling.
"""

PAGES = """
SELECT seq, command, at, body, seal, 0, NULL FROM pages WHERE match = $1 AND seq >= $2
UNION ALL
SELECT seq, '', 0, body, seal, 1, proof FROM cards WHERE match = $1
ORDER BY 6, 1
"""
"""One statement, so that pages and card are of the same moment."""

CARD_COLUMNS = "cards.match, cards.seq, cards.seal, cards.body, cards.proof"

ALL_CARDS = f"SELECT {CARD_COLUMNS} FROM cards ORDER BY opened_at DESC, cards.match LIMIT $1"  # noqa: S608

CARDS_OF_PHASE = f"""
SELECT {CARD_COLUMNS} FROM cards WHERE phase = $2
ORDER BY opened_at DESC, cards.match LIMIT $1
"""  # noqa: S608 -- Only the names of columns are put in.

CARDS_LISTED = f"""
SELECT {CARD_COLUMNS} FROM cards WHERE listed = $2
ORDER BY opened_at DESC, cards.match LIMIT $1
"""  # noqa: S608 -- As above.

CARDS_OF_PHASE_LISTED = f"""
SELECT {CARD_COLUMNS} FROM cards WHERE phase = $2 AND listed = $3
ORDER BY opened_at DESC, cards.match LIMIT $1
"""  # noqa: S608 -- As above.

CARDS_OF = f"""
SELECT {CARD_COLUMNS}, sitters.match, sitters.seal
FROM sitters LEFT JOIN cards ON cards.match = sitters.match
WHERE sitters.player = $2
ORDER BY CASE WHEN phase = 'over' THEN 2 WHEN due IS NULL THEN 1 ELSE 0 END,
opened_at DESC, cards.match LIMIT $1
"""  # noqa: S608 -- As above.
"""Games by the clock first: they are lost by whoever does not see them on the list."""

DUE = "SELECT match FROM cards WHERE due < $1 ORDER BY due, match LIMIT $2"

ADD_PAGE = "INSERT INTO pages (match, seq, command, at, body, seal) VALUES ($1, $2, $3, $4, $5, $6)"

PUT_CARD = """
INSERT INTO cards (match, seq, seal, body, proof, phase, listed, opened_at, due)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, seal = excluded.seal, body = excluded.body,
proof = excluded.proof, phase = excluded.phase, listed = excluded.listed,
opened_at = excluded.opened_at, due = excluded.due
"""

TURN_CARD = """
INSERT INTO cards (match, seq, seal, body, proof, phase, listed, opened_at, due)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)
ON CONFLICT (match) DO UPDATE SET seq = excluded.seq, seal = excluded.seal, body = excluded.body,
proof = excluded.proof
"""
"""The same for a card whose place in the lists stays: no index has to be written."""

SIT_DOWN = """
INSERT INTO sitters (player, match, seal) VALUES ($1, $2, $3)
ON CONFLICT (player, match) DO UPDATE SET seal = excluded.seal
"""

GET_UP = (
    "DELETE FROM sitters WHERE player = $1 AND match = $2",
    "DELETE FROM fleet_drafts WHERE player = $1 AND match = $2",
    "DELETE FROM waiting WHERE player = $1 AND match = $2",
)
"""Whoever gets up leaves no fleet behind that was begun there, and waits there no longer."""

WAIT_NO_LONGER = "DELETE FROM waiting WHERE player = $1 OR match = $2"
"""Whoever sits down with somebody has found company, and a table that is full wants no more."""


def sqlite_spelling(statement: str) -> str:
    """A statement as SQLite reads it."""
    return statement.replace("$", "?")


def cards_statement(phase: str | None, *, listed: bool | None) -> str:
    """The question for the newest cards of a kind; its parameters are the limit and the kind."""
    if phase is None:
        return ALL_CARDS if listed is None else CARDS_LISTED
    return CARDS_OF_PHASE if listed is None else CARDS_OF_PHASE_LISTED
