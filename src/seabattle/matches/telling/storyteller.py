"""A live match told in words to one viewer, in the order in which it was told.

Players are called by the names they had at the time: a seat may change hands before the
game begins, and players who have left it are still spoken of.
"""

from seabattle.matches.event import Chair, MatchOpened, SeatHanded, SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.telling.notice import Hurry, LogEntry, Notice, SatDown
from seabattle.matches.telling.notice_text import newcomer_name, notice_lines
from seabattle.speech import Speaker, TablePlayer, speaker_for
from seabattle.speech.short_answer import Wording
from seabattle.views import Report, Viewer


def match_speaker(live: LiveMatch, lang: str) -> Speaker:
    """Return the speaker of a match, who knows its rules and the names of its players."""
    state = live.state
    players = [
        TablePlayer(each.name, computer=each.kind is SitterKind.COMPUTER) if each else TablePlayer()
        for each in state.sitters
    ]
    return speaker_for(lang, state.opened.ruleset, players)


def _written_name(chair: Chair) -> str:
    """Return the name of a player who only writes; other players bring their own name."""
    return chair.name if chair.by_host else ""


class Storyteller:
    """Knows who sat where when something was told. It is made from nothing secret."""

    def __init__(self, lang: str, opened: MatchOpened) -> None:
        players = [
            TablePlayer(chair.bot or _written_name(chair), computer=bool(chair.bot))
            for chair in opened.chairs
        ]
        self._speaker = speaker_for(lang, opened.ruleset, players)
        self.number = 0
        """The number of entries that this storyteller has told."""

    def speaks_like(self, speaker: Speaker) -> bool:
        """Whether another speaker of the same match uses the same names for all players."""
        mine = self._speaker
        if mine is speaker:
            return True
        if mine.names != speaker.names or mine.genders != speaker.genders:
            return False
        # Next time it is seen at a glance.
        self._speaker = speaker
        return True

    def hear(self, told: LogEntry) -> None:
        """Take note of something without saying it again."""
        self.number = told.number
        if isinstance(told.what, SatDown | SeatHanded):
            name = newcomer_name(self._speaker.lang, told.what)
            self._speaker = self._speaker.with_name(told.what.seat, name)

    def tell(self, told: LogEntry, to: Viewer) -> tuple[str, ...]:
        """Say an entry to *to*, line by line."""
        self.hear(told)
        return self.words_for(told.what, to)

    def wording(self, told: LogEntry, to: Viewer) -> Wording:
        """The same, and what is shown of it at a glance."""
        self.hear(told)
        what = told.what
        if isinstance(what, Notice):
            return Wording(self.words_for(what, to))
        return self._speaker.wording(what, to)

    def words_for(self, what: Report | Notice | Hurry, to: Viewer) -> tuple[str, ...]:
        """The same of something that has no number."""
        if isinstance(what, Notice | Hurry):
            return notice_lines(self._speaker, what, to)
        return self._speaker.report(what, to)
