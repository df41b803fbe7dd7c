"""What is held in memory: one object of each match, and not too many."""

import asyncio
import gc
import tracemalloc
from random import Random
from typing import Any
from weakref import ref

from kit.games.live_table import ANNA, BRUNO, CLASSIC, HOSTESS, plan, run, turns
from kit.stores.memory_logbook import InlineThinker, ManualWatch, MemoryLogbook, service
from seabattle.game import PlaceFleet, Seat
from seabattle.matches.clock import ClockRule
from seabattle.matches.live_match import LiveMatch, fold_pages
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.port import Card, MatchId, Page
from seabattle.matches.request import Act, SitDown
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.seats.absence import ABSENT
from seabattle.matches.service import Service, SubmittedRequest
from seabattle.rules import load_variant, random_fleet, settle


async def open_others(table: Service, count: int = 3) -> None:
    """Open other matches, so that unused ones are evicted."""
    for number in range(count):
        await table.open_match(plan(HOST, OPEN), HOSTESS, f"other {number}")


async def begin_play(table: Service, name: str) -> LiveMatch:
    """A match in which a clock of days runs."""
    clock = ClockRule(move=86_400_000)
    live = await table.open_match(plan(HOST, OPEN, clock=clock), HOSTESS, name)
    await table.submit(live.match, SubmittedRequest("sit", SitDown(), BRUNO))
    for seat, player in enumerate((ANNA, BRUNO)):
        fleet = Act(PlaceFleet(random_fleet(CLASSIC, Random(seat))))
        await table.submit(live.match, SubmittedRequest("place", fleet, player))
    return live


class SlowThinker(InlineThinker):
    """Thinks until it is let go."""

    def __init__(self) -> None:
        self.done = asyncio.Event()
        self.thoughts = 0

    async def move(self, *words: Any) -> Any:
        """What the bot does, later."""
        self.thoughts += 1
        await self.done.wait()
        return await super().move(*words)


def test_a_bot_that_thinks_while_its_match_is_evicted_moves_once_and_is_done() -> None:
    """It sent the same move for ever: the match went on in another object than it looked at."""

    async def story() -> None:
        logbook = MemoryLogbook()
        table, thinker = service(logbook, most_held=1), SlowThinker()
        scheduler = MatchScheduler(table, thinker)
        match = (await table.open_match(plan("scatter", OPEN), HOSTESS, "1")).match
        await turns()
        await open_others(table)
        thinker.done.set()
        await turns()
        await turns()

        assert len(logbook.kept[match]) == 2
        assert thinker.thoughts == 1
        assert not scheduler._thinking

    run(story())


def test_old_and_new_users_of_an_evicted_match_see_the_same() -> None:
    """A socket that was being opened listened to a match in which nothing happened any more."""

    async def story() -> None:
        table = service(most_held=1)
        live = await table.open_match(plan(HOST, OPEN), HOSTESS, "1")
        await open_others(table)
        heard: list[int] = []
        live.listen(Seat(0), lambda: heard.append(live.seq))
        await table.submit(live.match, SubmittedRequest("sit", SitDown(), BRUNO))

        assert heard == [2]
        assert await table.load_match(live.match) is live

    run(story())


def test_a_match_that_is_read_while_it_is_being_laid_is_one_match() -> None:
    """The page is on disk before its writer knows; a client that read it then was forgotten."""

    async def story() -> None:
        loaded: list[LiveMatch | None] = []

        class Busy(MemoryLogbook):
            async def append(self, match: MatchId, page: Page, card: Card) -> Any:
                kept = await super().append(match, page, card)
                loaded.append(await table.load_match(match))
                return kept

        table = service(Busy())
        live = await table.open_match(plan(HOST, OPEN), HOSTESS, "1")

        assert loaded == [live]

    run(story())


def test_evicted_matches_leave_neither_timers_nor_themselves_behind() -> None:
    """A clock of days kept every match in memory for days, evicted or not."""

    async def story() -> None:
        most, watch = 5, ManualWatch()
        table = service(watch=watch, most_held=most)
        scheduler = MatchScheduler(table, InlineThinker())
        gone = []
        for number in range(20):
            gone.append(ref(await begin_play(table, str(number))))
            watch.time += 10 * ABSENT
        await turns()
        gc.collect()

        assert len(table._held) <= most
        assert len(scheduler._timers) <= most
        assert sum(each() is not None for each in gone) <= most
        await scheduler.stop()

    run(story())


def test_the_clock_of_an_evicted_match_strikes_when_it_is_due() -> None:
    """Its timer is gone; the patrol finds the match by its card."""

    async def story() -> None:
        logbook, watch = MemoryLogbook(), ManualWatch()
        table = service(logbook, watch, most_held=1)
        scheduler = MatchScheduler(table, InlineThinker())
        match = (await begin_play(table, "1")).match
        watch.time += 10 * ABSENT
        await open_others(table)
        assert match not in scheduler._timers
        watch.time += 86_400_001
        await table.resume_due_matches(watch.now())
        async with asyncio.timeout(60):
            while not (found := await table.load_match(match)) or not found.state.over:  # noqa: ASYNC110 -- No event is set.
                await asyncio.sleep(0.01)
        await scheduler.stop()

    run(story())


async def play_to_the_end(table: Service, name: str) -> MatchId:
    """A finished match of two quick computer players."""
    live = await table.open_match(plan("scatter", "scatter"), HOSTESS, name)
    over = asyncio.Event()
    live.listen(None, lambda: over.set() if live.state.over else None)
    await over.wait()
    return live.match


def test_held_matches_are_bounded_by_the_memory_they_take() -> None:
    """20,000 anonymous looks at finished matches took 650 MB, because only a count was bounded."""

    async def story() -> None:
        logbook, most = MemoryLogbook(), 400_000
        played = service(logbook)
        scheduler = MatchScheduler(played, InlineThinker())
        matches = [await play_to_the_end(played, str(each)) for each in range(4)]
        await scheduler.stop()
        table = service(logbook, most_held_bytes=most)
        last = 0
        for match in matches * 2:
            live = await table.load_match(match)
            assert live is not None
            assert live.held
            last = live.size
            held = [each.size for each in table._held._held.values()]
            assert table._held.bytes_held == sum(held) <= most
        assert 1 <= len(held) < len(matches)
        table.forget_match(matches[-1])
        assert table._held.bytes_held == sum(held) - last

    run(story())


def test_a_match_takes_no_more_memory_than_it_is_counted_with() -> None:
    """The bound is one of bytes only as long as the estimate is not too small."""

    async def story() -> None:
        logbook = MemoryLogbook()
        table = service(logbook)
        scheduler = MatchScheduler(table, InlineThinker())
        played = await play_to_the_end(table, "1")
        await scheduler.stop()
        forum = settle(load_variant("forum"), 64)
        crowded = MatchPlan(forum, "forum", (HOST, *(OPEN,) * 63))
        opened = (await table.open_match(crowded, HOSTESS, "2")).match
        for match in (played, opened):
            pages = await logbook.pages(match)
            fold_pages(match, pages).view(None)
            gc.collect()
            tracemalloc.start()
            live = fold_pages(match, pages)
            for viewer in (None, Seat(0)):
                live.view(viewer)
            taken, _ = tracemalloc.get_traced_memory()
            tracemalloc.stop()
            assert live.size / 2 < taken < live.size

    run(story())


def test_matches_in_use_stay_and_the_least_recently_used_goes_first() -> None:
    """A match evicted while it is watched would only be read again at once."""

    async def story() -> None:
        table = service(most_held=3)
        lives = [await table.open_match(plan(HOST, OPEN), HOSTESS, str(each)) for each in range(3)]
        lives[0].listen(None, lambda: None)
        await table.load_match(lives[1].match)
        await table.open_match(plan(HOST, OPEN), HOSTESS, "one more")

        assert [live.held for live in lives] == [True, True, False]

    run(story())
