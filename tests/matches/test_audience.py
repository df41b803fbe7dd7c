"""Computers that play alone rest when no viewer looks, and lose nothing by it."""

import asyncio
from typing import Any

from kit.games.live_table import ANNA, HOSTESS, ask, placing, plan, run, turns
from kit.stores.memory_logbook import InlineThinker, ManualWatch, MemoryLogbook
from kit.stores.memory_logbook import service as new_service
from seabattle.game import Resign
from seabattle.matches.clock import ClockRule
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, MatchPlan
from seabattle.matches.request import Act
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.seats.audience import REST_AFTER
from seabattle.matches.service import Service
from seabattle.rules import load_variant, settle

FORUM = settle(load_variant("forum"), 3)


class OneByOne(InlineThinker):
    """Thinks of as many moves as the test allows."""

    def __init__(self, moves: int) -> None:
        self.left = asyncio.Semaphore(moves)

    async def move(self, *words: Any) -> Any:
        """What the bot does, when it is allowed to."""
        await self.left.acquire()
        return await super().move(*words)


def service(watch: ManualWatch, logbook: MemoryLogbook | None = None) -> Service:
    """A service as a server has it."""
    return new_service(logbook, watch, patience=REST_AFTER)


async def left_alone(table: Service, clock: ClockRule | None = None) -> LiveMatch:
    """A table at which the host has resigned, and two computers play on."""
    wanted = MatchPlan(FORUM, "forum", (HOST, "scatter", "scatter"), clock or ClockRule())
    live = await table.open_match(wanted, HOSTESS, "1")
    await ask(table, live, ANNA, placing(0, FORUM))
    table.note_look(live)
    await ask(table, live, ANNA, Act(Resign()))
    await turns()
    return live


def test_computers_alone_rest_after_ten_minutes_until_a_viewer_looks() -> None:
    """500 tables that no viewer watched took 0.7 of a processor."""

    async def story() -> None:
        watch, thinker = ManualWatch(), OneByOne(6)
        table = service(watch)
        scheduler = MatchScheduler(table, thinker)
        live = await left_alone(table)
        table.note_look(live)
        played = live.seq
        assert played > 4
        watch.time += REST_AFTER
        for _ in range(4):
            thinker.left.release()
        await turns()
        rested = live.seq
        assert rested <= played + 2, "only what was thought about already is played"
        assert not scheduler._thinking
        table.note_look(live)
        for _ in range(4):
            thinker.left.release()
        await turns()
        assert live.seq >= rested + 2
        await scheduler.stop()

    run(story())


def test_computers_play_on_while_a_viewer_listens() -> None:
    """A socket looks for as long as it is open."""

    async def story() -> None:
        watch, thinker = ManualWatch(), OneByOne(6)
        table = service(watch)
        scheduler = MatchScheduler(table, thinker)
        live = await left_alone(table)
        live.listen(None, turn := lambda: None)
        watch.time += 2 * REST_AFTER
        played = live.seq
        for _ in range(4):
            thinker.left.release()
        await turns()
        assert live.seq > played
        live.leave(None, turn, watch.now())
        assert not live.rests(watch.now())
        assert live.rests(watch.now() + REST_AFTER)
        await scheduler.stop()

    run(story())


def test_a_person_who_does_not_look_keeps_a_table_awake() -> None:
    """A game by correspondence goes on at night."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch)
        scheduler = MatchScheduler(table, InlineThinker())
        live = await table.open_match(plan(HOST, "scatter"), HOSTESS, "1")
        watch.time += 100 * REST_AFTER
        assert not live.rests(watch.now())
        await ask(table, live, ANNA, placing(0))
        await turns()
        assert live.state.game.table.placed == 0b11
        await scheduler.stop()

    run(story())


def test_the_clocks_of_computers_that_rest_stand_still() -> None:
    """Only the clock loses a game for a bot, and never because no viewer looked."""

    async def story() -> None:
        watch, thinker = ManualWatch(), OneByOne(6)
        table = service(watch)
        scheduler = MatchScheduler(table, thinker)
        live = await left_alone(table, ClockRule(move=60_000))
        assert live.state.clock.running
        watch.time += 1000
        assert table.elapsed_time(live) == 1000
        watch.time += 100 * REST_AFTER
        assert table.elapsed_time(live) == 0
        await table.resume_due_matches(watch.now())
        assert not live.state.over
        table.note_look(live)
        watch.time += 2000
        assert table.elapsed_time(live) == 2000
        assert not table.is_out_of_time(live)
        await scheduler.stop()

    run(story())


def test_no_round_of_the_poller_looks_after_computers_that_play_alone() -> None:
    """Thousands of tables at rest would be read every second."""

    async def story() -> None:
        watch, logbook = ManualWatch(), MemoryLogbook()
        table = service(watch, logbook)
        scheduler = MatchScheduler(table, OneByOne(6))
        live = await left_alone(table)
        assert await logbook.due(watch.now() + REST_AFTER) == []
        await scheduler.stop()
        same = service(watch, logbook)
        again = await same.load_match(live.match)
        assert again is not None
        assert again.rests(watch.now())

    run(story())


def test_a_table_from_before_computers_could_rest_plays_on_and_then_rests() -> None:
    """Its last page was due, and stays due until there is another one."""

    async def story() -> None:
        watch, logbook = ManualWatch(), MemoryLogbook()
        before = new_service(logbook, watch)
        live = await before.open_match(plan("scatter", "scatter"), HOSTESS, "1")
        watch.time += REST_AFTER
        assert await logbook.due(watch.now()) == [live.match]
        table = service(watch, logbook)
        scheduler = MatchScheduler(table, OneByOne(2))
        await table.resume_due_matches(watch.now())
        await turns()
        assert len(await logbook.pages(live.match)) == 3
        assert await logbook.due(watch.now() + REST_AFTER) == []
        await scheduler.stop()

    run(story())


def test_moves_of_computers_alone_are_paid_for_one_by_one() -> None:
    """To open a table was paid for once, however long its computers played."""

    async def story() -> None:
        watch = ManualWatch()
        table, left = service(watch), [3]
        charged: list[tuple[str, str]] = []

        def charge(live: LiveMatch, bot: str) -> float:
            charged.append((live.audience.address, bot))
            left[0] -= 1
            return 0.0 if left[0] >= 0 else 60.0

        scheduler = MatchScheduler(table, InlineThinker(), toll=charge)
        live = await left_alone(table)
        assert live.seq < 9
        assert set(charged) == {("", "scatter")}
        await scheduler.stop()

    run(story())
