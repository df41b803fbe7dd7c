"""Somebody who speaks of a match in the language of whoever asks."""

from seabattle.matches.live import Live
from seabattle.speech import Speaker
from seabattle.speech.computer import computer_names, genders_of


def speaker_at(live: Live, lang: str) -> Speaker:
    """Somebody who speaks of a match, its rules and its players."""
    opened = live.sitting.opened
    bots = [chair.bot for chair in opened.chairs]
    sitters = zip(live.sitting.sitters, computer_names(lang, bots), strict=True)
    names = tuple(computer or (each.name if each else "") for each, computer in sitters)
    return Speaker(lang, opened.ruleset, names, genders_of(lang, bots))
