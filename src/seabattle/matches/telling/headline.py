"""A match in two lines, for the recipient of a link to it: the players and the variant.

It is made from what spectators may know, and is the same for every visitor.
"""

from msgspec import Struct

from seabattle.game import Seat
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.speech.catalog import say

MOST_NAMES = 4
"""Players whom a headline names; a forum game may have sixty-four."""


class Headline(Struct, frozen=True):
    """The two lines that are shown for a link."""

    title: str
    about: str


def site_headline(lang: str) -> Headline:
    """Return the headline of a link that is about no match."""
    return Headline(say(lang, "preview-site"), say(lang, "preview-about"))


def match_headline(live: LiveMatch, lang: str) -> Headline:
    """Return who plays what in a match, and how far they are."""
    state = live.state
    phase = "open" if state.free else state.game.table.phase.value
    game = state.opened.ruleset.title.in_language(lang)
    return Headline(_players(live, lang), say(lang, "preview-match", phase=phase, game=game))


def _players(live: LiveMatch, lang: str) -> str:
    speaker, sitters = match_speaker(live, lang), live.state.sitters
    names = [
        speaker.name(Seat(seat)) if sitter else say(lang, "preview-free-seat")
        for seat, sitter in enumerate(sitters[:MOST_NAMES])
    ]
    return " – ".join([*names, "…"] if len(sitters) > MOST_NAMES else names)
