"""Attacks with letters: hooks that answer a byte at a time, and an outbox that fills up.

The receivers are on the loopback, so the server is started with a settings file that allows
private addresses.
"""

import asyncio
import socket
from contextlib import suppress
from pathlib import Path

from asker import Asker
from msgspec import Struct, json

from attacks.plan import Attack, Plan
from attacks.processor_time import LONG, LONG_SIDE

SETTINGS = ("--settings", str(Path(__file__).with_name("private_hooks.toml")))

EVERYWHERE = "0.0.0.0"  # noqa: S104 -- The receivers have many addresses of the loopback.

CHANNELS = 10
"""Channels that a visitor may have."""

DRIPPING_PAIRS = 15
"""Pairs of visitors whose hooks drip: 300 hooks."""

FULL_PAIRS = 6
FULL_MOVES = 500
"""Pairs of visitors whose hooks are dead, and how many moves each pair makes: 30,000 letters."""

RUN_CELLS = 250
"""Cells that each player of a pair may fire at in one run."""


class PairTable(Struct):
    """A table of two persons who fire into the water, one after the other."""

    match: str
    cookies: tuple[str, str]


class Prey(Struct):
    """What the build-up leaves for the attack."""

    tables: list[PairTable]
    port: int


class WaterPair:
    """Two persons at a table whose shots are all misses, so that the turn always changes."""

    def __init__(self, number: int, source: str, table: PairTable, first_cell: int) -> None:
        self.players = [Asker(number, source, cookie=cookie) for cookie in table.cookies]
        self._match = table.match
        self._cells = [first_cell, first_cell]
        self.turn = 0

    async def look(self) -> None:
        """See whose turn it is."""
        view = await self.players[0].want("GET", f"/matches/{self._match}/view")
        self.turn = view["table"]["turn"]

    async def fire(self) -> int:
        """Fire at the next cell; the status of the answer."""
        cell = self._cells[self.turn]
        fire = {"type": "fire", "at": [[cell // LONG_SIDE, cell % LONG_SIDE]]}
        order = {"id": f"{self.turn}-{cell}", "request": {"type": "act", "command": fire}}
        path = f"/matches/{self._match}/commands"
        status, _ = await self.players[self.turn].ask("POST", path, order)
        if 200 <= status < 300:
            self._cells[self.turn] += 1
            self.turn = 1 - self.turn
        return status

    def close(self) -> None:
        """Hang up."""
        for player in self.players:
            player.close()


async def seat_pair(number: int, place: int) -> PairTable:
    """Two persons at a table with both fleets in the last row; they have no channels yet."""
    players = [Asker(number, f"127.0.{30 + seat}.{place}", cookie="") for seat in range(2)]
    for player in players:
        await player.want("GET", "/me")
    wanted = {"id": f"water{place}", "toml": LONG, "seats": ["host", "open"]}
    match = (await players[0].want("POST", "/matches", wanted))["company"]["match"]
    order = f"/matches/{match}/commands"
    await players[1].want("POST", order, {"id": "sit", "request": {"type": "sit-down"}})
    last = LONG_SIDE - 1
    ship = {"ship_class": "boat", "cells": [[last, last - cell] for cell in range(5)]}
    place_fleet = {"type": "act", "command": {"type": "place-fleet", "ships": [ship]}}
    for player in players:
        await player.want("POST", order, {"id": "place", "request": place_fleet})
        player.close()
    return PairTable(str(match), (players[0].cookie or "", players[1].cookie or ""))


async def add_hooks(number: int, cookie: str, addresses: list[str]) -> None:
    """Give a person some hooks."""
    player = Asker(number, cookie=cookie)
    for address in addresses:
        await player.want("POST", "/channels", {"kind": "webhook", "address": address})
    player.close()


def free_port() -> int:
    """A port at which nothing listens."""
    with socket.socket() as found:
        found.bind((EVERYWHERE, 0))
        number: int = found.getsockname()[1]
        return number


class HonestPair:
    """A pair of the probe, whose first player is told by a hook that answers at once."""

    def __init__(self, table: PairTable, port: int) -> None:
        self._table = table
        self._port = port
        self._told = 0
        self._heard = asyncio.Event()
        self._receiver: asyncio.Server | None = None

    async def open_receiver(self) -> asyncio.Server:
        """Listen for letters; between two probes, too, because a hook that is away has failed."""

        async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            with suppress(OSError, EOFError):
                await reader.readuntil(b"\r\n\r\n")
                writer.write(b"HTTP/1.1 204 Heard\r\nConnection: close\r\n\r\n")
                await writer.drain()
                self._heard.set()
            writer.close()

        return await asyncio.start_server(answer, "127.0.0.1", self._port)

    async def probe(self, number: int, source: str) -> None:
        """Be told of one turn, with a receiver that stays open until the siege ends."""
        self._receiver = self._receiver or await self.open_receiver()
        await self.be_told(number, source)

    async def be_told(self, number: int, source: str) -> None:
        """Move until it is the turn of the player with the hook, and wait until that hears."""
        self._heard = asyncio.Event()
        pair = WaterPair(number, source, self._table, self._told)
        self._told += 1
        await pair.look()
        while pair.turn == 0:
            await _fire_patiently(pair)
        await _fire_patiently(pair)
        await self._heard.wait()
        pair.close()


async def _fire_patiently(pair: WaterPair) -> None:
    while (status := await pair.fire()) in {0, 429, 503}:  # noqa: ASYNC110 -- No event tells when.
        await asyncio.sleep(0.1)
    assert 200 <= status < 300, status


honest: list[HonestPair] = []


async def seat_honest_pair(number: int) -> None:
    """Seat a pair for the probe, whose hook has heard of one turn."""
    table, port = await seat_pair(number, 250), free_port()
    await add_hooks(number, table.cookies[0], [f"http://127.0.0.1:{port}/"])
    honest[:] = [HonestPair(table, port)]
    async with await honest[0].open_receiver():
        await honest[0].be_told(number, "127.0.2.250")


async def tell_honest_hook(number: int, source: str) -> None:
    """One turn of the honest pair, until its hook has heard of it."""
    await honest[0].probe(number, source)


async def set_dripping_hooks(number: int) -> str:
    """Three hundred hooks at hosts of their own, whose receivers start with the attack."""
    await seat_honest_pair(number)
    port, tables = free_port(), []
    for place in range(1, DRIPPING_PAIRS + 1):
        table = await seat_pair(number, place)
        for seat, cookie in enumerate(table.cookies):
            hosts = [f"127.{3 + seat}.{place}.{last}" for last in range(1, CHANNELS + 1)]
            await add_hooks(number, cookie, [f"http://{host}:{port}/" for host in hosts])
        tables.append(table)
    return json.encode(Prey(tables, port)).decode()


async def drip(attack: Attack, prey: str) -> None:
    """Move at all tables, and answer every letter a byte at a time."""
    found = json.decode(prey, type=Prey)

    async def answer(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        attack.answers[1] += 1
        with suppress(OSError):
            writer.write(b"HTTP/1.1 200 Fine\r\nX-Slow: ")
            while attack.on:
                writer.write(b"x")
                await writer.drain()
                await asyncio.sleep(0.5)
        writer.transport.abort()

    async with await asyncio.start_server(answer, EVERYWHERE, found.port):
        await move_at(attack, found.tables)


async def move_at(attack: Attack, tables: list[PairTable]) -> None:
    """Move at some tables, twice a second at each."""
    run = int(attack.source.rpartition(".")[2]) - 2

    async def play(table: PairTable) -> None:
        first = FULL_MOVES // 2 + run * RUN_CELLS
        pair = WaterPair(attack.number, attack.source, table, first)
        await pair.look()
        while attack.on:
            attack.answers[await pair.fire()] += 1
            await asyncio.sleep(0.5)
        pair.close()

    async with asyncio.TaskGroup() as group:
        for table in tables:
            group.create_task(play(table))


async def fill_outbox(number: int) -> str:
    """Pairs with ten dead hooks for each player, who have made many moves."""
    await seat_honest_pair(number)
    port = free_port()

    async def fill(place: int) -> PairTable:
        table = await seat_pair(number, place)
        for cookie in table.cookies:
            await add_hooks(
                number, cookie, [f"http://127.0.0.1:{port}/{each}" for each in range(CHANNELS)]
            )
        pair = WaterPair(number, f"127.0.32.{place}", table, 0)
        await pair.look()
        for _ in range(FULL_MOVES):
            status = await pair.fire()
            assert 200 <= status < 300, status
        pair.close()
        return table

    tables = await asyncio.gather(*(fill(place) for place in range(1, FULL_PAIRS + 1)))
    return json.encode(Prey(list(tables), port)).decode()


async def move_on(attack: Attack, prey: str) -> None:
    """Move at tables whose players have full outboxes."""
    await move_at(attack, json.decode(prey, type=Prey).tables)


ATTACKS = (
    Plan(
        "hooks",
        drip,
        set_dripping_hooks,
        tell_honest_hook,
        most_probe_seconds=3.0,
        options=SETTINGS,
    ),
    Plan(
        "outbox",
        move_on,
        fill_outbox,
        tell_honest_hook,
        most_probe_seconds=3.0,
        options=SETTINGS,
    ),
)
