"""Marks on a chart: what each answer draws, and what makes a mark doubtful."""

import pytest

from kit.games.small_game import SEAT_0, SEAT_1, SEAT_2, by, forum_rules, match, play, rules
from kit.seas.drawn_sea import cell, cells
from seabattle.game import Centre, Fire, MoveShip, UseWeapon
from seabattle.grid import Grid
from seabattle.rules import Disclosure, Manoeuvre, Sea, Touching, Turn, Weapon, WeaponKind, Whose
from seabattle.views import Chart, Mark

SPARING = Sea(Touching.FREELY, Whose.SHARED, friendly_fire=False)


def test_a_shot_that_spares_the_shooter_is_no_proof_of_water_to_others() -> None:
    """A miss on the shooter's own ship is not drawn as water by the others; it once was."""
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

    play(game, by(SEAT_0, Fire(cells("A1"))))

    grid = table.grid
    assert game.view(SEAT_0).foreign.mark(grid, cell("A1")) is Mark.MISS
    assert game.view(SEAT_1).foreign.mark(grid, cell("A1")) is Mark.UNKNOWN
    assert game.view(None).foreign.mark(grid, cell("A1")) is Mark.UNKNOWN


def test_a_round_that_spares_shooters_draws_only_ones_own_misses() -> None:
    """In rounds that spare the shooter's own ships, a chart shows only the viewer's own misses."""
    game = match(
        forum_rules(seats=3, sea=SPARING, disclosure=Disclosure()),
        "AA..\n....\nB...",
        "..AA\n....\n...B",
        "....\nAA..\n..B.",
    )

    play(
        game,
        by(SEAT_0, Fire(cells("A1"))),
        by(SEAT_1, Fire(cells("B3"))),
        by(SEAT_2, Fire(cells("B3"))),
    )

    grid = game.ruleset.grid
    assert game.view(SEAT_0).foreign.mark(grid, cell("A1")) is Mark.MISS
    assert game.view(SEAT_0).foreign.mark(grid, cell("B3")) is Mark.UNKNOWN
    assert game.view(SEAT_1).foreign.mark(grid, cell("A1")) is Mark.UNKNOWN
    assert game.view(SEAT_1).foreign.mark(grid, cell("B3")) is Mark.MISS


def test_a_radar_mark_of_ones_own_ship_is_doubted_when_that_ship_moves() -> None:
    """A radar mark of the viewer's own ship becomes doubtful when that ship moves."""
    radar = Weapon("radar", WeaponKind.RADAR, 1, radius=1, takes_turn=False)
    table = rules(
        sea=Sea(Touching.FREELY, Whose.SHARED), turn=Turn(), manoeuvre=Manoeuvre(), arsenal=(radar,)
    )
    game = match(table, "....\nAA..\n...B", "....\n....\nAA.B")

    play(
        game,
        by(SEAT_0, UseWeapon("radar", Centre(cell("A1")))),
        by(SEAT_0, MoveShip(0, cells("B2 C2"))),
    )

    chart, grid = game.view(SEAT_0).foreign, table.grid
    assert chart.mark(grid, cell("A2")) is Mark.RADAR_SHIP
    assert chart.is_out_of_date(grid, cell("A2"))
    assert not chart.is_out_of_date(grid, cell("A1"))


@pytest.mark.rule("BO1", "SB7")
@pytest.mark.parametrize(
    ("chart", "mark"),
    [
        (Chart(), Mark.UNKNOWN),
        (Chart(missed=1), Mark.MISS),
        (Chart(hit=1), Mark.HIT),
        (Chart(hit=1, sunk=1), Mark.SUNK),
        (Chart(radar_empty=1), Mark.RADAR_EMPTY),
        (Chart(radar_ship=1), Mark.RADAR_SHIP),
        (Chart(radar_ship=1, hit=1), Mark.HIT),
        (Chart(radar_empty=1, missed=1), Mark.MISS),
        (Chart(missed=2, hit=4), Mark.UNKNOWN),
    ],
)
def test_a_cell_shows_the_strongest_thing_known_of_it(chart: Chart, mark: Mark) -> None:
    """A cell shows its strongest mark: sunk before hit, hit before radar."""
    assert chart.mark(Grid(2, 3), cell("A1")) is mark


@pytest.mark.rule("BO1")
def test_a_miss_is_doubted_once_the_enemy_may_have_moved_and_a_hit_never() -> None:
    """A miss becomes doubtful once the enemy may have moved; a hit never, as damaged ships stay."""
    table = rules(turn=Turn(), manoeuvre=Manoeuvre())
    game = match(table, "AA..\n....\n...B", "AA..\n....\n...B")
    grid = table.grid

    play(
        game,
        by(SEAT_0, Fire(cells("A1"))),
        by(SEAT_1, Fire(cells("C1"))),
        by(SEAT_0, Fire(cells("A3"))),
    )

    foreign = game.view(SEAT_0).foreign
    assert foreign.mark(grid, cell("A1")) is Mark.HIT
    assert not foreign.is_out_of_date(grid, cell("A1"))
    assert foreign.mark(grid, cell("A3")) is Mark.MISS
    assert foreign.is_out_of_date(grid, cell("A3"))
