"""Whether one visitor can stop everybody's games: attacks on a server that is being played on.

    python bench/siege.py [--attacks toml,berths] [--runs 5] [--seconds 5] [--source SRC]

For each attack (``bench/attack.py``) a server is started with all its limits. Several pairs
play by socket, and somebody plays against each of two computer players. In every run they
play undisturbed first and then with one attacker at work, who has one address; the victims
have another. An attack fails when

- no game of a victim has ended, and no computer player has stood still for more than 5 s;
- the time that a move takes (p99) is at most 3 times that of the same run without the
  attacker, in the median of all runs.

``--source`` names the ``src`` of another checkout, whose server is besieged instead.
"""

import argparse
import asyncio
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from asker import Asker, new_visitor
from attack import ATTACKS, NEEDS_LONG_GAME, lay_long_game
from line import Line, opened
from msgspec import Struct, json

PAIRS = 6
OPPONENTS = ("hunter", "admiral")
MOVES_A_SECOND = 7
"""Of each pair; a socket may say ten things a second."""

MOST_TIMES, MOST_SECONDS = 3.0, 5.0
"""How much slower a move may become, and how long a computer player may stand still."""

ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)")


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
    """Somebody who plays against a computer player, and how long that stands still."""

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
        """Fire whenever it is our turn, until a moment."""
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
    """Everybody who plays during one run."""

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
    """A random fleet with a ship in the last row, so that no game ends within our moves."""
    while True:
        ships = (await asker.want("GET", f"/matches/{match}/random-fleet"))["ships"]
        if any(cell[0] == 9 for ship in ships for cell in ship["cells"]):
            break
    place = {"type": "act", "command": {"type": "place-fleet", "ships": ships}}
    await asker.want("POST", f"/matches/{match}/commands", {"id": "place", "request": place})


class Run(Struct, frozen=True):
    """One run: moves without and with the attacker, and what else was seen."""

    quiet: float
    besieged: float
    stood: float
    ended: int
    answers: dict[int, int]

    @property
    def ratio(self) -> float:
        """How many times as long a move takes."""
        return self.besieged / self.quiet


class Server(Struct, frozen=True):
    """A server of our own: its port and its process."""

    number: int
    pid: int

    def peak(self) -> float:
        """The most memory that it has had, in MB."""
        text = Path(f"/proc/{self.pid}/status").read_text("utf-8")
        found = re.search(r"VmHWM:\s+(\d+)", text)
        return int(found[1]) / 1024 if found else 0.0


@contextmanager
def serving(source: str | None) -> Iterator[Server]:
    """A server with all its limits, started as anybody would start it."""
    env = {**os.environ, "PYTHONPATH": source} if source else {**os.environ}
    with tempfile.TemporaryDirectory() as folder:
        words = ["-m", "seabattle", "serve", "--port", "0", "--lang", "en"]
        process = subprocess.Popen(  # noqa: S603 -- Ours.
            [sys.executable, *words, "--database", f"{folder}/siege.db"],
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env=env,
        )
        try:
            assert process.stdout is not None
            found = ADDRESS.search(process.stdout.readline())
            assert found is not None
            yield Server(int(found[1]), process.pid)
        finally:
            process.terminate()
            try:
                process.wait(30)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()


async def run_once(server: Server, name: str, run: int, prey: str, seconds: float) -> Run:
    """Play without and with the attacker."""
    victims = Victims(server.number, run)
    await victims.sit_down()
    await victims.play(1.0)
    quiet, _ = await victims.play(seconds)
    program = [sys.executable, str(Path(__file__).with_name("attack.py"))]
    # An address that has spent nothing yet, so that every run is attacked as much as the first.
    source = f"127.0.0.{run + 2}"
    # The attacker stands for another machine, and should not take this one's processors.
    attacker = await asyncio.create_subprocess_exec(
        "nice", *program, name, str(server.number), str(seconds + 1), prey, source,
        stdout=asyncio.subprocess.PIPE,
    )  # fmt: skip
    assert attacker.stdout is not None
    await attacker.stdout.readline()
    await asyncio.sleep(0.7)
    try:
        besieged, stood = await victims.play(seconds)
        said = await asyncio.wait_for(attacker.stdout.readline(), 60)
        answers = json.decode(said or b"{}", type=dict[int, int])
    finally:
        if attacker.returncode is None:
            attacker.terminate()
        await attacker.wait()
    found = Run(quiet, besieged, stood, await victims.ended(), answers)
    victims.leave()
    return found


async def besiege(server: Server, name: str, options: argparse.Namespace) -> list[Run]:
    """All runs of one attack."""
    prey = await lay_long_game(server.number) if name in NEEDS_LONG_GAME else "-"
    runs = []
    for number in range(options.runs):
        runs.append(await run_once(server, name, number, prey, options.seconds))
        await asyncio.sleep(1.0)
    return runs


HEADS = (
    f"{'attack':10} {'quiet p99':>10} {'besieged':>10} {'ratio':>7} {'stood s':>8} "
    f"{'ended':>6} {'peak MB':>8}  verdict  answers"
)


def show(name: str, runs: list[Run], peak: float) -> bool:
    """Print a line of the table; whether the server has held."""
    quiet, besieged, ratio = (
        statistics.median(getattr(each, what) for each in runs)
        for what in ("quiet", "besieged", "ratio")
    )
    stood, ended = max(each.stood for each in runs), sum(each.ended for each in runs)
    held = ratio <= MOST_TIMES and stood <= MOST_SECONDS and not ended
    answers: Counter[int] = Counter()
    for each in runs:
        answers.update(each.answers)
    said = " ".join(f"{status}:{count}" for status, count in sorted(answers.items()))
    print(
        f"{name:10} {1000 * quiet:8.1f}ms {1000 * besieged:8.1f}ms {ratio:7.2f} {stood:8.1f} "
        f"{ended:6} {peak:8.0f}  {'held' if held else 'FELL':7}  {said}",
        flush=True,
    )
    return held


def main() -> None:
    """Besiege as the command line asks; fails when an attack succeeds."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--attacks", default=",".join(ATTACKS))
    parser.add_argument("--runs", type=int, default=5)
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--source", default=None, help="the src of another checkout")
    options = parser.parse_args()
    print(HEADS, flush=True)
    held = True
    for name in options.attacks.split(","):
        with serving(options.source) as server:
            try:
                runs = asyncio.run(besiege(server, name, options))
            except Exception as error:  # noqa: BLE001 -- A siege that could not be played through is lost.
                print(f"{name:10} FELL: {type(error).__name__}: {error}"[:300], flush=True)
                held = False
                continue
            held &= show(name, runs, server.peak())
    sys.exit(0 if held else 1)


if __name__ == "__main__":
    main()
