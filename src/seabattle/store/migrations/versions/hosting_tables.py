"""Sign-ups with their answers, post hooks, and how far the posts of each match are."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0012"
down_revision: str | None = "0011"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Make the tables; nobody has announced a game yet."""
    op.create_table(
        "sign_ups",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("phase", sa.Text, nullable=False),
        sa.Column("match", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
    op.create_index("ix_sign_ups_host", "sign_ups", ["host"])
    op.create_index("ix_sign_ups_phase", "sign_ups", ["phase"])
    op.create_index("ix_sign_ups_match", "sign_ups", ["match"])
    op.create_table(
        "sign_up_entries",
        sa.Column("sign_up", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
    op.create_index("ix_sign_up_entries_player", "sign_up_entries", ["player"])
    op.create_table(
        "post_hooks",
        sa.Column("host", sa.Text, primary_key=True),
        sa.Column("channel", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("format", sa.Text, nullable=False),
        sa.Column("origin", sa.Text, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
    op.create_table(
        "post_marks",
        sa.Column("match", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("posted", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
        sa.Column("seal", sa.LargeBinary),
    )
    op.create_index("ix_post_marks_host", "post_marks", ["host"])
