"""Channels by which people are told of their turn, and the letters that go there."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0008"
down_revision: str | None = "0007"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Make the tables; nobody has asked to be told yet."""
    op.create_table(
        "channels",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("lang", sa.Text, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("confirmed", sa.BigInteger),
        sa.Column("day", sa.BigInteger, nullable=False),
        sa.Column("sent", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
    op.create_index("ix_channels_player", "channels", ["player"])
    op.create_table(
        "outbox",
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("letter", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("number", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
        sa.Column("tries", sa.BigInteger, nullable=False),
        sa.Column("leased_until", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
    op.create_index("ix_outbox_match", "outbox", ["match"])
    op.create_index("ix_outbox_due", "outbox", ["due"])
