"""Where shots fell, as far as a viewer was told of them."""

from collections.abc import Iterator
from typing import get_args

from msgspec import Struct

from seabattle.grid import Cell
from seabattle.views.report import RadarAnswered, Report, RoundAnswered, SalvoAnswered
from seabattle.views.view import View, sea_of

ANSWERS = SalvoAnswered | RadarAnswered | RoundAnswered
"""Reports of shots, or of a look from above."""

ANSWER_KINDS = frozenset(get_args(ANSWERS))
"""The same, for whoever asks at every move whether something is one."""


def shot_cells(report: Report) -> Iterator[Cell]:
    """The cells that were fired at, or looked at."""
    match report:
        case SalvoAnswered():
            yield from (answer.at for answer in report.answers)
        case RadarAnswered():
            yield from (echo.at for echo in report.echoes)
        case RoundAnswered():
            yield from (cell for salvo in report.salvos for cell in shot_cells(salvo))
            yield from (hit.at for hit in report.hits)
            yield from report.misses
        case _:
            pass


class LastShots(Struct, frozen=True, gc=False):
    """For each sea the cells of the last shots on it, and where in the log they are told of."""

    cells: tuple[tuple[Cell, ...], ...]
    places: tuple[int, ...]
    """-1 where nobody has fired yet."""

    @property
    def reported(self) -> list[int]:
        """The places in the log, each once, first to last."""
        return sorted({place for place in self.places if place >= 0})


def find_last_shots(view: View, before: LastShots | None = None, heard: int = 0) -> LastShots:
    """The last shots on each sea; *before* are those of the first *heard* reports.

    Whoever comes back sees what happened last. It is looked up in what was heard, so it
    tells nothing that was not told.
    """
    seas = len(view.charts)
    if before is None:
        before = LastShots(((),) * seas, (-1,) * seas)
    found = _last_by_sea(view, heard)
    if not found:
        return before
    cells, places = list(before.cells), list(before.places)
    for sea, (part, place) in found.items():
        cells[sea], places[sea] = _sorted_cells(part), place
    return LastShots(tuple(cells), tuple(places))


def last_shots(view: View) -> tuple[tuple[Cell, ...], ...]:
    """For each sea the cells of the last shots on it."""
    return find_last_shots(view).cells


def last_answers(view: View) -> tuple[Report, ...]:
    """What was told of those shots, the older before the newer."""
    return tuple([view.log[place] for place in find_last_shots(view).reported])


def _sorted_cells(report: Report) -> tuple[Cell, ...]:
    if isinstance(report, SalvoAnswered) and len(report.answers) == 1:
        return (report.answers[0].at,)
    return tuple(sorted(set(shot_cells(report))))


def _last_by_sea(view: View, heard: int) -> dict[int, tuple[ANSWERS, int]]:
    """The last report of shots on each sea after so many reports, and its place in the log."""
    found: dict[int, tuple[ANSWERS, int]] = {}
    for place, report in enumerate(view.log.since(heard), heard):
        kind = type(report)
        if kind is SalvoAnswered:
            found[sea_of(view, report.by)] = report, place  # type: ignore[union-attr,assignment]
        elif kind in ANSWER_KINDS:
            for part in _by_sea(view, report):
                sea = 0 if isinstance(part, RoundAnswered) else sea_of(view, part.by)
                found[sea] = part, place
    return found


def _by_sea(view: View, report: Report) -> tuple[ANSWERS, ...]:
    """The parts of a report, each about shots on one sea."""
    if isinstance(report, RoundAnswered) and not view.ruleset.sea.shared:
        return report.salvos
    return (report,) if type(report) in ANSWER_KINDS else ()  # type: ignore[return-value]  # One.
