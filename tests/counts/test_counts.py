"""Known fleet counts, checked by brute force and on transposed grids."""

import pytest
from msgspec.structs import replace

from counts.brute_force import brute_force
from counts.known import Known, known_counts
from seabattle.beliefs import ProblemTooLarge, count, problem_of_looks
from seabattle.grid import Grid
from seabattle.rules import load_variant, settle


@pytest.mark.parametrize("line", known_counts("brute"), ids=str)
def test_brute_force_counts_what_is_known(line: Known) -> None:
    """Brute force confirms the known counts, independently of the sweep they test."""
    assert brute_force(line) == line.number


@pytest.mark.parametrize("line", known_counts("brute"), ids=str)
def test_a_grid_laid_on_its_side_holds_as_many_fleets(line: Known) -> None:
    """A transposed grid holds as many fleets, because every shape may be turned."""
    ruleset = replace(line.ruleset(), grid=Grid(line.columns, line.rows))

    assert count(problem_of_looks(ruleset)) == line.number


@pytest.mark.parametrize("name", ["battaglia-navale", "sea-battle"])
def test_a_count_too_large_for_the_budget_is_refused(name: str) -> None:
    """A count that exceeds the budget is refused before it fills the memory."""
    with pytest.raises(ProblemTooLarge):
        count(problem_of_looks(settle(load_variant(name))), 10_000)
