"""A sea on the screen: labels, signs, a cursor, and what is about to happen.

A board draws what it is handed and tells which cell was chosen. It shows a part of a sea
that is larger than its place, the part around the cursor.
"""

from typing import ClassVar

from rich.style import Style
from textual import events
from textual.binding import Binding, BindingType
from textual.geometry import Size
from textual.message import Message
from textual.reactive import reactive
from textual.strip import Strip
from textual.widget import Widget

from seabattle.drawing import UNICODE, BoardSign, Pen
from seabattle.grid import Cell, Col, Labels, Row
from seabattle.rules import labels_of
from seabattle.tui.model.board_picture import BoardPicture, best_chance
from seabattle.tui.model.sea_layout import cell_width
from seabattle.tui.widgets.canvas import Canvas

HEAD = 2
"""Lines above the sea: its caption, and the names of the columns."""


class Board(Widget, can_focus=True):
    """One sea, with a cursor of its own."""

    COMPONENT_CLASSES: ClassVar[set[str]] = {
        "board--caption",
        "board--label",
        "board--here",
        *(f"board--{sign}" for sign in BoardSign),
        "board--chosen",
        "board--area",
        "board--barred",
        "board--fresh",
        "board--cursor",
        "board--odds",
        "board--likely",
    }

    DEFAULT_CSS = """
    Board {
        width: auto;
        height: auto;
        .board--caption { text-style: bold; color: $text-muted; }
        .board--label { color: $text-muted; }
        .board--here { color: $accent; text-style: bold; }
        .board--unknown { color: $sea-water; }
        .board--miss { color: $sea-miss; }
        .board--hit { color: $sea-hit; text-style: bold; }
        .board--own-hit { color: $sea-hit; text-style: bold; }
        .board--new-hit { color: $sea-hit; text-style: bold; }
        .board--sunk { color: $sea-sunk; text-style: bold; }
        .board--radar-empty { color: $sea-miss; }
        .board--radar-ship { color: $sea-ship; }
        .board--ship { color: $sea-ship; }
        .board--chosen { color: $accent; text-style: bold; }
        .board--area { background: $sea-area; }
        .board--barred { background: $sea-barred; }
        .board--fresh { text-style: underline; }
        .board--cursor { color: $accent; text-style: bold; }
        .board--odds { color: $text-muted; }
        .board--likely { color: $accent; text-style: bold; }
        &:focus .board--caption { color: $accent; }
        &:focus .board--cursor { background: $accent; color: $background; }
        &:nocolor .board--area { text-style: reverse; }
        &:nocolor .board--barred { text-style: reverse bold; }
        &:nocolor:focus .board--cursor { text-style: reverse bold; }
        &:nocolor:focus .board--caption { text-style: bold underline; }
    }
    """

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("up", "step(-1, 0)", show=False),
        Binding("down", "step(1, 0)", show=False),
        Binding("left", "step(0, -1)", show=False),
        Binding("right", "step(0, 1)", show=False),
        Binding("home", "leap(0, -1)", show=False),
        Binding("end", "leap(0, 1)", show=False),
        Binding("pageup", "leap(-1, 0)", show=False),
        Binding("pagedown", "leap(1, 0)", show=False),
        Binding("enter", "pick", show=False),
        Binding("space", "mark", show=False),
    ]

    cursor: reactive[Cell] = reactive(Cell(Row(0), Col(0)))
    picture: reactive[BoardPicture | None] = reactive(None)
    wide: reactive[int] = reactive(2, layout=True)
    """Columns of the screen that a cell takes; names of two letters take one more."""
    pen: reactive[Pen] = reactive(UNICODE)
    steerable: reactive[bool] = reactive(default=True)
    """Whether the cursor is shown."""

    _best: float = 1.0

    class Moved(Message):
        """The cursor stands elsewhere."""

        def __init__(self, board: "Board", at: Cell) -> None:
            super().__init__()
            self.board = board
            self.at = at

        @property
        def control(self) -> "Board":
            """The board it stands on."""
            return self.board

    class Picked(Moved):
        """Enter was pressed on a cell, or it was clicked."""

    class Marked(Moved):
        """The space bar was pressed on a cell."""

    def watch_picture(self, before: BoardPicture | None, picture: BoardPicture | None) -> None:
        """Find the best of the odds once, not for every cell; another sea needs another place."""
        self._best = 1.0 if picture is None else best_chance(picture)
        if before is None or picture is None or before.ruleset is not picture.ruleset:
            self.refresh(layout=True)

    def watch_cursor(self) -> None:
        """Tell where the cursor went."""
        self.post_message(self.Moved(self, self.cursor))

    def action_step(self, down: int, right: int) -> None:
        """Move the cursor by a cell; at the edge it stays."""
        self._move_cursor(self.cursor.row + down, self.cursor.col + right)

    def action_leap(self, down: int, right: int) -> None:
        """Move the cursor to the edge."""
        far = 10_000
        self._move_cursor(self.cursor.row + far * down, self.cursor.col + far * right)

    def _move_cursor(self, row: int, col: int) -> None:
        if self.picture is not None and self.steerable:
            grid = self.picture.ruleset.grid
            within = Row(min(max(row, 0), grid.rows - 1)), Col(min(max(col, 0), grid.columns - 1))
            self.cursor = Cell(*within)

    def action_pick(self) -> None:
        """Choose the cell under the cursor."""
        self.post_message(self.Picked(self, self.cursor))

    def action_mark(self) -> None:
        """Mark the cell under the cursor."""
        self.post_message(self.Marked(self, self.cursor))

    def on_click(self, event: events.Click) -> None:
        """Choose the cell that was clicked."""
        cell = self.cell_at(event.x, event.y)
        if cell is not None and self.steerable:
            self.cursor = cell
            self.action_pick()

    def cell_at(self, x: int, y: int) -> Cell | None:
        """The cell drawn at a place of the widget."""
        if self.picture is None:
            return None
        top, left = self._corner()
        row, col = top + y - HEAD, left + (x - self._side - 1) // self._wide
        cell = Cell(Row(row), Col(col))
        inside = y >= HEAD and x > self._side and cell in self.picture.ruleset.grid
        return cell if inside else None

    def get_content_width(self, _container: Size, _viewport: Size) -> int:
        """Return the width of the whole sea."""
        if self.picture is None:
            return 0
        return self._side + 1 + self.picture.ruleset.grid.columns * self._wide

    def get_content_height(self, _container: Size, _viewport: Size, _width: int) -> int:
        """Return the height of the whole sea with its head."""
        return 0 if self.picture is None else HEAD + self.picture.ruleset.grid.rows

    @property
    def _labels(self) -> Labels:
        assert self.picture is not None
        return labels_of(self.picture.ruleset)

    @property
    def _side(self) -> int:
        return max(len(name) for name in self._labels.rows)

    @property
    def _wide(self) -> int:
        return cell_width(self._labels, self.wide)

    @property
    def narrow(self) -> bool:
        """Whether a cell has room for one figure only."""
        return self._wide < 3

    def _corner(self) -> tuple[int, int]:
        """The first row and column that are shown."""
        assert self.picture is not None
        grid = self.picture.ruleset.grid
        high = max(1, self.size.height - HEAD)
        broad = max(1, (self.size.width - self._side - 1) // self._wide)
        return (
            _window(self.cursor.row, high, grid.rows),
            _window(self.cursor.col, broad, grid.columns),
        )

    def render_line(self, y: int) -> Strip:
        """One line of the board."""
        if self.picture is None:
            return Strip.blank(self.size.width, self.rich_style)
        canvas = Canvas(self.size.width, self.rich_style)
        if y == 0:
            canvas.write(0, self.picture.caption, self._style("caption"))
        elif y == 1:
            self._draw_columns(canvas)
        else:
            top, left = self._corner()
            row = top + y - HEAD
            if row < self.picture.ruleset.grid.rows:
                self._draw_row(canvas, Row(row), left)
        return canvas.strip()

    def _style(self, name: str) -> Style:
        return self.get_component_rich_style(f"board--{name}")

    def _overlay(self, name: str) -> Style:
        return self.get_component_rich_style(f"board--{name}", partial=True)

    def _place(self, col: int, left: int) -> int:
        """Return the place of the sign of a column."""
        return self._side + 1 + (col - left + 1) * self._wide - 2

    def _draw_columns(self, canvas: Canvas) -> None:
        _, left = self._corner()
        for col, name in enumerate(self._labels.columns):
            if col >= left:
                here = self.steerable and col == self.cursor.col
                style = self._style("here" if here else "label")
                canvas.write(self._place(col, left) - len(name) + 1, name, style)

    def _draw_row(self, canvas: Canvas, row: Row, left: int) -> None:
        here = self.steerable and row == self.cursor.row
        name = self._labels.rows[row].rjust(self._side)
        canvas.write(0, name, self._style("here" if here else "label"))
        assert self.picture is not None
        for col in range(left, self.picture.ruleset.grid.columns):
            self._draw_cell(canvas, Cell(row, Col(col)), self._place(col, left))
        if here:
            self._draw_cursor(canvas, self._place(self.cursor.col, left))

    def _draw_cell(self, canvas: Canvas, cell: Cell, x: int) -> None:
        assert self.picture is not None
        picture, bit = self.picture, self.picture.ruleset.grid.bit(cell)
        sign, old = picture.look(cell)
        if picture.chosen & bit:
            canvas.write(x, self.pen.chosen, self._style("chosen"))
        elif picture.odds is not None and sign is BoardSign.UNKNOWN:
            self._draw_odds(canvas, picture.odds[cell.row][cell.col], x)
        else:
            canvas.write(x, self.pen.sign(sign), self._style(sign.value))
        if old:
            canvas.write(x + 1, self.pen.old, self._style("label"))
        overlays = (("fresh", picture.fresh), ("area", picture.area), ("barred", picture.barred))
        for name, mask in overlays:
            if mask & bit:
                canvas.tint(x - self._wide + 2, x + 2, self._overlay(name))

    def _draw_odds(self, canvas: Canvas, chance: float, x: int) -> None:
        """A chance in per cent; where cells are narrow, in tenths."""
        style = self._style("likely" if chance >= self._best else "odds")
        if not self.narrow:
            canvas.write(x - 1, f"{min(99, round(100 * chance)):2}", style)
        else:
            canvas.write(x, str(min(9, int(10 * chance))), style)

    def _draw_cursor(self, canvas: Canvas, x: int) -> None:
        assert self.picture is not None
        style = self._overlay("cursor")
        # Where two figures stand they are worth more than brackets.
        if self.picture.odds is None or self.narrow:
            canvas.write(x - 1, "[", style)
            canvas.write(x + 1, "]", style)
        canvas.tint(x - 1, x + 2, style)


def _window(here: int, seen: int, count: int) -> int:
    """The first of *count* things to show, when only so many are seen and one must be."""
    return min(max(0, here - seen // 2), max(0, count - seen))
