"""Per-viewer cache of rendered sentences, shared between viewers who get the same text.

A sentence depends only on its report or refusal, so equal ones have the same words, and
reports such as a passed turn repeat often.
"""

from seabattle.game import Refusal, Seat
from seabattle.game.event import TurnPassed
from seabattle.speech.phrase_template import is_common, names_of, template_source
from seabattle.speech.short_answer import Wording
from seabattle.speech.speaker import Speaker
from seabattle.views import Report, Viewer


class Phrasebook:
    """Renders sentences for one viewer, with a cache."""

    def __init__(self, speaker: Speaker, to: Viewer) -> None:
        self.speaker = speaker
        self._to = to
        self._names = names_of(speaker)
        self._source = template_source(speaker.lang, speaker.ruleset, speaker.genders, to)
        self._turns: dict[Seat, Wording] = {}
        """The sentences for a turn that passes to each seat."""

    def wording(self, report: Report) -> Wording:
        """The lines of a report for the viewer, in full and in short."""
        if type(report) is TurnPassed:
            return self._turns.get(report.to) or self._pass_turn(report)
        if is_common(report):
            return self._source.wording(report, self._names)
        return self.speaker.wording(report, self._to)

    def _pass_turn(self, report: TurnPassed) -> Wording:
        wording = self._turns[report.to] = self._source.wording(report, self._names)
        return wording

    def report_shortly(self, report: Report) -> tuple[str, ...]:
        """The short lines of a report for the viewer."""
        wording = self.wording(report)
        return wording.said if wording.short is None else wording.short

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal: the reason, and what to do instead."""
        return self._source.refusal(refusal, self._names)
