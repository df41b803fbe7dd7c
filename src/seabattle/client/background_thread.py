"""Background threads for work that the screen does not wait for; they end with the program."""

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
    """Chooses moves for the computer's seats in a thread beside the screen."""

    async def move(self, thought: Thought) -> BotMove:
        """Return the move of the first player: at home there is no shortage of time."""
        player = thought.players[0]
        command = await run_in_thread(lambda: ask_bot(find_bot(player)(thought.seed), thought.view))
        return BotMove(command, player)


async def run_in_thread(work: Callable[[], T]) -> T:
    """Run *work* in a thread of its own; a caller that is cancelled does not wait for it."""
    loop = asyncio.get_running_loop()
    done: asyncio.Future[T] = loop.create_future()

    def run() -> None:
        settle: Callable[[], None]
        try:
            settle = partial(_answer, done, work())
        except Exception as error:  # noqa: BLE001 -- Raised again in the waiting caller.
            settle = partial(_fail, done, error)
        # After the event loop has closed there is no caller to notify.
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
