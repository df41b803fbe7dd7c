"""Thinking that nobody has to wait for: in threads that end with the program."""

import asyncio
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial
from typing import TypeVar

from seabattle.bots import find_bot
from seabattle.bots.bot import ask_bot
from seabattle.matches.port import BotMove, Thought

T = TypeVar("T")


class ThreadThinker:
    """Moves for the computer's seats beside whatever the screen does."""

    async def move(self, thought: Thought) -> BotMove:
        """What the first of the players does: here nobody is short of time."""
        player = thought.players[0]
        command = await run_in_thread(lambda: ask_bot(find_bot(player)(thought.seed), thought.view))
        return BotMove(command, player)


async def run_in_thread(work: Callable[[], T]) -> T:
    """Have something done in a thread of its own; whoever leaves meanwhile leaves at once."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        settle: Callable[[], None]
        try:
            settle = partial(_answer, done, work())
        except Exception as error:  # noqa: BLE001 -- Raised again where somebody waits for it.
            settle = partial(_fail, done, error)
        # When everybody has left there is nobody to be told.
        with suppress(RuntimeError):
            loop.call_soon_threadsafe(settle)

    threading.Thread(target=run, daemon=True).start()
    return await done


def _answer(done: "asyncio.Future[T]", result: T) -> None:
    if not done.done():
        done.set_result(result)


def _fail(done: "asyncio.Future[T]", error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
