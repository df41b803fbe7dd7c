"""Stand-ins: who moves in the place of a player that failed, or had no time to think.

Each one is quicker than the one before, and the last can play every variant at once.
"""

from collections.abc import Sequence

from seabattle.bots.roster import BUILT_IN
from seabattle.rules import Ruleset

QUICKEST = "scatter"

LESS_EFFORT = "admiral:6"
"""Imagines some fleets, and looks no further ahead."""

WELL_THOUGHT = 7
"""The lowest level from which less effort is still a sensible player's."""

BEGINNER = 3
"""The highest level that a hunter would be too strong for."""

SMALL_SEA = 256
"""Cells of a sea for which some fleets are imagined within milliseconds."""


def stand_ins(name: str) -> tuple[str, ...]:
    """The player of that name, and whoever moves in its place, each quicker than the one before.

    Nobody of that name need be there: what cannot be found fails, and is stood in for.
    """
    return tuple(dict.fromkeys((name, *_quicker_players(name))))


def _quicker_players(name: str) -> tuple[str, ...]:
    base, _, level = name.partition(":")
    if base == QUICKEST:
        return (QUICKEST,)
    if base == "admiral" and level.isdigit() and int(level) <= BEGINNER:
        return (QUICKEST,)
    if base == "surveyor" or (base == "admiral" and _level(level) >= WELL_THOUGHT):
        return (LESS_EFFORT, "hunter", QUICKEST)
    return ("hunter", QUICKEST)


def quick_player(players: Sequence[str], ruleset: Ruleset) -> str:
    """The first of some players that needs only milliseconds for a shot, or the last of all."""
    return next((each for each in players if is_quick(each, ruleset)), players[-1])


def is_quick(name: str, ruleset: Ruleset) -> bool:
    """Whether a player fires within milliseconds by these rules."""
    base, _, level = name.partition(":")
    if base in {"hunter", QUICKEST}:
        return True
    # In a sea that all share, less effort is hardly less.
    small = not ruleset.sea.shared and ruleset.grid.size <= SMALL_SEA
    return base == "admiral" and small and _level(level) < WELL_THOUGHT


def _level(word: str) -> int:
    return int(word) if word.isdigit() else BUILT_IN["admiral"].levels
