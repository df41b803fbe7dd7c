"""Whoever tells players what happened, and why something cannot be done."""

from msgspec.structs import replace

from seabattle.game import Refusal, Seat
from seabattle.speech.log_lines import log_lines
from seabattle.speech.refusal_sentence import refusal_sentence
from seabattle.speech.short_answer import Wording, short_lines
from seabattle.speech.voice import Voice
from seabattle.views import Report, Viewer


class Speaker(Voice, frozen=True):
    """A voice that speaks in whole sentences. It knows nothing but what it is handed."""

    def with_name(self, seat: Seat, name: str) -> "Speaker":
        """The same speaker, after somebody else has sat down at *seat*."""
        names = (*self.names, *("",) * (seat + 1 - len(self.names)))
        return replace(self, names=(*names[:seat], name, *names[seat + 1 :]))

    def report(self, report: Report, to: Viewer) -> tuple[str, ...]:
        """What *to* hears of a report, line by line."""
        return log_lines(self, report, to)

    def report_shortly(
        self, report: Report, to: Viewer, lines: tuple[str, ...] | None = None
    ) -> tuple[str, ...]:
        """The same at a glance: what matters first, and many cells by their number."""
        return short_lines(self, report, to, lines or self.report(report, to))

    def wording(self, report: Report, to: Viewer) -> Wording:
        """Both of them."""
        said = self.report(report, to)
        short = self.report_shortly(report, to, said)
        return Wording(said, None if short == said else short)

    def refusal(self, refusal: Refusal) -> str:
        """Why something cannot be done, and what to do instead."""
        return refusal_sentence(self, refusal)
