"""The cells of the last shots, as far as a viewer was told of them."""

from collections.abc import Iterable, Iterator

from msgspec import Struct

from seabattle.grid import Cell
from seabattle.views.report import RadarAnswered, Report, RoundAnswered, SalvoAnswered
from seabattle.views.view import View, sea_of


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
    """The last shots on one sea: where they fell, and where in the log they are told of."""

    cells: tuple[Cell, ...]
    place: int


def find_last_shots(view: View) -> dict[int, LastShots]:
    """The last shots on each sea that was fired at.

    A player who comes back sees what happened last. It is looked up in the log, so it shows
    nothing that was not told; the search runs backwards, so a long game takes no longer.
    """
    found: dict[int, LastShots] = {}
    for place in range(len(view.log) - 1, -1, -1):
        for sea, shots in _by_sea(view, view.log[place]):
            found.setdefault(sea, LastShots(_sorted_cells(shots), place))
        if len(found) == len(view.charts):
            break
    return found


def _by_sea(view: View, report: Report) -> Iterable[tuple[int, Report]]:
    """The seas that a report has shots on, each with what was told of it."""
    if type(report) is SalvoAnswered or type(report) is RadarAnswered:
        return ((sea_of(view, report.by), report),)
    if type(report) is not RoundAnswered:
        return ()
    if view.ruleset.sea.shared:
        return ((0, report),)
    return [(sea_of(view, salvo.by), salvo) for salvo in report.salvos]


def last_shots(view: View) -> tuple[tuple[Cell, ...], ...]:
    """For each sea the cells of the last shots on it."""
    found = find_last_shots(view)
    return tuple([found[sea].cells if sea in found else () for sea in range(len(view.charts))])


def last_answers(view: View) -> tuple[Report, ...]:
    """What was told of those shots, the older before the newer."""
    places = {shots.place for shots in find_last_shots(view).values()}
    return tuple([view.log[place] for place in sorted(places)])


def _sorted_cells(report: Report) -> tuple[Cell, ...]:
    if type(report) is SalvoAnswered and len(report.answers) == 1:
        return (report.answers[0].at,)
    return tuple(sorted(set(shot_cells(report))))
