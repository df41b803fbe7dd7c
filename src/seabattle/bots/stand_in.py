"""Stand-ins: bots that move in place of a bot that failed or had no time.

Each one is quicker than the one before, and the last can play every variant at once.
"""

from collections.abc import Sequence

from seabattle.bots.roster import BUILT_IN
from seabattle.rules import Ruleset

QUICKEST = "scatter"

LESS_EFFORT = "admiral:6"
"""Samples some fleets, and does not look ahead."""

WELL_THOUGHT = 7
"""The lowest level for which the quicker admiral is a suitable stand-in."""

BEGINNER = 3
"""The highest level for which a hunter is too strong as a stand-in."""

SMALL_SEA = 256
"""The largest sea for which sampling fleets takes milliseconds."""


def stand_ins(name: str) -> tuple[str, ...]:
    """The bot of that name and its stand-ins, each quicker than the one before.

    The name need not be on the roster: a bot that is not found fails, and is replaced.
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
    """The first of some bots that needs only milliseconds for a shot, or the last."""
    return next((each for each in players if is_quick(each, ruleset)), players[-1])


def is_quick(name: str, ruleset: Ruleset) -> bool:
    """Whether a player fires within milliseconds by these rules."""
    base, _, level = name.partition(":")
    if base in {"hunter", QUICKEST}:
        return True
    # On a shared sea the quicker admiral is hardly quicker.
    small = not ruleset.sea.shared and ruleset.grid.size <= SMALL_SEA
    return base == "admiral" and small and _level(level) < WELL_THOUGHT


def _level(word: str) -> int:
    return int(word) if word.isdigit() else BUILT_IN["admiral"].levels
