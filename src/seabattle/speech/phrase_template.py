"""Process-wide cache of sentence templates that differ between tables only in names.

The same shot hits the same cell in a thousand matches. Its sentence is made once per
language, with a placeholder for each player name; each table fills in its own names.
"""

from collections.abc import Mapping
from functools import lru_cache

from seabattle.game import Refusal, Seat
from seabattle.game.event import TurnHeld, TurnPassed
from seabattle.rules import Ruleset
from seabattle.speech.gender import Gender
from seabattle.speech.short_answer import Wording
from seabattle.speech.speaker import Speaker
from seabattle.views import Report, SalvoAnswered, Viewer

MOST_SOURCES = 256
MOST_TEMPLATES = 16_384
MOST_REFUSALS = 1024
"""The size of the cache of a process; least recently used entries are evicted."""

Names = Mapping[str, str]
"""The names of players, by the number of their seat."""

BEGIN, END = "\x00", "\x01"
"""Delimiters around a seat number. No name and no message contains them."""


def names_of(speaker: Speaker) -> Names:
    """The names that a speaker uses, to fill into templates."""
    return {str(seat): speaker.name(Seat(seat)) for seat in range(speaker.ruleset.seats)}


class _NamelessSpeaker(Speaker, frozen=True):
    """A speaker that writes a placeholder for every name."""

    def name(self, seat: Seat) -> str:
        """The placeholder for the name of the player on *seat*."""
        return f"{BEGIN}{seat}{END}"


class TemplateSource:
    """Cached templates for one viewer at all tables with the same rules, in one language."""

    def __init__(
        self, lang: str, ruleset: Ruleset, genders: tuple[Gender, ...], to: Viewer
    ) -> None:
        self._speaker = _NamelessSpeaker(lang, ruleset, (), genders)
        self._to = to

    def wording(self, report: Report, names: Names) -> Wording:
        """The sentences of a common report, with the names filled in."""
        texts = _templates(self, report)
        said = texts.said
        # Most have one line, and are needed at every move.
        if len(said) == 1:
            return Wording((said[0] % names,))
        return Wording(
            tuple([text % names for text in said]),
            None if texts.short is None else tuple([text % names for text in texts.short]),
        )

    def refusal(self, refusal: Refusal, names: Names) -> str:
        """The sentence of a refusal, with the names filled in."""
        return _refusal_template(self, refusal) % names

    def make_refusal_template(self, refusal: Refusal) -> str:
        """The sentence of a refusal as a format string."""
        return _as_format(self._speaker.refusal(refusal))

    def make_templates(self, report: Report) -> Wording:
        """The lines of a report as format strings."""
        made = self._speaker.wording(report, self._to)
        short = None if made.short is None else tuple(map(_as_format, made.short))
        return Wording(tuple(map(_as_format, made.said)), short)


@lru_cache(maxsize=MOST_SOURCES)
def template_source(
    lang: str, ruleset: Ruleset, genders: tuple[Gender, ...], to: Viewer
) -> TemplateSource:
    """The shared source for all such tables of this process."""
    return TemplateSource(lang, ruleset, genders, to)


def is_common(report: Report) -> bool:
    """Whether other tables are likely to have an equal report: a turn, or one shot's answer."""
    if type(report) is SalvoAnswered:
        return len(report.answers) == 1
    return type(report) is TurnPassed or type(report) is TurnHeld


@lru_cache(maxsize=MOST_TEMPLATES)
def _templates(source: TemplateSource, report: Report) -> Wording:
    return source.make_templates(report)


@lru_cache(maxsize=MOST_REFUSALS)
def _refusal_template(source: TemplateSource, refusal: Refusal) -> str:
    return source.make_refusal_template(refusal)


def _as_format(line: str) -> str:
    return line.replace("%", "%%").replace(BEGIN, "%(").replace(END, ")s")
