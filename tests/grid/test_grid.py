import pytest

from seabattle.grid import Cell, Col, Grid, Row, bits

LYING, UPRIGHT, SQUARE, LINE = Grid(3, 5), Grid(5, 3), Grid(4, 4), Grid(1, 6)
GRIDS = [LYING, UPRIGHT, SQUARE, LINE]


def at(row: int, col: int) -> Cell:
    """A cell, row first."""
    return Cell(Row(row), Col(col))


def near(grid: Grid, cell: Cell, *, corners: bool) -> set[Cell]:
    """The neighbours of a cell, found the slow and certain way."""
    found = set()
    for other in grid.cells():
        down, right = abs(other.row - cell.row), abs(other.col - cell.col)
        if (max(down, right) == 1) if corners else (down + right == 1):
            found.add(other)
    return found


@pytest.mark.parametrize("grid", GRIDS)
def test_cells_are_read_row_by_row(grid: Grid) -> None:
    """Cells are listed row by row; masks, charts and records all rely on this order."""
    assert grid.cells()[0] == at(0, 0)
    assert grid.cells()[grid.columns - 1] == at(0, grid.columns - 1)
    assert grid.cells()[-1] == at(grid.rows - 1, grid.columns - 1)
    assert len(grid.cells()) == grid.size == grid.rows * grid.columns


@pytest.mark.parametrize("grid", GRIDS)
def test_every_cell_has_a_bit_of_its_own(grid: Grid) -> None:
    """Two cells with one bit would be one cell to the engine."""
    masks = [grid.bit(cell) for cell in grid.cells()]

    assert masks == [1 << index for index in range(grid.size)]
    assert grid.mask(grid.cells()) == grid.everywhere
    assert all(grid.cells(mask) == (cell,) for mask, cell in zip(masks, grid.cells(), strict=True))


@pytest.mark.parametrize("grid", GRIDS)
def test_sides_and_corners_do_not_reach_around_the_edge(grid: Grid) -> None:
    """Neighbours end at the edge; a plain bit shift would join the right edge to the left one."""
    for cell in grid.cells():
        mask = grid.bit(cell)

        assert set(grid.cells(grid.beside(mask))) == near(grid, cell, corners=False)
        assert set(grid.cells(grid.around(mask))) == near(grid, cell, corners=True)


@pytest.mark.parametrize(
    ("cell", "inside"),
    [
        (at(2, 4), True),
        (at(4, 2), False),
        (at(-1, 0), False),
        (at(0, -1), False),
        (at(3, 0), False),
    ],
)
def test_rows_and_columns_are_not_exchanged(cell: Cell, inside: bool) -> None:
    """On three rows and five columns, row 2 of column 4 exists and row 4 of column 2 does not."""
    assert (cell in LYING) is inside


def test_bits_come_lowest_first() -> None:
    """The bits of a mask come lowest first, the order in which ships list their cells."""
    assert list(bits(0b1011000)) == [3, 4, 6]
    assert list(bits(0)) == []


def test_few_bits_of_a_large_sea_are_found_as_many_are() -> None:
    """Sparse masks are searched, dense ones walked through; both give the same bits."""
    for step in (1, 3, 7, 8, 9, 40, 3248):
        wanted = list(range(0, 3249, step))
        assert list(bits(sum(1 << each for each in wanted))) == wanted
    assert list(bits(1 << 4095)) == [4095]
