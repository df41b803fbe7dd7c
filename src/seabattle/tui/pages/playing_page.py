"""The page of a game: both seas, what was said, and a line to type on.

What else can be done lies in :mod:`seabattle.tui.pages.table_actions`; who sits at the keyboard
is the business of :mod:`seabattle.tui.pages.hot_seat`.
"""

from collections.abc import Awaitable, Callable
from typing import ClassVar

from msgspec.structs import replace
from textual import events, on, work
from textual.widgets import Input

from seabattle.client.match_table import MatchTable, TableLost, is_over, speaker_at
from seabattle.game import EndTurn, Fire, Refusal, SeatCommand, UseWeapon
from seabattle.matches.port import MatchId
from seabattle.matches.request import Act, PlayerRequest
from seabattle.speech.reading.order_reader import (
    Order,
    OrderQuestion,
    ask_which,
    read_order,
    say_order,
)
from seabattle.speech.reading.order_word import MetaCommand
from seabattle.speech.trouble_sentence import trouble_sentence
from seabattle.tui.model import aiming, table_text
from seabattle.tui.model.aiming import CursorAim
from seabattle.tui.pages import hot_seat, table_actions
from seabattle.tui.pages.table_page import TablePage
from seabattle.tui.widgets.board import Board
from seabattle.tui.widgets.page_key import bindings
from seabattle.views import must_pass, why_not_in_view

Reopen = Callable[[MatchId], Awaitable[MatchTable]]
"""Opens the next game of the same people."""


class PlayingPage(TablePage):
    """A game, from the first ship to the last shot."""

    EXPLAINED = "tui-help-playing"
    BINDINGS: ClassVar = bindings(
        tuple(key for key in TablePage.KEYS if key.action not in {"help", "pick", "mark"})
    )

    def __init__(
        self, table: MatchTable, reopen: Reopen | None = None, links: tuple[str, ...] = ()
    ) -> None:
        """*reopen* opens the next game of the same people; *links* are for those who miss."""
        super().__init__(table, links)
        self.reopen = reopen
        self.wants_more = False
        """Whether another game was asked for."""

    def on_mount(self) -> None:
        """Go on with the game; Textual calls what the pages beneath do then by itself."""
        self.run_match()

    # How the game goes on.

    @work(exclusive=True, group="match")
    async def run_match(self) -> None:
        """Run the match: have players place, pass the keyboard on, and follow the news."""
        try:
            while await hot_seat.place_fleets(self) and not await table_actions.open_rematch(self):
                self._pass_on()
                self.fill()
                await self._inspect()
                await self.table.news()
        except TableLost as lost:
            self.refuse(trouble_sentence(self.program.lang, lost))

    async def _inspect(self) -> None:
        """Check on this machine that nothing was changed, as soon as all fields are open (SB11)."""
        if is_over(self.table) and not self._inspection:
            self._inspection = await self._commitment.inspect()
            self.fill()

    def _pass_on(self) -> None:
        """Check whether another player gets the keyboard; if the chair is empty, ask for them."""
        self.due = hot_seat.next_at_keyboard(self.table, self.seat)
        if self.seat is None and self.due is not None:
            self._hand_over()
        elif self.seat is None and self.table.seats and is_over(self.table):
            self.seat = self.table.seats[0]

    @work(exclusive=True, group="handover")
    async def _hand_over(self) -> None:
        if self.due is not None and await hot_seat.hand_keyboard_to(self, self.due):
            self.due = None
            self.aim = aiming.clear_aim(self.aim)
            self.fill()

    async def ask(self, request: PlayerRequest) -> None:
        """Ask something of the table, and say so if it is refused."""
        if self.seat is None:
            return
        self._read[self.seat] = len(self.say_all())
        seat, heard = self.seat, len(self.table.messages_for(self.seat))
        self.odds = None
        try:
            obstacle = await self.table.ask(self.seat, request)
        except TableLost as lost:
            self.refuse(trouble_sentence(self.program.lang, lost))
            return
        self.clear_note()
        if obstacle is None:
            self.aim = aiming.clear_aim(self.aim)
            self._answer = (seat, table_text.answer_text(self.table, seat, heard))
        else:
            self._notice = obstacle.sentence
        self._pass_on()
        self.fill()

    @work(exclusive=True, group="ask")
    async def _send_command(self, command: SeatCommand) -> None:
        await self.ask(Act(command))

    # Aiming and firing.

    @on(Board.Moved)
    def _follow_cursor(self, event: Board.Moved) -> None:
        if event.board is not self.sea.foreign or event.at != event.board.cursor:
            # Of the own sea, or overtaken by what was typed.
            return
        if event.at != self.aim.at:
            self.order.value = ""
            self.clear_note()
            self.aim = aiming.move_aim(self.aim, event.at)
            self.draw()

    @on(Board.Picked)
    def _pick_cell(self, event: Board.Picked) -> None:
        event.stop()
        if self.due is not None:
            self._hand_over()
        elif self.asked and self.order.value:
            # Typed so fast that Enter, too, was ahead of the focus.
            self._give_order(self.order.value)
        elif self.asked:
            self.aim = aiming.move_aim(self.aim, event.at)
            self._fire()

    @on(Board.Marked)
    def _mark_cell(self, event: Board.Marked) -> None:
        event.stop()
        if not self.asked:
            return
        if aiming.can_turn(self.aim, self.table.view(self.seat)):
            self.aim = aiming.turn_aim(self.aim)
        elif self.aim.weapon is None:
            self.aim = aiming.toggle_cell(self.aim)
        self.clear_note()
        self.draw()

    def _fire(self) -> None:
        """Do what Enter means: name one more cell, or let go."""
        assert self.seat is not None
        view = self.table.view(self.seat)
        refusal = aiming.obstacle(self.aim, view)
        if must_pass(view):
            self._send_command(EndTurn())
        elif refusal is not None:
            self.refuse(speaker_at(self.table).refusal(refusal))
        elif aiming.wants_more(self.aim, view):
            self.aim = aiming.toggle_cell(self.aim)
            self.draw()
        else:
            self._send_command(aiming.command_of(self.aim, view))

    def point_at(self, aim: CursorAim) -> None:
        """Aim elsewhere, and have the cursor follow."""
        self.aim = aim
        self.sea.foreign.cursor = aim.at
        self.draw()

    def action_pick(self) -> None:
        """Do the same as Enter on the sea."""
        self.sea.foreign.action_pick()

    def action_mark(self) -> None:
        """Do the same as the space bar on the sea."""
        self.sea.foreign.action_mark()

    def action_arm(self) -> None:
        """Take the next special action, or an ordinary shot again."""
        if self.asked:
            self.aim = aiming.arm_next_weapon(self.aim, self.table.view(self.seat))
            self.clear_note()
            self.draw()

    # Typing.

    def on_key(self, event: events.Key) -> None:
        """A letter or a number begins a coordinate, wherever the cursor is."""
        order = self.order
        if order.has_focus and event.key in {"up", "down"}:
            order.value = ""
            self.focus_first()
        if self.asked and event.character and event.character.isalnum():
            event.stop()
            self._type(event.character)

    def _type(self, sign: str) -> None:
        """Write what did not reach the line to type on.

        It is added to the existing text: a player who types fast, or over a slow
        connection, is ahead of the focus.
        """
        self.order.value += sign
        self.order.focus()
        self.order.cursor_position = len(self.order.value)

    @on(Input.Changed, "#order")
    def _follow_typing(self, event: Input.Changed) -> None:
        """Move the cursor to the typed cell."""
        if not self.asked or not event.value.strip():
            return
        found = self._read_order(event.value)
        if isinstance(found, Fire | UseWeapon):
            self.clear_note()
            aim = aiming.aim_of_order(self.aim, self.table.view(self.seat), found)
            self.point_at(replace(aim, chosen=self.aim.chosen))

    def _read_order(self, text: str) -> Order:
        """Parse the typed order, with the special action that is in hand."""
        return read_order(self.table.view(self.seat), self.table.lang, text, self.aim.weapon)

    @on(Input.Submitted, "#order")
    def _submit_order(self, event: Input.Submitted) -> None:
        event.stop()
        if not self.asked:
            self.focus_first()
            return
        self._give_order(event.value)

    def _give_order(self, text: str) -> None:
        """Do what was typed, or ask back."""
        view, speaker = self.table.view(self.seat), speaker_at(self.table)
        found = self._read_order(text)
        if isinstance(found, Refusal):
            self.refuse(speaker.refusal(found))
            return
        if isinstance(found, OrderQuestion):
            self.refuse(ask_which(speaker, view, found))
            return
        self.order.value = ""
        self.focus_first()
        if isinstance(found, Fire | UseWeapon):
            self.point_at(aiming.aim_of_order(self.aim, view, found))
            self._fire()
        elif isinstance(found, MetaCommand):
            self.action_agenda()
        else:
            self._confirm_order(found)

    @work(exclusive=True, group="menu")
    async def _confirm_order(self, command: SeatCommand) -> None:
        """Give an order that cannot be taken back, once it was read aloud and confirmed."""
        view, speaker = self.table.view(self.seat), speaker_at(self.table)
        refusal = why_not_in_view(view, command)
        if refusal is not None:
            self.refuse(speaker.refusal(refusal))
        elif await table_actions.confirm(self, say_order(speaker, view, command)):
            await self.ask(Act(command))

    def action_back(self) -> None:
        """Give up what was begun; with nothing begun, leave the table."""
        order = self.order
        talking = self._notice or self._remark or self.odds is not None
        if not (talking or order.has_focus or self.aim != aiming.clear_aim(self.aim)):
            self._ask_to_leave()
            return
        order.value = ""
        self.clear_note()
        self.odds = None
        self.aim = aiming.clear_aim(self.aim)
        self.focus_first()
        self.draw()

    @work(exclusive=True, group="menu")
    async def _ask_to_leave(self) -> None:
        await table_actions.leave_if_confirmed(self)

    # Menus and other pages.

    @work(exclusive=True, group="menu")
    async def action_agenda(self) -> None:
        """Show what else can be done, and why not the rest."""
        await table_actions.choose_action(self)

    @work(exclusive=True, group="menu")
    async def action_hint(self) -> None:
        """Ask the computer, and show the odds."""
        await table_actions.take_hint(self)

    @work(exclusive=True, group="menu")
    async def action_save(self) -> None:
        """Write the game down in a file."""
        await table_actions.save_record(self)

    def leave(self) -> None:
        """Get up from the table; the game is kept."""
        self.workers.cancel_group(self, "match")
        self.program.close_table(self.table)
        self.dismiss(None)
