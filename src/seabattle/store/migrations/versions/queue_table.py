"""A queue for each channel that letters wait for, so that what is due is found in an index.

Of the letters that wait already, those that are too many for a queue are dropped: the turns that
were overtaken by a later one of the same match, and what is older than the newest ones.
"""

from collections.abc import Sequence

import sqlalchemy as sa
from alembic import op

revision: str = "0015"
down_revision: str | None = "0014"
branch_labels: Sequence[str] | None = None
depends_on: Sequence[str] | None = None

MOST_WAITING = 100

DROP_SURPLUS = """
DELETE FROM outbox WHERE (channel, letter) IN (
  SELECT channel, letter FROM (
    SELECT channel, letter, overtaken, ROW_NUMBER() OVER (
      PARTITION BY channel ORDER BY overtaken, at DESC, number DESC, letter DESC
    ) AS place FROM (
      SELECT channel, letter, at, number, CASE WHEN kind = 'turn' AND ROW_NUMBER() OVER (
        PARTITION BY channel, kind, match ORDER BY at DESC, number DESC, letter DESC
      ) > 1 THEN 1 ELSE 0 END AS overtaken
      FROM outbox WHERE channel IN (
        SELECT channel FROM outbox GROUP BY channel HAVING COUNT(*) > :most
      )
    ) AS letters
  ) AS placed WHERE overtaken = 1 OR place > :most
)
"""

FILL = """
INSERT INTO queues (channel, player, kind, host, pace, due, tries)
SELECT channels.id, channels.player, channels.kind, '', 'new', MIN(outbox.due), 0
FROM outbox JOIN channels ON channels.id = outbox.channel
GROUP BY channels.id, channels.player, channels.kind
"""
"""The host is written with the next letter."""


def upgrade() -> None:
    """Create the table, and a row for every channel with letters."""
    op.create_table(
        "queues",
        sa.Column("channel", sa.Text, primary_key=True),
        sa.Column("player", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("host", sa.Text, nullable=False),
        sa.Column("pace", sa.Text, nullable=False),
        sa.Column("due", sa.BigInteger),
        sa.Column("tries", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_queues_due", "queues", ["kind", "pace", "due"])
    op.create_index("ix_queues_player", "queues", ["player"])
    op.drop_index("ix_outbox_due", "outbox")
    connection = op.get_bind()
    connection.execute(sa.text(DROP_SURPLUS), {"most": MOST_WAITING})
    connection.execute(sa.text(FILL))
