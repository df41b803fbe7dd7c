"""Known numbers of legal fleets, against brute force and against the sweep."""

import pytest
from msgspec.structs import replace

from counts.brute_force import brute_force
from counts.known import Known, known
from seabattle.grid import Grid
from seabattle.rules import TooMany, count_fleets, load_variant, settle


@pytest.mark.parametrize("line", known("brute", "sweep"), ids=str)
def test_the_sweep_counts_what_is_known(line: Known) -> None:
    """One wrong neighbour, one way to lie too many, and some of these numbers change."""
    assert count_fleets(line.ruleset()) == line.number


@pytest.mark.parametrize("line", known("brute"), ids=str)
def test_brute_force_counts_what_is_known(line: Known) -> None:
    """So the numbers do not rest on the sweep that is tested with them."""
    assert brute_force(line) == line.number


@pytest.mark.parametrize("line", known("brute"), ids=str)
def test_a_grid_laid_on_its_side_holds_as_many_fleets(line: Known) -> None:
    """Every shape of the file may be turned, so rows and columns can change places."""
    ruleset = replace(line.ruleset(), grid=Grid(line.columns, line.rows))

    assert count_fleets(ruleset) == line.number


@pytest.mark.parametrize("name", ["battaglia-navale", "sea-battle"])
def test_a_count_too_large_for_the_budget_is_refused(name: str) -> None:
    """Rather than fill the memory of the machine."""
    with pytest.raises(TooMany, match="smaller grid"):
        count_fleets(settle(load_variant(name)), 10_000)


@pytest.mark.slow
@pytest.mark.parametrize("line", known("patience"), ids=str)
def test_the_games_of_the_sheets(line: Known) -> None:
    """Up to a minute each in plain Python."""
    assert count_fleets(line.ruleset(), 50_000_000) == line.number


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "number"), [("classic", 2_898_771_376), ("sea-battle", 1_855_545_978_831_780)]
)
def test_the_ready_made_games_have_the_published_numbers(name: str, number: int) -> None:
    """The same as two lines of the file, by the name people use."""
    assert count_fleets(settle(load_variant(name)), 50_000_000) == number
