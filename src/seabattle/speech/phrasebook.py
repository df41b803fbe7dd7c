"""What was lately said to one viewer, so that nothing is put into words twice.

The same turn passes again and again, and what a shot came to is told and then shown: a
sentence is made from a report or a refusal alone, so equal ones have the same words.
"""

from collections.abc import Hashable
from typing import TypeVar

from seabattle.game import Refusal
from seabattle.speech.speaker import Speaker
from seabattle.views import Report, Viewer

MOST = 24
"""Phrases that are remembered; a cache, from which the oldest is evicted."""

Said = TypeVar("Said")


class Phrasebook:
    """A speaker with a memory, who speaks to one viewer."""

    def __init__(self, speaker: Speaker, to: Viewer) -> None:
        self.speaker = speaker
        self._to = to
        self._reports: dict[Report, tuple[str, ...]] = {}
        self._refusals: dict[Refusal, str] = {}

    def report(self, report: Report) -> tuple[str, ...]:
        """What the viewer hears of a report, line by line."""
        return self._reports.get(report) or _remember(
            self._reports, report, self.speaker.report(report, self._to)
        )

    def report_shortly(self, report: Report) -> tuple[str, ...]:
        """The same at a glance, from the lines that were said already."""
        return self.speaker.report_shortly(report, self._to, self.report(report))

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, and what to do instead."""
        return self._refusals.get(refusal) or _remember(
            self._refusals, refusal, self.speaker.refusal(refusal)
        )


Key = TypeVar("Key", bound=Hashable)


def _remember(known: dict[Key, Said], key: Key, said: Said) -> Said:
    """Keep something that was said, and say it."""
    if len(known) >= MOST:
        del known[next(iter(known))]
    known[key] = said
    return said
