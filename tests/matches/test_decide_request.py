import inspect
from itertools import count
from random import Random, SystemRandom
from typing import Any

import pytest
from msgspec.structs import replace

from kit.games.live_table import ANNA, BRUNO, CARLA, CLASSIC, FORUM, HOSTESS, run, turns
from kit.games.random_player import play_randomly
from kit.games.small_game import events_of
from kit.stores.memory_logbook import BellHub, InlineThinker, ManualWatch, MemoryLogbook, service
from seabattle.bots import find_bot
from seabattle.game import Event, Fire, Game, MoveShip, Phase, PlaceFleet, Seat
from seabattle.game.codec import encode_json
from seabattle.game.refusal import NoRounds, NotDroppable
from seabattle.grid import Cell, Col, Row
from seabattle.matches import refereed_game
from seabattle.matches.clock import ClockRule
from seabattle.matches.decide_request import key_hash
from seabattle.matches.event import AbsenceClaimed, AbsenceDenied, Reminded
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, LINK, OPEN, MatchPlan, link_keys
from seabattle.matches.poller import Poller
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import (
    ClockDecides,
    KeyDoesNotFit,
    NobodyAbsent,
    NobodyToRemind,
    NoOffer,
    NotTheHost,
    RemindedLately,
)
from seabattle.matches.request import (
    Act,
    ClaimAbsence,
    EndRound,
    LookAtClock,
    NewSitter,
    OfferStop,
    RefuseStop,
    Remind,
    SendAway,
    SitDown,
    StandUp,
)
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.seats.absence import ABSENT, ANSWER
from seabattle.matches.service import Answered, Service, SubmittedRequest
from seabattle.rules import (
    MissedShot,
    Rounds,
    Ruleset,
    load_variant,
    random_fleet,
    settle,
    variant_names,
)
from seabattle.views import moves

PLAYERS = ANNA, BRUNO, CARLA
BONUS = settle(load_variant("classic-bonus"))
NAMES = count(1)


async def ask(table: Service, live: LiveMatch, by: PlayerId, request: Any) -> Any:
    """Ask for something under a fresh name."""
    asked = SubmittedRequest(str(next(NAMES)), request, by, sitter=NewSitter(by))
    return await table.submit(live.match, asked)


async def seat_players(
    table: Service, ruleset: Ruleset, clock: ClockRule | None = None
) -> LiveMatch:
    """Anna is the host, and all players sit."""
    seats = (HOST, *(OPEN,) * (ruleset.seats - 1))
    live = await table.open_match(
        MatchPlan(ruleset, "any", seats, clock or ClockRule()), HOSTESS, "1"
    )
    for player in PLAYERS[1 : ruleset.seats]:
        await ask(table, live, player, SitDown())
    return live


async def playing(table: Service, ruleset: Ruleset, clock: ClockRule | None = None) -> LiveMatch:
    """Play has begun."""
    live = await seat_players(table, ruleset, clock)
    for seat, player in enumerate(PLAYERS[: ruleset.seats]):
        await ask(
            table,
            live,
            player,
            Act(PlaceFleet(random_fleet(ruleset, Random(seat)))),
        )
    assert live.state.game.table.phase is Phase.PLAYING
    return live


def sides(live: LiveMatch) -> tuple[PlayerId, PlayerId, Seat]:
    """The player to move, the player who waits, and the seat to move."""
    turn = live.state.game.table.turn
    assert turn is not None
    return PLAYERS[turn], PLAYERS[1 - turn], turn


def test_the_game_of_a_player_who_left_on_their_own_turn_can_be_claimed_after_a_while() -> None:
    """No player waits for ever (P18); the claim is heard by all, and can be answered first."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        MatchScheduler(table, InlineThinker())
        live = await playing(table, CLASSIC)
        _, waiting, turn = sides(live)
        watch.time += ABSENT - 1000
        assert await ask(table, live, waiting, ClaimAbsence()) == NobodyAbsent(1)
        watch.time += 1000
        assert isinstance(await ask(table, live, waiting, ClaimAbsence()), Answered)
        assert live.messages_for(None)[-1].what == AbsenceClaimed(Seat(1 - turn), turn)
        assert await ask(table, live, waiting, ClaimAbsence()) == NobodyAbsent(ANSWER // 1000)
        watch.time += ANSWER
        await ask(table, live, waiting, ClaimAbsence())

        assert live.state.over
        assert live.state.game.table.winner == 1 - turn

    run(story())


@pytest.mark.parametrize("clock", [ClockRule(move=3 * 86_400_000), ClockRule(bank=10 * ABSENT)])
def test_where_a_clock_runs_it_alone_decides_about_a_player_who_left(clock: ClockRule) -> None:
    """The time that the players agreed on is theirs, and the refusal says how much is left."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        live = await playing(table, CLASSIC, clock)
        moving, waiting, _ = sides(live)
        whole = (clock.move or clock.bank) // 1000
        for _ in range(3):
            watch.time += ABSENT
            whole -= ABSENT // 1000
            assert await ask(table, live, waiting, ClaimAbsence()) == ClockDecides(whole)
        assert await ask(table, live, moving, ClaimAbsence()) == ClockDecides(whole)
        assert live.state.claim is None

    run(story())


def test_no_time_is_named_before_the_clock_runs() -> None:
    """While fleets are placed no clock runs."""

    async def story() -> None:
        table = service()
        live = await seat_players(table, CLASSIC, ClockRule(move=60_000))
        assert await ask(table, live, ANNA, ClaimAbsence()) == ClockDecides(0)

    run(story())


def test_a_player_cannot_be_claimed_away_on_another_players_turn() -> None:
    """A waiting player may make tea; the time counts from the moment the turn is theirs."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        live = await playing(table, CLASSIC)
        moving, _, turn = sides(live)
        watch.time += 10 * ABSENT
        assert await ask(table, live, moving, ClaimAbsence()) == NobodyAbsent(0)
        await ask(table, live, moving, Act(Fire((Cell(Row(0), Col(0)),))))

        assert live.state.game.table.turn != turn
        assert await ask(table, live, moving, ClaimAbsence()) == NobodyAbsent(ABSENT // 1000)

    run(story())


def test_a_player_who_thinks_for_long_in_front_of_the_board_is_not_away() -> None:
    """Thinking is what the clock is for."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        live = await playing(table, CLASSIC)
        _, waiting, turn = sides(live)
        live.listen(turn, lambda: None)
        watch.time += 10 * ABSENT

        assert await ask(table, live, waiting, ClaimAbsence()) == NobodyAbsent(0)

    run(story())


def test_a_player_with_a_bad_network_loses_nothing_by_coming_back() -> None:
    """Each absence counts for itself, and a claim is off once its seat is there again."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        MatchScheduler(table, InlineThinker())
        live = await playing(table, CLASSIC)
        _, waiting, turn = sides(live)

        def ear() -> None:
            return

        for _ in range(5):
            live.listen(turn, ear)
            live.leave(turn, ear, watch.now())
            watch.time += ABSENT - 1
            assert isinstance(await ask(table, live, waiting, ClaimAbsence()), NobodyAbsent)
        watch.time += 1
        assert isinstance(await ask(table, live, waiting, ClaimAbsence()), Answered)
        live.listen(turn, ear)
        await Poller(table).poll_once()
        await turns()
        assert live.messages_for(None)[-1].what == AbsenceDenied(turn)
        live.leave(turn, ear, watch.now())
        watch.time += ANSWER
        assert isinstance(await ask(table, live, waiting, ClaimAbsence()), NobodyAbsent)
        assert not live.state.over

    run(story())


def test_a_player_who_listens_at_another_process_is_not_away() -> None:
    """One process does not know who is at the other, so the claim is put to both."""

    async def story() -> None:
        logbook, belfry, watch = MemoryLogbook(), BellHub(), ManualWatch()
        here, there = (service(logbook, watch, belfry, seed) for seed in (1, 2))
        for table in (here, there):
            MatchScheduler(table, InlineThinker())
        live = await playing(here, CLASSIC)
        held = await there.load_match(live.match)
        assert held is not None
        _, waiting, turn = sides(live)
        held.listen(turn, lambda: None)
        watch.time += 2 * ABSENT
        for _ in range(3):
            await ask(here, live, waiting, ClaimAbsence())
            await turns()
            watch.time += ANSWER

        assert not live.state.over
        assert live.messages_for(None)[-1].what == AbsenceDenied(turn)

    run(story())


def test_a_ship_that_moves_in_secret_leaves_an_offer_on_the_table() -> None:
    """If the offer were gone, the player who made it could tell that a ship had moved."""

    async def story() -> None:
        table = service()
        live = await playing(table, BONUS)
        moving, waiting, turn = sides(live)
        await ask(table, live, waiting, OfferStop())
        command = moves(live.view(turn))[0]
        assert isinstance(command, MoveShip)
        assert isinstance(await ask(table, live, moving, Act(command)), Answered)

        assert isinstance(await ask(table, live, waiting, RefuseStop()), Answered)
        assert await ask(table, live, waiting, RefuseStop()) == NoOffer()

    run(story())


@pytest.mark.parametrize("missed", MissedShot)
@pytest.mark.parametrize("closing", ["host", "deadline"])
@pytest.mark.rule("FO3")
def test_a_round_is_closed_by_its_host_or_its_deadline(closing: str, missed: MissedShot) -> None:
    """What becomes of the orders that are missing is the ruleset's choice."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        ruleset = replace(FORUM, rounds=Rounds(missed=missed))
        live = await playing(table, ruleset, ClockRule(move=60_000))
        await ask(table, live, ANNA, Act(find_bot("scatter")(1).act(live.view(Seat(0)))))
        if closing == "host":
            assert await ask(table, live, BRUNO, EndRound()) == NotTheHost()
            assert isinstance(await ask(table, live, ANNA, EndRound()), Answered)
        else:
            watch.time += 60_000
            await ask(table, live, CARLA, LookAtClock())

        assert live.state.game.table.round == 2
        drawn = live.journal[-1].command.drawn  # type: ignore[union-attr]
        assert [shot.seat for shot in drawn] == ([1, 2] if missed is MissedShot.RANDOM else [])

    run(story())


def test_a_host_reminds_those_whose_order_is_missing() -> None:
    """A round of many waits for few, and they may have forgotten."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        live = await playing(table, FORUM)
        await ask(table, live, BRUNO, Act(find_bot("scatter")(1).act(live.view(Seat(1)))))
        assert await ask(table, live, BRUNO, Remind()) == NotTheHost()
        assert isinstance(await ask(table, live, ANNA, Remind()), Answered)
        for viewer in (Seat(0), Seat(1), Seat(2), None):
            assert live.messages_for(viewer)[-1].what == Reminded((Seat(2),))

        watch.time += 60_000
        assert await ask(table, live, ANNA, Remind()) == RemindedLately(240)
        watch.time += 240_000
        assert isinstance(await ask(table, live, ANNA, Remind()), Answered)

    run(story())


def test_only_awaited_players_are_reminded() -> None:
    """The host knows, the computer does not forget, and an empty seat does not listen."""

    async def story() -> None:
        table = service()
        live = await table.open_match(MatchPlan(CLASSIC, "any", (HOST, "scatter")), HOSTESS, "1")
        assert await ask(table, live, ANNA, Remind()) == NobodyToRemind()
        other = await table.open_match(MatchPlan(CLASSIC, "any", (HOST, OPEN)), HOSTESS, "2")
        assert await ask(table, other, ANNA, Remind()) == NobodyToRemind()

    run(story())


def test_a_reminder_does_not_make_an_order_stale() -> None:
    """A player who was about to fire when the reminder came must not be refused for it."""

    async def story() -> None:
        table = service()
        live = await playing(table, FORUM)
        order = Act(find_bot("scatter")(1).act(live.view(Seat(2))))
        made_on = live.message_count(Seat(2))
        await ask(table, live, ANNA, Remind())
        found = await table.submit(live.match, SubmittedRequest("late", order, CARLA, made_on))
        assert isinstance(found, Answered)

    run(story())


def test_a_game_of_turns_has_no_rounds_to_close() -> None:
    """The host is told so, and nothing happens."""

    async def story() -> None:
        table = service()
        live = await playing(table, CLASSIC)

        assert await ask(table, live, ANNA, EndRound()) == NoRounds()

    run(story())


def test_a_host_can_free_the_seat_of_a_player_who_never_places() -> None:
    """The friend who was asked second can sit there then."""

    async def story() -> None:
        table = service()
        live = await seat_players(table, CLASSIC)
        assert await ask(table, live, BRUNO, SendAway(Seat(0))) == NotTheHost()
        assert isinstance(await ask(table, live, ANNA, SendAway(Seat(1))), Answered)
        assert isinstance(await ask(table, live, CARLA, SitDown()), Answered)
        ships = random_fleet(CLASSIC, Random(1))
        await ask(table, live, CARLA, Act(PlaceFleet(ships)))

        assert isinstance(await ask(table, live, ANNA, SendAway(Seat(1))), NotDroppable)

    run(story())


def test_a_player_who_was_sent_away_cannot_come_back_by_the_old_link() -> None:
    """The link opened the freed seat again, to the very player who had to leave."""

    async def story() -> None:
        logbook = MemoryLogbook()
        table = service(logbook)
        plan = MatchPlan(CLASSIC, "classic", (HOST, LINK))
        live = await table.open_match(plan, HOSTESS, "1")
        links = [link_keys(live.state, live.match, table.key_deriver)[Seat(1)]]
        for _ in range(2):
            assert isinstance(await ask(table, live, BRUNO, SitDown(key=links[-1])), Answered)
            await ask(table, live, ANNA, SendAway(Seat(1)))
            for old in links:
                assert await ask(table, live, BRUNO, SitDown(key=old)) == KeyDoesNotFit()
            links.append(link_keys(live.state, live.match, table.key_deriver)[Seat(1)])
        assert len(set(links)) == 3
        assert isinstance(await ask(table, live, CARLA, SitDown(key=links[-1])), Answered)

        again = await service(logbook).load_match(live.match)
        assert again is not None
        assert again.state == live.state
        said = encode_json(live.messages_for(None))
        assert not any(key_hash(key).encode() in said for key in links)

    run(story())


def test_a_player_who_stood_up_may_come_back_by_the_same_link() -> None:
    """The host did not send them away."""

    async def story() -> None:
        table = service()
        live = await table.open_match(MatchPlan(CLASSIC, "classic", (HOST, LINK)), HOSTESS, "1")
        key = link_keys(live.state, live.match, table.key_deriver)[Seat(1)]
        for request in (SitDown(key=key), StandUp(), SitDown(key=key)):
            assert isinstance(await ask(table, live, BRUNO, request), Answered)

    run(story())


def test_a_host_can_begin_without_those_who_never_came_but_does_not_win_alone() -> None:
    """Three chairs and two friends are enough for a round game; one alone is none."""

    async def story() -> None:
        table = service()
        seats = (HOST, OPEN, OPEN)
        live = await table.open_match(MatchPlan(FORUM, "forum", seats), HOSTESS, "1")
        await ask(table, live, BRUNO, SitDown())
        for seat, player in enumerate((ANNA, BRUNO)):
            ships = random_fleet(FORUM, Random(seat))
            await ask(table, live, player, Act(PlaceFleet(ships)))
        await ask(table, live, ANNA, SendAway(Seat(2)))
        assert live.state.game.table.phase is Phase.PLAYING

        alone = await table.open_match(MatchPlan(CLASSIC, "classic", (HOST, OPEN)), HOSTESS, "2")
        await ask(table, alone, ANNA, SendAway(Seat(1)))
        assert alone.state.over
        assert alone.state.game.table.winner is None

    run(story())


def test_a_live_match_draws_its_chance_from_the_operating_system() -> None:
    """A generator whose other output can be seen can be computed (leak 8)."""
    assert isinstance(inspect.signature(Service).parameters["chance"].default, SystemRandom)


@pytest.mark.parametrize("variant", variant_names())
def test_what_is_called_plain_leaves_the_phase_of_the_game_alone(variant: str) -> None:
    """No lots are looked for after it, so a game that waits for lots would wait for ever."""
    ruleset = settle(load_variant(variant))
    game = Game(ruleset)
    seen: set[type[Event]] = set()
    for event in events_of(play_randomly(ruleset, 1)):
        before, game = game.table.phase, game.after([event])
        if type(event) in refereed_game._PLAIN:
            assert game.table.phase is before
            seen.add(type(event))
    assert seen
