"""The public state of a game: the phase, whose turn it is, who is in."""

from enum import StrEnum

from msgspec import Struct
from msgspec.structs import replace

from seabattle.game.event import Step, Why
from seabattle.game.seat import Seat, SeatMask
from seabattle.grid import Mask


class Phase(StrEnum):
    """Where the game stands."""

    PLACING = "placing"
    LOTS = "lots"
    PLAYING = "playing"
    TIE = "tie"
    OVER = "over"


class Table(Struct, frozen=True, gc=False):
    """The public state of a game, which all players and spectators see."""

    seats: int
    phase: Phase = Phase.PLACING
    placed: SeatMask = 0
    """Whose fleets are in."""
    out: SeatMask = 0
    """Who is out: sunk or gone."""
    left: SeatMask = 0
    """Who is gone."""
    tied: SeatMask = 0
    """Among whom lots will decide."""
    turn: Seat | None = None
    step: Step = Step.ATTACK
    round: int = 0
    ordered: SeatMask = 0
    """Who has given an order this round."""
    missed: tuple[int, ...] = ()
    """Rounds each seat has missed in a row."""
    hits: Mask = 0
    """The red pegs of a shared sea."""
    winner: Seat | None = None
    why: Why | None = None

    @property
    def present(self) -> SeatMask:
        """Who is still in the game."""
        return ((1 << self.seats) - 1) & ~self.out

    @property
    def awaited(self) -> SeatMask:
        """Whose fleet, or whose order this round, is still missing."""
        given = self.placed if self.phase is Phase.PLACING else self.ordered
        return self.present & ~given

    @property
    def to_act(self) -> SeatMask:
        """For whom the game waits: to place, to fire, or to give an order."""
        if self.turn is not None:
            return 1 << self.turn
        return self.awaited if self.phase in (Phase.PLACING, Phase.PLAYING) else 0


def new_table(seats: int) -> Table:
    """A table at which nothing has happened."""
    return Table(seats, missed=(0,) * seats)


def next_seat(table: Table, seat: Seat) -> Seat:
    """Whose turn comes after that of *seat*."""
    present = table.present
    # The lowest seat above this one, or else the lowest of all.
    following = present >> (seat + 1) << (seat + 1) or present
    return Seat((following & -following).bit_length() - 1)


def give_turn(table: Table, seat: Seat) -> Table:
    """The table when the turn of *seat* begins."""
    return replace(table, turn=seat, step=Step.ATTACK)


def without_seats(table: Table, seats: SeatMask) -> Table:
    """The table after some seats are out."""
    return replace(table, out=table.out | seats) if seats else table


def count_fleet(table: Table, seat: Seat) -> Table:
    """The table after a fleet has been placed; lots are next when it was the last."""
    table = replace(table, placed=table.placed | 1 << seat)
    return table if table.awaited else replace(table, phase=Phase.LOTS)


def begin_play(table: Table, first: Seat | None) -> Table:
    """The table when play begins."""
    return replace(table, phase=Phase.PLAYING, turn=first, step=Step.ATTACK, round=1)


def add_pegs(table: Table, hits: Mask) -> Table:
    """The table with more red pegs on its shared sea."""
    return replace(table, hits=table.hits | hits)


def note_order(table: Table, seat: Seat) -> Table:
    """The table after a seat has given its order."""
    return replace(table, ordered=table.ordered | 1 << seat)


def begin_next_round(table: Table, missed: tuple[Seat, ...], hits: Mask) -> Table:
    """The table when the next round begins."""
    streaks = tuple(streak + 1 if seat in missed else 0 for seat, streak in enumerate(table.missed))
    return replace(table, round=table.round + 1, ordered=0, missed=streaks, hits=table.hits | hits)


def remove_seat(table: Table, seat: Seat) -> Table:
    """The table after a seat has left."""
    table = replace(table, out=table.out | 1 << seat, left=table.left | 1 << seat)
    if table.phase is Phase.PLACING and not table.awaited:
        return replace(table, phase=Phase.LOTS)
    return table


def tie_seats(table: Table, seats: tuple[Seat, ...]) -> Table:
    """The table when lots must decide between the last seats."""
    return replace(table, phase=Phase.TIE, tied=sum(1 << seat for seat in seats), turn=None)


def end_game(table: Table, winner: Seat | None, why: Why) -> Table:
    """The table when the game has ended."""
    return replace(table, phase=Phase.OVER, winner=winner, why=why, turn=None)
