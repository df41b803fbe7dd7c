"""Indexes by which tries of a daily sea are counted, and marks of posts looked at in turn."""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0017"
down_revision: str | None = "0016"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None


def upgrade() -> None:
    """Index tries by their addresses, and the marks of matches that have not ended."""
    by_origin = ["day", "variant", "origin", "begun", "player"]
    op.create_index("daily_tries_by_origin", "daily_tries", by_origin)
    unended = sa.text("ended = 0")
    op.create_index(
        "post_marks_open", "post_marks", ["match"], sqlite_where=unended, postgresql_where=unended
    )
