"""Claims that the side to move has gone: when the others may win by it, and when not.

Where a clock or a deadline runs it alone decides, and a claim is refused.
"""

from seabattle.game import Phase, RunOutOfTime, Seat, seats_in
from seabattle.game.refusal import GameIsOver
from seabattle.matches.clock import time_until_out
from seabattle.matches.event import AbsenceClaimed, AbsenceDenied
from seabattle.matches.lots import Draw
from seabattle.matches.played_command import Circumstances, RequestOutcome, apply_ruling
from seabattle.matches.port import Milliseconds
from seabattle.matches.refusal import ClockDecides, NobodyAbsent, NotAtTable
from seabattle.matches.request import ClaimAbsence, NotePresence
from seabattle.matches.state import MatchState

ABSENT = 300_000
"""How long the side to move must have been away before that can be claimed."""

ANSWER = 120_000
"""How long it has to come back before the claim wins."""


def claim_absence(
    state: MatchState, request: ClaimAbsence, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """Only the side to move can be claimed against, and only after it has been away for a while.

    This process knows only its own listeners. So a claim is put to all players first, and
    the process that has a listener at that seat denies it.
    """
    seat = state.seat_of(circumstances.by)
    if seat is None:
        return NotAtTable()
    if state.over:
        return GameIsOver()
    if is_timed(state):
        return ClockDecides(_in_seconds(_time_left(state, circumstances)))
    turn = _seat_to_move(state)
    if turn is None or turn == seat:
        return NobodyAbsent(0)
    away = circumstances.away[turn] if turn < len(circumstances.away) else None
    if away is None:
        return NobodyAbsent(0)
    if away < ABSENT:
        return NobodyAbsent(_in_seconds(ABSENT - away))
    if state.claim is None:
        return (AbsenceClaimed(seat, turn),)
    if circumstances.claimed < ANSWER:
        return NobodyAbsent(_in_seconds(ANSWER - circumstances.claimed))
    return apply_ruling(state, RunOutOfTime(turn), draw)


def is_timed(state: MatchState) -> bool:
    """Whether a clock or a deadline ends what a player leaves undone."""
    return state.opened.clock.runs or bool(state.opened.deadline or state.deadline)


def _time_left(state: MatchState, circumstances: Circumstances) -> Milliseconds:
    """Until a running clock is out or the round closes; 0 while no time runs."""
    now = circumstances.now
    if state.deadline is not None:
        return max(0, state.deadline - now)
    left = time_until_out(state.opened.clock, state.clock, circumstances.spent)
    return 0 if left is None else left + max(0, state.paused_until - now)


def _in_seconds(span: Milliseconds) -> int:
    return (span + 999) // 1000


def _seat_to_move(state: MatchState) -> Seat | None:
    """The one seat that is waited for: to fire, or to answer at a sealed table."""
    if state.game.table.phase is not Phase.PLAYING or state.game.table.turn is None:
        return None
    return next(seats_in(state.to_act), None)


def note_presence(
    state: MatchState, request: NotePresence, circumstances: Circumstances, draw: Draw
) -> RequestOutcome:
    """Deny a claim against a seat at which a process has a listener."""
    claimed = state.claim is not None and state.claim.seat == request.seat
    return (AbsenceDenied(request.seat),) if claimed else ()
