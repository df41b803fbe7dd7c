"""Records and transcripts of games by any rules that can be written."""

import pytest
from hypothesis import given

from kit.games.bot_game import record_of
from kit.games.law_strategy import UNRULY, lengths, seeds
from kit.games.random_player import play_randomly
from kit.games.ruleset_strategy import rulesets
from seabattle.drawing import replay_text
from seabattle.features.hosting.posts.post import round_post
from seabattle.game import Seat
from seabattle.records import check_transcript, read_record, write_record, write_transcript
from seabattle.rules import Ruleset
from seabattle.trouble import Trouble


@given(rulesets(), seeds, lengths)
def test_any_game_can_be_kept_as_a_record(ruleset: Ruleset, seed: int, steps: int) -> None:
    """A game by any rules can be stored as a record and read back."""
    record = record_of(play_randomly(ruleset, seed, steps, UNRULY))

    assert read_record(write_record(record)) == record


@given(rulesets(), seeds, lengths)
def test_any_game_can_be_kept_as_a_transcript(ruleset: Ruleset, seed: int, steps: int) -> None:
    """A game by any rules can be written as a transcript and read back."""
    record = record_of(play_randomly(ruleset, seed, steps, UNRULY))

    again = check_transcript(write_transcript(record))

    assert (again.ruleset, again.names, again.events) == (ruleset, record.names, record.events)


@given(rulesets(), seeds, lengths)
def test_any_game_can_be_shown_again_and_posted(ruleset: Ruleset, seed: int, steps: int) -> None:
    """A game by any rules can be shown and posted; every report has words, every view a drawing."""
    record = record_of(play_randomly(ruleset, seed, steps, UNRULY))

    for viewer in (None, Seat(0), "all"):
        assert list(replay_text(record, "ru", viewer, ascii=True))
    if ruleset.turn.in_rounds and ruleset.sea.shared:
        assert round_post(record, lang="it")
    else:
        with pytest.raises(Trouble):
            round_post(record, lang="it")
