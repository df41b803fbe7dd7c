"""The public state of a live match beside its game: who sits where, and the clocks."""

from msgspec import Struct

from seabattle.game import Seat, seats_in
from seabattle.matches.clock import ClockRule, remaining_time
from seabattle.matches.event import SitterKind
from seabattle.matches.port import MatchId, Milliseconds
from seabattle.matches.state import MatchState
from seabattle.records.evidence import Commitments
from seabattle.wire.sealed import SealedInfo, sealed_info_of


class Sitter(Struct, frozen=True):
    """The player at a seat."""

    name: str
    kind: SitterKind


class Clocks(Struct, frozen=True):
    """The clocks of a match at one moment."""

    rule: ClockRule
    at: Milliseconds
    """The moment of these times; the running clocks have gone on since."""
    left: tuple[Milliseconds, ...]
    """For each seat."""
    running: tuple[Seat, ...]


class PauseWanted(Struct, frozen=True):
    """A pause that a player has offered."""

    days: int
    seats: tuple[Seat, ...]
    """Seats that have agreed so far."""


class MatchInfo(Struct, frozen=True):
    """The players of a match, and what they have agreed on."""

    match: MatchId
    variant: str
    sitters: tuple[Sitter | None, ...]
    """The player or bot at each seat; ``None`` where the seat is free."""
    listed: bool
    hints: bool
    offers: tuple[Seat, ...]
    """Seats that would like to stop."""
    rematch: tuple[Seat, ...]
    """Seats that would like another game."""
    previous: MatchId | None
    following: MatchId | None
    clock: Clocks | None
    pause_offer: PauseWanted | None = None
    """The pause that is offered; ``None`` while there is no offer."""
    paused_until: Milliseconds | None = None
    """When the last pause that was agreed on ends; no clock runs before."""
    commitments: Commitments | None = None
    """Hashes of the seed and of every field; nothing in older matches."""
    deadline: Milliseconds | None = None
    """When the open round closes, where that was said."""
    zone: str | None = None
    """The time zone of the host, in which clients show the deadline."""
    sealed: SealedInfo | None = None
    """The state of a sealed game; ``None`` at a refereed table."""


def match_info_of(
    match: MatchId, state: MatchState, at: Milliseconds, spent: Milliseconds
) -> MatchInfo:
    """Return the public state; of the truth of the game nothing but salted hashes."""
    opened = state.opened
    return MatchInfo(
        match=match,
        variant=opened.variant,
        sitters=tuple(Sitter(each.name, each.kind) if each else None for each in state.sitters),
        listed=opened.listed,
        hints=opened.hints,
        offers=tuple(seats_in(state.offers)),
        rematch=tuple(seats_in(state.rematch)),
        previous=opened.previous,
        following=state.following,
        clock=clocks_of(state, at, spent),
        pause_offer=_pause_of(state),
        paused_until=state.paused_until - state.ahead if state.paused_until else None,
        commitments=state.commitments,
        deadline=state.deadline,
        zone=opened.deadline.zone if opened.deadline else None,
        sealed=sealed_info_of(state),
    )


def clocks_of(state: MatchState, at: Milliseconds, spent: Milliseconds) -> Clocks | None:
    """Return the clocks of a match, where there are any."""
    rule, face = state.opened.clock, state.clock
    if not rule.runs:
        return None
    seats = range(len(state.sitters))
    remaining = tuple(remaining_time(rule, face, Seat(seat), spent) for seat in seats)
    running = face.running if at >= state.paused_until else 0
    return Clocks(rule, at, remaining, tuple(seats_in(running)))


def _pause_of(state: MatchState) -> PauseWanted | None:
    offer = state.pause_offer
    return None if offer is None else PauseWanted(offer.days, tuple(seats_in(offer.seats)))
