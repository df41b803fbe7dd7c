"""Whoever speaks to one viewer, by what was said at other tables wherever that is the same.

A sentence is made from a report or a refusal alone, so equal ones have the same words, and the
same turn passes again and again.
"""

from seabattle.game import Refusal, Seat
from seabattle.game.event import TurnPassed
from seabattle.speech.phrase_template import is_common, names_of, template_source
from seabattle.speech.short_answer import Wording
from seabattle.speech.speaker import Speaker
from seabattle.views import Report, Viewer


class Phrasebook:
    """A speaker with a memory, who speaks to one viewer."""

    def __init__(self, speaker: Speaker, to: Viewer) -> None:
        self.speaker = speaker
        self._to = to
        self._names = names_of(speaker)
        self._source = template_source(speaker.lang, speaker.ruleset, speaker.genders, to)
        self._turns: dict[Seat, Wording] = {}
        """What is said when the turn passes to a seat."""

    def wording(self, report: Report) -> Wording:
        """What the viewer hears of a report, line by line, and at a glance."""
        if type(report) is TurnPassed:
            return self._turns.get(report.to) or self._pass_turn(report)
        if is_common(report):
            return self._source.wording(report, self._names)
        return self.speaker.wording(report, self._to)

    def _pass_turn(self, report: TurnPassed) -> Wording:
        wording = self._turns[report.to] = self._source.wording(report, self._names)
        return wording

    def report_shortly(self, report: Report) -> tuple[str, ...]:
        """What the viewer hears at a glance."""
        wording = self.wording(report)
        return wording.said if wording.short is None else wording.short

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, and what to do instead."""
        return self._source.refusal(refusal, self._names)
