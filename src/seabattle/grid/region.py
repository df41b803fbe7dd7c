"""Groups of cells that an action names at once: a block, a row, a column.

Cells come in the order in which they are said at the table, column by column
(A-1, A-2, A-3, B-1, …), as the Italian sheet prints them.
"""

from seabattle.grid.cell import Cell, Col, Row
from seabattle.grid.grid import Grid


def block(grid: Grid, centre: Cell, radius: int) -> tuple[Cell, ...]:
    """The cells at most *radius* away from *centre*, cut off at the edge of the grid."""
    rows = range(max(0, centre.row - radius), min(grid.rows, centre.row + radius + 1))
    columns = range(max(0, centre.col - radius), min(grid.columns, centre.col + radius + 1))
    return tuple(Cell(Row(row), Col(col)) for col in columns for row in rows)


def whole_row(grid: Grid, row: Row) -> tuple[Cell, ...]:
    """Every cell of a row, from the left."""
    return tuple(Cell(row, Col(col)) for col in range(grid.columns))


def whole_column(grid: Grid, col: Col) -> tuple[Cell, ...]:
    """Every cell of a column, from the top."""
    return tuple(Cell(Row(row), col) for row in range(grid.rows))
