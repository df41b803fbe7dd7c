"""A fleet while it is being placed, without a screen."""

import pytest

from kit.seas.drawn_sea import fleet
from seabattle.game import Refusal
from seabattle.grid import Cell, Col, Row
from seabattle.rules import load_variant, settle
from seabattle.tui.model import fleet_draft
from seabattle.tui.model.fleet_draft import FleetDraft


def _cell(row: int, col: int) -> Cell:
    return Cell(Row(row), Col(col))


def _dock(variant: str) -> FleetDraft:
    return FleetDraft(settle(load_variant(variant)))


def _put(dock: FleetDraft, row: int, col: int) -> FleetDraft:
    after = fleet_draft.put_ship(dock, _cell(row, col))
    assert isinstance(after, FleetDraft), after
    return after


def test_ships_come_to_hand_in_the_order_of_the_fleet() -> None:
    """Players do not have to choose what to place next."""
    dock = _dock("sea-battle")
    hands = []
    while dock.hand is not None:
        hands.append(dock.hand.name)
        row, col = divmod(len(hands) - 1, 2)
        dock = _put(dock, 2 * row, 5 * col)

    assert hands == ["battleship", *["cruiser"] * 2, *["destroyer"] * 3, *["torpedo-boat"] * 4]
    assert dock.whole


def test_a_ship_at_the_edge_is_drawn_back_onto_the_sea() -> None:
    """The cursor may go anywhere; a ship may not hang over."""
    held = _dock("classic").ship_in_hand_at(_cell(9, 9))

    assert held is not None
    assert max(cell.col for cell in held.cells) == 9


def test_a_ship_too_close_is_refused_and_changes_nothing() -> None:
    """The refusal is the game's own, so that page and game never disagree."""
    dock = _put(_dock("sea-battle"), 0, 0)

    refused = fleet_draft.put_ship(dock, _cell(1, 0))

    assert isinstance(refused, Refusal)
    assert refused.code == "placement/too-close"
    held = dock.ship_in_hand_at(_cell(1, 0))
    assert held is not None
    assert fleet_draft.blocking_cells(dock, held) == dock.ruleset.grid.mask(dock.ships[0].cells)


def test_a_ship_taken_up_lies_in_hand_as_it_lay() -> None:
    """A player who moves a ship by a cell does not want to turn it again."""
    dock = _put(fleet_draft.turn_ship(_dock("sea-battle")), 2, 2)

    taken = fleet_draft.take_ship(dock, _cell(4, 2))

    assert taken is not None
    assert not taken.ships
    assert taken.ship_in_hand_at(_cell(2, 2)) == dock.ships[0]


def test_nothing_is_taken_up_from_open_water() -> None:
    """The space bar on water means something else."""
    assert fleet_draft.take_ship(_put(_dock("classic"), 0, 0), _cell(9, 9)) is None


def test_every_step_can_be_undone() -> None:
    """A random fleet must not cost what was placed by hand."""
    first = _put(_dock("salvo"), 0, 0)
    ships = fleet(
        first.ruleset,
        """
        A A A A A . . . . .
        B B B B . . . . . .
        C C C . . . . . . .
        D D D . . . . . . .
        E E . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        . . . . . . . . . .
        """,
    )
    drawn = fleet_draft.fill_draft(first, ships)
    cleared = fleet_draft.empty_draft(drawn)

    assert not cleared.ships
    assert fleet_draft.undo_step(cleared).ships == ships
    assert fleet_draft.undo_step(fleet_draft.undo_step(cleared)).ships == first.ships
    assert fleet_draft.undo_step(_dock("salvo")) == _dock("salvo")


@pytest.mark.parametrize(
    "verb", [fleet_draft.turn_ship, fleet_draft.mirror_ship, fleet_draft.reshape_ship]
)
def test_a_straight_ship_stays_straight(verb: object) -> None:
    """Turning, mirroring and reshaping give only what the class may be."""
    assert callable(verb)
    after = verb(_dock("classic"))

    assert after.shape is not None
    assert after.shape.straight


def test_four_turns_are_no_turn_and_forms_come_round() -> None:
    """Every form of a bent ship is reached by R, F and V alone."""
    start = _dock("sea-battle-bent")
    dock, seen = start, set()
    for _ in range(6):
        for _ in range(2):
            for _ in range(4):
                seen.add(dock.shape)
                dock = fleet_draft.turn_ship(dock)
            dock = fleet_draft.mirror_ship(dock)
        dock = fleet_draft.reshape_ship(dock)
    turned = start
    for _ in range(4):
        turned = fleet_draft.turn_ship(turned)

    assert turned.shape == start.shape
    assert start.hand is not None
    assert len(seen) == 15


def test_another_class_can_be_reached_for() -> None:
    """Some people place the small ships first."""
    dock = fleet_draft.reach_for_class(_dock("classic"))

    assert dock.hand is not None
    assert dock.hand.name == "battleship"
    placed = _put(dock, 0, 0)
    assert placed.hand is not None
    assert placed.hand.name == "carrier"
