"""Every moment of a game, for a slider."""

import pytest

from kit.games.bot_game import bout, names_for, record_of, table
from kit.games.law_strategy import presets
from kit.games.random_player import play_randomly
from seabattle.game import Seat
from seabattle.game.event import GameEnded, ShipMoved
from seabattle.matches.telling.replay import ReplayFrame, replay_for_viewer, replay_truth
from seabattle.records import Record, playback_steps
from seabattle.rules import Ruleset
from seabattle.speech import LANGUAGES, Speaker
from seabattle.views import Viewer

ANNA, BORIS = Seat(0), Seat(1)


def speaker(record: Record, lang: str = "en") -> Speaker:
    """A narrator of the game."""
    return Speaker(lang, record.ruleset, names_for(record.ruleset))


def truth(record: Record, lang: str = "en") -> list[ReplayFrame]:
    """The reel of a game that is over."""
    return list(replay_truth(record, speaker(record, lang)))


def frames_for(record: Record, viewer: Viewer) -> list[ReplayFrame]:
    """The reel of a game that goes on."""
    return list(replay_for_viewer(record, speaker(record), viewer))


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_the_last_moment_is_what_is_known_at_the_end(ruleset: Ruleset) -> None:
    """A slider at its end must look like the table."""
    match = play_randomly(ruleset, 3, 150)
    record = record_of(match)
    for viewer in (*map(Seat, range(ruleset.seats)), None):
        last = frames_for(record, viewer)[-1]
        view = match.view(viewer)
        assert last.charts == view.charts
        assert last.turn == view.table.turn
        if viewer is not None:
            assert last.fleets[viewer] == view.own.ships
        assert not any(ships for seat, ships in enumerate(last.fleets) if seat != viewer)


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_the_truth_ends_with_the_fleets_that_are_shown(ruleset: Ruleset) -> None:
    """A reader who compares the fields in the end sees the same as the last moment."""
    record = bout(ruleset, 2)
    frames = truth(record)

    ended = record.entries[-1].events[-1]
    assert isinstance(ended, GameEnded)
    assert frames[0].fleets == ()
    assert frames[0].said == ()
    assert frames[1].shots == ()
    for shown, true in zip(frames[-1].fleets, ended.fleets, strict=True):
        assert set(true) <= set(shown)
    assert all(frame.said for frame in frames[1:])


def test_a_round_is_one_moment_with_its_orders() -> None:
    """A round of many seats must not be many moments in which nothing can be seen."""
    record = bout(table("forum", 5), 4)
    frames = truth(record)

    rounds = [frame for frame in frames if frame.shots]
    assert len(frames) < len(record.entries) / 3
    assert [frame.round for frame in rounds] == [*range(2, len(rounds) + 2)]
    assert {frame.seat for frame in rounds} == {None}
    assert "Anna" in rounds[0].said[0]


def test_ships_lie_where_they_lay_at_the_time() -> None:
    """A replay that shows moved ships in their last place would make the shots look mad."""
    record = bout(table("classic-bonus"), 6)
    frames = iter(truth(record))
    moved = 0
    before = next(frames)
    for frame in frames:
        before, last = frame, before
        if frame.fleets != last.fleets and last.fleets:
            moved += 1
            assert frame.charts[0].hit == last.charts[0].hit
    moves = [e for entry in record.entries for e in entry.events if isinstance(e, ShipMoved)]
    assert moved == len(moves) > 0


def test_the_moments_of_a_spectator_do_not_count_secret_moves() -> None:
    """The number of a moment must not betray a ship that moved."""
    match = play_randomly(table("classic-bonus"), 5, 60)
    record = record_of(match)
    heard = [step for step in playback_steps(record, None) if step.reports]

    assert len(frames_for(record, None)) <= len(heard) + 1
    assert len(frames_for(record, ANNA)) != len(frames_for(record, BORIS))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_moment_is_said_in_every_language(lang: str) -> None:
    """Pictures without words are half a story."""
    for frame in truth(bout(table("battaglia-navale"), 1), lang)[1:]:
        assert all(line.strip() for line in frame.said)
