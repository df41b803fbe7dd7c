"""Placement of fleets by bots."""

import pytest
from hypothesis import given

from kit.games.law_strategy import presets, seeds
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import rules
from seabattle.bots.placement.place_fleet import place_fleet
from seabattle.game import placement_faults
from seabattle.rules import Ruleset, Ship, ShipClass

SMALLEST = (ShipClass("torpedo-boat", 1, ("#",)),)


@given(rulesets(), seeds)
def test_a_fleet_is_legal_under_any_rules(ruleset: Ruleset, seed: int) -> None:
    """Families without a fleet under some rules must not keep a bot from playing."""
    assert not list(placement_faults(ruleset, place_fleet(ruleset, seed)))


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_a_fleet_is_legal_under_every_preset(ruleset: Ruleset) -> None:
    """An illegal fleet would be refused, and the bot would lose before the first shot."""
    for seed in range(10):
        assert not list(placement_faults(ruleset, place_fleet(ruleset, seed)))


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_the_same_seed_places_the_same_fleet(ruleset: Ruleset) -> None:
    """A move is a function of its inputs, so that a game can be repeated."""
    assert place_fleet(ruleset, 7) == place_fleet(ruleset, 7)


@given(seeds)
def test_no_layout_comes_twice_in_a_match(seed: int) -> None:
    """An opponent who remembers the last layout must gain nothing by it."""
    ruleset = rules(2, 3, fleet=SMALLEST)
    placed: list[tuple[Ship, ...]] = []
    for game in range(4):
        placed.append(place_fleet(ruleset, seed + game, placed))

    assert len(set(placed)) == len(placed)


def test_a_layout_does_not_depend_on_the_order_of_its_ships() -> None:
    """Earlier fleets come back from a view, which lists ships in an order of its own."""
    ruleset = rules(3, 4)
    fleet = place_fleet(ruleset, 1)

    assert set(place_fleet(ruleset, 1, [tuple(reversed(fleet))])) != set(fleet)


def test_a_fleet_that_cannot_lie_otherwise_is_placed_again() -> None:
    """On a tiny sea a repeated layout is better than a bot that cannot play."""
    ruleset = rules(1, 1, fleet=SMALLEST)
    fleet = place_fleet(ruleset, 1)

    assert place_fleet(ruleset, 2, [fleet]) == fleet
