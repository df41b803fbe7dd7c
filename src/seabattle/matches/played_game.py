"""The port behind which a live match plays its game.

Shots are answered by a referee that knows the fields (:mod:`seabattle.matches.refereed_game`)
or by the owners of sealed fields, with proofs (:mod:`seabattle.matches.sealed.sealed_match_game`).
A match plays both through this port and does not ask which it has.
"""

from collections.abc import Awaitable, Callable, Iterable
from typing import Protocol

from msgspec import Struct

from seabattle.fairness.sealed.noted_proofs import Findings, ProofCheck
from seabattle.fairness.sealed.sealed_state import SealedState
from seabattle.game import Command, Fire, GivenCommand, RefereeCommand, Refusal, Seat, SeatMask
from seabattle.game.table import Table
from seabattle.matches.event import FieldShown, GameWentOn, SealedGameWentOn
from seabattle.matches.lots import Draw
from seabattle.matches.port import BotMove, MatchId, PlacingStore, PlayerId, Prover
from seabattle.matches.request import Request, Say, ShowField
from seabattle.rules import Ruleset
from seabattle.views import View

WentOn = GameWentOn | SealedGameWentOn
"""A command or message that was carried out, as the page of the match keeps it."""


class BotSeat(Struct, frozen=True):
    """A seat of one of the server's bots that is to act, and the means to choose its action."""

    match: MatchId
    host: PlayerId
    seat: Seat
    view: View
    think: Callable[[View], Awaitable[BotMove]]
    """Asks the player for a move."""
    prover: Prover
    placings: PlacingStore
    secrets: str
    """The secrets of the seat at a sealed table, once it has any."""


class BotRequest(Struct, frozen=True):
    """The request of a bot to the match."""

    id: str
    """Equal for two processes that think of the same move (idempotency key)."""
    request: Request
    move: BotMove | None = None
    """The move as it was thought of; ``None`` where it is hidden in a signed message."""
    secrets: str = ""
    """Secrets to be kept beside the first message."""


class PlayedGame(Protocol):
    """A game up to its present moment. It never changes."""

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""

    @property
    def table(self) -> Table:
        """The public state."""

    @property
    def over(self) -> bool:
        """Whether it has ended."""

    @property
    def to_act(self) -> SeatMask:
        """The seats for which the game waits."""

    @property
    def on_clock(self) -> SeatMask:
        """The seats whose clocks run."""

    @property
    def proof_state(self) -> SealedState | None:
        """The public state of keys and proofs; ``None`` where a referee answers."""

    def is_bound(self, seat: Seat) -> bool:
        """Whether a seat has announced a key, so that no other player can play on for it."""

    def follow(self, events: Iterable[WentOn]) -> "PlayedGame":
        """The game after these events of its match."""

    def act(self, given: GivenCommand[Command], draw: Draw) -> tuple[GameWentOn, ...] | Refusal:
        """Decide a command of a seat, and the lots that it calls for."""

    def rule(self, command: RefereeCommand, draw: Draw) -> tuple[WentOn, ...] | Refusal:
        """Decide a command of chance, the clock or the host."""

    def end_by_clock(self, late: list[Seat], draw: Draw) -> tuple[WentOn, ...] | Refusal:
        """Decide what it means that the time of these seats is out."""

    def stray_shots(self, draw: Draw) -> tuple[GivenCommand[Fire], ...]:
        """Shots for the seats without an order, where the rules let chance fire for them."""

    def say(
        self, seat: Seat, request: Say, *, complete: bool, secrets: str
    ) -> tuple[WentOn, ...] | Refusal:
        """Decide a signed message; *complete* is whether all seats are taken.

        Raises :class:`seabattle.fairness.sealed.noted_proofs.Unchecked`.
        """

    def show_field(
        self, seat: Seat, request: ShowField, shown: SeatMask
    ) -> tuple[FieldShown, ...] | Refusal:
        """Decide whether a seat shows its field after the end; *shown* are those that have.

        Raises :class:`seabattle.fairness.sealed.noted_proofs.Unchecked`.
        """

    async def find_check(
        self, match: MatchId, seat: Seat, request: Request, placings: PlacingStore
    ) -> ProofCheck | Refusal:
        """The check that has to be made before a request of *seat* can be decided."""

    def takes_seconds(self, seat: Seat, request: Request, shown: SeatMask) -> bool:
        """Whether a request waits for the check of a whole field that was not made before."""

    def note_findings(self, findings: Findings) -> None:
        """Cache the findings of a check."""

    async def ask_bot(self, bot: BotSeat) -> BotRequest:
        """Return the next request of a bot. Raises :class:`seabattle.matches.port.ProverBusy`."""
