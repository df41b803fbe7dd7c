"""Samples of possible enemy fleets: each agrees with all reports the bot remembers."""

from dataclasses import dataclass
from functools import cached_property, lru_cache

from seabattle.beliefs import (
    Effort,
    Fleets,
    Impossible,
    ProblemTooLarge,
    Sampler,
    ShotChoice,
    make_sampler,
)
from seabattle.beliefs.fleet_problem import cells_in
from seabattle.bots.dice import BotDice
from seabattle.bots.skill import Skill
from seabattle.bots.standing.habit_prior import PriorPart, expected_parts
from seabattle.bots.standing.habit_sampler import sample_with_habits
from seabattle.bots.standing.marks_from_view import enemy_fleets, telling_of
from seabattle.game.event import VictoryDeclared
from seabattle.grid import Mask
from seabattle.rules import Ruleset
from seabattle.views import ToldShots, View, read_log

MOST_CELLS = 512
"""The largest grid for the kernel; beyond it, bots use rough odds instead of fleets."""

FEW = 1000
"""The most fleets to process one by one, outside the kernel."""


@dataclass(frozen=True)
class ImaginedFleets:
    """A list or sample of possible enemy fleets."""

    view: View
    sampler: Sampler
    fleets: Fleets

    def shot(self, effort: Effort, seed: int) -> ShotChoice:
        """The cell to fire at."""
        telling = telling_of(self.view.ruleset)
        return self.sampler.choose_shot(self.fleets, self.view.own.known, telling, effort, seed)

    @cached_property
    def imagined(self) -> list[tuple[Mask, int]]:
        """The cells of some fleets, each with its weight; a subset where there are many."""
        cells, fleets = self.sampler.table.cells, self.fleets
        step = max(1, len(fleets) // FEW)
        return [
            (sum(cells[berth] for berth in fleets[number]), fleets.weights[number])
            for number in range(0, len(fleets), step)
        ]

    @cached_property
    def odds(self) -> list[float]:
        """How likely each cell holds a ship."""
        found = [0] * self.view.ruleset.grid.size
        for fleet, weight in self.imagined:
            for cell in cells_in(fleet):
                found[cell] += weight
        whole = sum(weight for _, weight in self.imagined)
        return [weight / whole for weight in found]

    @cached_property
    def all_sunk(self) -> float:
        """How likely every enemy ship is sunk."""
        struck, denied = self.view.foreign.hit, _denied_claims(self.view)
        left = [
            (fleet, weight)
            for fleet, weight in self.imagined
            if all(fleet & ~before for before in denied)
        ]
        whole = sum(weight for _, weight in left)
        return sum(weight for fleet, weight in left if not fleet & ~struck) / (whole or 1)


def imagine_fleets(view: View, skill: Skill, dice: BotDice) -> ImaginedFleets | None:
    """List the possible fleets where they are few, and sample them where they are many.

    ``None`` when none is found, or the sea is too large to draw them.
    """
    if view.ruleset.grid.size > MOST_CELLS:
        return None
    telling = telling_of(view.ruleset)
    try:
        problem = enemy_fleets(view, skill.memory)
        sampler = make_sampler(problem, hit_names_class=telling.hit_names_class)
        fleets = sampler.list_fleets(skill.listed)
        if fleets is None:
            fleets = sampler.draw_fleets(skill.fleets, dice.word())
        if skill.suspects and fleets.weight:
            parts = expectations(view.ruleset, skill.seen)
            fleets = sample_with_habits(
                view.ruleset, parts, sampler, fleets, n=skill.fleets, seed=dice.word()
            )
    except (Impossible, ProblemTooLarge):
        return None
    return ImaginedFleets(view, sampler, fleets) if fleets.weight else None


@lru_cache(maxsize=64)
def expectations(
    ruleset: Ruleset, seen: tuple[tuple[str, float], ...] = ()
) -> tuple[PriorPart, ...]:
    """The prior over an opponent's habits, by its fleets in earlier games."""
    return expected_parts(ruleset, dict(seen))


def _denied_claims(view: View) -> list[Mask]:
    """The cells struck when victory was declared too early: some ship had another (BO4)."""
    if not view.ruleset.victory.declared:
        return []
    struck, denied = 0, []
    for told in read_log(view):
        if isinstance(told, ToldShots) and told.by == view.seat:
            for answer in told.answers:
                struck |= answer.bit
        elif isinstance(told, VictoryDeclared) and told.by == view.seat:
            denied.append(struck)
    return denied
