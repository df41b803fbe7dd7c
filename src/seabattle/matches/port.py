"""Ports of a live match: a logbook, a bell, a watch and a thinker.

A sealed table needs two things more: a store for placings, and a prover to prove and check. The
service knows these alone. SQLite and PostgreSQL, NATS and a process pool stand behind them
in the real thing; a simulated world stands behind them in the tests.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from enum import StrEnum
from typing import NewType, Protocol

from msgspec import Struct

from seabattle.fairness.sealed.noted_proofs import Findings, ProofCheck
from seabattle.fairness.sealed.sealed_message import Says, SignedMessage
from seabattle.fairness.sealed.sealed_player import SeatSecrets
from seabattle.fairness.sealed.sealed_state import SealedState
from seabattle.game import Seat, SeatCommand
from seabattle.rules import Ruleset
from seabattle.trouble import Trouble
from seabattle.views import View

MatchId = NewType("MatchId", str)
PlayerId = NewType("PlayerId", str)

Milliseconds = int
"""A moment in service time, which never goes back, or by the calendar (decision 81)."""


class Presence(StrEnum):
    """How near a player is, by their last sign of life."""

    HERE = "here"
    AWAY = "away"
    GONE = "gone"


class Page(Struct, frozen=True, gc=False):
    """One page of a match's log: what one command brought about."""

    seq: int
    """1, 2, 3, … without a gap."""
    command: str
    """The id of the command; no two pages of a match have the same."""
    at: Milliseconds
    body: bytes
    """The events as JSON; the logbook does not look into it."""


class Card(Struct, frozen=True, gc=False):
    """The entry of a match in the list, kept beside its last page."""

    match: MatchId
    variant: str
    opened_at: Milliseconds
    moved_at: Milliseconds
    phase: str
    """``open`` while seats are free, then the phase of the game."""
    listed: bool
    """Whether any visitor may find it and sit down."""
    seats: int
    free: int
    """Seats without a player."""
    names: tuple[str, ...]
    """The players' names by seat; an empty word for a free seat."""
    players: tuple[PlayerId, ...]
    """Persons and remote bots at the table."""
    due: Milliseconds | None = None
    """When a node has to look after the match: a clock runs out, or a bot is to move."""
    awaited: tuple[PlayerId, ...] = ()
    """The players whom the game waits for; none while seats are free."""
    winner: int | None = None
    """The seat that has won."""
    won_by: PlayerId | None = None
    """The winner's id, if that is a person or a remote bot."""


class Kept(Struct, frozen=True):
    """The page is on disk, and will be there after a power cut."""


class Taken(Struct, frozen=True):
    """Another page has that number, the race is lost (optimistic lock): read on, decide again."""


class Repeated(Struct, frozen=True):
    """The command was carried out before (idempotency by command id)."""

    seq: int


class LogbookFailed(Exception):  # noqa: N818 -- It says what is the case.
    """The write failed: the page may be kept or not, and no viewer may be told of it.

    Sending it again is safe (idempotent), so callers retry.
    """


class LogbookDamaged(Trouble):
    """A page is not the one that was written; the facts *match* and *seq* say which."""


class PageTooNew(LogbookDamaged):
    """A newer release has written a page that this one must not guess at.

    Nothing is wrong with the page, but to this process it is as if there were damage: the
    match cannot be read on here. The facts *version* and *reads* say why.
    """


class CardList(Struct, frozen=True):
    """The cards that were asked for; whichever cannot be read does not hide the others."""

    cards: Sequence[Card]
    damaged: Sequence[LogbookDamaged] = ()
    """One for each card that is not what was written."""


class Logbook(Protocol):
    """The storage of matches. The pages of a match are its only truth."""

    async def append(self, match: MatchId, page: Page, card: Card) -> Kept | Taken | Repeated:
        """Write a page and its card together, and return when they are on disk.

        A page number that is taken, or a command id that the match knows, writes nothing.
        Raises :class:`LogbookFailed` when it cannot be said what has happened.
        """

    async def pages(self, match: MatchId, after: int = 0) -> Sequence[Page]:
        """The pages of a match beyond *after*, in order, each checked against the page chain.

        Raises :class:`LogbookDamaged`.
        """

    async def newer(self, known: Mapping[MatchId, int]) -> Sequence[MatchId]:
        """Those of some matches that have a page beyond the number that is known of each."""

    async def cards(
        self, *, phase: str | None = None, listed: bool | None = None, limit: int = 50
    ) -> CardList:
        """The newest cards of a kind, the newest first."""

    async def cards_of(self, player: PlayerId, limit: int = 50) -> CardList:
        """The cards of a player's matches: by the clock, then others, then those over."""

    async def due(self, before: Milliseconds, limit: int = 1000) -> Sequence[MatchId]:
        """The matches that have to be looked after before a moment, the earliest first."""


class Bell(Protocol):
    """Notifies other nodes (pub/sub), at most once: nothing depends on it but speed."""

    async def ring(self, match: MatchId) -> None:
        """Say that a match has a new page."""

    def listen(self, heard: Callable[[MatchId], Awaitable[None]]) -> None:
        """Call *heard* whenever another node rings."""


class Watch(Protocol):
    """Service time and uptime: the current time, and the spans without a running service."""

    def now(self) -> Milliseconds:
        """The service time: clocks, timeouts and everything that lasts go by it."""

    def ahead(self) -> Milliseconds:
        """Return how far service time is ahead of the calendar; 0 unless a clock was set back."""

    def date(self) -> Milliseconds:
        """The time by the calendar: days, deadlines and shown dates go by it."""

    def on_duty(self, since: Milliseconds, until: Milliseconds) -> Milliseconds:
        """Return the uptime between two moments: no clock runs while the service is down."""


class Thought(Struct, frozen=True):
    """A move of a bot that is wanted."""

    match: MatchId
    host: PlayerId
    """The host of the table: one person's bots wait for each other, not for other people's."""
    players: tuple[str, ...]
    """The player that is to think, then its stand-ins when time is short, each quicker."""
    seed: int
    view: View


class BotMove(Struct, frozen=True):
    """A move of a bot, and who has thought of it."""

    command: SeatCommand
    player: str


class SealedThought(Struct, frozen=True):
    """Something that a bot is to say at a sealed table."""

    match: MatchId
    host: PlayerId
    ruleset: Ruleset
    rules: str
    """The hash of the rules as they were written down."""
    state: SealedState
    secrets: SeatSecrets
    says: Says | None = None
    """Its own move; nothing where it owes a key, a proof, a lot or an answer."""


class BotMessage(Struct, frozen=True):
    """The message of a bot, and the proof of its field where it names one."""

    message: SignedMessage
    blob: bytes | None = None


class Prover(Protocol):
    """Checks signatures and proofs, and makes those of the server's bots, off the event loop."""

    async def check(self, check: ProofCheck) -> Findings:
        """Everything that is asked when this is decided.

        Raises :class:`ProverBusy` where it cannot be found out just now.
        """

    async def speak(self, thought: SealedThought) -> BotMessage:
        """Return the signed message of a bot at a sealed table. Raises :class:`ProverBusy`."""


class ProverBusy(Exception):  # noqa: N818 -- It says what is the case.
    """Too much is being proved and checked; asking again is safe."""


class PlacingStore(Protocol):
    """The store of the placings of sealed games, each kept once under its SHA-512."""

    async def keep_placing(self, match: MatchId, seat: Seat, blob: bytes) -> bool:
        """Keep a placing, and return when it is on disk; false when the seat has sent too many.

        Raises :class:`LogbookFailed` when it cannot be said what has happened.
        """

    async def find_placing(self, match: MatchId, placing: bytes) -> bytes | None:
        """The placing of that name, if it is kept."""


class Thinker(Protocol):
    """Chooses moves for the computer's seats, off the event loop."""

    async def move(self, thought: Thought) -> BotMove:
        """Return the move of the first player for its view, or of a later one for want of time.

        Raises the error of a failed player; the scheduler asks again, for less effort.
        """
