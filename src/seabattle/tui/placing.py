"""Placing a fleet with the keys: what is in hand lies under the cursor, and says what is wrong."""

from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from seabattle.client.shelf import tidy
from seabattle.client.table import Table, speaker_at
from seabattle.drawing import BoardSign
from seabattle.drawing.board import DrawnSign
from seabattle.game import Refusal, Seat
from seabattle.game.placement import sort_ships
from seabattle.grid import Cell
from seabattle.matches import SYSTEM
from seabattle.rules import Ship, random_fleet, shapes_of
from seabattle.speech import rule_page
from seabattle.tui import drydock
from seabattle.tui.board import Board
from seabattle.tui.dialog import Choice, Line, Picker
from seabattle.tui.drydock import Drydock
from seabattle.tui.key import Key, bindings
from seabattle.tui.page import Page
from seabattle.tui.picture import Picture
from seabattle.tui.room import board_width
from seabattle.tui.textpage import TextPage

SIDE = 30
"""Columns of the screen for what stands beside the sea."""


class PlacingPage(Page[tuple[Ship, ...] | None]):
    """A sea to place a fleet on; it answers with the fleet, or nothing for whoever leaves."""

    EXPLAINED = "tui-help-placing"
    KEYS: ClassVar = (
        Key("enter", "Enter", "pick", "tui-place-put", listed=False),
        Key("space", "Space", "mark", "tui-place-take", footer=False, listed=False),
        Key("r", "R", "turn", "tui-place-turn"),
        Key("f", "F", "mirror", "tui-place-mirror"),
        Key("v", "V", "reshape", "tui-place-reshape", footer=False),
        Key("tab,n", "Tab", "next", "tui-place-next", footer=False),
        Key("x", "X", "random", "tui-place-random"),
        Key("c", "C", "clear", "tui-place-clear", footer=False),
        Key("u,backspace", "U", "undo", "tui-place-undo"),
        Key("s", "S", "save", "tui-place-save", footer=False),
        Key("l", "L", "load", "tui-place-load", footer=False),
        Key("g,f2", "G", "ready", "tui-place-ready"),
        Key("f3", "F3", "rules", "tui-rules", footer=False),
        Key("f1", "F1", "help", "tui-key-help", listed=False),
        Key("escape", "Esc", "leave", "tui-key-leave", footer=False),
    )
    BINDINGS: ClassVar = bindings(
        tuple(key for key in KEYS if key.action not in {"help", "pick", "mark"})
    )

    DEFAULT_CSS = """
    PlacingPage {
        #sea { height: 1fr; padding: 1 1 0 1; }
        #beside { width: 1fr; padding: 0 0 0 3; }
        #note { height: 3; padding: 0 1; }
        #note.refused { color: $error; text-style: bold; }
    }
    """

    def __init__(self, table: Table, seat: Seat, notice: str = "") -> None:
        super().__init__()
        self._table = table
        self._seat = seat
        self._notice = notice
        self._dock = Drydock(table.ruleset)

    def heading(self) -> str:
        """Whose fleet is placed."""
        name = speaker_at(self._table).name(self._seat)
        title = self._table.ruleset.title.in_language(self.program.lang)
        alone = len(self._table.seats) == 1
        return self.say("tui-placing", title=title, name=name, alone=alone)

    def content(self) -> ComposeResult:
        """The sea, the ships that are left, and what is wrong."""
        with Horizontal(id="sea"):
            yield Board(id="board")
            with Vertical(id="beside"):
                yield Static(id="left", markup=False)
        yield Static(id="note", markup=False)

    def focus_first(self) -> None:
        """The sea has the cursor."""
        self.query_one(Board).focus()

    def on_resize(self) -> None:
        """Make the sea as large as there is room for."""
        super().on_resize()
        self._fit()

    def _fit(self) -> None:
        board, ruleset = self.query_one(Board), self._table.ruleset
        room = self.size.width - SIDE - 4
        board.wide = 3 if board_width(ruleset, 3) <= room else 2
        board.styles.max_width = room
        board.styles.max_height = max(4, self.size.height - 6)

    def fill(self) -> None:
        """Draw the fleet as it lies, and say what Enter would do."""
        super().fill()
        self._fit()
        board = self.query_one(Board)
        board.pen = self.program.pen
        self._draw(board)
        self.query_one("#left", Static).update("\n".join(self._left()))

    def _draw(self, board: Board) -> None:
        ship = self._dock.held(board.cursor)
        grid = self._table.ruleset.grid
        blocked = 0 if ship is None else drydock.in_the_way(self._dock, ship)
        area = 0 if ship is None else grid.mask(ship.cells)
        faults = () if ship is None else drydock.obstacles(self._dock, ship)
        board.picture = Picture(
            self._table.ruleset,
            self._look,
            caption=self.say("sea-own"),
            area=0 if faults else area,
            chosen=area,
            barred=blocked | (area if faults else 0),
        )
        self._say_note(ship, faults)

    def _look(self, cell: Cell) -> DrawnSign:
        lies = self._dock.lying_at(cell) is not None
        return (BoardSign.SHIP if lies else BoardSign.UNKNOWN), False

    def _say_note(self, ship: Ship | None, faults: tuple[Refusal, ...]) -> None:
        speaker = speaker_at(self._table)
        note = self.query_one("#note", Static)
        note.set_class(bool(faults or self._notice), "refused")
        if self._notice:
            note.update(self._notice)
        elif faults:
            note.update(speaker.refusal(faults[0]))
        elif ship is None:
            note.update(self.say("tui-place-whole"))
        else:
            where = speaker.cells(ship.cells)
            note.update(self.say("tui-place-here", ship=speaker.ship(ship.ship_class), cells=where))

    def _left(self) -> list[str]:
        """The ships that are still to be placed, the one in hand first of all."""
        speaker, dock = speaker_at(self._table), self._dock
        lines = [self.say("tui-place-left" if dock.left else "tui-place-none-left"), ""]
        for name, count in dock.left.items():
            here = dock.hand is not None and dock.hand.name == name
            lines.append(f"{'>' if here else ' '} {speaker.ships(name, count)}")
        if dock.hand is not None and len(shapes_of(dock.hand)) > 2:
            lines += ["", self.say("tui-place-forms", count=len(shapes_of(dock.hand)))]
        return lines

    @on(Board.Moved)
    def _moved(self, _event: Board.Moved) -> None:
        self._notice = ""
        self._draw(self.query_one(Board))

    @on(Board.Picked)
    def _picked(self, event: Board.Picked) -> None:
        event.stop()
        if self._dock.hand is None:
            self.action_ready()
        else:
            self._put(event.at)

    @on(Board.Marked)
    def _marked(self, event: Board.Marked) -> None:
        event.stop()
        taken = drydock.taken(self._dock, event.at)
        if taken is not None:
            self._become(taken)
        elif self._dock.hand is not None:
            self._put(event.at)

    def _put(self, at: Cell) -> None:
        after = drydock.put(self._dock, at)
        if isinstance(after, Refusal):
            self._notice = speaker_at(self._table).refusal(after)
            self.fill()
        else:
            self._become(after)

    def _become(self, dock: Drydock) -> None:
        self._dock = dock
        self._notice = ""
        self.fill()

    def action_turn(self) -> None:
        """Turn the ship in hand."""
        self._become(drydock.turned(self._lifted()))

    def action_mirror(self) -> None:
        """Mirror the ship in hand."""
        self._become(drydock.mirrored(self._lifted()))

    def action_reshape(self) -> None:
        """Give the ship in hand another form."""
        self._become(drydock.reshaped(self._lifted()))

    def _lifted(self) -> Drydock:
        """With nothing in hand, the ship under the cursor is meant, and taken up."""
        if self._dock.hand is not None:
            return self._dock
        return drydock.taken(self._dock, self.query_one(Board).cursor) or self._dock

    def action_next(self) -> None:
        """Take a ship of another class."""
        self._become(drydock.reached_for(self._dock))

    def action_random(self) -> None:
        """Draw a fleet by chance."""
        self._become(drydock.filled(self._dock, random_fleet(self._table.ruleset, SYSTEM)))

    def action_clear(self) -> None:
        """Take every ship off the sea."""
        self._become(drydock.emptied(self._dock))

    def action_undo(self) -> None:
        """Take the last step back."""
        self._become(drydock.undone(self._dock))

    def action_ready(self) -> None:
        """Send the fleet in, if it is whole."""
        if self._dock.whole:
            self.dismiss(sort_ships(self._table.ruleset, self._dock.ships))
        else:
            self._notice = self.say("tui-place-not-whole")
            self.fill()

    def action_rules(self) -> None:
        """Read the rules in force."""
        lang = self.program.lang
        title = self._table.ruleset.title.in_language(lang)
        self.program.push_screen(TextPage(title, rule_page(self._table.ruleset, lang)))

    def action_leave(self) -> None:
        """Leave the table; the game can be taken up again."""
        self.dismiss(None)

    def action_help(self) -> None:
        """Explain this page."""
        self.program.action_help()

    def action_pick(self) -> None:
        """As Enter on the sea."""
        self.query_one(Board).action_pick()

    def action_mark(self) -> None:
        """As the space bar on the sea."""
        self.query_one(Board).action_mark()

    @work
    async def action_save(self) -> None:
        """Keep this fleet under a name."""
        if not self._dock.whole:
            self.action_ready()
            return
        typed = await self.program.push_screen_wait(Line(self.say("tui-layout-name"), most=64))
        name = None if typed is None else tidy(typed)
        if name is None:
            return
        kept = await self._table.shelf.keep(self._table.ruleset, name, self._dock.ships)
        self._notice = self.say("tui-layout-kept" if kept else "tui-layout-no-room", name=name)
        self.fill()

    @work
    async def action_load(self) -> None:
        """Place a fleet that was kept."""
        fleets = await self._table.shelf.fleets(self._table.ruleset)
        if not fleets:
            self._notice = self.say("tui-layout-none")
            self.fill()
            return
        choices = [Choice(f"={name}", name) for name in sorted(fleets)]
        found = await self.program.push_screen_wait(Picker(self.say("tui-layout-load"), choices))
        if found is not None:
            self._become(drydock.filled(self._dock, fleets[found[1:]]))
