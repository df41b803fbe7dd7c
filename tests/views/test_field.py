"""A player's two charts: the own field with the enemy's shots, and the enemy's field."""

import pytest

from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, preset, rules
from kit.seas.drawn_sea import cell, cells
from seabattle.game import Fire
from seabattle.rules import Sea, Touching, Turn
from seabattle.views import Mark, clear_cells, ships_afloat

MINE = "AA..\n....\n...B"
THEIRS = "....\n.AA.\nB..."


@pytest.mark.rule("SB7", "BN1", "CL1")
def test_a_cross_for_a_hit_a_dot_for_a_miss_on_both_sheets() -> None:
    """Both charts of a player show all shots on them: a cross for a hit, a dot for a miss."""
    table = rules(turn=Turn())
    game = match(table, MINE, THEIRS)

    play(game, by(SEAT_0, Fire(cells("B2"))), by(SEAT_1, Fire(cells("D1"))))

    grid = table.grid
    mine, theirs = game.view(SEAT_0), game.view(SEAT_1)
    assert mine.foreign.mark(grid, cell("B2")) is Mark.HIT
    assert theirs.home.mark(grid, cell("B2")) is Mark.HIT
    assert theirs.foreign.mark(grid, cell("D1")) is Mark.MISS
    assert mine.home.mark(grid, cell("D1")) is Mark.MISS
    assert mine.foreign.mark(grid, cell("D1")) is Mark.UNKNOWN


@pytest.mark.rule("SB7")
def test_the_own_field_shows_the_own_ships_and_the_foreign_one_none() -> None:
    """A player's own field shows the own ships; the foreign one shows none."""
    game = match(rules(), MINE, THEIRS)
    view = game.view(SEAT_0)

    assert [ship.cells for ship in view.own.ships] == [cells("A1 B1"), cells("D3")]
    assert view.foreign.hit == view.foreign.missed == 0
    assert view.fleets == ()


@pytest.mark.rule("SB7")
def test_a_spectator_has_both_charts_and_no_ships() -> None:
    """A spectator has both charts and no ships, and so cannot help a player."""
    game = match(rules(turn=Turn()), MINE, THEIRS)

    play(game, by(SEAT_0, Fire(cells("B2"))))

    watching = game.view(None)
    assert watching.own.ships == ()
    assert watching.charts[1].hit == game.ruleset.grid.bit(cell("B2"))
    assert watching.charts[0].hit == 0


@pytest.mark.rule("CL5")
def test_the_ships_still_afloat_are_listed_where_the_sheet_tells() -> None:
    """Ships afloat are listed: the viewer's own always, the enemy's if sinkings name the class."""
    classic = preset("classic").disclosure
    game = match(rules(turn=Turn(), disclosure=classic), MINE, THEIRS)

    play(game, by(SEAT_0, Fire(cells("A3"))))

    assert ships_afloat(game.view(SEAT_0), SEAT_1) == {"destroyer": 1, "torpedo-boat": 0}
    assert ships_afloat(game.view(SEAT_0), SEAT_0) == {"destroyer": 1, "torpedo-boat": 1}
    assert ships_afloat(game.view(SEAT_1), SEAT_1) == {"destroyer": 1, "torpedo-boat": 0}


def test_ships_afloat_are_not_listed_when_no_class_is_said() -> None:
    """Ships afloat are not listed when sinkings name no class: half a list would be wrong."""
    game = match(rules(turn=Turn()), MINE, THEIRS)

    play(game, by(SEAT_0, Fire(cells("A3"))))

    assert ships_afloat(game.view(SEAT_0), SEAT_1) is None


@pytest.mark.rule("SB8")
@pytest.mark.parametrize(
    ("touching", "clear"),
    [
        (Touching.NEVER, "A2 B2 B3"),
        (Touching.CORNERS, "A2 B3"),
        (Touching.FREELY, ""),
    ],
)
def test_the_water_beside_a_wreck_is_clear_where_ships_keep_apart(
    touching: Touching, clear: str
) -> None:
    """Both players mark the clear water beside a wreck, so that no shot is wasted there."""
    disclosure = preset("sea-battle").disclosure
    table = rules(turn=Turn(), disclosure=disclosure, sea=Sea(touching))
    game = match(table, MINE, "....\n..AA\nB...")

    play(game, by(SEAT_0, Fire(cells("A3"))))

    grid = table.grid
    for view in (game.view(SEAT_0), game.view(SEAT_1), game.view(None)):
        assert clear_cells(view, 1) == grid.mask(cells(clear))
        assert clear_cells(view, 0) == 0
