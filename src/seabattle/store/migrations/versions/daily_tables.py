"""The seas of each day, and who has tried them."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0006"
down_revision: str | None = "0005"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Make the tables; no sea was drawn yet."""
    op.create_table(
        "daily_seas",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("variant", sa.Text, primary_key=True),
        sa.Column("ships", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("drawn_at", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
    op.create_table(
        "daily_tries",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("variant", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("shots", sa.BigInteger),
        sa.Column("marks", sa.Text, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
    op.create_index("ix_daily_tries_player", "daily_tries", ["player"])
