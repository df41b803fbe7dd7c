"""Beliefs of a shooter who expects habits, compared with lists of all fleets."""

from collections.abc import Iterator
from fractions import Fraction
from functools import lru_cache
from itertools import combinations, product

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from kit.games.law_strategy import seeds
from kit.games.small_game import PAIR, rules
from kit.seas.habit_mixture import HabitMixture, Ships, count_part
from seabattle.beliefs import Impossible, Marks, Strike, apply_marks, problem_of
from seabattle.bots.placement.fleet_count import fleets_in
from seabattle.bots.standing.habit_prior import PriorPart, add_seen, expected_parts
from seabattle.grid import Mask, bits
from seabattle.rules import Ruleset, Sea, ShipClass, Touching, berths, clear_water

THREE = (ShipClass("cruiser", 1, ("###",)), ShipClass("torpedo-boat", 2, ("#",)))

SEEN = {"border-1": 3.0, "corner": 1.0, "half": 1.0, "inland": 1.0}
"""An opponent of many habits."""

seas = st.sampled_from(
    [
        rules(3, 4, fleet=PAIR),
        rules(4, 4, fleet=PAIR, sea=Sea(Touching.CORNERS)),
        rules(3, 5, fleet=THREE, sea=Sea(Touching.NEVER)),
    ]
)


@lru_cache(maxsize=8)
def _all_fleets(ruleset: Ruleset) -> tuple[Ships, ...]:
    """Every legal fleet, by trying all there are."""
    return tuple(_try_fleets(ruleset))


def _try_fleets(ruleset: Ruleset) -> Iterator[Ships]:
    choices = [combinations(berths(ruleset.grid, entry), entry.count) for entry in ruleset.fleet]
    for fleet in product(*choices):
        ships = [ship for ships in fleet for ship in ships]
        waters = [ship | clear_water(ruleset.grid, ship, ruleset.sea.touching) for ship in ships]
        if not any(
            ship & water
            for ship, water in ((ships[i], waters[j]) for i in range(len(ships)) for j in range(i))
        ):
            yield fleet


def _tell_marks(fleet: Ships, fired: Mask) -> Marks:
    """What a shooter is told who fires at these cells, lowest first."""
    ships = [ship for ships in fleet for ship in ships]
    struck, strikes = 0, []
    for volley, cell in enumerate(bits(fired & sum(ships))):
        struck |= 1 << cell
        ship = next(ship for ship in ships if ship >> cell & 1)
        strikes.append(Strike(1 << cell, volley, sank=not ship & ~struck))
    return Marks(fired & ~sum(ships), tuple(strikes))


def _weight(fleet: Ships, part: PriorPart, size: int) -> Fraction:
    """How likely a fleet is as one of a part with so many fleets."""
    inside = all(
        not ship & ~water
        for ships, water in zip(fleet, part.class_regions.regions, strict=True)
        for ship in ships
    )
    return Fraction(part.weight) / size if inside else Fraction(0)


@lru_cache(maxsize=256)
def _size(ruleset: Ruleset, part: PriorPart) -> int:
    return sum(_weight(fleet, part, 1) > 0 for fleet in _all_fleets(ruleset))


def _brute(
    ruleset: Ruleset, parts: tuple[PriorPart, ...], fired: Mask, marks: Marks
) -> list[tuple[Ships, PriorPart, Fraction]]:
    """Every fleet that would have answered so, in every part it may come from."""
    everything = _all_fleets(ruleset)
    sizes = [_size(ruleset, part) for part in parts]
    return [
        (fleet, part, _weight(fleet, part, size))
        for fleet in everything
        if _tell_marks(fleet, fired) == marks
        for part, size in zip(parts, sizes, strict=True)
        if _weight(fleet, part, size)
    ]


@settings(max_examples=40)
@given(seas, st.data())
def test_beliefs_about_habits_are_those_of_a_list_of_all_fleets(
    ruleset: Ruleset, data: st.DataObject
) -> None:
    """Bayes' rule over thousands of fleets is only right if it is right over a dozen."""
    mixture = HabitMixture(ruleset, SEEN)
    truth = data.draw(st.sampled_from(_all_fleets(ruleset)))
    fired = data.draw(st.integers(0, ruleset.grid.everywhere))
    marks = _tell_marks(truth, fired)
    left = _brute(ruleset, mixture.parts, fired, marks)
    assume(left)
    whole = sum(weight for _, _, weight in left)

    posterior = mixture.after(marks)

    families = {part.family for _, part, _ in left}
    assert posterior.weights == pytest.approx(
        {
            name: float(sum(w for _, part, w in left if part.family == name) / whole)
            for name in families
        }
    )
    assert posterior.odds == pytest.approx(
        [
            float(sum(w for fleet, _, w in left if _covers(fleet, cell)) / whole)
            for cell in range(ruleset.grid.size)
        ]
    )


def test_drawn_fleets_are_as_likely_as_believed() -> None:
    """The look-ahead uses only these fleets."""
    ruleset = rules(4, 5, fleet=PAIR)
    mixture = HabitMixture(ruleset, {"border-2": 100.0})
    marks = Marks(0b0110_0000_0000)
    posterior = mixture.after(marks)
    drawn = posterior.sample(3000, seed=5)

    for cell, odds in enumerate(posterior.odds):
        share = sum(_covers(fleet, cell) for fleet in drawn) / len(drawn)
        assert share == pytest.approx(odds, abs=0.045)
    assert drawn == posterior.sample(3000, seed=5)


@settings(max_examples=20)
@given(seas, st.integers(0, 2**12 - 1))
def test_the_caller_may_bring_what_is_known_of_all_fleets(ruleset: Ruleset, fired: Mask) -> None:
    """The uniform part is the largest, and a player has it at hand anyway."""
    marks = Marks(fired)
    mixture = HabitMixture(ruleset)
    uniform = count_part(apply_marks(problem_of(ruleset), marks))
    assume(uniform is not None)

    assert mixture.after(marks, uniform).odds == mixture.after(marks).odds


@settings(max_examples=5)
@given(seas)
def test_a_mixture_begins_with_all_its_weight(ruleset: Ruleset) -> None:
    """The weight of families without a fleet here must not go to others by accident."""
    parts = expected_parts(ruleset, {})
    weights = HabitMixture(ruleset).after(Marks()).weights

    assert sum(weights.values()) == pytest.approx(1)
    whole = sum(part.weight for part in parts)
    for name in weights:
        own = sum(part.weight for part in parts if part.family == name)
        assert weights[name] == pytest.approx(own / whole)


def test_a_habit_seen_in_earlier_games_is_expected_in_the_next() -> None:
    """People place as they placed before."""
    ruleset = rules(4, 5, fleet=PAIR)
    usual = HabitMixture(ruleset).after(Marks()).weights
    seen: dict[str, float] = {}
    for _ in range(3):
        seen = add_seen(seen, HabitMixture(ruleset, {"sides": 50.0}).after(Marks()).weights)

    assert HabitMixture(ruleset, seen).after(Marks()).weights["sides"] > 2 * usual["sides"]
    assert HabitMixture(ruleset, seen).after(Marks()).weights["uniform"] > 0.05


def test_what_cannot_be_is_said_so() -> None:
    """A contradictory chart is an answer, too."""
    ruleset = rules(3, 4, fleet=PAIR)

    with pytest.raises(Impossible):
        HabitMixture(ruleset).after(Marks(ruleset.grid.everywhere))


@settings(max_examples=20)
@given(seas, seeds)
def test_fleets_are_counted_before_anything_was_told(ruleset: Ruleset, seed: int) -> None:
    """The share of fleets left needs the number there was."""
    parts = HabitMixture(ruleset).parts
    part = parts[seed % len(parts)]

    assert fleets_in(ruleset, part.class_regions) == _size(ruleset, part)


def _covers(fleet: Ships, cell: int) -> bool:
    return any(ship >> cell & 1 for ships in fleet for ship in ships)
