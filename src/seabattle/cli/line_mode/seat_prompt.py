"""A person's place at the table: what is asked, what is typed, what is told."""

from msgspec import Struct

from seabattle.cli.line_mode.meta_command import SPECTATOR_WORDS, help_lines, run_meta_command
from seabattle.client.match_table import is_over, say_messages, seats_to_act
from seabattle.drawing import draw_scene
from seabattle.game import Refusal, Seat, SeatCommand
from seabattle.matches.request import Act, PlayerRequest
from seabattle.speech.reading.order_reader import OrderQuestion, ask_which, read_order
from seabattle.speech.reading.order_word import MetaCommand, spoken_word
from seabattle.speech.sea_description import reveal_lines
from seabattle.terminal.prompt import Overtaken, Prompt
from seabattle.views import View, Viewer, must_pass, shots_left, shots_now


class DisplayOptions(Struct, frozen=True):
    """The display options of a player."""

    boards: bool = True
    """Whether the boards are drawn before each question; if not, only when asked for."""
    ascii_only: bool = False


class SeatPrompt:
    """One person's place: it reads lines, writes lines, and sees nothing but a view."""

    def __init__(
        self, prompt: Prompt, viewer: Viewer, display: DisplayOptions, heard: int = 0
    ) -> None:
        """*heard* is how much of what was told this person knows already."""
        self.prompt = prompt
        self.viewer = viewer
        self.display = display
        self._heard = heard

    @property
    def view(self) -> View:
        """The view of this player."""
        return self.prompt.table.view(self.viewer)

    @property
    def seat(self) -> Seat:
        """The seat of this player."""
        assert self.viewer is not None
        return self.viewer

    @property
    def awaited(self) -> bool:
        """Whether the table waits for this person."""
        return self.viewer is not None and self.viewer in seats_to_act(self.prompt.table)

    def catch_up(self, heard: int | None = None) -> bool:
        """Tell what was heard since the last time, or since *heard*; whether that was anything."""
        table = self.prompt.table
        if heard is not None:
            self._heard = heard
        lines = (*table.time_warnings(), *say_messages(table, self.viewer, self._heard))
        self._heard = len(table.messages_for(self.viewer))
        self.prompt.tell_all(lines)
        return self.prompt.report_connection() or bool(lines)

    def overhear(self) -> bool:
        """Tell what is new while this person is asked something."""
        told = self.catch_up()
        if not self.awaited:
            raise Overtaken
        return told

    def overhear_idly(self) -> bool:
        """Tell what is new while this person waits."""
        told = self.catch_up()
        if self.awaited or is_over(self.prompt.table):
            raise Overtaken
        return told

    async def take_turn(self) -> None:
        """Ask until something was done, or until it was taken out of this person's hands."""
        if self.display.boards:
            self.draw()
        while not await self.obey(await self.prompt.ask(self._question(), self.overhear)):
            # Stopping the game is nothing done in it, and ends it all the same.
            self.overhear()

    async def wait(self) -> None:
        """Let this player look around until it is their turn, or the game is over."""
        while True:
            await self.obey(await self.prompt.ask("", self.overhear_idly))
            self.overhear_idly()

    def _question(self) -> str:
        view, speaker = self.view, self.prompt.speaker
        if must_pass(view):
            return speaker.say("ask-pass")
        key = "ask-round" if view.ruleset.turn.in_rounds else f"ask-{view.table.step}"
        left = shots_left(view)
        return speaker.say(key, shots=shots_now(view), left=left, turn=max(view.own.turns, 1))

    async def obey(self, text: str) -> bool:
        """Do what was typed; whether something was done in the game."""
        if self.viewer is None:
            await self._obey_spectator(text)
            return False
        speaker = self.prompt.speaker
        order = read_order(self.view, speaker.lang, text)
        if isinstance(order, Refusal):
            self.prompt.refuse(speaker.refusal(order))
        elif isinstance(order, OrderQuestion):
            self.prompt.refuse(ask_which(speaker, self.view, order))
        elif isinstance(order, MetaCommand):
            await run_meta_command(self, order)
        else:
            return await self.send(order)
        return False

    async def _obey_spectator(self, text: str) -> None:
        """Show a spectator what they may see."""
        word = spoken_word(self.prompt.speaker.lang, text.strip())
        if word in SPECTATOR_WORDS:
            await run_meta_command(self, MetaCommand(word))
        else:
            self.prompt.tell_all(help_lines(self))

    async def send(self, command: SeatCommand) -> bool:
        """Ask the game for something; whether it was done."""
        return await self.request(Act(command))

    async def request(self, request: PlayerRequest) -> bool:
        """Ask the match for something; whether it was done."""
        refused = await self.prompt.table.ask(self.seat, request)
        if refused is not None:
            self.prompt.refuse(refused.sentence)
        return refused is None

    def draw(self) -> None:
        """Show the boards."""
        scene = draw_scene(self.view, self.prompt.speaker, ascii=self.display.ascii_only)
        self.prompt.tell("\n" + scene + "\n")

    def end(self) -> None:
        """Show everything, now that there are no secrets any more."""
        if self.display.boards:
            self.draw()
        else:
            # A player alone here knows their own fleet; of several, one may wonder.
            alone = self.viewer if len(self.prompt.table.seats) == 1 else None
            self.prompt.tell_all(reveal_lines(self.prompt.speaker, self.view, alone))
