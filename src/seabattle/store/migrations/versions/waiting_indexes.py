"""Indexes by which a waiting place is found without reading all others."""

from collections.abc import Sequence

from alembic import op

revision: str = "0014"
down_revision: str | None = "0013"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Index waiting places by wish and age, by age alone, and by where their owners go."""
    op.drop_index("ix_waiting_wish", "waiting")
    op.create_index("waiting_by_wish", "waiting", ["wish", "since"])
    op.create_index("ix_waiting_since", "waiting", ["since"])
    op.create_index("ix_waiting_going", "waiting", ["going"])
