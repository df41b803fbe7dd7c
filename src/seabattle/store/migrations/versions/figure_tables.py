"""What is kept of finished games for the statistics of their players."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0013"
down_revision: str | None = "0012"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Make the tables; games are looked at when their players ask."""
    op.create_table(
        "match_figures",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
    op.create_index("ix_match_figures_match", "match_figures", ["match"])
    op.create_table(
        "figures_since",
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
