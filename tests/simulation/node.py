"""A node of the service, and each of its lives.

The service and its minder run in it unchanged. A crash ends every task of the node at
once; what it had in memory is gone, and what the logbook was writing is written or not.
"""

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable, Coroutine, Generator
from contextvars import Context, ContextVar, copy_context
from random import Random
from typing import Any

from seabattle.bots import find_bot
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.poller import Poller
from seabattle.matches.port import (
    BotMove,
    LogbookDamaged,
    LogbookFailed,
    MatchId,
    Milliseconds,
    Thought,
)
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.service import Service
from simulation.simulated_store import SimulatedStore
from simulation.world import World

_LIFE: ContextVar["Life | None"] = ContextVar("life", default=None)

MOST_THOUGHTS = 300
"""More than a logbook that is away gives reason for."""

SKEW = 5
"""Milliseconds by which the clock of a node may be wrong."""


class NodeWatch:
    """The time as a node reads it."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._skew = world.dice.randint(-SKEW, SKEW)

    def now(self) -> Milliseconds:
        """The time."""
        return round(self._world.now) + self._skew

    def ahead(self) -> Milliseconds:
        """How far that is ahead of the calendar."""
        return self._world.set_back

    def date(self) -> Milliseconds:
        """The time by the calendar."""
        return self.now() - self._world.set_back

    def on_duty(self, since: Milliseconds, until: Milliseconds) -> Milliseconds:
        """The time without the gaps."""
        return round(self._world.roster.on_duty(since, until))


class NodeBell:
    """Rings at every other node, unless the strokes are lost."""

    def __init__(self, world: World, strike: Callable[[MatchId], None]) -> None:
        self._world = world
        self._strike = strike
        self.heard: list[Callable[[MatchId], Awaitable[None]]] = []

    async def ring(self, match: MatchId) -> None:
        """Wake the others, soon, late or not at all."""
        self._strike(match)

    def listen(self, heard: Callable[[MatchId], Awaitable[None]]) -> None:
        """Have *heard* called."""
        self.heard.append(heard)


class SlowThinker:
    """Thinks for a while, and then moves."""

    def __init__(self, world: World) -> None:
        self._world = world
        self._thoughts: Counter[tuple[MatchId, int | None, int]] = Counter()

    async def move(self, thought: Thought) -> BotMove:
        """What the bot does."""
        same = thought.match, thought.view.seat, len(thought.view.log)
        self._thoughts[same] += 1
        if self._thoughts[same] == MOST_THOUGHTS:
            self._world.find(f"a bot thinks for ever about one move of {thought.match}")
        await self._world.sleep(0.005, 0.2)
        player = thought.players[0]
        return BotMove(find_bot(player)(thought.seed).act(thought.view), player)


class Life:
    """One life of a node, from its start to its crash."""

    def __init__(
        self, world: World, store: SimulatedStore, strike: Callable[[MatchId], None], most_held: int
    ) -> None:
        self.world = world
        self._most_held = most_held
        self.alive = True
        self.died_at: float | None = None
        self._tasks: dict[asyncio.Task[Any], None] = {}
        self._context: Context = copy_context()
        self.bell = NodeBell(world, strike)
        self.watch = NodeWatch(world)
        self._context.run(self._begin, store)

    def _begin(self, store: SimulatedStore) -> None:
        _LIFE.set(self)
        chance = Random(self.world.dice.getrandbits(64))
        self.service = Service(
            store,
            self.bell,
            self.watch,
            secret=b"one",
            chance=chance,
            most_held=self._most_held,
            placings=store.placings,
        )
        self.service.add_observer(self._count_eviction)
        self.scheduler = MatchScheduler(self.service, SlowThinker(self.world))
        asyncio.ensure_future(Poller(self.service).poll_forever())  # noqa: RUF006 -- Life keeps it.

    def _count_eviction(self, live: LiveMatch, _here: bool) -> None:
        self.world.tally.evictions += not live.held and not live.damaged

    def run(self, work: Coroutine[Any, Any, Any]) -> None:
        """Let the node do something."""
        self._context.copy().run(asyncio.ensure_future, work)

    def adopt(self, task: asyncio.Task[Any]) -> None:
        """Know of a task, to end it in a crash."""
        if not self.alive:
            task.cancel()
        self._tasks[task] = None
        task.add_done_callback(self._on_done)

    def _on_done(self, task: asyncio.Task[Any]) -> None:
        self._tasks.pop(task, None)
        if task.cancelled():
            return
        error = task.exception()
        if error is not None and not isinstance(error, LogbookFailed | LogbookDamaged):
            self.world.find(f"a task of a node failed: {error!r}")

    def crash(self) -> None:
        """Let everything be over at once."""
        self.alive = False
        self.died_at = self.world.now
        for task in tuple(self._tasks):
            task.cancel()


class Node:
    """A machine that is up or down."""

    def __init__(
        self, world: World, store: SimulatedStore, number: int, nodes: "list[Node]", most_held: int
    ) -> None:
        self._world, self._store, self._nodes = world, store, nodes
        self.number = number
        self.most_held = most_held
        self.life: Life | None = None

    def start(self) -> None:
        """Come up with an empty memory."""
        self._world.note("start", self.number)
        self._world.roster.node_up(self.number, self._world.now)
        self._world.tally.lives += 1
        self.life = Life(self._world, self._store, self._strike, self.most_held)

    def crash(self) -> None:
        """Go down."""
        assert self.life is not None
        self._world.note("crash", self.number)
        self._world.tally.crashes += 1
        self._world.roster.node_down(self.number, self._world.now)
        self.life.crash()
        self.life = None

    def _strike(self, match: MatchId) -> None:
        for node in self._nodes:
            if node is not self and not self._world.happens(self._world.weather.stroke_lost):
                later = self._world.dice.uniform(0.001, 2 * self._world.weather.delay)
                asyncio.get_running_loop().call_later(later, node.hear, match)

    def hear(self, match: MatchId) -> None:
        """A stroke of the bell has arrived."""
        if self.life is not None:
            for heard in self.life.bell.heard:
                self.life.run(_call_listener(heard, match))


async def _call_listener(heard: Callable[[MatchId], Awaitable[None]], match: MatchId) -> None:
    await heard(match)


def adopting(
    loop: asyncio.AbstractEventLoop,
    work: Coroutine[Any, Any, Any] | Generator[Any, None, Any],
    **more: Any,
) -> asyncio.Task[Any]:
    """Make a task that belongs to the life in which it was made."""
    task = asyncio.Task(work, loop=loop, **more)
    life = _LIFE.get()
    if life is not None:
        life.adopt(task)
    return task
