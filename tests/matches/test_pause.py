"""A pause that a table of days agrees on."""

from kit.games.live_table import ANNA, BRUNO, CARLA, ask, place_fleets, run, seat_two
from kit.stores.memory_logbook import ManualWatch, MemoryLogbook, service
from seabattle.game import Fire, Phase
from seabattle.game.refusal import GameIsOver
from seabattle.grid import Cell, Col, Row
from seabattle.matches.clock import ClockRule
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.pace.pause import DAY
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import ClockDecides, NoPause, NoPauseOffered, NotAtTable
from seabattle.matches.request import Act, ClaimAbsence, LookAtClock, OfferPause, RefusePause
from seabattle.matches.seats.absence import ABSENT
from seabattle.matches.service import Answered, Service, SubmittedRequest
from seabattle.wire.match_info import match_info_of

HOUR = DAY // 24


async def look_at_clock(table: Service, live: LiveMatch) -> None:
    """What happens when the service looks whose time is out."""
    await table.submit(live.match, SubmittedRequest(f"clock {live.seq}", LookAtClock()))


def phase_of(live: LiveMatch) -> Phase:
    """How far the game is."""
    return live.state.game.table.phase


def mover(live: LiveMatch) -> PlayerId:
    """Who is to move."""
    turn = live.state.game.table.turn
    assert turn is not None
    return (ANNA, BRUNO)[turn]


async def fire(table: Service, live: LiveMatch, number: int) -> None:
    """The player to move fires somewhere new."""
    at = Cell(Row(number // 10), Col(number % 10))
    assert isinstance(await ask(table, live, mover(live), Act(Fire((at,)))), Answered)


async def agree(table: Service, live: LiveMatch, days: int) -> None:
    """Both want a pause."""
    for player in (ANNA, BRUNO):
        assert isinstance(await ask(table, live, player, OfferPause(days)), Answered)


async def at_days(watch: ManualWatch, clock: ClockRule | None = None) -> tuple[Service, LiveMatch]:
    """Anna and Bruno play with a day for each move."""
    table = service(watch=watch)
    live = await seat_two(table, clock=clock or ClockRule(move=DAY))
    await place_fleets(table, live)
    return table, live


def test_a_game_of_three_days_goes_on_through_a_weeks_holiday() -> None:
    """Each move in time, a holiday in between, and no player loses by it; a day later one does.

    The clock of the player to move goes on after the pause where it stood before.
    """

    async def story() -> None:
        watch = ManualWatch()
        table, live = await at_days(watch)
        for number in range(3):
            watch.time += 20 * HOUR
            await fire(table, live, number)
        watch.time += 10 * HOUR
        await agree(table, live, 7)
        assert live.state.paused_until == watch.time + 7 * DAY
        shown = match_info_of(live.match, live.state, watch.now(), table.elapsed_time(live))
        assert shown.clock is not None
        assert not shown.clock.running
        watch.time += 7 * DAY + 13 * HOUR
        await look_at_clock(table, live)
        assert phase_of(live) is Phase.PLAYING
        watch.time += 2 * HOUR
        await look_at_clock(table, live)
        assert phase_of(live) is Phase.OVER

    run(story())


def test_a_move_in_a_pause_gives_the_other_player_a_whole_day_after_it() -> None:
    """Players do not have to come back from the beach because the other was bored."""

    async def story() -> None:
        watch = ManualWatch()
        table, live = await at_days(watch)
        await agree(table, live, 3)
        watch.time += DAY
        await fire(table, live, 0)
        watch.time += 2 * DAY + 23 * HOUR
        await look_at_clock(table, live)
        assert phase_of(live) is Phase.PLAYING
        watch.time += 2 * HOUR
        await look_at_clock(table, live)
        assert phase_of(live) is Phase.OVER

    run(story())


def test_a_pause_ends_early_when_all_players_agree() -> None:
    """The clock goes on from that moment, and not a minute is lost by having asked."""

    async def story() -> None:
        watch = ManualWatch()
        table, live = await at_days(watch)
        assert await ask(table, live, ANNA, OfferPause(0)) == NoPauseOffered()
        await agree(table, live, 7)
        watch.time += DAY
        await ask(table, live, ANNA, OfferPause(0))
        assert live.state.paused_until > watch.time
        await ask(table, live, BRUNO, RefusePause())
        await agree(table, live, 0)
        assert live.state.paused_until == watch.time
        watch.time += 23 * HOUR
        await look_at_clock(table, live)
        assert phase_of(live) is Phase.PLAYING
        watch.time += 2 * HOUR
        await look_at_clock(table, live)
        assert phase_of(live) is Phase.OVER
        assert await ask(table, live, ANNA, OfferPause(0)) == GameIsOver()

    run(story())


def test_a_pause_needs_the_consent_of_all_to_the_same_length() -> None:
    """Another length is another offer, and a no takes it off the table."""

    async def story() -> None:
        table, live = await at_days(ManualWatch())
        assert await ask(table, live, BRUNO, RefusePause()) == NoPauseOffered()
        await ask(table, live, ANNA, OfferPause(7))
        await ask(table, live, BRUNO, OfferPause(2))
        assert live.state.paused_until == 0
        await ask(table, live, ANNA, RefusePause())
        await ask(table, live, ANNA, OfferPause(2))
        assert live.state.paused_until == 0
        assert await ask(table, live, CARLA, OfferPause(2)) == NotAtTable()
        await ask(table, live, BRUNO, OfferPause(2))
        assert live.state.paused_until > 0
        assert live.state.pause_offer is None

    run(story())


def test_a_pause_is_no_way_out_of_a_game_of_minutes() -> None:
    """And not for a game without a clock, where waiting costs nothing."""

    async def story() -> None:
        for clock in (ClockRule(move=60_000), ClockRule(bank=DAY), ClockRule()):
            table, live = await at_days(ManualWatch(), clock)
            assert await ask(table, live, ANNA, OfferPause(1)) == NoPause()

    run(story())


def test_a_game_by_days_is_won_by_its_clock_and_never_by_a_claim() -> None:
    """A game of three days a move was won 77 seconds after the opponent closed the page."""

    async def story() -> None:
        watch = ManualWatch()
        table, live = await at_days(watch)
        await agree(table, live, 1)
        watch.time += 2 * ABSENT
        waiting = BRUNO if mover(live) == ANNA else ANNA
        left = (DAY + live.state.opened.clock.move - 2 * ABSENT) // 1000
        assert await ask(table, live, waiting, ClaimAbsence()) == ClockDecides(left)
        watch.time += DAY
        assert await ask(table, live, waiting, ClaimAbsence()) == ClockDecides(left - DAY // 1000)
        assert live.state.claim is None

    run(story())


def test_a_pause_outlives_the_process() -> None:
    """A process that reads the log again stops the clocks for as long."""

    async def story() -> None:
        watch, logbook = ManualWatch(), MemoryLogbook()
        table = service(logbook, watch)
        live = await seat_two(table, clock=ClockRule(move=DAY))
        await place_fleets(table, live)
        await agree(table, live, 5)
        watch.time += 4 * DAY
        again = await service(logbook, watch).load_match(live.match)
        assert again is not None
        assert again.state == live.state
        assert again.state.clock.since == live.state.paused_until

    run(story())
