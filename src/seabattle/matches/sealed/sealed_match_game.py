"""A sealed game as a live match plays it: its players answer the shots, with proofs."""

from collections.abc import Iterable

from seabattle.fairness.sealed.noted_proofs import (
    Findings,
    NotedProofs,
    ProofCheck,
    ShownField,
    Unchecked,
    placing_in,
    placing_named,
)
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_message import SealedCommand, SignedMessage
from seabattle.fairness.sealed.sealed_state import SealedState
from seabattle.game import (
    CallOff,
    Command,
    DropSeat,
    Fire,
    GivenCommand,
    PlaceFleet,
    RefereeCommand,
    Refusal,
    RunOutOfTime,
    Seat,
    SeatMask,
    placement_faults,
)
from seabattle.game.refusal import (
    NoRounds,
    NotDroppable,
    NothingToAnswer,
    NotSigned,
    PlacingUnknown,
)
from seabattle.matches.event import FieldShown, GameWentOn, SealedGameWentOn
from seabattle.matches.lots import Draw
from seabattle.matches.played_game import BotRequest, BotSeat, WentOn
from seabattle.matches.port import MatchId, PlacingStore, SealedThought
from seabattle.matches.refusal import NotOverYet, NotThatField, SeatStillFree
from seabattle.matches.request import Request, Say, ShowField
from seabattle.matches.sealed.bot_voice import (
    as_said,
    draw_seat_secrets,
    message_name,
    read_seat_secrets,
)
from seabattle.rules import Ruleset
from seabattle.views import lay_own_fleet


class SealedMatchGame(SealedGame):
    """A sealed game at a match of the server, decided by what was noted of its proofs."""

    __slots__ = ()

    def __init__(self, ruleset: Ruleset, match: MatchId) -> None:
        """A new game without messages."""
        super().__init__(ruleset, match, NotedProofs())

    @property
    def noted(self) -> NotedProofs:
        """The cached findings about its messages."""
        assert isinstance(self.proofs, NotedProofs)
        return self.proofs

    @property
    def on_clock(self) -> SeatMask:
        """The seats whose clocks run, also those that owe a proof or an answer."""
        return self.to_act if self.state.announced else 0

    @property
    def proof_state(self) -> SealedState | None:
        """The public state of keys and proofs."""
        return self.state

    def is_bound(self, seat: Seat) -> bool:
        """Whether a seat has announced a key, so that no other player can play on for it."""
        return bool(self.state.seats[seat].key)

    def follow(self, events: Iterable[WentOn]) -> "SealedMatchGame":
        """The game after these events of its match."""
        game = self
        for event in events:
            assert isinstance(event, SealedGameWentOn)
            game = game.after(event.events)
        return game

    def act(self, given: GivenCommand[Command], draw: Draw) -> tuple[GameWentOn, ...] | Refusal:
        """Refuse: a seat signs its messages."""
        return NotSigned()

    def rule(self, command: RefereeCommand, draw: Draw) -> tuple[SealedGameWentOn, ...] | Refusal:
        """Decide what the clock or an agreement says; lots and rounds are not the table's here."""
        if isinstance(command, DropSeat):
            return NotDroppable(command.seat, 0, None)
        if not isinstance(command, CallOff | RunOutOfTime):
            return NoRounds()
        return self._carry_out(None, command)

    def end_by_clock(self, late: list[Seat], draw: Draw) -> tuple[SealedGameWentOn, ...] | Refusal:
        """A seat that is silent for too long has lost; where both are, no seat has won."""
        return self.rule(RunOutOfTime(late[0]) if len(late) == 1 else CallOff(), draw)

    def stray_shots(self, draw: Draw) -> tuple[GivenCommand[Fire], ...]:
        """None: sealed games have no rounds."""
        return ()

    def say(
        self, seat: Seat, request: Say, *, complete: bool, secrets: str
    ) -> tuple[SealedGameWentOn, ...] | Refusal:
        """Decide a signed message; *complete* is whether all seats are taken."""
        if not complete:
            return SeatStillFree()
        return self._carry_out(seat, SignedMessage(request.data, request.signature), secrets)

    def _carry_out(
        self, seat: Seat | None, command: SealedCommand, secrets: str = ""
    ) -> tuple[SealedGameWentOn, ...] | Refusal:
        events = self.decide(seat, command)
        if isinstance(events, Refusal):
            return events
        return (SealedGameWentOn(seat, command, events, secrets),)

    def show_field(
        self, seat: Seat, request: ShowField, shown: SeatMask
    ) -> tuple[FieldShown, ...] | Refusal:
        """A field is shown once the game is over, and only if it is the one that was sealed."""
        if not self.over:
            return NotOverYet()
        placing = self.state.seats[seat].placing
        if not placing:
            return NothingToAnswer()
        if shown >> seat & 1:
            return ()
        if any(placement_faults(self.ruleset, request.ships)):
            # No such field was ever proved legal, and nothing has to be checked for that.
            return NotThatField()
        seed = bytes.fromhex(request.seed)
        if not self.proofs.is_field(placing, self.binding(seat), request.ships, seed):
            return NotThatField()
        return (FieldShown(seat, request.ships, request.seed),)

    async def find_check(
        self, match: MatchId, seat: Seat, request: Request, placings: PlacingStore
    ) -> ProofCheck | Refusal:
        """The check that has to be made before a request of *seat* can be decided."""
        subject: SignedMessage | ShownField
        if isinstance(request, Say):
            subject = SignedMessage(request.data, request.signature)
            placing = placing_named(subject, self.state, seat)
        else:
            assert isinstance(request, ShowField)
            subject = ShownField(request.ships, bytes.fromhex(request.seed))
            placing = self.state.seats[seat].placing
        blob = None if placing is None else await placings.find_placing(match, placing)
        if placing is not None and blob is None:
            return PlacingUnknown()
        return self.check_of(seat, subject, blob)

    def check_of(
        self, seat: Seat, subject: SignedMessage | ShownField | bytes, blob: bytes | None = None
    ) -> ProofCheck:
        """A check of a subject, with what is known of the placings of the match."""
        known = dict(self.noted.flaws)
        return ProofCheck(
            self.ruleset, self.rules, self.match, self.state, seat, subject, blob, known
        )

    def takes_seconds(self, seat: Seat, request: Request, shown: SeatMask) -> bool:
        """Whether a request waits for the check of a whole field that was not made before."""
        if isinstance(request, Say):
            placing = placing_in(SignedMessage(request.data, request.signature))
            if placing is None or self.why_not_place(seat) is not None:
                return False
            return (placing, self.binding(seat).digest) not in self.noted.flaws
        if not isinstance(request, ShowField):
            return False
        try:
            self.show_field(seat, request, shown)
        except Unchecked:
            return True
        return False

    def note_findings(self, findings: Findings) -> None:
        """Cache the findings of a check."""
        self.noted.note(findings)

    async def ask_bot(self, bot: BotSeat) -> BotRequest:
        """Return the message of a bot: the key, proof, lot or answers that it owes, or its move."""
        kept, fresh = bot.secrets, ""
        if not kept:
            placed = (await bot.think(bot.view)).command
            assert isinstance(placed, PlaceFleet), placed
            kept = fresh = draw_seat_secrets(bot.match, bot.seat, placed.ships)
        secrets, says, state = read_seat_secrets(kept), None, self.state
        if state.table.turn == bot.seat and state.called is None:
            own = lay_own_fleet(bot.view, secrets.ships)
            says = as_said((await bot.think(own)).command)
        said = await bot.prover.speak(
            SealedThought(bot.match, bot.host, self.ruleset, self.rules, state, secrets, says)
        )
        if said.blob is not None:
            await bot.placings.keep_placing(bot.match, bot.seat, said.blob)
        request = Say(said.message.data, said.message.signature)
        return BotRequest(message_name(bot.seat, state), request, secrets=fresh)
