"""Pairs of players at a server: their matches prepared, and two sockets for each."""

import asyncio
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from math import inf
from pathlib import Path
from random import Random

from duel import Dialect, Duel
from line import opened
from msgspec import Struct

from seabattle.game import PlaceFleet, Refusal
from seabattle.matches.event import SitterKind
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.port import MatchId, PlayerId
from seabattle.matches.request import Act, NewSitter, SitDown
from seabattle.matches.service import SubmittedRequest
from seabattle.matches.state import Sitter
from seabattle.rules import Ship, load_variant, random_fleet, settle
from seabattle.server.http.context import ServerContext
from seabattle.server.run.asgi_app import server_parts
from seabattle.server.run.lifespan import open_context

RULES = settle(load_variant("classic"))

MOVES = 180
"""In each match: every fleet has a ship in the last row, so that none is beaten before."""

TOGETHER = 100
"""Sockets that are opened at the same time."""

LANGUAGES = ("en", "it", "ru")

PLAIN, BROWSER, WHOLE = "without views", "browser", "whole views"
"""Ways to ask the server of Sea Battle."""

ECHO = "bare echo"

QUERIES = {PLAIN: "", BROWSER: "?views=true&lang={lang}", WHOLE: "?views=true&lang={lang}"}
PROTOCOLS = {PLAIN: None, BROWSER: "seabattle.v2, seabattle.v1", WHOLE: "seabattle.v1"}


class Table(Struct, frozen=True):
    """A match that has been laid: who begins, and what opens the seats."""

    match: MatchId
    turn: int
    tokens: tuple[str, str]


class Berth(Struct, frozen=True):
    """Where a server is: its port and its process."""

    number: int
    pid: int


def fire(number: int) -> bytes:
    """The order for one shot: both sides sweep the sea from its top."""
    cell = number // 2 % 100
    shot = f'{{"type":"fire","at":[[{cell // 10},{cell % 10}]]}}'
    return f'{{"id":"m{number}","request":{{"type":"act","command":{shot}}}}}'.encode()


OURS = Dialect(fire, lambda text, _: b'{"type":"done"' in text)
ECHOED = Dialect(fire, lambda text, _: text.startswith(b'{"id":'))


async def lay_table(context: ServerContext, number: int) -> Table:
    """A match between two who have placed their fleets; no two have the same names."""
    dice, people, service = Random(number), context.people, context.service
    names = f"Anna {number}", f"Bruno {number}"
    players = [await people.new_player(name) for name in names]
    host = Sitter(names[0], SitterKind.BOT, players[0].id)
    live = await service.open_match(MatchPlan(RULES, RULES.name, (HOST, OPEN)), host, "bench")
    await _ask(context, live.match, players[1].id, SitDown(), names[1])
    for player in players:
        place = PlaceFleet(draw_fleet(dice))
        await _ask(context, live.match, player.id, Act(place), names[1])
    turn = live.state.game.table.turn
    assert turn is not None
    made = [await people.make_token(player.id, ["play", "read"]) for player in players]
    anna, bruno = (each[0] for each in made if each is not None)
    return Table(live.match, turn, (anna, bruno))


async def _ask(
    context: ServerContext,
    match: MatchId,
    by: PlayerId,
    request: SitDown | Act,
    name: str,
) -> None:
    kind = type(request).__name__
    answer = await context.service.submit(
        match, SubmittedRequest(kind, request, by, sitter=NewSitter(name, SitterKind.BOT))
    )
    assert not isinstance(answer, Refusal), answer


def draw_fleet(dice: Random) -> tuple[Ship, ...]:
    """A fleet with a ship in the last row."""
    last = RULES.grid.rows - 1
    while True:
        ships = random_fleet(RULES, dice)
        if any(cell.row == last for ship in ships for cell in ship.cells):
            return ships


async def prepare(database: str, matches: int) -> list[Table]:
    """A database in which so many matches have begun."""
    async with open_context(database, parts=server_parts()) as context:
        return await asyncio.gather(*(lay_table(context, number) for number in range(matches)))


async def connect(
    number: int, tables: Sequence[Table], way: str, other: int | None = None
) -> list[Duel]:
    """Two sockets for every match; the second player's may be at another port."""
    ports = number, number if other is None else other
    duels: list[Duel] = []
    for begin in range(0, len(tables), TOGETHER):
        some = enumerate(tables[begin : begin + TOGETHER])
        duels += await asyncio.gather(*(_duel(ports, each, way, index) for index, each in some))
    return duels


async def _duel(ports: tuple[int, int], table: Table, way: str, index: int) -> Duel:
    if way == ECHO:
        duel = Duel(table.turn, ECHOED, inf)
        duel.lines = [await opened(port, "/echo", duel.hear) for port in ports]
        return duel
    duel = Duel(table.turn, OURS, MOVES)
    query = QUERIES[way].format(lang=LANGUAGES[index % len(LANGUAGES)])
    path = f"/api/matches/{table.match}/socket{query}"
    for port, token in zip(ports, table.tokens, strict=True):
        line = await opened(port, path, duel.hear, token=token, protocols=PROTOCOLS[way])
        duel.lines.append(line)
    return duel


@contextmanager
def run_echo() -> Iterator[Berth]:
    """A bare echo."""
    program = [sys.executable, str(Path(__file__).with_name("echo.py"))]
    with subprocess.Popen(program, stdout=subprocess.PIPE) as process:  # noqa: S603 -- Ours.
        assert process.stdout is not None
        try:
            yield Berth(int(process.stdout.readline()), process.pid)
        finally:
            process.kill()
