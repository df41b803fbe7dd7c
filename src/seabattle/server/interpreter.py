"""Somebody who speaks of a match in the language of whoever asks."""

from seabattle.matches.live import Live
from seabattle.speech import Speaker


def speaker_at(live: Live, lang: str) -> Speaker:
    """Somebody who speaks of a match, its rules and its players."""
    names = tuple(each.name if each else "" for each in live.sitting.sitters)
    return Speaker(lang, live.sitting.opened.ruleset, names)
