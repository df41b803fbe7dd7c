"""What a host does for others: orders, substitutes, deadlines, the end."""

from itertools import count
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kit.games.live_table import ANNA, BRUNO, CARLA, HOSTESS, run
from kit.stores.memory_logbook import ManualWatch, MemoryLogbook, service
from seabattle.game import Fire, Phase, PlaceFleet, Resign, Seat
from seabattle.game.refusal import GameIsOver
from seabattle.grid import Cell, Col, Row
from seabattle.matches.clock import ClockRule
from seabattle.matches.event import HostEnded, SeatHanded, SitterKind
from seabattle.matches.live_match import LiveMatch, fold_pages
from seabattle.matches.match_plan import BY_HOST, LINK, MatchPlan, link_keys
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import (
    DeadlinePast,
    HostHoldsNoSeat,
    NobodyToReplace,
    NotAtTable,
    NotByHost,
    NotTheHost,
)
from seabattle.matches.request import (
    Act,
    ActFor,
    EndMatch,
    EndRound,
    LookAtClock,
    NewSitter,
    ReplacePlayer,
    SendAway,
    SetDeadline,
    SitDown,
)
from seabattle.matches.rounds.deadline import DeadlineRule, next_deadline
from seabattle.matches.service import Answered, Service, SubmittedRequest
from seabattle.matches.telling.match_record import record_of
from seabattle.records import read_record, write_record
from seabattle.rules import Rounds, load_variant, random_fleet, settle

FORUM = settle(load_variant("forum"), 3)
NAMES = ("Anna", "Boris", "Carla")
IDS = count(1)
HOUR = 3_600_000


async def ask(table: Service, live: LiveMatch, request: Any, by: PlayerId = ANNA) -> Any:
    """Ask for something under a fresh name; Anna is the host."""
    asked = SubmittedRequest(str(next(IDS)), request, by, sitter=NewSitter(by))
    return await table.submit(live.match, asked)


async def lay(table: Service, *seats: str, **options: Any) -> LiveMatch:
    """A forum game whose players only write, unless something else is said."""
    ruleset = options.pop("ruleset", FORUM)
    plan = MatchPlan(ruleset, "forum", seats or (BY_HOST,) * 3, names=NAMES, **options)
    return await table.open_match(plan, HOSTESS, "1")


def fleet(seat: int) -> PlaceFleet:
    """A legal fleet."""
    return PlaceFleet(random_fleet(FORUM, Random(seat)))


def shot(number: int) -> Fire:
    """A cell, another one for each number."""
    return Fire((Cell(Row(number // 10), Col(number % 10)),))


async def begin(table: Service, **options: Any) -> LiveMatch:
    """A game in its first round, all fleets pasted."""
    live = await lay(table, **options)
    for seat in range(3):
        assert isinstance(await ask(table, live, ActFor(Seat(seat), fleet(seat))), Answered)
    assert live.state.game.table.phase is Phase.PLAYING
    return live


def test_the_host_gives_orders_for_those_who_only_write() -> None:
    """From the first fleet to the closing of a round."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await begin(table)
        for seat in range(3):
            await ask(table, live, ActFor(Seat(seat), shot(seat)))
        assert live.state.game.table.round == 2
        assert all(entry.by_host for entry in live.journal if entry.seat is not None)
        assert [each.name for each in live.state.sitters if each] == list(NAMES)

    run(story())


def test_a_record_tells_which_orders_the_host_gave() -> None:
    """Readers of the record can check the host afterwards, so it must be in what they check."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await begin(table)
        await ask(table, live, EndMatch())
        record = record_of(live, NAMES)
        assert read_record(write_record(record)) == record
        assert [entry.by_host for entry in record.entries] == [True, True, True, False]

    run(story())


def test_an_order_may_be_corrected_until_the_round_closes() -> None:
    """A message was read wrongly."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await begin(table)
        await ask(table, live, ActFor(Seat(0), shot(1)))
        assert isinstance(await ask(table, live, ActFor(Seat(0), shot(2))), Answered)
        assert live.view(Seat(0)).own.order is not None
        assert live.view(Seat(0)).own.order == shot(2)

    run(story())


def test_only_the_host_gives_orders_for_others() -> None:
    """And the host gives none for a player who has a link."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await lay(table, BY_HOST, LINK, LINK)
        assert await ask(table, live, ActFor(Seat(0), fleet(0)), BRUNO) == NotTheHost()
        assert await ask(table, live, ActFor(Seat(1), fleet(0))) == NotByHost(Seat(1))
        assert await ask(table, live, Act(fleet(0))) == NotAtTable()

    run(story())


def test_a_host_who_gives_orders_holds_no_seat() -> None:
    """They know every player's fleet."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await lay(table, BY_HOST, LINK, LINK)
        keys = link_keys(live.state, live.match, table.key_deriver)
        assert await ask(table, live, SitDown(key=keys[Seat(1)])) == HostHoldsNoSeat()

    run(story())


def test_a_host_who_plays_cannot_begin_to_give_orders() -> None:
    """The other way round."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await lay(table, "host", "open", "open")
        await ask(table, live, SitDown(), BRUNO)
        named = ReplacePlayer(Seat(1), "Dora")
        assert await ask(table, live, named) == HostHoldsNoSeat()

    run(story())


def test_a_link_carries_the_name_that_the_host_has_written() -> None:
    """On the forum every player has a name already."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await lay(table, BY_HOST, LINK, LINK)
        keys = link_keys(live.state, live.match, table.key_deriver)
        await ask(table, live, SitDown(key=keys[Seat(1)]), BRUNO)
        sitter = live.state.sitters[1]
        assert sitter is not None
        assert (sitter.name, sitter.player) == ("Boris", BRUNO)

    run(story())


def test_a_substitute_takes_over_the_seat_with_its_fleet() -> None:
    """By name for a player who writes, by a new link for any other."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await begin(table)
        before = live.view(Seat(1)).own.ships
        await ask(table, live, ReplacePlayer(Seat(1), "Dora"))
        assert live.state.sitters[1] is not None
        assert live.state.sitters[1].name == "Dora"
        await ask(table, live, ReplacePlayer(Seat(1)))
        key = link_keys(live.state, live.match, table.key_deriver)[Seat(1)]
        await ask(table, live, SitDown(key=key), CARLA)
        assert live.state.seat_of(CARLA) == 1
        assert live.view(Seat(1)).own.ships == before
        assert await ask(table, live, ActFor(Seat(1), shot(5))) == NotByHost(Seat(1))
        assert isinstance(await ask(table, live, Act(shot(5)), CARLA), Answered)
        told = [each.what for each in live.messages_for(None)]
        assert SeatHanded(Seat(1), "Dora") in told

    run(story())


def test_a_replaced_player_has_no_part_in_the_game_any_more() -> None:
    """Their session knows nothing new."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await lay(table, LINK, LINK, LINK)
        keys = link_keys(live.state, live.match, table.key_deriver)
        for seat, player in enumerate((BRUNO, CARLA)):
            await ask(table, live, SitDown(key=keys[Seat(seat)]), player)
        await ask(table, live, ReplacePlayer(Seat(0), "Dora"))
        assert live.state.seat_of(BRUNO) is None
        assert await ask(table, live, Act(fleet(0)), BRUNO) == NotAtTable()
        # The old key opens nothing.
        assert not isinstance(await ask(table, live, SitDown(key=keys[Seat(0)]), BRUNO), Answered)

    run(story())


@pytest.mark.parametrize("seat", [1, 2, 40])
def test_only_a_person_in_the_game_can_be_replaced(seat: int) -> None:
    """Not a bot, a player who has resigned, or an empty seat."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await lay(table, BY_HOST, "scatter", BY_HOST)
        await ask(table, live, ActFor(Seat(2), fleet(2)))
        await ask(table, live, ActFor(Seat(2), Resign()))
        assert await ask(table, live, ReplacePlayer(Seat(seat), "Dora")) == NobodyToReplace(
            Seat(seat)
        )

    run(story())


def test_the_host_ends_the_game_and_all_players_are_told_who_did() -> None:
    """A forum may lose interest."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await begin(table)
        assert await ask(table, live, EndMatch(), BRUNO) == NotTheHost()
        await ask(table, live, EndMatch())
        assert live.state.over
        assert HostEnded() in [each.what for each in live.messages_for(None)]
        assert await ask(table, live, EndMatch()) == GameIsOver()

    run(story())


def test_a_round_closes_at_its_hour_without_a_request() -> None:
    """And the next one has a deadline of its own."""

    async def story() -> None:
        watch = ManualWatch(1_800_000_000_000)
        table = service(MemoryLogbook(), watch=watch)
        rule = DeadlineRule("Europe/Rome", 20)
        live = await begin(table, deadline=rule)
        first = live.state.deadline
        assert first == next_deadline(rule, watch.now())
        await ask(table, live, ActFor(Seat(0), shot(1)))
        watch.time = first
        await table.submit(live.match, SubmittedRequest("clock", LookAtClock()))
        assert live.state.game.table.round == 2
        assert live.state.deadline == next_deadline(rule, first)
        assert live.state.deadline > first

    run(story())


def test_a_late_order_finds_the_round_closed() -> None:
    """Even if no process has looked at the clock before."""

    async def story() -> None:
        watch = ManualWatch(1_800_000_000_000)
        table = service(MemoryLogbook(), watch=watch)
        live = await begin(table, deadline=DeadlineRule("Europe/Rome", 20))
        assert live.state.deadline is not None
        watch.time = live.state.deadline + 1
        await ask(table, live, ActFor(Seat(0), shot(1)))
        assert live.state.game.table.round == 2
        assert live.view(Seat(0)).own.order is not None

    run(story())


@pytest.mark.parametrize("clock", [ClockRule(), ClockRule(move=24 * HOUR)])
def test_a_round_can_be_given_more_time_and_never_less(clock: ClockRule) -> None:
    """What was announced is a promise."""

    async def story() -> None:
        watch = ManualWatch(1_800_000_000_000)
        table = service(MemoryLogbook(), watch=watch)
        rule = None if clock.runs else DeadlineRule("Europe/Rome", 20)
        live = await begin(table, deadline=rule, clock=clock)
        now = watch.now()
        assert await ask(table, live, SetDeadline(now - 1)) == DeadlinePast()
        assert await ask(table, live, SetDeadline(now + HOUR)) == DeadlinePast()
        assert isinstance(await ask(table, live, SetDeadline(now + 60 * HOUR)), Answered)
        watch.time = now + 59 * HOUR
        await table.submit(live.match, SubmittedRequest("early", LookAtClock()))
        assert live.state.game.table.round == 1
        watch.time = now + 60 * HOUR
        await table.submit(live.match, SubmittedRequest("late", LookAtClock()))
        assert live.state.game.table.round == 2

    run(story())


def test_a_player_who_misses_too_many_rounds_is_dropped_unasked() -> None:
    """FO3, where the host has said so."""

    async def story() -> None:
        table = service(MemoryLogbook())
        ruleset = replace(FORUM, rounds=Rounds(drop_after=2))
        live = await begin(table, ruleset=ruleset, drops=True)
        for number in range(2):
            for seat in (0, 1):
                await ask(table, live, ActFor(Seat(seat), shot(40 + 2 * number + seat)))
            assert live.state.game.table.present >> 2 & 1
            await ask(table, live, EndRound())
        assert not live.state.game.table.present >> 2 & 1
        assert not live.state.over

    run(story())


def test_a_seat_whose_fleet_never_came_is_left_out() -> None:
    """The others play without them."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await lay(table)
        for seat in (0, 1):
            await ask(table, live, ActFor(Seat(seat), fleet(seat)))
        await ask(table, live, SendAway(Seat(2)))
        assert live.state.game.table.phase is Phase.PLAYING
        assert live.state.game.table.present == 0b011

    run(story())


def test_the_log_makes_the_same_match_again() -> None:
    """Everything a host has done is on its pages."""

    async def story() -> None:
        logbook = MemoryLogbook()
        watch = ManualWatch(1_800_000_000_000)
        table = service(logbook, watch=watch)
        live = await begin(table, deadline=DeadlineRule("Europe/Rome", 20))
        await ask(table, live, ReplacePlayer(Seat(1), "Dora"))
        await ask(table, live, SetDeadline(watch.now() + 90 * HOUR))
        again = fold_pages(live.match, await logbook.pages(live.match))
        assert again.state.deadline == live.state.deadline
        assert again.state.sitters == live.state.sitters
        assert again.state.by_host == 0b111
        assert again.state.sitters[1] is not None
        assert again.state.sitters[1].kind is SitterKind.BY_HOST

    run(story())
