"""Wide shot, air raid and radar, as the Italian sheet prints them (BN6–BN10)."""

import pytest

from kit.games.small_game import SEAT_0, SEAT_1, by, match, play, preset, refuse, rules
from kit.seas.drawn_sea import cell, cells
from seabattle.game import (
    Centre,
    Command,
    Fire,
    GivenCommand,
    Target,
    UseWeapon,
    WholeColumn,
    WholeRow,
)
from seabattle.game.refusal import (
    ShotOffGrid,
    UnknownWeapon,
    WeaponLocked,
    WeaponUsedUp,
    WrongTarget,
)
from seabattle.game.truth import truth_of
from seabattle.grid import Cell, Col, Row, block
from seabattle.matches import Match
from seabattle.rules import Ruleset, ShipClass, Turn, Weapon, WeaponKind, labels_of
from seabattle.views import Hit, Mark, Miss, RadarAnswered, SalvoAnswered, Sunk

FLEET = (
    ShipClass("cruiser", 1, ("###",)),
    ShipClass("torpedo-boat", 1, ("#",)),
)
WIDE = Weapon("wide-shot", WeaponKind.AREA, 3, radius=1)
RAID = Weapon("air-raid", WeaponKind.LINE, 1)
RADAR = Weapon("radar", WeaponKind.RADAR, 3, radius=1)

MINE = "AAA.\n....\n...B\n....\n...."
THEIRS = ".B..\n....\n..A.\n..A.\n..A."
"""The sheet's own example has a boat on B-1 and the end of a ship on C-3."""


def _table(*weapons: Weapon) -> Ruleset:
    return rules(5, 4, fleet=FLEET, turn=Turn(), arsenal=weapons)


def _speak_all(game: Match) -> list[str]:
    """What was answered last, cell by cell, in the sheet's words."""
    labels = labels_of(game.ruleset)
    words: dict[type, str] = {Miss: "mancato", Hit: "colpito", Sunk: "affondato"}
    for report in reversed(game.view(SEAT_0).log):
        if isinstance(report, SalvoAnswered):
            return [f"{labels.name(each.at)} {words[type(each)]}" for each in report.answers]
        if isinstance(report, RadarAnswered):
            return [
                f"{labels.name(echo.at)} {'nave' if echo.ship else 'vuoto'}"
                for echo in report.echoes
            ]
    raise AssertionError("nothing was answered")


@pytest.mark.rule("BN6")
def test_a_wide_shot_answers_for_nine_cells_column_by_column() -> None:
    """Specifico la cella B-2: the example of the sheet, word for word."""
    game = match(_table(WIDE), MINE, THEIRS)

    play(game, by(SEAT_0, UseWeapon("wide-shot", Centre(cell("B2")))))

    assert _speak_all(game) == [
        "A1 mancato",
        "A2 mancato",
        "A3 mancato",
        "B1 affondato",
        "B2 mancato",
        "B3 mancato",
        "C1 mancato",
        "C2 mancato",
        "C3 colpito",
    ]
    assert game.view(SEAT_0).foreign.mark(game.ruleset.grid, cell("C3")) is Mark.HIT


@pytest.mark.rule("BN8")
def test_the_radar_sees_ships_and_harms_nothing() -> None:
    """The radar sees ships and harms nothing: the sheet's own example, vuoto, nave."""
    game = match(_table(RADAR), MINE, THEIRS)

    play(game, by(SEAT_0, UseWeapon("radar", Centre(cell("B2")))))

    assert _speak_all(game) == [
        "A1 vuoto",
        "A2 vuoto",
        "A3 vuoto",
        "B1 nave",
        "B2 vuoto",
        "B3 vuoto",
        "C1 vuoto",
        "C2 vuoto",
        "C3 nave",
    ]
    assert truth_of(game.game).sides[SEAT_1].hits == 0
    chart, grid = game.view(SEAT_0).foreign, game.ruleset.grid
    assert chart.mark(grid, cell("B1")) is Mark.RADAR_SHIP
    assert chart.mark(grid, cell("A1")) is Mark.RADAR_EMPTY


@pytest.mark.rule("BN8")
def test_a_hit_or_sunk_ship_is_a_ship_to_the_radar() -> None:
    """The radar shows a hit or sunk ship as a ship."""
    game = match(_table(RADAR), MINE, THEIRS)
    play(game, by(SEAT_0, Fire(cells("B1"))), by(SEAT_1, Fire(cells("A5"))))

    play(game, by(SEAT_0, UseWeapon("radar", Centre(cell("B2")))))

    assert "B1 nave" in _speak_all(game)


@pytest.mark.rule("BN7")
@pytest.mark.parametrize(
    ("line", "spoken"),
    [
        (
            WholeColumn(Col(2)),
            ["C1 mancato", "C2 mancato", "C3 colpito", "C4 colpito", "C5 affondato"],
        ),
        (WholeRow(Row(0)), ["A1 mancato", "B1 affondato", "C1 mancato", "D1 mancato"]),
    ],
)
def test_an_air_raid_answers_for_a_whole_line(line: Target, spoken: list[str]) -> None:
    """An air raid answers for a whole line; a ship that dies in it is sunk on its last cell."""
    game = match(_table(RAID), MINE, THEIRS)

    play(game, by(SEAT_0, UseWeapon("air-raid", line)))

    assert _speak_all(game) == spoken


@pytest.mark.rule("BN7")
def test_the_air_raid_is_unlocked_in_the_players_own_eleventh_turn() -> None:
    """The air raid is unlocked in the player's own eleventh turn: dopo 10 turni viene sbloccata."""
    game = match(preset("battaglia-navale"), *_two_italian_fleets())
    raid = by(SEAT_0, UseWeapon("air-raid", WholeRow(Row(0))))
    edge = [Cell(Row(row), Col(15)) for row in range(16)]

    for turn in range(10):
        assert refuse(game, raid) == WeaponLocked("air-raid", turn + 1, 11)
        play(game, by(SEAT_0, Fire((edge[turn],))), by(SEAT_1, Fire((edge[turn],))))

    play(game, raid)
    play(game, by(SEAT_1, Fire((edge[10],))))
    assert refuse(game, raid) == WeaponUsedUp("air-raid", 1)


def _two_italian_fleets() -> tuple[str, str]:
    rows = [
        "AAAAA.BBBB.CCCC.",
        "................",
        "DDD.EEE.FFF.GG..",
        "................",
        "HH.II.JJ.K.L.M..",
        "................",
        "N.P.............",
        *["................"] * 9,
    ]
    return "\n".join(rows), "\n".join(rows)


@pytest.mark.rule("BN6", "BN8", "BN10")
def test_special_actions_are_counted_and_take_the_turn() -> None:
    """A special action takes the turn and is used up after the count in the ruleset."""
    game = match(_table(Weapon("radar", WeaponKind.RADAR, 1, radius=1)), MINE, THEIRS)
    sweep = by(SEAT_0, UseWeapon("radar", Centre(cell("A1"))))

    play(game, sweep)
    assert game.table.turn == SEAT_1
    play(game, by(SEAT_1, Fire(cells("A5"))))

    assert refuse(game, sweep) == WeaponUsedUp("radar", 1)


@pytest.mark.rule("BN10")
def test_a_special_action_may_come_on_top_of_the_turn() -> None:
    """The ruleset decides whether a special action takes the turn or comes on top of it."""
    free = Weapon("radar", WeaponKind.RADAR, 2, radius=2, takes_turn=False)
    game = match(_table(free), MINE, THEIRS)

    play(game, by(SEAT_0, UseWeapon("radar", Centre(cell("A1")))))

    assert game.table.turn == SEAT_0
    assert len(_speak_all(game)) == 9
    play(game, by(SEAT_0, Fire(cells("A1"))))


@pytest.mark.rule("BN9")
@pytest.mark.parametrize(("centre", "reached"), [("A1", 4), ("A3", 6), ("B2", 9), ("D5", 4)])
def test_at_the_edge_the_area_is_cut_off(centre: str, reached: int) -> None:
    """The area of a special action is cut off at the edge, also on a grid higher than wide."""
    game = match(_table(WIDE), MINE, THEIRS)

    play(game, by(SEAT_0, UseWeapon("wide-shot", Centre(cell(centre)))))

    assert len(_speak_all(game)) == reached == len(block(game.ruleset.grid, cell(centre), 1))


@pytest.mark.rule("BN9")
def test_a_cell_struck_before_repeats_its_known_answer() -> None:
    """A cell struck before repeats its answer, and a wreck is not announced as a new sinking."""
    game = match(_table(WIDE), MINE, THEIRS)
    play(game, by(SEAT_0, Fire(cells("B1"))), by(SEAT_1, Fire(cells("A5"))))
    play(game, by(SEAT_0, Fire(cells("C3"))), by(SEAT_1, Fire(cells("B5"))))

    play(game, by(SEAT_0, UseWeapon("wide-shot", Centre(cell("B2")))))

    assert "B1 affondato" in _speak_all(game)
    assert "C3 colpito" in _speak_all(game)
    assert len(game.view(SEAT_0).sunk) == 1


@pytest.mark.parametrize(
    ("order", "obstacle"),
    [
        (by(SEAT_0, UseWeapon("death-ray", Centre(cell("A1")))), UnknownWeapon("death-ray")),
        (by(SEAT_0, UseWeapon("wide-shot", WholeRow(Row(0)))), WrongTarget("wide-shot", False)),
        (by(SEAT_0, UseWeapon("air-raid", Centre(cell("A1")))), WrongTarget("air-raid", True)),
        (by(SEAT_0, UseWeapon("air-raid", WholeRow(Row(5)))), ShotOffGrid(5, 4)),
        (by(SEAT_0, UseWeapon("air-raid", WholeColumn(Col(4)))), ShotOffGrid(5, 4)),
        (by(SEAT_0, UseWeapon("radar", Centre(cell("E1")))), ShotOffGrid(5, 4)),
    ],
)
def test_a_special_action_wants_its_own_kind_of_target(
    order: GivenCommand[Command], obstacle: object
) -> None:
    """A special action is refused with a target of the wrong kind or off the 5×4 grid."""
    game = match(_table(WIDE, RAID, RADAR), MINE, THEIRS)

    assert refuse(game, order) == obstacle


@pytest.mark.rule("BN6", "BN7", "BN8")
def test_the_arsenal_of_the_sheet() -> None:
    """Three wide shots, one raid after ten turns, three radar sweeps."""
    arsenal = preset("battaglia-navale").arsenal

    assert [(each.kind, each.count, each.radius, each.unlock_turn) for each in arsenal] == [
        (WeaponKind.AREA, 3, 1, 1),
        (WeaponKind.LINE, 1, None, 11),
        (WeaponKind.RADAR, 3, 1, 1),
    ]
