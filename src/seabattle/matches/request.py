"""Requests to a live match, by a player, a host or the service itself.

The player travels beside a request, so no player can speak for another. A player's
requests come in from outside as they are, so they have their bounds here.
"""

from hashlib import blake2b
from typing import Annotated

from msgspec import Meta, Struct

from seabattle.fairness.sealed.sealed_message import Data, Signature
from seabattle.game import Seat, SeatCommand
from seabattle.game.codec import encode_json
from seabattle.game.command import Word
from seabattle.game.sealed_event import Hex32
from seabattle.grid import Index
from seabattle.matches.event import Phrase, SitterKind
from seabattle.records.evidence import Nonce
from seabattle.rules import MOST_SHIPS, Ship

SeatIndex = Annotated[Seat, Index]

ONE_LINE = r"^[^\u0000-\u001f\u007f-\u009f\u2028-\u202e\u2066-\u2069]*$(?!\n)"
"""Nothing that breaks a line, or turns it around."""

PlayerName = Annotated[str, Meta(min_length=1, max_length=32, pattern=ONE_LINE)]
"""The host's name for a player."""

Moment = Annotated[int, Meta(ge=0, le=253_402_300_799_000)]
"""Milliseconds since 1970, up to the year 9999."""


class NewSitter(Struct, frozen=True, gc=False):
    """The name of the player who sits down; it travels beside the request."""

    name: str = ""
    kind: SitterKind = SitterKind.PERSON
    distinct: bool = False
    """Whether the name must not look like another's: people in one room know who is who."""


class SitDown(Struct, frozen=True, tag="sit-down", omit_defaults=True, forbid_unknown_fields=True):
    """Take a seat: a certain one, the one that a link's key opens, or any that is free."""

    seat: SeatIndex | None = None
    key: Word | None = None


class SeatComputer(
    Struct, frozen=True, tag="seat-computer", omit_defaults=True, forbid_unknown_fields=True
):
    """The host lets a computer player sit at a free seat, or at all that are free."""

    bot: Word
    seat: SeatIndex | None = None


class StandUp(Struct, frozen=True, tag="stand-up", forbid_unknown_fields=True):
    """Give the seat up, as long as nothing has been placed there."""


class Act(Struct, frozen=True, gc=False, tag="act", omit_defaults=True, forbid_unknown_fields=True):
    """Do something in the game."""

    command: SeatCommand
    nonce: Nonce | None = None
    """Sent beside a fleet: mixed into the lots of the match, so that no party can choose them."""


class Say(Struct, frozen=True, gc=False, tag="say", forbid_unknown_fields=True):
    """Say something in a sealed game: a message as it was signed."""

    data: Data
    signature: Signature


class ShowField(Struct, frozen=True, tag="show-field", forbid_unknown_fields=True):
    """Show the field of the asking player after a sealed game; players may keep it secret."""

    ships: Annotated[tuple[Ship, ...], Meta(max_length=MOST_SHIPS)]
    seed: Hex32
    """The seed with which the field was sealed."""


class OfferStop(Struct, frozen=True, tag="offer-stop", forbid_unknown_fields=True):
    """Offer to stop, or agree to such an offer."""


class RefuseStop(Struct, frozen=True, tag="refuse-stop", forbid_unknown_fields=True):
    """Play on, and have the offer off the table."""


class OfferPause(Struct, frozen=True, tag="offer-pause", forbid_unknown_fields=True):
    """Offer a pause of so many days, or agree to the one that is offered.

    With no days it is an offer to end the pause that goes on.
    """

    days: Annotated[int, Meta(ge=0, le=60)]


class RefusePause(Struct, frozen=True, tag="refuse-pause", forbid_unknown_fields=True):
    """Want no pause, and have the offer off the table."""


class SayPhrase(Struct, frozen=True, tag="say-phrase", forbid_unknown_fields=True):
    """Say one of six phrases to all players at the table."""

    phrase: Phrase


class ClaimAbsence(Struct, frozen=True, tag="claim-absence", forbid_unknown_fields=True):
    """Win because the side to move has gone and does not come back; only without a clock."""


class EndRound(Struct, frozen=True, tag="end-round", forbid_unknown_fields=True):
    """The host closes the round."""


class SendAway(Struct, frozen=True, tag="send-away", forbid_unknown_fields=True):
    """The host sends an absent seat away."""

    seat: SeatIndex


class Remind(Struct, frozen=True, tag="remind", forbid_unknown_fields=True):
    """The host reminds all players whose fleet, order or shot is awaited."""


class ActFor(Struct, frozen=True, tag="act-for", forbid_unknown_fields=True):
    """The host gives the order of a seat that only writes to the host."""

    seat: SeatIndex
    command: SeatCommand


class ReplacePlayer(
    Struct, frozen=True, tag="replace-player", omit_defaults=True, forbid_unknown_fields=True
):
    """The host gives a seat, with the fleet there, to another player.

    With a name it is a player who writes to the host; without one, the visitor with the new link.
    """

    seat: SeatIndex
    name: PlayerName | None = None
    link: bool = False
    """Whether the player of that name comes by the new link instead of writing."""


class SetDeadline(Struct, frozen=True, tag="set-deadline", forbid_unknown_fields=True):
    """The host says until when the open round lasts."""

    at: Moment


class EndMatch(Struct, frozen=True, tag="end-match", forbid_unknown_fields=True):
    """The host ends the game without a winner."""


class AskRematch(Struct, frozen=True, tag="ask-rematch", forbid_unknown_fields=True):
    """Ask for another game, with the seats changed."""


class LookAtClock(Struct, frozen=True, tag="look-at-clock"):
    """The service has noticed that the time of a player may be out."""


class NotePresence(Struct, frozen=True, tag="note-presence"):
    """The service has seen the player of the seat that is claimed to be empty."""

    seat: Seat


class NoteRematch(Struct, frozen=True, tag="note-rematch"):
    """The service has laid the table for the next game."""

    match: str


class CloseMatch(Struct, frozen=True, tag="close-match"):
    """The operator of the server ends the match without a winner."""


PlayerRequest = (
    SitDown
    | SeatComputer
    | StandUp
    | Act
    | Say
    | ShowField
    | OfferStop
    | RefuseStop
    | OfferPause
    | RefusePause
    | SayPhrase
    | ClaimAbsence
    | EndRound
    | SendAway
    | Remind
    | ActFor
    | ReplacePlayer
    | SetDeadline
    | EndMatch
    | AskRematch
)
"""Any request that may come in from outside."""

Request = PlayerRequest | LookAtClock | NotePresence | NoteRematch | CloseMatch


def request_digest(request: Request) -> str:
    """Return a digest of a request: the same for the same request in every process."""
    return blake2b(encode_json(request), digest_size=8).hexdigest()
