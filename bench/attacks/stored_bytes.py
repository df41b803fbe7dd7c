"""Attacks on what is stored: saved fleets, the log of a host's match, proofs of sealed fields."""

import asyncio
import secrets
from random import Random

from asker import Asker, new_visitor
from msgspec import json

from attacks.plan import Attack, Plan
from seabattle.fairness.sealed.sealed_message import SealField, SignedMessage
from seabattle.fairness.sealed.sealed_player import SealedPlayer, new_keepsake
from seabattle.game import Resign, Seat
from seabattle.rules import load_variant, random_fleet, settle

LAYOUTS = 200
CYCLES = 1_000
"""How often a stranger sits down and stands up again while the state is built up."""

MOST_TOLD = 200
"""What a spectator of that match may have been told."""

_filled: list[str] = []
"""The match into whose log strangers write, for the probe."""

HASH = "0" * 64
BUILDERS = [f"127.0.25.{last}" for last in range(1, 9)]


def layout(name: object) -> dict[str, object]:
    """A fleet of some 50 kB, as large as a request may be."""
    ship = {"ship_class": "x" * 40, "cells": [[63, column] for column in range(64)]}
    return {"ruleset": HASH, "name": str(name), "ships": [ship] * 60}


async def save_layouts(number: int) -> str:
    """A visitor who has saved as many large fleets as the server takes; returns the session."""
    visitor = Asker(number, BUILDERS[0], cookie="")
    await visitor.want("GET", "/me")
    for name in range(LAYOUTS):
        status, _ = await visitor.ask("POST", "/layouts", layout(name))
        assert status in {201, 409}, status
    cookie = visitor.cookie or ""
    visitor.close()
    return cookie


async def ask_for_layouts(attack: Attack, cookie: str) -> None:
    """Ask for all saved fleets on four connections."""

    async def one() -> None:
        asker = Asker(attack.number, attack.source, cookie=cookie)
        while attack.on:
            status, _ = await asker.ask("GET", "/layouts")
            attack.answers[status] += 1
            await asyncio.sleep(0 if status == 200 else 0.1)
        asker.close()

    async with asyncio.TaskGroup() as group:
        for _ in range(4):
            group.create_task(one())


async def fill_disk(attack: Attack, _: str) -> None:
    """Save large fleets under ever new sessions, ten each."""

    async def one() -> None:
        while attack.on:
            asker = Asker(attack.number, attack.source, cookie="")
            for name in range(10):
                status, _ = await asker.ask("POST", "/layouts", layout(name))
                attack.answers[status] += 1
                if status != 201:
                    await asyncio.sleep(0.1)
                    break
            asker.close()

    async with asyncio.TaskGroup() as group:
        for _ in range(8):
            group.create_task(one())


async def fill_log(number: int) -> str:
    """A host's match into whose log strangers have sat down and stood up; returns its id."""
    host = await new_visitor(number, BUILDERS[0])
    wanted = {"id": "log", "variant": "classic", "seats": ["host", "open"], "listed": True}
    match = str((await host.want("POST", "/matches", wanted))["company"]["match"])
    stranger = await new_visitor(number, BUILDERS[1])
    for cycle in range(CYCLES):
        for kind in ("sit-down", "stand-up"):
            order = {"id": f"{kind}{cycle}", "request": {"type": kind}}
            await stranger.ask("POST", f"/matches/{match}/commands", order)
    host.close()
    stranger.close()
    _filled[:] = [match]
    return match


async def look_at_log(number: int, source: str) -> None:
    """Look at the host's match as a spectator, and see that its log has stayed short."""
    asker = Asker(number, source)
    view = await asker.want("GET", f"/matches/{_filled[0]}/view")
    assert view["number"] < MOST_TOLD, view["number"]
    asker.close()


async def sit_and_stand(attack: Attack, match: str) -> None:
    """Sit down and stand up at a host's table, and look at its log."""
    asker = await attack.visitor()

    def ask(number: int) -> tuple[str, str, object]:
        if number % 4 == 3:
            return "GET", f"/matches/{match}/view?lang=en", None
        kind = ("sit-down", "stand-up")[number % 2]
        order = {"id": f"again{number}", "request": {"type": kind}}
        return "POST", f"/matches/{match}/commands", order

    await attack.hammer(ask, asker.token)
    asker.close()


async def end_sealed_game(number: int) -> str:
    """A sealed game that is over; returns the match, the token and the fleet of one player."""
    askers = [await new_visitor(number, source) for source in BUILDERS[:2]]
    wanted = {"id": "sealed", "variant": "sea-battle", "sealed": True}
    found = await askers[0].want("POST", "/matches", {**wanted, "seats": ["host", "open"]})
    match = str(found["company"]["match"])
    commands = f"/matches/{match}/commands"
    await askers[1].want("POST", commands, {"id": "sit", "request": {"type": "sit-down"}})
    ruleset = settle(load_variant("sea-battle"))
    players = [
        SealedPlayer(
            ruleset,
            new_keepsake(
                match, Seat(seat), random_fleet(ruleset, Random(seat)), secrets.token_bytes
            ),
            secrets.token_bytes,
            lambda _: None,
        )
        for seat in (0, 1)
    ]

    async def say(seat: int, message: SignedMessage, blob: bytes | None = None) -> None:
        request = {"type": "say", "data": message.data, "signature": message.signature}
        order = {"id": message.signature[:16], "request": request}
        await askers[seat].want("POST", commands, order)
        for each in players:
            each.hear(Seat(seat), message, blob)

    for seat in (0, 1, 0, 1):
        duty = players[seat].duty()
        assert duty is not None
        blob = players[seat].blob if isinstance(duty, SealField) else None
        if blob is not None:
            await askers[seat].want("POST", f"/matches/{match}/placings", blob)
        await say(seat, players[seat].say(duty), blob)
    await say(1, players[1].say(Resign()))
    kept = players[0].kept
    for each in askers:
        each.close()
    return json.encode([match, askers[0].token, kept.ships, kept.seed.hex()]).decode()


async def show_fields(attack: Attack, prey: str) -> None:
    """Show a field that differs in its last ship only, each time another one."""
    match, token, ships, seed = json.decode(prey)

    def ask(number: int) -> tuple[str, str, object]:
        cell = [number % 10, number // 10 % 10]
        # The true field would be shown, and nothing has to be checked after that.
        cell = cell if [cell] != ships[-1]["cells"] else [0, (cell[1] + 1) % 10]
        last = dict(ships[-1], cells=[cell])
        request = {"type": "show-field", "ships": [*ships[:-1], last], "seed": seed}
        return "POST", f"/matches/{match}/commands", {"id": f"show{number}", "request": request}

    await attack.hammer(ask, token)


ATTACKS = (
    Plan("layouts", ask_for_layouts, save_layouts),
    Plan("disk", fill_disk, most_disk_mb=8.0),
    Plan("seats", sit_and_stand, fill_log, probe=look_at_log),
    Plan("show-field", show_fields, end_sealed_game),
)
