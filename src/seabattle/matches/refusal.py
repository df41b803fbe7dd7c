"""Refusals of a live match; those of the game itself are in the game."""

from seabattle.game import Refusal, Seat


class NoSuchMatch(Refusal, frozen=True, tag="match/unknown"):
    """There is no match of that name."""


class MatchDeleted(Refusal, frozen=True, tag="match/deleted"):
    """There was such a match, and it was deleted."""


class NotAtTable(Refusal, frozen=True, tag="match/not-at-table"):
    """Whoever asks has no seat here."""


class NotTheHost(Refusal, frozen=True, tag="match/not-the-host"):
    """Only the host may do that."""


class NoFreeSeat(Refusal, frozen=True, tag="match/no-free-seat"):
    """Every seat is taken, or kept for somebody with a link."""


class SeatNotFree(Refusal, frozen=True, tag="match/seat-not-free"):
    """That seat is taken, or kept for somebody with a link."""

    seat: Seat


class KeyDoesNotFit(Refusal, frozen=True, tag="match/key-does-not-fit"):
    """The link was used before, or never belonged to this match."""


class AlreadySeated(Refusal, frozen=True, tag="match/already-seated"):
    """Whoever asks sits at the table already."""

    seat: Seat


class NameTaken(Refusal, frozen=True, tag="match/name-taken"):
    """Somebody at the table has a name that looks the same."""

    name: str


class CannotStandUp(Refusal, frozen=True, tag="match/cannot-stand-up"):
    """The fleet is in: whoever leaves now resigns."""


class OutOfDate(Refusal, frozen=True, tag="match/out-of-date"):
    """Something has happened since the command was made."""

    made_on: int
    now: int


class NobodyAbsent(Refusal, frozen=True, tag="match/nobody-absent"):
    """The player to move is there, or has not been away long enough."""

    seconds: int
    """How long is left until it can be claimed; 0 when no player is away."""


class ClockDecides(Refusal, frozen=True, tag="match/clock-decides"):
    """The clock alone decides about a player who has gone."""

    seconds: int
    """How long is left until the running time is out; 0 while none runs."""


class NoOffer(Refusal, frozen=True, tag="match/no-offer"):
    """Nobody has offered to stop."""


class NoPause(Refusal, frozen=True, tag="match/no-pause"):
    """A pause is for games with a day or more for each move, while they are played."""


class NoPauseOffered(Refusal, frozen=True, tag="match/no-pause-offered"):
    """There is no pause, and nobody has offered one."""


class SaidEnough(Refusal, frozen=True, tag="match/said-enough"):
    """One phrase for each move is enough."""


class TooSoon(Refusal, frozen=True, tag="match/too-soon"):
    """Wait before doing this again: it was done too often at this table."""

    seconds: int
    """How long to wait."""


class ChangedEnough(Refusal, frozen=True, tag="match/changed-enough"):
    """The order was changed too often in this round."""

    most: int


class NobodyToRemind(Refusal, frozen=True, tag="match/nobody-to-remind"):
    """Nobody is awaited but the host, the computer or an empty seat."""


class RemindedLately(Refusal, frozen=True, tag="match/reminded-lately"):
    """Everybody has been reminded a moment ago."""

    seconds: int
    """How long to wait."""


class NotByHost(Refusal, frozen=True, tag="match/not-by-host"):
    """Whoever sits there gives their own orders."""

    seat: Seat


class HostHoldsNoSeat(Refusal, frozen=True, tag="match/host-holds-no-seat"):
    """A host who gives orders for others does not play."""


class FleetSeen(Refusal, frozen=True, tag="match/fleet-seen"):
    """A player who could have seen another fleet cannot sit there."""

    seat: Seat
    """The seat of the fleet."""


class HostPlays(Refusal, frozen=True, tag="match/host-plays"):
    """A host who plays cannot replace players at a table that is open to all."""


class NobodyToReplace(Refusal, frozen=True, tag="match/nobody-to-replace"):
    """Nobody can be replaced there: no person is in the game at that seat."""

    seat: Seat


class DeadlinePast(Refusal, frozen=True, tag="match/deadline-past"):
    """The deadline is too early: before now, or before what was said."""


class Refereed(Refusal, frozen=True, tag="sealed/refereed"):
    """At a refereed table nothing is signed or proved."""


class SeatStillFree(Refusal, frozen=True, tag="sealed/seat-free"):
    """A sealed game begins when both seats are taken."""


class NotThatField(Refusal, frozen=True, tag="sealed/not-that-field"):
    """The field that is shown is not the one that was sealed."""


class WrongSize(Refusal, frozen=True, tag="sealed/wrong-size"):
    """The proof of a sealed field has the wrong size."""

    size: int
    wanted: int


class NotOverYet(Refusal, frozen=True, tag="match/not-over"):
    """The game is still being played."""


class DayNotOver(Refusal, frozen=True, tag="match/day-not-over"):
    """The day of this sea is not over: until then a try shows only its own shots."""


class NoRematch(Refusal, frozen=True, tag="match/one-try"):
    """A daily sea is cleared once: there is no other game on it."""


class TryAgain(Refusal, frozen=True, tag="match/try-again"):
    """The logbook did not answer: the same command may be sent again safely."""


class IdTaken(Refusal, frozen=True, tag="match/id-taken"):
    """The id belongs to another request, which was carried out before."""


class MatchDamaged(Refusal, frozen=True, tag="match/damaged"):
    """The log of the match is damaged, so that nobody can go on with it."""
