"""Queues: for each channel, whether a notification waits for it, and when to look at the next one.

A queue is a row beside its channel. What is due is found in an index over queues, so it costs
what is due, however many notifications wait. All of it can be computed from the notifications,
so a row has no seal: a flipped bit makes a notification late, never false.
"""

from collections.abc import Iterable, Sequence
from importlib import import_module
from ipaddress import IPv6Network, ip_address
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

from msgspec import Struct

from seabattle.features.notifications.notification import COLUMNS, TURN
from seabattle.matches.port import Milliseconds, PlayerId
from seabattle.store.table_access import delete_rows, insert_if_absent, table_of

if TYPE_CHECKING:
    from sqlalchemy import Connection

TABLE = "queues"

KNOWN, NEW, SLOW = "known", "new", "slow"
PACES = (KNOWN, NEW, SLOW)
"""The pace of a receiver: its last answer came quickly, it was never asked, or it failed."""

MOST_WAITING = 100
"""Notifications that wait for one channel at most."""

LEFT_WAITING = 90
"""Those that stay when there were too many: less than the most, so that it happens rarely."""


class NotificationQueue(Struct, frozen=True):
    """The notifications that wait for one channel."""

    channel: str
    player: PlayerId
    kind: str
    """The kind of the channel."""
    host: str
    """Whose machine receives them, as far as the address tells."""
    pace: str
    due: Milliseconds | None
    """When to look at the first notification; nothing where none waits."""
    tries: int
    """Failures in a row."""


class Wanted(Struct, frozen=True):
    """Queues that a delivery worker has room for: of one kind and pace."""

    kind: str
    pace: str
    most: int
    players: tuple[str, ...] = ()
    """Visitors who have enough notifications under way."""
    hosts: tuple[str, ...] = ()
    """Hosts that have enough notifications under way."""


def host_of(address: str) -> str:
    """Whose machine an address leads to: the last two parts of a name, or a network of numbers.

    The owner of a name can make up any number of names beneath it, and of an IPv6 address any
    number beside it.
    """
    try:
        host = urlsplit(address).hostname if "://" in address else address.rpartition("@")[2]
    except ValueError:
        return ""
    name = (host or "").lower()
    try:
        number = ip_address(name)
    except ValueError:
        return ".".join(name.rstrip(".").split(".")[-2:])
    return str(number if number.version == 4 else IPv6Network((int(number), 64), strict=False))


def queue_rows(
    notifications: Iterable[Sequence[Any]], channels: Iterable[Sequence[Any]]
) -> list[tuple[Any, ...]]:
    """What stands in the table for some rows of the outbox, by channel (id, player, kind, address).

    Always in the same order, so that no two nodes deadlock.
    """
    due: dict[str, Milliseconds] = {}
    for channel, *_, _at, _number, first, _tries, _leased, _seal in notifications:
        due[channel] = min(due.get(channel, first), first)
    return sorted(new_queue(each, due[each[0]]) for each in channels if each[0] in due)


def new_queue(channel: Sequence[Any], due: Milliseconds) -> tuple[Any, ...]:
    """The row of a queue for a channel (id, player, kind, address) that was never written to."""
    id, player, kind, address = channel  # noqa: A001 -- Its name.
    return id, player, kind, host_of(address), NEW, due, 0


def surplus_of(waiting: Iterable[Sequence[str]]) -> list[str]:
    """The ids of those to drop from a full queue (id, match and kind, the newest first).

    Turns that were overtaken by a later one of the same match go first, then the oldest.
    """
    matches: set[str] = set()
    dropped: list[str] = []
    kept: list[str] = []
    for notification, match, kind in waiting:
        overtaken = kind == TURN and match in matches
        (dropped if overtaken else kept).append(notification)
        matches.add(match)
    return dropped + kept[LEFT_WAITING:]


def put_notifications(
    connection: "Connection", rows: Sequence[Sequence[Any]], channels: Iterable[Sequence[Any]]
) -> None:
    """Write rows of the outbox and wake their queues; what is too much is dropped."""
    wake_queues(connection, queue_rows(rows, channels))
    for row in rows:
        values = dict(zip(COLUMNS, row, strict=False))
        connection.execute(insert_if_absent(connection, "outbox", values))
    for channel in sorted({row[0] for row in rows}):
        if count_waiting(connection, channel) > MOST_WAITING:
            _drop_surplus(connection, channel)


def wake_queues(connection: "Connection", rows: Iterable[Sequence[Any]]) -> None:
    """Look at some queues again; those that are due already stay as they are."""
    from sqlalchemy import func

    dialect = import_module(f"sqlalchemy.dialects.{connection.dialect.name}")
    queues = table_of(TABLE)
    for row in rows:
        fresh = dialect.insert(queues).values(tuple(row))
        due = func.coalesce(queues.c.due, fresh.excluded.due)
        change = {"due": due, "host": fresh.excluded.host}
        connection.execute(fresh.on_conflict_do_update(index_elements=["channel"], set_=change))


def count_waiting(connection: "Connection", channel: str) -> int:
    """How many notifications wait for a channel."""
    from sqlalchemy import func, select

    outbox = table_of("outbox").c
    question = select(func.count()).where(outbox.channel == channel)
    found: int = connection.execute(question).scalar_one()
    return found


def _drop_surplus(connection: "Connection", channel: str) -> None:
    from sqlalchemy import select

    outbox = table_of("outbox")
    newest = (outbox.c.at.desc(), outbox.c.number.desc(), outbox.c.letter.desc())
    columns = outbox.c.letter, outbox.c.match, outbox.c.kind
    question = select(*columns).where(outbox.c.channel == channel).order_by(*newest)
    surplus = surplus_of(tuple(row) for row in connection.execute(question))
    these = outbox.c.channel == channel, outbox.c.letter.in_(surplus)
    connection.execute(outbox.delete().where(*these))


def find_due(
    connection: "Connection", now: Milliseconds, wanted: Sequence[Wanted]
) -> list[NotificationQueue]:
    """The queues to look at now, of each kind and pace those that have waited longest."""
    from sqlalchemy import select, union_all

    queues = table_of(TABLE)
    parts = []
    for each in wanted:
        terms = [queues.c.kind == each.kind, queues.c.pace == each.pace, queues.c.due <= now]
        terms += [queues.c.player.not_in(each.players)] if each.players else []
        terms += [queues.c.host.not_in(each.hosts)] if each.hosts else []
        part = queues.select().where(*terms).order_by(queues.c.due).limit(each.most)
        parts.append(select(part.subquery()))
    if not parts:
        return []
    found = connection.execute(union_all(*parts))
    return sorted(
        (NotificationQueue(*row) for row in found), key=lambda queue: (queue.due, queue.channel)
    )


def lock_queue(connection: "Connection", channel: str) -> None:
    """Lock a queue until the transaction ends."""
    queues = table_of(TABLE)
    connection.execute(queues.select().where(queues.c.channel == channel).with_for_update())


def change_queue(
    connection: "Connection", channel: str, seen: Milliseconds | None = None, **values: Any
) -> bool:
    """Change a queue, if it is still due at the moment that was *seen*; whether there is one."""
    queues = table_of(TABLE)
    terms = [queues.c.channel == channel, *([] if seen is None else [queues.c.due == seen])]
    return connection.execute(queues.update().where(*terms).values(**values)).rowcount > 0


def send_behind(
    connection: "Connection", taken: Sequence[NotificationQueue], now: Milliseconds
) -> None:
    """Let other queues of some visitors wait until all that is due was looked at.

    So visitors come round one after the other, however many channels one of them has.
    """
    from sqlalchemy import select

    if not taken:
        return
    queues = table_of(TABLE)
    players = sorted({each.player for each in taken})
    kinds = sorted({each.kind for each in taken})
    theirs = queues.c.player.in_(players), queues.c.kind.in_(kinds), queues.c.due < now
    # Whoever writes a page locks these in an order of its own, so a locked one is passed over.
    free = select(queues.c.channel).where(*theirs).with_for_update(skip_locked=True)
    connection.execute(queues.update().where(queues.c.channel.in_(free)).values(due=now))


def find_forgotten(connection: "Connection", limit: int) -> list[str]:
    """Channels with notifications and no due queue: a node of an older release wrote those."""
    from sqlalchemy import and_, select

    outbox, queues = table_of("outbox"), table_of(TABLE)
    due = and_(queues.c.channel == outbox.c.channel, queues.c.due.is_not(None))
    alone = ~select(queues.c.channel).where(due).exists()
    question = select(outbox.c.channel).where(alone).distinct().limit(limit)
    return list(connection.execute(question).scalars())


def clear_queue(connection: "Connection", channel: str) -> None:
    """Drop all notifications to a channel; the next one is tried at once, among the slow."""
    change_queue(connection, channel, due=None, tries=0, pace=SLOW)
    delete_rows(connection, "outbox", {"channel": channel})


def remove_queue(connection: "Connection", channel: str) -> None:
    """Remove a queue with all that waits in it."""
    delete_rows(connection, TABLE, {"channel": channel})
    delete_rows(connection, "outbox", {"channel": channel})
