"""State of a sealed game. Nothing in it is secret."""

from msgspec import Struct

from seabattle.fairness.proofs.binding import Binding
from seabattle.game.command import Attack
from seabattle.game.sealed_event import BreachProved
from seabattle.game.sealed_side import SealedSide, new_sealed_side
from seabattle.game.seat import Seat, SeatMask
from seabattle.game.table import Phase, Table, new_table
from seabattle.rules import Ruleset


class SealedSeatState(Struct, frozen=True):
    """The announced key and placing of a seat; empty until then."""

    key: bytes = b""
    nonce: bytes = b""
    lot: bytes = b""
    """The hash of its nonce for the lots."""
    lot_nonce: bytes = b""
    placing: bytes = b""
    """The SHA-512 of the proof of its field."""


class SealedState(Struct, frozen=True):
    """The whole state, all of it public."""

    table: Table
    sides: tuple[SealedSide, SealedSide]
    seats: tuple[SealedSeatState, SealedSeatState]
    head: bytes = b""
    """The link of the last message; empty until both fields are sealed."""
    number: int = 0
    """The number of the next message."""
    called: Attack | None = None
    """The attack that waits for its answers."""
    breach: BreachProved | None = None

    @property
    def to_act(self) -> SeatMask:
        """The seats to act: to announce, to place, to open a lot, to fire or to answer."""
        table = self.table
        if table.phase is Phase.PLAYING and table.turn is not None:
            return 1 << (1 - table.turn if self.called is not None else table.turn)
        if table.phase is Phase.OVER:
            return 0
        return sum(1 << seat for seat in (0, 1) if self._is_late(self.seats[seat]))

    @property
    def announced(self) -> bool:
        """Whether both seats have a key. Placing needs both, as a proof names them."""
        return all(seat.key for seat in self.seats)

    def _is_late(self, seat: SealedSeatState) -> bool:
        if self.table.phase is Phase.LOTS:
            return not seat.lot_nonce
        return not (seat.placing if self.announced else seat.key)


def new_sealed_state(ruleset: Ruleset) -> SealedState:
    """The state of a new game with two seats and no messages."""
    side = new_sealed_side(ruleset)
    return SealedState(new_table(2), (side, side), (SealedSeatState(), SealedSeatState()))


def binding_of(rules: bytes, match: str, state: SealedState, seat: Seat) -> Binding:
    """The binding of a seat's field, once both seats have announced their keys.

    *rules* is the hash of the rules as encoded in the record.
    """
    one, other = state.seats
    return Binding(rules, match, seat, (one.key, other.key), (one.nonce, other.nonce))


def other_seat(seat: Seat) -> Seat:
    """The opponent's seat."""
    return Seat(1 - seat)
