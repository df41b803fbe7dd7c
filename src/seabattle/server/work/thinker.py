"""The computer players' moves, worked out in two worker pools.

Players that think long run in the lane of moves. Quick players have a lane of their own. They stand
in for a player that has waited too long for a free process, or has thought for too long, so that
no game waits for the thinking in another. The quickest needs no worker process at all.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial

from msgspec import Struct

from seabattle.bots import find_bot
from seabattle.bots.bot import ask_bot
from seabattle.bots.hint import OddsMap, follow_odds, hint_odds
from seabattle.bots.stand_in import is_quick, quick_player
from seabattle.game import Phase, Refusal, SeatCommand
from seabattle.matches.port import BotMove, Thought
from seabattle.server.run.metrics import Metrics
from seabattle.server.work.cost import WorkLane
from seabattle.server.work.worker_pools import WorkerPools
from seabattle.server.work.worker_process import WorkerLost, WorkFailed, WorkLate
from seabattle.views import View, why_not_in_view

LONGEST_WAIT = 1.0
"""Seconds in the queue after which a quick player moves."""

LONGEST_THOUGHT = 4.0
"""Seconds after which a quick player moves instead: no game stands still for five."""

OUTCOMES: dict[type[Exception], str] = {WorkLate: "late", WorkerLost: "lost"}


class PoolThinker:
    """Moves for the computer's seats, worked out in the worker pools."""

    def __init__(self, workers: WorkerPools, metrics: Metrics) -> None:
        self._thoughtful = workers.pool(WorkLane.MOVES)
        self._quick = workers.pool(WorkLane.QUICK_MOVES)
        self._troubles = metrics.bot_troubles

    async def move(self, thought: Thought) -> BotMove:
        """Return the move of the first player, or of a quicker one if that would take too long."""
        try:
            return await self._think(thought)
        except Exception as error:
            self._troubles.labels(OUTCOMES.get(type(error), "failed")).inc()
            if not isinstance(error, WorkFailed) or len(thought.players) > 1:
                raise
            # No quicker player is left; a fault of the worker processes must not stop the match.
            return await asyncio.to_thread(_think_as, thought.players[-1], thought)

    async def _think(self, thought: Thought) -> BotMove:
        view, player = thought.view, thought.players[0]
        if view.table.phase is not Phase.PLAYING or not is_quick(player, view.ruleset):
            move = await self._think_in_time(player, thought)
            if move is not None:
                return move
            player = quick_player(thought.players[1:] or thought.players, view.ruleset)
        found = await self._quick.run(thought.host, _think_as, player, thought)
        return found.result()

    async def _think_in_time(self, player: str, thought: Thought) -> BotMove | None:
        """Return a player's move; ``None`` if it gets no process, or does not end, soon enough."""
        begun = False

        def begin(_: float) -> Callable[[], BotMove]:
            nonlocal begun
            begun = True
            return partial(_think_as, player, thought)

        thinking = asyncio.ensure_future(self._thoughtful.run_prepared(thought.host, begin))
        try:
            await asyncio.wait({thinking}, timeout=LONGEST_WAIT)
            if begun:
                await asyncio.wait({thinking}, timeout=LONGEST_THOUGHT - LONGEST_WAIT)
            if thinking.done():
                return thinking.result().result()
        finally:
            thinking.cancel()
        self._troubles.labels("late" if begun else "reduced").inc()
        return None


def _think_as(player: str, thought: Thought) -> BotMove:
    return BotMove(choose_move(player, thought.seed, thought.view), player)


def choose_move(bot: str, seed: int, view: View) -> SeatCommand:
    """Return the move of the bot of that name for its view."""
    return ask_bot(find_bot(bot)(seed), view)


class HintResult(Struct, frozen=True):
    """The result of asking for a hint."""

    command: SeatCommand | None = None
    odds: OddsMap | None = None
    refusal: Refusal | None = None
    """Why the view forbids the move of every player."""
    failed: tuple[str, ...] = ()
    """The players that failed, each with its error."""


def advise(players: Sequence[str], seed: int, view: View) -> HintResult:
    """Return the move of the first player that does not fail, if it is allowed."""
    refusal: Refusal | None = None
    failed: list[str] = []
    for player in players:
        try:
            command = choose_move(player, seed, view)
        except Exception as error:  # noqa: BLE001 -- Written to the log.
            failed.append(f"{player}: {error!r}")
            continue
        why = why_not_in_view(view, command)
        if why is None:
            odds = _find_odds(view, failed)
            return HintResult(follow_odds(view, command, odds), odds, failed=tuple(failed))
        refusal = refusal or why
    return HintResult(refusal=refusal, failed=tuple(failed))


def _find_odds(view: View, failed: list[str]) -> OddsMap | None:
    """The odds of every cell; a hint is given without them where they cannot be worked out."""
    try:
        return hint_odds(view)
    except Exception as error:  # noqa: BLE001 -- As above.
        failed.append(f"odds: {error!r}")
        return None
