"""Grid geometry: cells, masks, shapes, regions and labels.

This package knows no rules and imports no other part of the program.
"""

from seabattle.grid.cell import MOST_CELLS, MOST_LINES, Cell, Cells, Col, Index, Row
from seabattle.grid.grid import Grid, Mask, bits
from seabattle.grid.labels import Labels, labels_for
from seabattle.grid.region import block, whole_column, whole_row
from seabattle.grid.shape import Shape, attitudes, read_shape, shape_of

__all__ = [
    "MOST_CELLS",
    "MOST_LINES",
    "Cell",
    "Cells",
    "Col",
    "Grid",
    "Index",
    "Labels",
    "Mask",
    "Row",
    "Shape",
    "attitudes",
    "bits",
    "block",
    "labels_for",
    "read_shape",
    "shape_of",
    "whole_column",
    "whole_row",
]
