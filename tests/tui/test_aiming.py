"""What Enter would do, without a screen."""

from kit.screens.still_table import StillTable, still_table
from seabattle.game import Centre, Fire, Seat, UseWeapon, WholeColumn, WholeRow
from seabattle.grid import Cell, Col, Row
from seabattle.speech.reading.order_reader import read_order
from seabattle.tui.model import aiming
from seabattle.tui.model.aiming import CursorAim
from seabattle.views import View

HERE = Seat(0)


def _cell(row: int, col: int) -> Cell:
    return Cell(Row(row), Col(col))


def _view(variant: str) -> View:
    table: StillTable = still_table(variant)
    table.play_on(2)
    table.play_until_asked()
    return table.view(HERE)


def test_enter_fires_at_the_cell_under_the_cursor() -> None:
    """The one thing every player does all the time."""
    view = _view("classic")

    assert aiming.command_of(CursorAim(_cell(3, 4)), view) == Fire((_cell(3, 4),))


def test_a_salvo_is_named_cell_by_cell_and_fired_with_the_last() -> None:
    """Four Enters name, the fifth fires."""
    view, aim = _view("salvo"), CursorAim()
    for col in range(4):
        aim = aiming.move_aim(aim, _cell(0, col))
        assert aiming.wants_more(aim, view)
        aim = aiming.toggle_cell(aim)
    aim = aiming.move_aim(aim, _cell(0, 4))

    assert not aiming.wants_more(aim, view)
    assert aiming.command_of(aim, view) == Fire(tuple(_cell(0, c) for c in range(5)))
    assert aiming.obstacle(aim, view) is None


def test_a_cell_named_twice_is_taken_back() -> None:
    """A player who has second thoughts presses the same key again."""
    aim = aiming.toggle_cell(CursorAim(_cell(1, 1)))

    assert aiming.toggle_cell(aim).chosen == ()


def test_an_unfinished_salvo_is_no_obstacle() -> None:
    """A page that says "wrong number of shots" at the first cell would be of no help."""
    assert aiming.obstacle(CursorAim(_cell(5, 5)), _view("salvo")) is None


def test_special_actions_come_in_turn_and_show_what_they_take_in() -> None:
    """A preview before the shot, as wide as the shot."""
    view = _view("battaglia-navale")
    wide = aiming.arm_next_weapon(CursorAim(_cell(0, 0)), view)
    raid = aiming.arm_next_weapon(wide, view)
    radar = aiming.arm_next_weapon(raid, view)

    assert aiming.preview(wide, view).bit_count() == 4
    assert aiming.preview(raid, view).bit_count() == 16
    assert aiming.command_of(raid, view) == UseWeapon("air-raid", WholeRow(Row(0)))
    turned = aiming.command_of(aiming.turn_aim(raid), view)
    assert turned == UseWeapon("air-raid", WholeColumn(Col(0)))
    assert aiming.command_of(radar, view) == UseWeapon("radar", Centre(_cell(0, 0)))
    assert aiming.arm_next_weapon(radar, view).weapon is None


def test_a_locked_action_says_so_before_it_is_used() -> None:
    """The air raid comes with the eleventh turn."""
    view = _view("battaglia-navale")

    refusal = aiming.obstacle(CursorAim(weapon="air-raid"), view)

    assert refusal is not None
    assert refusal.code == "weapon/locked"


def _typed(aim: CursorAim, view: View, text: str) -> CursorAim:
    """The aim after a player has typed an order."""
    order = read_order(view, "en", text, aim.weapon)
    assert isinstance(order, Fire | UseWeapon)
    return aiming.aim_of_order(aim, view, order)


def test_typed_cells_become_an_aim() -> None:
    """Typing and steering lead to the same command."""
    view = _view("salvo")

    aim = _typed(CursorAim(), view, "a1 b2, c3 d4 e5")

    wanted = tuple(_cell(each, each) for each in range(5))
    assert aiming.command_of(aim, view) == Fire(wanted)


def test_a_typed_letter_is_a_column_for_an_air_raid() -> None:
    """A row by its number, a column by its letter."""
    view = _view("battaglia-navale")

    column = _typed(CursorAim(weapon="air-raid"), view, "c")
    row = _typed(CursorAim(weapon="air-raid"), view, "16")

    assert column == CursorAim(_cell(0, 2), "air-raid", turn=1)
    assert row == CursorAim(_cell(15, 0), "air-raid")
