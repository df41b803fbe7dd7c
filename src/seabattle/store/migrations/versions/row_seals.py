"""Every row that is no page and no card gets a seal of its own.

It may be missing, because nodes of the release before go on writing while others are
upgraded; the rows that are there get theirs now.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

from seabattle.store.row_seal import row_seal

revision: str = "0003"
down_revision: str | None = "0002"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

COLUMNS = {
    "sitters": ("player", "match"),
    "players": ("id", "name", "created"),
    "tokens": ("hash", "player", "scopes", "created", "revoked"),
    "layouts": ("player", "ruleset", "name", "ships"),
    "secrets": ("name", "value"),
    "duties": ("node", "started", "alive_until"),
}
KEYS = {
    "sitters": 2,
    "players": 1,
    "tokens": 1,
    "layouts": 3,
    "secrets": 1,
    "duties": 2,
}
"""How many columns of each are its key; they come first."""


def upgrade() -> None:
    """Seal what is there as it is."""
    for table, columns in COLUMNS.items():
        op.add_column(table, sa.Column("seal", sa.LargeBinary))
        _seal_rows(table, columns)


def _seal_rows(table: str, columns: tuple[str, ...]) -> None:
    connection = op.get_bind()
    rows = sa.table(table, *(sa.column(name) for name in (*columns, "seal")))
    keys = columns[: KEYS[table]]
    change = (
        rows.update()
        .where(*(rows.c[key] == sa.bindparam(f"old_{key}") for key in keys))
        .values(seal=sa.bindparam("new_seal"))
    )
    found = connection.execute(sa.select(*(rows.c[name] for name in columns))).mappings().all()
    changes = [
        {f"old_{key}": row[key] for key in keys}
        | {"new_seal": row_seal(table, [row[name] for name in columns])}
        for row in found
    ]
    if changes:
        connection.execute(change, changes)
