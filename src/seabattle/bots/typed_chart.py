"""Parser for a chart that a player has typed while playing elsewhere.

One row a line: ``.`` unknown, ``o`` miss, ``x`` hit, ``#`` sunk, ``-`` seen empty by
radar, ``+`` seen a ship. Spaces between the signs and labels around them do not
matter, and the signs our own boards are drawn with are understood, too.
"""

from msgspec import Struct

from seabattle.grid import Grid, Labels, Mask
from seabattle.grid.labels import SERIES
from seabattle.rules import Ruleset, labels_of
from seabattle.trouble import Trouble

UNKNOWN, MISS, HIT, SUNK, EMPTY, SHIP = ".ox#-+"

SIGNS: dict[str, str] = {
    **dict.fromkeys(".·", UNKNOWN),
    # The Cyrillic letters look the same, and nothing else can be meant.
    **dict.fromkeys("oO○•оО", MISS),
    **dict.fromkeys("xX×хХ", HIT),
    **dict.fromkeys("#▣", SUNK),
    **dict.fromkeys("-◇", EMPTY),
    **dict.fromkeys("+◆", SHIP),
}
"""What each sign means."""

MOST_LINES = 1000


class TypedChart(Struct, frozen=True):
    """A player's notes of an enemy's sea."""

    empty: Mask = 0
    """Misses, and what a radar showed empty."""
    hit: Mask = 0
    """Hits on ships that are not sunk."""
    sunk: Mask = 0
    """Cells of sunk ships."""
    seen: Mask = 0
    """Ships that a radar showed."""

    @property
    def marked(self) -> Mask:
        """Every cell of which something is known."""
        return self.empty | self.hit | self.sunk | self.seen

    def forget_cell(self, cell: Mask) -> "TypedChart":
        """The same with nothing noted on *cell*."""
        kept = ~cell
        return TypedChart(self.empty & kept, self.hit & kept, self.sunk & kept, self.seen & kept)


def read_chart(ruleset: Ruleset, text: str) -> TypedChart:
    """The chart that *text* draws.

    Raises :class:`Trouble` when rows are missing, too long, or hold another sign.
    """
    grid, labels = ruleset.grid, labels_of(ruleset)
    series = (labels.columns, *(each(grid.columns) for each in SERIES.values()))
    headings = {"".join(names).casefold() for names in series}
    lines = enumerate(text.splitlines()[:MOST_LINES], 1)
    packed = [(number, "".join(line.split())) for number, line in lines]
    drawn = [(number, line) for number, line in packed if line and line.casefold() not in headings]
    if len(drawn) != grid.rows:
        raise Trouble("chart/rows", rows=grid.rows, found=len(drawn))
    rows = [_row(grid, labels, row, line, number) for row, (number, line) in enumerate(drawn)]
    return TypedChart(
        _mask(grid, rows, MISS) | _mask(grid, rows, EMPTY),
        _mask(grid, rows, HIT),
        _mask(grid, rows, SUNK),
        _mask(grid, rows, SHIP),
    )


def _row(grid: Grid, labels: Labels, row: int, line: str, number: int) -> str:
    """The signs of one row, without its label."""
    name = labels.rows[row].casefold()
    bare = line.casefold()
    if len(bare) > grid.columns and bare.startswith(name):
        line, bare = line[len(name) :], bare[len(name) :]
    if len(bare) > grid.columns and bare.endswith(name):
        line = line[: -len(name)]
    strange = next((sign for sign in line if sign not in SIGNS), None)
    if strange is not None:
        raise Trouble("chart/sign", line=number, sign=_show_sign(strange))
    if len(line) != grid.columns:
        raise Trouble("chart/columns", line=number, columns=grid.columns, found=len(line))
    return "".join(SIGNS[sign] for sign in line)


def _show_sign(sign: str) -> str:
    return sign if sign.isprintable() else f"U+{ord(sign):04X}"


def _mask(grid: Grid, rows: list[str], sign: str) -> Mask:
    return grid.mask(cell for cell in grid.cells() if rows[cell.row][cell.col] == sign)
