"""Replays as text: for a seat or a spectator, or with the whole truth."""

from random import Random

import pytest

from kit.games.bot_game import record_of, table
from kit.games.random_player import play_randomly
from kit.games.transcript_story import STORIES, story
from kit.secrecy.two_worlds import twin
from seabattle.drawing import replay_text
from seabattle.drawing.text_replay import ReplayViewer
from seabattle.game import Seat
from seabattle.records import Record, playback_lines
from seabattle.rules import variant_names
from seabattle.speech import LANGUAGES
from seabattle.views import Viewer, reports_to

ANNA, BORIS = Seat(0), Seat(1)


def show_replay(
    record: Record, viewer: ReplayViewer, lang: str = "en", start: int = 1
) -> list[str]:
    """The blocks of a replay, without boards that need signs beyond ASCII."""
    return list(replay_text(record, lang, viewer, start=start, ascii=True))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", STORIES)
def test_every_story_can_be_replayed_in_every_language(name: str, lang: str) -> None:
    """One block for every entry, and a heading."""
    record = story(name)
    assert len(show_replay(record, "all", lang)) == len(record.entries) + 1
    for viewer in (None, ANNA, BORIS):
        steps = [
            entry for entry in record.entries if reports_to(record.ruleset, viewer, entry.events)
        ]
        assert len(show_replay(record, viewer, lang)) == len(steps) + 1


def test_a_step_is_said_in_words_and_then_drawn() -> None:
    """The answer first, as at the table, then the boards."""
    block = show_replay(story("sea-battle-lucky"), BORIS)[4]
    assert block.splitlines()[:6] == [
        "-- 4 of 35 --",
        "Anna fires at B1: Miss!",
        "It is your turn.",
        "",
        "Your sea                 The sea of Anna",
        "   A B C D E F G H I J      A B C D E F G H I J",
    ]


def test_boards_that_have_not_changed_are_not_drawn_again() -> None:
    """Orders of a round change nothing that can be seen."""
    blocks = show_replay(story("forum-last-one"), BORIS)
    assert blocks[4] == "-- 4 of 31 --\nAnna has given an order."


def test_a_replay_can_begin_in_the_middle() -> None:
    """What comes before is played all the same."""
    record = story("classic-lucky")
    assert show_replay(record, ANNA, start=30)[1:] == show_replay(record, ANNA)[30:]


def test_a_secret_move_is_shown_only_to_its_owner_and_to_viewers_who_see_all() -> None:
    """BO1, C3: also long after the game, a seat's replay is what that seat lived through."""
    record = story("classic-bonus-moves")
    for viewer in (None, BORIS):
        assert not any(
            "Anna moves" in block or "F9, G9" in block for block in show_replay(record, viewer)
        )
    assert any(
        "You move a ship: destroyer, now F9, G9." in block for block in show_replay(record, ANNA)
    )
    assert any("Anna moves a ship: destroyer" in block for block in show_replay(record, "all"))


def test_all_orders_are_open_to_a_viewer_who_sees_all() -> None:
    """A host looking back wants to know who fired where."""
    record = story("forum-last-one")
    assert any("Anna orders: A3." in block for block in show_replay(record, "all"))
    assert not any("A3" in block for block in show_replay(record, BORIS)[:10])


def test_all_ships_are_open_to_a_viewer_who_sees_all() -> None:
    """From the first shot on."""
    block = show_replay(story("classic-lucky"), "all")[4]
    assert " 1 S S S S S . . . . .    1 . . . . . . . . . ." in block


def test_the_plain_replay_in_english_is_ascii_throughout() -> None:
    """Some terminals know nothing else."""
    for name in ("sea-battle-lucky", "battaglia-navale-sheet", "classic-bonus-moves"):
        for viewer in (None, ANNA):
            assert all(block.isascii() for block in show_replay(story(name), viewer))


@pytest.mark.parametrize("variant", variant_names())
def test_a_replay_says_no_more_than_the_viewer_knows(variant: str) -> None:
    """Two truths that differ in secrets only give the same replay, its numbers included."""
    found = 0
    for seed in range(6):
        match = play_randomly(table(variant), seed, steps=40)
        for viewer in (None, ANNA, BORIS):
            other = twin(match, viewer, Random(seed))
            if other is not None:
                found += 1
                _same(record_of(match), record_of(other), viewer)
    assert found


def _same(record: Record, other: Record, viewer: Viewer) -> None:
    assert show_replay(record, viewer) == show_replay(other, viewer)
    assert list(playback_lines(record, viewer)) == list(playback_lines(other, viewer))
