"""Who fired what in a round stays secret, down to the order of a list."""

import pytest

from kit.games.small_game import SEAT_0, SEAT_1, SEAT_2, by, forum_rules, match, play
from kit.seas.drawn_sea import cells
from seabattle.game import Fire
from seabattle.game.truth import truth_of
from seabattle.matches import Match


def _round(first: str, second: str) -> Match:
    game = match(forum_rules(seats=3), "AA..\n....\n...B", "..AA\n....\nB...", "....\n..AA\nB...")
    play(
        game,
        by(SEAT_0, Fire(cells("B3"))),
        by(SEAT_1, Fire(cells(first))),
        by(SEAT_2, Fire(cells(second))),
    )
    return game


@pytest.mark.rule("FO4", "C3")
def test_the_owner_of_two_struck_decks_cannot_tell_who_struck_which() -> None:
    """The struck decks were listed shooter by shooter, so the first was the first seat's shot."""
    one, other = _round("A1", "B1"), _round("B1", "A1")

    assert list(one.view(SEAT_0).log) == list(other.view(SEAT_0).log)


@pytest.mark.rule("FO4", "C3")
def test_the_damage_itself_does_not_remember_whose_shot_was_the_last() -> None:
    """The deck that a ship sank by was kept in the owner's side, in the order of the shots."""
    one, other = _round("A1", "B1"), _round("B1", "A1")

    assert one.view(SEAT_0).own == other.view(SEAT_0).own
    assert truth_of(one.game).sides[SEAT_0] == truth_of(other.game).sides[SEAT_0]
