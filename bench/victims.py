"""Honest players of a besieged server: pairs by socket, and visitors who play the computer."""

import asyncio
import time
from typing import Any

from asker import Asker, new_visitor
from line import Line, opened
from msgspec import json

PAIRS = 6
OPPONENTS = ("hunter", "admiral")
MOVES_A_SECOND = 7
"""Of each pair; a socket may say ten things a second."""


class PairGame:
    """Two players who take turns by socket."""

    def __init__(self, match: str, turn: int) -> None:
        self.match = match
        self.lines: list[Line] = []
        self.made = 0
        self.waits: list[float] = []
        self._turn = turn
        self._answered = asyncio.Event()

    def hear(self, text: bytes) -> None:
        """Note an answer."""
        if text.startswith((b'{"type":"done"', b'{"type":"refused"')):
            assert text.startswith(b'{"type":"done"'), text
            self._answered.set()

    async def play(self, until: float) -> None:
        """Fire in turns until a moment."""
        while time.perf_counter() < until and self.made < 180:
            began = time.perf_counter()
            self._answered.clear()
            self.lines[(self._turn + self.made) % 2].say(_shot(self.made, self.made // 2))
            await asyncio.wait_for(self._answered.wait(), 60)
            self.waits.append(time.perf_counter() - began)
            self.made += 1
            await asyncio.sleep(max(0.0, began + 1 / MOVES_A_SECOND - time.perf_counter()))


class BotGame:
    """A player against a computer player, and how long that stands still."""

    def __init__(self, match: str) -> None:
        self.match = match
        self.lines: list[Line] = []
        self.made = 0
        self.longest = 0.0
        self._our_turn = asyncio.Event()
        self.over = False

    def hear(self, text: bytes) -> None:
        """Note whose turn it is."""
        if text.startswith(b'{"type":"view"'):
            table = json.decode(text)["table"]
            self.over = table["phase"] == "over"
            if self.over or table["turn"] == 0:
                self._our_turn.set()
            else:
                self._our_turn.clear()

    async def play(self, until: float) -> None:
        """Fire whenever it is this player's turn, until a moment."""
        while time.perf_counter() < until and not self.over and self.made < 60:
            await self._wait_for_turn()
            if not self.over:
                self._our_turn.clear()
                self.lines[0].say(_shot(self.made, self.made))
                self.made += 1
                await asyncio.sleep(0.4)
        await self._wait_for_turn()

    async def _wait_for_turn(self) -> None:
        began = time.perf_counter()
        try:
            await asyncio.wait_for(self._our_turn.wait(), 60)
        except TimeoutError:
            self._our_turn.set()
        self.longest = max(self.longest, time.perf_counter() - began)


def _shot(number: int, cell: int) -> bytes:
    fire = {"type": "fire", "at": [[cell // 10 % 10, cell % 10]]}
    return json.encode({"id": f"m{number}", "request": {"type": "act", "command": fire}})


class Victims:
    """All players of one run."""

    def __init__(self, number: int, run: int) -> None:
        self._number = number
        self._run = run
        self.pairs: list[PairGame] = []
        self.bots: list[BotGame] = []
        self._host: Asker | None = None

    async def sit_down(self) -> None:
        """Lay the tables and place all fleets."""
        # A house of their own for every run, so that laying tables is never too often.
        source = f"127.0.1.{self._run + 1}"
        host, guest = [await new_visitor(self._number, source) for _ in range(2)]
        self._host = host
        for number in range(PAIRS):
            match = await self._lay(host, f"pair{number}", ["host", "open"])
            order = f"/matches/{match}/commands"
            await guest.want("POST", order, {"id": "sit", "request": {"type": "sit-down"}})
            for each in (host, guest):
                await _place(each, match)
            turn = (await host.want("GET", f"/matches/{match}/view"))["table"]["turn"]
            pair = PairGame(match, turn)
            for each in (host, guest):
                pair.lines.append(await self._socket(match, each, pair.hear, "", source))
            self.pairs.append(pair)
        for bot in OPPONENTS:
            match = await self._lay(host, bot, ["host", bot])
            await _place(host, match)
            game = BotGame(match)
            game.lines.append(await self._socket(match, host, game.hear, "?views=true", source))
            self.bots.append(game)
        guest.close()

    async def _lay(self, host: Asker, name: str, seats: list[str]) -> str:
        wanted = {"id": f"{self._run}-{name}", "variant": "classic", "seats": seats}
        return str((await host.want("POST", "/matches", wanted))["company"]["match"])

    async def _socket(self, match: str, asker: Asker, hear: Any, query: str, source: str) -> Line:
        path = f"/api/matches/{match}/socket{query}"
        return await opened(
            self._number, path, lambda _, text: hear(text), token=asker.token, source=source
        )

    async def play(self, seconds: float) -> tuple[float, float]:
        """The p99 of a move in seconds, and how long a computer player stood still at most."""
        for pair in self.pairs:
            pair.waits.clear()
        for game in self.bots:
            game.longest = 0.0
        until = time.perf_counter() + seconds
        async with asyncio.TaskGroup() as group:
            for each in (*self.pairs, *self.bots):
                group.create_task(each.play(until))
        waits = sorted(wait for pair in self.pairs for wait in pair.waits)
        p99 = waits[min(len(waits) - 1, int(len(waits) * 0.99))]
        return p99, max(game.longest for game in self.bots)

    async def ended(self) -> int:
        """How many games are over by anything but a shot; a lucky admiral may have won."""
        assert self._host is not None
        return sum([await _was_ended(self._host, each.match) for each in (*self.pairs, *self.bots)])

    def leave(self) -> None:
        """Hang up."""
        for game in (*self.pairs, *self.bots):
            for line in game.lines:
                line.close()
        if self._host is not None:
            self._host.close()


async def _was_ended(asker: Asker, match: str) -> bool:
    """Whether a game is over, and the last that was done in it was not to fire."""
    view = await asker.want("GET", f"/matches/{match}/view")
    if view["table"]["phase"] != "over":
        return False
    status, record = await asker.ask("GET", f"/matches/{match}/record")
    while status != 200:
        await asyncio.sleep(0.3)
        status, record = await asker.ask("GET", f"/matches/{match}/record")
    done = [
        entry["command"]["type"]
        for entry in map(json.decode, record.splitlines())
        if "command" in entry
    ]
    return bool(done[-1] != "fire")


async def _place(asker: Asker, match: str) -> None:
    """A random fleet with a ship in the last row, so that no game ends too early."""
    while True:
        ships = (await asker.want("GET", f"/matches/{match}/random-fleet"))["ships"]
        if any(cell[0] == 9 for ship in ships for cell in ship["cells"]):
            break
    place = {"type": "act", "command": {"type": "place-fleet", "ships": ships}}
    await asker.want("POST", f"/matches/{match}/commands", {"id": "place", "request": place})
