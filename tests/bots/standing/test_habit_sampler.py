"""Fleets sampled with habits, compared with the exact mixture."""

from array import array

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kit.games.law_strategy import seeds
from kit.games.small_game import preset, rules
from kit.seas.habit_mixture import HabitMixture, HabitPosterior, count_part, family_shares
from seabattle.beliefs import (
    Belief,
    Fleets,
    Marks,
    Sampler,
    Strike,
    apply_marks,
    estimate_odds,
    make_sampler,
    problem_of,
)
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.beliefs.sampling.python_sampler import PythonSampler
from seabattle.bots.placement.class_regions import problem_in
from seabattle.bots.standing.habit_prior import PriorPart
from seabattle.bots.standing.habit_sampler import (
    Hypothesis,
    HypothesisSample,
    _draw_more,
    sample_with_habits,
)
from seabattle.grid import Mask
from seabattle.rules import Ruleset, Sea, ShipClass, Touching

ALIKE = (
    ShipClass("cruiser", 1, ("##",)),
    ShipClass("submarine", 1, ("##",)),
    ShipClass("torpedo-boat", 1, ("#",)),
)
"""Two classes that look alike, which a habit may send to different waters."""

PACKED = (
    ShipClass("cruiser", 2, ("###",)),
    ShipClass("destroyer", 2, ("##",)),
    ShipClass("torpedo-boat", 1, ("#",)),
)
"""Large ships that just fit into two lines."""

SEEN = {"border-1": 3.0, "border-2": 2.0, "border-3": 1.0, "half": 1.0}
"""An opponent who often places along the border, each time with other classes."""

SURE = {"lines": 50.0}
"""An opponent who always packs two lines."""

seas = st.sampled_from(
    [
        rules(3, 4, fleet=ALIKE),
        rules(4, 4, fleet=ALIKE, sea=Sea(Touching.CORNERS)),
        rules(4, 5, fleet=ALIKE[1:], sea=Sea(Touching.NEVER)),
    ]
)


def _imagine(
    ruleset: Ruleset, parts: tuple[PriorPart, ...], sampler: Sampler, limit: int = 10_000
) -> Fleets:
    fleets = sampler.list_fleets(limit) or sampler.draw_fleets(4000, 3)
    return sample_with_habits(ruleset, parts, sampler, fleets, n=4000, seed=9)


def _odds(sampler: Sampler, fleets: Fleets) -> list[float]:
    estimate = estimate_odds(sampler, fleets)
    return [weight / estimate.weight for weight in estimate.cells]


@settings(max_examples=40)
@given(seas, st.integers(0, 2**20 - 1), seeds, st.booleans())
def test_listed_fleets_have_the_odds_of_the_exact_mixture(
    ruleset: Ruleset, fired: Mask, seed: int, named: bool
) -> None:
    """A fleet that two habits explain must count for both, and one of two names for both names."""
    mixture = HabitMixture(ruleset, SEEN)
    belief = Belief(problem_of(ruleset))
    fleet = belief.fleet(seed % belief.total)
    marks = _tell_marks(ruleset, fleet, fired & ruleset.grid.everywhere, named=named)
    sampler = make_sampler(apply_marks(problem_of(ruleset), marks))
    exact = mixture.after(marks)

    fleets = _imagine(ruleset, mixture.parts, sampler)
    odds = _odds(sampler, fleets)

    assert len({frozenset(fleets[number]) for number in range(len(fleets))}) == len(fleets)
    assert odds == pytest.approx(exact.odds, abs=1e-4)


def test_drawn_fleets_have_the_odds_of_the_exact_mixture_nearly() -> None:
    """Where a sea is too large to list, the draws must tell the same story."""
    ruleset = rules(5, 6, fleet=ALIKE, sea=Sea(Touching.NEVER))
    mixture = HabitMixture(ruleset, SEEN)
    marks = Marks(empty=0b110 << 9)
    sampler = make_sampler(apply_marks(problem_of(ruleset), marks))

    odds = _odds(sampler, _imagine(ruleset, mixture.parts, sampler, limit=10))

    assert odds == pytest.approx(mixture.after(marks).odds, abs=0.04)


def test_a_habit_that_few_fleets_follow_is_imagined_on_its_own() -> None:
    """Of thousands of fleets of the Russian sheet none is packed, however likely that is."""
    ruleset = rules(6, 7, fleet=PACKED, sea=Sea(Touching.NEVER))
    mixture = HabitMixture(ruleset, {"lines": 4.0})
    marks = Marks(empty=0b1000_0001 << 14)
    sampler = make_sampler(apply_marks(problem_of(ruleset), marks))

    fleets = _imagine(ruleset, mixture.parts, sampler, limit=10)

    assert _odds(sampler, fleets) == pytest.approx(mixture.after(marks).odds, abs=0.03)


def test_two_lines_of_ships_are_recognised() -> None:
    """Three ships on one edge of the Russian sheet are no accident."""
    ruleset = preset("sea-battle")
    bits = [1 << column for column in (0, 1, 2, 3, 5, 6, 8, 9)]
    sunk = {3: 0b1111, 6: 0b110_0000, 9: 0b11_0000_0000}
    strikes = [
        Strike(bit, volley, bit.bit_length() - 1 in sunk, ship=sunk.get(bit.bit_length() - 1))
        for volley, bit in enumerate(bits)
    ]
    problem = apply_marks(problem_of(ruleset), Marks(strikes=tuple(strikes)))
    parts = HabitMixture(ruleset).parts

    found = family_shares(ruleset, parts, problem, seed=1)

    assert found["uniform"] < 0.1


@settings(max_examples=10)
@given(seeds)
def test_the_same_seed_imagines_the_same(seed: int) -> None:
    """A move is a function of the view and the seed."""
    ruleset = rules(3, 4, fleet=ALIKE)
    sampler = make_sampler(problem_of(ruleset))
    fleets = sampler.draw_fleets(50, seed)
    parts = HabitMixture(ruleset).parts

    assert sample_with_habits(
        ruleset, parts, sampler, fleets, n=50, seed=seed
    ) == sample_with_habits(ruleset, parts, sampler, fleets, n=50, seed=seed)


def test_who_is_sure_of_a_habit_and_wrong_expects_nothing() -> None:
    """A shooter may be certain of his opponent, and must fire somewhere all the same."""
    ruleset = rules(6, 7, fleet=PACKED, sea=Sea(Touching.NEVER))
    sure = tuple(part for part in HabitMixture(ruleset, SURE).parts if part.family == "lines")
    inland = Marks(strikes=tuple(Strike(1 << cell, cell) for cell in (16, 18, 24)))
    sampler = make_sampler(apply_marks(problem_of(ruleset), inland))
    fleets = sampler.draw_fleets(50, 1)

    assert sample_with_habits(ruleset, sure, sampler, fleets, n=50, seed=1) is fleets


def test_who_is_sure_of_a_habit_imagines_it_from_the_first_shot() -> None:
    """None of the fleets drawn anywhere may follow the only habit that is expected."""
    ruleset = rules(6, 7, fleet=PACKED, sea=Sea(Touching.NEVER))
    sure = tuple(part for part in HabitMixture(ruleset, SURE).parts if part.family == "lines")
    sampler = make_sampler(problem_of(ruleset))

    fleets = sample_with_habits(ruleset, sure, sampler, sampler.draw_fleets(5, 1), n=500, seed=1)

    found = [
        (part, count_part(problem_in(ruleset, part.class_regions)), part.weight) for part in sure
    ]
    exact = HabitPosterior([(part, known, share) for part, known, share in found if known])
    assert _odds(sampler, fleets) == pytest.approx(exact.odds, abs=0.05)


def test_without_a_habit_left_fleets_stay_as_they_are() -> None:
    """Late in most games no habit explains anything, and nothing should be spent on them."""
    ruleset = rules(3, 4, fleet=ALIKE)
    uniform = tuple(part for part in HabitMixture(ruleset).parts if part.family == "uniform")
    sampler = make_sampler(problem_of(ruleset))
    fleets = sampler.draw_fleets(50, 1)

    assert sample_with_habits(ruleset, uniform, sampler, fleets, n=50, seed=1) is fleets


def _tell_marks(
    ruleset: Ruleset, fleet: tuple[tuple[int, ...], ...], fired: Mask, *, named: bool
) -> Marks:
    """What a shooter is told who fires at these cells, lowest first."""
    classes = problem_of(ruleset).classes
    ships = [
        (kind, classes[kind].placements[place].cells)
        for kind, places in enumerate(fleet)
        for place in places
    ]
    struck, empty = 0, 0
    strikes: list[Strike] = []
    for cell in range(fired.bit_length()):
        bit = fired & 1 << cell
        kind, ship = next(((k, s) for k, s in ships if s & bit), (None, 0))
        if kind is None:
            empty |= bit
            continue
        struck |= bit
        sank = not ship & ~struck
        told = frozenset([kind]) if named and sank else None
        strikes.append(Strike(bit, len(strikes), sank, told))
    return Marks(empty, tuple(strikes))


def test_a_habit_that_explains_nothing_is_given_up() -> None:
    """Hits in the open sea do not fit an opponent who places along the border."""
    ruleset = rules(4, 5, fleet=ALIKE)
    inland = Marks(strikes=(Strike(1 << 6, 0), Strike(1 << 13, 1)), empty=0b11111)
    problem = apply_marks(problem_of(ruleset), inland)
    mixture = HabitMixture(ruleset, SEEN)
    exact = mixture.after(inland).weights

    found = family_shares(ruleset, mixture.parts, problem, seed=4)

    assert "border-3" not in found
    assert set(found) == set(exact)
    assert found == pytest.approx(exact, abs=0.02)


class Unlucky(PythonSampler):
    """Draws, and never finds a fleet."""

    def draw_fleets(self, n: int, seed: int) -> Fleets:
        """Nothing, however often it is tried."""
        return Fleets(self.table.ships, array("H"), array("Q"), 0.0)


def test_a_habit_whose_fleets_are_hard_to_draw_keeps_those_that_were_found() -> None:
    """A game of sea-battle ended in a division by zero when a second draw found nothing."""
    ruleset = preset("sea-battle")
    problem = problem_of(ruleset)
    part = HabitMixture(ruleset).parts[0]
    seen = make_sampler(problem).draw_fleets(50, seed=1)
    look = HypothesisSample(Hypothesis(part, 1.0), Unlucky(BerthTable(problem)), seen)

    assert _draw_more(look, share=0.5, n=100, seed=1) is look
