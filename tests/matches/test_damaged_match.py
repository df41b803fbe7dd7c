"""One damaged match, and all the others, which go on."""

import asyncio
import logging
from typing import Any

import pytest
from msgspec.structs import replace

from kit.games.live_table import ANNA, BRUNO, HOSTESS, plan, run, turns
from kit.stores.memory_logbook import InlineThinker, ManualWatch, MemoryLogbook, service
from seabattle.game import Refusal, Seat
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, OPEN
from seabattle.matches.poller import Poller
from seabattle.matches.port import LogbookDamaged, MatchId
from seabattle.matches.refusal import MatchDamaged, TryAgain
from seabattle.matches.request import SitDown
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.service import (
    Answered,
    Service,
    SubmittedRequest,
    current_cards,
    list_cards,
    list_cards_of,
)
from seabattle.matches.service.held_matches import LOOK_AGAIN
from seabattle.matches.service.service import MOST_DUE
from seabattle.matches.state import BOT_GRACE
from seabattle.matches.telling.tombstone import tombstone_of


async def lay_bot_tables(logbook: MemoryLogbook, watch: ManualWatch, count: int) -> list[MatchId]:
    """Tables at which a bot is to place, laid one after the other by a process that is gone."""
    gone = service(logbook, watch)
    found = []
    for number in range(count):
        live = await gone.open_match(plan("scatter", OPEN), HOSTESS, str(number))
        found.append(live.match)
        watch.time += 1
    watch.time += BOT_GRACE + 1
    return found


async def placed(table: Service, match: MatchId) -> bool:
    """Whether the bot of a table has placed."""
    live = await table.load_match(match)
    assert live is not None
    return live.state.game.table.placed == 0b01


def unreadable(logbook: MemoryLogbook, match: MatchId) -> None:
    """A page with a good hash and unreadable content."""
    logbook.kept[match][0] = replace(logbook.kept[match][0], body=b'{"events":[{"type":"?"}]}')


def changed(logbook: MemoryLogbook, match: MatchId) -> None:
    """A page that does not fit its hash."""
    logbook.spoilt.add(match)


@pytest.mark.parametrize("spoil", [changed, unreadable])
def test_one_damaged_match_leaves_all_others_looked_after(
    spoil: Any, caplog: pytest.LogCaptureFixture
) -> None:
    """It was due first in every round, and the patrol never came to those behind it."""

    async def story() -> None:
        logbook, watch = MemoryLogbook(), ManualWatch()
        first, second, third = await lay_bot_tables(logbook, watch, 3)
        spoil(logbook, first)
        table = service(logbook, watch)
        MatchScheduler(table, InlineThinker())
        counted: list[int] = []
        table.damaged.count_changed = counted.append
        for _ in range(5):
            await Poller(table).poll_once()
            await turns()
            watch.time += LOOK_AGAIN // 2

        assert await placed(table, second)
        assert await placed(table, third)
        assert counted == [1, 1, 1]
        named = [each for each in caplog.records if each.levelno >= logging.ERROR]
        assert [first in each.getMessage() for each in named] == [True]
        assert "page 1" in named[0].getMessage()

    run(story())


def test_more_damaged_matches_than_fit_into_a_round_do_not_crowd_out_the_others() -> None:
    """They stay due for ever, and the list of what is due has an end."""

    async def story() -> None:
        logbook, watch = MemoryLogbook(), ManualWatch()
        (template,) = await lay_bot_tables(logbook, watch, 1)
        for number in range(MOST_DUE):
            name = MatchId(f"damaged {number}")
            logbook.kept[name] = []
            logbook.index[name] = replace(logbook.index[template], match=name, due=1)
            logbook.spoilt.add(name)
        table = service(logbook, watch)
        MatchScheduler(table, InlineThinker())
        for _ in range(2):
            await Poller(table).poll_once()
            await turns()

        assert await placed(table, template)

    run(story())


def test_listeners_of_a_damaged_match_are_told_and_no_command_is_acknowledged() -> None:
    """A screen that waits for a move that can never come is worse than bad news."""

    async def story() -> None:
        logbook = MemoryLogbook()
        table = service(logbook)
        live = await table.open_match(plan(HOST, OPEN), HOSTESS, "1")
        woken: list[Refusal | None] = []
        live.listen(Seat(0), lambda: woken.append(live.damaged))
        logbook.spoilt.add(live.match)

        sitting = SubmittedRequest("sit", SitDown(), BRUNO)
        assert await table.submit(live.match, sitting) == MatchDamaged()
        assert woken == [MatchDamaged()]
        with pytest.raises(LogbookDamaged):
            await table.load_match(live.match)

        logbook.spoilt.clear()
        assert isinstance(await table.submit(live.match, sitting), Answered)
        assert len(table.damaged) == 0

    run(story())


def test_a_page_of_a_newer_release_sends_its_readers_to_another_node() -> None:
    """Nothing is damaged: during a rolling upgrade the next node may read on."""

    async def story() -> None:
        logbook = MemoryLogbook()
        table = service(logbook)
        live = await table.open_match(plan(HOST, OPEN), HOSTESS, "1")
        page = replace(logbook.kept[live.match][0], seq=2, command="x", body=b'{"version":99}')
        logbook.kept[live.match].append(page)
        live.listen(Seat(0), lambda: None)
        await table.poll_watched_matches()

        assert live.damaged == TryAgain()
        sitting = SubmittedRequest("sit", SitDown(), BRUNO)
        assert await table.submit(live.match, sitting) == TryAgain()

    run(story())


def test_a_restored_match_is_taken_up_by_the_patrol_without_a_restart() -> None:
    """A host who restores a match should not have to interrupt all others for it."""

    async def story() -> None:
        logbook, watch = MemoryLogbook(), ManualWatch()
        (match,) = await lay_bot_tables(logbook, watch, 1)
        logbook.spoilt.add(match)
        table = service(logbook, watch)
        MatchScheduler(table, InlineThinker())
        await Poller(table).poll_once()
        logbook.spoilt.clear()
        watch.time += LOOK_AGAIN
        await Poller(table).poll_once()
        await turns()

        assert await placed(table, match)
        assert len(table.damaged) == 0

    run(story())


def test_no_bot_and_no_timer_goes_on_for_ever_at_a_damaged_match() -> None:
    """Each tried again five times a second, for as long as the process lived."""

    class Impatient(InlineThinker):
        thoughts = 0

        async def move(self, *words: Any) -> Any:
            self.thoughts += 1
            return await super().move(*words)

    async def story() -> None:
        logbook, watch, thinker = MemoryLogbook(), ManualWatch(), Impatient()
        table = service(logbook, watch)
        scheduler = MatchScheduler(table, thinker)
        live = await table.open_match(plan("scatter", "scatter"), HOSTESS, "1")
        logbook.spoilt.add(live.match)
        for _ in range(5):
            await asyncio.sleep(0.1)

        assert thinker.thoughts <= 2
        assert not scheduler._thinking
        assert not scheduler._timers

    run(story())


def test_damage_that_is_found_while_reading_on_ends_that_match_alone() -> None:
    """A stroke of the bell for a damaged match was an exception in the task of the bell."""

    async def story() -> None:
        logbook = MemoryLogbook()
        table = service(logbook)
        lives: list[LiveMatch] = []
        for number in range(3):
            live = await table.open_match(plan(HOST, OPEN), HOSTESS, str(number))
            live.listen(Seat(0), lambda: None)
            lives.append(live)
            page = replace(logbook.kept[live.match][0], seq=2, command="x")
            logbook.kept[live.match].append(page)
        logbook.kept[lives[0].match][1] = replace(logbook.kept[lives[0].match][1], body=b"?")
        await table.poll_watched_matches()

        assert [live.damaged is not None for live in lives] == [True, False, False]
        assert [live.seq for live in lives] == [1, 2, 2]

    run(story())


def test_a_damaged_match_is_left_out_of_the_lists_and_named_once(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """One of them failed the lists of every player who had ever met it there."""

    async def story() -> None:
        logbook, watch = MemoryLogbook(), ManualWatch()
        gone = service(logbook, watch)
        whole, spoilt = [
            (await gone.open_match(plan(HOST, OPEN), HOSTESS, number)).match for number in "12"
        ]
        logbook.spoilt.add(spoilt)
        table = service(logbook, watch)
        for _ in range(3):
            for found in (await list_cards(table), await list_cards_of(table, ANNA)):
                assert [card.match for card in found] == [whole]
            assert len(table.damaged) == 1
            watch.time += LOOK_AGAIN // 3 + 1
        # Lists that are asked for all the time do not put off the next look at it.
        assert not table.damaged.rests(spoilt, watch.time)
        named = [each for each in caplog.records if each.levelno >= logging.ERROR]
        assert [spoilt in each.getMessage() for each in named] == [True]

    run(story())


def test_a_match_that_cannot_be_read_names_no_deleted_player() -> None:
    """Its card still has their name, and the match that would tell it anew is damaged."""

    async def story() -> None:
        logbook = MemoryLogbook()
        gone = service(logbook)
        for number in "12":
            await gone.open_match(plan(HOST, OPEN), HOSTESS, number)
        table = service(logbook)
        table.tombstones = {tombstone_of(ANNA)}
        cards = await list_cards(table)
        logbook.spoilt.add(cards[0].match)
        current = await current_cards(table, cards)
        assert [card.match for card in current] == [cards[1].match]
        assert ANNA not in current[0].players

    run(story())
