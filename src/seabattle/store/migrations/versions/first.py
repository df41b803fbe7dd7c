"""Pages, cards, players and their things, and when somebody was on watch."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0001"
down_revision: str | None = None
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Make the first tables."""
    _logbook()
    _people()
    op.create_table(
        "duties",
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("started", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("alive_until", sa.BigInteger, nullable=False),
    )


def _logbook() -> None:
    op.create_table(
        "pages",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("command", sa.Text, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("match", "command", name="one_page_for_a_command"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "cards",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("seq", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.LargeBinary, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("proof", sa.LargeBinary, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("listed", sa.SmallInteger, nullable=False),
        sa.Column("opened_at", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger),
        sqlite_with_rowid=False,
    )
    op.create_index("cards_by_phase", "cards", ["phase", "listed", "opened_at"])
    op.create_index("cards_by_opened_at", "cards", ["opened_at"])
    waiting = sa.text("due IS NOT NULL")
    op.create_index(
        "cards_by_due", "cards", ["due"], sqlite_where=waiting, postgresql_where=waiting
    )
    op.create_table(
        "sitters",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, primary_key=True),
        sqlite_with_rowid=False,
    )


def _people() -> None:
    op.create_table(
        "players",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "tokens",
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("scopes", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("revoked", sa.BigInteger),
    )
    op.create_index("ix_tokens_player", "tokens", ["player"])
    op.create_table(
        "layouts",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("ruleset", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("ships", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "secrets",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
