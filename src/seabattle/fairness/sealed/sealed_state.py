"""Where a sealed game stands. Nothing in it is secret."""

from msgspec import Struct

from seabattle.fairness.proofs.binding import Binding
from seabattle.game.command import Attack
from seabattle.game.sealed_event import BreachProved
from seabattle.game.sealed_side import SealedSide, new_sealed_side
from seabattle.game.seat import Seat, SeatMask
from seabattle.game.table import Phase, Table, new_table
from seabattle.rules import Ruleset


class SealedSeat(Struct, frozen=True):
    """What a seat has announced and placed; empty until then."""

    key: bytes = b""
    nonce: bytes = b""
    lot: bytes = b""
    """The hash of its number for the lots."""
    lot_nonce: bytes = b""
    placing: bytes = b""
    """The SHA-512 of the proof of its field."""


class SealedState(Struct, frozen=True):
    """Everything there is to know, for anybody."""

    table: Table
    sides: tuple[SealedSide, SealedSide]
    seats: tuple[SealedSeat, SealedSeat]
    head: bytes = b""
    """The link of the last message; empty until both fields are sealed."""
    number: int = 0
    """Of the next message."""
    called: Attack | None = None
    """The attack that waits for its answers."""
    breach: BreachProved | None = None

    @property
    def to_act(self) -> SeatMask:
        """For whom the game waits: to announce, to place, to show a lot, to fire or to answer."""
        table = self.table
        if table.phase is Phase.PLAYING and table.turn is not None:
            return 1 << (1 - table.turn if self.called is not None else table.turn)
        if table.phase is Phase.OVER:
            return 0
        return sum(1 << seat for seat in (0, 1) if self._is_late(self.seats[seat]))

    @property
    def announced(self) -> bool:
        """Whether both seats have a key. Before that nobody can place: a proof names both."""
        return all(seat.key for seat in self.seats)

    def _is_late(self, seat: SealedSeat) -> bool:
        if self.table.phase is Phase.LOTS:
            return not seat.lot_nonce
        return not (seat.placing if self.announced else seat.key)


def new_sealed_state(ruleset: Ruleset) -> SealedState:
    """A table at which two have sat down and nothing was said."""
    side = new_sealed_side(ruleset)
    return SealedState(new_table(2), (side, side), (SealedSeat(), SealedSeat()))


def binding_of(rules: bytes, match: str, state: SealedState, seat: Seat) -> Binding:
    """What the field of a seat is bound to, once both have announced their keys.

    *rules* is the hash of the rules as they were written down.
    """
    one, other = state.seats
    return Binding(rules, match, seat, (one.key, other.key), (one.nonce, other.nonce))


def other_seat(seat: Seat) -> Seat:
    """The one across the table."""
    return Seat(1 - seat)
