"""The last shots on each sea as a viewer is shown them, and what was said of them."""

from operator import attrgetter

from msgspec import Struct

from seabattle.grid import Cell
from seabattle.speech.phrasebook import Phrasebook
from seabattle.views import Report, SalvoAnswered, Sunk, View
from seabattle.views.shot import LastShots, find_last_shots

Lines = tuple[str, ...]

FIRST = -(1 << 32)
"""Added to the place of what is said before all else."""


class SeaShots(Struct, frozen=True, gc=False):
    """The last shots on one sea."""

    cells: tuple[Cell, ...] = ()
    rank: int = -1
    """When it is said: by its place in the log, a ship that sank before all else."""
    words: Lines = ()


class ShotsSeen(Struct, frozen=True, gc=False):
    """The last shots on all seas."""

    seas: tuple[SeaShots, ...]
    cells: tuple[tuple[Cell, ...], ...]
    """Of each sea."""
    words: Lines
    """What was said of them: a ship that sank first, else the older before the newer."""


def see_last_shots(
    view: View, phrases: Phrasebook | None, before: ShotsSeen | None = None, heard: int = 0
) -> ShotsSeen:
    """The last shots, in words where somebody speaks.

    *before* are those of the first *heard* reports, for the same viewer in the same words.
    """
    found = find_last_shots(view, heard)
    if before is None:
        seas = [SeaShots()] * len(view.charts)
    elif found:
        seas = list(before.seas)
    else:
        return before
    for sea, shots in found.items():
        seas[sea] = _on_sea(view.log[shots.place], shots, phrases)
    return ShotsSeen(tuple(seas), tuple([each.cells for each in seas]), _join_words(seas))


def _on_sea(report: Report, shots: LastShots, phrases: Phrasebook | None) -> SeaShots:
    sank = type(report) is SalvoAnswered and Sunk in map(type, report.answers)
    rank = FIRST + shots.place if sank else shots.place
    return SeaShots(shots.cells, rank, () if phrases is None else phrases.report_shortly(report))


_RANK = attrgetter("rank")


def _join_words(seas: list[SeaShots]) -> Lines:
    """All that was said; a report of shots on several seas was said once."""
    words: Lines = ()
    said = -1
    for shots in sorted(seas, key=_RANK):
        if shots.rank != said:
            words += shots.words
            said = shots.rank
    return words
