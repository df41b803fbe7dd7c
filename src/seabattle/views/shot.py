"""Where shots fell, as far as a viewer was told of them."""

from collections.abc import Iterator

from seabattle.grid import Cell
from seabattle.views.report import RadarAnswered, Report, RoundAnswered, SalvoAnswered
from seabattle.views.view import View, sea_of

ANSWERS = SalvoAnswered | RadarAnswered | RoundAnswered
"""Reports of shots, or of a look from above."""


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


def last_shots_and_answers(
    view: View,
) -> tuple[tuple[tuple[Cell, ...], ...], tuple[Report, ...]]:
    """For each sea the cells of the last shots on it, and what was told of those shots."""
    found = _last_by_sea(view)
    parts = [found.get(sea) for sea in range(len(view.charts))]
    cells = tuple([tuple(sorted(set(shot_cells(part[0])))) if part else () for part in parts])
    indexes = dict.fromkeys([index for _, index in found.values()])
    return cells, tuple([view.log[index] for index in sorted(indexes)])


def last_shots(view: View) -> tuple[tuple[Cell, ...], ...]:
    """For each sea the cells of the last shots on it.

    Whoever comes back sees what happened last. It is looked up in what was heard, so it
    tells nothing that was not told.
    """
    return last_shots_and_answers(view)[0]


def last_answers(view: View) -> tuple[Report, ...]:
    """What was told of those shots, the older before the newer."""
    return last_shots_and_answers(view)[1]


def _last_by_sea(view: View) -> dict[int, tuple[ANSWERS, int]]:
    """The last report of shots on each sea, and its place in the log."""
    found: dict[int, tuple[ANSWERS, int]] = {}
    for index in reversed(range(len(view.log))):
        for part in _by_sea(view, view.log[index]):
            sea = 0 if isinstance(part, RoundAnswered) else sea_of(view, part.by)
            found.setdefault(sea, (part, index))
        if len(found) == len(view.charts):
            break
    return found


def _by_sea(view: View, report: Report) -> tuple[ANSWERS, ...]:
    """The parts of a report, each about shots on one sea."""
    if isinstance(report, RoundAnswered) and not view.ruleset.sea.shared:
        return report.salvos
    return (report,) if isinstance(report, ANSWERS) else ()
