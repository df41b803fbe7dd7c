"""A live match as its log makes it: who sits where, the truth of the game, the clocks."""

from msgspec import Struct
from msgspec.structs import replace

from seabattle.game import Event, Phase, Seat, SeatMask, evolve, seats_in
from seabattle.game.event import OrderGiven, ShipMoved
from seabattle.game.state import State, new_state
from seabattle.matches.clock import ClockFace, pressed, ticked, wound_up
from seabattle.matches.event import (
    AbsenceClaimed,
    AbsenceDenied,
    GameWentOn,
    Happened,
    Kind,
    MatchEvent,
    MatchOpened,
    RematchAsked,
    RematchOpened,
    Reminded,
    SeatGivenUp,
    SeatTaken,
    StopOffered,
    StopRefused,
)
from seabattle.matches.port import MatchId, Milliseconds, PlayerId


class Sitter(Struct, frozen=True):
    """Whoever sits at a seat."""

    name: str
    kind: Kind
    player: PlayerId | None = None
    """Nobody, for a bot of our own."""


class Claim(Struct, frozen=True):
    """Somebody says that nobody is at a seat."""

    seat: Seat
    since: Milliseconds


class Sitting(Struct, frozen=True, gc=False):
    """Everything that is true of a live match. A fold over its pages, and nothing else."""

    opened: MatchOpened
    sitters: tuple[Sitter | None, ...]
    state: State
    clock: ClockFace
    moved_at: Milliseconds
    """When everybody last heard that the game had gone on."""
    offers: SeatMask = 0
    """Who would like to stop."""
    claim: Claim | None = None
    """Whether the side to move is said to be away."""
    denied_at: Milliseconds = 0
    """When such a claim was last denied."""
    reminded_at: Milliseconds | None = None
    """When the host last reminded somebody."""
    rematch: SeatMask = 0
    """Who would like another game."""
    following: MatchId | None = None
    """The next game."""

    @property
    def free(self) -> SeatMask:
        """Seats at which nobody sits, unless they have left the game."""
        empty = sum(1 << seat for seat, sitter in enumerate(self.sitters) if sitter is None)
        return empty & self.state.table.present

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.state.table.phase is Phase.OVER

    @property
    def people(self) -> SeatMask:
        """Seats at which somebody sits who can be asked: a person, or a bot from afar."""
        return sum(
            1 << seat
            for seat, sitter in enumerate(self.sitters)
            if sitter is not None and sitter.player is not None
        )

    @property
    def rematch_due(self) -> bool:
        """Whether everybody who can be asked wants another game, and it is not laid out yet."""
        if not self.over or self.following is not None:
            return False
        return bool(self.people) and not self.people & ~self.rematch

    def seat_of(self, player: PlayerId | None) -> Seat | None:
        """Where a player sits."""
        for seat, sitter in enumerate(self.sitters):
            if sitter is not None and sitter.player is not None and sitter.player == player:
                return Seat(seat)
        return None

    def computers_to_move(self) -> tuple[Seat, ...]:
        """Seats of our own bots that are to place, to fire or to give an order."""
        table = self.state.table
        if table.phase is not Phase.PLACING and table.phase is not Phase.PLAYING:
            return ()
        chairs, turn = self.opened.chairs, table.turn
        if turn is not None:
            return () if chairs[turn].bot is None else (turn,)
        return tuple(seat for seat in seats_in(table.awaited) if chairs[seat].bot is not None)


def laid(opened: MatchOpened, at: Milliseconds) -> Sitting:
    """A table at which only our own bots sit."""
    sitters = tuple(
        None if chair.bot is None else Sitter(chair.bot, Kind.COMPUTER) for chair in opened.chairs
    )
    clock = wound_up(opened.clock, opened.ruleset.seats)
    return Sitting(opened, sitters, new_state(opened.ruleset), clock, at)


def gone_on(sitting: Sitting, happened: Happened, at: Milliseconds) -> Sitting:
    """The match after one more page."""
    before, clock = sitting.state.table, ticked(sitting.clock, happened.spent)
    for event in happened.events:
        sitting = _after(sitting, event, at)
    if any(map(_open, happened.events)):
        clock = pressed(sitting.opened.clock, clock, before, sitting.state.table, at)
        return replace(sitting, clock=clock, moved_at=at)
    return replace(sitting, clock=replace(clock, since=at))


def _open(event: MatchEvent) -> bool:
    """Whether everybody hears that the game has gone on.

    A ship that moves must not give its owner a new minute: the others would see it.
    """
    return isinstance(event, GameWentOn) and any(not _secret(each) for each in event.events)


def _secret(event: Event) -> bool:
    """Whether only one seat hears of it: its ship moves, or it thinks better of an order."""
    return isinstance(event, ShipMoved) or (isinstance(event, OrderGiven) and event.again)


def _after(sitting: Sitting, event: MatchEvent, at: Milliseconds) -> Sitting:
    match event:
        case SeatTaken():
            sitter = Sitter(event.name, event.kind, event.player)
            return _seated(sitting, event.seat, sitter)
        case SeatGivenUp():
            return _seated(sitting, event.seat, None)
        case GameWentOn():
            state = sitting.state
            for each in event.events:
                state = evolve(sitting.opened.ruleset, state, each)
            # Whoever plays on leaves an offer behind, and is not away. What happens in secret
            # leaves both on the table, or they would tell of it.
            if _open(event):
                return replace(sitting, state=state, offers=0, claim=None)
            return replace(sitting, state=state)
        case StopOffered():
            return replace(sitting, offers=sitting.offers | 1 << event.seat)
        case StopRefused():
            return replace(sitting, offers=0)
        case AbsenceClaimed():
            return replace(sitting, claim=Claim(event.seat, at))
        case AbsenceDenied():
            return replace(sitting, claim=None, denied_at=at)
        case Reminded():
            return replace(sitting, reminded_at=at)
        case RematchAsked():
            return replace(sitting, rematch=sitting.rematch | 1 << event.seat)
        case RematchOpened():
            return replace(sitting, following=event.match)
        case MatchOpened():
            return sitting


def _seated(sitting: Sitting, seat: Seat, sitter: Sitter | None) -> Sitting:
    sitters = (*sitting.sitters[:seat], sitter, *sitting.sitters[seat + 1 :])
    return replace(sitting, sitters=sitters)
