"""The placings of one match and what was found out about them."""

from hashlib import sha512

from seabattle.fairness.proofs.answer_proof import Answer, is_proved
from seabattle.fairness.proofs.berth_list import list_berths
from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.flaw import Flaw
from seabattle.fairness.proofs.placing import Commitments, check_field, read_commitments
from seabattle.grid import Mask
from seabattle.rules import Ruleset


class TableProofs:
    """The placings of a match by their SHA-512, each checked once.

    A check takes a second of processor time. Whoever has it done elsewhere, in a worker
    pool, notes what was found; then nothing slow happens while a message is decided.
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self._berths = list_berths(ruleset)
        self._blobs: dict[bytes, bytes] = {}
        self._flaws: dict[tuple[bytes, bytes], str | None] = {}
        self._commitments: dict[bytes, Commitments] = {}

    def add_placing(self, blob: bytes) -> bytes:
        """Keep a placing that has come in; its name is its hash."""
        placing = sha512(blob).digest()
        self._blobs[placing] = blob
        return placing

    def blob_of(self, placing: bytes) -> bytes | None:
        """The proof of this name, if it has come in."""
        return self._blobs.get(placing)

    def note_finding(self, placing: bytes, binding: Binding, flaw: str | None) -> None:
        """Keep what a check has found: the step that failed, or nothing."""
        self._flaws[placing, binding.digest] = flaw

    def find_flaw(self, placing: bytes, binding: Binding) -> str | None:
        """The check at which a placing fails, or ``None`` where it is legal."""
        asked = placing, binding.digest
        if asked not in self._flaws:
            self.note_finding(placing, binding, self._check(placing, binding))
        return self._flaws[asked]

    def _check(self, placing: bytes, binding: Binding) -> str | None:
        try:
            found = check_field(self._berths, binding, self._blobs[placing])
        except Flaw as flaw:
            return flaw.step
        self._commitments[placing] = found
        return None

    def is_proved(
        self, placing: bytes, answer: Answer, cell: Mask, hits: Mask, proof: bytes
    ) -> bool:
        """Whether *proof* shows *answer* for *cell* after *hits*, by a placing without a flaw."""
        if placing not in self._commitments:
            blob = self._blobs[placing]
            self._commitments[placing] = read_commitments(self._berths, blob)
        return is_proved(self._commitments[placing], answer, cell, hits, proof)
