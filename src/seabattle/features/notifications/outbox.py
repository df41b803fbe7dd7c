"""The outbox: notifications that are on disk until their receiver has them.

A notification is written in the transaction of the page that calls for it, one row for each
channel. The node that sends it takes a lease, so that no two nodes send it, and deletes the row
when the receiver has accepted it: at least once, and twice only where a node dies in between. A
channel gets its notifications one after the other from its queue; one that fails is tried again
later (exponential back-off) and delays no other channel.
"""

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from seabattle.features.notifications.channel import (
    DAY,
    MAIL,
    Channel,
    confirm_channel,
    find_channels,
    put_channel,
    remove_channel,
)
from seabattle.features.notifications.daily_count import count_today
from seabattle.features.notifications.notification import Notification, outbox_rows
from seabattle.features.notifications.notification_queue import (
    KNOWN,
    NEW,
    SLOW,
    NotificationQueue,
    Wanted,
    change_queue,
    clear_queue,
    find_due,
    find_forgotten,
    lock_queue,
    new_queue,
    put_notifications,
    remove_queue,
    send_behind,
    wake_queues,
)
from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    delete_rows,
    find_rows,
    table_of,
    with_seal,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from seabattle.store.database import Store

T = TypeVar("T")

LEASE: Milliseconds = 60_000
"""So long nobody else sends a notification; longer than any receiver is waited for."""

FIRST_PAUSE: Milliseconds = 5_000
LONGEST_PAUSE: Milliseconds = 6 * 3600 * 1000
MOST_TRIES = 24
"""After some four days a receiver is given up."""

LEASED_AT_ONCE = 4
"""Notifications that are leased in one transaction: whoever writes a move waits for it."""

TABLE = "outbox"

LINKS = "mailbox"
"""The kind of what is counted where links are sent."""


class PendingNotification(Struct, frozen=True):
    """A notification on its way to one channel."""

    channel: Channel
    id: str
    match: MatchId
    kind: str
    body: bytes
    at: Milliseconds
    tries: int
    """Failures of its channel in a row."""
    pace: str = NEW
    """How its receiver has answered lately."""


class Outbox:
    """All notifications that are still to be sent, and the channels they go by."""

    @classmethod
    def of(cls, store: "Store") -> "Outbox":
        """The outbox of a store."""
        return cls(store.tables, store.watch.now)

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self.now = now

    async def put(self, notification: Notification) -> None:
        """Write a notification by itself; under an id that is there already it changes nothing."""
        at = self.now()
        await self._tables.write(lambda found: _put(found, notification, at))

    async def find_due(self, wanted: Sequence[Wanted]) -> Sequence[NotificationQueue]:
        """The queues with something to send now, those that have waited longest first."""
        now = self.now()
        return await self._tables.read(lambda found: find_due(found, now, wanted))

    async def lease(self, queues: Sequence[NotificationQueue]) -> Sequence[PendingNotification]:
        """The first notification of each queue, leased to the caller; a few in each transaction.

        Notifications are read first, so that the thread that writes moves has little to do.
        """
        taken: list[PendingNotification] = []
        # In the order in which whoever writes a page locks queues.
        rest = sorted(queues, key=lambda queue: queue.channel)
        while rest:
            some, rest, now = rest[:LEASED_AT_ONCE], rest[LEASED_AT_ONCE:], self.now()
            first = await self._tables.read(partial(_read_first, queues=some, now=now))
            taken += await self._tables.write(partial(_lease, found=first, now=now))
        return taken

    async def mend(self) -> None:
        """Wake every queue with notifications that is not due: an older node has written those."""
        while found := await self._tables.read(lambda found: find_forgotten(found, LEASED_AT_ONCE)):
            await self._tables.write(partial(_wake, channels=found, now=self.now()))

    async def is_overtaken(self, notification: PendingNotification) -> bool:
        """Whether a later notification of the same match waits for the same channel."""
        same = {
            "channel": notification.channel.id,
            "match": notification.match,
            "kind": notification.kind,
        }
        rows = await self._tables.read(lambda found: find_rows(found, TABLE, same))
        return any(row["at"] > notification.at for row in rows)

    async def mark_sent(self, sent: PendingNotification, *, quick: bool = True) -> None:
        """The receiver has accepted a notification, and how soon it did."""
        day = self.now() // DAY
        await self._tables.write(lambda found: _mark_sent(found, sent, day, quick=quick))

    async def drop(self, notification: PendingNotification) -> None:
        """A notification is not wanted any more."""
        await self._tables.write(lambda found: _drop(found, notification))

    async def postpone(
        self, notification: PendingNotification, pause: Milliseconds | None = None
    ) -> None:
        """Try again later: after a *pause*, or after a failure, for longer each time.

        After too many failures in a row the receiver is given up, with all that waits for it.
        """
        due = self.now() + (pause or _pause(notification.tries))
        failed = pause is None
        await self._tables.write(lambda found: _postpone(found, notification, due, failed=failed))

    async def count_link(self, mailbox: str, by: int = 1) -> int:
        """How many links a mailbox was sent today, with one more; it has no name here."""
        day = self.now() // DAY
        return await self._tables.write(lambda found: count_today(found, LINKS, mailbox, day, by))

    async def add_channel(self, channel: Channel) -> bool:
        """Keep a channel; false where a visitor has too many."""
        return await self._tables.write(lambda found: put_channel(found, channel))

    async def channels_of(self, player: PlayerId) -> Sequence[Channel]:
        """The channels of a visitor."""
        return await self._tables.read(lambda found: find_channels(found, player=player))

    async def channel(self, id: str) -> Channel | None:  # noqa: A002 -- Its name.
        """A channel by its name."""
        found = await self._tables.read(lambda connection: find_channels(connection, id=id))
        return found[0] if found else None

    async def confirm(self, id: str) -> bool:  # noqa: A002 -- Its name.
        """Let notifications go to a channel from now on; false where there is none."""
        at = self.now()
        return await self._tables.write(lambda found: confirm_channel(found, id, at))

    async def remove_channel(self, id: str) -> bool:  # noqa: A002 -- Its name.
        """Remove a channel and what was to go there; false where there is none."""
        return await self._tables.write(lambda found: remove_channel(found, id))


def _key(notification: PendingNotification) -> dict[str, Any]:
    return {"channel": notification.channel.id, "letter": notification.id}


def _pause(tries: int) -> Milliseconds:
    return min(LONGEST_PAUSE, FIRST_PAUSE << tries)


def _put(connection: "Connection", notification: Notification, at: Milliseconds) -> None:
    theirs = find_channels(connection, player=notification.player)
    places = [_place(each) for each in theirs if each.confirmed is not None]
    put_notifications(connection, outbox_rows([(notification, at, 0)], places), places)


def _place(channel: Channel) -> tuple[str, str, str, str]:
    return channel.id, channel.player, channel.kind, channel.address


def _wake(connection: "Connection", channels: Sequence[str], now: Milliseconds) -> None:
    for id in channels:  # noqa: A001 -- Its name.
        found = find_channels(connection, id=id)
        wake_queues(connection, [new_queue(_place(each), now) for each in found])
        if not found:
            remove_queue(connection, id)


def _read_first(
    connection: "Connection", queues: Sequence[NotificationQueue], now: Milliseconds
) -> list[tuple[NotificationQueue, PendingNotification | None, dict[str, Any]]]:
    """The first notification of each queue and its row; none where it cannot be sent now."""
    found = []
    for queue in queues:
        row = _first_of(connection, queue.channel) or {}
        channel = find_channels(connection, id=queue.channel)
        ready = row and channel and max(row["due"], row["leased_until"]) <= now
        found.append((queue, _pending(channel[0], row, queue) if ready else None, row))
    return found


def _lease(
    connection: "Connection",
    found: Sequence[tuple[NotificationQueue, PendingNotification | None, dict[str, Any]]],
    now: Milliseconds,
) -> list[PendingNotification]:
    leased: list[PendingNotification] = []
    taken: list[NotificationQueue] = []
    for queue, notification, row in found:
        if notification is None:
            _look_again(connection, queue.channel)
        # Compare and set: another node may have been quicker.
        elif change_queue(connection, queue.channel, queue.due, due=now + LEASE):
            if _lease_row(connection, row, now):
                leased.append(notification)
                taken.append(queue)
            else:
                change_queue(connection, queue.channel, due=now)
    send_behind(connection, taken, now)
    return leased


def _lease_row(connection: "Connection", row: dict[str, Any], now: Milliseconds) -> bool:
    """Write a lease into the row of a notification; false where it was changed meanwhile."""
    outbox = table_of(TABLE)
    this = [outbox.c[name] == row[name] for name in ("channel", "letter", "leased_until")]
    values = with_seal(TABLE, row | {"leased_until": now + LEASE})
    return connection.execute(outbox.update().where(*this).values(values)).rowcount > 0


def _look_again(connection: "Connection", id: str) -> None:  # noqa: A002 -- Its name.
    """Set when to look at a queue whose first notification cannot be sent, by what is there now."""
    lock_queue(connection, id)
    if find_channels(connection, id=id):
        change_queue(connection, id, due=_next_due(connection, id))
    else:
        remove_queue(connection, id)


def _next_due(connection: "Connection", id: str) -> Milliseconds | None:  # noqa: A002 -- Its name.
    row = _first_of(connection, id)
    return None if row is None else max(row["due"], row["leased_until"])


def _first_of(connection: "Connection", channel: str) -> dict[str, Any] | None:
    """The oldest notification to a channel that is sound."""
    outbox = table_of(TABLE)
    question = outbox.select().where(outbox.c.channel == channel)
    order = outbox.c.at, outbox.c.number, outbox.c.letter
    oldest = question.order_by(*order).limit(1)
    rows = sound_rows(connection, TABLE, connection.execute(oldest).mappings())
    if rows:
        return rows[0]
    rest = find_rows(connection, TABLE, {"channel": channel})
    return min(rest, key=lambda row: (row["at"], row["number"], row["letter"]), default=None)


def _pending(
    channel: Channel, row: dict[str, Any], queue: NotificationQueue
) -> PendingNotification:
    return PendingNotification(
        channel,
        row["letter"],
        MatchId(row["match"]),
        row["kind"],
        bytes(row["body"]),
        row["at"],
        queue.tries,
        queue.pace,
    )


def _mark_sent(
    connection: "Connection", sent: PendingNotification, day: Milliseconds, *, quick: bool
) -> None:
    _drop(connection, sent, pace=KNOWN if quick else SLOW, tries=0)
    if sent.channel.kind != MAIL:
        # Messages are counted for the sake of mailboxes alone.
        return
    for channel in find_channels(connection, id=sent.channel.id):
        count = channel.sent + 1 if channel.day == day else 1
        change_rows(connection, "channels", {"day": day, "sent": count}, {"id": channel.id})


def _drop(connection: "Connection", notification: PendingNotification, **values: Any) -> None:
    """Delete a notification, and look at the next one when that is due."""
    lock_queue(connection, notification.channel.id)
    delete_rows(connection, TABLE, _key(notification))
    due = _next_due(connection, notification.channel.id)
    change_queue(connection, notification.channel.id, due=due, **values)


def _postpone(
    connection: "Connection", notification: PendingNotification, due: Milliseconds, *, failed: bool
) -> None:
    id, tries = notification.channel.id, notification.tries + failed  # noqa: A001 -- Its name.
    lock_queue(connection, id)
    if tries >= MOST_TRIES:
        clear_queue(connection, id)
        return
    change = {"due": due, "tries": tries, "leased_until": 0}
    change_rows(connection, TABLE, change, _key(notification))
    pace = SLOW if failed else notification.pace
    change_queue(connection, id, due=due, tries=tries, pace=pace)
