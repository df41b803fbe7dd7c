"""The page of a game: both seas, what was said, and a line to type on.

What else can be done lies in :mod:`seabattle.tui.deed`; who sits at the keyboard is the
business of :mod:`seabattle.tui.keyboard`.
"""

from collections.abc import Awaitable, Callable
from time import time
from typing import ClassVar

from msgspec.structs import replace
from textual import events, on, work
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input, Static

from seabattle.client.table import Table, TableLost, awaits, is_over, said, speaker_at
from seabattle.drawing import draw_legend
from seabattle.game import Phase, Refusal, Seat, SeatCommand
from seabattle.matches.port import MatchId
from seabattle.matches.request import Act, FromPlayers
from seabattle.speech import rule_page
from seabattle.tui import aim as aiming
from seabattle.tui import deed, keyboard, wording
from seabattle.tui.aim import Aim
from seabattle.tui.board import Board
from seabattle.tui.key import Key, bindings
from seabattle.tui.logpane import LogPane
from seabattle.tui.page import Page
from seabattle.tui.seaview import Odds, SeaView
from seabattle.tui.textpage import TextPage
from seabattle.tui.typed import read_aim
from seabattle.views import Viewer

Reopen = Callable[[MatchId], Awaitable[Table]]
"""Opens the next game of the same people."""


class PlayingPage(Page[None]):
    """A game, from the first ship to the last shot."""

    EXPLAINED = "tui-help-playing"
    KEYS: ClassVar = (
        Key("enter", "Enter", "pick", "tui-key-fire", listed=False),
        Key("space", "Space", "mark", "tui-key-mark", footer=False, listed=False),
        Key("plus,f4", "F4", "arm", "tui-key-arm"),
        Key("f2", "F2", "agenda", "tui-key-agenda"),
        Key("f5", "F5", "hint", "tui-key-hint"),
        Key("f1", "F1", "help", "tui-key-help", listed=False),
        Key("f3", "F3", "rules", "tui-rules"),
        Key("f8", "F8", "log", "tui-key-log"),
        Key("f7", "F7", "fleets", "tui-key-fleets"),
        Key("f6", "F6", "swap", "tui-key-swap", footer=False),
        Key("f9", "F9", "save", "tui-key-save", footer=False),
        Key("escape", "Esc", "back", "tui-key-leave", footer=False),
    )
    BINDINGS: ClassVar = bindings(
        tuple(key for key in KEYS if key.action not in {"help", "pick", "mark"})
    )

    DEFAULT_CSS = """
    PlayingPage {
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
        self.reopen = reopen
        self.seat: Viewer = table.seats[0] if len(table.seats) == 1 else None
        """Who looks at the screen; nobody while the keyboard is passed on."""
        self.due: Seat | None = None
        """Who shall have the keyboard next."""
        self.aim = aiming.in_the_middle(table.ruleset.grid)
        self.odds: Odds | None = None
        self.wants_more = False
        """Whether another game was asked for."""
        self._links = links
        self._notice = ""
        self._remark = ""
        self._read: dict[Viewer, int] = {}

    # What is shown.

    def heading(self) -> str:
        """The game and the clocks."""
        return wording.heading(self.table, self.seat, round(time() * 1000))

    def content(self) -> ComposeResult:
        """Both seas, the fleets, the log, and a line to type on."""
        yield SeaView(self.table)
        yield Static(id="note", markup=False)
        yield LogPane()
        with Horizontal(id="orders"):
            yield Static(id="ask", markup=False)
            yield Input(id="order", max_length=200, select_on_focus=False)

    def on_mount(self) -> None:
        """Draw everything, and go on with the game."""
        super().on_mount()
        self.set_interval(1, self._tick)
        self.conduct()

    def focus_first(self) -> None:
        """The sea that is fired at has the cursor."""
        self.sea.foreign.focus()

    @property
    def sea(self) -> SeaView:
        """Where the seas are drawn."""
        return self.query_one(SeaView)

    def fill(self) -> None:
        """Bring everything up to date."""
        super().fill()
        if self.table.lang != self.program.lang:
            self.table.lang = self.program.lang
        self.query_one("#heading", Static).update(self.heading())
        self.sea.fit(self.size)
        self.sea.tell(wording.panel(self.table, self.seat))
        self.query_one("#ask", Static).update(wording.question(self.table, self.seat))
        self.query_one("#order").display = self.asked
        self.sea.foreign.cursor = self.aim.at
        self.draw()
        self._tell()

    def draw(self) -> None:
        """Draw the seas, and say what Enter would do."""
        aim = self.aim if self.asked else None
        self.sea.show(self.seat, aim, self.odds, self.program.pen)
        self._say_note()

    def keys_now(self) -> tuple[Key, ...]:
        """Only the keys that this game can need."""
        idle = {
            "pick": not self.asked and self.due is None,
            "mark": not self.asked,
            "arm": not self.asked or not self.table.ruleset.arsenal,
            "hint": not self.asked or not self.table.company.hints,
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
            self.refuse(warning)

    def on_resize(self) -> None:
        """Make the seas as large as there is room for."""
        super().on_resize()
        self.sea.fit(self.size)

    @property
    def asked(self) -> bool:
        """Whether the game waits for whoever looks at the screen."""
        if self.seat is None or self.due is not None:
            return False
        view = self.table.view(self.seat)
        if view.table.phase is not Phase.PLAYING:
            return False
        # A secret order can be changed until the round is closed.
        return awaits(view, self.seat) or aiming.may_fire(view)

    def _say_note(self) -> None:
        text, refused = self._noted()
        note = self.query_one("#note", Static)
        note.set_class(refused, "refused")
        note.update(text)

    def _noted(self) -> tuple[str, bool]:
        """What is to be said now, and whether it is an obstacle."""
        if self._notice or self._remark:
            return self._notice or self._remark, bool(self._notice)
        speaker = speaker_at(self.table)
        if self.due is not None:
            return self.say("tui-pass-on", name=speaker.name(self.due)), False
        if self.asked and self.seat is not None:
            return wording.note(self.aim, self.table.view(self.seat), self.seat, speaker)
        return (self.say("tui-over-how") if is_over(self.table) else ""), False

    def refuse(self, notice: str) -> None:
        """Say why something cannot be done."""
        self._notice = notice
        self._say_note()

    def mention(self, remark: str) -> None:
        """Say something that is no obstacle."""
        self._notice, self._remark = "", remark
        self._say_note()

    def hush(self) -> None:
        """Go back to saying what Enter does."""
        self._notice = self._remark = ""

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
    async def conduct(self) -> None:
        """Let people place, pass the keyboard on, and follow what is told."""
        try:
            while await keyboard.placed(self) and not await deed.followed(self):
                self._pass_on()
                self.fill()
                await self.table.news()
        except TableLost as lost:
            self.refuse(self.say("tui-lost", reason=lost.reason))

    def _pass_on(self) -> None:
        """See whether somebody else shall have the keyboard; with nobody there, ask for them."""
        self.due = keyboard.next_due(self.table, self.seat)
        if self.seat is None and self.due is not None:
            self._hand_over()
        elif self.seat is None and self.table.seats and is_over(self.table):
            self.seat = self.table.seats[0]

    @work(exclusive=True, group="handover")
    async def _hand_over(self) -> None:
        if self.due is not None and await keyboard.taken_by(self, self.due):
            self.due = None
            self.aim = aiming.cleared(self.aim)
            self.fill()

    async def ask(self, request: FromPlayers) -> None:
        """Ask something of the table, and say so if it is refused."""
        if self.seat is None:
            return
        self._read[self.seat] = len(said(self.table, self.seat))
        self.odds = None
        try:
            obstacle = await self.table.ask(self.seat, request)
        except TableLost as lost:
            self.refuse(self.say("tui-lost", reason=lost.reason))
            return
        self.hush()
        if obstacle is None:
            self.aim = aiming.cleared(self.aim)
        else:
            self._notice = obstacle.sentence
        self._pass_on()
        self.fill()

    def _order(self, command: SeatCommand) -> None:
        self.run_worker(self.ask(Act(command)), group="ask", exclusive=True)

    # Aiming and firing.

    @on(Board.Moved)
    def _moved(self, event: Board.Moved) -> None:
        if event.board is self.sea.foreign and event.at != self.aim.at:
            self.hush()
            self.aim = aiming.moved(self.aim, event.at)
            self.draw()

    @on(Board.Picked)
    def _picked(self, event: Board.Picked) -> None:
        event.stop()
        if self.due is not None:
            self._hand_over()
        elif self.asked:
            self.aim = aiming.moved(self.aim, event.at)
            self._fire()

    @on(Board.Marked)
    def _marked(self, event: Board.Marked) -> None:
        event.stop()
        if not self.asked:
            return
        if aiming.is_line(self.aim, self.table.view(self.seat)):
            self.aim = aiming.turned(self.aim)
        elif self.aim.weapon is None:
            self.aim = aiming.toggled(self.aim)
        self.hush()
        self.draw()

    def _fire(self) -> None:
        """Do what Enter means: name one more cell, or let go."""
        assert self.seat is not None
        view = self.table.view(self.seat)
        refusal = aiming.obstacle(self.aim, view, self.seat)
        if refusal is not None:
            self.refuse(speaker_at(self.table).refusal(refusal))
        elif aiming.wants_more(self.aim, view):
            self.aim = aiming.toggled(self.aim)
            self.draw()
        else:
            self._order(aiming.command_of(self.aim, view, self.seat))

    def point_at(self, aim: Aim) -> None:
        """Aim elsewhere, and have the cursor follow."""
        self.aim = aim
        self.sea.foreign.cursor = aim.at
        self.draw()

    def action_pick(self) -> None:
        """As Enter on the sea."""
        self.sea.foreign.action_pick()

    def action_mark(self) -> None:
        """As the space bar on the sea."""
        self.sea.foreign.action_mark()

    def action_arm(self) -> None:
        """Take the next special action, or an ordinary shot again."""
        if self.asked:
            self.aim = aiming.next_armed(self.aim, self.table.view(self.seat))
            self.hush()
            self.draw()

    # Typing.

    def on_key(self, event: events.Key) -> None:
        """A letter or a number begins a coordinate, wherever the cursor is."""
        order = self.query_one("#order", Input)
        if order.has_focus and event.key in {"up", "down"}:
            order.value = ""
            self.focus_first()
        if not self.asked or order.has_focus or not event.character:
            return
        if event.character.isalnum():
            event.stop()
            # Added, not put in its place: whoever types fast is ahead of the focus.
            order.value += event.character
            order.focus()
            order.cursor_position = len(order.value)

    @on(Input.Changed, "#order")
    def _typing(self, event: Input.Changed) -> None:
        """Let the cursor follow what is typed."""
        if not self.asked or not event.value.strip():
            return
        found = read_aim(self.aim, self.table.view(self.seat), event.value)
        if not isinstance(found, Refusal):
            self.hush()
            self.point_at(replace(found, chosen=self.aim.chosen))

    @on(Input.Submitted, "#order")
    def _typed(self, event: Input.Submitted) -> None:
        event.stop()
        if not self.asked:
            self.focus_first()
            return
        found = read_aim(self.aim, self.table.view(self.seat), event.value)
        if isinstance(found, Refusal):
            self.refuse(speaker_at(self.table).refusal(found))
            return
        event.input.value = ""
        self.focus_first()
        self.point_at(found)
        self._fire()

    def action_back(self) -> None:
        """Give up what was begun; with nothing begun, leave the table."""
        order = self.query_one("#order", Input)
        talking = self._notice or self._remark or self.odds is not None
        if not (talking or order.has_focus or self.aim != aiming.cleared(self.aim)):
            deed.ask_to_leave(self)
            return
        order.value = ""
        self.hush()
        self.odds = None
        self.aim = aiming.cleared(self.aim)
        self.focus_first()
        self.draw()

    # Menus and other pages.

    @work(exclusive=True, group="menu")
    async def action_agenda(self) -> None:
        """Show what else can be done, and why not the rest."""
        await deed.choose_deed(self)

    @work(exclusive=True, group="menu")
    async def action_hint(self) -> None:
        """Ask the computer, and show the odds."""
        await deed.take_hint(self)

    @work(exclusive=True, group="menu")
    async def action_save(self) -> None:
        """Write the game down in a file."""
        await deed.save_record(self)

    def action_swap(self) -> None:
        """Show the other sea, where there is no room for both."""
        self.sea.swap()
        self.sea.fit(self.size)

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

    def leave(self) -> None:
        """Get up from the table; the game is kept."""
        self.workers.cancel_group(self, "conduct")
        self.program.run_worker(self.table.close())
        self.dismiss(None)
