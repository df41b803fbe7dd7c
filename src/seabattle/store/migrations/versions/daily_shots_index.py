"""The index by which the best tries of a daily sea are found."""

from collections.abc import Sequence

from alembic import op

revision: str = "0018"
down_revision: str | None = "0017"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Index tries by their shots."""
    by_shots = ["day", "variant", "shots", "ended", "player"]
    op.create_index("daily_tries_by_shots", "daily_tries", by_shots)
