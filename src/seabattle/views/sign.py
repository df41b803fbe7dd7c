"""The signs that a viewer's charts can show, for a legend."""

from enum import StrEnum

from seabattle.rules import Ears, Naming, Ruleset, Touching
from seabattle.views.view import View


class Sign(StrEnum):
    """Something that a chart can show."""

    MISS = "miss"
    OWN_MISS = "own-miss"
    """A miss, where only those of the viewer's own shots are ever drawn (FO5)."""
    HIT = "hit"
    SUNK = "sunk"
    RADAR_EMPTY = "radar-empty"
    RADAR_SHIP = "radar-ship"
    CLEAR = "clear"
    """Water beside a wreck on which no ship can lie."""
    OLD = "old"
    """A mark that may be out of date."""


def signs(view: View) -> tuple[Sign, ...]:
    """The signs that this viewer's charts can ever show, by the rules of the table."""
    ruleset = view.ruleset
    radar = any(not weapon.harms for weapon in ruleset.arsenal)
    all_misses = _misses_are_drawn(ruleset)
    possible = {
        Sign.MISS: all_misses,
        Sign.OWN_MISS: not all_misses and view.seat is not None,
        Sign.HIT: True,
        Sign.SUNK: _sinkings_are_drawn(ruleset),
        Sign.RADAR_EMPTY: radar,
        Sign.RADAR_SHIP: radar,
        Sign.CLEAR: _wrecks_clear_water(ruleset),
        Sign.OLD: ruleset.manoeuvre is not None or (ruleset.sea.shared and radar),
    }
    return tuple(sign for sign, drawn in possible.items() if drawn)


def _misses_are_drawn(ruleset: Ruleset) -> bool:
    """Whether all misses are drawn: always on own seas, on a shared one if told and certain."""
    told = ruleset.disclosure.miss_told_to is Ears.EVERYONE
    return not ruleset.sea.shared or (told and not ruleset.sea.spares_own)


def _sinkings_are_drawn(ruleset: Ruleset) -> bool:
    """Whether sinkings are drawn.

    In rounds on a shared sea no shot is known to have sunk a ship, so its cells must be named.
    """
    told = ruleset.disclosure
    anonymous = ruleset.sea.shared and ruleset.turn.in_rounds
    return told.sinking_told and (not anonymous or Naming.CELLS in told.sunk_names)


def _wrecks_clear_water(ruleset: Ruleset) -> bool:
    sea = ruleset.sea
    named = Naming.CELLS in ruleset.disclosure.sunk_names
    return named and not sea.shared and sea.touching is not Touching.FREELY
