"""A hot seat, several players at one keyboard: each is asked in turn until the game is over."""

import shutil
from contextlib import suppress

from seabattle.cli.line_mode.field_showing import offer_showing
from seabattle.cli.line_mode.fleet_prompt import FleetPrompt
from seabattle.cli.line_mode.seat_prompt import DisplayOptions, SeatPrompt
from seabattle.client.commitment_watch import CommitmentWatch
from seabattle.client.match_table import MatchTable, is_over, seats_to_act, waited_for
from seabattle.game import Phase, Seat, seats_in
from seabattle.matches.event import SitterKind
from seabattle.matches.telling.notice import SatDown
from seabattle.speech.reading.order_word import OrderWord, spoken_word
from seabattle.terminal.keyboard import Quit
from seabattle.terminal.prompt import Overtaken, Prompt

RECENT = 6
"""Number of log lines that are repeated to a player who returns."""


class HotSeat:
    """The prompts of all seats at this keyboard, and the seat that has it now."""

    def __init__(self, prompt: Prompt, display: DisplayOptions, *, resumed: bool = False) -> None:
        self._prompt = prompt
        self._display = display
        self._resumed = resumed
        self._commitment = CommitmentWatch(prompt.table)
        self._commitment_untold = False
        self._seat_prompts: dict[Seat | None, SeatPrompt] = {}
        self._holder: SeatPrompt | None = None

    @property
    def _table(self) -> MatchTable:
        return self._prompt.table

    async def play(self) -> None:
        """Go on until the game is over. Raises :class:`seabattle.terminal.keyboard.Quit`."""
        while not is_over(self._table):
            self._commitment_untold |= self._commitment.look()
            asked = self._next_asked()
            with suppress(Overtaken):
                if asked is None:
                    await self._wait()
                else:
                    await self._hand_over(asked)
                    await self._ask(asked)
        self._end()
        self._prompt.tell_all(await self._commitment.inspect())
        await offer_showing(self._prompt)

    def _next_asked(self) -> SeatPrompt | None:
        """Return the prompt to ask next: that of the holder of the keyboard, if it can act.

        Computers are quick, so they are waited for: a person likes to be asked last, and to
        see the news of a round at once.
        """
        here = seats_to_act(self._table)
        if not here or self._awaits_computers():
            return None
        held = self._holder.viewer if self._holder else None
        return self._seat_prompt(held if held in here else _next_seat(here, held))

    def _awaits_computers(self) -> bool:
        table = self._table.view(self._table.seats[0]).table
        if table.turn is not None:
            return False
        sitters = self._table.match_info.sitters
        computers = (sitters[seat] for seat in seats_in(table.awaited))
        return any(each is not None and each.kind is SitterKind.COMPUTER for each in computers)

    def _seat_prompt(self, viewer: Seat | None) -> SeatPrompt:
        if viewer not in self._seat_prompts:
            heard = self._known_count(viewer)
            self._seat_prompts[viewer] = SeatPrompt(self._prompt, viewer, self._display, heard)
        return self._seat_prompts[viewer]

    def _known_count(self, viewer: Seat | None) -> int:
        """Number of log lines to skip when a player returns: all but the last.

        At home all players have seen who sat down.
        """
        told = self._table.messages_for(viewer)
        if self._resumed:
            return max(0, len(told) - RECENT)
        news = (each.number - 1 for each in told if not isinstance(each.what, SatDown))
        return next(news, len(told)) if self._is_local() else 0

    async def _ask(self, seat_prompt: SeatPrompt) -> None:
        seat_prompt.catch_up()
        if seat_prompt.view.table.phase is Phase.PLACING:
            await FleetPrompt(seat_prompt).place_fleet()
        else:
            self._tell_commitment()
            await seat_prompt.take_turn()
        seat_prompt.catch_up()

    def _tell_commitment(self) -> None:
        """Tell the commitment once, after all other news, however fast the bots are (a race)."""
        if self._commitment_untold:
            self._commitment_untold = False
            self._prompt.tell_all((self._commitment.line(),))

    async def _hand_over(self, seat_prompt: SeatPrompt) -> None:
        """Pass the keyboard on, after the field of the last player has scrolled away."""
        before, self._holder = self._holder, seat_prompt
        if before is seat_prompt or len(self._table.seats) == 1:
            return
        speaker = self._prompt.speaker
        name = speaker.name(seat_prompt.seat)
        if before is not None and before.viewer is not None:
            last = speaker.name(before.seat)
            await self._wait_for_enter(speaker.say("line-clear", name=last, next=name))
            self._prompt.tell("\n" * shutil.get_terminal_size().lines)
        self._prompt.say("line-pass", name=name)
        await self._wait_for_enter(speaker.say("line-ready", name=name))

    async def _wait_for_enter(self, question: str) -> None:
        """Wait for Enter; a player who wants to leave may do so here, too."""
        typed = await self._prompt.ask(question)
        if spoken_word(self._table.lang, typed.strip()) is OrderWord.QUIT:
            raise Quit

    async def _wait(self) -> None:
        """Wait for others: those at their own screens, or the computer."""
        seat_prompt = self._holder or self._seat_prompt(
            self._table.seats[0] if self._table.seats else None
        )
        if seat_prompt.viewer is not None and seat_prompt.viewer not in self._table.seats:
            # The host has sent the player away, who now watches, and knows most of it already.
            self._resumed = True
            seat_prompt = self._holder = self._seat_prompt(None)
        seat_prompt.catch_up()
        if self._is_local() or not self._prompt.keyboard.interactive:
            await self._table.news()
        else:
            self._tell_commitment()
            self._name_awaited_players()
            await seat_prompt.wait()

    def _is_local(self) -> bool:
        """Whether all players are here or computers, which do not keep the game waiting."""
        sitters = self._table.match_info.sitters
        return all(
            Seat(seat) in self._table.seats
            or (each is not None and each.kind is SitterKind.COMPUTER)
            for seat, each in enumerate(sitters)
        )

    def _name_awaited_players(self) -> None:
        viewer = self._table.seats[0] if self._table.seats else None
        names = self._prompt.speaker.players(waited_for(self._table, viewer))
        self._prompt.say("line-waiting", names=names)

    def _end(self) -> None:
        """Tell the holder of the keyboard how the game ended, and show all fleets."""
        seat_prompt = self._holder or self._seat_prompt(
            self._table.seats[0] if self._table.seats else None
        )
        seat_prompt.catch_up()
        seat_prompt.end()


def _next_seat(seats: tuple[Seat, ...], held: Seat | None) -> Seat:
    """The next seat round the table."""
    return next((seat for seat in seats if held is not None and seat > held), seats[0])
