"""A boardgame.io server, the same game on it, and two sockets for every match.

It is installed from npm into a folder of its own in the user's cache, and is no part of this
project: where there is no Node or no registry, the others are measured without it.
"""

import asyncio
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from duel import Dialect, Duel
from line import Line, opened
from msgspec import Struct

from seabattle.rules import Ship

VERSION = "0.50.2"

# A later koa-compose copies the list of what handles requests, and theirs grows afterwards.
PACKAGE = {"private": True, "overrides": {"koa-compose": "4.1.0"}}

MEMORY, FILES = "boardgame.io", "boardgame.io, files"
"""What it keeps is lost with the process, or lies in files."""

PROGRAM = Path(__file__).with_name("battleship.cjs")
BUILD = Path(__file__).parents[2] / "web" / "build.py"

SOCKET = "/socket.io/?EIO=4&transport=websocket"
GAME = "battleship"
COLUMNS = 10
HELLO = b"0{"
WELCOME = f"40/{GAME},".encode()
SYNCED = f'42/{GAME},["sync"'.encode()
MOVED = f'42/{GAME},["patch"'.encode()
PING, PONG = b"2", b"3"


class NotToBeHad(Exception):  # noqa: N818 -- It says what is the case.
    """There is no boardgame.io to measure."""


class Berth(Struct, frozen=True):
    """Where a server is: its port and its process."""

    number: int
    pid: int


def install() -> tuple[Path, dict[str, str]]:
    """The folder in which it is installed, and the surroundings in which Node is found."""
    npm, environment = _npm()
    cache = Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache")
    folder = cache / "seabattle-bench" / f"boardgame.io-{VERSION}"
    if not (folder / "node_modules" / "node-persist" / "package.json").is_file():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text(json.dumps(PACKAGE), "utf-8")
        words = ["install", "--no-audit", "--no-fund", "--loglevel=error"]
        done = subprocess.run(  # noqa: S603 -- As web/build.py calls it.
            [*npm, *words, f"boardgame.io@{VERSION}", "node-persist@3"],
            cwd=folder,
            env=environment,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise NotToBeHad(f"npm says: {(done.stderr or done.stdout).strip()[-300:]}")
    shutil.copy(PROGRAM, folder)
    return folder, environment


def _npm() -> tuple[list[str], dict[str, str]]:
    """How npm is called; the page in the browser is built with the same."""
    spec = importlib.util.spec_from_file_location("web_build", BUILD)
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    try:
        found: tuple[list[str], dict[str, str]] = build.npm()
    except build.NoNode as reason:
        raise NotToBeHad(str(reason)) from None
    return found


@contextmanager
def run_rival(name: str) -> Iterator[Berth]:
    """A server of theirs, as long as it is measured."""
    folder, environment = install()
    with tempfile.TemporaryDirectory() as files:
        words = ["node", PROGRAM.name, *([files] if name == FILES else [])]
        with subprocess.Popen(  # noqa: S603 -- Node, on our own program.
            words, cwd=folder, env=environment | {"NODE_ENV": "production"}, stdout=subprocess.PIPE
        ) as process:
            try:
                yield Berth(_port(process), process.pid)
            finally:
                process.kill()


def _port(process: "subprocess.Popen[bytes]") -> int:
    assert process.stdout is not None
    for line in process.stdout:
        if line.startswith(b"listening "):
            return int(line.split()[1])
    raise NotToBeHad("it did not start")


async def connect_rival(
    berth: Berth, matches: int, moves: int, fleet: Callable[[], tuple[Ship, ...]]
) -> list[Duel]:
    """So many matches with both seats taken, and two sockets for each."""
    duels = []
    for _ in range(matches):
        match, keys = _lay_table(berth.number, [_cells(fleet()) for _ in range(2)])
        duel = Duel(0, _dialect(match, keys), moves)
        for seat, key in enumerate(keys):
            duel.lines.append(await _sit_down(berth.number, duel, match, seat, key))
        duels.append(duel)
    return duels


def _cells(ships: tuple[Ship, ...]) -> list[list[int]]:
    return [[cell.row * COLUMNS + cell.col for cell in ship.cells] for ship in ships]


def _lay_table(number: int, fleets: list[list[list[int]]]) -> tuple[str, list[str]]:
    """A match, and what lets each seat play."""
    made = _post(number, f"/games/{GAME}/create", {"numPlayers": 2, "setupData": fleets})
    match = str(made["matchID"])
    path = f"/games/{GAME}/{match}/join"
    joined = [
        _post(number, path, {"playerID": str(seat), "playerName": f"{name} {match}"})
        for seat, name in enumerate(("Anna", "Bruno"))
    ]
    return match, [str(each["playerCredentials"]) for each in joined]


def _post(number: int, path: str, body: dict[str, Any]) -> Any:
    headers = {"Content-Type": "application/json"}
    request = Request(f"http://127.0.0.1:{number}{path}", json.dumps(body).encode(), headers)
    with urlopen(request, timeout=10) as answer:  # noqa: S310 -- On this machine.
        return json.load(answer)


async def _sit_down(number: int, duel: Duel, match: str, seat: int, key: str) -> Line:
    """A socket that has been sent its view of the match."""
    synced = asyncio.get_running_loop().create_future()

    def hear(line: Line, text: bytes) -> None:
        if text == PING:
            line.say(PONG)
        elif text.startswith(HELLO):
            line.say(WELCOME)
        elif text.startswith(WELCOME):
            line.say(_emit("sync", match, str(seat), key, 2))
        elif text.startswith(SYNCED) and not synced.done():
            synced.set_result(None)
        else:
            duel.hear(line, text)

    line = await opened(number, SOCKET, hear)
    await synced
    return line


def _emit(*words: Any) -> bytes:
    return f"42/{GAME},{json.dumps(words, separators=(',', ':'))}".encode()


def _dialect(match: str, keys: list[str]) -> Dialect:
    def move(number: int) -> bytes:
        seat, cell = str(number % 2), number // 2 % 100
        payload = {
            "type": "fire",
            "args": [cell],
            "playerID": seat,
            "credentials": keys[number % 2],
        }
        action = {"type": "MAKE_MOVE", "payload": payload}
        return _emit("update", action, number, match, seat)

    def is_answer(text: bytes, number: int) -> bool:
        # What is told to both names the states before and after it.
        return text.startswith(MOVED) and int(text.split(b",", 4)[3]) == number

    return Dialect(move, is_answer)


def main() -> None:
    """Install it, and say where."""
    sys.stdout.write(f"{install()[0]}\n")


if __name__ == "__main__":
    main()
