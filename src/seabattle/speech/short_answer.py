"""Short form of answers: the important facts first, and a count for many cells.

A log lists every cell of an air raid with its answer; a player who looks at the sea needs
only the sunk ships and the hits.
"""

from msgspec import Struct

from seabattle.grid import Cell
from seabattle.speech.log_lines import Lines, tell_attack
from seabattle.speech.voice import Voice
from seabattle.views import Answer, Hit, Miss, RadarAnswered, Report, SalvoAnswered, Viewer

FEW = 4
"""The most answers that are listed one by one."""


class Wording(Struct, frozen=True, gc=False):
    """The lines of a report."""

    said: Lines
    short: Lines | None = None
    """The short form, if it differs."""


def short_lines(voice: Voice, report: Report, to: Viewer, lines: Lines) -> Lines:
    """The short lines of a report for *to*: sunk ships first, long lists summed up.

    The *lines* are those of the log; most of them are used unchanged.
    """
    if isinstance(report, SalvoAnswered):
        shots, *ships = lines
        return (*ships, _sum_up_salvo(voice, report, to) or shots)
    if isinstance(report, RadarAnswered) and len(report.echoes) > FEW:
        return (_attack(voice, report, to, _sum_up_echoes(voice, report)),)
    return lines


def _sum_up_salvo(voice: Voice, report: SalvoAnswered, to: Viewer) -> str | None:
    if len(report.answers) <= FEW:
        return None
    return _attack(voice, report, to, _sum_up_answers(voice, report.answers))


def _attack(voice: Voice, report: SalvoAnswered | RadarAnswered, to: Viewer, answers: str) -> str:
    return tell_attack(voice, report.by, to, report.weapon, answers)


def _sum_up_answers(voice: Voice, answers: tuple[Answer, ...]) -> str:
    sunk = [each.at for each in answers if not isinstance(each, Miss | Hit)]
    hits = [each.at for each in answers if isinstance(each, Hit)]
    misses = [each.at for each in answers if isinstance(each, Miss)]
    return _join(
        _count(voice, "summary-sunk", sunk),
        _count(voice, "summary-hit", hits),
        _count(voice, "summary-miss", misses),
    )


def _sum_up_echoes(voice: Voice, report: RadarAnswered) -> str:
    ships = [each.at for each in report.echoes if each.ship]
    empty = [each.at for each in report.echoes if not each.ship]
    return _join(_count(voice, "summary-ship", ships), _count(voice, "summary-empty", empty))


def _count(voice: Voice, key: str, cells: list[Cell]) -> str:
    return voice.say(key, count=len(cells), cells=voice.cells(cells)) if cells else ""


def _join(*parts: str) -> str:
    return "; ".join(filter(None, parts))
