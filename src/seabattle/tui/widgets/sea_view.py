"""The seas of a game on the screen: side by side where there is room, else one at a time."""

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.geometry import Size
from textual.widgets import Static

from seabattle.client.match_table import MatchTable, speaker_at
from seabattle.drawing import Pen
from seabattle.game import Fire, Seat
from seabattle.grid import Cell, Mask
from seabattle.tui.model import aiming
from seabattle.tui.model.aiming import CursorAim
from seabattle.tui.model.board_picture import BoardPicture
from seabattle.tui.model.drawn_sea import DrawnSea, seas_to_draw
from seabattle.tui.model.sea_layout import MARGIN, sea_layout_for
from seabattle.tui.widgets.board import Board
from seabattle.views import View, Viewer

LINES_AROUND = 6
"""Lines of the screen that are not the sea, when it is as large as it can be."""

Odds = tuple[tuple[float, ...], ...]


class SeaView(Horizontal):
    """Both seas, and the fleets beside them."""

    DEFAULT_CSS = """
    SeaView {
        height: auto;
        Board { margin: 0 1 0 1; }
        #panel { width: 1fr; height: 100%; padding: 0 1; color: $text-muted; }
    }
    """

    def __init__(self, table: MatchTable) -> None:
        super().__init__()
        self._table = table
        self._own = Board(id="own")
        self._own.can_focus = False
        self._foreign = Board(id="foreign")
        self._panel = Static(id="panel", markup=False)
        self._swapped = False

    def compose(self) -> ComposeResult:
        """The player's own sea, the one that is fired at, and the fleets."""
        yield self._own
        yield self._foreign
        yield self._panel

    @property
    def foreign(self) -> Board:
        """The sea that is fired at; it has the cursor."""
        return self._foreign

    def fit(self, size: Size) -> None:
        """Make the seas as large as there is room for."""
        shared = self._table.ruleset.sea.shared
        layout = sea_layout_for(self._table.ruleset, size.width)
        self._own.display = not shared and (layout.both or self._swapped)
        self._foreign.display = shared or layout.both or not self._swapped
        for board in (self._own, self._foreign):
            board.wide = layout.wide
            board.styles.max_height = max(4, size.height - LINES_AROUND)
            board.styles.max_width = max(10, size.width - MARGIN)
        self._panel.display = layout.panel

    def swap(self) -> None:
        """Show the other sea, where there is no room for both."""
        self._swapped = not self._swapped

    def show(self, viewer: Viewer, aim: CursorAim | None, odds: Odds | None, pen: Pen) -> None:
        """Draw what a viewer sees; without an aim nothing can be chosen."""
        view = self._table.view(viewer)
        found = seas_to_draw(view, speaker_at(self._table))
        self._own.pen = self._foreign.pen = pen
        self._own.steerable = False
        self._foreign.steerable = aim is not None
        self._own.picture = _picture_of(view, found[0])
        self._foreign.picture = _picture_of(view, found[-1])
        if aim is not None and viewer is not None:
            self._foreign.picture = _add_aim(self._foreign.picture, view, viewer, aim, odds)

    def tell(self, panel: str) -> None:
        """Say what stands beside the seas."""
        self._panel.update(panel)

    def show_berth(self, berth: Mask) -> None:
        """Show where an own ship would lie."""
        if self._own.picture is not None:
            self._own.picture = replace(self._own.picture, area=berth)


def _picture_of(view: View, sea: DrawnSea) -> BoardPicture:
    return BoardPicture(view.ruleset, sea.look, sea.caption, fresh=sea.fresh)


def _add_aim(
    picture: BoardPicture, view: View, seat: Seat, aim: CursorAim, odds: Odds | None
) -> BoardPicture:
    named = aiming.is_named(aim, view)
    blocked = not named and aiming.obstacle(aim, view) is not None
    area = aiming.preview(aim, view)
    return replace(
        picture,
        chosen=view.ruleset.grid.mask(aim.chosen or _cells_of_order(view)),
        area=0 if blocked else area,
        barred=area if blocked else 0,
        odds=odds,
    )


def _cells_of_order(view: View) -> tuple[Cell, ...]:
    """The cells of a secret order that is given already."""
    return view.own.order.at if isinstance(view.own.order, Fire) else ()
