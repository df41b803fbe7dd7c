import asyncio
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest
from msgspec.structs import replace

from kit.servers import poor_bots
from kit.stores.memory_logbook import MemoryLogbook, service
from seabattle.bots.stand_in import QUICKEST
from seabattle.game import PlaceFleet, Seat
from seabattle.matches.event import SitterKind
from seabattle.matches.match_plan import MatchPlan
from seabattle.matches.port import MatchId, PlayerId, Thought
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.state import Sitter
from seabattle.rules import load_variant, settle
from seabattle.server.run.metrics import Metrics
from seabattle.server.work.cost import Lane
from seabattle.server.work.thinker import PoolThinker
from seabattle.server.work.worker_pool import PoolSettings, WorkerPool
from seabattle.server.work.worker_pools import SETTINGS
from seabattle.server.work.worker_process import WorkerLost, WorkerProcess
from seabattle.views import new_view

CLASSIC = settle(load_variant("classic"))
HERE = Path(poor_bots.__file__)
ONE = replace(SETTINGS[Lane.MOVES], workers=1)


def bot(name: str) -> str:
    """A poor player, by the path of its file."""
    return f"{HERE}:{name}"


def think_with(
    play: Callable[[PoolThinker, Metrics], Awaitable[None]], settings: PoolSettings = ONE
) -> None:
    """Think in a pool, and close it."""

    async def run() -> None:
        metrics = Metrics()
        pool = WorkerPool("moves", settings, metrics)
        try:
            await asyncio.wait_for(play(PoolThinker(pool, metrics), metrics), 60)
        finally:
            await pool.close()

    asyncio.run(run())


def thought(match: str, *players: str) -> Thought:
    """A fleet that is wanted."""
    return Thought(MatchId(match), players, 1, new_view(CLASSIC, Seat(0)))


def troubles(metrics: Metrics, outcome: str) -> float:
    """How many moves went wrong in a certain way."""
    return float(metrics.bot_troubles.labels(outcome)._value.get())


async def wait_for_fleets(thinker: PoolThinker, *bots: str) -> list[tuple[type, str | None]]:
    """What the computer players of a table have done when all fleets are in."""
    table = service(MemoryLogbook())
    scheduler = MatchScheduler(table, thinker)
    host = Sitter("Anna", SitterKind.PERSON, PlayerId("anna"))
    live = await table.open_match(MatchPlan(CLASSIC, "classic", bots), host, "1")
    while live.state.game.table.placed != (1 << len(bots)) - 1:  # noqa: ASYNC110 -- As a client would.
        await asyncio.sleep(0.02)
    await scheduler.stop()
    return [(type(each.command), each.stand_in) for each in live.journal[: len(bots)]]


@pytest.mark.parametrize(("name", "outcome"), [("Hanging", "late"), ("Deadly", "lost")])
def test_a_bot_that_hangs_or_dies_is_stood_in_for(name: str, outcome: str) -> None:
    """It was written down that it had resigned."""

    async def play(thinker: PoolThinker, metrics: Metrics) -> None:
        done = await wait_for_fleets(thinker, bot(name), "scatter")
        assert {kind for kind, _ in done} == {PlaceFleet}
        assert {stand_in for _, stand_in in done} & {"hunter", QUICKEST}
        assert troubles(metrics, outcome) >= 1

    think_with(play, replace(ONE, seconds=0.3, seconds_when_pressed=0.3))


def test_the_quickest_player_moves_where_no_process_can_be_had(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A pool that broke again and again within one thought ended five games of five."""

    def fail(*_: Any) -> NoReturn:
        raise WorkerLost

    monkeypatch.setattr(WorkerProcess, "run", fail)

    async def play(thinker: PoolThinker, metrics: Metrics) -> None:
        done = await wait_for_fleets(thinker, "admiral", "hunter")
        assert done == [(PlaceFleet, QUICKEST), (PlaceFleet, QUICKEST)]
        assert troubles(metrics, "lost") >= 4 + 2

    think_with(play)


def test_one_table_with_63_bots_does_not_keep_a_game_of_two_waiting() -> None:
    """Five such tables ended other people's games; 63 of these thoughts take 19 s.

    The others are thought of with less effort the longer they wait, so that they are not
    kept waiting either: no seat waits for more than five seconds.
    """

    async def play(thinker: PoolThinker, metrics: Metrics) -> None:
        await thinker.move(thought("warm", QUICKEST))
        started, waited = time.monotonic(), []

        async def move(match: str) -> str:
            found = await thinker.move(thought(match, bot("Slow"), "hunter", QUICKEST))
            waited.append(time.monotonic() - started)
            return found.player

        many = [asyncio.ensure_future(move("many")) for _ in range(63)]
        await asyncio.sleep(0.1)
        await move("two")
        assert sum(each.done() for each in many) <= 2
        await asyncio.gather(*many)
        assert max(waited) < 5
        assert troubles(metrics, "reduced") >= 50

    think_with(play)


def test_a_move_that_waits_is_no_move_that_thinks() -> None:
    """The limit is shorter than the wait, and nobody is late."""

    async def play(thinker: PoolThinker, metrics: Metrics) -> None:
        moves = (thinker.move(thought("one", bot("Slow"))) for _ in range(4))
        assert {each.player for each in await asyncio.gather(*moves)} == {bot("Slow")}
        assert troubles(metrics, "late") == 0

    think_with(play, replace(ONE, seconds=0.9, seconds_when_pressed=0.9))
