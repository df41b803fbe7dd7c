"""Ten levels, from a beginner to the admiral.

A lower level has fewer enemy fleets in mind, remembers fewer of its misses when it
imagines them, and is content with a cell that is nearly the best. It never fires
where a ship cannot lie by what it remembers, and it always follows up a hit.
"""

from msgspec import Struct

from seabattle.bots.effort import Effort
from seabattle.bots.skill import ADMIRAL, Skill


class Level(Struct, frozen=True):
    """How well the admiral plays."""

    skill: Skill
    """On seas of one's own."""

    effort: Effort
    """On a shared sea, and where ships move."""


def _level(fleets: int, memory: int | None, margin: int, *, special: bool = True) -> Level:
    skill = Skill(fleets, 2 * fleets, 1, margin=margin, memory=memory, special=special)
    return Level(skill, Effort(samples=fleets))


LEVELS = (
    _level(1, 4, 300, special=False),
    _level(1, 12, 150),
    _level(2, 20, 100),
    _level(4, 30, 60),
    _level(8, 40, 40),
    _level(20, 60, 20),
    _level(60, None, 10),
    _level(200, None, 5),
    _level(1000, None, 5),
    Level(ADMIRAL, Effort(samples=800, candidates=12)),
)
