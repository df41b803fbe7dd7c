"""The proofs of fields that nobody is shown."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0009"
down_revision: str | None = "0008"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Make the table; nobody has sealed anything yet."""
    op.create_table(
        "placings",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("seat", sa.SmallInteger, nullable=False),
        sa.Column("blob", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
