"""Notifications of a turn, written in the transaction of the page that calls for them."""

import sqlite3
from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from msgspec import json

from seabattle.features.notifications.notification import notifications_of, outbox_rows
from seabattle.features.notifications.notification_queue import MOST_WAITING, queue_rows, surplus_of
from seabattle.store.pending_page import ChainedPage
from seabattle.store.sql_statement import sqlite_spelling
from seabattle.store.sqlite.bulk_insert import insert_rows

if TYPE_CHECKING:
    import asyncpg

ADD_NOTIFICATION = """
INSERT INTO outbox
(channel, letter, match, kind, body, at, number, due, tries, leased_until, seal)
VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
ON CONFLICT (channel, letter) DO NOTHING
"""

ADD_QUEUE = """
INSERT INTO queues (channel, player, kind, host, pace, due, tries)
VALUES ($1, $2, $3, $4, $5, $6, $7)
ON CONFLICT (channel) DO UPDATE
SET due = COALESCE(queues.due, excluded.due), host = excluded.host
"""
"""Before the notifications themselves: the row is locked, so a delivery worker that
empties the queue at the same moment waits, and then sees them."""

WAITING = """
SELECT letter, match, kind FROM outbox WHERE channel = $1
ORDER BY at DESC, number DESC, letter DESC
"""

DROP_NOTIFICATION = "DELETE FROM outbox WHERE channel = $1 AND letter = $2"

FILE_CHANNELS = """
SELECT id, player, kind, address FROM channels
WHERE confirmed IS NOT NULL AND player IN (SELECT value FROM json_each(?1))
"""

FILE_OVERFULL = """
SELECT channel FROM outbox WHERE channel IN (SELECT value FROM json_each(?1))
GROUP BY channel HAVING count(*) > ?2
"""

SERVER_CHANNELS = """
SELECT id, player, kind, address FROM channels
WHERE confirmed IS NOT NULL AND player = ANY($1::text[])
"""

SERVER_OVERFULL = """
SELECT channel FROM outbox WHERE channel = ANY($1::text[])
GROUP BY channel HAVING count(*) > $2 ORDER BY channel
"""


def write_to_file(connection: sqlite3.Connection, entries: Sequence[ChainedPage]) -> None:
    """Put the notifications that go with some pages into the outbox, for each channel one."""
    notifications = notifications_of(entries)
    if not notifications:
        return
    players = json.encode(sorted({each.player for each, _, _ in notifications})).decode()
    channels = connection.execute(FILE_CHANNELS, (players,)).fetchall()
    rows = outbox_rows(notifications, channels)
    if not rows:
        return
    insert_rows(connection, ADD_QUEUE, queue_rows(rows, channels))
    insert_rows(connection, ADD_NOTIFICATION, rows)
    ours = json.encode(sorted({row[0] for row in rows})).decode()
    for (channel,) in connection.execute(FILE_OVERFULL, (ours, MOST_WAITING)).fetchall():
        waiting = connection.execute(sqlite_spelling(WAITING), (channel,)).fetchall()
        dropped = [(channel, notification) for notification in surplus_of(waiting)]
        connection.executemany(sqlite_spelling(DROP_NOTIFICATION), dropped)


async def write_to_server(
    connection: "asyncpg.Connection[Any]", entries: Sequence[ChainedPage]
) -> None:
    """Put the notifications that go with some pages into the outbox, for each channel one."""
    notifications = notifications_of(entries)
    if not notifications:
        return
    players = sorted({each.player for each, _, _ in notifications})
    channels = await connection.fetch(SERVER_CHANNELS, players)
    rows = outbox_rows(notifications, channels)
    if not rows:
        return
    await connection.executemany(ADD_QUEUE, queue_rows(rows, channels))
    await connection.executemany(ADD_NOTIFICATION, rows)
    ours = sorted({row[0] for row in rows})
    for (channel,) in await connection.fetch(SERVER_OVERFULL, ours, MOST_WAITING):
        dropped = surplus_of(await connection.fetch(WAITING, channel))
        await connection.executemany(
            DROP_NOTIFICATION, [(channel, notification) for notification in dropped]
        )
