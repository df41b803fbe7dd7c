"""Somebody who speaks of a match in the language of whoever asks."""

from seabattle.matches.live import LiveMatch
from seabattle.speech import Speaker
from seabattle.speech.computer import computer_names, genders_of


def match_speaker(live: LiveMatch, lang: str) -> Speaker:
    """Somebody who speaks of a match, its rules and its players."""
    opened = live.state.opened
    bots = [chair.bot for chair in opened.chairs]
    sitters = zip(live.state.sitters, computer_names(lang, bots), strict=True)
    names = tuple(computer or (each.name if each else "") for each, computer in sitters)
    return Speaker(lang, opened.ruleset, names, genders_of(lang, bots))
