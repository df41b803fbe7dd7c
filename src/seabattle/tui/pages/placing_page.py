"""Placing a fleet with the keys: what is in hand lies under the cursor, and says what is wrong."""

import asyncio
from typing import ClassVar

from textual import on, work
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.widgets import Static

from seabattle.client.match_table import MatchTable, speaker_at
from seabattle.client.saved_fleets import tidy_name
from seabattle.drawing import BoardSign
from seabattle.drawing.text_board import DrawnSign
from seabattle.game import Refusal, Seat
from seabattle.game.permission.placement import sort_ships
from seabattle.grid import Cell
from seabattle.matches import SYSTEM
from seabattle.rules import Ship, random_fleet, shapes_of
from seabattle.speech import rule_page
from seabattle.tui.model import fleet_draft
from seabattle.tui.model.board_picture import BoardPicture
from seabattle.tui.model.fleet_draft import FleetDraft
from seabattle.tui.model.sea_layout import board_width
from seabattle.tui.pages.terminal_page import TerminalPage
from seabattle.tui.pages.text_page import TextPage
from seabattle.tui.widgets.board import Board
from seabattle.tui.widgets.dialog import LineDialog, Picker, PickerChoice
from seabattle.tui.widgets.page_key import PageKey, bindings

SIDE_COLUMNS = 30
"""Columns of the screen for what stands beside the sea."""

SAVE_PAUSE = 0.4
"""Seconds after a change before the fleet laid so far is kept."""


class PlacingPage(TerminalPage[tuple[Ship, ...] | None]):
    """A sea to place a fleet on; it answers with the fleet, or ``None`` if the player leaves."""

    EXPLAINED = "tui-help-placing"
    KEYS: ClassVar = (
        PageKey("enter", "Enter", "pick", "tui-place-put", listed=False),
        PageKey("space", "Space", "mark", "tui-place-take", footer=False, listed=False),
        PageKey("r", "R", "turn", "tui-place-turn"),
        PageKey("f", "F", "mirror", "tui-place-mirror"),
        PageKey("v", "V", "reshape", "tui-place-reshape", footer=False),
        PageKey("tab,n", "Tab", "next", "tui-place-next", footer=False),
        PageKey("x", "X", "random", "tui-place-random"),
        PageKey("c", "C", "clear", "tui-place-clear", footer=False),
        PageKey("u,backspace", "U", "undo", "tui-place-undo"),
        PageKey("s", "S", "save", "tui-place-save", footer=False),
        PageKey("l", "L", "load", "tui-place-load", footer=False),
        PageKey("g,f2", "G", "ready", "tui-place-ready"),
        PageKey("f3", "F3", "rules", "tui-rules", footer=False),
        PageKey("f1", "F1", "help", "tui-key-help", listed=False),
        PageKey("escape", "Esc", "leave", "tui-key-leave", footer=False),
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

    def __init__(self, table: MatchTable, seat: Seat, notice: str = "") -> None:
        super().__init__()
        self._table = table
        self._seat = seat
        self._notice = notice
        self._draft = FleetDraft(table.ruleset)
        self._unsaved = False
        """Whether something was laid that is not kept yet."""
        self._saving = False
        self._board = Board(id="board")
        self._left = Static(id="left", markup=False)
        self._note = Static(id="note", markup=False)

    def heading(self) -> str:
        """The name of the player whose fleet is placed."""
        name = speaker_at(self._table).name(self._seat)
        title = self._table.ruleset.title.in_language(self.program.lang)
        alone = len(self._table.seats) == 1
        return self.say("tui-placing", title=title, name=name, alone=alone)

    def content(self) -> ComposeResult:
        """The sea, the ships that are left, and what is wrong."""
        with Horizontal(id="sea"):
            yield self._board
            with Vertical(id="beside"):
                yield self._left
        yield self._note

    def focus_first(self) -> None:
        """The sea has the cursor."""
        self._board.focus()

    def on_resize(self) -> None:
        """Make the sea as large as there is room for."""
        super().on_resize()
        self._fit()

    def _fit(self) -> None:
        board, ruleset = self._board, self._table.ruleset
        room = self.size.width - SIDE_COLUMNS - 4
        board.wide = 3 if board_width(ruleset, 3) <= room else 2
        board.styles.max_width = room
        board.styles.max_height = max(4, self.size.height - 6)

    def fill(self) -> None:
        """Draw the fleet as it lies, and say what Enter would do."""
        super().fill()
        self._fit()
        self._board.pen = self.program.pen
        self._draw()
        self._left.update("\n".join(self._ships_left()))

    def _draw(self) -> None:
        ship = self._draft.ship_in_hand_at(self._board.cursor)
        grid = self._table.ruleset.grid
        blocked = 0 if ship is None else fleet_draft.blocking_cells(self._draft, ship)
        area = 0 if ship is None else grid.mask(ship.cells)
        faults = () if ship is None else fleet_draft.obstacles(self._draft, ship)
        self._board.picture = BoardPicture(
            self._table.ruleset,
            self._look,
            caption=self.say("sea-own"),
            area=0 if faults else area,
            chosen=area,
            barred=blocked | (area if faults else 0),
        )
        self._say_note(ship, faults)

    def _look(self, cell: Cell) -> DrawnSign:
        lies = self._draft.ship_on(cell) is not None
        return (BoardSign.SHIP if lies else BoardSign.UNKNOWN), False

    def _say_note(self, ship: Ship | None, faults: tuple[Refusal, ...]) -> None:
        speaker = speaker_at(self._table)
        note = self._note
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

    def _ships_left(self) -> list[str]:
        """The ships that are still to be placed, the one in hand first of all."""
        speaker, draft = speaker_at(self._table), self._draft
        lines = [self.say("tui-place-left" if draft.left else "tui-place-none-left"), ""]
        for name, count in draft.left.items():
            here = draft.hand is not None and draft.hand.name == name
            lines.append(f"{'>' if here else ' '} {speaker.ships(name, count)}")
        if draft.hand is not None and len(shapes_of(draft.hand)) > 2:
            lines += ["", self.say("tui-place-forms", count=len(shapes_of(draft.hand)))]
        return lines

    @on(Board.Moved)
    def _follow_cursor(self, _event: Board.Moved) -> None:
        self._notice = ""
        self._draw()

    @on(Board.Picked)
    def _pick_cell(self, event: Board.Picked) -> None:
        event.stop()
        if self._draft.hand is None:
            self.action_ready()
        else:
            self._put_ship(event.at)

    @on(Board.Marked)
    def _mark_cell(self, event: Board.Marked) -> None:
        event.stop()
        taken = fleet_draft.take_ship(self._draft, event.at)
        if taken is not None:
            self._show_draft(taken)
        elif self._draft.hand is not None:
            self._put_ship(event.at)

    def _put_ship(self, at: Cell) -> None:
        after = fleet_draft.put_ship(self._draft, at)
        if isinstance(after, Refusal):
            self._notice = speaker_at(self._table).refusal(after)
            self.fill()
        else:
            self._show_draft(after)

    def _show_draft(self, draft: FleetDraft, notice: str = "") -> None:
        changed = draft.ships != self._draft.ships
        self._draft = draft
        self._notice = notice
        self.fill()
        if changed:
            self._unsaved = True
            self._save_soon()

    def on_mount(self) -> None:
        """Take up what was laid before, here or on another device."""
        self._restore()

    @work
    async def _restore(self) -> None:
        kept = await self._table.load_draft(self._seat)
        if kept and not self._draft.ships:
            self._show_draft(
                fleet_draft.fill_draft(self._draft, kept), self.say("tui-place-restored")
            )

    def _save_soon(self) -> None:
        if not self._saving:
            self._saving = True
            self._save_changes()

    @work
    async def _save_changes(self) -> None:
        """Keep what was laid, one save after the other, until nothing is new."""
        try:
            while self._unsaved:
                await asyncio.sleep(SAVE_PAUSE)
                await self._save()
        finally:
            self._saving = False

    async def _save(self) -> None:
        self._unsaved = False
        if not await self._table.save_draft(self._seat, self._draft.ships):
            theirs = await self._table.load_draft(self._seat)
            self._show_draft(
                fleet_draft.fill_draft(self._draft, theirs), self.say("tui-place-elsewhere")
            )

    def action_turn(self) -> None:
        """Turn the ship in hand."""
        self._show_draft(fleet_draft.turn_ship(self._lift_ship()))

    def action_mirror(self) -> None:
        """Mirror the ship in hand."""
        self._show_draft(fleet_draft.mirror_ship(self._lift_ship()))

    def action_reshape(self) -> None:
        """Give the ship in hand another form."""
        self._show_draft(fleet_draft.reshape_ship(self._lift_ship()))

    def _lift_ship(self) -> FleetDraft:
        """With nothing in hand, the ship under the cursor is meant, and taken up."""
        if self._draft.hand is not None:
            return self._draft
        return fleet_draft.take_ship(self._draft, self._board.cursor) or self._draft

    def action_next(self) -> None:
        """Take a ship of another class."""
        self._show_draft(fleet_draft.reach_for_class(self._draft))

    def action_random(self) -> None:
        """Draw a fleet by chance."""
        self._show_draft(
            fleet_draft.fill_draft(self._draft, random_fleet(self._table.ruleset, SYSTEM))
        )

    def action_clear(self) -> None:
        """Take every ship off the sea."""
        self._show_draft(fleet_draft.empty_draft(self._draft))

    def action_undo(self) -> None:
        """Take the last step back."""
        self._show_draft(fleet_draft.undo_step(self._draft))

    def action_ready(self) -> None:
        """Send the fleet in, if it is whole."""
        if self._draft.whole:
            self.dismiss(sort_ships(self._table.ruleset, self._draft.ships))
        else:
            self._notice = self.say("tui-place-not-whole")
            self.fill()

    def action_rules(self) -> None:
        """Read the rules in force."""
        lang = self.program.lang
        title = self._table.ruleset.title.in_language(lang)
        self.program.push_screen(TextPage(title, rule_page(self._table.ruleset, lang)))

    async def action_leave(self) -> None:
        """Leave the table; the game can be taken up again, with the fleet as it lies."""
        if self._unsaved:
            await self._save()
        self.dismiss(None)

    def action_help(self) -> None:
        """Explain this page."""
        self.program.action_help()

    def action_pick(self) -> None:
        """Do the same as Enter on the sea."""
        self._board.action_pick()

    def action_mark(self) -> None:
        """Do the same as the space bar on the sea."""
        self._board.action_mark()

    @work
    async def action_save(self) -> None:
        """Keep this fleet under a name."""
        if not self._draft.whole:
            self.action_ready()
            return
        typed = await self.program.push_screen_wait(
            LineDialog(self.say("tui-layout-name"), most=64)
        )
        name = None if typed is None else tidy_name(typed)
        if name is None:
            return
        kept = await self._table.saved_fleets.keep(self._table.ruleset, name, self._draft.ships)
        self._notice = self.say("tui-layout-kept" if kept else "tui-layout-no-room", name=name)
        self.fill()

    @work
    async def action_load(self) -> None:
        """Place a fleet that was kept."""
        fleets = await self._table.saved_fleets.fleets(self._table.ruleset)
        if not fleets:
            self._notice = self.say("tui-layout-none")
            self.fill()
            return
        choices = [PickerChoice(f"={name}", name) for name in sorted(fleets)]
        found = await self.program.push_screen_wait(Picker(self.say("tui-layout-load"), choices))
        if found is not None:
            self._show_draft(fleet_draft.fill_draft(self._draft, fleets[found[1:]]))
