"""Attacks from many addresses at once: what one address may not have, fifty ask for."""

import asyncio
from typing import Any

from asker import Asker, new_visitor
from msgspec import json

from attacks.plan import Attack, Plan
from attacks.processor_time import TIGHT

ADDRESSES = 50
CONNECTIONS = 4
"""Of each address: together as many as a lane lets wait."""


async def odds_crowd(attack: Attack, _: str) -> None:
    """Ask for odds from fifty addresses, and for hints and fleets of one tight table."""
    asker = await attack.visitor()
    match = await attack.lay(asker, toml=TIGHT, hints=True)
    async with asyncio.TaskGroup() as group:
        for number in range(ADDRESSES * CONNECTIONS):
            source = f"127.0.9.{number % ADDRESSES + 1}"
            group.create_task(_ask_on(attack, Asker(attack.number, source, asker.token), match))


async def _ask_on(attack: Attack, asker: Asker, match: str) -> None:
    asked = 0
    while attack.on:
        status, _ = await asker.ask(*_costly(asked, match))
        attack.answers[status] += 1
        asked += 1
        await asyncio.sleep(0 if status == 200 else 0.1)
    asker.close()


def _costly(asked: int, match: str) -> tuple[str, str, Any]:
    if asked % 8 == 6:
        return "GET", f"/matches/{match}/hint", None
    if asked % 8 == 7:
        return "GET", f"/matches/{match}/random-fleet", None
    return "POST", "/odds", {"toml": TIGHT, "rows": []}


async def begin_a_game(number: int, source: str) -> None:
    """Open a table, and ask for a random fleet and a hint there; none may be refused."""
    asker = await new_visitor(number, source)
    wanted = {"id": "begin", "variant": "classic", "seats": ["host", "hunter"], "hints": True}
    status, raw = await asker.ask("POST", "/matches", wanted)
    assert status == 201, (status, raw)
    match = json.decode(raw)["company"]["match"]
    for path in ("random-fleet", "hint"):
        status, raw = await asker.ask("GET", f"/matches/{match}/{path}")
        assert status == 200, (path, status, raw)
    asker.close()


ATTACKS = (Plan("odds-crowd", odds_crowd, probe=begin_a_game, most_probe_seconds=3.0),)
