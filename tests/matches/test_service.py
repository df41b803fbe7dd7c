import asyncio
from collections.abc import Callable

import pytest

from kit.games.live_table import (
    ANNA,
    BRUNO,
    CARLA,
    CLASSIC,
    HOSTESS,
    ask,
    begin_round,
    place_fleets,
    plan,
    run,
    seat_two,
)
from kit.stores.memory_logbook import BellHub, InlineThinker, ManualWatch, MemoryLogbook, service
from seabattle.bots import find_bot
from seabattle.game import Fire, Phase, Refusal, Seat
from seabattle.game.refusal import GameIsOver, NotYourTurn
from seabattle.grid import Cell, Col, Row
from seabattle.matches.clock import ClockRule, remaining_time
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, LINK, link_keys
from seabattle.matches.refusal import (
    AlreadySeated,
    KeyDoesNotFit,
    NoFreeSeat,
    NotAtTable,
    OutOfDate,
)
from seabattle.matches.request import Act, AskRematch, LookAtClock, OfferStop, SitDown
from seabattle.matches.scheduler import MatchScheduler
from seabattle.matches.service import Answered, SubmittedRequest
from seabattle.matches.state import card_of
from seabattle.views import open_cells


async def until(happened: Callable[[], object]) -> None:
    """Let others run until something has happened."""
    while not happened():  # noqa: ASYNC110 -- No event is set; a look costs nothing.
        await asyncio.sleep(0)


def is_over(live: LiveMatch) -> bool:
    """Whether the game has ended by now."""
    return live.state.over


def at(row: int, col: int) -> tuple[Cell, ...]:
    """One cell to fire at."""
    return (Cell(Row(row), Col(col)),)


def test_a_seat_that_is_kept_for_a_friend_opens_to_the_key_once() -> None:
    """A forwarded link must not let a second stranger in."""

    async def story() -> None:
        table = service()
        live = await table.open_match(plan(HOST, LINK), HOSTESS, "1")
        key = link_keys(live.state, live.match, table.key_deriver)[Seat(1)]

        assert await ask(table, live, BRUNO, SitDown()) == NoFreeSeat()
        assert await ask(table, live, BRUNO, SitDown(key="guess")) == KeyDoesNotFit()
        assert isinstance(await ask(table, live, BRUNO, SitDown(key=key)), Answered)
        assert await ask(table, live, CARLA, SitDown(key=key)) == KeyDoesNotFit()
        assert await ask(table, live, BRUNO, SitDown(key=key)) == AlreadySeated(Seat(1))

    run(story())


def test_a_player_cannot_act_for_the_seat_of_another() -> None:
    """Other servers have been seen to fire for any client that asks."""

    async def story() -> None:
        table = service()
        live = await seat_two(table)
        await place_fleets(table, live)
        turn = live.state.game.table.turn
        assert turn is not None
        other = (ANNA, BRUNO)[1 - turn]

        assert await ask(table, live, other, Act(Fire(at(0, 0)))) == NotYourTurn(turn)
        assert await ask(table, live, CARLA, Act(Fire(at(0, 0)))) == NotAtTable()

    run(story())


def test_a_command_sent_five_times_at_once_takes_effect_once() -> None:
    """Impatient people press twice, and networks repeat."""

    async def story() -> None:
        logbook = MemoryLogbook()
        table = service(logbook)
        live = await seat_two(table)
        await place_fleets(table, live)
        turn = live.state.game.table.turn
        assert turn is not None
        player = (ANNA, BRUNO)[turn]
        shot = SubmittedRequest("shot", Act(Fire(at(4, 4))), player)

        answers = await asyncio.gather(*(table.submit(live.match, shot) for _ in range(5)))

        assert all(isinstance(each, Answered) for each in answers)
        assert [page.command for page in logbook.kept[live.match]].count(f"{player}/shot") == 1

    run(story())


def test_two_processes_that_write_at_once_make_one_history() -> None:
    """The logbook decides who was first, and the other thinks again."""

    async def story() -> None:
        logbook, belfry, watch = MemoryLogbook(), BellHub(), ManualWatch()
        here, there = (service(logbook, watch, belfry, seed) for seed in (1, 2))
        live = await seat_two(here)
        await place_fleets(here, live)
        turn = live.state.game.table.turn
        assert turn is not None
        player = (ANNA, BRUNO)[turn]

        outcomes = await asyncio.gather(
            here.submit(live.match, SubmittedRequest("a", Act(Fire(at(0, 0))), player)),
            there.submit(live.match, SubmittedRequest("b", Act(Fire(at(0, 1))), player)),
        )

        # Classic shooting alternates: one shot counts, the other comes too late.
        assert sorted(type(each).__name__ for each in outcomes) == ["Answered", "NotYourTurn"]
        other = await there.load_match(live.match)
        assert other is not None
        await here.catch_up(live)
        assert live.journal == other.journal

    run(story())


def test_a_command_made_before_something_happened_is_refused_as_out_of_date() -> None:
    """A player who fires at what was true a moment ago wants to look again first."""

    async def story() -> None:
        table = service()
        live = await seat_two(table)
        await place_fleets(table, live)
        turn = live.state.game.table.turn
        assert turn is not None
        player = (ANNA, BRUNO)[turn]
        now = live.message_count(turn)

        outcome = await ask(table, live, player, Act(Fire(at(0, 0))), made_on=now - 1)

        assert outcome == OutOfDate(now - 1, now)
        assert isinstance(
            await ask(table, live, player, Act(Fire(at(0, 0))), made_on=now), Answered
        )

    run(story())


def test_an_order_is_not_out_of_date_because_others_have_given_theirs() -> None:
    """In a round game all players think at the same time."""

    async def story() -> None:
        table = service()
        live = await begin_round(table)
        heard = live.message_count(Seat(0))
        bruno, carla = (find_bot("scatter")(seed) for seed in (1, 2))
        await ask(table, live, BRUNO, Act(bruno.act(live.view(Seat(1)))))

        order = carla.act(live.view(Seat(2)))
        made_on = live.message_count(Seat(2)) - 1
        assert isinstance(await ask(table, live, CARLA, Act(order), made_on=made_on), Answered)
        assert live.message_count(Seat(0)) == heard + 2

    run(story())


def test_a_changed_order_shows_no_other_viewer_a_new_number() -> None:
    """A gap in the numbers would tell that a player has changed an order."""

    async def story() -> None:
        table = service()
        live = await begin_round(table)
        for seed in (1, 2):
            before = [live.message_count(viewer) for viewer in (Seat(0), Seat(2), None)]
            order = find_bot("scatter")(seed).act(live.view(Seat(1)))
            await ask(table, live, BRUNO, Act(order), id=f"order {seed}")
        assert [live.message_count(viewer) for viewer in (Seat(0), Seat(2), None)] == before

    run(story())


@pytest.mark.parametrize(
    ("rule", "step"), [(ClockRule(move=60_000), 59_000), (ClockRule(bank=60_000), 59_000)]
)
def test_no_clock_runs_before_both_have_placed_nor_while_the_server_is_down(
    rule: ClockRule, step: int
) -> None:
    """A player should not lose because a friend was slow, or because the server was."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        live = await seat_two(table, clock=rule)
        watch.time += 10 * 60_000
        await place_fleets(table, live)
        turn = live.state.game.table.turn
        assert turn is not None
        watch.time += step
        watch.down_for(30 * 60_000)
        await ask(table, live, ANNA, LookAtClock())

        assert not is_over(live)
        assert (
            remaining_time(rule, live.state.clock, turn, table.elapsed_time(live)) == 60_000 - step
        )

        watch.time += 60_000 - step
        await ask(table, live, BRUNO, LookAtClock(), id="later")
        assert is_over(live)
        assert live.state.game.table.winner == 1 - turn

    run(story())


def test_a_shot_after_the_time_is_out_does_not_count() -> None:
    """The time is out when it is out, not when a client looks."""

    async def story() -> None:
        watch = ManualWatch()
        table = service(watch=watch)
        live = await seat_two(table, clock=ClockRule(move=60_000))
        await place_fleets(table, live)
        turn = live.state.game.table.turn
        assert turn is not None
        watch.time += 60_000

        outcome = await ask(table, live, (ANNA, BRUNO)[turn], Act(Fire(at(0, 0))))

        assert outcome == GameIsOver()
        assert live.state.game.table.winner == 1 - turn

    run(story())


def test_a_game_against_the_computer_is_played_to_its_end_and_again_as_a_rematch() -> None:
    """The person fires, the computer answers by itself, and one word asks for another game."""

    async def story() -> None:
        table = service()
        MatchScheduler(table, InlineThinker())
        live = await table.open_match(plan(HOST, "hunter"), HOSTESS, "1")
        person = find_bot("scatter")(7)
        while not live.state.over:
            state = live.state.game.table
            if state.phase is Phase.PLACING or state.turn == 0:
                command = person.act(live.view(Seat(0)))
                await ask(table, live, ANNA, Act(command))
            await asyncio.sleep(0)
        await ask(table, live, ANNA, AskRematch())
        await until(lambda: live.state.following)
        assert live.state.following is not None
        again = await table.load_match(live.state.following)
        assert again is not None
        assert again.state.seat_of(ANNA) == Seat(1)
        assert again.state.opened.chairs[0].bot == "hunter"

    run(story())


def test_when_all_agree_to_stop_no_player_wins() -> None:
    """One offer is a question, two are an agreement."""

    async def story() -> None:
        table = service()
        live = await seat_two(table)
        await place_fleets(table, live)
        await ask(table, live, ANNA, OfferStop())
        assert not is_over(live)
        await ask(table, live, BRUNO, OfferStop())
        assert is_over(live)
        assert live.state.game.table.winner is None

    run(story())


def test_a_match_taken_up_from_its_log_is_the_same_match() -> None:
    """A restart loads the log; there is no other state."""

    async def story() -> None:
        logbook, watch = MemoryLogbook(), ManualWatch()
        table = service(logbook, watch)
        MatchScheduler(table, InlineThinker())
        live = await table.open_match(
            plan("hunter", "scatter", clock=ClockRule(move=60_000)), HOSTESS, "1"
        )
        await until(lambda: live.state.over)

        again = await service(logbook, watch).load_match(live.match)

        assert again is not None
        assert again.state == live.state
        for viewer in (Seat(0), Seat(1), None):
            assert again.messages_for(viewer) == live.messages_for(viewer)
            assert again.view(viewer) == live.view(viewer)

    run(story())


def test_a_refused_request_writes_nothing() -> None:
    """A forbidden request leaves no trace in the log."""

    async def story() -> None:
        logbook = MemoryLogbook()
        table = service(logbook)
        live = await seat_two(table)
        before = len(logbook.kept[live.match])
        assert isinstance(await ask(table, live, ANNA, AskRematch()), Refusal)
        assert len(logbook.kept[live.match]) == before

    run(story())


def test_the_card_of_a_match_is_the_one_that_its_log_makes() -> None:
    """The list is told of a move without being made anew; it must not lag behind."""

    async def story() -> None:
        logbook, watch = MemoryLogbook(), ManualWatch()
        tables = [service(logbook, watch) for _ in range(2)]
        live = await seat_two(tables[0], clock=ClockRule(move=60_000))
        await place_fleets(tables[0], live)
        while not live.state.over:
            seat = live.state.game.table.turn
            assert seat is not None
            watch.time += 1000
            aim = CLASSIC.grid.cells(open_cells(live.view(seat)))[:1]
            # Now this process writes, now the other, and neither knows of all by itself.
            table = tables[live.seq // 3 % 2]
            await ask(table, live, (ANNA, BRUNO)[seat], Act(Fire(aim)))
            await tables[0].catch_up(live)
            assert logbook.index[live.match] == card_of(live.match, live.opened_at, live.state)

    run(story())


def test_all_listeners_hear_of_a_page_even_if_the_first_reads_what_others_were_told() -> None:
    """A player who stands up sees the match as a spectator before the spectators are woken."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await seat_two(table)
        woken: list[str] = []

        def looks_round() -> None:
            woken.append("a seat")
            for viewer in (Seat(0), Seat(1), None):
                live.messages_for(viewer)

        live.listen(Seat(0), looks_round)
        live.listen(Seat(1), lambda: woken.append("another"))
        live.listen(None, lambda: woken.append("a spectator"))
        await ask(table, live, BRUNO, OfferStop())

        assert woken == ["a seat", "another", "a spectator"]

    run(story())


def test_a_page_wakes_a_listener_once_and_only_with_news() -> None:
    """A shot tells several things, which go out together; a secret wakes no other viewer."""

    async def story() -> None:
        table = service(MemoryLogbook())
        live = await begin_round(table)
        woken: list[int] = []
        for seat in range(3):
            live.listen(Seat(seat), lambda seat=seat: woken.append(seat))  # type: ignore[misc]
        for cell in (at(0, 0), at(0, 1)):
            await ask(table, live, ANNA, Act(Fire(cell)))
        assert woken == [0, 1, 2, 0]

    run(story())
