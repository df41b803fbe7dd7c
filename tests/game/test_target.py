"""The tables of weapons and of what they are aimed at."""

import ast
from pathlib import Path

import pytest

from seabattle.game import Refusal
from seabattle.game.target import (
    AIMS,
    NAMED,
    all_targets,
    fits_aim,
    is_on_grid,
    name_target,
)
from seabattle.grid import Grid
from seabattle.rules import TRAITS, Aim, WeaponKind, labels_of, load_variant, settle

ROOT = Path(__file__).parents[2]
RULES = settle(load_variant("battaglia-navale"))
SMALL = Grid(3, 5)


def test_every_kind_has_its_traits_and_every_aim_its_sort() -> None:
    """Every weapon kind and every aim has its table entry; a gap would crash a game."""
    assert set(TRAITS) == set(WeaponKind)
    assert set(AIMS) == set(Aim)


@pytest.mark.parametrize("aim", Aim)
def test_a_cell_stands_for_targets_that_take_it_in(aim: Aim) -> None:
    """Each target offered for a cell contains that cell."""
    sort = AIMS[aim]
    for cell in SMALL.cells():
        for target in sort.through(cell):
            assert cell in sort.cells(SMALL, target, 0)
            assert fits_aim(aim, target)
            assert is_on_grid(SMALL, aim, target)
    assert not any(
        is_on_grid(Grid(2, 2), aim, target) for target in sort.through(SMALL.cells()[-1])
    )


@pytest.mark.parametrize("aim", Aim)
def test_every_target_is_listed_once_and_its_cells_lie_on_the_grid(aim: Aim) -> None:
    """Every target is listed once and lies on the grid; bots choose from the list."""
    targets = all_targets(SMALL, aim)
    assert len(set(targets)) == len(targets)
    assert {each for cell in SMALL.cells() for each in AIMS[aim].through(cell)} == set(targets)
    for target in targets:
        cells = AIMS[aim].cells(SMALL, target, 1)
        assert cells
        assert all(cell in SMALL for cell in cells)


@pytest.mark.parametrize("aim", Aim)
def test_a_target_is_read_back_by_its_name(aim: Aim) -> None:
    """A target is parsed back from its name, as in transcripts, typed orders and sentences."""
    labels = labels_of(RULES)
    for target in all_targets(RULES.grid, aim):
        sort, label = name_target(labels, target)
        assert NAMED[sort](labels, label) == target
        read = AIMS[aim].read(labels, label)
        assert not isinstance(read, Refusal)


def kinds_told_apart(source: str) -> list[str]:
    """The expressions in a module that compare weapon kinds, which only the table may do."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Compare | ast.MatchValue):
            text = ast.unparse(node)
            if "WeaponKind." in text or "weapon.kind" in text:
                found.append(text)
    return found


def test_only_the_table_tells_kinds_apart() -> None:
    """Only the table tells weapon kinds apart; sixteen files once did."""
    assert kinds_told_apart("a = weapon.kind is WeaponKind.LINE")
    assert kinds_told_apart("b = 2 if each.weapon.kind == 'line' else 3")
    for path in sorted((ROOT / "src" / "seabattle").rglob("*.py")):
        assert not kinds_told_apart(path.read_text("utf-8")), path
