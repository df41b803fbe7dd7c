"""Limits of the exact sweep, and the choice of its backend."""

import subprocess
import sys
from collections.abc import Callable
from math import comb

import pytest

from kit.seas.backends import KERNEL, either, needs_kernel
from kit.seas.shape_placements import list_placements, straight_shape, turn_shape
from seabattle.beliefs import (
    Belief,
    Candidates,
    FleetProblem,
    Impossible,
    Marks,
    Placement,
    ProblemTooLarge,
    Strike,
    apply_marks,
    count,
    sample,
)
from seabattle.beliefs.backend import Backend, choose_backend
from seabattle.rules import Touching


def fleet(rows: int, columns: int, *lengths: int) -> FleetProblem:
    """Ask for the fleets of straight ships that keep apart."""
    return FleetProblem(
        rows,
        columns,
        tuple(
            Candidates(
                1, list_placements(rows, columns, turn_shape(straight_shape(n)), Touching.NEVER)
            )
            for n in lengths
        ),
    )


@either
def test_a_sweep_over_budget_is_refused(backend: Backend) -> None:
    """A sweep over its budget of states is refused, the same on every machine."""
    with pytest.raises(ProblemTooLarge, match="more than 100 states"):
        Belief(fleet(8, 8, 3, 2), budget=100, backend=backend)


@either
@pytest.mark.parametrize(("rows", "columns"), [(40, 45), (5, 64), (64, 3), (1, 64)])
def test_one_ship_on_a_large_grid_is_counted(rows: int, columns: int, backend: Backend) -> None:
    """One ship on a large grid, whose front takes several machine words, is counted."""
    across, down = rows * (columns - 2), max(rows - 2, 0) * columns
    assert Belief(fleet(rows, columns, 3), backend=backend).total == across + down


@needs_kernel
def test_the_largest_grid_is_swept() -> None:
    """A grid of 64×64, the largest of a rule file, is swept."""
    assert Belief(fleet(64, 64, 3), backend=KERNEL).total == 2 * 64 * 62


@either
@pytest.mark.parametrize(("cells", "ships"), [(60, 10), (150, 25), (400, 60)])
def test_numbers_longer_than_machine_words_stay_exact(
    cells: int, ships: int, backend: Backend
) -> None:
    """Counts longer than machine words stay exact, as a formula for one-cell ships shows."""
    lone = Candidates(ships, list_placements(1, cells, [straight_shape(1)], Touching.NEVER))
    belief = Belief(FleetProblem(1, cells, (lone,)), backend=backend)
    assert belief.total == comb(cells + 1 - ships, ships)
    assert belief.odds.cells[0] == belief.odds.cells[-1] == comb(cells - ships, ships - 1)
    assert sum(belief.odds.cells) == ships * belief.total
    fleets = [belief.fleet(number) for number in (0, belief.total // 2, belief.total - 1)]
    assert fleets[0] == (tuple(range(cells - 2 * ships + 1, cells, 2)),)
    assert fleets[2] == (tuple(range(0, 2 * ships, 2)),)
    assert all(len(set(fleet[0])) == ships for fleet in fleets)


def test_ships_that_reach_too_far_are_refused_with_the_reason() -> None:
    """Ships that reach too far ahead for the sweep's front are refused with the reason."""
    with pytest.raises(ProblemTooLarge, match="cells ahead"):
        count(fleet(64, 64, 10))


def test_a_contradiction_counts_nothing_and_has_no_odds() -> None:
    """A problem that contradicts itself, as a hand-drawn chart may, has no fleets and no odds."""
    problem = apply_marks(fleet(4, 4, 4, 4), Marks(empty=0b0110_0110_0110_0110))
    assert count(problem) > 0
    nowhere = apply_marks(problem, Marks(empty=0b0001_0000_0000_0001))
    assert count(nowhere) == 0
    with pytest.raises(Impossible):
        Belief(nowhere)
    with pytest.raises(Impossible):
        sample(nowhere, 1, seed=1)


def test_an_empty_fleet_has_one_way_to_lie() -> None:
    """An empty fleet has one placement, as when every ship is sunk."""
    assert count(FleetProblem(3, 3, ())) == 1
    assert count(FleetProblem(3, 3, (), must_cover=1)) == 0


SENSELESS: dict[str, Callable[[], object]] = {
    "a grid without rows": lambda: FleetProblem(0, 3, ()),
    "a hit off the grid": lambda: FleetProblem(2, 2, (), must_cover=16),
    "less than no ships": lambda: Candidates(-1, ()),
    "the same place twice": lambda: Candidates(1, (Placement(1, 1), Placement(1, 3))),
    "a ship of no cells": lambda: FleetProblem(2, 2, (Candidates(1, (Placement(0, 0),)),)),
    "a ship off the grid": lambda: FleetProblem(2, 2, (Candidates(1, (Placement(16, 16),)),)),
    "a ship in its own way": lambda: FleetProblem(2, 2, (Candidates(1, (Placement(3, 1),)),)),
    "a cell struck twice": lambda: apply_marks(
        FleetProblem(2, 2, ()), Marks(strikes=(Strike(1, 0), Strike(1, 1)))
    ),
    "a switch of no meaning": lambda: choose_backend("maybe"),
}


@pytest.mark.parametrize("ask", SENSELESS.values(), ids=SENSELESS)
def test_a_senseless_question_is_refused(ask: Callable[[], object]) -> None:
    """A senseless problem raises an error instead of giving a wrong number later."""
    with pytest.raises(ValueError, match=r"\w"):
        ask()


@pytest.mark.parametrize("switch", ["auto", "off", "require"])
def test_the_switch_is_obeyed_when_the_package_is_imported(switch: str) -> None:
    """``SEABATTLE_NATIVE`` chooses the backend: without the kernel require fails and auto works."""
    code = (
        "import sys; sys.modules['seabattle._kernel'] = None\n"
        "import seabattle.beliefs as b; print(b.is_native())"
    )
    done = subprocess.run(
        [sys.executable, "-c", code],
        env={"SEABATTLE_NATIVE": switch},
        capture_output=True,
        text=True,
        check=False,
    )
    if switch == "require":
        assert "KernelMissing" in done.stderr
    else:
        assert done.stdout.strip() == "False"
