"""What somebody at the table hears and sees, in the words of a transcript."""

from collections.abc import Sequence

from seabattle.game import Refusal, Seat
from seabattle.game.notation import read_cell
from seabattle.grid import Cell
from seabattle.records.misreading import BadTranscript
from seabattle.records.transcript import SPECTATOR, SeesLine
from seabattle.records.wording import TranscriptWording
from seabattle.views import Chart, View, Viewer, ships_afloat


def find_viewer(wording: TranscriptWording, who: str, line: int) -> Viewer:
    """The seat of that name; the spectator has none."""
    if who == SPECTATOR:
        return None
    if who not in wording.names:
        raise BadTranscript("transcript/unreadable", line, text=repr(who))
    return Seat(wording.names.index(who))


def describe_sight(wording: TranscriptWording, view: View, line: SeesLine) -> str:
    """What *view* has where the line looks."""
    verb, *where = line.where.split()
    if verb == "counts":
        return _fleet(view, find_viewer(wording, " ".join(where), line.line))
    own = where[:1] == ["own"]
    cells = [_cell(wording, line, word) for word in where[own:]]
    return _marks(view, view.home if own else view.foreign, cells)


def _fleet(view: View, whose: Viewer) -> str:
    left = None if whose is None else ships_afloat(view, whose)
    if left is None:
        return "unknown"
    return ", ".join(f"{count} {name}" for name, count in left.items() if count) or "none"


def _marks(view: View, chart: Chart, cells: Sequence[Cell]) -> str:
    grid = view.ruleset.grid
    found = [
        f"old {chart.mark(grid, cell)}"
        if chart.is_out_of_date(grid, cell)
        else chart.mark(grid, cell).value
        for cell in cells
    ]
    return ", ".join(dict.fromkeys(found))


def _cell(wording: TranscriptWording, line: SeesLine, word: str) -> Cell:
    cell = read_cell(wording.labels, word)
    if isinstance(cell, Refusal):
        raise BadTranscript("transcript/unreadable", line.line, text=repr(word))
    return cell
