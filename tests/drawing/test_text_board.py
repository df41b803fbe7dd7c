"""Boards drawn as text."""

import pytest

from kit.games.transcript_story import speaker, view_of
from seabattle.drawing import (
    ASCII,
    UNICODE,
    BoardSign,
    Pen,
    chart_look,
    draw_board,
    draw_boards,
    own_look,
    shared_look,
    side_by_side,
)
from seabattle.game import Seat

ANNA, BORIS = Seat(0), Seat(1)


def test_the_own_sea_shows_ships_and_the_enemys_shots() -> None:
    """SB7: a cross where the ship is hit, a mark where the enemy fired in vain."""
    view = view_of("sea-battle-lucky", ANNA, 16)
    assert draw_board(view.ruleset, UNICODE, own_look(view)) == (
        "   A B C D E F G H I J\n"
        " 1 ▣ ▣ ▣ ▣ · · ■ ■ ■ ·\n"
        " 2 · · · · · · · · · ·\n"
        " 3 ■ ■ ■ · · ■ ■ · ■ ■\n"
        " 4 · · · · · · · · · ·\n"
        " 5 ■ ■ · · · · · · · ·\n"
        " 6 · · · · ■ · ■ · ■ ·\n"
        " 7 · · ■ · · · · · · ·\n"
        " 8 · · · · · · · · · ·\n"
        " 9 · · · · · · · · · ·\n"
        "10 · · · · · · · · · •"
    )


def test_the_foreign_sea_shows_what_was_told() -> None:
    """A wounded ship is a cross, a sunken one is marked whole, the rest is unknown."""
    view = view_of("sea-battle-lucky", ANNA, 16)
    assert draw_board(view.ruleset, ASCII, chart_look(view, view.foreign)) == (
        "   A B C D E F G H I J\n"
        " 1 . o . . . . . . . .\n"
        " 2 . . . . . . . . . .\n"
        " 3 . . . . . . . . . .\n"
        " 4 . . . . . . . . . .\n"
        " 5 . . . . . . . . . .\n"
        " 6 . . . . . . . x . .\n"
        " 7 . # . . . . . . . .\n"
        " 8 . # . . . # . . . .\n"
        " 9 . . . . . . . . . #\n"
        "10 # . . . # . . . . ."
    )


def test_radar_marks_are_drawn() -> None:
    """BN8: seen but not struck is neither a hit nor a miss."""
    view = view_of("battaglia-navale-sheet", ANNA, 4)
    lines = draw_board(view.ruleset, ASCII, chart_look(view, view.foreign)).splitlines()
    assert [line[3:8] for line in lines[1:4]] == ["- + -", "- - -", "- - +"]


def test_a_mark_that_may_be_out_of_date_says_so() -> None:
    """BO1: behind the sign, so that columns stay under their names."""
    view = view_of("classic-bonus-moves", BORIS, 12)
    lines = draw_board(view.ruleset, ASCII, chart_look(view, view.foreign)).splitlines()
    assert lines[7] == " 7 . . . . . . . o'. ."


def test_nothing_is_out_of_date_on_ones_own_sea() -> None:
    """A player knows where the own ships are."""
    view = view_of("classic-bonus-moves", ANNA, 12)
    assert ASCII.old not in draw_board(view.ruleset, ASCII, own_look(view))


def test_a_silently_sunk_ship_is_marked_only_for_its_owner() -> None:
    """BO2: the shooter sees two hits, the owner a wreck."""
    owner, shooter = (view_of("classic-bonus-moves", seat, 8) for seat in (ANNA, BORIS))
    assert " # # " in draw_board(owner.ruleset, ASCII, own_look(owner))
    chart = draw_board(shooter.ruleset, ASCII, chart_look(shooter, shooter.foreign))
    assert "#" not in chart
    assert " x x " in chart


def test_the_sea_of_all_tells_own_ships_from_pegs() -> None:
    """FO4: a peg names no owner, but a player knows the own ships."""
    view = view_of("forum-last-one", ANNA, 13)
    assert draw_board(view.ruleset, ASCII, shared_look(view)) == (
        "  A B C D E F G H\n"
        "1 S S S S S S . %\n"
        "2 S S S S . S . S\n"
        "3 o . . . . S . S\n"
        "4 S . . . . . . .\n"
        "5 S . . . . . . .\n"
        "6 . . . . . . . .\n"
        "7 . . . . . . . .\n"
        "8 x x x . x . . ."
    )


def test_new_pegs_can_be_told_from_old_ones() -> None:
    """The reader of a post looks for what is new."""
    view = view_of("forum-last-one", None, 13)
    fresh = view.ruleset.grid.mask([view.ruleset.grid.cells()[7 * 8 + 2]])
    last = draw_board(view.ruleset, ASCII, shared_look(view, fresh)).splitlines()[-1]
    assert last == "8 x x * . x . . ."


def test_columns_past_z_stay_over_their_cells() -> None:
    """FO1: AA is two letters wide."""
    view = view_of("forum-past-z", None, 4)
    head, first = draw_board(view.ruleset, ASCII, shared_look(view)).splitlines()[:2]
    assert {head[i - 1 : i + 1] for i, sign in enumerate(first) if sign == "x"} == {" Z", "AA"}


def test_a_field_that_is_not_square_has_its_rows_and_columns_right() -> None:
    """Eight rows of twelve cells, not the other way round."""
    view = view_of("sea-battle-square", ANNA, 3)
    lines = draw_board(view.ruleset, ASCII, own_look(view)).splitlines()
    assert (len(lines), len(lines[0].split())) == (9, 12)


@pytest.mark.parametrize("name", ["labels-cyrillic", "labels-respublika"])
def test_boards_carry_the_labels_of_the_table(name: str) -> None:
    """SB2: what is agreed is what is drawn."""
    view = view_of(name, ANNA)
    head = draw_board(view.ruleset, UNICODE, own_look(view)).splitlines()[0]
    word = {"labels-cyrillic": "АБВГДЕЖЗИК", "labels-respublika": "РЕСПУБЛИКА"}[name]
    assert head.replace(" ", "") == word


@pytest.mark.parametrize("pen", [UNICODE, ASCII], ids=["unicode", "ascii"])
def test_every_sign_has_a_shape_of_its_own(pen: Pen) -> None:
    """Marks must differ without colour, and be one character wide."""
    signs = [pen.sign(sign) for sign in BoardSign]
    assert len(set(signs)) == len(signs)
    assert {len(sign) for sign in signs} == {1}


def test_the_plain_pen_needs_nothing_but_ascii() -> None:
    """Some terminals know nothing else."""
    assert all(ASCII.sign(sign).isascii() for sign in BoardSign)
    assert (ASCII.rule + ASCII.old).isascii()


def test_two_seas_of_sixteen_fit_side_by_side_on_a_terminal() -> None:
    """Eighty columns are what a terminal has."""
    view = view_of("battaglia-navale-sheet", ANNA)
    drawn = draw_boards(view, speaker("battaglia-navale-sheet"), UNICODE)
    assert max(map(len, drawn.splitlines())) <= 80
    assert len(drawn.splitlines()) == 18


def test_where_there_is_no_room_one_stands_above_the_other() -> None:
    """A narrow window must not break the lines."""
    assert side_by_side("ab\ncd", "ef", width=7) == "ab   ef\ncd"
    assert side_by_side("ab\ncd", "ef", width=6) == "ab\ncd\n\nef"


def test_a_spectator_sees_no_ship_before_the_end_and_all_after_it() -> None:
    """C3: all fields are shown when the game is over."""
    told = speaker("sea-battle-lucky")
    running = draw_boards(view_of("sea-battle-lucky", None, 30), told, UNICODE)
    over = draw_boards(view_of("sea-battle-lucky", None), told, UNICODE)
    assert UNICODE.sign(BoardSign.SHIP) not in running
    assert UNICODE.sign(BoardSign.SHIP) in over
