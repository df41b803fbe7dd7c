"""Who waits for somebody to play with, and who was seen lately."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0007"
down_revision: str | None = "0006"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Make the tables; nobody waits yet."""
    op.create_table(
        "waiting",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("wish", sa.Text, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("claimed_until", sa.BigInteger, nullable=False),
        sa.Column("going", sa.Text, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
    op.create_index("ix_waiting_match", "waiting", ["match"])
    op.create_index("ix_waiting_wish", "waiting", ["wish"])
    op.create_table(
        "presences",
        sa.Column("node", sa.Text, primary_key=True),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("players", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
