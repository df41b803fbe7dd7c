"""A live match told in words to one viewer, in the order in which it was told.

Players are called by the names they had at the time: a seat may change hands before the
game begins, and whoever has left it is still spoken of.
"""

from seabattle.matches.event import MatchOpened
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.telling.notice import Hurry, Notice, SatDown, Told
from seabattle.matches.telling.notice_text import say_notice
from seabattle.speech import Speaker
from seabattle.speech.computer import computer_names, genders_of
from seabattle.views import Report, Viewer


def match_speaker(live: LiveMatch, lang: str) -> Speaker:
    """Somebody who speaks of a match, its rules and its players."""
    opened = live.state.opened
    bots = [chair.bot for chair in opened.chairs]
    sitters = zip(live.state.sitters, computer_names(lang, bots), strict=True)
    names = tuple(computer or (each.name if each else "") for each, computer in sitters)
    return Speaker(lang, opened.ruleset, names, genders_of(lang, bots))


class Storyteller:
    """Knows who sat where when something was told. It is made from nothing secret."""

    def __init__(self, lang: str, opened: MatchOpened) -> None:
        self._lang = lang
        self._ruleset = opened.ruleset
        bots = [chair.bot for chair in opened.chairs]
        self._names = computer_names(lang, bots)
        self._genders = genders_of(lang, bots)
        self._speaker = self._new_speaker()
        self.number = 0
        """How much of what was told this one has heard."""

    def _new_speaker(self) -> Speaker:
        return Speaker(self._lang, self._ruleset, tuple(self._names), self._genders)

    def hear(self, told: Told) -> None:
        """Take note of something without saying it again."""
        self.number = told.number
        if isinstance(told.what, SatDown):
            self._names[told.what.seat] = told.what.name
            self._speaker = self._new_speaker()

    def tell(self, told: Told, to: Viewer) -> tuple[str, ...]:
        """What *to* hears of it, line by line."""
        self.hear(told)
        return self.words_for(told.what, to)

    def words_for(self, what: Report | Notice | Hurry, to: Viewer) -> tuple[str, ...]:
        """The same of something that has no number."""
        if isinstance(what, Notice | Hurry):
            return (say_notice(self._speaker, what, to),)
        return self._speaker.report(what, to)
