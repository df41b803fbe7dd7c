"""Leafing through a recorded game: keys, and what the analysis says beside each move."""

import pytest
from msgspec.structs import replace

from kit.games.bot_game import bout, table
from seabattle.bots import find_bot
from seabattle.features.analysis.game_analysis import analyse_game
from seabattle.features.analysis.replay_stepper import ReplayStepper, notes_for, split_keys
from seabattle.game import Seat
from seabattle.records import Record
from seabattle.speech import speaker_for


@pytest.fixture(scope="module")
def record() -> Record:
    """A short game of two."""
    return bout(table("classic"), 3, [find_bot("hunter")(1), find_bot("hunter")(2)])


def press(stepper: ReplayStepper, typed: str) -> int:
    """Where one is after some keys."""
    for key in split_keys(typed):
        stepper.press(key)
    return stepper.number


def test_arrows_step_and_stop_at_both_ends() -> None:
    """For all spellings of a terminal, and with other keys typed at once."""
    stepper = ReplayStepper(5)
    assert press(stepper, "\x1b[D") == 1
    assert press(stepper, "\x1b[C\x1bOCn") == 4
    assert press(stepper, "\x1b[C\x1b[C\x1b[C") == 5
    assert press(stepper, "\x1b[H") == 1
    assert press(stepper, "\x1b[F") == 5
    assert press(stepper, "x\x1b[D") == 4


def test_a_number_and_enter_jump() -> None:
    """A number that the game does not have leads to its nearest end."""
    stepper = ReplayStepper(50)
    assert press(stepper, "42\r") == 42
    assert press(stepper, "49\x7f\r") == 4
    assert press(stepper, "999\r") == 50
    assert press(stepper, "0\r") == 1


def test_space_plays_until_the_end_or_the_next_key() -> None:
    """A step by hand stops it."""
    stepper = ReplayStepper(4)
    press(stepper, " ")
    stepper.tick()
    assert (stepper.number, stepper.playing) == (2, True)
    press(stepper, "\x1b[C")
    stepper.tick()
    assert (stepper.number, stepper.playing) == (3, False)
    press(stepper, " ")
    stepper.tick()
    stepper.tick()
    assert (stepper.number, stepper.playing) == (4, False)


@pytest.mark.parametrize("key", ["q", "\x03", "\x1b"])
def test_every_common_key_leaves_the_replay(key: str) -> None:
    """By any of the keys that people try."""
    stepper = ReplayStepper(4)
    press(stepper, key)
    assert stepper.left


def test_a_seat_is_told_of_its_own_moves_alone(record: Record) -> None:
    """What the other could expect follows from what only the other was told."""
    speaker = speaker_for("en", record.ruleset, record.names)
    everything, own = notes_for(record, "all", speaker), notes_for(record, Seat(0), speaker)
    moves = [move.seat for move in analyse_game(record)][:6]
    entries = range(1, len(record.entries) + 1)
    first = next(number for number in entries if everything(number))
    assert [bool(everything(first + n)) for n in range(6)] == [True] * 6
    assert [bool(own(first + n)) for n in range(6)] == [seat == 0 for seat in moves]
    assert everything(first).startswith("Expected ")


def test_spectators_and_running_games_have_no_analysis(record: Record) -> None:
    """No viewer is told odds while a game goes on."""
    speaker = speaker_for("en", record.ruleset, record.names)
    running = replace(record, entries=record.entries[:-1])
    for found, eyes in ((record, None), (running, "all"), (running, Seat(0))):
        note = notes_for(found, eyes, speaker)  # type: ignore[arg-type]  # A seat, or all.
        assert not any(note(number) for number in range(1, len(found.entries) + 1))
