"""Sentences in which nothing but the players' names differs from one table to another.

The same shot falls on the same cell in a thousand matches. It is put into words once for each
language, with a gap wherever somebody is named; each table fills in its own names.
"""

from collections.abc import Mapping
from functools import lru_cache

from seabattle.game import Refusal, Seat
from seabattle.game.event import TurnHeld, TurnPassed
from seabattle.rules import Ruleset
from seabattle.speech.gender import Gender
from seabattle.speech.speaker import Speaker
from seabattle.views import Hit, Miss, Report, SalvoAnswered, Viewer

MOST_SOURCES = 256
MOST_TEMPLATES = 16_384
MOST_REFUSALS = 1024
"""What a process remembers, for all matches together; least recently used ones are evicted."""

Names = Mapping[str, str]
"""What players are called, by the number of their seat."""

BEGIN, END = "\x00", "\x01"
"""Stand around the number of a seat. No name and no message has them in it."""


def names_of(speaker: Speaker) -> Names:
    """What a speaker calls the players, to be filled in."""
    return {str(seat): speaker.name(Seat(seat)) for seat in range(speaker.ruleset.seats)}


class _NamelessSpeaker(Speaker, frozen=True):
    """A speaker who leaves a gap for every name."""

    def name(self, seat: Seat) -> str:
        """Where the name of the player on *seat* goes."""
        return f"{BEGIN}{seat}{END}"


class TemplateSource:
    """Whoever speaks to one seat at all tables with the same rules, in one language."""

    def __init__(
        self, lang: str, ruleset: Ruleset, genders: tuple[Gender, ...], to: Viewer
    ) -> None:
        self._speaker = _NamelessSpeaker(lang, ruleset, (), genders)
        self._to = to

    def lines(self, report: Report, names: Names) -> tuple[str, ...]:
        """What is said of a common report, with the names filled in."""
        texts = _templates(self, report)
        # Most are one line, and asked for at every move.
        return (texts[0] % names,) if len(texts) == 1 else tuple([text % names for text in texts])

    def refusal(self, refusal: Refusal, names: Names) -> str:
        """Why something cannot be done, with the names filled in."""
        return _refusal_template(self, refusal) % names

    def make_refusal_template(self, refusal: Refusal) -> str:
        """A reason as a format string."""
        return _as_format(self._speaker.refusal(refusal))

    def make_templates(self, report: Report) -> tuple[str, ...]:
        """The lines of a report as format strings."""
        lines = self._speaker.report(report, self._to)
        return tuple([_as_format(line) for line in lines])


@lru_cache(maxsize=MOST_SOURCES)
def template_source(
    lang: str, ruleset: Ruleset, genders: tuple[Gender, ...], to: Viewer
) -> TemplateSource:
    """The one that serves all such tables of this process."""
    return TemplateSource(lang, ruleset, genders, to)


def is_common(report: Report) -> bool:
    """Whether other tables are likely to hear the very same: a turn, or the answer to one shot."""
    kind = type(report)
    if kind is SalvoAnswered:
        answers = report.answers  # type: ignore[union-attr]  # It is a salvo.
        if len(answers) != 1:
            return False
        answer = answers[0]
        return type(answer) is Miss or (type(answer) is Hit and not answer.ships)
    return kind is TurnPassed or kind is TurnHeld


@lru_cache(maxsize=MOST_TEMPLATES)
def _templates(source: TemplateSource, report: Report) -> tuple[str, ...]:
    return source.make_templates(report)


@lru_cache(maxsize=MOST_REFUSALS)
def _refusal_template(source: TemplateSource, refusal: Refusal) -> str:
    return source.make_refusal_template(refusal)


def _as_format(line: str) -> str:
    return line.replace("%", "%%").replace(BEGIN, "%(").replace(END, ")s")
