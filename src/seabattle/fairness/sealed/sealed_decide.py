"""Decides messages of a sealed game: events, or a refusal.

An unsigned message is only refused. A signed false one decides the game at once, by the line
"only one side broke the rules" of the table of verdicts: that side loses. Pure, if its
*proofs* are.
"""

from collections.abc import Callable
from typing import NamedTuple

from seabattle.fairness.proofs import lot
from seabattle.fairness.proofs.answer_proof import ProvedAnswer
from seabattle.fairness.proofs.chain import Message, begin_chain, link_of, read_message
from seabattle.fairness.sealed.attack_walk import answer_attack, is_ship
from seabattle.fairness.sealed.sealed_message import (
    Announce,
    GiveAnswers,
    OpenLot,
    Says,
    SealedCommand,
    SealField,
    SignedMessage,
    read_body,
)
from seabattle.fairness.sealed.sealed_state import SealedState, binding_of, other_seat
from seabattle.fairness.sealed.table_proofs import Proofs
from seabattle.fairness.verdict_table import Case, Conduct, Stage, verdict_on
from seabattle.game import (
    Attack,
    CallOff,
    DeclareVictory,
    EndTurn,
    Fire,
    Phase,
    Refusal,
    Resign,
    RunOutOfTime,
    Seat,
    UseWeapon,
    Why,
    seats_in,
    why_not_seat,
)
from seabattle.game.event import Echo, RadarSwept, SeatLeft, TieReached, VictoryDeclared
from seabattle.game.flow import (
    AttackResult,
    after_attack,
    declare_victory,
    draw_lot,
    leave_game,
    open_play,
    pass_turn,
    weapon_used,
)
from seabattle.game.permission.permit import why_absent, why_not_leave
from seabattle.game.refusal import (
    AlreadyPlaced,
    AnswerAwaited,
    GameIsOver,
    NoLots,
    NothingToAnswer,
    NotPlacing,
    NotPlaying,
    NotSigned,
    NotYourTurn,
    OutOfPlace,
    PlacingUnknown,
    SaidBefore,
)
from seabattle.game.sealed_event import (
    AttackAnswered,
    AttackCalled,
    Breach,
    BreachProved,
    CellTold,
    ChainBegan,
    FieldSealed,
    KeyAnnounced,
    LotOpened,
    MessageChained,
    SealedEvents,
    SealedGameEnded,
    Told,
)
from seabattle.grid import Cell, Mask
from seabattle.rules import Ruleset


class SealedContext(NamedTuple):
    """The rules of a match, its id, and the proofs that have arrived."""

    ruleset: Ruleset
    rules: bytes
    """The hash of the rules as they were written down."""
    match: str
    proofs: Proofs


def place_to_sign(
    at: SealedContext, state: SealedState, seat: Seat, kind: str
) -> tuple[int, bytes]:
    """The number of the next message of a seat, and the link before it.

    The chain begins once both fields are sealed. Earlier messages have no order: they name
    the binding of the seat, or zeros while it is not known.
    """
    if state.head:
        return state.number, state.head
    if kind == "announce" or not state.announced:
        return 0, bytes(64)
    return 0, binding_of(at.rules, at.match, state, seat).digest


def decide_sealed(
    at: SealedContext, state: SealedState, seat: Seat | None, command: SealedCommand
) -> SealedEvents | Refusal:
    """Decide *command* of *seat*, which is ``None`` for commands of the table itself."""
    if not isinstance(command, SignedMessage):
        return _decide_for_table(at.ruleset, state, command)
    if seat is None:
        raise ValueError(f"a seat gives this command: {command}")
    absent = why_absent(state.table, seat)
    if absent is not None:
        return absent
    data, signature = bytes.fromhex(command.data), bytes.fromhex(command.signature)
    message = read_message(data)
    if message is None or (message.match, message.seat) != (at.match, seat):
        return NotSigned()
    says = read_body(at.ruleset.grid, message.kind, message.body)
    if says is None:
        return NotSigned()
    obstacle = _why_out_of_place(at, state, message) or why_not_say(at, state, seat, says)
    if obstacle is not None:
        return obstacle
    key = says.key if isinstance(says, Announce) else state.seats[seat].key
    if not at.proofs.is_signed(key, data, signature):
        return NotSigned()
    events = _DECISIONS[type(says)](at, state, seat, says)
    if not state.head:
        return events
    return (MessageChained(seat, link_of(data, signature).hex()), *events)


def _why_out_of_place(at: SealedContext, state: SealedState, message: Message) -> Refusal | None:
    place = place_to_sign(at, state, Seat(message.seat), message.kind)
    return None if (message.number, message.before) == place else OutOfPlace()


def why_not_say(at: SealedContext, state: SealedState, seat: Seat, says: Says) -> Refusal | None:
    """The refusal of a message without regard to its signature, or ``None``."""
    absent = why_absent(state.table, seat)
    if absent is not None:
        return absent
    match says:
        case Announce():
            return SaidBefore() if state.seats[seat].key else None
        case SealField():
            return _why_not_seal(at, state, seat, says)
        case OpenLot():
            if state.table.phase is not Phase.LOTS:
                return NoLots()
            return SaidBefore() if state.seats[seat].lot_nonce else None
        case GiveAnswers():
            due = state.called is not None and state.to_act >> seat & 1
            return None if due else NothingToAnswer()
        case Resign():
            return why_not_leave(state.table, seat)
        case Fire() | UseWeapon() | DeclareVictory() | EndTurn():
            if state.called is not None:
                return AnswerAwaited(next(seats_in(state.to_act)))
            return why_not_seat(at.ruleset, state.table, state.sides[seat], seat, says)


def _why_not_seal(
    at: SealedContext, state: SealedState, seat: Seat, says: SealField
) -> Refusal | None:
    obstacle = why_not_place(state, seat)
    if obstacle is not None:
        return obstacle
    return None if at.proofs.has_placing(says.placing) else PlacingUnknown()


def why_not_place(state: SealedState, seat: Seat) -> Refusal | None:
    """The refusal of placing a fleet now, or ``None``."""
    if state.table.phase is not Phase.PLACING:
        return NotPlacing()
    if state.seats[seat].placing:
        return AlreadyPlaced()
    if not state.announced:
        return NotPlaying(tuple(seats_in(state.to_act)))
    return None


def _decide_for_table(
    ruleset: Ruleset, state: SealedState, command: RunOutOfTime | CallOff
) -> SealedEvents | Refusal:
    if isinstance(command, CallOff):
        over = state.table.phase is Phase.OVER
        return GameIsOver() if over else (SealedGameEnded(None, Why.AGREED),)
    obstacle = why_not_leave(state.table, command.seat)
    if obstacle is not None:
        return obstacle
    # Only the clock of the seat to act runs: after a shot, the defender's.
    if not state.to_act >> command.seat & 1:
        return NotYourTurn(other_seat(command.seat))
    return _leave(ruleset, state, command.seat, Why.TIME)


def _announce(at: SealedContext, state: SealedState, seat: Seat, says: Announce) -> SealedEvents:
    return (KeyAnnounced(seat, says.key.hex(), says.nonce.hex(), says.lot.hex()),)


def _seal_field(at: SealedContext, state: SealedState, seat: Seat, says: SealField) -> SealedEvents:
    flaw = at.proofs.find_flaw(says.placing, binding_of(at.rules, at.match, state, seat))
    if flaw is not None:
        return _punish(BreachProved(seat, Breach.PLACING, flaw=flaw))
    placed = FieldSealed(seat, says.placing.hex())
    theirs = state.seats[other_seat(seat)].placing
    if not theirs:
        return (placed,)
    return (placed, *_begin(at, state, (theirs, says.placing) if seat else (says.placing, theirs)))


def _begin(at: SealedContext, state: SealedState, placings: tuple[bytes, bytes]) -> SealedEvents:
    """Begin the chain, and play if the rules decide who begins."""
    one, other = (binding_of(at.rules, at.match, state, Seat(seat)).digest for seat in (0, 1))
    chained = ChainBegan(begin_chain((one, other), placings).hex())
    return (chained, *open_play(at.ruleset, state.table))


def _open_lot(at: SealedContext, state: SealedState, seat: Seat, says: OpenLot) -> SealedEvents:
    if lot.commit_lot(at.match, seat, says.nonce) != state.seats[seat].lot:
        return _punish(BreachProved(seat, Breach.LOT))
    opened = LotOpened(seat, says.nonce.hex())
    theirs = state.seats[other_seat(seat)].lot_nonce
    if not theirs:
        return (opened,)
    nonces = (theirs, says.nonce) if seat else (says.nonce, theirs)
    first = Seat(lot.draw_lot(at.match, 0, nonces))
    return (opened, *draw_lot(state.table, first, SealedGameEnded))


def _call(at: SealedContext, state: SealedState, seat: Seat, says: Attack) -> SealedEvents:
    return (AttackCalled(seat, says),)


def _answer(at: SealedContext, state: SealedState, seat: Seat, says: GiveAnswers) -> SealedEvents:
    assert state.called is not None
    if says.answers is None:
        return _punish(BreachProved(seat, Breach.ANSWER_COUNT))
    questions = _Questions(at, state, seat, says.answers)
    try:
        told = answer_attack(at.ruleset, state.sides[seat], state.called, questions.ask)
        questions.finish()
    except _Caught as caught:
        return _punish(caught.breach)
    by, called = other_seat(seat), state.called
    return (_land(at.ruleset, by, called, told), *_go_on(at.ruleset, state, by, told))


def _land(
    ruleset: Ruleset, by: Seat, called: Attack, told: tuple[CellTold, ...]
) -> RadarSwept | AttackAnswered:
    weapon = weapon_used(ruleset, called)
    if weapon is not None and not weapon.harms:
        return RadarSwept(by, weapon.name, tuple([Echo(each.at, is_ship(each)) for each in told]))
    return AttackAnswered(by, told, None if weapon is None else weapon.name)


class _Caught(Exception):  # noqa: N818 -- It says what was caught.
    def __init__(self, breach: BreachProved) -> None:
        self.breach = breach


class _Questions:
    """The answers of a defender, checked one by one against their proofs."""

    def __init__(
        self,
        at: SealedContext,
        state: SealedState,
        seat: Seat,
        answers: tuple[tuple[ProvedAnswer, bytes], ...],
    ) -> None:
        self._at = at
        self._placing = state.seats[seat].placing
        self._seat = seat
        self._left = list(reversed(answers))

    def ask(self, cell: Cell, hits: Mask, *, looks: bool) -> CellTold:
        """The next answer; a false one raises."""
        if not self._left:
            raise _Caught(BreachProved(self._seat, Breach.ANSWER_COUNT, cell))
        said, proof = self._left.pop()
        bit = self._at.ruleset.grid.bit(cell)
        radar = said.told in (Told.EMPTY, Told.SHIP)
        proofs = self._at.proofs
        if radar is not looks or not proofs.is_proved(self._placing, said, bit, hits, proof):
            raise _Caught(BreachProved(self._seat, Breach.ANSWER, cell, said.told))
        return tell_cell(self._at.ruleset, cell, said)

    def finish(self) -> None:
        """Check that no answer is left over."""
        if self._left:
            raise _Caught(BreachProved(self._seat, Breach.ANSWER_COUNT))


def tell_cell(ruleset: Ruleset, cell: Cell, said: ProvedAnswer) -> CellTold:
    """A true answer in the words of the table."""
    named = None if said.ship_class is None else ruleset.fleet[said.ship_class].name
    return CellTold(cell, said.told, named, ruleset.grid.cells(said.cells) if said.cells else ())


def _go_on(
    ruleset: Ruleset, state: SealedState, by: Seat, told: tuple[CellTold, ...]
) -> SealedEvents:
    """The events after answers: the end of the game, or the next turn."""
    other, called = other_seat(by), state.called
    assert called is not None
    fresh = [each for each in told if each.strikes and not each.again]
    sank = any(each.told is Told.SUNK for each in fresh)
    left = state.sides[by].shots_left - (len(called.at) if isinstance(called, Fire) else 0)
    result = AttackResult(by, weapon_used(ruleset, called), left, hit=bool(fresh), sank=sank)
    falls = bool(fresh) and state.sides[other].after_answers(ruleset.grid, fresh).sunk
    flow = after_attack(ruleset, state.table, result, falls << other, SealedGameEnded)
    # The shots of one seat cannot sink both fleets, which lie on seas of their own.
    return tuple([each for each in flow if not isinstance(each, TieReached)])


def _declare(at: SealedContext, state: SealedState, by: Seat, says: DeclareVictory) -> SealedEvents:
    declared = VictoryDeclared(by, state.sides[other_seat(by)].sunk)
    return declare_victory(at.ruleset, state.table, declared, SealedGameEnded)


def _end_turn(at: SealedContext, state: SealedState, seat: Seat, says: EndTurn) -> SealedEvents:
    return (pass_turn(state.table, seat),)


def _resign(at: SealedContext, state: SealedState, seat: Seat, says: Resign) -> SealedEvents:
    return _leave(at.ruleset, state, seat, Why.RESIGNED)


def _leave(ruleset: Ruleset, state: SealedState, seat: Seat, why: Why) -> SealedEvents:
    return leave_game(ruleset, state.table, SeatLeft(seat, why), SealedGameEnded)


def _punish(breach: BreachProved) -> SealedEvents:
    """End the game by the table of verdicts, for a breach of one side in a running game."""
    case = Case(Stage.RUNNING, Conduct.VIOLATED, Conduct.CLEAN)
    verdict = verdict_on(case, breach.seat, other_seat(breach.seat))
    return (breach, SealedGameEnded(verdict.winner, Why.VIOLATED))


_DECISIONS: dict[type[Says], Callable[..., SealedEvents]] = {
    Announce: _announce,
    SealField: _seal_field,
    OpenLot: _open_lot,
    Fire: _call,
    UseWeapon: _call,
    GiveAnswers: _answer,
    DeclareVictory: _declare,
    EndTurn: _end_turn,
    Resign: _resign,
}
