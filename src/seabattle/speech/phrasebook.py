"""What was lately said to one viewer, so that nothing is put into words twice.

The same turn passes again and again, and what a shot came to is told and then shown: a
sentence is made from a report or a refusal alone, so equal ones have the same words.
"""

from seabattle.game import Refusal, Seat
from seabattle.game.event import TurnPassed
from seabattle.speech.phrase_template import is_common, names_of, template_source
from seabattle.speech.speaker import Speaker
from seabattle.views import Report, Viewer

Lines = tuple[str, ...]

LATEST = 8
"""Reports whose words are at hand, before all are forgotten."""


class Phrasebook:
    """A speaker with a memory, who speaks to one viewer."""

    def __init__(self, speaker: Speaker, to: Viewer) -> None:
        self.speaker = speaker
        self._to = to
        self._names = names_of(speaker)
        self._source = template_source(speaker.lang, speaker.ruleset, speaker.genders, to)
        self._latest: dict[int, tuple[Report, Lines, bool]] = {}
        """By the identity of the report, which is told and then shown: its lines, and whether
        they are as short as can be."""
        self._turns: dict[Seat, Lines] = {}
        """What is said when the turn passes to a seat."""

    def report(self, report: Report) -> Lines:
        """What the viewer hears of a report, line by line."""
        if type(report) is TurnPassed:
            return self._turns.get(report.to) or self._pass_turn(report)
        found = self._latest.get(id(report))
        return found[1] if found else self._put_into_words(report)[1]

    def _put_into_words(self, report: Report) -> tuple[Report, Lines, bool]:
        latest, common = self._latest, is_common(report)
        if len(latest) >= LATEST:
            latest.clear()
        if common:
            lines = self._source.lines(report, self._names)
        else:
            lines = self.speaker.report(report, self._to)
        # The report is kept with its words, so nothing else can have its identity.
        latest[id(report)] = found = report, lines, common
        return found

    def _pass_turn(self, report: TurnPassed) -> Lines:
        lines = self._turns[report.to] = self._source.lines(report, self._names)
        return lines

    def report_shortly(self, report: Report) -> Lines:
        """The same at a glance, from the lines that were said already."""
        found = self._latest.get(id(report)) or self._put_into_words(report)
        # One line of one shot is as short as can be.
        return found[1] if found[2] else self._shorten(report, found[1])

    def _shorten(self, report: Report, lines: Lines) -> Lines:
        return self.speaker.report_shortly(report, self._to, lines)

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, and what to do instead."""
        return self._source.refusal(refusal, self._names)
