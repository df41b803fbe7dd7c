"""A whole run: ten matches, their players, their nodes and their bad luck, from one seed."""

import asyncio
import gc
import logging
from collections.abc import Coroutine
from random import Random
from typing import Any

from msgspec.structs import replace

from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import OPEN
from seabattle.matches.port import LogbookFailed, MatchId, PlayerId
from seabattle.matches.state import Sitter
from seabattle.rules import variant_names
from simulation.node import Node, adopting
from simulation.player import Watcher
from simulation.simulated_store import SimulatedStore
from simulation.table import BOT, CLOCKS, Charter, Table, any_charter, small_charter
from simulation.virtual_loop import VirtualLoop
from simulation.weather import CALM
from simulation.world import World

LONGEST = 900.0
"""Seconds of silence after which a game will never end; people may dream for minutes."""

SLICE = 60.0
"""Seconds between two looks at whether anything happens."""

HOST = Sitter("Host", SitterKind.PERSON, PlayerId("player 0"))


class Voyage:
    """One run and everything that is left of it."""

    def __init__(self, seed: int, variant: str | None = None) -> None:
        self.seed = seed
        self.world = World(seed)
        self.node_count = self.world.dice.randint(2, 3)
        self.most_held = self.world.dice.choice((1, 2, 4))
        self.charters = ten_charters(self.world.dice, variant or _in_turn(seed))
        self.store = SimulatedStore(self.world)
        self.nodes: list[Node] = []
        self.tables: list[Table] = []
        self.held: dict[tuple[int, MatchId], LiveMatch] = {}
        """What each node knows of each match in the end."""
        self.named: list[str] = []
        """What the logs of the nodes say of damage."""

    def sail(self) -> "Voyage":
        """Let it all happen, in no time."""
        loop = VirtualLoop()
        loop.set_task_factory(adopting)
        hand = _Hand(self.named)
        logger = logging.getLogger("seabattle.matches")
        logger.addHandler(hand)
        # When something is forgotten must not hang on what else this process has in memory.
        collecting = gc.isenabled()
        gc.disable()
        try:
            loop.run_until_complete(self._sail())
        finally:
            loop.run_until_complete(_cancel_all(loop))
            loop.close()
            logger.removeHandler(hand)
            if collecting:
                gc.enable()
        return self

    async def _sail(self) -> None:
        for number in range(self.node_count):
            node = Node(self.world, self.store, number, self.nodes, self.most_held)
            self.nodes.append(node)
            node.start()
        for number, charter in enumerate(self.charters):
            self.tables.append(await self._lay_table(number, charter))
        trouble = [asyncio.ensure_future(each) for each in self._trouble()]
        watching = [asyncio.ensure_future(each.stay_connected()) for each in self._watchers()]
        await self._play_out()
        for task in trouble:
            task.cancel()
        await self._calm_down()
        for task in watching:
            task.cancel()

    async def _play_out(self) -> None:
        """Wait until all clients have heard the end, or until nothing happens any more."""
        ends = [player.play() for table in self.tables for player in table.players]
        ends += [self._await_end(table) for table in self.tables if not table.players]
        playing = [asyncio.ensure_future(each) for each in ends]
        tally, pages, silence = self.world.tally, 0, 0.0
        # What is wrong already will not become right by playing on.
        while not self.world.findings and silence < LONGEST:
            _, waiting = await asyncio.wait(playing, timeout=SLICE)
            if not waiting:
                break
            silence = silence + SLICE if tally.pages == pages else 0.0
            pages = tally.pages
        else:
            self.world.find("the game does not end")
        for task in playing:
            task.cancel()

    async def _await_end(self, table: Table) -> None:
        """No client can report the end of a game without people."""
        while self.store.index[table.match].phase != "over":  # noqa: ASYNC110 -- No event is set.
            await asyncio.sleep(5)

    async def _lay_table(self, number: int, charter: Charter) -> Table:
        table = Table(self.world, number, charter)
        while True:
            life = self.nodes[number % len(self.nodes)].life
            assert life is not None
            try:
                live = await life.service.open_match(charter.plan, HOST, str(number))
            except LogbookFailed:
                await asyncio.sleep(0.1)
            else:
                table.match = live.match
                table.take_places(self.nodes)
                return table

    def _watchers(self) -> list[Watcher]:
        return [watcher for table in self.tables for watcher in table.watchers]

    def _trouble(self) -> list[Coroutine[Any, Any, None]]:
        damage = [self._damage(table) for table in self.tables if table.charter.damaged]
        return [self._crashes(), self._outages(), *damage]

    async def _damage(self, table: Table) -> None:
        """Let the log of a match be something else than what was written."""
        await self.world.sleep(1, 8)
        self.world.note("damage", table.match)
        self.store.spoilt.add(table.match)

    async def _crashes(self) -> None:
        world = self.world
        while True:
            await asyncio.sleep(world.dice.expovariate(1 / world.weather.uptime))
            victims = [node for node in self.nodes if node.life is not None]
            if not world.happens(world.weather.blackout):
                victims = world.dice.sample(victims, min(1, len(victims)))
            for node in victims:
                node.crash()
                later = world.dice.uniform(0.1, world.weather.downtime)
                asyncio.get_running_loop().call_later(later, _up, node)

    async def _outages(self) -> None:
        world = self.world
        while True:
            await asyncio.sleep(world.dice.expovariate(1 / world.weather.outage))
            world.tally.outages += 1
            world.note("outage")
            self.store.away = True
            world.roster.logbook_away(world.now)
            try:
                await world.sleep(0.1, 20)
            finally:
                self.store.away = False
                world.roster.logbook_back(world.now)

    async def _calm_down(self) -> None:
        """Calm the weather, so that all messages arrive."""
        self.world.weather = CALM
        for node in self.nodes:
            _up(node)
        await asyncio.sleep(60)
        for node in self.nodes:
            for table in self.tables:
                if table.match not in self.store.spoilt:
                    await self._ask_node(node, table.match)

    async def _ask_node(self, node: Node, match: MatchId) -> None:
        assert node.life is not None
        held = await node.life.service.load_match(match)
        assert held is not None
        # A node with listeners must have read on by itself, or they hear nothing.
        if not held.watched:
            await node.life.service.catch_up(held)
        self.held[node.number, match] = held


class _Hand(logging.Handler):
    """Keeps what is said of damage."""

    def __init__(self, said: list[str]) -> None:
        super().__init__(logging.ERROR)
        self._said = said

    def emit(self, record: logging.LogRecord) -> None:
        """Write a line down."""
        self._said.append(record.getMessage())


def _up(node: Node) -> None:
    if node.life is None:
        node.start()


async def _cancel_all(loop: asyncio.AbstractEventLoop) -> None:
    tasks = [task for task in asyncio.all_tasks(loop) if task is not asyncio.current_task()]
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


def _in_turn(seed: int) -> str:
    names = variant_names()
    return names[seed % len(names)]


def ten_charters(dice: Random, variant: str) -> tuple[Charter, ...]:
    """Ten tables: one of any kind, short games, bots without people, people who only poll.

    The damaged one comes first: with its clock it is due before all others, and for ever.
    """
    quick = CLOCKS[1]
    pairs = [small_charter(dice, OPEN, OPEN) for _ in range(2)]
    against = [small_charter(dice, OPEN, BOT) for _ in range(2)]
    polled = [replace(small_charter(dice, OPEN, OPEN), polled=True) for _ in range(2)]
    bots = [small_charter(dice, BOT, BOT, clock=quick) for _ in range(2)]
    damaged = replace(small_charter(dice, OPEN, BOT, clock=quick), damaged=True, spectated=True)
    return (damaged, any_charter(dice, variant), *pairs, *against, *polled, *bots)
