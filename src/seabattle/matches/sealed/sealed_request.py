"""Decides what is asked of a sealed table: messages, the clock, and a field that is shown.

Raises :class:`seabattle.fairness.sealed.noted_proofs.Unchecked` where something has to be
found out first, which nobody does while everybody waits.
"""

from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_message import SignedMessage
from seabattle.game import (
    CallOff,
    DropSeat,
    RefereeCommand,
    Refusal,
    RunOutOfTime,
    Seat,
    placement_faults,
)
from seabattle.game.refusal import NoRounds, NotDroppable, NothingToAnswer
from seabattle.matches.event import FieldShown, SealedGameWentOn
from seabattle.matches.refusal import (
    NotAtTable,
    NotOverYet,
    NotThatField,
    Refereed,
    SeatStillFree,
)
from seabattle.matches.request import Say, ShowField
from seabattle.matches.state import MatchState

SealedOutcome = tuple[SealedGameWentOn, ...] | Refusal


def decide_message(
    state: MatchState, request: Say, seat: Seat | None, keepsake: str
) -> SealedOutcome:
    """What comes of a message that somebody has signed."""
    game = state.game
    if seat is None:
        return NotAtTable()
    if not isinstance(game, SealedGame):
        return Refereed()
    if state.free:
        return SeatStillFree()
    command = SignedMessage(request.data, request.signature)
    events = game.decide(seat, command)
    if isinstance(events, Refusal):
        return events
    return (SealedGameWentOn(seat, command, events, keepsake),)


def decide_for_table(game: SealedGame, command: RefereeCommand) -> SealedOutcome:
    """What the clock or an agreement decides; lots and rounds are nothing of the table's here."""
    if isinstance(command, DropSeat):
        return NotDroppable(command.seat, 0, None)
    if not isinstance(command, CallOff | RunOutOfTime):
        return NoRounds()
    events = game.decide(None, command)
    return events if isinstance(events, Refusal) else (SealedGameWentOn(None, command, events),)


def end_by_clock(game: SealedGame, late: list[Seat]) -> SealedOutcome:
    """Whoever is silent for too long has lost; where both are, nobody has won."""
    return decide_for_table(game, RunOutOfTime(late[0]) if len(late) == 1 else CallOff())


def has_announced(state: MatchState, seat: Seat) -> bool:
    """Whether a seat of a sealed table has a key, so that nobody else can play on for it."""
    game = state.game
    return isinstance(game, SealedGame) and bool(game.state.seats[seat].key)


def decide_showing(
    state: MatchState, request: ShowField, seat: Seat | None
) -> tuple[FieldShown, ...] | Refusal:
    """A field may be shown once the game is over, and only if it is the one that was sealed."""
    game = state.game
    if seat is None:
        return NotAtTable()
    if not isinstance(game, SealedGame):
        return Refereed()
    if not state.over:
        return NotOverYet()
    placing = game.state.seats[seat].placing
    if not placing:
        return NothingToAnswer()
    if state.shown >> seat & 1:
        return ()
    if any(placement_faults(game.ruleset, request.ships)):
        # No such field was ever proved legal, and nothing has to be checked for that.
        return NotThatField()
    seed = bytes.fromhex(request.seed)
    if not game.proofs.is_field(placing, game.binding(seat), request.ships, seed):
        return NotThatField()
    return (FieldShown(seat, request.ships, request.seed),)
