"""Formatter for reports and refusals as whole sentences."""

from msgspec.structs import replace

from seabattle.game import Refusal, Seat
from seabattle.speech.log_lines import log_lines
from seabattle.speech.refusal_sentence import refusal_sentence
from seabattle.speech.short_answer import Wording, short_lines
from seabattle.speech.voice import Voice
from seabattle.views import Report, Viewer


class Speaker(Voice, frozen=True):
    """A voice that also formats sentences, only from the reports and refusals passed to it."""

    def with_name(self, seat: Seat, name: str) -> "Speaker":
        """The same speaker with another player at *seat*."""
        names = (*self.names, *("",) * (seat + 1 - len(self.names)))
        return replace(self, names=(*names[:seat], name, *names[seat + 1 :]))

    def report(self, report: Report, to: Viewer) -> tuple[str, ...]:
        """The lines of a report for *to*."""
        return log_lines(self, report, to)

    def report_shortly(
        self, report: Report, to: Viewer, lines: tuple[str, ...] | None = None
    ) -> tuple[str, ...]:
        """The short lines of a report: the important facts first, and a count for many cells."""
        return short_lines(self, report, to, lines or self.report(report, to))

    def wording(self, report: Report, to: Viewer) -> Wording:
        """The full and the short lines of a report."""
        said = self.report(report, to)
        short = self.report_shortly(report, to, said)
        return Wording(said, None if short == said else short)

    def refusal(self, refusal: Refusal) -> str:
        """The sentence of a refusal: the reason, and what to do instead."""
        return refusal_sentence(self, refusal)
