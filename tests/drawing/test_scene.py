"""The text around the boards: captions, fleets afloat, the arsenal, the legend."""

import pytest

from kit.games.transcript_story import STORIES, speaker, story, view_of
from seabattle.drawing import (
    ASCII,
    UNICODE,
    draw_arsenal,
    draw_fleets,
    draw_legend,
    draw_scene,
)
from seabattle.game import Seat
from seabattle.speech import LANGUAGES

ANNA, BORIS = Seat(0), Seat(1)


def test_the_scene_of_a_seat() -> None:
    """All a player needs, at one glance."""
    view = view_of("battaglia-navale-quick", BORIS, 5)
    drawn = draw_scene(view, speaker("battaglia-navale-quick"), ascii=True)
    assert drawn == (
        "Your sea            The sea of Anna\n"
        "  A B C D E F G H     A B C D E F G H\n"
        "1 . . . . . . . .   1 + - - . . . . o\n"
        "2 . S S S . . . .   2 + - - . . . . .\n"
        "3 . . . . . . . .   3 + - - . . . . .\n"
        "4 . . . . . S S .   4 . . . . . . . .\n"
        "5 . . . . . . . .   5 . . . . . . . .\n"
        "6 . . S . . . . .   6 . . . . . . . .\n"
        "7 . . . . . . . .   7 . . . . . . . .\n"
        "8 . . . . . . . S   8 . . . . . . . .\n"
        "\n"
        "Anna, afloat: 1 cruiser, 1 destroyer, 2 torpedo boats\n"
        "Boris, afloat: 1 cruiser, 1 destroyer, 2 torpedo boats\n"
        "\n"
        "Left in store: wide shot 1, air raid 1 (from turn 2 on), radar 0"
    )


def test_where_sinking_is_silent_only_the_own_fleet_is_counted() -> None:
    """BO2: the state of the enemy's fleet is secret."""
    view = view_of("classic-bonus-moves", BORIS, 8)
    assert draw_fleets(view, speaker("classic-bonus-moves")).startswith("Boris, afloat: ")
    watching = view_of("classic-bonus-moves", None, 8)
    assert draw_fleets(watching, speaker("classic-bonus-moves")) == ""


def test_a_fleet_that_is_gone_or_sunk_is_called_so() -> None:
    """An empty line would look like a defect."""
    told = draw_fleets(view_of("forum-deadline", None, 9), speaker("forum-deadline"))
    assert "Carla, afloat: left the game" in told
    sunk = draw_fleets(view_of("sea-battle-lucky", None), speaker("sea-battle-lucky"))
    assert "Boris, afloat: nothing" in sunk


def test_a_game_without_special_actions_has_no_arsenal_to_draw() -> None:
    """No empty headings."""
    assert draw_arsenal(view_of("classic-lucky", ANNA), speaker("classic-lucky")) == ""
    watching = view_of("battaglia-navale-sheet", None)
    assert draw_arsenal(watching, speaker("battaglia-navale-sheet")) == ""


@pytest.mark.parametrize(
    ("name", "viewer", "legend"),
    [
        ("classic-lucky", ANNA, "x hit   o miss   # sunk   S ship"),
        ("classic-lucky", None, "x hit   o miss   # sunk   S ship"),
        ("classic-bonus-moves", ANNA, "x hit   o miss   # sunk   S ship   o' may be out of date"),
        ("forum-tie", ANNA, "x hit   o miss   # sunk   S ship   % your ship, hit"),
        (
            "battaglia-navale-sheet",
            ANNA,
            "x hit   o miss   # sunk   S ship   - radar: empty   + radar: ship",
        ),
    ],
)
def test_the_legend_has_the_signs_this_game_can_need(
    name: str, viewer: Seat | None, legend: str
) -> None:
    """Unused signs confuse a player as much as missing ones."""
    assert draw_legend(view_of(name, viewer), speaker(name), ASCII) == legend


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", STORIES)
def test_every_story_can_be_drawn_in_every_language(name: str, lang: str) -> None:
    """No catalog lacks a key, for any viewer at any step."""
    record, told = story(name), speaker(name, lang)
    for viewer in (None, *(Seat(seat) for seat in range(record.ruleset.seats))):
        for entries in (1, len(record.entries) // 2, len(record.entries)):
            view = view_of(name, viewer, entries)
            assert draw_scene(view, told)
            assert draw_legend(view, told, UNICODE)
