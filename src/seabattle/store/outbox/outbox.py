"""The outbox: letters that are on disk until their receiver has them.

A letter is written in the transaction of the page that calls for it, one row for each channel.
Whoever sends it takes a lease, so that no two nodes send it, and deletes the row when the
receiver has accepted it: at least once, and twice only where a node dies in between. A channel
gets its letters one after the other; one that fails is tried again later (exponential
back-off) and holds up nobody else's.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.outbox.channel import (
    DAY,
    Channel,
    confirm_channel,
    find_channels,
    put_channel,
    remove_channel,
)
from seabattle.store.outbox.daily_count import count_today
from seabattle.store.outbox.letter import COLUMNS, Letter, outbox_rows
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    delete_rows,
    find_rows,
    insert_if_absent,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")

LEASE: Milliseconds = 60_000
"""So long nobody else sends a letter; longer than any receiver is waited for."""

FIRST_PAUSE: Milliseconds = 5_000
LONGEST_PAUSE: Milliseconds = 6 * 3600 * 1000
MOST_TRIES = 24
"""After some four days a receiver is given up."""

TABLE = "outbox"

LINKS = "mailbox"
"""The kind of what is counted where links are sent."""


class PendingLetter(Struct, frozen=True):
    """A letter on its way to one channel."""

    channel: Channel
    letter: str
    match: MatchId
    kind: str
    body: bytes
    at: Milliseconds
    tries: int


class Outbox:
    """All letters that are still to be sent, and the channels they go by."""

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self.now = now

    async def put(self, letter: Letter) -> None:
        """Write a letter by itself; under an id that is there already it changes nothing."""
        at = self.now()
        await self._tables.write(lambda found: _put(found, letter, at))

    async def take(self, limit: int) -> Sequence[PendingLetter]:
        """Letters that are due, the oldest of each channel, leased to whoever asks."""
        now = self.now()
        due = await self._tables.read(lambda found: _due(found, now, limit))
        if not due:
            # Whoever writes is not asked for nothing, once a second.
            return []
        return await self._tables.write(lambda found: _lease(found, due, now))

    async def is_overtaken(self, letter: PendingLetter) -> bool:
        """Whether a later letter of the same match waits for the same channel."""
        same = {"channel": letter.channel.id, "match": letter.match, "kind": letter.kind}
        rows = await self._tables.read(lambda found: find_rows(found, TABLE, same))
        return any(row["at"] > letter.at for row in rows)

    async def mark_sent(self, sent: PendingLetter) -> None:
        """The receiver has a letter."""
        day = self.now() // DAY
        await self._tables.write(lambda found: _mark_sent(found, sent, day))

    async def drop(self, letter: PendingLetter) -> None:
        """A letter is not wanted any more."""
        await self._tables.write(lambda found: delete_rows(found, TABLE, _key(letter)))

    async def postpone(self, letter: PendingLetter, pause: Milliseconds | None = None) -> None:
        """Try again later: after a *pause*, or after a failure, for longer each time."""
        due = self.now() + (pause or _pause(letter.tries))
        tries = letter.tries + (0 if pause else 1)
        change = {"due": due, "tries": tries, "leased_until": 0}
        if tries >= MOST_TRIES:
            await self.drop(letter)
            return
        await self._tables.write(lambda found: change_rows(found, TABLE, change, _key(letter)))

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
        """Let letters go to a channel from now on; false where there is none."""
        at = self.now()
        return await self._tables.write(lambda found: confirm_channel(found, id, at))

    async def remove_channel(self, id: str) -> bool:  # noqa: A002 -- Its name.
        """Remove a channel and what was to go there; false where there is none."""
        return await self._tables.write(lambda found: remove_channel(found, id))


def _key(letter: PendingLetter) -> dict[str, Any]:
    return {"channel": letter.channel.id, "letter": letter.letter}


def _pause(tries: int) -> Milliseconds:
    return min(LONGEST_PAUSE, FIRST_PAUSE << tries)


def _put(connection: "Connection", letter: Letter, at: Milliseconds) -> None:
    theirs = find_channels(connection, player=letter.player)
    places = [(each.id, each.player, each.kind) for each in theirs if each.confirmed is not None]
    for row in outbox_rows([(letter, at, 0)], places):
        values = dict(zip(COLUMNS, row, strict=False))
        connection.execute(insert_if_absent(connection, TABLE, values))


def _due(connection: "Connection", now: Milliseconds, limit: int) -> list[str]:
    """The channels whose first letter is due and under way with nobody, the oldest first.

    One question for all, in which a channel is one row: thousands of letters that wait for a
    receiver that is dead cost nobody else their turn.
    """
    from sqlalchemy import and_, func, select

    outbox = table_of(TABLE)
    earliest = select(outbox.c.channel, func.min(outbox.c.at).label("at"))
    first = earliest.group_by(outbox.c.channel).subquery()
    same = and_(outbox.c.channel == first.c.channel, outbox.c.at == first.c.at)
    columns = (*_order(outbox.c), outbox.c.channel, outbox.c.due, outbox.c.leased_until)
    found: dict[str, bool] = {}
    for row in connection.execute(select(*columns).join(first, same).order_by(*_order(outbox.c))):
        # Of those of one moment the first counts.
        found.setdefault(row.channel, row.due <= now and row.leased_until <= now)
    return [channel for channel, free in found.items() if free][:limit]


def _order(letter: Any) -> tuple[Any, Any, Any]:
    return letter.at, letter.number, letter.letter


def _lease(connection: "Connection", due: Sequence[str], now: Milliseconds) -> list[PendingLetter]:
    found = []
    for each in due:
        first = _first_of(connection, each)
        if first is None or first["due"] > now or first["leased_until"] > now:
            # Another node was quicker.
            continue
        channel = find_channels(connection, id=each)
        if not channel:
            delete_rows(connection, TABLE, {"channel": each})
            continue
        pending = _pending(channel[0], first)
        change_rows(connection, TABLE, {"leased_until": now + LEASE}, _key(pending))
        found.append(pending)
    return found


def _first_of(connection: "Connection", channel: str) -> dict[str, Any] | None:
    """The oldest letter to a channel, locked: one after the other, in order."""
    outbox = table_of(TABLE)
    question = outbox.select().where(outbox.c.channel == channel)
    oldest = question.order_by(*_order(outbox.c)).limit(1).with_for_update()
    rows = sound_rows(connection, TABLE, connection.execute(oldest).mappings())
    if rows:
        return rows[0]
    rest = find_rows(connection, TABLE, {"channel": channel}, lock=True)
    return min(rest, key=lambda row: (row["at"], row["number"], row["letter"]), default=None)


def _pending(channel: Channel, row: dict[str, Any]) -> PendingLetter:
    return PendingLetter(
        channel,
        row["letter"],
        MatchId(row["match"]),
        row["kind"],
        bytes(row["body"]),
        row["at"],
        row["tries"],
    )


def _mark_sent(connection: "Connection", sent: PendingLetter, day: Milliseconds) -> None:
    delete_rows(connection, TABLE, _key(sent))
    for channel in find_channels(connection, id=sent.channel.id):
        count = channel.sent + 1 if channel.day == day else 1
        change_rows(connection, "channels", {"day": day, "sent": count}, {"id": channel.id})
