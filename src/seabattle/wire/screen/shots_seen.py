"""The last shots on each sea as a viewer is shown them, and what was said of them.

Both are in a whole view only. A client that is sent changes sees them in the reports meanwhile: a
report of shots takes the place of what was said before of the same seas.
"""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.grid import Cell
from seabattle.speech.phrasebook import Phrasebook
from seabattle.views import Report, SalvoAnswered, Sunk, View
from seabattle.views.shot import LastShots, find_last_shots

Lines = tuple[str, ...]


class ShotsSaid(Struct, frozen=True, gc=False):
    """The sentences about shots that are still the last on some seas."""

    seas: tuple[int, ...]
    sank: Annotated[bool, Meta(description="Whether a ship went down: that is said before all.")]
    said: Lines


class ShotsSeen(Struct, frozen=True, gc=False):
    """The last shots on all seas."""

    cells: tuple[tuple[Cell, ...], ...]
    """The cells of the last shots, for each sea."""
    said: tuple[ShotsSaid, ...]
    """The sentences about them, the older before the newer."""

    @property
    def words(self) -> Lines:
        """All that was said: a ship that sank first, else the older before the newer."""
        ordered = sorted(self.said, key=lambda shots: not shots.sank)
        return tuple([line for shots in ordered for line in shots.said])


def see_last_shots(view: View, phrases: Phrasebook | None) -> ShotsSeen:
    """Return the last shots, in words where *phrases* are given."""
    found = find_last_shots(view)
    cells = tuple([found[sea].cells if sea in found else () for sea in range(len(view.charts))])
    return ShotsSeen(cells, () if phrases is None else _put_into_words(view, phrases, found))


def _put_into_words(
    view: View, phrases: Phrasebook, found: dict[int, LastShots]
) -> tuple[ShotsSaid, ...]:
    """Return the sentences, each report once, even if its shots fell on several seas."""
    said: list[ShotsSaid] = []
    for place in sorted({shots.place for shots in found.values()}):
        report = view.log[place]
        seas = tuple([sea for sea in sorted(found) if found[sea].place == place])
        said.append(ShotsSaid(seas, _has_sunk(report), phrases.report_shortly(report)))
    return tuple(said)


def _has_sunk(report: Report) -> bool:
    return type(report) is SalvoAnswered and Sunk in map(type, report.answers)
