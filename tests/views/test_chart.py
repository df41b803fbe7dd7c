"""Marks on a chart: what each answer draws, and what makes a mark doubtful."""

from kit.build import SEAT_0, SEAT_1, SEAT_2, forum_rules, match, play, rules
from kit.sea import cell, cells
from seabattle.game import Fire
from seabattle.rules import Disclosure, Sea, Touching, Turn, Whose
from seabattle.views import Mark

SPARING = Sea(Touching.FREELY, Whose.SHARED, friendly_fire=False)


def test_a_shot_that_spares_the_shooter_is_no_proof_of_water_to_others() -> None:
    """Seat 0 fires at its own ship in vain; others once drew water over a sound ship there."""
    table = rules(seats=2, sea=SPARING, turn=Turn(), disclosure=Disclosure())
    game = match(
        table,
        """
        A A . .
        . . . .
        B . . .
        """,
        """
        . . A A
        . . . .
        . . . B
        """,
    )

    play(game, Fire(SEAT_0, cells("A1")))

    grid = table.grid
    assert game.view(SEAT_0).foreign.mark(grid, cell("A1")) is Mark.MISS
    assert game.view(SEAT_1).foreign.mark(grid, cell("A1")) is Mark.UNKNOWN
    assert game.view(None).foreign.mark(grid, cell("A1")) is Mark.UNKNOWN


def test_a_round_that_spares_shooters_draws_only_ones_own_misses() -> None:
    """The same story in rounds, where the news does not even name the shooter."""
    game = match(
        forum_rules(seats=3, sea=SPARING, disclosure=Disclosure()),
        "AA..\n....\nB...",
        "..AA\n....\n...B",
        "....\nAA..\n..B.",
    )

    play(
        game,
        Fire(SEAT_0, cells("A1")),
        Fire(SEAT_1, cells("B3")),
        Fire(SEAT_2, cells("B3")),
    )

    grid = game.ruleset.grid
    assert game.view(SEAT_0).foreign.mark(grid, cell("A1")) is Mark.MISS
    assert game.view(SEAT_0).foreign.mark(grid, cell("B3")) is Mark.UNKNOWN
    assert game.view(SEAT_1).foreign.mark(grid, cell("A1")) is Mark.UNKNOWN
    assert game.view(SEAT_1).foreign.mark(grid, cell("B3")) is Mark.MISS
