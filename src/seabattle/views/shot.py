"""Where shots fell, as far as a viewer was told of them."""

from collections.abc import Iterator

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


def find_last_shots(view: View, heard: int = 0) -> dict[int, LastShots]:
    """The last shots on each sea at which somebody has fired after the first *heard* reports.

    Whoever comes back sees what happened last. It is looked up in what was heard, so it
    tells nothing that was not told.
    """
    found: dict[int, LastShots] = {}
    for place, report in enumerate(view.log.since(heard), heard):
        if type(report) is SalvoAnswered or type(report) is RadarAnswered:
            found[sea_of(view, report.by)] = LastShots(_sorted_cells(report), place)
        elif type(report) is RoundAnswered:
            if view.ruleset.sea.shared:
                found[0] = LastShots(_sorted_cells(report), place)
            else:
                for salvo in report.salvos:
                    found[sea_of(view, salvo.by)] = LastShots(_sorted_cells(salvo), place)
    return found


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
