"""Playback of a record as one viewer saw the game."""

from random import Random

import pytest
from msgspec import json

from kit.games.bot_game import bout, record_of, table
from kit.games.transcript_story import story
from seabattle.bots import Scatter
from seabattle.game import Seat, seats_in
from seabattle.matches import Match
from seabattle.records import playback_lines, playback_steps
from seabattle.rules import variant_names
from seabattle.views import Viewer

BORIS = Seat(1)


@pytest.mark.parametrize("variant", variant_names())
def test_a_replayed_view_is_the_view_that_was_lived(variant: str) -> None:
    """The view of a playback equals the view that grew during the game."""
    match = Match(table(variant), chance=Random(3))
    bots = [Scatter(seat) for seat in range(2)]
    while not match.over and len(match.journal) < 60:
        public = match.table
        seat = next(seats_in(public.awaited)) if public.turn is None else public.turn
        match.send(seat, bots[seat].act(match.view(seat)))
    viewers: list[Viewer] = [None, Seat(0), BORIS]
    for viewer in viewers:
        *_, last = playback_steps(record_of(match), viewer)
        assert last.view == match.view(viewer)


def test_every_entry_is_a_step() -> None:
    """Every entry of a record is a playback step, also if the viewer heard nothing of it."""
    record = story("classic-bonus-moves")
    assert [step.entry for step in playback_steps(record, BORIS)] == list(record.entries)
    assert any(not step.reports for step in playback_steps(record, BORIS))


def test_a_playback_for_a_seat_has_reports_and_nothing_else() -> None:
    """C3: commands and events are the truth, and a seat gets only what it was told."""
    lines = [json.decode(line) for line in playback_lines(story("classic-bonus-moves"), BORIS)]
    assert {key for line in lines for key in line} == {"n", "reports"}
    assert [line["n"] for line in lines] == list(range(1, len(lines) + 1))
    assert all(line["reports"] for line in lines)
    moves = [r for line in lines for r in line["reports"] if r["type"] == "ship-moved"]
    assert {move["seat"] for move in moves} == {BORIS}


def test_a_playback_of_everything_has_every_entry() -> None:
    """The full playback, for the host, has every command and event."""
    record = bout(table("forum", 3), seed=1)
    lines = [json.decode(line) for line in playback_lines(record, "all")]
    assert len(lines) == len(record.entries)
    assert set(lines[0]) == {"n", "command", "events"}
