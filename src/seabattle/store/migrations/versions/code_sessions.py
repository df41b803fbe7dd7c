"""The session that made a single-use code, and indexes by which a visitor is deleted."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0016"
down_revision: str | None = "0015"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Add the column; codes without a session would outlive it, and are good for minutes only."""
    op.execute("DELETE FROM single_use_codes")
    op.add_column(
        "single_use_codes", sa.Column("session", sa.Text, nullable=False, server_default="")
    )
    op.create_index("ix_acts_subject", "acts", ["subject"])
    op.create_index("ix_fleet_drafts_player", "fleet_drafts", ["player"])
    op.create_index("ix_deletion_wishes_player", "deletion_wishes", ["player"])
