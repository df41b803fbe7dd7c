"""How many moves a second a server carries out durably, and how long each takes.

usage: python bench/server.py [MATCHES [SECONDS]]

Starts a server of its own on SQLite, plays that many matches at once over two sockets
each, and prints moves per second and the times until a move was acknowledged.
"""

import asyncio
import json
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.dock import launched
from kit.harbour import Guest, Port, seated_pair


async def heard(socket: ClientConnection, kind: str) -> Any:
    """The next message of a kind."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] in {kind, "refused"}:
            return message


async def play(quay: Port, guests: list[Guest], until: float, times: list[float]) -> None:
    """One match after the other, as fast as the server lets us."""
    turn = 0
    while time.perf_counter() < until:
        match = await seated_pair(guests)
        address = f"ws://127.0.0.1:{quay.number}/api/matches/{match}/socket"
        headers = [{"Authorization": guest.http.headers["Authorization"]} for guest in guests]
        sockets = [await connect(address, additional_headers=each) for each in headers]
        first = (await heard(sockets[0], "view"))["table"]["turn"]
        await heard(sockets[1], "view")
        for shot in range(160):
            turn = (first + shot) % 2
            if time.perf_counter() >= until:
                break
            fire = {"type": "fire", "at": [[shot // 20, shot // 2 % 10]]}
            order = {"id": f"s{shot}", "request": {"type": "act", "command": fire}}
            started = time.perf_counter()
            await sockets[turn].send(json.dumps(order))
            answer = await heard(sockets[turn], "done")
            times.append(time.perf_counter() - started)
            if answer["type"] == "refused":
                break
        for socket in sockets:
            await socket.close()


async def measure(number: int, matches: int, seconds: float) -> None:
    """Play, and print the figures."""
    async with Port(number) as quay:
        guests = [[await quay.visitor(), await quay.visitor()] for _ in range(matches)]
        times: list[float] = []
        started = time.perf_counter()
        until = started + seconds
        await asyncio.gather(*(play(quay, pair, until, times) for pair in guests))
        took = time.perf_counter() - started
    times.sort()
    p50, p99 = (1000 * times[int(len(times) * part)] for part in (0.5, 0.99))
    print(f"{matches} matches: {len(times) / took:.0f} moves/s, p50 {p50:.1f} ms, p99 {p99:.1f} ms")


def main() -> None:
    """Measure what the command line asks for."""
    words = [*sys.argv[1:], "100", "10"]
    matches, seconds = int(words[0]), float(words[1] if len(sys.argv) > 2 else "10")
    with tempfile.TemporaryDirectory() as folder, launched(f"{folder}/bench.db") as ship:
        asyncio.run(measure(ship.number, matches, seconds))


if __name__ == "__main__":
    main()
