"""A whole run: a match, its players, its nodes and their bad luck, from one seed."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

from msgspec import Struct

from seabattle.matches.clock import ClockRule
from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import OPEN, MatchPlan
from seabattle.matches.port import LogbookFailed, PlayerId
from seabattle.matches.state import Sitter
from seabattle.rules import Ruleset, load_variant, settle, variant_names
from simulation.line import seats_of
from simulation.node import Node, adopting
from simulation.player import Player, Temper, Watcher
from simulation.shelf import Shelf
from simulation.virtual_loop import VirtualLoop
from simulation.weather import CALM
from simulation.world import World

LONGEST = 1500.0
"""Seconds of silence after which a game will never end; people may dream for minutes."""

HOST = Sitter("Host", SitterKind.PERSON, PlayerId("player 0"))


class Charter(Struct, frozen=True):
    """What is to be played, and how."""

    variant: str
    ruleset: Ruleset
    seats: tuple[str, ...]
    clock: ClockRule
    nodes: int
    tempers: tuple[Temper, ...]


class Voyage:
    """One run and everything that is left of it."""

    def __init__(self, seed: int, variant: str | None = None) -> None:
        self.seed = seed
        self.world = World(seed)
        self.charter = charter(self.world.dice, variant or _in_turn(seed))
        self.shelf = Shelf(self.world)
        self.nodes: list[Node] = []
        self.players: list[Player] = []
        self.spectator: Watcher
        self.live: LiveMatch

    def sail(self) -> "Voyage":
        """Let it all happen, in no time."""
        loop = VirtualLoop()
        loop.set_task_factory(adopting)
        try:
            loop.run_until_complete(self._sail())
        finally:
            loop.run_until_complete(_cancel_all(loop))
            loop.close()
        return self

    async def _sail(self) -> None:
        for number in range(self.charter.nodes):
            node = Node(self.world, self.shelf, number, self.nodes)
            self.nodes.append(node)
            node.start()
        self.live = await self._open_match()
        self._take_places()
        trouble = [asyncio.ensure_future(each) for each in self._trouble()]
        watching = [asyncio.ensure_future(each.stay_connected()) for each in self._watchers()]
        await self._play_out()
        for task in trouble:
            task.cancel()
        await self._calm_down()
        for task in watching:
            task.cancel()

    async def _play_out(self) -> None:
        """Wait until everybody has heard the end, or until nothing happens any more."""
        playing = [asyncio.ensure_future(player.play()) for player in self.players]
        pages = -1
        while self.world.tally.pages > pages:
            pages = self.world.tally.pages
            _, waiting = await asyncio.wait(playing, timeout=LONGEST)
            if not waiting:
                break
        else:
            self.world.find("the game does not end")
        for task in playing:
            task.cancel()

    async def _open_match(self) -> LiveMatch:
        plan = MatchPlan(
            self.charter.ruleset, self.charter.variant, self.charter.seats, self.charter.clock
        )
        while True:
            life = self.nodes[0].life
            assert life is not None
            try:
                return await life.service.open_match(plan, HOST, "one")
            except LogbookFailed:
                await asyncio.sleep(0.1)

    def _take_places(self) -> None:
        ruleset, match = self.charter.ruleset, self.live.match
        self.spectator = Watcher(self.world, self.nodes, match, ruleset, None)
        self.players = [
            Player(self.world, self.nodes, match, ruleset, seat, self.charter.tempers[seat])
            for seat in seats_of(ruleset.seats)
            if self.charter.seats[seat] == OPEN
        ]

    def _watchers(self) -> list[Watcher]:
        return [*self.players, self.spectator]

    def _trouble(self) -> list[Coroutine[Any, Any, None]]:
        return [self._crashes(), self._outages()]

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
            self.shelf.away = True
            world.roster.logbook_away(world.now)
            try:
                await world.sleep(0.1, 20)
            finally:
                self.shelf.away = False
                world.roster.logbook_back(world.now)

    async def _calm_down(self) -> None:
        """Let the sky clear, so that everybody can hear everything."""
        self.world.weather = CALM
        for node in self.nodes:
            _up(node)
        await asyncio.sleep(60)
        for node in self.nodes:
            assert node.life is not None
            held = await node.life.service.load_match(self.live.match)
            assert held is not None
            # Where somebody listens the node must have read on by itself, or they hear nothing.
            if not held.watched:
                await node.life.service.catch_up(held)


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


def charter(dice: Random, variant: str) -> Charter:
    """Any table of that variant: some with a clock, some with one of our own bots."""
    found = load_variant(variant)
    seats = dice.randint(found.seats.least, min(found.seats.most, 4))
    ruleset = settle(found, seats)
    chairs = [OPEN] * seats
    if dice.random() < 0.3:
        chairs[-1] = "scatter"
    return Charter(
        variant,
        ruleset,
        tuple(chairs),
        dice.choice(_CLOCKS),
        dice.randint(1, 3),
        tuple(_temper(dice) for _ in range(seats)),
    )


_CLOCKS = (
    ClockRule(),
    ClockRule(move=15_000),
    ClockRule(move=4_000),
    ClockRule(bank=60_000, increment=500),
    ClockRule(bank=20_000),
)


def _temper(dice: Random) -> Temper:
    return Temper(
        moves=dice.choice((5, 30, 120)),
        pondering=dice.choice((0.1, 1.0, 3.0)),
        unruly=dice.choice((0.0, 0.1)),
        dreaming=dice.choice((0.0, 0.0, 0.05)),
        wandering=dice.choice((0.0, 0.0, 0.0, 0.05)),
    )
