"""A table on the screen: both seas, what was said, and a line to type on.

This page shows a table to the viewer; the actions are the business of
:mod:`seabattle.tui.pages.playing_page`.
"""

from time import time
from typing import ClassVar

from msgspec.structs import replace
from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Input, Static

from seabattle.client.commitment_watch import CommitmentWatch
from seabattle.client.link import is_loopback
from seabattle.client.match_table import (
    MatchTable,
    are_phrases_shown,
    awaits,
    is_over,
    say_messages,
    speaker_at,
)
from seabattle.drawing import draw_legend
from seabattle.features.sealed.proof_status import proof_badge, proof_lines
from seabattle.game import Phase, Seat
from seabattle.speech import rule_page
from seabattle.tui.model import aiming, table_text
from seabattle.tui.pages.terminal_page import TerminalPage
from seabattle.tui.pages.text_page import TextPage
from seabattle.tui.widgets.log_pane import LogPane
from seabattle.tui.widgets.page_key import PageKey
from seabattle.tui.widgets.sea_view import Odds, SeaView
from seabattle.views import Viewer, must_pass


class TablePage(TerminalPage[None]):
    """A table, as the holder of the keyboard may see it."""

    KEYS: ClassVar = (
        PageKey("enter", "Enter", "pick", "tui-key-fire", listed=False),
        PageKey("space", "Space", "mark", "tui-key-mark", footer=False, listed=False),
        PageKey("plus,f4", "F4", "arm", "tui-key-arm"),
        PageKey("f2", "F2", "agenda", "tui-key-agenda"),
        PageKey("f5", "F5", "hint", "tui-key-hint"),
        PageKey("f1", "F1", "help", "tui-key-help", listed=False),
        PageKey("f3", "F3", "rules", "tui-rules"),
        PageKey("f8", "F8", "log", "tui-key-log"),
        PageKey("f7", "F7", "fleets", "tui-key-fleets"),
        PageKey("f6", "F6", "swap", "tui-key-swap", footer=False),
        PageKey("f9", "F9", "save", "tui-key-save", footer=False),
        PageKey("escape", "Esc", "back", "tui-key-leave", footer=False),
    )

    DEFAULT_CSS = """
    TablePage {
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

    def __init__(self, table: MatchTable, links: tuple[str, ...] = ()) -> None:
        """*links* are to be sent to the players of the reserved seats."""
        super().__init__()
        self.table = table
        self.seat: Viewer = table.seats[0] if len(table.seats) == 1 else None
        """The seat that looks at the screen; ``None`` while the keyboard is passed on."""
        self.due: Seat | None = None
        """The seat that gets the keyboard next."""
        self.aim = aiming.aim_at_centre(table.ruleset.grid)
        self.odds: Odds | None = None
        self.phrases_shown = are_phrases_shown(table)
        """Whether what others say is shown: at first not where strangers meet."""
        self._links = links
        self._notice = ""
        self._remark = ""
        self._answer: tuple[Viewer, str] = (None, "")
        """The result of the last attack, and the seat that it is for."""
        self._read: dict[Viewer, int] = {}
        self._commitment = CommitmentWatch(table)
        self._inspection: tuple[str, ...] = ()
        """Whether anything was changed, once the game is over."""
        self.sea = SeaView(table)
        """The places of the seas on the screen."""
        self._note = Static(id="note", markup=False)
        self._log = LogPane()
        self._question = Static(id="ask", markup=False)
        self.order = Input(id="order", max_length=200, select_on_focus=False)
        """The line to type on."""

    def heading(self) -> str:
        """The game and the clocks."""
        return table_text.heading_text(self.table, self.seat, round(time() * 1000))

    def content(self) -> ComposeResult:
        """Both seas, the fleets, the log, and a line to type on."""
        yield self.sea
        yield self._note
        yield self._log
        with Horizontal(id="orders"):
            yield self._question
            yield self.order

    def on_mount(self) -> None:
        """Start the timer that shows the clocks."""
        self.set_interval(1, self._tick)

    def focus_first(self) -> None:
        """The sea that is fired at has the cursor."""
        self.sea.foreign.focus()

    def fill(self) -> None:
        """Bring everything up to date."""
        if self.table.lang != self.program.lang:
            self.table.lang = self.program.lang
        super().fill()
        self._commitment.look()
        self.sea.fit(self.size)
        self.sea.tell(table_text.panel_text(self.table, self.seat))
        self._question.update(table_text.question_text(self.table, self.seat))
        self.order.display = self.asked
        self.sea.foreign.cursor = self.aim.at
        self.draw()
        self._show_log()

    def draw(self) -> None:
        """Draw the seas, and say what Enter would do."""
        aim = self.aim if self.asked else None
        self.sea.show(self.seat, aim, self.odds, self.program.pen)
        self._say_note()

    def keys_now(self) -> tuple[PageKey, ...]:
        """Only the keys that this game can need."""
        idle = {
            "pick": not self.asked and self.due is None,
            "mark": not self.asked or self.must_pass,
            "arm": not self.asked or self.must_pass or not self.table.ruleset.arsenal,
            "hint": not self.asked or self.must_pass or not self.table.match_info.hints,
            "agenda": self.seat is None,
        }
        keys = (self._key_now(key) for key in self.KEYS)
        return tuple(key for key in keys if not idle.get(key.action))

    def _key_now(self, key: PageKey) -> PageKey:
        """Enter does not fire while it passes the keyboard on, or when there is nothing to fire."""
        if key.action != "pick":
            return key
        if self.due is not None:
            return replace(key, message="tui-key-pass")
        return replace(key, message="tui-do-end-turn") if self.must_pass else key

    @property
    def must_pass(self) -> bool:
        """Whether passing is all that the player here can do."""
        return self.asked and must_pass(self.table.view(self.seat))

    def more_help(self) -> list[str]:
        """Return the meanings of the signs."""
        speaker = speaker_at(self.table)
        legend = draw_legend(self.table.view(self.seat), speaker, self.program.pen)
        return ["# " + self.say("tui-signs"), "\n".join(legend.split("   "))]

    def _tick(self) -> None:
        if self.table.match_info.clock is not None:
            self.show_heading()
        for warning in self.table.time_warnings():
            self.refuse(warning)

    def on_resize(self) -> None:
        """Make the seas as large as there is room for."""
        self.sea.fit(self.size)

    @property
    def asked(self) -> bool:
        """Whether the game waits for the player at the screen."""
        if self.seat is None or self.due is not None or self.table.answer_due:
            return False
        view = self.table.view(self.seat)
        if view.table.phase is not Phase.PLAYING:
            return False
        # A secret order can be changed until the round is closed.
        return awaits(view, self.seat) or aiming.may_fire(view)

    def _say_note(self) -> None:
        text, refused = self._current_note()
        self._note.set_class(refused, "refused")
        self._note.update(text)

    def _current_note(self) -> tuple[str, bool]:
        """Return the note to show now, and whether it is an obstacle."""
        if self._notice or self._remark:
            return self._notice or self._remark, bool(self._notice)
        speaker = speaker_at(self.table)
        if self.due is not None:
            return self.say("tui-pass-on", name=speaker.name(self.due)), False
        if is_over(self.table):
            return self.say("tui-over-how"), False
        seat, answer = self._answer
        if answer and seat == self.seat:
            return answer, False
        if self.asked and self.seat is not None:
            return table_text.note_text(self.aim, self.table.view(self.seat), self.seat, speaker)
        return "", False

    def refuse(self, notice: str) -> None:
        """Say why something cannot be done."""
        self._notice = notice
        self._say_note()

    def mention(self, remark: str) -> None:
        """Say something that is no obstacle."""
        self._notice, self._remark = "", remark
        self._say_note()

    def clear_note(self) -> None:
        """Go back to saying what Enter does."""
        self._notice = self._remark = ""
        self._answer = (None, "")

    def say_all(self) -> tuple[str, ...]:
        """Return all that the viewer was told, in words, with phrases where they are wanted."""
        return say_messages(self.table, self.seat, phrases=self.phrases_shown)

    def turn_phrases(self) -> None:
        """Show what others say, or hide it; nothing of it counts as new."""
        self.phrases_shown = not self.phrases_shown
        self._read[self.seat] = len(self.say_all())
        self.fill()

    def _show_log(self) -> None:
        """Show the log; entries since the viewer last acted stand out."""
        said = self.say_all()
        lines = (*said, *self._inspection[:1], *self._invitations())
        old = min(self._read.get(self.seat, 0), len(lines))
        self._log.show((*self._badge(), *lines), len(lines) - old)

    def _badge(self) -> tuple[str, ...]:
        """Return what is proved at a sealed table; F2 has the steps."""
        badge = proof_badge(self.table)
        return (badge,) if badge else ()

    def _invitations(self) -> tuple[str, ...]:
        """Return the links, as long as a seat is free."""
        if all(sitter is not None for sitter in self.table.match_info.sitters):
            return ()
        lines = tuple(self.say("tui-invitation", link=link) for link in self._links)
        if not any(is_loopback(link) for link in self._links):
            return lines
        return (*lines, self.say("line-invite-here", command="seabattle serve --lan"))

    # What else there is to read.

    def action_swap(self) -> None:
        """Show the other sea, where there is no room for both."""
        self.sea.swap()
        self.sea.fit(self.size)

    def action_fleets(self) -> None:
        """Show the fleets afloat and what is left in store."""
        text = table_text.panel_text(self.table, self.seat)
        self.program.push_screen(TextPage(self.say("tui-key-fleets"), text))

    def action_rules(self) -> None:
        """Read the rules in force."""
        lang = self.program.lang
        title = self.table.ruleset.title.in_language(lang)
        self.program.push_screen(TextPage(title, rule_page(self.table.ruleset, lang)))

    def action_log(self) -> None:
        """Read everything that was said."""
        commitment = self._commitment.line()
        said = (*((commitment,) if commitment else ()), *self.say_all(), *self._inspection)
        self.program.push_screen(TextPage(self.say("tui-key-log"), "\n".join(said), at_end=True))

    def show_proofs(self) -> None:
        """Read what is proved at a sealed table, by whom it was checked, and what is not."""
        lines = "\n".join(proof_lines(self.table))
        self.program.push_screen(TextPage(self.say("tui-do-proofs"), lines))

    def action_help(self) -> None:
        """Explain this page."""
        self.program.action_help()
