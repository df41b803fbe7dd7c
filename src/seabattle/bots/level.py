"""Ten levels, from a beginner to the admiral.

A lower level has fewer enemy fleets in mind, remembers fewer of its misses when it
imagines them, and is content with a cell that is less than the best. Every cell it
fires at holds a ship in some fleet it imagines, and a wounded ship stands out in most
of them: it plays like somebody who pays less attention, not like somebody who errs
on purpose.
"""

from msgspec import Struct

from seabattle.bots.skill import ADMIRAL, SURVEYOR, SamplingEffort, Skill


class Level(Struct, frozen=True):
    """How well the admiral plays."""

    skill: Skill
    """On seas of one's own."""

    effort: SamplingEffort
    """On a shared sea, and where ships move."""


def _level(fleets: int, memory: int | None, margin: int) -> Level:
    skill = Skill(fleets, 2 * fleets, 1, margin=margin, memory=memory)
    return Level(skill, SamplingEffort(samples=fleets))


LEVELS = (
    _level(2, 0, 300),
    _level(6, 0, 250),
    _level(20, 4, 160),
    _level(20, 8, 120),
    _level(20, 15, 90),
    _level(30, 25, 60),
    _level(50, 40, 40),
    _level(100, None, 20),
    Level(SURVEYOR, SamplingEffort()),
    Level(ADMIRAL, SamplingEffort(samples=400)),
)
"""From the first to the tenth; ``docs/strength.md`` has what they need on average."""
