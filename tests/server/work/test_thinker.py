import asyncio
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest
from msgspec.structs import replace

from kit.servers import poor_bots
from kit.stores.memory_logbook import MemoryLogbook, service
from seabattle.bots.stand_in import QUICKEST
from seabattle.game import PlaceFleet, Seat
from seabattle.matches.event import SitterKind
from seabattle.matches.match import Match
from seabattle.matches.match_plan import MatchPlan
from seabattle.matches.port import MatchId, PlayerId, Thought
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.state import Sitter
from seabattle.matches.task import cancel_tasks
from seabattle.rules import load_variant, settle
from seabattle.server.run.metrics import Metrics
from seabattle.server.work import thinker as thinker_module
from seabattle.server.work.cost import WorkLane
from seabattle.server.work.thinker import PoolThinker, choose_move
from seabattle.server.work.worker_pool import PoolSettings
from seabattle.server.work.worker_pools import SETTINGS, WorkerPools
from seabattle.server.work.worker_process import WorkerLost, WorkerProcess
from seabattle.views import View, new_view

CLASSIC = settle(load_variant("classic"))
HERE = Path(poor_bots.__file__)
ONE = SETTINGS | {WorkLane.MOVES: replace(SETTINGS[WorkLane.MOVES], workers=1)}
IMPATIENT = {
    lane: replace(each, workers=1, seconds=0.3, seconds_when_pressed=0.3)
    for lane, each in SETTINGS.items()
}


def bot(name: str) -> str:
    """A poor player, by the path of its file."""
    return f"{HERE}:{name}"


def think_with(
    play: Callable[[PoolThinker, Metrics], Awaitable[None]],
    settings: Mapping[WorkLane, PoolSettings] = ONE,
) -> None:
    """Think in worker pools, and close them."""

    async def run() -> None:
        metrics = Metrics()
        pools = WorkerPools(metrics, settings)
        try:
            await asyncio.wait_for(play(PoolThinker(pools, metrics), metrics), 60)
        finally:
            await pools.close()

    asyncio.run(run())


def thought(host: str, *players: str) -> Thought:
    """A fleet that is wanted."""
    return Thought(MatchId("match"), PlayerId(host), players, 1, new_view(CLASSIC, Seat(0)))


def in_play() -> View:
    """What the player to move knows."""
    match = Match(CLASSIC, chance=Random(1))
    for seat in (Seat(0), Seat(1)):
        match.send(seat, choose_move(QUICKEST, 1, match.view(seat)))
    turn = match.table.turn
    assert turn is not None
    return match.view(turn)


def troubles(metrics: Metrics, outcome: str) -> float:
    """How many moves went wrong in a certain way."""
    return float(metrics.bot_troubles.labels(outcome)._value.get())


async def wait_for_fleets(thinker: PoolThinker, *bots: str) -> list[tuple[type, str | None]]:
    """The moves of the computer players of a table when all fleets are in."""
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

    think_with(play, IMPATIENT)


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


def test_one_table_with_63_bots_does_not_keep_a_game_of_two_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Five such tables ended other people's games; 63 of these thoughts take 19 s.

    A quick player stands in for a bot that waits for too long, so that its opponents are not kept
    waiting either.
    """
    # More than a busy machine takes for one thought.
    monkeypatch.setattr(thinker_module, "LONGEST_WAIT", 3.0)

    async def play(thinker: PoolThinker, metrics: Metrics) -> None:
        await thinker.move(thought("warm", QUICKEST))
        started, waited = time.monotonic(), []

        async def move(host: str) -> str:
            found = await thinker.move(thought(host, bot("Slow"), "hunter", QUICKEST))
            waited.append(time.monotonic() - started)
            return found.player

        many = [asyncio.ensure_future(move("many")) for _ in range(63)]
        await asyncio.sleep(0.1)
        await move("two")
        assert sum(each.done() for each in many) <= 2
        assert "hunter" in await asyncio.gather(*many)
        assert max(waited) < 15
        assert troubles(metrics, "reduced") >= 50

    think_with(play)


def test_one_person_with_many_tables_does_not_keep_another_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Each table had a share of its own, so the host of thirty tables had thirty of thirty-one."""
    monkeypatch.setattr(thinker_module, "LONGEST_WAIT", 60.0)

    async def play(thinker: PoolThinker, _: Metrics) -> None:
        await thinker.move(thought("warm", QUICKEST))
        order = []

        async def move(match: str, host: str) -> None:
            wanted = replace(thought(host, bot("Slow"), QUICKEST), match=MatchId(match))
            await thinker.move(wanted)
            order.append(host)

        many = [asyncio.ensure_future(move(f"table{number}", "anna")) for number in range(30)]
        await asyncio.sleep(0.1)
        await move("alone", "bruno")
        assert len(order) <= 3
        await cancel_tasks(*many)

    think_with(play)


def test_a_bot_that_thinks_too_long_does_not_keep_players_waiting(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An opponent stood still for ten seconds while its process got no time to think in."""
    monkeypatch.setattr(thinker_module, "LONGEST_WAIT", 0.1)
    monkeypatch.setattr(thinker_module, "LONGEST_THOUGHT", 0.5)

    async def play(thinker: PoolThinker, metrics: Metrics) -> None:
        await asyncio.gather(
            thinker.move(thought("a", QUICKEST)), thinker._quick.run("a", time.sleep, 0)
        )
        started = time.monotonic()
        found = await thinker.move(thought("b", bot("Hanging"), "hunter", QUICKEST))
        # On a busy machine the next player may be late as well; it hangs for ten minutes.
        assert found.player in {"hunter", QUICKEST}
        assert time.monotonic() - started < 30
        assert troubles(metrics, "late") >= 1

    think_with(play)


def test_a_quick_player_does_not_wait_for_those_who_think(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """An opponent of a hunter waited for the admirals of other tables."""
    monkeypatch.setattr(thinker_module, "LONGEST_WAIT", 50.0)
    monkeypatch.setattr(thinker_module, "LONGEST_THOUGHT", 55.0)

    async def play(thinker: PoolThinker, _: Metrics) -> None:
        await thinker._quick.run("warm", time.sleep, 0)
        hung = asyncio.ensure_future(thinker.move(thought("many", bot("Hanging"), QUICKEST)))
        await asyncio.sleep(0.05)
        view = in_play()
        wanted = Thought(MatchId("m"), PlayerId("two"), ("hunter", QUICKEST), 1, view)
        started = time.monotonic()
        assert (await thinker.move(wanted)).player == "hunter"
        assert time.monotonic() - started < 40
        hung.cancel()

    think_with(play)


def test_a_move_that_waits_is_no_move_that_thinks() -> None:
    """The limit is shorter than the wait, and no move is late."""

    async def play(thinker: PoolThinker, metrics: Metrics) -> None:
        moves = (thinker.move(thought("one", bot("Slow"))) for _ in range(3))
        assert {each.player for each in await asyncio.gather(*moves)} == {bot("Slow")}
        assert troubles(metrics, "late") == 0

    briefly = replace(ONE[WorkLane.MOVES], seconds=0.9, seconds_when_pressed=0.9)
    think_with(play, ONE | {WorkLane.MOVES: briefly})
