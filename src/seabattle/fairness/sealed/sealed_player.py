"""A seat at a sealed table, played on the owner's device.

It keeps the fleet and the seed, and trusts neither the server nor the opponent: it decides
every message, the other's placing included, again in its own copy of the game before it
answers. It cannot be used as an oracle: it stores each message before sending it, and never
signs another under the same number, so a table that rolls back the game learns nothing.
"""

from collections.abc import Callable

from msgspec import Struct
from msgspec.structs import replace

from seabattle.fairness.proofs.answer_proof import ProvedAnswer, answer_of, looked_up, open_answer
from seabattle.fairness.proofs.berth_list import list_berths
from seabattle.fairness.proofs.lot import commit_lot
from seabattle.fairness.proofs.placing import SealedField, open_field, seal_field
from seabattle.fairness.proofs.ristretto import Draw
from seabattle.fairness.proofs.signature import new_key, public_key, sign
from seabattle.fairness.sealed.attack_walk import answer_attack
from seabattle.fairness.sealed.sealed_decide import tell_cell
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_message import (
    Announce,
    GiveAnswers,
    OpenLot,
    Says,
    SealedCommand,
    SealField,
    SignedMessage,
)
from seabattle.fairness.sealed.sealed_state import other_seat
from seabattle.fairness.sealed.table_proofs import TableProofs
from seabattle.game import Phase, Refusal, Seat
from seabattle.game.event import FleetPlaced
from seabattle.game.sealed_event import CellTold, FieldSealed, SealedEvent
from seabattle.grid import Cell, Mask
from seabattle.rules import Ruleset, Ship
from seabattle.views import View, hear, hear_events, new_view


class LastWord(Struct, frozen=True):
    """The last message of a seat in the chain: its number, the link before it, its bytes."""

    number: int
    before: bytes
    data: bytes
    signature: bytes


class SeatSecrets(Struct, frozen=True):
    """All secrets of a seat, which are enough to resume its game.

    A player who resumes from old secrets can be made to answer twice under one number:
    so it is saved before every message, and never copied to a second device in use.
    """

    match: str
    seat: Seat
    ships: tuple[Ship, ...]
    secret: int
    """The key that signs."""
    seed: bytes
    """The seed of the field's commitments; drawn for one placing."""
    nonce: bytes
    lot_nonce: bytes
    last: LastWord | None = None


class Distrust(Exception):  # noqa: N818 -- It says why a player plays no further.
    """Raised when the table's messages are inconsistent: *why* is a code for the reason."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


Keep = Callable[[SeatSecrets], None]
"""Stores the secrets of a seat durably; returns when it is stored."""


def new_seat_secrets(match: str, seat: Seat, ships: tuple[Ship, ...], draw: Draw) -> SeatSecrets:
    """Fresh secrets for one seat of one match."""
    return SeatSecrets(match, seat, ships, new_key(draw), draw(32), draw(32), draw(32))


class SealedPlayer:
    """A seat at a sealed table, from its own side."""

    def __init__(self, ruleset: Ruleset, secrets: SeatSecrets, draw: Draw, keep: Keep) -> None:
        self.kept = secrets
        self.seat = secrets.seat
        self.proofs = TableProofs(ruleset)
        self.game = SealedGame(ruleset, secrets.match, self.proofs)
        self.view: View = new_view(ruleset, secrets.seat)
        """The seat's view, as in any other game; its fleet comes from the secrets."""
        self.blob: bytes | None = None
        """The proof of the own field, once it is made."""
        self._field: SealedField | None = None
        self._draw = draw
        self._keep = keep

    def hear(self, seat: Seat | None, command: SealedCommand, blob: bytes | None = None) -> None:
        """Decide a command of a seat or the table again, and apply it.

        *blob* is the proof of a field, if the message names one. On :class:`Distrust` the
        state is unchanged.
        """
        if blob is not None:
            self.proofs.add_placing(blob)
        self._refuse_another_past()
        events = self.game.decide(seat, command)
        if isinstance(events, Refusal):
            raise Distrust(events.code)
        self.game = self.game.after(events)
        for event in events:
            self._note(event)

    def _refuse_another_past(self) -> None:
        """Raise :class:`Distrust` if the last message has another link before it here."""
        last, state = self.kept.last, self.game.state
        here = last is not None and bool(state.head) and last.number == state.number
        if last is not None and here and last.before != state.head:
            raise Distrust("rolled-back")

    def _note(self, event: SealedEvent) -> None:
        if isinstance(event, FieldSealed) and event.seat == self.seat:
            self.view = hear(self.view, FleetPlaced(self.seat, self.kept.ships))
        else:
            self.view = hear_events(self.view, (event,))

    def say(self, says: Says) -> SignedMessage:
        """Sign a message, which is stored before it is returned.

        Raises :class:`Distrust` if another message was signed under the same number.
        """
        message = self.game.message(self.seat, says)
        data, last, chained = message.encode(), self.kept.last, bool(self.game.state.head)
        if chained and last is not None and last.number >= message.number:
            self._refuse_another_past()
            if last.number > message.number:
                raise Distrust("rolled-back")
            if last.data != data:
                raise Distrust("said-already")
            return SignedMessage(last.data.hex(), last.signature.hex())
        signature = sign(self.kept.secret, data, self._draw)
        if chained:
            said = LastWord(message.number, message.before, data, signature)
            self.kept = replace(self.kept, last=said)
        self._keep(self.kept)
        return SignedMessage(data.hex(), signature.hex())

    def unsent(self) -> SignedMessage | None:
        """The stored message that may not have arrived; only this one may be sent again.

        Raises :class:`Distrust` if it was signed after another link.
        """
        last, state = self.kept.last, self.game.state
        if last is None or not state.head or last.number != state.number or self.game.over:
            return None
        self._refuse_another_past()
        return SignedMessage(last.data.hex(), last.signature.hex())

    def duty(self) -> Says | None:
        """The message that is due without the player's choice: all but its own moves."""
        state = self.game.state
        if self.game.over or not state.to_act >> self.seat & 1:
            return None
        if not state.seats[self.seat].key:
            lot = commit_lot(self.game.match, self.seat, self.kept.lot_nonce)
            return Announce(public_key(self.kept.secret), self.kept.nonce, lot)
        if self.game.table.phase is Phase.PLACING:
            return SealField(self._seal())
        if self.game.table.phase is Phase.LOTS:
            return OpenLot(self.kept.lot_nonce)
        return None if state.called is None else self._answers()

    def _seal(self) -> bytes:
        """Prove the own field, once."""
        if self.blob is None:
            binding = self.game.binding(self.seat)
            berths, ships = list_berths(self.game.ruleset), self.kept.ships
            self._field, self.blob = seal_field(berths, binding, ships, self.kept.seed, self._draw)
        return self.proofs.add_placing(self.blob)

    def _own_field(self) -> SealedField:
        """The own field; after a restart it is derived from the seed again."""
        if self._field is None:
            berths, binding = list_berths(self.game.ruleset), self.game.binding(self.seat)
            self._field = open_field(berths, binding, self.kept.ships, self.kept.seed)
        return self._field

    def _answers(self) -> GiveAnswers:
        """True answers to the attack that waits, each with its proof."""
        state, ruleset = self.game.state, self.game.ruleset
        assert state.called is not None
        field, given = self._own_field(), list[tuple[ProvedAnswer, bytes]]()

        def ask(cell: Cell, hits: Mask, *, looks: bool) -> CellTold:
            bit = ruleset.grid.bit(cell)
            answer = looked_up(field, bit) if looks else answer_of(field, bit, hits)
            given.append((answer, open_answer(field, answer, bit, hits)))
            return tell_cell(ruleset, cell, answer)

        answer_attack(ruleset, state.sides[self.seat], state.called, ask)
        return GiveAnswers(tuple(given))

    @property
    def opponent_proved(self) -> bool:
        """Whether the other's field was proved here, on this device."""
        return bool(self.game.state.seats[other_seat(self.seat)].placing)
