"""Live tables in memory: Anna lays one, Bruno and Carla join her, and stories happen there."""

import asyncio
from collections.abc import Coroutine
from random import Random
from typing import Any

from seabattle.game import Phase, PlaceFleet
from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.port import PlayerId
from seabattle.matches.request import Act, NewSitter, SitDown
from seabattle.matches.service import Answered, Service, SubmittedRequest
from seabattle.matches.state import Sitter
from seabattle.rules import Ruleset, load_variant, random_fleet, settle

ANNA, BRUNO, CARLA = PlayerId("anna"), PlayerId("bruno"), PlayerId("carla")
HOSTESS = Sitter("Anna", SitterKind.PERSON, ANNA)
CLASSIC = settle(load_variant("classic"))
FORUM = settle(load_variant("forum"), 3)


def run(work: Coroutine[Any, Any, None]) -> None:
    """Let a story happen within a time in which it must."""

    async def bounded() -> None:
        await asyncio.wait_for(work, 20)

    asyncio.run(bounded())


async def turns() -> None:
    """Let all runnable tasks run for a while."""
    for _ in range(200):
        await asyncio.sleep(0)


def plan(*seats: str, **options: Any) -> MatchPlan:
    """A table of the classic game."""
    return MatchPlan(CLASSIC, "classic", seats, **options)


def placing(seat: int, ruleset: Ruleset = CLASSIC) -> Act:
    """A fleet, the same for a seat every time."""
    return Act(PlaceFleet(random_fleet(ruleset, Random(seat))))


async def ask(table: Service, live: LiveMatch, by: PlayerId, request: Any, **more: Any) -> Any:
    """Ask for something under a fresh name."""
    name = more.pop("id", None) or f"{live.seq} {request}"[:100]
    return await table.submit(
        live.match, SubmittedRequest(name, request, by, sitter=NewSitter(by), **more)
    )


async def seat_two(table: Service, **options: Any) -> LiveMatch:
    """Anna has laid a table, and Bruno has joined her."""
    live = await table.open_match(plan(HOST, OPEN, **options), HOSTESS, "1")
    assert isinstance(await ask(table, live, BRUNO, SitDown()), Answered)
    return live


async def place_fleets(table: Service, live: LiveMatch) -> None:
    """Both have placed, and play has begun."""
    for seat, player in enumerate((ANNA, BRUNO)):
        await ask(table, live, player, placing(seat))
    assert live.state.game.table.phase is Phase.PLAYING


async def seat_three(table: Service) -> LiveMatch:
    """Anna, Bruno and Carla sit around one sea, and no fleet is placed."""
    live = await table.open_match(MatchPlan(FORUM, "forum", (HOST, OPEN, OPEN)), HOSTESS, "1")
    for player in (BRUNO, CARLA):
        await ask(table, live, player, SitDown())
    return live


async def begin_round(table: Service) -> LiveMatch:
    """Anna, Bruno and Carla have placed on one sea, and their first orders are awaited."""
    live = await seat_three(table)
    for seat, player in enumerate((ANNA, BRUNO, CARLA)):
        await ask(table, live, player, placing(seat, FORUM))
    return live
