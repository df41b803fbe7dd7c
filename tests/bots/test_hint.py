"""Hints: the computer's move, and the odds behind it."""

import pytest

from kit.games.position import acting, other_truths, play_hunters
from seabattle.bots.hint import OddsMap, make_hint
from seabattle.game import Fire
from seabattle.grid import bits
from seabattle.rules import load_variant, settle
from seabattle.views import View, open_cells


def _open_odds(view: View, odds: OddsMap) -> dict[tuple[int, int], float]:
    """The odds of the cells that may be fired at."""
    cells = view.ruleset.grid.cells()
    open_ones = [cells[index] for index in bits(open_cells(view))]
    return {(cell.row, cell.col): odds[cell.row][cell.col] for cell in open_ones}


@pytest.mark.parametrize("variant", ["sea-battle", "milton-bradley", "battaglia-navale"])
def test_the_odds_of_a_hint_add_up_to_the_cells_of_the_fleet(variant: str) -> None:
    """A map whose numbers mean something else than chances would be decoration."""
    ruleset = settle(load_variant(variant))
    match = play_hunters(ruleset, 3, 24)
    view = match.view(acting(match))
    command, odds = make_hint(view)
    assert odds is not None
    assert (len(odds), {len(row) for row in odds}) == (ruleset.grid.rows, {ruleset.grid.columns})
    fleet = sum(each.count * each.size for each in ruleset.fleet)
    assert sum(map(sum, odds)) == pytest.approx(fleet, abs=0.2)
    chart = view.charts[1 - acting(match)]
    known = [
        [odds[at.row][at.col] for at in ruleset.grid.cells(it)] for it in (chart.hit, chart.missed)
    ]
    assert [set(each) for each in known] == [{1.0}, {0.0}]

    found = _open_odds(view, odds)
    if isinstance(command, Fire) and len(command.at) == 1:
        (cell,) = command.at
        assert found[cell.row, cell.col] == max(found.values())


@pytest.mark.parametrize("variant", ["classic-bonus", "forum"])
def test_where_ships_move_or_share_a_sea_a_hint_has_no_odds(variant: str) -> None:
    """One number for a cell would not be true for long, or not for all opponents."""
    match = play_hunters(settle(load_variant(variant)), 3, 10)
    command, odds = make_hint(match.view(acting(match)))
    assert odds is None
    assert command is not None


def test_another_truth_behind_the_same_view_gives_the_same_odds() -> None:
    """What a seat may not know must not shine through its map."""
    match = play_hunters(settle(load_variant("sea-battle")), 5, 30)
    viewer = acting(match)
    pairs = list(other_truths(match, viewer, 7, 2))
    assert pairs
    for pair in pairs:
        assert make_hint(pair.one.view(viewer)) == make_hint(pair.other.view(viewer))
