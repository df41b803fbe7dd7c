"""Shots and answers, from the first miss to the last ship."""

import pytest

from kit.games.small_game import (
    SEAT_0,
    SEAT_1,
    by,
    events_of,
    match,
    of_type,
    play,
    preset,
    refuse,
    rules,
)
from kit.seas.drawn_sea import cell, cells
from seabattle.game import Fire, Phase, Seat, Why
from seabattle.game.event import GameEnded, SeatOut
from seabattle.game.refusal import CellAlreadyKnown, NotYourTurn, ShotOffGrid, UnknownSeat
from seabattle.grid import Cell, Col, Grid, Row
from seabattle.rules import Manoeuvre, Ruleset, ShipClass, Turn
from seabattle.views import Hit, Miss, Named, SalvoAnswered, Sunk, count_sunk_ships, ships_afloat

CORNER = "AA..\n....\n...B"


@pytest.mark.rule("SB8", "BN4", "CL4")
def test_miss_hit_and_sunk() -> None:
    """Мимо, ранил, убил; mancato, colpito, colpito e affondato."""
    game = match(rules(turn=Turn()), CORNER, CORNER)
    heard = []
    for mine, theirs in (("A2", "A2"), ("A1", "B2"), ("B1", "C2"), ("D3", "D2")):
        play(game, by(SEAT_0, Fire(cells(mine))))
        told = [each for each in game.view(SEAT_0).log if isinstance(each, SalvoAnswered)]
        heard.append(told[-1].answers[0])
        if not game.over:
            play(game, by(SEAT_1, Fire(cells(theirs))))

    assert heard == [Miss(cell("A2")), Hit(cell("A1")), Sunk(cell("B1")), Sunk(cell("D3"))]


@pytest.mark.rule("SB8")
def test_a_one_cell_ship_is_reported_sunk_not_hit() -> None:
    """A one-cell ship is reported sunk, not hit: the same shot does both."""
    game = match(preset_small(), CORNER, CORNER)

    play(game, by(SEAT_0, Fire(cells("D3"))))

    told = next(each for each in game.view(SEAT_0).log if isinstance(each, SalvoAnswered))
    assert isinstance(told.answers[0], Sunk)


def preset_small() -> Ruleset:
    """The turn of the Russian sheet on a small grid."""
    return rules(turn=preset("sea-battle").turn)


@pytest.mark.rule("SB8", "CL5")
def test_both_players_hear_that_a_ship_is_sunk() -> None:
    """Both players hear of a sinking; the class is named where the rules grant it."""
    classic = preset("classic")
    game = match(rules(disclosure=classic.disclosure), CORNER, CORNER)

    play(game, by(SEAT_0, Fire(cells("D3"))))

    for viewer in (SEAT_0, SEAT_1, None):
        assert count_sunk_ships(game.view(viewer), SEAT_1) == 1
        assert ships_afloat(game.view(viewer), SEAT_1) == {"destroyer": 1, "torpedo-boat": 0}
        assert game.view(viewer).sunk[0].ship_class == "torpedo-boat"


@pytest.mark.rule("SB10", "BN5", "CL6")
def test_sinking_the_last_ship_wins_and_all_fields_are_shown() -> None:
    """Sinking the last ship ends the game and shows all fleets, also to the loser."""
    boat = (ShipClass("torpedo-boat", 1, ("#",)),)
    game = match(rules(1, 4, fleet=boat), "A...", "...A")

    play(game, by(SEAT_0, Fire(cells("D1"))))

    assert of_type(events_of(game), SeatOut) == [SeatOut(SEAT_1)]
    (ended,) = of_type(events_of(game), GameEnded)
    assert (ended.winner, ended.why) == (SEAT_0, Why.SUNK)
    assert game.view(SEAT_1).fleets == ended.fleets == game.view(None).fleets
    assert game.table.phase is Phase.OVER


@pytest.mark.rule("C5")
def test_a_known_cell_is_refused_as_pointless_not_punished() -> None:
    """A shot at a known cell is refused and does not cost the turn."""
    game = match(rules(), CORNER, CORNER)
    play(game, by(SEAT_0, Fire(cells("A1"))), by(SEAT_1, Fire(cells("A1"))))

    assert refuse(game, by(SEAT_0, Fire(cells("A1")))) == CellAlreadyKnown(cell("A1"))
    play(game, by(SEAT_0, Fire(cells("B1"))))


@pytest.mark.rule("C5", "BO1")
def test_where_ships_move_firing_again_is_legal() -> None:
    """Where ships move, firing again at a known cell is legal: a ship may have come since."""
    game = match(rules(manoeuvre=Manoeuvre()), CORNER, CORNER)
    play(game, by(SEAT_0, Fire(cells("A2"))), by(SEAT_1, Fire(cells("A2"))))

    play(game, by(SEAT_0, Fire(cells("A2"))))


@pytest.mark.rule("SB1")
@pytest.mark.parametrize(
    "off",
    [Cell(Row(3), Col(0)), Cell(Row(0), Col(4)), Cell(Row(-1), Col(0)), Cell(Row(0), Col(-1))],
)
def test_a_shot_off_the_grid_is_refused(off: Cell) -> None:
    """A shot off the grid is refused; rows and columns differ, to reveal a mix-up."""
    game = match(rules(), CORNER, CORNER)

    assert refuse(game, by(SEAT_0, Fire((off,)))) == ShotOffGrid(3, 4)


def test_firing_out_of_turn_or_from_an_unknown_seat_is_refused() -> None:
    """A command out of turn, or from a seat that does not exist, is refused."""
    game = match(rules(), CORNER, CORNER)

    assert refuse(game, by(SEAT_1, Fire(cells("A1")))) == NotYourTurn(SEAT_0)
    for seat in (Seat(2), Seat(-1)):
        assert refuse(game, by(seat, Fire(cells("A1")))) == UnknownSeat(seat, 2)


@pytest.mark.rule("SB1", "BN1", "CL1")
@pytest.mark.parametrize(
    ("name", "grid"),
    [
        ("sea-battle", Grid(10, 10)),
        ("battaglia-navale", Grid(16, 16)),
        ("classic", Grid(10, 10)),
        ("forum", Grid(10, 10)),
        ("sea-battle-15", Grid(15, 15)),
    ],
)
def test_the_grids_of_the_sheets_for_two(name: str, grid: Grid) -> None:
    """Grid sizes of the sheets for two: 10×10, 16×16, and the large one for five-deckers."""
    assert preset(name, 2).grid == grid


@pytest.mark.rule("CL5", "BN4")
def test_a_sunk_ship_is_outlined_where_its_cells_are_told() -> None:
    """Battaglia navale names class and cells, since ships that never touch show both anyway."""
    told = preset("battaglia-navale").disclosure
    game = match(rules(turn=Turn(), disclosure=told), CORNER, CORNER)
    for shot in ("A1", "B1"):
        play(game, by(SEAT_0, Fire(cells(shot))))
        play(game, by(SEAT_1, Fire(cells("C2" if shot == "A1" else "C3"))))

    view = game.view(SEAT_0)
    assert view.sunk == (Named("destroyer", SEAT_1, cells("A1 B1")),)
    assert view.foreign.sunk == game.ruleset.grid.mask(cells("A1 B1"))
