"""The machine's clock was set back: deadlines and dates follow it, clocks of moves do not."""

from datetime import UTC, datetime

from kit.games.live_table import HOSTESS, place_fleets, plan, run, seat_two
from kit.stores.memory_logbook import ManualWatch, MemoryLogbook, service
from matches.test_pause import HOUR, agree, fire, look_at_clock, phase_of
from seabattle.game import Phase
from seabattle.matches.clock import ClockRule
from seabattle.matches.live_match import fold_pages
from seabattle.matches.match_plan import HOST, OPEN
from seabattle.matches.pace.pause import DAY
from seabattle.matches.rounds.deadline import GRACE, time_to_deadline
from seabattle.matches.service import Service
from seabattle.matches.state import card_of
from seabattle.wire.match_info import match_info_of

TEN_YEARS = 3650 * DAY
NOW = round(datetime(2036, 5, 1, tzinfo=UTC).timestamp() * 1000)


def table_of_days(watch: ManualWatch) -> tuple[Service, MemoryLogbook]:
    """A service, and where it keeps its matches."""
    logbook = MemoryLogbook()
    return service(logbook, watch=watch), logbook


def test_the_clock_of_a_move_runs_on_when_the_calendar_goes_back_ten_years() -> None:
    """A server was started ten years ahead and set right while a game was played."""

    async def story() -> None:
        watch = ManualWatch(NOW)
        table, logbook = table_of_days(watch)
        live = await seat_two(table, clock=ClockRule(move=DAY))
        await place_fleets(table, live)
        watch.time += 20 * HOUR
        watch.set_back = TEN_YEARS
        assert table.elapsed_time(live) == 20 * HOUR
        await look_at_clock(table, live)
        assert phase_of(live) is Phase.PLAYING
        await fire(table, live, 0)
        watch.time += 23 * HOUR
        await fire(table, live, 1)
        again = fold_pages(live.match, await logbook.pages(live.match))
        assert again.state == live.state
        watch.time += 23 * HOUR
        await look_at_clock(table, live)
        assert phase_of(live) is Phase.PLAYING
        watch.time += 2 * HOUR
        await look_at_clock(table, live)
        assert phase_of(live) is Phase.OVER

    run(story())


def test_lists_show_the_date_of_the_calendar() -> None:
    """What is moved now was not moved in ten years, and what was opened before keeps its date."""

    async def story() -> None:
        watch = ManualWatch(NOW)
        table, _ = table_of_days(watch)
        live = await seat_two(table, clock=ClockRule(move=DAY))
        await place_fleets(table, live)
        watch.set_back = TEN_YEARS
        await fire(table, live, 0)
        card = card_of(live.match, live.opened_at, live.state)
        assert card.opened_at == NOW
        assert card.moved_at == watch.date() == NOW - TEN_YEARS
        assert card.due == NOW + DAY
        other = await table.open_match(plan(HOST, OPEN), HOSTESS, "later")
        assert other.opened_at == NOW - TEN_YEARS
        await agree(table, live, 3)
        shown = match_info_of(live.match, live.state, watch.now(), 0)
        assert shown.paused_until == NOW - TEN_YEARS + 3 * DAY

    run(story())


def test_a_deadline_follows_the_calendar() -> None:
    """Set back, the round has the more time; set forward past its end, ten minutes are left."""
    watch = ManualWatch(NOW)
    deadline = NOW + HOUR
    assert time_to_deadline(deadline, watch) == HOUR
    watch.set_back = HOUR
    assert time_to_deadline(deadline, watch) == 2 * HOUR
    watch.time += 2 * HOUR
    assert time_to_deadline(deadline, watch) == 0
    watch.set_back = 0
    watch.time = deadline - GRACE
    watch.down_for(DAY)
    assert time_to_deadline(deadline, watch) == GRACE
