"""The ordinary tables in an SQLite file."""

import asyncio
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from itertools import chain
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct

from seabattle.matches.port import LogbookFailed
from seabattle.store.sqlite.file_guard import FileGuard
from seabattle.store.sqlite.writer import CALLBACK_SECONDS, WriterCallback
from seabattle.store.table_access import Query

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

T = TypeVar("T")


class PendingChange(Struct, frozen=True, eq=False):
    """A change that somebody wants, and who waits for it."""

    question: Query[Any]
    answer: "asyncio.Future[Any]"


class SqliteTableAccess:
    """Tables in an SQLite file.

    A thread of its own reads. Changes are made in the thread that writes the logbook, where
    there is one: all that wait in one transaction, each so that it spoils no other.
    """

    def __init__(
        self,
        engine: "Engine",
        run: Callable[[WriterCallback], object] | None = None,
        guard: FileGuard | None = None,
    ) -> None:
        self._engine = engine
        self._guard = guard
        self._reading = engine.execution_options(reading=True)
        self._thread = ThreadPoolExecutor(1, "tables")
        self._run = run or self._thread.submit
        self._letters: SimpleQueue[PendingChange] = SimpleQueue()

    async def read(self, question: Query[T]) -> T:
        """Ask something that changes nothing."""
        loop = asyncio.get_running_loop()
        return await loop.run_in_executor(self._thread, _ask, self._reading, question)

    async def write(self, question: Query[T]) -> T:
        """Change something; whatever else waits is changed in the same transaction."""
        answer: asyncio.Future[T] = asyncio.get_running_loop().create_future()
        self._letters.put(PendingChange(question, answer))
        self._run(self._change)
        return await answer

    async def close(self) -> None:
        """Let go of the file."""
        await asyncio.to_thread(self._thread.shutdown)
        self._engine.dispose()

    def _change(self) -> None:
        """Make changes that wait, for a moment: pages of matches wait meanwhile."""
        taken: list[PendingChange] = []
        outcomes = _change_all(self._engine, self._questions(taken))
        try:
            if taken and self._guard is not None:
                self._guard.check_path()
        except LogbookFailed as lost:
            outcomes = lost
        for number, letter in enumerate(taken):
            _answer(letter, outcomes if isinstance(outcomes, Exception) else outcomes[number])

    def _questions(self, taken: list[PendingChange]) -> Iterator[Query[Any]]:
        """What is to be changed; a callback is queued for each, so the rest has its turn later."""
        until = time.perf_counter() + CALLBACK_SECONDS
        while not self._letters.empty():
            taken.append(self._letters.get())
            yield taken[-1].question
            if time.perf_counter() > until:
                break


def _ask(engine: "Engine", question: Query[T]) -> T:
    from sqlalchemy.exc import DBAPIError

    try:
        with engine.begin() as connection:
            return question(connection)
    except DBAPIError as error:
        raise LogbookFailed(str(error.orig)) from None


def _change_all(engine: "Engine", questions: Iterator[Query[Any]]) -> list[Any] | LogbookFailed:
    """What each question answers, or the error that it met, once all is on disk."""
    first = next(questions, None)
    if first is None:
        return []
    try:
        with engine.begin() as connection:
            return [_try_change(connection, each) for each in chain((first,), questions)]
    except Exception as error:  # noqa: BLE001 -- Whatever it was, nobody may wait forever.
        return LogbookFailed(str(getattr(error, "orig", error)))


def _try_change(connection: "Connection", question: Query[T]) -> T | Exception:
    from sqlalchemy.exc import DBAPIError

    try:
        with connection.begin_nested():
            return question(connection)
    except DBAPIError as error:
        return LogbookFailed(str(error.orig))
    except Exception as error:  # noqa: BLE001 -- Whoever asked is told, and nobody else.
        return error


def _answer(letter: PendingChange, outcome: Any) -> None:
    with suppress(RuntimeError):
        # A loop that was closed has nobody left to be told.
        letter.answer.get_loop().call_soon_threadsafe(_set_answer, letter.answer, outcome)


def _set_answer(answer: "asyncio.Future[Any]", outcome: Any) -> None:
    if answer.done():
        return
    if isinstance(outcome, Exception):
        answer.set_exception(outcome)
    else:
        answer.set_result(outcome)
