"""Families of fleets: what holds for every one of them, on any grid."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.games.law_strategy import seeds
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import PAIR, preset, rules
from kit.seas.drawn_sea import sea
from seabattle.beliefs import Belief, Impossible
from seabattle.bots.dice import BotDice
from seabattle.bots.placement.class_regions import problem_in
from seabattle.bots.placement.family import border, families, images
from seabattle.bots.placement.region_sampler import draw_from_regions
from seabattle.game import placement_faults
from seabattle.grid import Grid, Mask
from seabattle.rules import Ruleset, Sea, ShipClass, Touching

DRAWS = 1500


@given(rulesets(still=True), seeds)
def test_a_fleet_of_a_family_keeps_to_its_waters(ruleset: Ruleset, seed: int) -> None:
    """A shooter who expects a family counts on every ship lying where it says."""
    dice = BotDice(seed)
    family = dice.choice(families(ruleset))
    class_regions = dice.choice(family.class_regions)
    ships = draw_from_regions(ruleset, class_regions, dice)
    if ships is None:
        with pytest.raises(Impossible):
            Belief(problem_in(ruleset, class_regions))
        return

    assert not list(placement_faults(ruleset, ships))
    regions = dict(zip((entry.name for entry in ruleset.fleet), class_regions.regions, strict=True))
    assert all(not ruleset.grid.mask(s.cells) & ~regions[s.ship_class] for s in ships)


@given(rulesets())
def test_every_ruleset_has_families_of_different_names(ruleset: Ruleset) -> None:
    """Weights are kept by name."""
    names = Counter(family.name for family in families(ruleset))

    assert names["uniform"] == 1
    assert set(names.values()) == {1}


@given(st.integers(1, 5), st.integers(1, 5), st.integers(0, 2**25 - 1))
def test_a_region_has_no_more_images_than_the_grid_has_symmetries(
    rows: int, columns: int, cells: int
) -> None:
    """A habit says nothing about which way the sheet of paper was held."""
    grid = Grid(rows, columns)

    def region(seen: Grid) -> Mask:
        return cells & seen.everywhere

    found = images(grid, region)
    assert region(grid) in found
    assert 1 <= len(found) <= 8
    assert all(not image & ~grid.everywhere for image in found)


def test_the_images_of_an_edge_are_the_four_edges() -> None:
    """Rows and columns must not be confused on a grid that is not square."""
    four = [
        "aaa\n...",
        "...\naaa",
        "a..\na..",
        "..a\n..a",
    ]

    def edge(grid: Grid) -> Mask:
        return (1 << grid.columns) - 1

    assert set(images(Grid(2, 3), edge)) == {sea(drawing)["a"] for drawing in four}


def test_the_border_is_the_outermost_ring() -> None:
    """The family of the border is the one that costs shooters most where ships may touch."""
    drawn = sea("""
        a a a a
        a . . a
        a a a a
    """)

    assert border(drawn.grid) == drawn["a"]


def test_big_ships_fill_two_lines_of_the_russian_sheet() -> None:
    """The oldest habit there is: 4-2-2 and 3-3-2 on two lines, and torpedo boats anywhere."""
    ruleset = preset("sea-battle")
    lines = next(family for family in families(ruleset) if family.name == "lines")

    assert len(lines.class_regions) == 4
    # Eighteen ways to fill the lines, and 60 cells for four boats that do not touch.
    assert {Belief(problem_in(ruleset, way)).total for way in lines.class_regions} == {4_211_892}


@pytest.mark.parametrize(
    "ruleset",
    [
        rules(3, 4, fleet=PAIR),
        rules(3, 4, fleet=(ShipClass("destroyer", 2, ("##",)),), sea=Sea(Touching.NEVER)),
    ],
)
@pytest.mark.parametrize("small", [0, 300_000])
def test_every_fleet_of_a_family_is_as_likely_as_the_next(
    ruleset: Ruleset, small: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A shooter's odds are only as good as this; fleets thrown must be as even as those counted."""
    monkeypatch.setattr("seabattle.bots.placement.region_sampler.SMALL", small)
    dice = BotDice(11)
    for family in families(ruleset)[:3]:
        class_regions = family.class_regions[0]
        try:
            total = Belief(problem_in(ruleset, class_regions)).total
        except Impossible:
            continue
        drawn = Counter(draw_from_regions(ruleset, class_regions, dice) for _ in range(DRAWS))
        mean = DRAWS / total
        assert len(drawn) == total
        assert sum((n - mean) ** 2 / mean for n in drawn.values()) < total + 6 * total**0.5 + 10
