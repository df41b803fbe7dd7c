"""A game whose shots the server answers, as a live match plays it."""

from collections.abc import Iterable
from itertools import chain

from seabattle.fairness.sealed.noted_proofs import Findings, ProofCheck
from seabattle.fairness.sealed.sealed_state import SealedState
from seabattle.game import (
    Command,
    Events,
    Fire,
    Game,
    GivenCommand,
    RefereeCommand,
    Refusal,
    RunOutOfTime,
    Seat,
    SeatMask,
)
from seabattle.game.event import (
    OrderGiven,
    RadarSwept,
    SalvoLanded,
    ShipMoved,
    TurnHeld,
    TurnPassed,
)
from seabattle.matches.clock import seats_on_clock
from seabattle.matches.event import FieldShown, GameWentOn
from seabattle.matches.lots import Draw, draw_lots, draw_stray_shots
from seabattle.matches.played_game import BotRequest, BotSeat, WentOn
from seabattle.matches.port import MatchId, PlacingStore
from seabattle.matches.refusal import Refereed
from seabattle.matches.request import Act, Request, Say, ShowField

_PLAIN = frozenset({SalvoLanded, RadarSwept, ShipMoved, TurnHeld, TurnPassed, OrderGiven})
"""Events that leave the game where it stands, so that no lots can be called for after them."""


class RefereedGame(Game):
    """A game at a match of the server, which knows the fields and answers for them."""

    __slots__ = ()

    @property
    def to_act(self) -> SeatMask:
        """The seats to place, to fire, or to give an order."""
        return self.table.to_act

    @property
    def on_clock(self) -> SeatMask:
        """The seats whose clocks run."""
        return seats_on_clock(self.table)

    @property
    def proof_state(self) -> SealedState | None:
        """None: the referee answers."""
        return None

    def is_bound(self, seat: Seat) -> bool:
        """No seat has a key."""
        return False

    def follow(self, events: Iterable[WentOn]) -> "RefereedGame":
        """The game after these events of its match."""
        return self.after(chain.from_iterable(map(_game_events, events)))

    def act(self, given: GivenCommand[Command], draw: Draw) -> tuple[GameWentOn, ...] | Refusal:
        """Decide a command, and the lots that it calls for."""
        found: list[GameWentOn] = []
        game: Game = self
        following: GivenCommand[Command] | None = given
        while following is not None:
            events = game.decide(following.seat, following.command)
            if isinstance(events, Refusal):
                return events
            found.append(GameWentOn(following, events))
            if _PLAIN.issuperset(map(type, events)):
                break
            game = game.after(events)
            lot = draw_lots(game.table, draw)
            following = None if lot is None else GivenCommand(None, lot)
        return tuple(found)

    def rule(self, command: RefereeCommand, draw: Draw) -> tuple[GameWentOn, ...] | Refusal:
        """Decide a command of chance, the clock or the host."""
        return self.act(GivenCommand(None, command), draw)

    def end_by_clock(self, late: list[Seat], draw: Draw) -> tuple[GameWentOn, ...]:
        """The seats whose time is out leave one after the other, until the game ends."""
        found: list[GameWentOn] = []
        game = self
        for seat in late:
            ended = game.rule(RunOutOfTime(seat), draw)
            if isinstance(ended, Refusal):
                break
            found += ended
            game = game.follow(ended)
        return tuple(found)

    def stray_shots(self, draw: Draw) -> tuple[GivenCommand[Fire], ...]:
        """Shots for the seats without an order, where the rules let chance fire for them."""
        return draw_stray_shots(self, draw)

    def say(self, seat: Seat, request: Say, *, complete: bool, secrets: str) -> Refusal:
        """Refuse a signed message: commands are given as they are."""
        return Refereed()

    def show_field(
        self, seat: Seat, request: ShowField, shown: SeatMask
    ) -> tuple[FieldShown, ...] | Refusal:
        """Refuse: the end of a refereed game shows all fields."""
        return Refereed()

    async def find_check(
        self, match: MatchId, seat: Seat, request: Request, placings: PlacingStore
    ) -> ProofCheck | Refusal:
        """Refuse: nothing is proved here."""
        return Refereed()

    def takes_seconds(self, seat: Seat, request: Request, shown: SeatMask) -> bool:
        """No request waits for a check."""
        return False

    def note_findings(self, findings: Findings) -> None:
        """Nothing is proved here, so there is nothing to cache."""

    async def ask_bot(self, bot: BotSeat) -> BotRequest:
        """The move that a bot thinks of.

        The same view leads to the same command, whichever process thinks, so it has one id.
        Where a quicker player had to stand in, the move is that of the page kept first.
        """
        move = await bot.think(bot.view)
        return BotRequest(f"bot {bot.seat} {len(bot.view.log)}", Act(move.command), move)


def _game_events(event: WentOn) -> Events:
    assert isinstance(event, GameWentOn)
    return event.events
