"""The outbox: letters that are on disk until their receiver has them.

A letter is written in the transaction of the page that calls for it, one row for each channel.
Whoever sends it takes a lease, so that no two nodes send it, and deletes the row when the
receiver has accepted it: at least once, and twice only where a node dies in between. A channel
gets its letters one after the other from its queue; one that fails is tried again later
(exponential back-off) and delays no other channel.
"""

from collections.abc import Callable, Sequence
from functools import partial
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
from seabattle.store.outbox.letter import Letter, outbox_rows
from seabattle.store.outbox.letter_queue import (
    KNOWN,
    NEW,
    SLOW,
    LetterQueue,
    Wanted,
    change_queue,
    clear_queue,
    find_due,
    find_forgotten,
    lock_queue,
    new_queue,
    put_letters,
    remove_queue,
    send_behind,
    wake_queues,
)
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    delete_rows,
    find_rows,
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

LEASED_AT_ONCE = 8
"""Letters that are leased in one transaction: whoever writes a move waits for it."""

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
    """Failures of its channel in a row."""
    pace: str = NEW
    """How its receiver has answered lately."""


class Outbox:
    """All letters that are still to be sent, and the channels they go by."""

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self.now = now

    async def put(self, letter: Letter) -> None:
        """Write a letter by itself; under an id that is there already it changes nothing."""
        at = self.now()
        await self._tables.write(lambda found: _put(found, letter, at))

    async def find_due(self, wanted: Sequence[Wanted]) -> Sequence[LetterQueue]:
        """The queues whose first letter may be sent now, those that have waited longest first."""
        now = self.now()
        return await self._tables.read(lambda found: find_due(found, now, wanted))

    async def lease(self, queues: Sequence[LetterQueue]) -> Sequence[PendingLetter]:
        """The first letter of each queue, leased to the caller; a few in each transaction."""
        taken: list[PendingLetter] = []
        for begin in range(0, len(queues), LEASED_AT_ONCE):
            some, now = queues[begin : begin + LEASED_AT_ONCE], self.now()
            taken += await self._tables.write(partial(_lease, queues=some, now=now))
        return taken

    async def mend(self) -> None:
        """Wake every queue that has letters and is not due: an older node has written those."""
        while found := await self._tables.read(lambda found: find_forgotten(found, LEASED_AT_ONCE)):
            await self._tables.write(partial(_wake, channels=found, now=self.now()))

    async def is_overtaken(self, letter: PendingLetter) -> bool:
        """Whether a later letter of the same match waits for the same channel."""
        same = {"channel": letter.channel.id, "match": letter.match, "kind": letter.kind}
        rows = await self._tables.read(lambda found: find_rows(found, TABLE, same))
        return any(row["at"] > letter.at for row in rows)

    async def mark_sent(self, sent: PendingLetter, *, quick: bool = True) -> None:
        """The receiver has accepted a letter, and how soon it did."""
        day = self.now() // DAY
        await self._tables.write(lambda found: _mark_sent(found, sent, day, quick=quick))

    async def drop(self, letter: PendingLetter) -> None:
        """A letter is not wanted any more."""
        await self._tables.write(lambda found: _drop(found, letter))

    async def postpone(self, letter: PendingLetter, pause: Milliseconds | None = None) -> None:
        """Try again later: after a *pause*, or after a failure, for longer each time.

        After too many failures in a row the receiver is given up, with all that waits for it.
        """
        due = self.now() + (pause or _pause(letter.tries))
        failed = pause is None
        await self._tables.write(lambda found: _postpone(found, letter, due, failed=failed))

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
    places = [_place(each) for each in theirs if each.confirmed is not None]
    put_letters(connection, outbox_rows([(letter, at, 0)], places), places)


def _place(channel: Channel) -> tuple[str, str, str, str]:
    return channel.id, channel.player, channel.kind, channel.address


def _wake(connection: "Connection", channels: Sequence[str], now: Milliseconds) -> None:
    for id in channels:  # noqa: A001 -- Its name.
        found = find_channels(connection, id=id)
        wake_queues(connection, [new_queue(_place(each), now) for each in found])
        if not found:
            remove_queue(connection, id)


def _lease(
    connection: "Connection", queues: Sequence[LetterQueue], now: Milliseconds
) -> list[PendingLetter]:
    leased = (_lease_first(connection, queue.channel, now) for queue in queues)
    return [each for each in leased if each is not None]


def _lease_first(connection: "Connection", id: str, now: Milliseconds) -> PendingLetter | None:  # noqa: A002 -- Its name.
    queue = lock_queue(connection, id, skip=True)
    if queue is None or queue.due is None or queue.due > now:
        # Another node was quicker.
        return None
    row = _first_of(connection, id)
    ready = None if row is None else max(row["due"], row["leased_until"])
    if row is None or ready is None or ready > now:
        change_queue(connection, id, due=ready)
        return None
    channel = find_channels(connection, id=id)
    if not channel:
        remove_queue(connection, id)
        return None
    pending = _pending(channel[0], row, queue)
    change_rows(connection, TABLE, {"leased_until": now + LEASE}, _key(pending))
    change_queue(connection, id, due=now + LEASE)
    send_behind(connection, queue, now)
    return pending


def _first_of(connection: "Connection", channel: str) -> dict[str, Any] | None:
    """The oldest letter to a channel, locked: one after the other, in order."""
    outbox = table_of(TABLE)
    question = outbox.select().where(outbox.c.channel == channel)
    order = outbox.c.at, outbox.c.number, outbox.c.letter
    oldest = question.order_by(*order).limit(1).with_for_update()
    rows = sound_rows(connection, TABLE, connection.execute(oldest).mappings())
    if rows:
        return rows[0]
    rest = find_rows(connection, TABLE, {"channel": channel}, lock=True)
    return min(rest, key=lambda row: (row["at"], row["number"], row["letter"]), default=None)


def _pending(channel: Channel, row: dict[str, Any], queue: LetterQueue) -> PendingLetter:
    return PendingLetter(
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
    connection: "Connection", sent: PendingLetter, day: Milliseconds, *, quick: bool
) -> None:
    _drop(connection, sent, pace=KNOWN if quick else SLOW, tries=0)
    for channel in find_channels(connection, id=sent.channel.id):
        count = channel.sent + 1 if channel.day == day else 1
        change_rows(connection, "channels", {"day": day, "sent": count}, {"id": channel.id})


def _drop(connection: "Connection", letter: PendingLetter, **values: Any) -> None:
    """Delete a letter, and look at the next one when that is due."""
    lock_queue(connection, letter.channel.id)
    delete_rows(connection, TABLE, _key(letter))
    following = _first_of(connection, letter.channel.id)
    due = following and max(following["due"], following["leased_until"])
    change_queue(connection, letter.channel.id, due=due, **values)


def _postpone(
    connection: "Connection", letter: PendingLetter, due: Milliseconds, *, failed: bool
) -> None:
    id, tries = letter.channel.id, letter.tries + failed  # noqa: A001 -- Its name.
    lock_queue(connection, id)
    if tries >= MOST_TRIES:
        clear_queue(connection, id)
        return
    change = {"due": due, "tries": tries, "leased_until": 0}
    change_rows(connection, TABLE, change, _key(letter))
    pace = SLOW if failed else letter.pace
    change_queue(connection, id, due=due, tries=tries, pace=pace)
