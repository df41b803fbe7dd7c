"""The computer players' moves, worked out in the worker pool.

The longer a move has waited for a free process, the less effort is spent on it: nobody
stands still because others think. The quickest player needs no worker process at all.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from seabattle.bots import find_bot
from seabattle.bots.bot import ask_bot
from seabattle.game import Refusal, SeatCommand
from seabattle.matches.port import BotMove, Thought
from seabattle.server.run.metrics import Metrics
from seabattle.server.work.worker_pool import WorkerPool
from seabattle.server.work.worker_process import WorkerLost, WorkFailed, WorkLate
from seabattle.views import View, why_not_in_view

LESS_EFFORT_AFTER = 1.0
"""Seconds in the queue after which a quicker player moves."""

LEAST_EFFORT_AFTER = 2.0
"""Seconds after which the quickest does."""

OUTCOMES: dict[type[Exception], str] = {WorkLate: "late", WorkerLost: "lost"}


class PoolThinker:
    """Moves for the computer's seats, worked out in the worker pool."""

    def __init__(self, pool: WorkerPool, metrics: Metrics) -> None:
        self._pool = pool
        self._troubles = metrics.bot_troubles

    async def move(self, thought: Thought) -> BotMove:
        """What the first of the players does, or a later one if it had to wait for long."""
        try:
            move = await self._think(thought)
        except Exception as error:
            self._troubles.labels(OUTCOMES.get(type(error), "failed")).inc()
            if not isinstance(error, WorkFailed) or len(thought.players) > 1:
                raise
            # Nothing quicker is left, and our processes are no reason not to move.
            move = await asyncio.to_thread(_think_as, thought.players[-1], thought)
        if move.player != thought.players[0]:
            self._troubles.labels("reduced").inc()
        return move

    async def _think(self, thought: Thought) -> BotMove:
        found = await self._pool.run_prepared(thought.match, partial(_prepare, thought))
        return found.result()


def _prepare(thought: Thought, waited: float) -> Callable[[], BotMove]:
    """The thought of whoever has the time for it."""
    players = thought.players
    if waited >= LEAST_EFFORT_AFTER:
        player = players[-1]
    else:
        player = players[min(int(waited >= LESS_EFFORT_AFTER), len(players) - 1)]
    return partial(_think_as, player, thought)


def _think_as(player: str, thought: Thought) -> BotMove:
    return BotMove(choose_move(player, thought.seed, thought.view), player)


def choose_move(bot: str, seed: int, view: View) -> SeatCommand:
    """What the bot of that name does with its view."""
    return ask_bot(find_bot(bot)(seed), view)


class Advice(Struct, frozen=True):
    """What a hint says."""

    command: SeatCommand | None = None
    refusal: Refusal | None = None
    """Why nothing is allowed that anybody would do."""
    failed: tuple[str, ...] = ()
    """Which players were stood in for, and what they failed with."""


def advise(players: Sequence[str], seed: int, view: View) -> Advice:
    """What the first of the players does that does not fail, if it is allowed."""
    refusal, failed = None, []
    for player in players:
        try:
            command = choose_move(player, seed, view)
        except Exception as error:  # noqa: BLE001 -- Told to whoever keeps the log.
            failed.append(f"{player}: {error!r}")
            continue
        why = why_not_in_view(view, command)
        if why is None:
            return Advice(command, failed=tuple(failed))
        refusal = refusal or why
    return Advice(refusal=refusal, failed=tuple(failed))
