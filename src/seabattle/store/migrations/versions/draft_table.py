"""Fleets that are laid so far, kept until they are in."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0005"
down_revision: str | None = "0004"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Make the table; nobody has laid anything yet."""
    op.create_table(
        "fleet_drafts",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, primary_key=True),
        sa.Column("version", sa.BigInteger, nullable=False),
        sa.Column("ships", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
