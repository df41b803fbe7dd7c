"""What is announced after a round, and what is not (FO4–FO6)."""

import pytest

from kit.games.small_game import SEAT_0, SEAT_1, SEAT_2, by, forum_rules, match, play
from kit.seas.drawn_sea import cell, cells
from seabattle.game import Fire
from seabattle.matches import Match
from seabattle.views import Hit, Mark, Miss, Named, RoundAnswered, SalvoAnswered

FIRST = "AA..\n....\n...B"
SECOND = "....\n.AA.\nB..."
THIRD = "...B\n...A\n...A"


def _round() -> Match:
    game = match(forum_rules(), FIRST, SECOND, THIRD)
    play(
        game,
        by(SEAT_0, Fire(cells("A3"))),
        by(SEAT_1, Fire(cells("A1"))),
        by(SEAT_2, Fire(cells("C1"))),
    )
    return game


def _news(game: Match, viewer: int | None) -> RoundAnswered:
    told = game.view(viewer).log  # type: ignore[arg-type]
    return [each for each in told if isinstance(each, RoundAnswered)][-1]


@pytest.mark.rule("FO4")
def test_struck_cells_are_announced_without_owner_and_without_shooter() -> None:
    """Struck cells are announced in grid order, without owner and shooter."""
    news = _news(_round(), None)

    assert news.hits == (Hit(cell("A1")), Hit(cell("A3")))
    assert news.salvos == ()


@pytest.mark.rule("FO5")
def test_misses_are_not_announced_but_each_knows_their_own() -> None:
    """Misses of a round are told only to the seat that fired them."""
    game = _round()
    grid = game.ruleset.grid

    assert _news(game, None).misses == ()
    assert _news(game, SEAT_2).salvos == (SalvoAnswered(SEAT_2, (Miss(cell("C1")),)),)
    assert game.view(SEAT_2).foreign.mark(grid, cell("C1")) is Mark.MISS
    assert game.view(SEAT_0).foreign.mark(grid, cell("C1")) is Mark.UNKNOWN


@pytest.mark.rule("FO6")
def test_a_sunk_ship_is_announced_with_class_and_owner_and_not_with_its_cells() -> None:
    """A sinking is announced with class and owner, but without the cells."""
    news = _news(_round(), SEAT_2)

    assert news.sunk == (Named("torpedo-boat", SEAT_1),)


@pytest.mark.rule("FO4")
def test_the_shooter_hears_hit_and_not_sunk() -> None:
    """A shooter in a round hears hit, not sunk; the sinking is announced to all."""
    assert _news(_round(), SEAT_0).salvos == (SalvoAnswered(SEAT_0, (Hit(cell("A3")),)),)


@pytest.mark.rule("FO4")
def test_only_the_owner_learns_that_the_struck_ship_is_theirs() -> None:
    """Only the owner learns whose ship was struck, from the own field."""
    game = _round()

    assert _news(game, SEAT_0).struck == cells("A1")
    assert _news(game, SEAT_1).struck == cells("A3")
    assert _news(game, SEAT_2).struck == _news(game, None).struck == ()


@pytest.mark.rule("FO3")
def test_orders_are_secret_and_only_their_being_in_is_public() -> None:
    """Orders are secret: others hear that one was given, not that it was replaced."""
    once, twice = (
        match(forum_rules(), FIRST, SECOND, THIRD),
        match(forum_rules(), FIRST, SECOND, THIRD),
    )
    play(once, by(SEAT_0, Fire(cells("C2"))))
    play(twice, by(SEAT_0, Fire(cells("D1"))), by(SEAT_0, Fire(cells("C2"))))

    for viewer in (SEAT_1, SEAT_2, None):
        assert list(once.view(viewer).log) == list(twice.view(viewer).log)


@pytest.mark.rule("FO7")
def test_a_seat_that_is_out_hears_what_a_spectator_hears() -> None:
    """A seat that is out hears only what spectators hear, as it could tell a friend who plays."""
    game = match(forum_rules(), FIRST, SECOND, THIRD)
    for mine, theirs in (("A1", "B1"), ("D3", "C1")):
        play(
            game,
            by(SEAT_1, Fire(cells(mine))),
            by(SEAT_2, Fire(cells(theirs))),
            by(SEAT_0, Fire(cells("A2" if mine == "A1" else "B3"))),
        )
    assert game.table.out == 0b001
    heard = len(game.view(SEAT_0).log)
    watched = len(game.view(None).log)

    play(game, by(SEAT_1, Fire(cells("D1"))), by(SEAT_2, Fire(cells("B2"))))

    assert list(game.view(SEAT_0).log)[heard:] == list(game.view(None).log)[watched:]
