"""Events of a live match: a player sits down, the game goes on, an offer is made.

The pages of a match's log are made of these. They hold the truth, secrets included; what
others hear of them is said by :mod:`seabattle.matches.telling.notice`.
"""

from enum import StrEnum

from msgspec import Struct

from seabattle.fairness.sealed.sealed_message import SealedCommand
from seabattle.game import Command, Events, GivenCommand, Seat
from seabattle.game.format_version import HOST_VERSION, OLDEST_VERSION, TABLE_VERSION
from seabattle.game.sealed_event import Hex32, SealedEvents
from seabattle.matches.clock import ClockRule
from seabattle.matches.port import MatchId, Milliseconds, PlayerId
from seabattle.matches.rounds.deadline import DeadlineRule
from seabattle.rules import Ruleset, Ship


class SitterKind(StrEnum):
    """The kind of player at a seat."""

    PERSON = "person"
    COMPUTER = "computer"
    """One of the server's own bots."""
    BOT = "bot"
    """An external program that plays over the network."""
    BY_HOST = "by-host"
    """A player who only writes to the host; the host enters the orders."""


class Chair(Struct, frozen=True, omit_defaults=True):
    """The plan for a seat: a bot, a link, a name."""

    bot: str | None = None
    """The server's own bot that sits there, such as ``admiral:5``."""
    seed: int = 0
    """The seed of that bot; no viewer is told."""
    key: str | None = None
    """The hash of the key that opens this seat; without one any visitor may sit down."""
    name: str = ""
    """The host's name for the player that the seat is for."""
    by_host: bool = False
    """Whether the host gives the orders of this seat."""


class MatchOpened(Struct, frozen=True, tag="match-opened", omit_defaults=True):
    """A table has been laid."""

    ruleset: Ruleset
    variant: str
    host: PlayerId
    chairs: tuple[Chair, ...]
    clock: ClockRule = ClockRule()
    listed: bool = False
    hints: bool = False
    """Whether the table allows hints."""
    previous: MatchId | None = None
    """The match of which this is the rematch."""
    seed: str = ""
    """The seed of all random draws, in hexadecimal; secret until the end of the match.

    Older matches have none, and their lots come from the system.
    """
    version: str = ""
    """The release that has laid the table, whose computer players sit at it."""
    deadline: DeadlineRule | None = None
    """The hour of the day at which every round closes."""
    drops: bool = False
    """Whether a seat that has missed too many rounds in a row is dropped without being asked."""
    sealed: bool = False
    """Whether only their owners know the fields, and every answer is proved."""


class SeatTaken(Struct, frozen=True, tag="seat-taken"):
    """A player has sat down."""

    seat: Seat
    player: PlayerId
    name: str
    kind: SitterKind


class ComputerSeated(Struct, frozen=True, tag="computer-seated"):
    """The host has put one of the server's bots at a seat that stayed free."""

    seat: Seat
    bot: str
    seed: int
    """The seed of that bot; no viewer is told."""


class SeatGivenUp(Struct, frozen=True, tag="seat-given-up", omit_defaults=True):
    """A player has stood up before placing anything, or was sent away by the host."""

    seat: Seat
    key: str | None = None
    """The hash of the key that opens the seat from now on, where a link no longer does."""
    name: str = ""
    """The host's name for the player who gets the new link; empty where players bring their own."""


class GameWentOn(Struct, frozen=True, gc=False, tag="game-went-on", omit_defaults=True):
    """A command of the game was carried out."""

    command: GivenCommand[Command]
    events: Events
    stand_in: str | None = None
    """The player that has thought of it, where that is not the one at the seat."""
    heard: int | None = None
    """How much a computer player had heard when it thought of it."""
    version: str | None = None
    """The release whose player that was, where it is not the one that has laid the table."""
    nonce: str | None = None
    """The nonce that a seat has sent beside its fleet, to be mixed into the lots."""
    by_host: bool = False
    """Whether the host gave the command for the player who sits there."""


class SeatHanded(Struct, frozen=True, tag="seat-handed"):
    """The host has given a seat to another player, who writes to the host; the fleet stays."""

    seat: Seat
    name: str


class DeadlineSet(Struct, frozen=True, tag="deadline-set"):
    """The open round closes at that moment."""

    at: Milliseconds


class RoundExtended(Struct, frozen=True, tag="round-extended"):
    """The host has given the open round more time."""

    by: Milliseconds


class HostEnded(Struct, frozen=True, tag="host-ended"):
    """The host has ended the game without a winner."""


class SealedGameWentOn(Struct, frozen=True, tag="sealed-game-went-on", omit_defaults=True):
    """A message of a sealed game was taken, or the table has spoken."""

    seat: Seat | None
    """The seat that said it; ``None`` for the clock or an agreement."""
    command: SealedCommand
    events: SealedEvents
    secrets: str = ""
    """All secrets of one of the server's own bots, beside its first message.

    This server is the bot's device. The secrets of people never reach the server.
    """


class FieldShown(Struct, frozen=True, tag="field-shown"):
    """A seat shows its field after the end; it was found to be the one that was sealed."""

    seat: Seat
    ships: tuple[Ship, ...]
    seed: Hex32


class StopOffered(Struct, frozen=True, tag="stop-offered"):
    """A seat would like to stop; when all agree, the game ends without a winner."""

    seat: Seat


class StopRefused(Struct, frozen=True, tag="stop-refused"):
    """A seat wants to play on."""

    seat: Seat


class PauseOffered(Struct, frozen=True, tag="pause-offered"):
    """A seat would like a pause of so many days, or agrees to one; none: to end it."""

    seat: Seat
    days: int


class PauseRefused(Struct, frozen=True, tag="pause-refused"):
    """A seat wants no pause, or no longer wants one."""

    seat: Seat


class MatchPaused(Struct, frozen=True, tag="match-paused"):
    """All players have agreed on a pause of so many days without clocks; 0 ends the pause."""

    days: int


class Phrase(StrEnum):
    """A phrase that can be said at a table beside the game; there is no free chat."""

    GOOD_LUCK = "good-luck"
    WELL_SHOT = "well-shot"
    OUCH = "ouch"
    BACK_SOON = "back-soon"
    THANKS = "thanks"
    GOOD_GAME = "good-game"


class PhraseSaid(Struct, frozen=True, tag="phrase-said"):
    """A seat has said one of the phrases; players who have muted the seat do not see it."""

    seat: Seat
    phrase: Phrase


class AbsenceClaimed(Struct, frozen=True, tag="absence-claimed"):
    """A seat claims that the player to move is absent; that player may still answer."""

    by: Seat
    seat: Seat


class AbsenceDenied(Struct, frozen=True, tag="absence-denied"):
    """The player of that seat is present after all."""

    seat: Seat


class Reminded(Struct, frozen=True, tag="reminded"):
    """The host has reminded all players whose fleet, order or shot is awaited."""

    seats: tuple[Seat, ...]


class RematchAsked(Struct, frozen=True, tag="rematch-asked"):
    """A seat would like another game."""

    seat: Seat


class RematchOpened(Struct, frozen=True, tag="rematch-opened"):
    """The next game has been laid out."""

    match: MatchId


class SomethingElse(Struct, frozen=True, tag="something-else"):
    """Something that only a newer release can tell; it has its number, and changes nothing."""

    kind: str
    """The name of the event in the newer release."""


MatchEvent = (
    MatchOpened
    | SeatTaken
    | ComputerSeated
    | SeatGivenUp
    | GameWentOn
    | SeatHanded
    | DeadlineSet
    | RoundExtended
    | HostEnded
    | SealedGameWentOn
    | FieldShown
    | StopOffered
    | StopRefused
    | PauseOffered
    | PauseRefused
    | MatchPaused
    | PhraseSaid
    | AbsenceClaimed
    | AbsenceDenied
    | Reminded
    | RematchAsked
    | RematchOpened
    | SomethingElse
)


class PageBody(Struct, frozen=True, gc=False, omit_defaults=True):
    """The body of a page."""

    events: tuple[MatchEvent, ...]
    spent: Milliseconds = 0
    """How long the running clocks ran before it."""
    version: int = OLDEST_VERSION
    """The oldest version whose readers get this page right: newer ones must be understood."""
    asked: str = ""
    """A digest of what a player asked for, so that their id cannot be used for anything else.

    No viewer is told. Older pages have none, and the service's own requests need none.
    """
    ahead: Milliseconds = 0
    """How far service time was ahead of the calendar when it was written."""


_HOSTING = frozenset({SeatHanded, DeadlineSet, RoundExtended})


_AGREEMENTS = frozenset({ComputerSeated, MatchPaused})


def page_version(events: tuple[MatchEvent, ...]) -> int:
    """The oldest version whose readers get a page right: who may sit where, when a round ends."""
    kinds = frozenset(map(type, events))
    if kinds & _AGREEMENTS:
        return TABLE_VERSION
    return HOST_VERSION if kinds & _HOSTING else OLDEST_VERSION
