"""The logbook in a PostgreSQL database, which several nodes may share."""

import asyncio
from collections.abc import Mapping, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, Any, Self

from seabattle.matches.port import (
    Card,
    CardList,
    Kept,
    LogbookFailed,
    MatchId,
    Milliseconds,
    Page,
    PlayerId,
    Repeated,
    Taken,
)
from seabattle.store.batch import LARGEST_BATCH, Answer, AppendOutcome, PendingAppend, answer_all
from seabattle.store.health import StoreHealth
from seabattle.store.page_chain import check_pages
from seabattle.store.pending_page import PendingPage, cards_of_kind, own_cards, prepare_page
from seabattle.store.postgres.postgres_batch import write_to_server
from seabattle.store.postgres.postgres_server import (
    ANSWER_SECONDS,
    CONNECT_SECONDS,
    check_ready,
    connect_safely,
    connection_errors,
    load_asyncpg,
)
from seabattle.store.sql_statement import CARDS_OF, DUE, PAGES, cards_statement
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    import asyncpg

    from seabattle.store.postgres.server_address import ServerAddress

READERS = 4

NEWER = """
SELECT cards.match FROM unnest($1::text[], $2::bigint[]) AS asked (match, seq)
JOIN cards ON cards.match = asked.match WHERE cards.seq > asked.seq
"""

RETRY_SECONDS = 6.0
"""How long a batch is tried again while the server is away or others are in the way."""

RETRY_PAUSE_SECONDS = 0.05


class PostgresLogbook:
    """Pages in PostgreSQL: one task writes batches, a few connections read."""

    def __init__(
        self,
        address: "ServerAddress",
        largest_batch: int = LARGEST_BATCH,
        health: StoreHealth | None = None,
    ) -> None:
        self._address = address
        self._health = health
        self._closed = False
        self._largest = largest_batch
        self._orders: asyncio.Queue[PendingAppend | None] = asyncio.Queue()
        self._connection: asyncpg.Connection[Any] | None = None
        self._pool: asyncpg.Pool[Any] | None = None
        self._task: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        await check_ready(self._address)
        self._pool = await load_asyncpg().create_pool(
            self._address.url,
            min_size=0,
            max_size=READERS,
            timeout=CONNECT_SECONDS,
            command_timeout=ANSWER_SECONDS,
        )
        self._task = asyncio.create_task(self._write_loop())
        return self

    async def __aexit__(self, *_: object) -> None:
        assert self._task is not None
        assert self._pool is not None
        # Whatever was ordered before is written; whoever comes now is told.
        self._closed = True
        self._orders.put_nowait(None)
        try:
            await self._task
        finally:
            self._fail_waiting()
        if self._connection is not None:
            with suppress(*connection_errors()):
                await self._connection.close()
        self._pool.terminate()

    async def append(self, match: MatchId, page: Page, card: Card) -> Kept | Taken | Repeated:
        """Write a page and its card together, and return when they are on disk."""
        if self._closed or self._task is None or self._task.done():
            raise LogbookFailed("the logbook is closed")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._orders.put_nowait(PendingAppend(prepare_page(match, page, card), answer))
        return await answer

    async def pages(self, match: MatchId, after: int = 0) -> Sequence[Page]:
        """The pages of a match beyond *after*, in order, each checked against the page chain."""
        return check_pages(match, after, await self._rows(PAGES, match, after))

    async def newer(self, known: Mapping[MatchId, int]) -> Sequence[MatchId]:
        """Those of some matches that have a page beyond the number that is known."""
        rows = await self._rows(NEWER, list(known), list(known.values()))
        return [MatchId(row[0]) for row in rows]

    async def cards(
        self, *, phase: str | None = None, listed: bool | None = None, limit: int = 50
    ) -> CardList:
        """The newest cards of a kind, the newest first."""
        kind = [*([] if phase is None else [phase]), *([] if listed is None else [int(listed)])]
        rows = await self._rows(cards_statement(phase, listed=listed), limit, *kind)
        return cards_of_kind(rows, phase, listed=listed)

    async def cards_of(self, player: PlayerId, limit: int = 50) -> CardList:
        """The cards of a player's matches: by the clock, then others, then those over."""
        return own_cards(player, await self._rows(CARDS_OF, limit, player), strict=False)

    async def due(self, before: Milliseconds, limit: int = 1000) -> Sequence[MatchId]:
        """The matches that have to be looked after before a moment, the earliest first."""
        return [MatchId(row[0]) for row in await self._rows(DUE, before, limit)]

    async def _rows(self, question: str, *words: Any) -> list[Any]:
        """The answer to a question; asked twice where a connection was lost in between."""
        assert self._pool is not None
        try:
            with suppress(*connection_errors()):
                return await self._pool.fetch(question, *words)
            return await self._pool.fetch(question, *words)
        except (*connection_errors(), load_asyncpg().PostgresError) as error:
            raise LogbookFailed(str(error) or type(error).__name__) from None

    async def _write_loop(self) -> None:
        going = True
        while going:
            orders, going = await self._gather_appends()
            outcomes = await self._write_with_retry([order.pending for order in orders])
            answer_all(list(zip(orders, outcomes, strict=True)))
            if self._health is not None and outcomes:
                self._health.note_write(kept=not isinstance(outcomes[0], LogbookFailed))

    def _fail_waiting(self) -> None:
        """Tell everybody who still waits that nobody will write for them any more."""
        closed = LogbookFailed("the logbook is closed")
        while not self._orders.empty():
            order = self._orders.get_nowait()
            if order is not None:
                answer_all([(order, closed)])

    async def _gather_appends(self) -> tuple[list[PendingAppend], bool]:
        """All orders that wait by now, at least one; and whether there will be more."""
        orders: list[PendingAppend] = []
        order = await self._orders.get()
        while order is not None:
            orders.append(order)
            if len(orders) == self._largest or self._orders.empty():
                return orders, True
            order = self._orders.get_nowait()
        return orders, False

    async def _write_with_retry(self, pages: Sequence[PendingPage]) -> Sequence[AppendOutcome]:
        """Write pages in one transaction, with retry until a deadline.

        Conflicts (races with other nodes, deadlocks, serialization failures) are tried
        again at once, lost connections after a pause (back-off).

        A connection that is lost while a commit is under way leaves it open whether the
        pages are kept; the next try finds them by their commands.
        """
        if not pages:
            return []
        clock = asyncio.get_running_loop()
        patience = clock.time() + RETRY_SECONDS
        again, failure = False, ""
        while clock.time() < patience:
            try:
                return await self._write_once(pages, again=again)
            except _conflict_errors() as error:
                failure = str(error)
            except _permanent_errors() as error:
                failure = str(error)
                break
            except Exception as error:  # noqa: BLE001 -- Nobody may wait forever for an answer.
                again, failure = True, str(error) or type(error).__name__
                self._hang_up()
                await asyncio.sleep(RETRY_PAUSE_SECONDS)
        return [LogbookFailed(failure) for _ in pages]

    async def _write_once(
        self, pages: Sequence[PendingPage], *, again: bool
    ) -> list[AppendOutcome]:
        if self._connection is None or self._connection.is_closed():
            self._connection = await connect_safely(self._address)
        async with asyncio.timeout(ANSWER_SECONDS):
            return await write_to_server(self._connection, pages, again=again)

    def _hang_up(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.terminate()


def _conflict_errors() -> tuple[type[BaseException], ...]:
    """The errors that say another node wrote the same at the same moment."""
    found = load_asyncpg()
    return (
        found.UniqueViolationError,
        found.DeadlockDetectedError,
        found.SerializationError,
    )


def _permanent_errors() -> tuple[type[BaseException], ...]:
    """The errors that another try will not change: it is refused, or the disk is full."""
    found = load_asyncpg()
    return (
        Trouble,
        found.InsufficientResourcesError,
        found.DataError,
        found.IntegrityConstraintViolationError,
        found.SyntaxOrAccessError,
        found.ReadOnlySQLTransactionError,
    )
