"""Pages on which no game goes on: pauses limit how often any visitor writes them."""

from collections.abc import Awaitable, Callable
from itertools import count
from typing import Any, get_args

import pytest

from kit.games.live_table import (
    ANNA,
    BRUNO,
    CARLA,
    FORUM,
    HOSTESS,
    begin_round,
    place_fleets,
    run,
    seat_two,
)
from kit.games.live_table import plan as classic_plan
from kit.stores.memory_logbook import ManualWatch, service
from seabattle.game import Fire, Phase, Seat
from seabattle.grid import Cell, Col, Row
from seabattle.matches.clock import ClockRule
from seabattle.matches.event import Phrase
from seabattle.matches.live_match import LiveMatch, fold_pages
from seabattle.matches.match_plan import HOST, LINK, OPEN, MatchPlan, link_keys
from seabattle.matches.pace.pace import ALLOWANCE, MOST_CHANGES, SITTING, SITTINGS, SPAN
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import ChangedEnough, TooSoon
from seabattle.matches.request import (
    Act,
    ActFor,
    AskRematch,
    ClaimAbsence,
    EndMatch,
    EndRound,
    NewSitter,
    OfferPause,
    OfferStop,
    PlayerRequest,
    RefusePause,
    RefuseStop,
    Remind,
    ReplacePlayer,
    Say,
    SayPhrase,
    SeatComputer,
    SendAway,
    SetDeadline,
    ShowField,
    SitDown,
    StandUp,
)
from seabattle.matches.service import Answered, Service, SubmittedRequest

IDS = count(1)
DAY = 24 * 3600 * 1000


async def ask(table: Service, live: LiveMatch, by: PlayerId, request: Any) -> Any:
    """Ask for something under a fresh id."""
    asked = SubmittedRequest(str(next(IDS)), request, by, sitter=NewSitter(by))
    return await table.submit(live.match, asked)


def test_a_stranger_cannot_fill_the_log_by_sitting_down_and_standing_up() -> None:
    """6,000 pages in a host's log were possible, each read again by every later visitor."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        live = await table.open_match(classic_plan(HOST, OPEN), HOSTESS, "1")
        before = live.seq
        for _ in range(300):
            refused = await ask(table, live, BRUNO, SitDown())
            await ask(table, live, BRUNO, StandUp())
        assert live.seq - before == 2 * ALLOWANCE // (SITTING * SPAN) + 2
        assert isinstance(refused, TooSoon)
        watch.time += 1000 * refused.seconds
        assert isinstance(await ask(table, live, BRUNO, SitDown()), Answered)

    run(story())


def test_many_visitors_at_one_table_share_a_pause_and_leave_room_for_guests() -> None:
    """A stranger can be many; a guest with a link still gets the seat."""

    async def story() -> None:
        table = service()
        live = await table.open_match(classic_plan(HOST, OPEN), HOSTESS, "1")
        kept = await table.open_match(MatchPlan(FORUM, "forum", (HOST, OPEN, LINK)), HOSTESS, "2")
        for each in (live, kept):
            before = each.seq
            for number in range(200):
                visitor = PlayerId(f"visitor-{number}")
                refused = await ask(table, each, visitor, SitDown())
                await ask(table, each, visitor, StandUp())
            assert isinstance(refused, TooSoon)
            assert each.seq - before <= 2 * (SITTINGS + 4)
        (key,) = link_keys(kept.state, kept.match, table.key_deriver).values()
        assert isinstance(await ask(table, kept, CARLA, SitDown(key=key)), Answered)

    run(story())


def test_an_offer_made_twice_is_one_page() -> None:
    """Repeating it changes nothing, so nothing is written."""

    async def story() -> None:
        table = service()
        live = await seat_two(table)
        assert isinstance(await ask(table, live, ANNA, OfferStop()), Answered)
        before = live.seq
        assert isinstance(await ask(table, live, ANNA, OfferStop()), Answered)
        assert live.seq == before

    run(story())


def test_an_order_can_be_changed_often_but_not_for_ever() -> None:
    """Each change is a page that only one player hears of."""

    async def story() -> None:
        table = service()
        live = await begin_round(table)
        assert live.state.game.table.phase is Phase.PLAYING
        for number in range(MOST_CHANGES + 1):
            shot = Act(Fire((Cell(Row(number // 10 % 10), Col(number % 10)),)))
            assert isinstance(await ask(table, live, ANNA, shot), Answered)
        assert await ask(table, live, ANNA, shot) == ChangedEnough(MOST_CHANGES)
        assert await ask(table, live, BRUNO, shot) == Answered(live.message_count(Seat(1)))
        assert await ask(table, live, ANNA, shot) == ChangedEnough(MOST_CHANGES)
        await ask(table, live, ANNA, EndRound())
        for cell in (Cell(Row(5), Col(5)), Cell(Row(5), Col(6))):
            assert isinstance(await ask(table, live, ANNA, Act(Fire((cell,)))), Answered)

    run(story())


def test_the_pauses_follow_from_the_log() -> None:
    """A server that reads the match again counts as the one that wrote it."""

    async def story() -> None:
        table = service()
        live = await seat_two(table)
        await ask(table, live, ANNA, OfferStop())
        await ask(table, live, BRUNO, RefuseStop())
        again = fold_pages(live.match, await table.logbook.pages(live.match))
        assert again.state.asides == live.state.asides
        assert set(again.state.asides.by) == {ANNA, BRUNO}

    run(story())


NOTHING: Callable[[int], Any] = lambda _: None  # noqa: E731 -- One of many.

ENDLESS: dict[type, Callable[[int], Any]] = {
    SitDown: lambda _: SitDown(),
    SeatComputer: NOTHING,
    StandUp: lambda _: StandUp(),
    Act: lambda n: Act(Fire((Cell(Row(n // 10 % 10), Col(n % 10)),))),
    Say: NOTHING,
    ShowField: NOTHING,
    OfferStop: lambda _: OfferStop(),
    RefuseStop: lambda _: RefuseStop(),
    OfferPause: lambda n: OfferPause(n % 60),
    RefusePause: lambda _: RefusePause(),
    SayPhrase: lambda _: SayPhrase(Phrase.OUCH),
    ClaimAbsence: lambda _: ClaimAbsence(),
    EndRound: NOTHING,
    SendAway: NOTHING,
    Remind: lambda _: Remind(),
    ActFor: lambda n: ActFor(Seat(1), Fire((Cell(Row(n // 10 % 10), Col(n % 10)),))),
    ReplacePlayer: lambda _: ReplacePlayer(Seat(1)),
    SetDeadline: lambda n: SetDeadline(1_000_000_000 + n),
    EndMatch: NOTHING,
    AskRematch: lambda _: AskRematch(),
}
"""What could be repeated at a table; nothing for what fills a seat, ends the game or is sealed."""


async def open_table(table: Service) -> LiveMatch:
    """Anna and Carla wait for a third player."""
    live = await table.open_match(MatchPlan(FORUM, "forum", (HOST, OPEN, OPEN)), HOSTESS, "1")
    await ask(table, live, CARLA, SitDown())
    return live


async def begin_by_days(table: Service) -> LiveMatch:
    """A game in which a pause can be agreed on."""
    live = await seat_two(table, clock=ClockRule(move=3 * DAY))
    await place_fleets(table, live)
    return live


@pytest.mark.parametrize("begin", [open_table, begin_by_days, begin_round])
def test_no_request_can_be_repeated_into_the_log_for_ever(
    begin: Callable[[Service], Awaitable[LiveMatch]],
) -> None:
    """A new kind of request has to be named here, and is bounded like the others."""
    assert set(ENDLESS) == set(get_args(PlayerRequest))

    async def story() -> None:
        table = service()
        live = await begin(table)
        lengths = []
        for number in range(150):
            for make in ENDLESS.values():
                wanted = make(number)
                # Where all agree to stop, or a shot is fired, the game goes on or ends.
                moves = isinstance(wanted, Act) and begin is not begin_round
                by = (ANNA,) if isinstance(wanted, OfferStop) else (ANNA, BRUNO)
                for player in by if wanted is not None and not moves else ():
                    await ask(table, live, player, wanted)
            lengths.append(live.seq)
        assert not live.state.over
        assert lengths[-1] == lengths[129]

    run(story())
