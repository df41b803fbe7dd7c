import pytest

from seabattle.grid import Cell, Col, Grid, Row, block, labels_for, whole_column, whole_row

GRID = Grid(4, 6)


def name_cells(cells: tuple[Cell, ...], grid: Grid = GRID) -> str:
    """The cells as the table calls them."""
    labels = labels_for(grid, "latin", "numbers", "-")
    return " ".join(labels.name(cell) for cell in cells)


def test_a_block_is_told_column_by_column() -> None:
    """The Italian sheet prints A-1, A-2, A-3, B-1, … for a wide shot at B-2 (BN6)."""
    cells = block(GRID, Cell(Row(1), Col(1)), 1)

    assert name_cells(cells) == "A-1 A-2 A-3 B-1 B-2 B-3 C-1 C-2 C-3"


@pytest.mark.parametrize(
    ("row", "col", "told"),
    [(0, 0, "A-1 A-2 B-1 B-2"), (3, 5, "E-3 E-4 F-3 F-4"), (0, 5, "E-1 E-2 F-1 F-2")],
)
def test_a_block_is_cut_off_at_the_edge(row: int, col: int, told: str) -> None:
    """A block at the edge of the grid does not wrap around to the other side (BN9)."""
    assert name_cells(block(GRID, Cell(Row(row), Col(col)), 1)) == told


def test_a_wide_radius_takes_the_whole_grid() -> None:
    """A block larger than the grid is the whole grid; a rule file may choose any radius."""
    assert set(block(GRID, Cell(Row(2), Col(1)), 64)) == set(GRID.cells())


def test_a_column_is_as_long_as_there_are_rows() -> None:
    """Rows and columns are not exchanged, which a square grid would hide."""
    assert name_cells(whole_column(GRID, Col(0))) == "A-1 A-2 A-3 A-4"
    assert name_cells(whole_row(GRID, Row(0))) == "A-1 B-1 C-1 D-1 E-1 F-1"
