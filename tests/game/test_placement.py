"""Placement checks: legal fleets, and the refusal of each illegal one (C1)."""

import pytest

from kit.games.fixed_fleet import deal
from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, preset, refuse, rules
from kit.seas.drawn_sea import cell, cells, fleet, sea
from seabattle.game import Fire, PlaceFleet, Refusal, Seat, placement_faults
from seabattle.game.event import FleetPlaced
from seabattle.game.refusal import (
    AlreadyPlaced,
    NotPlacing,
    NotPlaying,
    OutsideGrid,
    ShipsOverlap,
    ShipTooClose,
    UnknownClass,
    WrongCount,
    WrongShape,
)
from seabattle.matches import Match
from seabattle.rules import Ruleset, Sea, Ship, ShipClass, Touching

TWO_BOATS = (ShipClass("destroyer", 2, ("##",)),)


def _boats(touching: Touching) -> Ruleset:
    return rules(3, 4, fleet=TWO_BOATS, sea=Sea(touching))


SIDE_BY_SIDE = "AA..\nBB..\n...."
CORNER_TO_CORNER = "AA..\n..BB\n...."
APART = "AA..\n....\nBB.."


@pytest.mark.rule("SB4", "BN3", "CL3", "FO2")
@pytest.mark.parametrize(
    ("touching", "allowed"),
    [
        (Touching.NEVER, {APART}),
        (Touching.CORNERS, {APART, CORNER_TO_CORNER}),
        (Touching.FREELY, {APART, CORNER_TO_CORNER, SIDE_BY_SIDE}),
    ],
)
def test_how_close_two_ships_may_lie(touching: Touching, allowed: set[str]) -> None:
    """Corner contact is where the rule sheets disagree."""
    table = _boats(touching)
    for drawing in (APART, CORNER_TO_CORNER, SIDE_BY_SIDE):
        faults = list(placement_faults(table, fleet(table, drawing)))

        assert bool(faults) is (drawing not in allowed)


@pytest.mark.rule("C1")
@pytest.mark.parametrize(
    ("ships", "fault"),
    [
        ([Ship("raft", cells("A1"))], UnknownClass("raft")),
        ([Ship("destroyer", cells("A1 B1"))] * 3, WrongCount("destroyer", 3, 2)),
        ([], WrongCount("destroyer", 0, 2)),
        (
            [Ship("destroyer", cells("A1 C1")), Ship("destroyer", cells("A3 B3"))],
            WrongShape("destroyer", cells("A1 C1")),
        ),
        (
            [Ship("destroyer", cells("A1 A1")), Ship("destroyer", cells("A3 B3"))],
            WrongShape("destroyer", cells("A1 A1")),
        ),
        (
            [Ship("destroyer", ()), Ship("destroyer", cells("A3 B3"))],
            WrongShape("destroyer", ()),
        ),
        (
            [Ship("destroyer", cells("D1 E1")), Ship("destroyer", cells("A3 B3"))],
            OutsideGrid("destroyer"),
        ),
        (
            [Ship("destroyer", cells("A3 A4")), Ship("destroyer", cells("A1 B1"))],
            OutsideGrid("destroyer"),
        ),
        (
            [Ship("destroyer", cells("A1 B1")), Ship("destroyer", cells("B1 B2"))],
            ShipsOverlap("destroyer", "destroyer", cell("B1")),
        ),
        (
            [Ship("destroyer", cells("A1 B1")), Ship("destroyer", cells("C2 D2"))],
            ShipTooClose("destroyer", "destroyer", cell("C2"), corners_allowed=False),
        ),
    ],
)
def test_an_illegal_fleet_is_refused_with_the_ship_and_the_rule(
    ships: list[Ship], fault: Refusal
) -> None:
    """The grid is wider than high, so that rows and columns cannot be confused unnoticed."""
    table = _boats(Touching.NEVER)
    game = Match(table)

    assert fault in list(placement_faults(table, tuple(ships)))
    refuse(game, by(SEAT_0, PlaceFleet(tuple(ships))))
    assert game.table.placed == 0


def test_all_faults_of_a_fleet_are_found_not_only_the_first() -> None:
    """All faults of a fleet are found, so that a screen can mark every wrong ship at once."""
    ships = (
        Ship("destroyer", cells("D1 E1")),
        Ship("destroyer", cells("A1 B1")),
        Ship("destroyer", cells("A2 B2")),
    )
    found = [type(fault) for fault in placement_faults(_boats(Touching.NEVER), ships)]

    assert found == [WrongCount, OutsideGrid, ShipTooClose]


@pytest.mark.rule("SB5")
@pytest.mark.parametrize(
    ("drawing", "legal"),
    [
        ("AA.\nA..\nA..", True),
        ("AAA\n..A\n...", True),
        ("A..\nAAA\n...", True),
        ("AA.\nAA.\n...", True),
        ("AA.\n.AA\n...", True),
        (".AA\nAA.\n...", True),
        ("AAA\n.A.\n...", False),
        ("A..\nA..\nAA.", True),
        ("AA.\n..A\n..A", False),
    ],
)
def test_bent_ships_in_any_rotation_and_mirror_image(drawing: str, legal: bool) -> None:
    """Four-deckers as Г, square or zigzag; a T is none of them, a broken line no ship."""
    bent = preset("sea-battle-bent")
    four = next(entry for entry in bent.fleet if entry.size == 4)
    table = rules(3, 3, fleet=(ShipClass("battleship", 1, four.shapes),))
    ship = Ship("battleship", sea(drawing).cells["A"])

    assert (not list(placement_faults(table, (ship,)))) is legal


@pytest.mark.rule("FO2")
def test_fleets_of_different_seats_may_overlap_on_a_shared_sea() -> None:
    """Fleets of different seats may overlap on a shared sea, as the forum sheet says."""
    table = preset("forum", 3)
    ships = deal(table, 1)
    game = Match(table)

    for seat in range(3):
        play(game, by(Seat(seat), PlaceFleet(ships)))


@pytest.mark.rule("C1")
def test_a_fleet_is_kept_in_the_order_of_the_fleet_list() -> None:
    """A fleet is stored in the order of the fleet list, which hides the order of placing."""
    table = rules()
    ships = fleet(table, "AA..\n....\n...B")
    one, other = Match(table), Match(table)

    play(one, by(SEAT_0, PlaceFleet(ships)))
    (placed,) = play(other, by(SEAT_0, PlaceFleet(ships[::-1])))

    assert one.game == other.game
    assert isinstance(placed, FleetPlaced)


@pytest.mark.rule("C1", "C2")
def test_a_fleet_is_placed_once_and_no_player_fires_before_all_are_in() -> None:
    """A fleet is placed once: placing again after seeing who waits would be an advantage."""
    table = rules()
    game = match(table, "AA..\n....\n...B")

    assert refuse(game, by(SEAT_0, PlaceFleet(deal(table, 1)))) == AlreadyPlaced()
    assert refuse(game, by(SEAT_0, Fire(cells("A1")))) == NotPlaying((SEAT_1,))
    play(game, by(SEAT_1, PlaceFleet(deal(table, 1))))
    assert refuse(game, by(SEAT_0, PlaceFleet(deal(table, 1)))) == NotPlacing()


@pytest.mark.rule("SB3", "SB6", "BN2", "CL2")
@pytest.mark.parametrize(
    ("name", "sizes"),
    [
        ("sea-battle", [4, 3, 3, 2, 2, 2, 1, 1, 1, 1]),
        ("battaglia-navale", [5, 4, 4, 3, 3, 3, 2, 2, 2, 2, 1, 1, 1, 1, 1]),
        ("classic", [5, 4, 3, 3, 2]),
        ("classic-bonus", [5, 4, 3, 3, 2]),
        ("forum", [5, 4, 3, 3, 2]),
    ],
)
def test_the_fleets_of_the_sheets(name: str, sizes: list[int]) -> None:
    """Each variant accepts the fleet of its rule sheet, and not one with a ship missing."""
    table = preset(name)
    ships = deal(table, 1)

    assert sorted((len(ship.cells) for ship in ships), reverse=True) == sizes
    assert not list(placement_faults(table, ships))
    assert list(placement_faults(table, ships[1:]))
