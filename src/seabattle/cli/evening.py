"""An evening at one keyboard: everybody here is asked in turn, until the game is over."""

import shutil
from contextlib import suppress

from seabattle.cli.desk import Desk, Manner
from seabattle.cli.keyboard import Quit
from seabattle.cli.order import Word, spoken_word
from seabattle.cli.placing import Slipway
from seabattle.cli.prompt import Overtaken, Prompt
from seabattle.client.table import Table, awaited_here, is_over
from seabattle.game import Phase, Seat, seats_in
from seabattle.matches.event import Kind
from seabattle.matches.told import SatDown

RECENT = 6
"""How much of what was told is told again to whoever comes back."""


class Evening:
    """All desks at this keyboard, and whoever has it now."""

    def __init__(self, prompt: Prompt, manner: Manner, *, resumed: bool = False) -> None:
        self._prompt = prompt
        self._manner = manner
        self._resumed = resumed
        self._desks: dict[Seat | None, Desk] = {}
        self._holder: Desk | None = None

    @property
    def _table(self) -> Table:
        return self._prompt.table

    async def play(self) -> None:
        """Go on until the game is over. Raises :class:`seabattle.cli.keyboard.Quit`."""
        while not is_over(self._table):
            asked = self._next()
            with suppress(Overtaken):
                if asked is None:
                    await self._wait()
                else:
                    await self._hand_over(asked)
                    await self._ask(asked)
        self._end()

    def _next(self) -> Desk | None:
        """Who is to be asked: whoever has the keyboard, if there is anything to do for them.

        Computers are quick, so they are waited for: a person likes to be asked last, and to
        see the news of a round at once.
        """
        here = awaited_here(self._table)
        if not here or self._computers_awaited():
            return None
        held = self._holder.viewer if self._holder else None
        return self._desk(held if held in here else _after(here, held))

    def _computers_awaited(self) -> bool:
        table = self._table.view(self._table.seats[0]).table
        if table.turn is not None:
            return False
        sitters = self._table.company.sitters
        computers = (sitters[seat] for seat in seats_in(table.awaited))
        return any(each is not None and each.kind is Kind.COMPUTER for each in computers)

    def _desk(self, viewer: Seat | None) -> Desk:
        if viewer not in self._desks:
            heard = self._known(viewer)
            self._desks[viewer] = Desk(self._prompt, viewer, self._manner, heard)
        return self._desks[viewer]

    def _known(self, viewer: Seat | None) -> int:
        """How much of what was told need not be told: all but the last to whoever comes back.

        At home everybody has seen who sat down.
        """
        told = self._table.told(viewer)
        if self._resumed:
            return max(0, len(told) - RECENT)
        news = (each.number - 1 for each in told if not isinstance(each.what, SatDown))
        return next(news, len(told)) if self._alone() else 0

    async def _ask(self, desk: Desk) -> None:
        desk.catch_up()
        if desk.view.table.phase is Phase.PLACING:
            await Slipway(desk).launch()
        else:
            await desk.take_turn()
        desk.catch_up()

    async def _hand_over(self, desk: Desk) -> None:
        """Have the keyboard passed on, and let the field of the one before scroll away."""
        before, self._holder = self._holder, desk
        if before is desk or len(self._table.seats) == 1:
            return
        speaker = self._prompt.speaker
        name = speaker.name(desk.seat)
        if before is not None and before.viewer is not None:
            last = speaker.name(before.seat)
            await self._entered(speaker.say("line-clear", name=last, next=name))
            self._prompt.tell("\n" * shutil.get_terminal_size().lines)
        self._prompt.say("line-pass", name=name)
        await self._entered(speaker.say("line-ready", name=name))

    async def _entered(self, question: str) -> None:
        """Wait for Enter; whoever wants to leave may do so here, too."""
        typed = await self._prompt.ask(question)
        if spoken_word(self._table.lang, typed.strip()) is Word.QUIT:
            raise Quit

    async def _wait(self) -> None:
        """Wait for others: those at their own screens, or the computer."""
        desk = self._holder or self._desk(self._table.seats[0] if self._table.seats else None)
        if desk.viewer is not None and desk.viewer not in self._table.seats:
            # The host has sent us away; now we watch, and know most of it.
            self._resumed = True
            desk = self._holder = self._desk(None)
        desk.catch_up()
        if self._alone() or not self._prompt.keyboard.interactive:
            await self._table.news()
        else:
            self._name_the_awaited()
            await desk.wait()

    def _alone(self) -> bool:
        """Whether nobody plays but those here and computers, for whom nobody waits long."""
        sitters = self._table.company.sitters
        return all(
            Seat(seat) in self._table.seats or (each is not None and each.kind is Kind.COMPUTER)
            for seat, each in enumerate(sitters)
        )

    def _name_the_awaited(self) -> None:
        view = self._table.view(self._table.seats[0] if self._table.seats else None)
        awaited = view.table.awaited if view.table.turn is None else 1 << view.table.turn
        names = self._prompt.speaker.players(seats_in(awaited))
        self._prompt.say("line-waiting", names=names)

    def _end(self) -> None:
        """Tell whoever has the keyboard how it ended, and show all fleets."""
        desk = self._holder or self._desk(self._table.seats[0] if self._table.seats else None)
        desk.catch_up()
        desk.end()


def _after(seats: tuple[Seat, ...], held: Seat | None) -> Seat:
    """The next seat round the table."""
    return next((seat for seat in seats if held is not None and seat > held), seats[0])
