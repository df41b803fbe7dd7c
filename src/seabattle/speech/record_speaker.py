"""Whoever speaks of a game that was written down, where players are known by name alone."""

from collections.abc import Sequence

from seabattle.rules import Ruleset
from seabattle.speech.computer import genders_of, ours_among, player_names
from seabattle.speech.gender import Gender
from seabattle.speech.speaker import Speaker


def speaker_for_record(
    lang: str, ruleset: Ruleset, names: Sequence[str], genders: tuple[Gender, ...] = ()
) -> Speaker:
    """A speaker who knows our computer players by their rank.

    *genders* are what people have said of themselves; by default they have said nothing.
    """
    known = genders or genders_of(lang, ours_among(names))
    return Speaker(lang, ruleset, player_names(lang, names), known)
