import asyncio
from collections import Counter
from collections.abc import Sequence

import pytest

from kit.games.live_table import ANNA, BRUNO, HOSTESS, placing, plan, run, turns
from kit.stores.memory_logbook import BellHub, InlineThinker, ManualWatch, MemoryLogbook, service
from seabattle.game import Fire, Phase, Seat
from seabattle.grid import Cell, Col, Row
from seabattle.matches.clock import ClockAlarm, ClockFace, ClockRule, next_alarm
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.poller import Poller
from seabattle.matches.port import (
    BotMessage,
    BotMove,
    Card,
    Kept,
    LogbookFailed,
    MatchId,
    Page,
    ProverBusy,
    Repeated,
    SealedThought,
    Thought,
)
from seabattle.matches.port import Taken as PageTaken
from seabattle.matches.refusal import TryAgain
from seabattle.matches.request import Act, AskRematch, SitDown
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.sealed.proof_desk import ProveHere
from seabattle.matches.service import Answered, Service, SubmittedRequest
from seabattle.matches.state import BOT_GRACE
from seabattle.matches.telling.notice import Hurry
from seabattle.rules import load_variant, settle


class FailingLogbook(MemoryLogbook):
    """Fails when it is told to, before or after the page is written."""

    def __init__(self) -> None:
        super().__init__()
        self.before = self.after = self.reading = False

    async def append(self, match: MatchId, page: Page, card: Card) -> Kept | PageTaken | Repeated:
        """Write a page, or not."""
        if self.before:
            raise LogbookFailed
        kept = await super().append(match, page, card)
        if self.after:
            raise LogbookFailed
        return kept

    async def pages(self, match: MatchId, after: int = 0) -> Sequence[Page]:
        """The pages beyond *after*."""
        if self.reading:
            raise LogbookFailed
        return await super().pages(match, after)


async def two_playing(table: Service, clock: ClockRule) -> LiveMatch:
    """Anna and Bruno have placed."""
    live = await table.open_match(plan(HOST, OPEN, clock=clock), HOSTESS, "1")
    await table.submit(live.match, SubmittedRequest("sit", SitDown(), BRUNO))
    await table.submit(live.match, SubmittedRequest("place", placing(0), ANNA))
    await table.submit(live.match, SubmittedRequest("place", placing(1), BRUNO))
    assert live.state.game.table.phase is Phase.PLAYING
    return live


def test_a_bot_moves_although_it_was_unknown_whether_the_last_page_was_kept() -> None:
    """The command was kept, its sender was told to try again, and then the bot sat there."""

    async def story() -> None:
        logbook = FailingLogbook()
        table = service(logbook)
        live = await table.open_match(plan(HOST, "scatter"), HOSTESS, "1")
        MatchScheduler(table, InlineThinker())
        logbook.after = True
        assert (
            await table.submit(live.match, SubmittedRequest("place", placing(0), ANNA))
            == TryAgain()
        )
        logbook.after = False
        await table.submit(live.match, SubmittedRequest("place", placing(0), ANNA))
        await turns()

        assert live.state.game.table.placed == 0b11

    run(story())


def test_bots_that_are_to_move_at_the_same_moment_begin_one_after_another() -> None:
    """Sixty-three views in one turn of the event loop kept all other players waiting."""

    class CountingThinker(InlineThinker):
        """Notes in which turn of the loop each bot begins to think."""

        async def move(self, thought: Thought) -> BotMove:
            begun.append(passed[0])
            return await super().move(thought)

    begun: list[int] = []
    passed = [0]

    async def count_turns() -> None:
        while True:
            passed[0] += 1
            await asyncio.sleep(0)

    async def story() -> None:
        counting = asyncio.create_task(count_turns())
        table = service(MemoryLogbook())
        MatchScheduler(table, CountingThinker())
        forum = settle(load_variant("forum"), 21)
        seats = (HOST, *["scatter"] * 20)
        await table.open_match(MatchPlan(forum, "forum", seats), HOSTESS, "1")
        await turns()
        counting.cancel()

        assert len(begun) >= 20
        assert max(Counter(begun).values()) == 1

    run(story())


def test_a_process_goes_on_with_a_match_it_holds_when_the_other_process_dies() -> None:
    """It held the match already, so it did not look; and the bot of the dead process sat there."""

    async def story() -> None:
        logbook, watch = MemoryLogbook(), ManualWatch()
        here, there = (service(logbook, watch, BellHub(), seed) for seed in (1, 2))
        live = await here.open_match(plan("scatter", OPEN), HOSTESS, "1")
        held = await there.load_match(live.match)
        MatchScheduler(there, InlineThinker())
        assert held is not None
        watch.time += BOT_GRACE + 1
        await Poller(there).poll_once()
        await turns()

        assert held.state.game.table.placed == 0b01

    run(story())


def test_a_lost_stroke_of_the_bell_is_made_good_by_the_patrol() -> None:
    """Nothing may depend on the bell but speed."""

    async def story() -> None:
        logbook = MemoryLogbook()
        here, there = (service(logbook, belfry=BellHub(), seed=seed) for seed in (1, 2))
        live = await here.open_match(plan(HOST, OPEN), HOSTESS, "1")
        held = await there.load_match(live.match)
        assert held is not None
        heard: list[int] = []
        held.listen(Seat(0), lambda: heard.append(held.message_count(Seat(0))))
        await here.submit(live.match, SubmittedRequest("sit", SitDown(), BRUNO))
        assert not heard
        await Poller(there).poll_once()

        assert heard == [2]

    run(story())


def test_a_patrol_goes_on_after_a_round_that_failed() -> None:
    """A logbook that fails in a new way costs one round, not the patrol."""

    class Surprising(MemoryLogbook):
        rounds = 0

        async def due(self, before: int, limit: int = 1000) -> Sequence[MatchId]:
            self.rounds += 1
            if self.rounds == 1:
                raise RuntimeError
            return await super().due(before, limit)

    async def story() -> None:
        logbook, watch = Surprising(), ManualWatch()
        live = await service(logbook, watch).open_match(plan("scatter", OPEN), HOSTESS, "1")
        table = service(logbook, watch)
        MatchScheduler(table, InlineThinker())
        watch.time += BOT_GRACE + 1
        walking = asyncio.ensure_future(Poller(table, every=0).poll_forever())
        await turns()
        walking.cancel()

        held = await table.load_match(live.match)
        assert held is not None
        assert held.state.game.table.placed == 0b01

    run(story())


def test_the_next_game_is_laid_although_the_logbook_was_away_when_it_was_asked_for() -> None:
    """All players had asked for it, and then the table was never laid."""

    async def story() -> None:
        logbook, watch = FailingLogbook(), ManualWatch()
        table = service(logbook, watch)
        live = await two_playing(table, ClockRule(move=60_000))
        MatchScheduler(table, InlineThinker())
        watch.time += 60_000
        for player in (ANNA, BRUNO):
            await table.submit(live.match, SubmittedRequest("again", AskRematch(), player))
        logbook.before = True
        await turns()
        assert live.state.following is None
        logbook.before = False
        watch.time += BOT_GRACE + 1
        await Poller(table).poll_once()
        await turns()

        assert live.state.following is not None

    run(story())


def test_a_logbook_that_cannot_be_read_asks_for_patience_and_makes_no_bot_resign() -> None:
    """The failure escaped, and a bot that meets an exception gives the game up."""

    async def story() -> None:
        logbook = FailingLogbook()
        table = service(logbook)
        live = await table.open_match(plan(HOST, "scatter"), HOSTESS, "1")
        logbook.reading = True
        other = service(logbook)

        assert (
            await other.submit(live.match, SubmittedRequest("place", placing(0), ANNA))
            == TryAgain()
        )

    run(story())


def test_a_command_that_another_process_carried_out_is_not_held_against_itself() -> None:
    """Found by simulation: reading on for the clock brought the command's own page along."""

    async def story() -> None:
        logbook, watch = MemoryLogbook(), ManualWatch()
        here, there = (service(logbook, watch, BellHub(), seed) for seed in (1, 2))
        live = await two_playing(here, ClockRule(move=60_000))
        held = await there.load_match(live.match)
        turn = live.state.game.table.turn
        assert held is not None
        assert turn is not None
        shot = Act(Fire((Cell(Row(0), Col(0)),)))
        ask = SubmittedRequest("shot", shot, (ANNA, BRUNO)[turn], made_on=live.message_count(turn))
        watch.time += 50_000
        assert isinstance(await here.submit(live.match, ask), Answered)
        watch.time += 50_000

        assert isinstance(await there.submit(live.match, ask), Answered)

    run(story())


@pytest.mark.parametrize("rule", [ClockRule(move=4_000), ClockRule(bank=4_000)])
def test_only_the_seat_whose_time_runs_out_is_warned(rule: ClockRule) -> None:
    """A clock that strikes without a warning is the first thing people complain about."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        scheduler = MatchScheduler(table, InlineThinker())
        live = await two_playing(table, rule)
        turn = live.state.game.table.turn
        assert turn is not None
        warned: list[Hurry] = []
        for seat in (Seat(0), Seat(1)):
            live.listen(seat, lambda: None, warned.append)
        numbers = [live.message_count(viewer) for viewer in (Seat(0), Seat(1), None)]
        watch.time += 3_100
        scheduler._on_alarm(live, 1 << turn)

        assert warned == [Hurry(turn, 900)]
        assert [live.message_count(viewer) for viewer in (Seat(0), Seat(1), None)] == numbers
        await scheduler.stop()

    run(story())


def test_the_clock_calls_for_each_warning_once_and_then_for_the_end() -> None:
    """A player whose time was short already is not warned again with the others."""
    rule = ClockRule(bank=40_000)
    face = ClockFace((40_000, 9_000, 40_000), running=0b011)

    assert next_alarm(rule, face, 0) == ClockAlarm(9_000)
    assert next_alarm(rule, ClockFace((40_000, 12_000), running=0b11), 0) == ClockAlarm(2_000, 0b10)
    assert next_alarm(rule, ClockFace((40_000, 40_000)), 0) is None


class BusyProver(ProveHere):
    """Has no process free at first, and is at work for long then."""

    def __init__(self) -> None:
        self.refused = 0
        self.begun = asyncio.Event()

    async def speak(self, _: SealedThought) -> BotMessage:
        """Nothing before the test is over."""
        if self.refused < 2:
            self.refused += 1
            raise ProverBusy
        self.begun.set()
        return await asyncio.Future()


def test_a_bot_whose_proof_finds_no_free_process_tries_again(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """It was logged with a traceback, as if the bot had failed, and blamed on the player."""

    async def story() -> None:
        table, prover = service(), BusyProver()
        table.proofs.prover = prover
        scheduler = MatchScheduler(table, InlineThinker())
        await table.open_match(plan("scatter", "scatter", sealed=True), HOSTESS, "1")
        await prover.begun.wait()
        await scheduler.stop()

    run(story())
    assert not [each for each in caplog.records if each.exc_info]
