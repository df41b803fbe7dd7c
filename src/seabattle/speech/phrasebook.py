"""What was lately said to one viewer, so that nothing is put into words twice.

The same turn passes again and again, and what a shot came to is told and then shown: a
sentence is made from a report or a refusal alone, so equal ones have the same words.
"""

from seabattle.game import Refusal
from seabattle.speech.phrase_template import is_common, names_of, template_source
from seabattle.speech.speaker import Speaker
from seabattle.views import Report, Viewer

LATEST = 8
"""Reports whose words are at hand, before all are forgotten."""


class Phrasebook:
    """A speaker with a memory, who speaks to one viewer."""

    def __init__(self, speaker: Speaker, to: Viewer) -> None:
        self.speaker = speaker
        self._to = to
        self._names = names_of(speaker)
        self._source = template_source(speaker.lang, speaker.ruleset, speaker.genders, to)
        self._latest: dict[int, tuple[Report, tuple[str, ...]]] = {}
        """By the identity of the report, which is told and then shown."""

    def report(self, report: Report) -> tuple[str, ...]:
        """What the viewer hears of a report, line by line."""
        latest = self._latest
        found = latest.get(id(report))
        if found is not None:
            return found[1]
        if len(latest) >= LATEST:
            latest.clear()
        if is_common(report):
            lines = self._source.lines(report, self._names)
        else:
            lines = self.speaker.report(report, self._to)
        # The report is kept with its words, so nothing else can have its identity.
        latest[id(report)] = report, lines
        return lines

    def report_shortly(self, report: Report) -> tuple[str, ...]:
        """The same at a glance, from the lines that were said already."""
        lines = self.report(report)
        # One line of one shot is as short as can be.
        return lines if is_common(report) else self._shorten(report, lines)

    def _shorten(self, report: Report, lines: tuple[str, ...]) -> tuple[str, ...]:
        return self.speaker.report_shortly(report, self._to, lines)

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, and what to do instead."""
        return self._source.refusal(refusal, self._names)
