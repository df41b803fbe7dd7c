"""Cache of proof checks that a worker has made, for the event loop of a live match.

A signature takes milliseconds to check and a placing seconds, which would block all other
matches. So a message is decided with cached findings; if one is missing, :class:`Unchecked`
is raised, a worker decides the message once and records all its findings, and the message
is decided again.
"""

from collections import deque
from collections.abc import Hashable, Mapping

from msgspec import Struct

from seabattle.fairness.proofs.answer_proof import ProvedAnswer
from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.chain import read_message
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_message import SealedCommand, SignedMessage
from seabattle.fairness.sealed.sealed_state import SealedState
from seabattle.fairness.sealed.table_proofs import TableProofs
from seabattle.game import Seat
from seabattle.grid import Mask
from seabattle.rules import Ruleset, Ship

Findings = Mapping[Hashable, str | bool | None]
"""Results of checks, by question."""

Flaws = Mapping[tuple[bytes, bytes], str | None]
"""The check at which each placing fails, or ``None``, by its hash and its binding."""

MOST_NOTED = 4
"""Messages whose findings are kept: each seat sends one at a time, and one may come twice."""


MOST_FLAWS = 16
"""Placings of one match that are cached: four of each seat, which either may name."""


class Unchecked(Exception):  # noqa: N818 -- It says what is the case.
    """Raised when a check that a message depends on has not been made yet."""


class NotedProofs:
    """Recent findings about the messages of one match."""

    def __init__(self) -> None:
        self._noted: deque[Findings] = deque(maxlen=MOST_NOTED)
        self.flaws: dict[tuple[bytes, bytes], str | None] = {}
        """Results for placings: each check takes seconds, and a match has few placings."""

    def note(self, findings: Findings) -> None:
        """Store the findings of a check."""
        self._noted.append(findings)
        for asked, found in findings.items():
            match asked:
                case ("flaw", bytes(placing), bytes(binding)) if len(self.flaws) < MOST_FLAWS:
                    self.flaws[placing, binding] = found if isinstance(found, str) else None
                case _:
                    pass

    def _find(self, asked: Hashable) -> str | bool | None:
        for findings in self._noted:
            if asked in findings:
                return findings[asked]
        raise Unchecked

    def is_signed(self, key: bytes, data: bytes, signature: bytes) -> bool:
        """Whether the owner of a key has signed these bytes."""
        return self._find(("signed", key, data, signature)) is True

    def has_placing(self, placing: bytes) -> bool:
        """Whether the proof with this hash has arrived."""
        return self._find(("placing", placing)) is True

    def find_flaw(self, placing: bytes, binding: Binding) -> str | None:
        """The check at which a placing fails, or ``None`` where it is legal."""
        found = self._find(("flaw", placing, binding.digest))
        return found if isinstance(found, str) else None

    def is_proved(
        self, placing: bytes, answer: ProvedAnswer, cell: Mask, hits: Mask, proof: bytes
    ) -> bool:
        """Whether *proof* shows *answer* for *cell* after *hits*, by a placing without a flaw."""
        return self._find(("proved", placing, answer, cell, hits, proof)) is True

    def is_field(
        self, placing: bytes, binding: Binding, ships: tuple[Ship, ...], seed: bytes
    ) -> bool:
        """Whether a fleet and the seed it was sealed with are those of a placing."""
        return self._find(("field", placing, binding.digest, ships, seed)) is True


class _WrittenProofs(TableProofs):
    """Makes every check, and records its result."""

    def __init__(self, ruleset: Ruleset, known: Flaws) -> None:
        super().__init__(ruleset)
        self._flaws.update(known)
        self.found: dict[Hashable, str | bool | None] = {}

    def is_signed(self, key: bytes, data: bytes, signature: bytes) -> bool:
        found = super().is_signed(key, data, signature)
        self.found["signed", key, data, signature] = found
        return found

    def has_placing(self, placing: bytes) -> bool:
        found = super().has_placing(placing)
        self.found["placing", placing] = found
        return found

    def find_flaw(self, placing: bytes, binding: Binding) -> str | None:
        found = super().find_flaw(placing, binding)
        self.found["flaw", placing, binding.digest] = found
        return found

    def is_proved(
        self, placing: bytes, answer: ProvedAnswer, cell: Mask, hits: Mask, proof: bytes
    ) -> bool:
        found = super().is_proved(placing, answer, cell, hits, proof)
        self.found["proved", placing, answer, cell, hits, proof] = found
        return found

    def is_field(
        self, placing: bytes, binding: Binding, ships: tuple[Ship, ...], seed: bytes
    ) -> bool:
        found = super().is_field(placing, binding, ships, seed)
        self.found["field", placing, binding.digest, ships, seed] = found
        return found


class ShownField(Struct, frozen=True):
    """A field that its owner shows: the ships, and the seed that they were sealed with."""

    ships: tuple[Ship, ...]
    seed: bytes


class ProofCheck(Struct, frozen=True):
    """A check for a worker, with all its inputs."""

    ruleset: Ruleset
    rules: str
    """The hash of the rules as they were written down."""
    match: str
    state: SealedState
    seat: Seat
    subject: SignedMessage | ShownField | bytes
    """A message, a field that is shown, or a placing that has arrived."""
    blob: bytes | None = None
    """The proof of a field that it is about."""
    known: Flaws = {}
    """Earlier results for placings, which are not checked again."""


def check_proof(check: ProofCheck) -> Findings:
    """Make all checks that the match needs to decide this subject."""
    proofs = _WrittenProofs(check.ruleset, check.known)
    named = None if check.blob is None else proofs.add_placing(check.blob)
    fresh = SealedGame(check.ruleset, check.match, proofs, check.rules)
    game, subject = fresh.resume(check.state), check.subject
    if isinstance(subject, SignedMessage):
        game.decide(check.seat, subject)
    elif named is not None and isinstance(subject, ShownField):
        proofs.is_field(named, game.binding(check.seat), subject.ships, subject.seed)
    elif isinstance(subject, bytes):
        proofs.find_flaw(proofs.add_placing(subject), game.binding(check.seat))
    return proofs.found


def placing_named(message: SignedMessage, state: SealedState, seat: Seat) -> bytes | None:
    """The placing of a message: the one it names, or the one its answers open."""
    named = placing_in(message)
    if named is not None:
        return named
    read = read_message(bytes.fromhex(message.data))
    opens = read is not None and read.kind == "answer"
    return (state.seats[seat].placing or None) if opens else None


def placing_in(command: SealedCommand) -> bytes | None:
    """The placing that a command names, if it names one."""
    if not isinstance(command, SignedMessage):
        return None
    read = read_message(bytes.fromhex(command.data))
    return read.body if read is not None and read.kind == "placing" else None
