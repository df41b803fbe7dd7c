"""One thread that writes for everybody.

While it waits for the disk, drafts of other matches gather; the next transaction takes them
all. So a thousand matches cost hardly more syncs than one, and nobody is told of a page
before it is on disk.
"""

import asyncio
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread

from msgspec import Struct

from seabattle.matches.port import Kept, LogbookDamaged, LogbookFailed, Repeated, Taken
from seabattle.store.entry import (
    Draft,
    Entry,
    Tip,
    card_row,
    enter,
    fresh_tip,
    page_row,
    tip_of,
)
from seabattle.store.statement import ADD_PAGE, GET_UP, KNOWN, PUT_CARD, SIT_DOWN, TIP, sqlite

Answer = Kept | Taken | Repeated
Outcome = Answer | LogbookDamaged | LogbookFailed

LARGEST_BATCH = 512

_KNOWN, _TIP, _ADD_PAGE = sqlite(KNOWN), sqlite(TIP), sqlite(ADD_PAGE)
_PUT_CARD, _SIT_DOWN, _GET_UP = sqlite(PUT_CARD), sqlite(SIT_DOWN), sqlite(GET_UP)


class Order(Struct, frozen=True, eq=False):
    """A draft, and who waits for the answer."""

    draft: Draft
    answer: "asyncio.Future[Answer]"


class Writer:
    """The thread, its connection, and the drafts that wait for it."""

    def __init__(
        self, connect: Callable[[], sqlite3.Connection], largest_batch: int = LARGEST_BATCH
    ) -> None:
        self._connect = connect
        self._largest = largest_batch
        self._connection: sqlite3.Connection | None = None
        self._orders: SimpleQueue[Order | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="logbook", daemon=True)
        self._closed = False

    def start(self) -> None:
        """Open the file and begin; raises when it cannot be trusted."""
        self._connection = self._connect()
        self._thread.start()

    def close(self) -> None:
        """Write what has been ordered, and stop."""
        self._closed = True
        self._orders.put(None)
        self._thread.join()

    async def write(self, draft: Draft) -> Answer:
        """Order a draft to be written, and wait until it is on disk."""
        if self._closed:
            raise LogbookFailed("the logbook is closed")
        answer: asyncio.Future[Answer] = asyncio.get_running_loop().create_future()
        self._orders.put(Order(draft, answer))
        return await answer

    def _work(self) -> None:
        going = True
        while going:
            orders, going = self._gathered()
            _tell(orders, self._written([order.draft for order in orders]))
        if self._connection is not None:
            self._connection.close()

    def _gathered(self) -> tuple[list[Order], bool]:
        """All orders that wait by now, at least one; and whether there will be more."""
        orders: list[Order] = []
        order = self._orders.get()
        while order is not None:
            orders.append(order)
            if len(orders) == self._largest:
                return orders, True
            try:
                order = self._orders.get_nowait()
            except Empty:
                return orders, True
        return orders, False

    def _written(self, drafts: Sequence[Draft]) -> list[Outcome]:
        """Write drafts in one transaction; when that fails, none of them is kept."""
        if not drafts:
            return []
        try:
            if self._connection is None:
                self._connection = self._connect()
            return write_batch(self._connection, drafts)
        except Exception as error:  # noqa: BLE001 -- Whatever it was, nobody may wait forever.
            self._forget_connection()
            return [LogbookFailed(str(error)) for _ in drafts]

    def _forget_connection(self) -> None:
        """Start afresh with the next batch: closing rolls back what was not committed."""
        connection, self._connection = self._connection, None
        if connection is not None:
            with suppress(Exception):
                connection.close()


def write_batch(connection: sqlite3.Connection, drafts: Sequence[Draft]) -> list[Outcome]:
    """Write drafts in one transaction, and return when it is on disk."""
    connection.execute("BEGIN IMMEDIATE")
    outcomes = [_write(connection, draft) for draft in drafts]
    connection.execute("COMMIT")
    return outcomes


def _write(connection: sqlite3.Connection, draft: Draft) -> Outcome:
    known = connection.execute(_KNOWN, (draft.match, draft.page.command)).fetchone()
    try:
        tip = _tip(connection, draft)
        entry = enter(draft, tip, known[0] if known else None)
    except LogbookDamaged as damaged:
        return damaged
    if not isinstance(entry, Entry):
        return entry
    _put(connection, entry)
    return Kept()


def _tip(connection: sqlite3.Connection, draft: Draft) -> Tip:
    found = connection.execute(_TIP, (draft.match,)).fetchone()
    return tip_of(draft.match, *found) if found else fresh_tip(draft.match)


def _put(connection: sqlite3.Connection, entry: Entry) -> None:
    connection.execute(_ADD_PAGE, page_row(entry))
    connection.execute(_PUT_CARD, card_row(entry))
    for player in entry.joined:
        connection.execute(_SIT_DOWN, (player, entry.draft.match))
    for player in entry.left:
        connection.execute(_GET_UP, (player, entry.draft.match))


def _tell(orders: Sequence[Order], outcomes: Sequence[Outcome]) -> None:
    """Wake those who wait, each loop once."""
    loops: dict[asyncio.AbstractEventLoop, list[tuple[Order, Outcome]]] = {}
    for order, outcome in zip(orders, outcomes, strict=True):
        loops.setdefault(order.answer.get_loop(), []).append((order, outcome))
    for loop, answers in loops.items():
        try:
            loop.call_soon_threadsafe(answer_all, answers)
        except RuntimeError:
            # The loop was closed: nobody is left to be told.
            continue


def answer_all(answers: Sequence[tuple[Order, Outcome]]) -> None:
    """Tell each who waits what became of the draft."""
    for order, outcome in answers:
        if order.answer.done():
            continue
        if isinstance(outcome, Exception):
            order.answer.set_exception(outcome)
        else:
            order.answer.set_result(outcome)
