"""While a game runs nothing is analysed, and what is said instead depends on no fleet."""

from pathlib import Path
from typing import Any

from kit.servers.loopback_server import Guest, LoopbackServer, Port
from seabattle.rules import load_variant, random_fleet, settle
from seabattle.rules.fitting.dice import FixedDice
from server.api.test_deletion import named_pair
from server.http.test_sessions import visit

ASKED = ("/record", "/replay?lang=en", "/picture.svg?lang=en&move=1")
"""All from which an analysis could be made."""


async def begin(anna: Guest, bruno: Guest, truth: int) -> str:
    """A match in which Anna has missed once, and Bruno's fleet is one of several."""
    ruleset = settle(load_variant("classic"), 2)
    # Who begins is agreed: the lot falls anew in every match, for all fleets.
    match = await anna.lay("classic", seats=["host", "link"], begins="first")
    (link,) = await anna.get(f"/matches/{match}/links")
    await bruno.ask(match, {"type": "sit-down", "key": link["key"]})
    for guest, seed in ((anna, 1), (bruno, truth)):
        ships = [
            {"ship_class": ship.ship_class, "cells": [[cell.row, cell.col] for cell in ship.cells]}
            for ship in random_fleet(ruleset, FixedDice(seed))
        ]
        await guest.act(match, {"type": "place-fleet", "ships": ships})
    return match


async def heard(guest: Guest, match: str) -> list[Any]:
    """The answer to a visitor who wants a running game analysed, or counted."""
    answers = [await guest.http.get(f"/api/matches/{match}{path}") for path in ASKED]
    answers.append(await guest.http.get("/api/statistics"))
    answers.append(await guest.http.post("/api/statistics", json={}))
    return [(each.status_code, each.text.replace(match, "MATCH")) for each in answers]


def test_a_refused_analysis_says_the_same_of_every_fleet(tmp_path: Path) -> None:
    """Only Bruno can tell apart two worlds that differ in Bruno's fleet alone."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, bruno = await named_pair(quay)
        watcher = await quay.person()
        worlds = [await begin(anna, bruno, truth) for truth in (2, 3)]
        for guest in (anna, watcher):
            one, other = [await heard(guest, match) for match in worlds]
            assert one == other
            assert one[0][0] == 409
            assert '"games":0' in one[-2][1]
            assert '"left":0' in one[-1][1]

    visit(tmp_path, story)
