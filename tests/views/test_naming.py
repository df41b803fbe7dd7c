"""What reports say of a struck ship, such as class and owner, and in which order."""

import pytest

from kit.games.small_game import SEAT_0, SEAT_1, SEAT_2, by, forum_rules, match, play, rules
from kit.seas.drawn_sea import cell, cells
from seabattle.game import Fire
from seabattle.matches import Match
from seabattle.rules import Disclosure, Ears, Naming, Sea, Touching, Turn, Whose
from seabattle.views import Hit, Named, RoundAnswered, SalvoAnswered

SHARED = Sea(Touching.FREELY, Whose.SHARED, friendly_fire=True)
LONG_FIRST = ("AA..\n....\n...B", ".B..\nA...\nA...")
BOAT_FIRST = (LONG_FIRST[1], LONG_FIRST[0])
"""Cell B1 holds a destroyer and a torpedo boat of different owners."""


def _round(fleets: tuple[str, str], told: Disclosure) -> Match:
    game = match(forum_rules(seats=3, disclosure=told), *fleets, "....\n..AA\n..B.")
    play(
        game,
        by(SEAT_0, Fire(cells("B1"))),
        by(SEAT_1, Fire(cells("D1"))),
        by(SEAT_2, Fire(cells("D1"))),
    )
    return game


def _turn(fleets: tuple[str, str], told: Disclosure) -> Match:
    table = rules(seats=3, sea=SHARED, turn=Turn(), disclosure=told)
    game = match(table, *fleets, "....\n..AA\n..B.")
    play(game, by(SEAT_0, Fire(cells("B1"))))
    return game


@pytest.mark.rule("FO4", "C3")
def test_ships_hit_together_are_not_named_in_the_order_of_their_owners() -> None:
    """Ships hit together are not named seat by seat, which once told whose is whose."""
    told = Disclosure(Ears.SHOOTER, hit_names=(Naming.CLASS,), sinking_told=False)

    for play_out in (_round, _turn):
        one, other = play_out(LONG_FIRST, told), play_out(BOAT_FIRST, told)
        assert list(one.view(None).log) == list(other.view(None).log)
        assert list(one.view(SEAT_2).log) == list(other.view(SEAT_2).log)


@pytest.mark.rule("FO6", "C3")
def test_ships_sunk_together_are_not_listed_in_the_order_of_their_owners() -> None:
    """Ships sunk in one round are not listed seat by seat, which would tell the owners."""
    told = Disclosure(Ears.SHOOTER, sunk_names=(Naming.CLASS,))
    logs = []
    for fleets in (LONG_FIRST, BOAT_FIRST):
        game = match(forum_rules(seats=3, disclosure=told), *fleets, "....\n..AA\n..B.")
        play(
            game,
            by(SEAT_0, Fire(cells("A1"))),
            by(SEAT_1, Fire(cells("D1"))),
            by(SEAT_2, Fire(cells("D1"))),
        )
        play(
            game,
            by(SEAT_0, Fire(cells("B1"))),
            by(SEAT_1, Fire(cells("D2"))),
            by(SEAT_2, Fire(cells("D2"))),
        )
        logs.append(list(game.view(None).log))

    news = logs[0][-1]
    assert isinstance(news, RoundAnswered)
    assert news.sunk == (Named("destroyer"), Named("torpedo-boat"))
    assert logs[0] == logs[1]


@pytest.mark.rule("C3")
def test_nothing_is_said_of_a_ship_that_the_rules_do_not_grant() -> None:
    """A report names only what the rules grant; KBattleship once sent the class with every hit."""
    game = match(rules(turn=Turn()), "AA..\n....\n...B", "AA..\n....\n...B")

    play(game, by(SEAT_0, Fire(cells("A1"))))

    heard = game.view(SEAT_0).log[-2]
    assert heard == SalvoAnswered(SEAT_0, (Hit(cell("A1")),))
