"""Rounds that close at an hour of the day, where the host lives."""

from datetime import UTC, datetime
from zoneinfo import ZoneInfo

import pytest

from kit.stores.memory_logbook import ManualWatch
from seabattle.matches.rounds.deadline import (
    GRACE,
    DeadlineRule,
    local_text,
    next_deadline,
    time_to_deadline,
    utc_text,
)

ROME = DeadlineRule("Europe/Rome", 20)


def moment(text: str, zone: str = "UTC") -> int:
    """A moment by the clock on the wall."""
    return round(datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp() * 1000)


@pytest.mark.parametrize(
    ("begins", "closes"),
    [
        ("2026-06-10 20:00:03", "2026-06-11 20:00"),
        ("2026-06-10 14:00", "2026-06-11 20:00"),
        ("2026-06-10 07:59", "2026-06-10 20:00"),
        ("2026-06-10 08:01", "2026-06-11 20:00"),
        ("2026-06-10 23:59", "2026-06-11 20:00"),
    ],
)
def test_a_round_closes_at_its_hour_and_lasts_half_a_day_at_least(begins: str, closes: str) -> None:
    """Closing a round early does not make the next one last only a few minutes."""
    zone = "Europe/Rome"
    assert next_deadline(ROME, moment(begins, zone)) == moment(closes, zone)


@pytest.mark.parametrize(
    ("begins", "hours"),
    [("2026-03-28 20:00", 23), ("2026-10-24 20:00", 25), ("2026-06-10 20:00", 24)],
)
def test_across_a_change_of_summer_time_the_hour_on_the_wall_stays(begins: str, hours: int) -> None:
    """Rome changed on 29 March and 25 October 2026; the forum reads 20:00 all the same."""
    start = moment(begins, "Europe/Rome")
    closes = next_deadline(ROME, start)
    assert closes - start == hours * 3_600_000
    assert "20:00" in local_text(closes, "Europe/Rome")


def test_an_hour_that_the_change_leaves_out_is_the_one_behind_it() -> None:
    """On 29 March 2026 there was no 02:30 in Rome."""
    rule = DeadlineRule("Europe/Rome", 2, 30)
    closes = next_deadline(rule, moment("2026-03-28 12:00", "Europe/Rome"))
    assert utc_text(closes) == "2026-03-29 01:30 UTC"
    assert local_text(closes, "Europe/Rome").startswith("2026-03-29 03:30 Europe/Rome")


def test_a_round_may_last_several_days() -> None:
    """A forum of busy people."""
    rule = DeadlineRule("Asia/Vladivostok", 9, 15, days=3)
    zone = "Asia/Vladivostok"
    assert next_deadline(rule, moment("2026-01-01 09:15", zone)) == moment("2026-01-04 09:15", zone)


def test_an_unknown_time_zone_is_refused() -> None:
    """It is refused when the table is laid, not when the round should close."""
    assert ROME.sound
    assert not DeadlineRule("Rome", 20).sound
    assert not DeadlineRule("Europe/Atlantis", 20).sound


def test_a_deadline_is_said_in_utc_and_where_the_host_lives() -> None:
    """Players live everywhere."""
    at = round(datetime(2026, 11, 18, 19, tzinfo=UTC).timestamp() * 1000)
    assert utc_text(at) == "2026-11-18 19:00 UTC"
    assert local_text(at, "Europe/Rome") == "2026-11-18 20:00 Europe/Rome (UTC+01:00)"


def test_a_service_that_was_down_gives_ten_minutes_more() -> None:
    """Players could not give an order while it was away."""
    watch = ManualWatch(moment("2026-06-10 10:00"))
    at = watch.now() + 3_600_000
    assert time_to_deadline(at, watch) == 3_600_000
    watch.down_for(2 * 3_600_000)
    assert time_to_deadline(at, watch) == GRACE
    watch.time += GRACE
    assert time_to_deadline(at, watch) == 0


def test_a_service_that_was_up_closes_on_the_minute() -> None:
    """The deadline that was announced is the deadline."""
    watch = ManualWatch(moment("2026-06-10 10:00"))
    at = watch.now() + 3_600_000
    watch.time = at - 1
    assert time_to_deadline(at, watch) == 1
    watch.time = at
    assert time_to_deadline(at, watch) == 0
