"""Strangers who want to play come to nodes that fail: all are paired, and none twice.

The whole application runs, without a network. A request that is cut off at any moment stands
for a node that dies there, or for an answer that is lost; its client asks again, at any node. Time
is moved by hand.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Iterator
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from random import Random

import pytest

from kit.secrecy.served_bytes import ask_server
from kit.servers.loopback_server import SETTINGS
from kit.stores.memory_logbook import InlineThinker
from kit.stores.real_database import new_migrated_database, postgres_server, run
from seabattle.features.lobby import waiting_room
from seabattle.features.lobby.state import PRESENCE, WAITING_ROOM
from seabattle.matches.port import PlayerId
from seabattle.server.http.context import ServerContext
from seabattle.server.run.asgi_app import make_app, server_parts
from seabattle.server.run.lifespan import open_context

KINDS = ("classic", "salvo", "sea-battle")
BEGUN = 1_700_000_000_000
"""The start of the simulated world, the same on all clocks."""

STEP = 4_000
"""Milliseconds between two polls of a waiting visitor."""

QUIET_ROUNDS = 14
"""Polls after which all pairs that can form have formed: longer than any claim lasts."""


class Node:
    """One server, whose clock is moved by the world."""

    def __init__(self, context: ServerContext, world: "World") -> None:
        assert WAITING_ROOM.of(context) is not None
        self.context = context
        self.app = make_app(context)
        # A busy machine must not make a visitor late.
        PRESENCE.of(context)._now = WAITING_ROOM.of(context)._now = lambda: BEGUN + world.late


class Stranger:
    """A visitor who wants a game, and whether they stay."""

    def __init__(self, token: str, player: PlayerId, kind: str, *, ghost: bool) -> None:
        self.headers = {"authorization": f"Bearer {token}"}
        self.player = player
        self.ghost = ghost
        seats = ["host", "open"]
        self.wish = {"id": "wish", "variant": kind, "seats": seats, "clock": {"move": 60_000}}
        self.table: str | None = None
        self.met = False

    async def look(self, node: Node, dice: Random, *, cut: bool) -> None:
        """Ask for a table once; perhaps the answer never comes."""
        asking = asyncio.create_task(
            ask_server(node.app, "POST", "/api/lobby", self.headers, self.wish)
        )
        if cut:
            for _ in range(dice.randrange(1, 60)):
                await asyncio.sleep(0)
            asking.cancel()
        with suppress(asyncio.CancelledError):
            status, _, answer = await asking
            if status == 201:
                company = json.loads(answer)["company"]
                self.table = company["match"]
                self.met = None not in company["sitters"]


class World:
    """Nodes over one database, and all visitors."""

    def __init__(self, seed: int) -> None:
        self.dice = Random(seed)
        self.late = 0
        self.nodes: list[Node] = []
        self.strangers: list[Stranger] = []

    async def open(self, held: AsyncExitStack, database: str, nodes: int) -> None:
        """Let some nodes come up."""
        for _ in range(nodes):
            context = await held.enter_async_context(
                open_context(database, None, SETTINGS, InlineThinker(), server_parts())
            )
            self.nodes.append(Node(context, self))

    async def come(self, count: int) -> None:
        """A new visitor, who may leave at once."""
        people = self.nodes[0].context.people
        for number in range(count):
            # Two of one name never meet, so each visitor has their own.
            player = await people.new_player(f"Stranger {number}")
            made = await people.make_token(player.id, ["play", "read"])
            assert made is not None
            ghost = self.dice.random() < 0.1
            kind = self.dice.choice(KINDS)
            self.strangers.append(Stranger(made[0], player.id, kind, ghost=ghost))

    async def look_around(self, *, bad_weather: bool) -> None:
        """Every waiting visitor polls once; in bad weather a third of the requests are cut off."""
        looking = [each for each in self.strangers if not each.met and not each.ghost]
        self.dice.shuffle(looking)
        await asyncio.gather(*(self._look(each, bad_weather) for each in looking))
        self.late += STEP
        for node in self.nodes:
            await PRESENCE.of(node.context).share()

    async def _look(self, stranger: Stranger, bad_weather: bool) -> None:
        node = self.dice.choice(self.nodes)
        cut = bad_weather and self.dice.random() < 0.35
        await stranger.look(node, self.dice, cut=cut)

    async def visit_of_ghosts(self) -> None:
        """Some press the button and close the page."""
        ghosts = [each for each in self.strangers if each.ghost]
        await asyncio.gather(
            *(each.look(self.dice.choice(self.nodes), self.dice, cut=False) for each in ghosts)
        )

    async def games(self) -> dict[str, list[PlayerId]]:
        """The people at every table with company."""
        logbook = self.nodes[0].context.service.logbook
        found = await logbook.cards(limit=100_000)
        assert not found.damaged
        return {card.match: list(card.players) for card in found.cards if len(card.players) > 1}


async def live_through(database: str, nodes: int, seed: int, strangers: int) -> World:
    """A world in which strangers come in three waves, with ghosts, drops and crashes."""
    world = World(seed)
    async with AsyncExitStack() as held:
        await world.open(held, database, nodes)
        await world.come(strangers)
        everybody = world.strangers
        world.strangers = []
        await come_in_waves(world, everybody)
        for _ in range(QUIET_ROUNDS):
            await world.look_around(bad_weather=False)
        await judge(world)
    return world


async def come_in_waves(world: World, everybody: list[Stranger]) -> None:
    """Ghosts come first; when they have faded the living come, in three waves."""
    ghosts = [each for each in everybody if each.ghost]
    living = [each for each in everybody if not each.ghost]
    world.strangers = ghosts
    await world.visit_of_ghosts()
    world.late += waiting_room.CLAIM + STEP
    for wave in range(3):
        world.strangers = [*ghosts, *living[: (wave + 1) * len(living) // 3 + 1]]
        await world.look_around(bad_weather=True)
        await world.look_around(bad_weather=True)
    world.strangers = everybody


async def judge(world: World) -> None:
    """No visitor is paired twice or left over, and no visitor who left is at a live table."""
    games = await world.games()
    seated = Counter(player for players in games.values() for player in players)
    assert [player for player, count in seated.items() if count > 1] == []
    ghosts = {each.player for each in world.strangers if each.ghost}
    for players in games.values():
        assert len(players) == 2
        assert len(ghosts.intersection(players)) != 1
    for kind in KINDS:
        alone = [
            each
            for each in world.strangers
            if each.wish["variant"] == kind and not each.ghost and not seated[each.player]
        ]
        assert len(alone) <= 1, (kind, len(alone))
    for each in world.strangers:
        if each.met and not each.ghost:
            assert each.table is not None
            assert each.player in games[each.table]


@pytest.mark.parametrize("seed", range(2))
def test_strangers_meet_at_a_node_whose_requests_are_cut_off(tmp_path: Path, seed: int) -> None:
    """One process on SQLite."""
    run(live_through(str(tmp_path / "sea.db"), 1, seed, 36), seconds=240)


@pytest.fixture(scope="module")
def server() -> Iterator[str]:
    """A PostgreSQL server."""
    with postgres_server() as address:
        yield address


def test_strangers_meet_at_three_nodes(server: str) -> None:
    """Several processes on PostgreSQL."""
    database = run(new_migrated_database(server)).url
    run(live_through(database, 3, 7, 30), seconds=240)


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_five_hundred_strangers_meet_at_three_nodes(server: str, seed: int) -> None:
    """A busy evening, twenty times."""
    database = run(new_migrated_database(server)).url
    run(live_through(database, 3, 100 + seed, 500), seconds=1200)


def test_a_room_without_claims_is_found_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The judge notices a visitor who is paired twice, or left over."""
    monkeypatch.setattr(waiting_room, "CLAIM", -1)
    monkeypatch.setattr("seabattle.store.pending_page.waiting_ended", lambda _: [])
    monkeypatch.setattr("seabattle.store.sqlite.sqlite_batch.waiting_ended", lambda _: [])
    with pytest.raises(AssertionError):
        run(live_through(str(tmp_path / "sea.db"), 1, 1, 36), seconds=240)
