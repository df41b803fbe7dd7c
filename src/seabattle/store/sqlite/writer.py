"""One writer thread for everybody, with group commit (batching).

While it waits for the disk, pages of other matches gather; the next transaction takes them
all. So a thousand matches cost hardly more syncs than one, and nobody is told of a page
before it is on disk.

Whatever else is written to the file is written here as well, between two transactions:
whoever wanted the lock of the file from outside would wait as long as there is anything to
write.
"""

import asyncio
import sqlite3
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Lock, Thread

from seabattle.matches.port import LogbookFailed
from seabattle.store.batch import LARGEST_BATCH, Answer, AppendOutcome, PendingAppend, answer_all
from seabattle.store.health import StoreHealth
from seabattle.store.pending_page import PendingPage
from seabattle.store.sqlite.file_guard import FileGuard
from seabattle.store.sqlite.sqlite_batch import write_to_file
from seabattle.store.sqlite.tip_cache import TipCache

WriterCallback = Callable[[], None]
"""Something to be done between two transactions; it must not fail."""

CALLBACK_SECONDS = 0.005
"""How long callbacks are run while pages wait; the others are run after the next pages."""


class SqliteWriter:
    """The thread, its connection, and the pending pages that wait for it."""

    def __init__(
        self,
        connect: Callable[[], sqlite3.Connection],
        guard: FileGuard,
        largest_batch: int = LARGEST_BATCH,
        health: StoreHealth | None = None,
    ) -> None:
        self._open = connect
        self._guard = guard
        self._health = health
        self._largest = largest_batch
        self._connection: sqlite3.Connection | None = None
        self._tip_cache = TipCache()
        self._gathering: dict[asyncio.AbstractEventLoop, list[PendingAppend]] = {}
        self._orders: SimpleQueue[Sequence[PendingAppend] | None] = SimpleQueue()
        self._callbacks: SimpleQueue[WriterCallback] = SimpleQueue()
        self._thread = Thread(target=self._write_loop, name="logbook", daemon=True)
        self._closed = False
        self._gate = Lock()
        """Held while something is put into a queue, so that nothing comes after the end."""

    def start(self) -> None:
        """Open the file and begin; raises when it cannot be trusted."""
        self._connection = self._connect()
        self._thread.start()

    def close(self) -> None:
        """Write what has been ordered, and stop."""
        with self._gate:
            self._closed = True
            self._orders.put(None)
        self._thread.join()

    def _connect(self) -> sqlite3.Connection:
        """Open the file that was there at the start, or fail; SQLite would make a new one."""
        self._guard.check_path()
        connection = self._open()
        self._guard.reopen()
        return connection

    async def write(self, pending: PendingPage) -> Answer:
        """Order a pending page to be written, and wait until it is on disk."""
        if self._closed:
            raise LogbookFailed("the logbook is closed")
        loop = asyncio.get_running_loop()
        answer: asyncio.Future[Answer] = loop.create_future()
        gathering = self._gathering.get(loop)
        if gathering is None:
            # The thread is woken once for all that is ordered in one turn of the loop.
            gathering = self._gathering[loop] = []
            loop.call_soon(self.hand_over)
        gathering.append(PendingAppend(pending, answer))
        return await answer

    def hand_over(self) -> None:
        """Let the thread have what was ordered in this loop."""
        orders = self._gathering.pop(asyncio.get_running_loop(), ())
        if not orders:
            return
        with self._gate:
            if not self._closed:
                self._orders.put(orders)
                return
        closed = LogbookFailed("the logbook is closed")
        answer_all([(order, closed) for order in orders])

    def run_callback(self, callback: WriterCallback) -> None:
        """Have something done before the next transaction begins."""
        with self._gate:
            if self._closed:
                raise LogbookFailed("the logbook is closed")
            self._callbacks.put(callback)
            # Wake the thread without a page to write, so that the queued callback runs.
            self._orders.put(())

    def _write_loop(self) -> None:
        going = True
        while going:
            orders, going = self._gather_appends()
            for begin in range(0, len(orders), self._largest):
                some = orders[begin : begin + self._largest]
                _wake_waiting(some, self._write_batch([order.pending for order in some]))
                self._run_callbacks()
            self._run_callbacks()
        while not self._callbacks.empty():
            self._run_callbacks()
        if self._connection is not None:
            self._connection.close()

    def _gather_appends(self) -> tuple[list[PendingAppend], bool]:
        """All orders that wait by now; and whether there will be more."""
        orders: list[PendingAppend] = []
        some = self._orders.get()
        while some is not None:
            orders += some
            if len(orders) >= self._largest:
                return orders, True
            try:
                some = self._orders.get_nowait()
            except Empty:
                return orders, True
        return orders, False

    def _run_callbacks(self) -> None:
        if self._callbacks.empty():
            return
        until = time.perf_counter() + CALLBACK_SECONDS
        while not self._callbacks.empty() and time.perf_counter() < until:
            self._callbacks.get()()
        if not self._callbacks.empty():
            # The thread must not sleep over the others.
            self._orders.put(())
        if self._connection is not None:
            with suppress(sqlite3.Error):
                self._tip_cache.trust(self._connection)

    def _write_batch(self, pages: Sequence[PendingPage]) -> list[AppendOutcome]:
        """Write pages in one transaction; when that fails, none of them is kept."""
        if not pages:
            return []
        try:
            if self._connection is None:
                self._connection = self._connect()
            outcomes = write_to_file(self._connection, pages, self._tip_cache)
            self._guard.check_written()
        except Exception as error:  # noqa: BLE001 -- Whatever it was, nobody may wait forever.
            self._forget_connection()
            self._note_write(kept=False)
            return [LogbookFailed(str(error)) for _ in pages]
        self._note_write(kept=True)
        return outcomes

    def _note_write(self, *, kept: bool) -> None:
        if self._health is not None:
            self._health.note_write(kept=kept)

    def _forget_connection(self) -> None:
        """Start afresh with the next batch: closing rolls back what was not committed."""
        connection, self._connection = self._connection, None
        self._tip_cache = TipCache()
        if connection is not None:
            with suppress(Exception):
                connection.close()


def _wake_waiting(orders: Sequence[PendingAppend], outcomes: Sequence[AppendOutcome]) -> None:
    """Wake those who wait, each loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[PendingAppend, AppendOutcome]]] = {}
    for order, outcome in zip(orders, outcomes, strict=True):
        loops.setdefault(order.answer.get_loop(), []).append((order, outcome))
    for loop, answers in loops.items():
        try:
            loop.call_soon_threadsafe(answer_all, answers)
        except RuntimeError:
            # The loop was closed: nobody is left to be told.
            continue
