"""A sealed game with its engine loop: decide, then fold events."""

from collections.abc import Iterable
from typing import Self

from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.chain import Message
from seabattle.fairness.sealed.sealed_decide import (
    SealedContext,
    decide_sealed,
    place_to_sign,
    why_not_place,
    why_not_say,
)
from seabattle.fairness.sealed.sealed_evolve import evolve_sealed
from seabattle.fairness.sealed.sealed_message import Says, SealedCommand, write_body
from seabattle.fairness.sealed.sealed_state import SealedState, binding_of, new_sealed_state
from seabattle.fairness.sealed.table_proofs import Proofs
from seabattle.game import Phase, Refusal, Seat, SeatMask, Table
from seabattle.game.sealed_event import SealedEvent, SealedEvents
from seabattle.rules import Ruleset, ruleset_hash


class SealedGame:
    """A sealed game up to its present state. Immutable.

    The table, both players and every verifier have equal copies. Nothing in it is secret:
    the fields stay with their owners.
    """

    __slots__ = ("_at", "state")

    def __init__(
        self, ruleset: Ruleset, match: str, proofs: Proofs, rules: str | None = None
    ) -> None:
        """A new game without messages.

        *rules* is the hash of the rules as encoded by another release.
        """
        named = bytes.fromhex(rules or ruleset_hash(ruleset))
        self._at = SealedContext(ruleset, named, match, proofs)
        self.state: SealedState = new_sealed_state(ruleset)

    @property
    def ruleset(self) -> Ruleset:
        """The rules of the game."""
        return self._at.ruleset

    @property
    def match(self) -> str:
        """The id of the match."""
        return self._at.match

    @property
    def proofs(self) -> Proofs:
        """The placings that have arrived."""
        return self._at.proofs

    @property
    def table(self) -> Table:
        """The public state."""
        return self.state.table

    @property
    def rules(self) -> str:
        """The hash of the rules as they were written down."""
        return self._at.rules.hex()

    @property
    def to_act(self) -> SeatMask:
        """The seats to act: to announce, to place, to open a lot, to fire or to answer."""
        return self.state.to_act

    @property
    def over(self) -> bool:
        """Whether it has ended."""
        return self.state.table.phase is Phase.OVER

    def why_not(self, seat: Seat, says: Says) -> Refusal | None:
        """The refusal of a message without regard to its signature, or ``None``."""
        return why_not_say(self._at, self.state, seat, says)

    def why_not_place(self, seat: Seat) -> Refusal | None:
        """The refusal of placing a fleet now, or ``None``."""
        return why_not_place(self.state, seat)

    def message(self, seat: Seat, says: Says) -> Message:
        """The message that *seat* has to sign to say this now."""
        kind, body = write_body(self.ruleset.grid, says)
        number, before = place_to_sign(self._at, self.state, seat, kind)
        return Message(self.match, seat, number, before, kind, body)

    def binding(self, seat: Seat) -> Binding:
        """What the field of a seat is bound to, once both have announced their keys."""
        return binding_of(self._at.rules, self.match, self.state, seat)

    def decide(self, seat: Seat | None, command: SealedCommand) -> SealedEvents | Refusal:
        """Decide *command* of *seat*, without applying the events."""
        return decide_sealed(self._at, self.state, seat, command)

    def resume(self, state: SealedState) -> Self:
        """The game in a state that was folded elsewhere."""
        later = object.__new__(type(self))
        later._at, later.state = self._at, state
        return later

    def after(self, events: Iterable[SealedEvent]) -> Self:
        """The game after these events."""
        state = self.state
        for event in events:
            state = evolve_sealed(self._at.ruleset, state, event)
        return self.resume(state)
