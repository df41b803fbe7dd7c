"""Post hooks: where the posts of a host's games are sent by themselves, and how far they are.

A mark says of each round game which post was the last to be put into the outbox. It goes on in
the transaction that writes the letter (compare and set), so whoever is killed in between has
done both or neither: no post is missing, and none is written twice.
"""

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

from seabattle.features.notifications import (
    MOST_WAITING,
    POSTS,
    Channel,
    Notification,
    count_waiting,
    find_channels,
    outbox_row,
    put_channel,
    put_notifications,
    remove_channel,
)
from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.store.row_seal import sound_rows
from seabattle.store.table_access import (
    TableAccess,
    change_rows,
    delete_rows,
    find_rows,
    insert_if_absent,
    insert_row,
    table_of,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

    from seabattle.store.database import Store

HOOKS, MARKS = "post_hooks", "post_marks"

MOST_OPEN = 200
"""Games of one host whose posts are looked after at a time."""

MOST_LOOKED_AT = 1000
"""Marks that one look goes through; the next one goes on behind them."""

NOTHING_YET = -1
"""The mark of a match none of whose posts was sent; 0 is the post of its beginning."""


class PostHook(Struct, frozen=True):
    """How a host wants posts to be sent."""

    host: PlayerId
    """There is one hook a host."""
    channel: str
    body: str
    """``standard`` or ``discord``."""
    format: str
    """The markup of a post in a body of ours."""
    origin: str
    """Where the server is found from outside, as the host's browser called it."""


class PostMark(Struct, frozen=True):
    """How far the posts of a match are."""

    match: MatchId
    host: PlayerId
    posted: int = NOTHING_YET
    """The number of the last round whose post was put into the outbox."""
    seen: int = 0
    """The last page of the match when somebody looked for posts."""
    ended: int = 0
    """1 once the post of the end was put there: nothing more will come."""


class PostHooks:
    """All post hooks and marks of one database."""

    @classmethod
    def of(cls, store: "Store") -> "PostHooks":
        """The webhooks of a store that receive posts."""
        return cls(store.tables, store.watch.now)

    def __init__(self, tables: TableAccess, now: Callable[[], Milliseconds]) -> None:
        self._tables = tables
        self.now = now
        self._cursor = ""
        """The last match whose mark was looked at."""

    async def set_hook(self, hook: PostHook, channel: Channel) -> bool:
        """Send a host's posts there from now on; false where they have too many channels."""

        def work(connection: "Connection") -> bool:
            _remove_hook(connection, hook.host)
            if not put_channel(connection, channel):
                return False
            insert_row(connection, HOOKS, _values(hook))
            return True

        return await self._tables.write(work)

    async def hook_of(self, host: PlayerId) -> tuple[PostHook, Channel] | None:
        """A host's hook, and the channel behind it."""
        return await self._tables.read(lambda connection: _find_hook(connection, host))

    async def remove_hook(self, host: PlayerId) -> bool:
        """Send nothing any more, not even what waits; false where there was no hook."""
        return await self._tables.write(lambda connection: _remove_hook(connection, host))

    async def watch(self, match: MatchId, host: PlayerId) -> None:
        """Look after the posts of a match that is about to be opened."""
        await self._tables.write(lambda connection: watch_match(connection, match, host))

    async def matches_of(self, host: PlayerId) -> Sequence[PostMark]:
        """The marks of all matches of a host that have not ended."""
        where = {"host": host, "ended": 0}
        return await self._tables.read(lambda found: _marks(found, where))

    async def to_look_at(self) -> Sequence[tuple[PostMark, int]]:
        """Matches with a page that nobody has looked at for posts, and that page's number.

        Each call goes through the next marks (a cursor), so that a round costs the same
        however many games were never finished.
        """
        found, self._cursor = await self._tables.read(
            lambda connection: _find_news(connection, self._cursor)
        )
        return found

    async def advance(self, before: PostMark, after: PostMark) -> bool:
        """Move a mark on without a post; false where somebody else was quicker."""
        return await self._tables.write(lambda found: _advance(found, before, after))

    async def has_room(self, channel: str) -> bool:
        """Whether a post can be put into the outbox, or waits until others were sent."""
        waiting = await self._tables.read(lambda found: count_waiting(found, channel))
        return waiting < MOST_WAITING

    async def post(
        self, before: PostMark, after: PostMark, letter: Notification, channel: str
    ) -> bool:
        """Put a post into the outbox and move its mark, or neither where there is no room."""
        at = self.now()

        def work(connection: "Connection") -> bool:
            full = count_waiting(connection, channel) >= MOST_WAITING
            if full or not _advance(connection, before, after):
                return False
            number = after.posted + 1 + after.ended
            put_post(connection, outbox_row(letter, at, number, channel, at))
            return True

        return await self._tables.write(work)


def put_post(connection: "Connection", row: Sequence[Any]) -> None:
    """Put a row into the outbox for the one channel that it was made for."""
    found = find_channels(connection, id=row[0])
    places = [(each.id, each.player, each.kind, each.address) for each in found]
    put_notifications(connection, [row], places)


def watch_match(connection: "Connection", match: MatchId, host: PlayerId) -> None:
    """Note that the posts of a match are wanted, from its first one on; again changes nothing.

    A host who has very many games that were never finished has no more of them looked after.
    """
    if _count_open(connection, host) >= MOST_OPEN:
        return
    mark = PostMark(match, host)
    connection.execute(insert_if_absent(connection, MARKS, _values(mark)))


def _find_hook(connection: "Connection", host: PlayerId) -> tuple[PostHook, Channel] | None:
    for row in find_rows(connection, HOOKS, {"host": host}):
        hook = PostHook(**row)
        for channel in find_channels(connection, id=hook.channel):
            return hook, channel
    return None


def _remove_hook(connection: "Connection", host: PlayerId) -> bool:
    for row in find_rows(connection, HOOKS, {"host": host}):
        remove_channel(connection, row["channel"])
    for channel in find_channels(connection, player=host, kind=POSTS):
        remove_channel(connection, channel.id)
    return delete_rows(connection, HOOKS, {"host": host})


def _marks(connection: "Connection", where: dict[str, object]) -> list[PostMark]:
    found = [PostMark(**row) for row in find_rows(connection, MARKS, where)]
    return sorted(found, key=lambda mark: mark.match)


def _count_open(connection: "Connection", host: PlayerId) -> int:
    from sqlalchemy import func, select

    marks = table_of(MARKS)
    these = select(func.count()).where(marks.c.host == host, marks.c.ended == 0)
    return int(connection.execute(these).scalar_one())


def _find_news(connection: "Connection", after: str) -> tuple[list[tuple[PostMark, int]], str]:
    """Marks behind the last page of their matches, and from where to go on looking."""
    from sqlalchemy import text

    marks, hooks, cards = table_of(MARKS), table_of(HOOKS), table_of("cards")
    # Written out, or SQLite would not use the index of marks that have not ended.
    unended = marks.select().where(text("post_marks.ended = 0"), marks.c.match > after)
    some = unended.order_by(marks.c.match).limit(MOST_LOOKED_AT)
    last = [each.match for each in connection.execute(some.with_only_columns(marks.c.match))]
    if not last:
        return [], ""
    behind = (
        unended.add_columns(cards.c.seq.label("page"))
        .join(hooks, hooks.c.host == marks.c.host)
        .join(cards, cards.c.match == marks.c.match)
        .where(marks.c.match <= last[-1], cards.c.seq > marks.c.seen)
        .order_by(marks.c.match)
    )
    rows = connection.execute(behind).mappings().all()
    pages = {row["match"]: row["page"] for row in rows}
    found = [PostMark(**row) for row in sound_rows(connection, MARKS, rows)]
    goes_on = last[-1] if len(last) == MOST_LOOKED_AT else ""
    return [(mark, pages[mark.match]) for mark in found], goes_on


def _advance(connection: "Connection", before: PostMark, after: PostMark) -> bool:
    """Compare and set; the row is locked, so of two nodes one finds it changed."""
    rows = find_rows(connection, MARKS, {"match": before.match}, lock=True)
    if not rows or PostMark(**rows[0]) != before:
        return False
    return change_rows(connection, MARKS, _values(after), {"match": before.match})


def _values(row: Struct) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__struct_fields__}
