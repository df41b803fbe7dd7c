"""Clocks: how much time each seat has, and whose runs.

A clock is plain arithmetic over the pages of a match. Each page says how long the running
clocks ran before it, so folding the log again gives the same times. The caller measures the
running move.
"""

from typing import Annotated

from msgspec import Meta, Struct
from msgspec.structs import replace

from seabattle.game import Phase, Seat, SeatMask, Table, seats_in
from seabattle.matches.port import Milliseconds

Span = Annotated[int, Meta(ge=0, le=366 * 24 * 3600 * 1000)]

HURRY = 30_000
"""No player is warned earlier than this before a short time is out."""


class ClockRule(Struct, frozen=True, omit_defaults=True):
    """The time control of a match; all zero means that there is none.

    Times are milliseconds. Days per move are a long *move*.
    """

    bank: Span = 0
    """For all moves of a seat together."""
    increment: Span = 0
    """Given back to the bank after each turn."""
    move: Span = 0
    """For each move, or for each round."""

    @property
    def runs(self) -> bool:
        """Whether there is a clock at all."""
        return bool(self.bank or self.move)

    @property
    def sound(self) -> bool:
        """Whether the parts agree: a bank or a time for each move, and not both."""
        return not (self.bank and self.move) and (not self.increment or bool(self.bank))


class ClockFace(Struct, frozen=True, gc=False):
    """The times of all seats after a page."""

    banks: tuple[Milliseconds, ...]
    """The time left to each seat."""
    used: Milliseconds = 0
    """The part of the time for the present move that is used up."""
    running: SeatMask = 0
    since: Milliseconds = 0
    """The moment of these times; since then the running clocks have gone on."""


def new_clock_face(rule: ClockRule, seats: int) -> ClockFace:
    """Clocks before the first move."""
    return ClockFace((rule.bank,) * seats)


def tick_clocks(face: ClockFace, spent: Milliseconds) -> ClockFace:
    """The clocks after the running ones have run so long."""
    if not face.running or not spent:
        return face
    banks = tuple(
        max(0, bank - spent) if face.running >> seat & 1 else bank
        for seat, bank in enumerate(face.banks)
    )
    return replace(face, banks=banks, used=face.used + spent)


def press_clock(
    rule: ClockRule, face: ClockFace, tables: tuple[Table, Table], running: SeatMask, at: int
) -> ClockFace:
    """The clocks after a command has turned one table into another, when these are to run."""
    if not rule.runs:
        return face
    before, after = tables
    banks = face.banks
    if rule.increment:
        done = _seats_done(face, before, after, running)
        banks = tuple(bank + rule.increment * (done >> seat & 1) for seat, bank in enumerate(banks))
    # At a sealed table to place and to show a lot are two things to do, each with its time.
    same_time = (before.phase, before.round) == (after.phase, after.round)
    same_round = after.turn is None and same_time and bool(face.running)
    return ClockFace(banks, face.used if same_round else 0, running, at)


def _seats_done(face: ClockFace, before: Table, after: Table, running: SeatMask) -> SeatMask:
    """Return the seats whose turn or order is done; an answer in a sealed game ends neither."""
    done = face.running & ~running
    if before.turn is not None:
        done = 0 if after.turn == before.turn and running else 1 << before.turn
    return done & after.present


def seats_on_clock(table: Table) -> SeatMask:
    """Return the seats whose clocks run: none before all have placed, nor after the end."""
    if table.phase is not Phase.PLAYING:
        return 0
    return table.awaited if table.turn is None else 1 << table.turn


def remaining_time(
    rule: ClockRule, face: ClockFace, seat: Seat, spent: Milliseconds = 0
) -> Milliseconds:
    """Return the time left to a seat after its clock, if it runs, has run on for *spent*."""
    runs = face.running >> seat & 1
    if rule.move:
        return max(0, rule.move - (face.used + spent) * runs)
    return max(0, face.banks[seat] - spent * runs)


def seats_out_of_time(rule: ClockRule, face: ClockFace, spent: Milliseconds) -> list[Seat]:
    """Return the seats whose time is out after the running clocks have run on for *spent*."""
    if not rule.runs:
        return []
    return [seat for seat in seats_in(face.running) if not remaining_time(rule, face, seat, spent)]


class ClockAlarm(Struct, frozen=True):
    """The next moment at which a clock calls for something."""

    wait: Milliseconds
    hurried: SeatMask = 0
    """Seats to warn at that moment; none when a time is out."""


def next_alarm(rule: ClockRule, face: ClockFace, spent: Milliseconds) -> ClockAlarm | None:
    """Return the next moment at which a player must be warned or a time is out."""
    out = time_until_out(rule, face, spent)
    if out is None:
        return None
    early = warning_time(rule)
    waits = {
        seat: remaining_time(rule, face, seat, spent) - early
        for seat in seats_in(face.running)
        if remaining_time(rule, face, seat, spent) > early
    }
    first = min(waits.values(), default=out)
    if first >= out:
        return ClockAlarm(out)
    return ClockAlarm(first, sum(1 << seat for seat, wait in waits.items() if wait == first))


def time_until_out(
    rule: ClockRule, face: ClockFace, spent: Milliseconds = 0
) -> Milliseconds | None:
    """Return the time until the first running clock is out, if no player moves."""
    if not rule.runs or not face.running:
        return None
    return min(remaining_time(rule, face, seat, spent) for seat in seats_in(face.running))


def warning_time(rule: ClockRule) -> Milliseconds:
    """Return how long before the end a seat is warned: a quarter of its time, or half a minute."""
    whole = rule.move or rule.bank
    return whole // 4 if whole > 24 * 3600 * 1000 else min(HURRY, whole // 4)
