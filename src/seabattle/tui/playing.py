"""The page of a game: both seas, what was said, and everything one can do, with the keys."""

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from time import time
from typing import ClassVar

from msgspec.structs import replace
from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input, Static

from seabattle.client.refused import GameRefused
from seabattle.client.remote import Rejected, Unreachable
from seabattle.client.table import (
    Obstacle,
    Table,
    TableLost,
    awaited_here,
    awaits,
    is_over,
    said,
    speaker_at,
)
from seabattle.drawing import draw_legend
from seabattle.game import Centre, Fire, Phase, PlaceFleet, Refusal, Seat, SeatCommand, UseWeapon
from seabattle.game.command import WholeColumn
from seabattle.grid import Cell
from seabattle.matches.port import MatchId
from seabattle.matches.request import Act, AskRematch, FromPlayers
from seabattle.speech import rule_page
from seabattle.speech.trouble import trouble
from seabattle.tui import aim as aiming
from seabattle.tui import wording
from seabattle.tui.agenda import MOVE, Item, agenda
from seabattle.tui.aim import Aim
from seabattle.tui.board import Board, Picture, board_width
from seabattle.tui.dialog import Choice, Line, Picker
from seabattle.tui.handover import HandoverPage
from seabattle.tui.key import Key, bindings
from seabattle.tui.logpane import LogPane
from seabattle.tui.movepicker import MovePicker
from seabattle.tui.page import Page
from seabattle.tui.placing import PlacingPage
from seabattle.tui.sight import Sea, seas
from seabattle.tui.textpage import TextPage
from seabattle.tui.typed import read_aim
from seabattle.views import Viewer, moves

PANEL = 24
"""Columns that the list of fleets needs; with fewer it is left to its key."""

AROUND = 6
"""Lines of the screen that are not the sea, when it is as large as it can be."""

Reopen = Callable[[MatchId], Awaitable[Table]]
"""Opens the next game of the same people."""

Odds = tuple[tuple[float, ...], ...]


class PlayingPage(Page[None]):
    """A game, from the first ship to the last shot."""

    EXPLAINED = "tui-help-playing"
    KEYS: ClassVar = (
        Key("enter", "Enter", "pick", "tui-key-fire", listed=False),
        Key("space", "Space", "mark", "tui-key-mark", footer=False, listed=False),
        Key("plus,f4", "F4", "arm", "tui-key-arm"),
        Key("f2", "F2", "agenda", "tui-key-agenda"),
        Key("f5", "F5", "hint", "tui-key-hint"),
        Key("f6", "F6", "swap", "tui-key-swap", footer=False),
        Key("f7", "F7", "fleets", "tui-key-fleets"),
        Key("f3", "F3", "rules", "tui-rules"),
        Key("f8", "F8", "log", "tui-key-log"),
        Key("f9", "F9", "save", "tui-key-save", footer=False),
        Key("f1", "F1", "help", "tui-key-help", listed=False),
        Key("escape", "Esc", "back", "tui-key-leave", footer=False),
    )
    BINDINGS: ClassVar = bindings(
        tuple(key for key in KEYS if key.action not in {"help", "pick", "mark"})
    )

    DEFAULT_CSS = """
    PlayingPage {
        #seas { height: auto; }
        #own, #foreign { margin: 0 1 0 1; }
        #panel { width: 1fr; height: 100%; padding: 0 1; color: $text-muted; }
        #note { height: 1; padding: 0 1; color: $accent; text-wrap: nowrap;
                text-overflow: ellipsis; }
        #note.refused { color: $error; text-style: bold; }
        #orders { height: 1; }
        #ask { width: auto; max-width: 60; padding: 0 1; text-style: bold; text-wrap: nowrap;
               text-overflow: ellipsis; }
        #order, #order:focus { border: none; height: 1; width: 1fr; padding: 0;
                               background: $surface; }
    }
    """

    def __init__(
        self, table: Table, reopen: Reopen | None = None, links: tuple[str, ...] = ()
    ) -> None:
        """*links* are to be sent to whoever shall sit at the seats that are kept for them."""
        super().__init__()
        self.table = table
        self._reopen = reopen
        self._links = links
        alone = len(table.seats) == 1
        self.seat: Viewer = table.seats[0] if alone else None
        """Who looks at the screen; nobody while the keyboard is passed on."""
        self.aim = Aim()
        self._due: Seat | None = None
        """Who shall have the keyboard next."""
        self._swapped = False
        self._wants_more = False
        """Whether another game was asked for."""
        self._notice = ""
        self._remark = ""
        """What is said instead of what Enter does, and is no obstacle."""
        self._odds: Odds | None = None
        self._read: dict[Viewer, int] = {}

    # What is shown.

    def heading(self) -> str:
        """The game and the clocks."""
        return wording.heading(self.table, self.seat, round(time() * 1000))

    def content(self) -> ComposeResult:
        """Both seas, the fleets, the log, and a line to type on."""
        with Horizontal(id="seas"):
            own = Board(id="own")
            own.can_focus = False
            yield own
            yield Board(id="foreign")
            yield Static(id="panel", markup=False)
        yield Static(id="note", markup=False)
        yield LogPane()
        with Horizontal(id="orders"):
            yield Static(id="ask", markup=False)
            yield Input(id="order", max_length=200, select_on_focus=False)

    def on_mount(self) -> None:
        """Draw everything, and go on with the game."""
        super().on_mount()
        self.set_interval(1, self._tick)
        self._conduct()

    def focus_first(self) -> None:
        """The sea that is fired at has the cursor."""
        self.query_one("#foreign").focus()

    def fill(self) -> None:
        """Bring everything up to date."""
        super().fill()
        if self.table.lang != self.program.lang:
            self.table.lang = self.program.lang
        self.query_one("#heading", Static).update(self.heading())
        self._fit()
        self._draw()
        self.query_one("#panel", Static).update(wording.panel(self.table, self.seat))
        self.query_one("#ask", Static).update(wording.question(self.table, self.seat))
        self.query_one("#order").display = self.asked
        self._tell()

    def keys_now(self) -> tuple[Key, ...]:
        """Only the keys that this game can need."""
        idle = {
            "arm": not self.table.ruleset.arsenal,
            "hint": not self.table.company.hints or self.seat is None,
            "agenda": self.seat is None,
        }
        return tuple(key for key in self.KEYS if not idle.get(key.action))

    def more_help(self) -> list[str]:
        """What the signs mean."""
        speaker = speaker_at(self.table)
        legend = draw_legend(self.table.view(self.seat), speaker, self.program.pen)
        return ["# " + self.say("tui-signs"), "\n".join(legend.split("   "))]

    def _tick(self) -> None:
        if self.table.company.clock is not None:
            self.query_one("#heading", Static).update(self.heading())
            for warning in self.table.hurried():
                self._refuse(warning)

    def on_resize(self) -> None:
        """Make the seas as large as there is room for."""
        super().on_resize()
        self._fit()

    def _fit(self) -> None:
        ruleset, width, height = self.table.ruleset, self.size.width, self.size.height
        count = 1 if ruleset.sea.shared else 2
        roomy = count * (board_width(ruleset, 3) + 2) + PANEL <= width
        wide = 3 if roomy else 2
        each = board_width(ruleset, wide) + 2
        both = count * each <= width
        left = width - (count if both else 1) * each
        for board, hidden in zip(self._boards(), self._hidden(both=both), strict=True):
            board.wide = wide
            board.display = not hidden
            board.styles.max_height = max(4, height - AROUND)
            board.styles.max_width = max(10, width - 2)
        self.query_one("#panel").display = left >= PANEL

    def _hidden(self, *, both: bool) -> tuple[bool, bool]:
        if self.table.ruleset.sea.shared:
            return True, False
        if both:
            return False, False
        return not self._swapped, self._swapped

    def _boards(self) -> tuple[Board, Board]:
        return self.query_one("#own", Board), self.query_one("#foreign", Board)

    def _draw(self) -> None:
        view, speaker = self.table.view(self.seat), speaker_at(self.table)
        found = seas(view, speaker)
        for board, sea in zip(self._boards(), (found[0], found[-1]), strict=True):
            board.pen = self.program.pen
            board.steerable = self.asked and board.id == "foreign"
            board.picture = self._picture(sea, aimed=board.steerable)
        self._say_note()

    def _picture(self, sea: Sea, *, aimed: bool) -> Picture:
        view = self.table.view(self.seat)
        plain = Picture(view.ruleset, sea.look, sea.caption, fresh=sea.fresh)
        if not aimed or self.seat is None:
            return plain
        blocked = aiming.obstacle(self.aim, view, self.seat) is not None
        area = aiming.preview(self.aim, view)
        return replace(
            plain,
            chosen=view.ruleset.grid.mask(self.aim.chosen),
            area=0 if blocked else area,
            barred=area if blocked else 0,
            odds=self._odds,
        )

    @property
    def asked(self) -> bool:
        """Whether the game waits for whoever looks at the screen."""
        if self.seat is None:
            return False
        view = self.table.view(self.seat)
        return view.table.phase is Phase.PLAYING and awaits(view, self.seat)

    def _say_note(self) -> None:
        text, refused = self._noted()
        note = self.query_one("#note", Static)
        note.set_class(refused, "refused")
        note.update(text)

    def _noted(self) -> tuple[str, bool]:
        if self._notice or self._remark:
            return self._notice or self._remark, bool(self._notice)
        speaker = speaker_at(self.table)
        if self._due is not None:
            return self.say("tui-pass-on", name=speaker.name(self._due)), False
        if self.asked and self.seat is not None:
            return wording.note(self.aim, self.table.view(self.seat), self.seat, speaker)
        return (self.say("tui-over-how") if is_over(self.table) else ""), False

    def _tell(self) -> None:
        """Show the log; what is new since whoever looks last acted stands out."""
        lines = (*said(self.table, self.seat), *self._invitations())
        old = min(self._read.get(self.seat, 0), len(lines))
        self.query_one(LogPane).show(lines, len(lines) - old)

    def _invitations(self) -> tuple[str, ...]:
        """The links, as long as somebody is missing."""
        if all(sitter is not None for sitter in self.table.company.sitters):
            return ()
        return tuple(self.say("tui-invitation", link=link) for link in self._links)

    # How the game goes on.

    @work(exclusive=True, group="conduct")
    async def _conduct(self) -> None:
        """Let people place, pass the keyboard on, and follow what is told."""
        try:
            while True:
                if not await self._placed() or await self._followed():
                    return
                self._pass_on()
                self.fill()
                await self.table.news()
        except TableLost as lost:
            self._refuse(self.say("tui-lost", reason=lost.reason))

    async def _placed(self) -> bool:
        """Have everybody here place a fleet; false for whoever leaves instead."""
        notice = ""
        while (seat := self._to_place()) is not None:
            if not await self._taken_by(seat):
                return False
            self.fill()
            page = PlacingPage(self.table, seat, notice)
            ships = await self.program.push_screen_wait(page)
            if ships is None:
                self._leave()
                return False
            obstacle = await self.table.ask(seat, Act(PlaceFleet(seat, ships)))
            notice = "" if obstacle is None else obstacle.sentence
        return True

    def _to_place(self) -> Seat | None:
        viewer = self.table.seats[0] if self.table.seats else None
        if self.table.view(viewer).table.phase is not Phase.PLACING:
            return None
        if any(sitter is None for sitter in self.table.company.sitters):
            return None
        return next(iter(awaited_here(self.table)), None)

    def _pass_on(self) -> None:
        """See whether somebody else shall have the keyboard."""
        due = awaited_here(self.table)
        if len(self.table.seats) < 2 or not due or self.seat in due or is_over(self.table):
            self._due = None
            if self.seat is None and self.table.seats and is_over(self.table):
                self.seat = self.table.seats[0]
            return
        after = [seat for seat in due if self.seat is None or seat > self.seat]
        self._due = (after or list(due))[0]
        if self.seat is None:
            self._hand_over()

    @work(exclusive=True, group="handover")
    async def _hand_over(self) -> None:
        if self._due is None or not await self._taken_by(self._due):
            return
        self._due = None
        self.aim = aiming.cleared(self.aim)
        self.fill()

    async def _taken_by(self, seat: Seat) -> bool:
        """Have *seat* sit down at the keyboard; false if nobody comes."""
        if len(self.table.seats) < 2 or self.seat == seat:
            self.seat = seat
            return True
        # Nothing of the one before may be seen behind or after the page that covers it.
        self.seat = None
        self.fill()
        page = HandoverPage(speaker_at(self.table).name(seat))
        if not await self.program.push_screen_wait(page):
            self._leave()
            return False
        self.seat = seat
        return True

    async def _ask(self, request: FromPlayers) -> None:
        """Ask something of the table, and say so if it is refused."""
        if self.seat is None:
            return
        self._read[self.seat] = len(said(self.table, self.seat))
        self._odds = None
        obstacle = await self.table.ask(self.seat, request)
        self._hush()
        self._notice = "" if obstacle is None else obstacle.sentence
        if obstacle is None:
            self.aim = aiming.cleared(self.aim)
        self._pass_on()
        self.fill()

    def _order(self, command: SeatCommand) -> None:
        self.run_worker(self._ask(Act(command)), group="ask", exclusive=True)

    def _refuse(self, notice: str) -> None:
        self._notice = notice
        self._say_note()

    def _mention(self, remark: str) -> None:
        self._notice, self._remark = "", remark
        self._say_note()

    def _hush(self) -> None:
        """Go back to saying what Enter does."""
        self._notice = self._remark = ""

    # Aiming and firing.

    @on(Board.Moved)
    def _moved(self, event: Board.Moved) -> None:
        if event.board.id == "foreign" and event.at != self.aim.at:
            self._hush()
            self.aim = aiming.moved(self.aim, event.at)
            self._draw()

    @on(Board.Picked)
    def _picked(self, event: Board.Picked) -> None:
        event.stop()
        if self._due is not None:
            self._hand_over()
        elif self.asked:
            self.aim = aiming.moved(self.aim, event.at)
            self._fire()

    @on(Board.Marked)
    def _marked(self, event: Board.Marked) -> None:
        event.stop()
        if not self.asked or self.seat is None:
            return
        view = self.table.view(self.seat)
        if aiming.is_line(self.aim, view):
            self.aim = aiming.turned(self.aim)
        elif self.aim.weapon is None:
            self.aim = aiming.toggled(self.aim)
        self._draw()

    def _fire(self) -> None:
        """Do what Enter means: name one more cell, or let go."""
        assert self.seat is not None
        view = self.table.view(self.seat)
        refusal = aiming.obstacle(self.aim, view, self.seat)
        if refusal is not None:
            self._refuse(speaker_at(self.table).refusal(refusal))
        elif aiming.wants_more(self.aim, view):
            self.aim = aiming.toggled(self.aim)
            self._draw()
        else:
            self._order(aiming.command_of(self.aim, view, self.seat))

    def action_pick(self) -> None:
        """As Enter on the sea."""
        self.query_one("#foreign", Board).action_pick()

    def action_mark(self) -> None:
        """As the space bar on the sea."""
        self.query_one("#foreign", Board).action_mark()

    def action_arm(self) -> None:
        """Take the next special action, or an ordinary shot again."""
        if self.asked:
            self.aim = aiming.next_armed(self.aim, self.table.view(self.seat))
            self._hush()
            self._draw()

    # Typing.

    def on_key(self, event: events.Key) -> None:
        """A letter or a number begins a coordinate, wherever the cursor is."""
        order = self.query_one("#order", Input)
        if not self.asked or order.has_focus or not event.character:
            return
        if event.character.isalnum():
            event.stop()
            order.value = event.character
            order.focus()
            order.cursor_position = len(order.value)

    @on(Input.Changed, "#order")
    def _typing(self, event: Input.Changed) -> None:
        if not self.asked or not event.value.strip():
            return
        found = read_aim(self.aim, self.table.view(self.seat), event.value)
        if not isinstance(found, Refusal):
            self._hush()
            self._point_at(replace(found, chosen=self.aim.chosen))

    @on(Input.Submitted, "#order")
    def _typed(self, event: Input.Submitted) -> None:
        event.stop()
        if self._due is not None or not self.asked:
            self.focus_first()
            return
        found = read_aim(self.aim, self.table.view(self.seat), event.value)
        if isinstance(found, Refusal):
            self._refuse(speaker_at(self.table).refusal(found))
            return
        event.input.value = ""
        self.focus_first()
        self._point_at(found)
        self._fire()

    def _point_at(self, aim: Aim) -> None:
        self.aim = aim
        self.query_one("#foreign", Board).cursor = aim.at
        self._draw()

    def action_back(self) -> None:
        """Give up what was begun; with nothing begun, leave the table."""
        order = self.query_one("#order", Input)
        said = self._notice or self._remark
        begun = self.aim != aiming.cleared(self.aim) or self._odds is not None
        if order.has_focus or order.value or begun or said:
            order.value = ""
            self._hush()
            self._odds = None
            self.aim = aiming.cleared(self.aim)
            self.focus_first()
            self._draw()
        else:
            self._ask_to_leave()

    # Menus and pages.

    @work(exclusive=True, group="menu")
    async def action_agenda(self) -> None:
        """Show what else can be done, and why not the rest."""
        if self.seat is None:
            return
        items = {item.id: item for item in agenda(self.table, self.seat)}
        choices = [Choice(item.id, item.text, item.obstacle) for item in items.values()]
        found = await self.program.push_screen_wait(Picker(self.say("tui-key-agenda"), choices))
        if found is not None:
            await self._do(items[found])

    async def _do(self, item: Item) -> None:
        if item.id == MOVE:
            await self._manoeuvre()
        elif item.weapon is not None:
            self.aim = aiming.armed(self.aim, item.weapon)
            self._draw()
        elif isinstance(item.request, AskRematch):
            await self._again()
        elif item.request is not None and (not item.final or await self._sure(item.text)):
            await self._ask(item.request)

    async def _sure(self, what: str) -> bool:
        choices = [Choice("no", self.say("tui-no")), Choice("yes", self.say("tui-yes"))]
        return await self.program.push_screen_wait(Picker(what, choices)) == "yes"

    async def _manoeuvre(self) -> None:
        view, speaker = self.table.view(self.seat), speaker_at(self.table)
        found = moves(view)
        choices = [
            Choice(str(number), wording.move_words(move, view, speaker))
            for number, move in enumerate(found)
        ]
        board = self._boards()[0]

        def show(number: int | None) -> None:
            cells = () if number is None else found[number].to
            if board.is_mounted and board.picture is not None:
                board.picture = replace(board.picture, area=view.ruleset.grid.mask(cells))

        picker = MovePicker(self.say("tui-do-move-ship", weapon=""), choices, show)
        number = await self.program.push_screen_wait(picker)
        if number is not None:
            await self._ask(Act(found[int(number)]))

    @work(exclusive=True, group="hint")
    async def action_hint(self) -> None:
        """Ask the computer, and show the odds."""
        if self.seat is None or not self.asked:
            return
        self._mention(self.say("tui-hint-thinking"))
        hint = await self.table.hint(self.seat)
        if isinstance(hint, Obstacle):
            self._refuse(hint.sentence)
            return
        self._odds = hint.odds
        view = self.table.view(self.seat)
        self._point_at(_aim_of(self.aim, hint.command))
        words = wording.hint_words(hint.command, view, speaker_at(self.table))
        if hint.odds is not None:
            narrow = self.query_one("#foreign", Board).narrow
            words += " " + self.say("tui-odds-tenths" if narrow else "tui-odds-percent")
        self._mention(words)

    def action_swap(self) -> None:
        """Show the other sea, where there is no room for both."""
        self._swapped = not self._swapped
        self._fit()

    def action_fleets(self) -> None:
        """Show the fleets afloat and what is left in store."""
        text = wording.panel(self.table, self.seat)
        self.program.push_screen(TextPage(self.say("tui-key-fleets"), text))

    def action_rules(self) -> None:
        """Read the rules in force."""
        lang = self.program.lang
        title = self.table.ruleset.title.spoken(lang)
        self.program.push_screen(TextPage(title, rule_page(self.table.ruleset, lang)))

    def action_log(self) -> None:
        """Read everything that was said."""
        lines = "\n".join(said(self.table, self.seat))
        self.program.push_screen(TextPage(self.say("tui-key-log"), lines, at_end=True))

    def action_help(self) -> None:
        """Explain this page."""
        self.program.action_help()

    @work(exclusive=True, group="menu")
    async def action_save(self) -> None:
        """Write the game down in a file."""
        # Where several share a keyboard, a record of a running game would tell.
        if not is_over(self.table):
            self._refuse(self.say("tui-save-later"))
            return
        line = Line(self.say("tui-save-name"), f"{self.table.match}.jsonl")
        name = await self.program.push_screen_wait(line)
        if name is None:
            return
        record = await self.table.record()
        if isinstance(record, Obstacle):
            self._refuse(record.sentence)
            return
        try:
            await asyncio.to_thread(_write, name, record)
        except OSError as error:
            reason = error.strerror or str(error)
            self._refuse(self.say("command-file-unwritable", file=name, reason=reason))
        else:
            self._mention(self.say("play-saved", file=name))

    # Leaving.

    @work(exclusive=True, group="menu")
    async def _ask_to_leave(self) -> None:
        running = not is_over(self.table) and bool(self.table.seats)
        if not running or await self._sure(self.say("tui-leave-sure")):
            self._leave()

    def _leave(self) -> None:
        self.workers.cancel_group(self, "conduct")
        self.program.run_worker(self.table.close())
        self.dismiss(None)

    async def _again(self) -> None:
        """Ask for another game for everybody here, and go there when it is laid."""
        for seat in self.table.seats:
            obstacle = await self.table.ask(seat, AskRematch())
            if obstacle is not None:
                self._refuse(obstacle.sentence)
                return
        self._wants_more = True
        self._mention(self.say("tui-rematch-asked"))
        self._conduct()

    async def _followed(self) -> bool:
        """Whether the next game of these people is laid, and we sit there already."""
        following = self.table.company.following
        if following is None or not self._wants_more or self._reopen is None:
            return False
        try:
            table = await self._reopen(following)
        except GameRefused as refused:
            self._refuse(trouble(self.program.lang, refused))
            return False
        except (Rejected, Unreachable) as gone:
            self._refuse(self.say("tui-lost", reason=str(gone)))
            return False
        await self.table.close()
        self.program.switch_screen(PlayingPage(table, self._reopen))
        return True


def _write(name: str, record: bytes) -> None:
    Path(name).expanduser().write_bytes(record)


def _aim_of(aim: Aim, command: SeatCommand) -> Aim:
    """The aim that a command needs, so that Enter gives it."""
    if isinstance(command, Fire):
        return Aim(command.at[-1], chosen=command.at[:-1])
    if isinstance(command, UseWeapon):
        target = command.target
        if isinstance(target, Centre):
            return Aim(target.at, command.weapon)
        if isinstance(target, WholeColumn):
            return Aim(Cell(aim.at.row, target.col), command.weapon, upright=True)
        return Aim(Cell(target.row, aim.at.col), command.weapon)
    return aim
