"""What one visitor can do to a server on purpose, each bounded in count and time.

    python bench/attack.py NAME PORT SECONDS MATCH ADDRESS

Everything comes from one address, such as 127.0.0.2, and ends by itself. The last line that is
printed counts the answers by status. Only against a server of one's own on the loopback;
``bench/siege.py`` starts them.
"""

import asyncio
import sys
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Any

from asker import Asker, new_visitor
from msgspec import json

CONNECTIONS = 30
PICTURES = 360
TABLES = 5
MANY_TABLES = 25
HALF_OPEN = 10_000
LARGEST_HEADER = 200 * 1024 * 1024

LONG_SIDE = 40
LONG_MOVES = 1200

RULES = """name = "{name}"
[title]
en = "{name}"
[grid]
rows = {side}
columns = {side}
[sea]
touching = "{touching}"
{fleet}
[turn]
order = "alternate"
begins = "first"
again_after = "never"
"""

CLASS = """[[fleet]]
name = "{name}"
count = {count}
shapes = ["{shape}"]
"""


def rules(name: str, side: int, touching: str, *fleet: tuple[str, int, str]) -> str:
    """A rule file."""
    classes = "".join(
        CLASS.format(name=kind, count=count, shape=shape) for kind, count, shape in fleet
    )
    return RULES.format(name=name, side=side, touching=touching, fleet=classes)


LONG = rules("long", LONG_SIDE, "never", ("boat", 1, "#####"))
WIDE = rules("wide", 64, "never", ("boat", 59, "####"), ("raft", 1, "##"))
TIGHT = rules(
    "tight",
    10,
    "never",
    ("four", 1, "####"),
    ("three", 2, "###"),
    ("two", 3, "##"),
    ("one", 11, "#"),
)


def long_toml() -> str:
    """As much of a rule file as may be sent."""
    line = 'a{number} = [1, 2, 3, {{ b = "c" }}]\n'
    return "".join(line.format(number=number) for number in range(32_000 // 32))[:32_000]


class Attack:
    """Somebody at work: until when, and what was answered."""

    def __init__(self, number: int, seconds: float, source: str) -> None:
        self.number = number
        self.source = source
        self.until = time.monotonic() + seconds
        self.answers: Counter[int] = Counter()
        self._table = 0

    @property
    def on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def visitor(self) -> Asker:
        """Somebody with a token, from the one address."""
        return await new_visitor(self.number, self.source)

    async def lay(self, asker: Asker, **wanted: Any) -> str:
        """A table of the attacker's."""
        self._table += 1
        body = {"id": f"siege{self._table}", "seats": ["host", "hunter"], **wanted}
        found = await asker.want("POST", "/matches", body)
        return str(found["company"]["match"])

    async def hammer(
        self, asks: Callable[[int], tuple[str, str, Any]], token: str | None, most: int = 10**9
    ) -> None:
        """Ask on thirty connections, again and again, as fast as it goes."""
        count = iter(range(most))

        async def one() -> None:
            asker = Asker(self.number, self.source, token)
            for number in count:
                if not self.on:
                    break
                status, _ = await asker.ask(*asks(number))
                self.answers[status] += 1
                if not status:
                    await asyncio.sleep(0.05)
            asker.close()

        async with asyncio.TaskGroup() as group:
            for _ in range(CONNECTIONS):
                group.create_task(one())


async def lay_long_game(number: int) -> str:
    """A match of many moves, played from many addresses: no attack, and needed by several."""
    players = [await new_visitor(number, f"127.0.7.{last}") for last in (1, 2)]
    wanted = {"id": "long", "toml": LONG, "seats": ["host", "open"]}
    match = (await players[0].want("POST", "/matches", wanted))["company"]["match"]
    order = f"/matches/{match}/commands"
    await players[1].want("POST", order, {"id": "sit", "request": {"type": "sit-down"}})
    last = LONG_SIDE - 1
    ship = {"ship_class": "boat", "cells": [[last, last - cell] for cell in range(5)]}
    for each in players:
        place = {"type": "act", "command": {"type": "place-fleet", "ships": [ship]}}
        await each.want("POST", order, {"id": "place", "request": place})
    crowd = [
        [
            Asker(number, f"127.0.8.{50 * seat + each + 1}", players[seat].token)
            for each in range(25)
        ]
        for seat in (0, 1)
    ]
    for move in range(LONG_MOVES):
        cell = move // 2
        fire = {"type": "fire", "at": [[cell // LONG_SIDE, cell % LONG_SIDE]]}
        asker = crowd[move % 2][cell % 25]
        await asker.want(
            "POST", order, {"id": f"m{move}", "request": {"type": "act", "command": fire}}
        )
    for each in (*players, *crowd[0], *crowd[1]):
        each.close()
    return str(match)


async def pictures(attack: Attack, prey: str) -> None:
    """Ask for 360 pictures of a long game."""
    paths = [f"/matches/{prey}/picture.png?move={move * 3}" for move in range(PICTURES)]
    await attack.hammer(lambda number: ("GET", paths[number], None), None, PICTURES)


async def admirals(attack: Attack, _: str) -> None:
    """Lay five tables with sixty-three of the strongest players each, and play on."""
    asker = await attack.visitor()
    matches: list[str] = []
    shot = 0
    while attack.on:
        if len(matches) < TABLES:
            await _lay_crowd(attack, asker, matches)
        for match in matches:
            fire = {"type": "fire", "at": [[shot // 50 % 50, shot % 50]]}
            order = {"id": f"s{shot}", "request": {"type": "act", "command": fire}}
            status, _ = await asker.ask("POST", f"/matches/{match}/commands", order)
            attack.answers[status] += 1
        shot += 1
        await asyncio.sleep(0.2)


async def _lay_crowd(attack: Attack, asker: Asker, matches: list[str]) -> None:
    """One more table with sixty-three admirals, if that is allowed by now."""
    wanted = {
        "id": f"crowd{len(matches)}",
        "variant": "forum",
        "seats": ["host", *["admiral"] * 63],
    }
    status, raw = await asker.ask("POST", "/matches", wanted)
    attack.answers[status] += 1
    if status != 201:
        return
    matches.append(json.decode(raw)["company"]["match"])
    await _place_somehow(asker, matches[-1])


async def tables(attack: Attack, _: str) -> None:
    """Play against the strongest player at as many tables as one may lay, some of them huge."""
    asker = await attack.visitor()
    matches: list[str] = []
    shot = 0
    while attack.on:
        if len(matches) < MANY_TABLES:
            rules = {"toml": WIDE} if len(matches) % 5 == 4 else {"variant": "sea-battle-15"}
            wanted = {"id": f"table{len(matches)}", "seats": ["host", "admiral"], **rules}
            status, raw = await asker.ask("POST", "/matches", wanted)
            attack.answers[status] += 1
            if status == 201:
                matches.append(json.decode(raw)["company"]["match"])
                await _place_somehow(asker, matches[-1])
        for match in matches:
            fire = {"type": "fire", "at": [[shot // 15 % 15, shot % 15]]}
            order = {"id": f"s{shot}", "request": {"type": "act", "command": fire}}
            status, _ = await asker.ask("POST", f"/matches/{match}/commands", order)
            attack.answers[status] += 1
        shot += 1


async def _place_somehow(asker: Asker, match: str) -> None:
    """A random fleet, if it is granted."""
    with suppress(AssertionError):
        fleet = await asker.want("GET", f"/matches/{match}/random-fleet")
        place = {"type": "place-fleet", "ships": fleet["ships"]}
        order = {"id": "place", "request": {"type": "act", "command": place}}
        await asker.want("POST", f"/matches/{match}/commands", order)


async def toml(attack: Attack, _: str) -> None:
    """Have 32 kB of TOML read."""
    body = {"toml": long_toml()}
    await attack.hammer(lambda _: ("POST", "/rulesets/read", body), None)


async def berths(attack: Attack, _: str) -> None:
    """Ask where a ship may lie on the largest grid beside sixty others."""
    asker = await attack.visitor()
    match = await attack.lay(asker, toml=WIDE)
    ships = [
        {"ship_class": "boat", "cells": [[row * 2, col * 6 + each] for each in range(4)]}
        for row in range(6)
        for col in range(10)
    ][:59]
    body = {"ship_class": "raft", "ships": ships}
    await attack.hammer(lambda _: ("POST", f"/matches/{match}/berths", body), None)


async def log(attack: Attack, prey: str) -> None:
    """Ask for the log of a long game."""
    await attack.hammer(lambda _: ("GET", f"/matches/{prey}/log", None), None)


async def svg(attack: Attack, prey: str) -> None:
    """Ask for drawings of a long game."""
    path = f"/matches/{prey}/picture.svg?move="
    await attack.hammer(lambda number: ("GET", f"{path}{number % LONG_MOVES}", None), None)


async def replays(attack: Attack, prey: str) -> None:
    """Ask for all moments of a long game."""
    await attack.hammer(lambda _: ("GET", f"/matches/{prey}/replay", None), None)


async def fleets(attack: Attack, _: str) -> None:
    """Ask for random fleets where there is hardly room for one."""
    asker = await attack.visitor()
    match = await attack.lay(asker, toml=TIGHT)
    await attack.hammer(lambda _: ("GET", f"/matches/{match}/random-fleet", None), None)


async def hints(attack: Attack, _: str) -> None:
    """Ask for hints."""
    asker = await attack.visitor()
    match = await attack.lay(asker, variant="sea-battle", hints=True)
    await attack.hammer(lambda _: ("GET", f"/matches/{match}/hint", None), asker.token)


async def half_open(attack: Attack, _: str) -> None:
    """Open ten thousand connections, and finish no request on any."""
    held = []
    for _ in range(HALF_OPEN):
        if not attack.on:
            break
        try:
            _, writer = await asyncio.open_connection(
                "127.0.0.1", attack.number, local_addr=(attack.source, 0)
            )
        except OSError:
            attack.answers[0] += 1
            continue
        writer.write(b"GET /api/variants HTTP/1.1\r\nHost: ")
        held.append(writer)
        attack.answers[1] += 1
    await asyncio.sleep(max(0.0, attack.until - time.monotonic()))
    for writer in held:
        writer.transport.abort()


async def header(attack: Attack, _: str) -> None:
    """Send one header without an end."""
    sent = 0
    while attack.on and sent < LARGEST_HEADER:
        with suppress(OSError):
            _, writer = await asyncio.open_connection(
                "127.0.0.1", attack.number, local_addr=(attack.source, 0)
            )
            attack.answers[1] += 1
            writer.write(b"GET /api/variants HTTP/1.1\r\nX: ")
            while attack.on and sent < LARGEST_HEADER and not writer.transport.is_closing():
                writer.write(b"x" * 65_536)
                sent += 65_536
                await writer.drain()
            writer.transport.abort()
        await asyncio.sleep(0.01)


async def mixed(attack: Attack, prey: str) -> None:
    """Do most of it at once, on thirty connections."""
    asker = await attack.visitor()
    tight, wide = await attack.lay(asker, toml=TIGHT), await attack.lay(asker, toml=WIDE)
    hinted = await attack.lay(asker, variant="sea-battle", hints=True)
    asks = (
        ("POST", "/rulesets/read", {"toml": long_toml()}),
        ("GET", f"/matches/{prey}/log", None),
        ("GET", f"/matches/{prey}/picture.svg", None),
        ("GET", f"/matches/{prey}/picture.png", None),
        ("GET", f"/matches/{prey}/replay", None),
        ("GET", f"/matches/{tight}/random-fleet", None),
        ("POST", f"/matches/{wide}/berths", {"ship_class": "boat", "ships": []}),
        ("GET", f"/matches/{hinted}/hint", None),
        ("POST", "/rulesets/check", {"toml": WIDE}),
        ("GET", f"/matches/{prey}/view?lang=ru", None),
    )
    await attack.hammer(lambda number: asks[number % len(asks)], asker.token)


ATTACKS: dict[str, Callable[[Attack, str], Awaitable[None]]] = {
    "pictures": pictures,
    "admirals": admirals,
    "tables": tables,
    "toml": toml,
    "berths": berths,
    "log": log,
    "svg": svg,
    "replays": replays,
    "fleets": fleets,
    "hints": hints,
    "half-open": half_open,
    "header": header,
    "mixed": mixed,
}

NEEDS_LONG_GAME = frozenset({"pictures", "log", "svg", "replays", "mixed"})


async def run_attack(
    name: str, number: int, seconds: float, prey: str, source: str
) -> Counter[int]:
    """Attack for so many seconds, and not much longer whatever happens."""
    attack = Attack(number, seconds, source)
    print("begun", flush=True)
    with suppress(TimeoutError):
        async with asyncio.timeout(seconds + 2):
            await ATTACKS[name](attack, prey)
    return attack.answers


def main() -> None:
    """Do what the command line says."""
    name, number, seconds, prey, source = sys.argv[1:]
    answers = asyncio.run(run_attack(name, int(number), float(seconds), prey, source))
    print(json.encode(dict(answers)).decode(), flush=True)


if __name__ == "__main__":
    main()
