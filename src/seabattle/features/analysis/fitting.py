"""Fit of the expectation formula to games that the reference player has played.

From the position on where all fleets of a game can be listed, the exact value replaces the
actual rest of the game, so that fewer games suffice.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache
from math import sqrt

from seabattle.arena.seed import seed_for
from seabattle.arena.solo_field import Field
from seabattle.beliefs import make_sampler
from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.bots import find_bot
from seabattle.bots.dice import BotDice
from seabattle.bots.standing.marks_from_view import all_fleets
from seabattle.features.analysis.expectation import (
    Expectation,
    features_of,
    fit_weights,
    shipped_expectation,
)
from seabattle.features.analysis.move import MoveAnalyser, cost_of, weapon_of
from seabattle.features.analysis.outlook import Outlook
from seabattle.features.analysis.position import Position, position_of
from seabattle.game import Fire, UseWeapon
from seabattle.matches.practice import PracticeMatch
from seabattle.rules import Ruleset, Ship, random_fleet
from seabattle.views import View

REFERENCE = "surveyor"

QUICKLY = 30
"""The number of games played to fit custom rules on first use."""

DRAWS = 20
"""Fleets drawn per game played, so that the weights of the draws hardly matter."""

JUDGED = 10
"""The number of games used to estimate the error of the formula."""

Turn = tuple[View, Fire | UseWeapon, View]
"""The view before a move, the move, and the view after it."""

Example = tuple[Position, float, float]
"""A position, its bits, and what the reference player needed from there."""


def play_field(
    practice: PracticeMatch, field: Field, seed: int, player: str = REFERENCE
) -> Iterator[Turn]:
    """Yield the moves of the reference player, or another bot, that clears a field."""
    bot = find_bot(player)(seed)
    practice.begin(field)
    while not practice.over:
        before = practice.view
        command = bot.act(before)
        assert isinstance(command, Fire | UseWeapon), command
        practice.send(command)
        yield before, command, practice.view


def practice_for(ruleset: Ruleset) -> PracticeMatch:
    """A practice match in which a bot clears fields."""
    return PracticeMatch(ruleset, random_fleet(ruleset, BotDice(0)))


def draw_fields(ruleset: Ruleset, games: int, seed: int) -> Iterator[Field]:
    """Nearly uniform fields from many weighted draws: counting all fleets would take too long."""
    sampler = make_sampler(all_fleets(ruleset))
    fleets = sampler.draw_fleets(DRAWS * games, seed)
    at, step, passed = 0.5, fleets.weight / games, 0
    for number, weight in enumerate(fleets.weights):
        passed += weight
        while at * step < passed:
            yield _ships(ruleset, sampler.table, fleets[number])
            at += 1


def _ships(ruleset: Ruleset, table: BerthTable, berths: Iterable[int]) -> Field:
    cells = ruleset.grid.cells()
    return tuple(
        Ship(ruleset.fleet[kind].name, tuple(cells[cell] for cell in cells_in(hull)))
        for kind, hull in table.name_ships(berths)
    )


def fit_expectation(ruleset: Ruleset, games: int, seed: int) -> Expectation:
    """Fit the formula to *games* on evenly drawn fields."""
    practice = practice_for(ruleset)
    blank = Expectation((), 1.0, 0.0, 0)
    examples: list[Example] = []
    kept: list[list[Turn]] = []
    for number, field in enumerate(draw_fields(ruleset, games, seed)):
        turns = list(play_field(practice, field, seed_for(seed, "fit", number)))
        examples += _examples(turns, blank)
        if number < JUDGED:
            kept.append(turns)
    scale = max((bits for _, bits, _ in examples), default=1.0)
    weights = fit_weights(
        (features_of(position, bits, scale), wanted) for position, bits, wanted in examples
    )
    fitted = Expectation(weights, scale, 0.0, games)
    return Expectation(weights, scale, _step_error(kept, fitted), games)


def _examples(turns: list[Turn], blank: Expectation) -> Iterator[Example]:
    """Every position of a game before its fleets can be listed."""
    spent = end = 0.0
    found: list[tuple[Position, float, float]] = []
    for before, attack, _ in turns:
        outlook = Outlook(position_of(before), blank)
        found.append((outlook.position, outlook.bits, spent))
        if outlook.exact:
            end = spent + outlook.value
            break
        spent += cost_of(weapon_of(before, attack))
        end = spent
    for position, bits, at in found:
        yield position, bits, end - at


def _step_error(games: list[list[Turn]], fitted: Expectation) -> float:
    """The error of values against their own mean after the reference player's next shot."""
    squares, steps = 0.0, 0
    for turns in games:
        analyser = MoveAnalyser(fitted)
        for before, attack, _ in turns:
            outlook = analyser.outlook(before)
            if not outlook.exact:
                awaited = analyser.await_attack(outlook, attack, weapon_of(before, attack))
                squares += (outlook.value - awaited) ** 2
                steps += 1
    return sqrt(squares / steps) if steps else 0.0


@lru_cache(maxsize=32)
def expectation_for(ruleset: Ruleset) -> Expectation:
    """The formula for these rules: shipped with a preset, fitted to a few games otherwise."""
    return shipped_expectation(ruleset) or fit_expectation(ruleset, QUICKLY, seed=0)
