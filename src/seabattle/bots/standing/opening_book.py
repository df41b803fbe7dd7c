"""Opening book: the shots until the first hit.

Until the first hit every game on a sea is the same, so those shots can be computed in
advance, against many more fleets than there is time for in a game. A line is the order of
shots that was found; the seed decides how it is turned and mirrored.

The files in ``books`` are written by ``scripts/bench openings``, never by hand, and found by
the sea and by what is told there.
"""

from functools import lru_cache
from importlib.resources import files

from msgspec import Struct, field, json

from seabattle.bots.dice import BotDice
from seabattle.bots.placement.habit import SeaKey, sea_key_of
from seabattle.bots.standing.marks_from_view import telling_of
from seabattle.rules import Ruleset
from seabattle.views import View

Line = tuple[int, ...]
"""Cells by their numbers, in the order in which they are fired at."""


class OpeningBook(Struct, frozen=True):
    """The openings of one sea."""

    sea_key: SeaKey = field(name="waters")
    sinking: int
    """What is told of a sinking, as a number of :class:`seabattle.beliefs.Sinking`."""
    suspects: bool
    """Whether habits of people were expected."""
    lines: tuple[Line, ...]


def opening_shot(view: View, seed: int, *, suspects: bool) -> int | None:
    """The next cell of the line that the seed has chosen, or ``None`` outside the book."""
    chart, known = view.foreign, view.own.known
    if chart.hit or chart.radar_ship or chart.radar_empty or any(view.own.stores):
        return None
    line = _line_for(view.ruleset, seed, suspects=suspects)
    fired = known.bit_count()
    if fired >= len(line) or known != sum(1 << cell for cell in line[:fired]):
        return None
    return line[fired]


def _line_for(ruleset: Ruleset, seed: int, *, suspects: bool) -> Line:
    book = book_for(ruleset, suspects=suspects)
    if book is None:
        return ()
    # Multiplied so that this draw is independent of those for the other shots.
    dice = BotDice(seed * 0x9E3779B97F4A7C15)
    line = dice.choice(book.lines)
    symmetry = dice.choice(grid_symmetries(ruleset.grid.rows, ruleset.grid.columns))
    return tuple(symmetry[cell] for cell in line)


@lru_cache(maxsize=64)
def book_for(ruleset: Ruleset, *, suspects: bool) -> OpeningBook | None:
    """The book of a sea, if there is one; best one with the same expectations."""
    telling = telling_of(ruleset)
    if ruleset.sea.shared or ruleset.manoeuvre is not None or telling.hit_names_class:
        return None
    sea_key = sea_key_of(ruleset)
    found = [
        book for book in read_books() if (book.sea_key, book.sinking) == (sea_key, telling.sinking)
    ]
    found.sort(key=lambda book: book.suspects != suspects)
    return found[0] if found else None


@lru_cache(maxsize=16)
def grid_symmetries(rows: int, cols: int) -> tuple[tuple[int, ...], ...]:
    """Every way to turn and mirror a grid onto itself: for each cell where it comes to lie."""
    return tuple(
        tuple(
            _transform_cell(row, col, rows, cols, flip=flip, mirror=mirror, swap=swap)
            for row in range(rows)
            for col in range(cols)
        )
        for flip in (False, True)
        for mirror in (False, True)
        for swap in ((False, True) if rows == cols else (False,))
    )


def _transform_cell(
    row: int, col: int, rows: int, cols: int, *, flip: bool, mirror: bool, swap: bool
) -> int:
    row = rows - 1 - row if flip else row
    col = cols - 1 - col if mirror else col
    return col * cols + row if swap else row * cols + col


@lru_cache(maxsize=1)
def read_books() -> tuple[OpeningBook, ...]:
    """All books there are."""
    folder = files("seabattle.bots").joinpath("books")
    found = sorted(folder.iterdir(), key=lambda file: file.name) if folder.is_dir() else []
    return tuple(
        json.decode(file.read_bytes(), type=OpeningBook)
        for file in found
        if file.name.endswith(".json")
    )
