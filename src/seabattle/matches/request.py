"""What can be asked of a live match, by a player, a host or the service itself."""

from msgspec import Struct

from seabattle.game import Seat, SeatCommand
from seabattle.matches.event import SitterKind


class SitDown(Struct, frozen=True, tag="sit-down", omit_defaults=True):
    """Take a seat: a certain one, the one that a key opens, or any that is free."""

    name: str
    kind: SitterKind = SitterKind.PERSON
    seat: Seat | None = None
    key: str | None = None


class StandUp(Struct, frozen=True, tag="stand-up"):
    """Give the seat up, as long as nothing has been placed there."""


class Act(Struct, frozen=True, tag="act"):
    """Do something in the game."""

    command: SeatCommand


class OfferStop(Struct, frozen=True, tag="offer-stop"):
    """Offer to stop, or agree to such an offer."""


class RefuseStop(Struct, frozen=True, tag="refuse-stop"):
    """Play on, and have the offer off the table."""


class ClaimAbsence(Struct, frozen=True, tag="claim-absence"):
    """Say that the side to move has gone away; said again after a while, it wins."""


class EndRound(Struct, frozen=True, tag="end-round"):
    """The host closes the round."""


class SendAway(Struct, frozen=True, tag="send-away"):
    """The host sends an absent seat away."""

    seat: Seat


class Remind(Struct, frozen=True, tag="remind"):
    """The host reminds everybody who is awaited."""


class AskRematch(Struct, frozen=True, tag="ask-rematch"):
    """Ask for another game, with the seats changed."""


class LookAtClock(Struct, frozen=True, tag="look-at-clock"):
    """The service has noticed that somebody's time may be out."""


class NotePresence(Struct, frozen=True, tag="note-presence"):
    """The service has somebody at the seat that is claimed to be empty."""

    seat: Seat


class NoteRematch(Struct, frozen=True, tag="note-rematch"):
    """The service has laid the table for the next game."""

    match: str


Request = (
    SitDown
    | StandUp
    | Act
    | OfferStop
    | RefuseStop
    | ClaimAbsence
    | EndRound
    | SendAway
    | Remind
    | AskRematch
    | LookAtClock
    | NotePresence
    | NoteRematch
)

PlayerRequest = (
    SitDown
    | StandUp
    | Act
    | OfferStop
    | RefuseStop
    | ClaimAbsence
    | EndRound
    | SendAway
    | Remind
    | AskRematch
)
"""What may come in from outside."""
