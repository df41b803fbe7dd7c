"""The computer players' moves, worked out in the worker pool."""

from seabattle.bots import find_bot
from seabattle.bots.bot import ask_bot
from seabattle.game import SeatCommand
from seabattle.server.work.worker_pool import WorkerPool
from seabattle.views import View


class PoolThinker:
    """Moves for the computer's seats, worked out in the worker pool."""

    def __init__(self, pool: WorkerPool) -> None:
        self._pool = pool

    async def move(self, bot: str, seed: int, view: View) -> SeatCommand:
        """What the bot of that name does with its view."""
        return (await self._pool.run("", choose_move, bot, seed, view)).result()


def choose_move(bot: str, seed: int, view: View) -> SeatCommand:
    """What the bot of that name does with its view."""
    return ask_bot(find_bot(bot)(seed), view)
