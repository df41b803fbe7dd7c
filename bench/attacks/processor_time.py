"""Attacks that ask for work: rule files, pictures, logs, fleets, hints, computer players."""

import asyncio
from contextlib import suppress

from asker import Asker, new_visitor
from msgspec import json

from attacks.plan import Attack, Plan

PICTURES = 360
TABLES = 5
MANY_TABLES = 25

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


async def lay_long_game(number: int) -> str:
    """Play a match of many moves, which several attacks ask about."""
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
    for move in range(LONG_MOVES):
        cell = move // 2
        fire = {"type": "fire", "at": [[cell // LONG_SIDE, cell % LONG_SIDE]]}
        request = {"type": "act", "command": fire}
        await players[move % 2].want("POST", order, {"id": f"m{move}", "request": request})
    for each in players:
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


ATTACKS = (
    Plan("pictures", pictures, lay_long_game),
    Plan("admirals", admirals),
    Plan("tables", tables),
    Plan("toml", toml),
    Plan("berths", berths),
    Plan("log", log, lay_long_game),
    Plan("svg", svg, lay_long_game),
    Plan("replays", replays, lay_long_game),
    Plan("fleets", fleets),
    Plan("hints", hints),
    Plan("mixed", mixed, lay_long_game),
)
