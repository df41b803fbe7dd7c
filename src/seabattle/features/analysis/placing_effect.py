"""The effect of placing: how much harder a fleet was to find than a uniformly random one.

Luck has a mean of zero only where every fleet is equally likely, and people do not place
ships so. Here the reference player clears the actual fleet several times; the shots it needs
beyond the expectation are the placing's share of the shooter's luck.
"""

from math import sqrt

from msgspec import Struct

from seabattle.arena.seed import seed_for
from seabattle.features.analysis.fitting import expectation_for, play_field, practice_for
from seabattle.features.analysis.move import cost_of, weapon_of
from seabattle.features.analysis.outlook import Outlook
from seabattle.features.analysis.position import position_of
from seabattle.rules import Ruleset, Ship

TRIES = 32
TRIES_WITH_WEAPONS = 4
"""The number of tries with special actions, where a game takes long."""


class PlacingShare(Struct, frozen=True):
    """The shots, or turns, that a fleet cost beyond a uniformly random one."""

    harder: float
    error: float


def placing_share(ruleset: Ruleset, fleet: tuple[Ship, ...]) -> PlacingShare:
    """Measure *fleet* by letting the reference player clear it several times."""
    practice = practice_for(ruleset)
    tries = TRIES_WITH_WEAPONS if ruleset.arsenal else TRIES
    needed = []
    expected = 0.0
    for number in range(tries):
        turns = list(play_field(practice, fleet, seed_for(0, "placing", number)))
        needed.append(sum(cost_of(weapon_of(before, attack)) for before, attack, _ in turns))
        if not number:
            expected = Outlook(position_of(turns[0][0]), expectation_for(ruleset)).value
    mean = sum(needed) / tries
    spread = sum((each - mean) ** 2 for each in needed) / (tries - 1)
    return PlacingShare(mean - expected, sqrt(spread / tries))
