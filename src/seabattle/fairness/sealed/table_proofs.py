"""The placings of one match, with cached results of their checks."""

from functools import lru_cache
from hashlib import sha512
from typing import Protocol

from seabattle.fairness.proofs.answer_proof import ProvedAnswer, is_proved
from seabattle.fairness.proofs.berth_list import list_berths
from seabattle.fairness.proofs.binding import Binding
from seabattle.fairness.proofs.flaw import Flaw
from seabattle.fairness.proofs.placing import (
    FieldCommitments,
    check_field,
    opens_commitments,
    read_commitments,
)
from seabattle.fairness.proofs.signature import is_signed
from seabattle.grid import Mask
from seabattle.rules import Ruleset, Ship

_read_again = lru_cache(maxsize=32)(read_commitments)
"""Cached: decoding the points takes as long as many answers, and answers come one by one."""


class Proofs(Protocol):
    """The checks needed to decide a message of a sealed game."""

    def is_signed(self, key: bytes, data: bytes, signature: bytes) -> bool:
        """Whether the owner of a key has signed these bytes."""

    def has_placing(self, placing: bytes) -> bool:
        """Whether the proof with this hash has arrived."""

    def find_flaw(self, placing: bytes, binding: Binding) -> str | None:
        """The check at which a placing fails, or ``None`` where it is legal."""

    def is_proved(
        self, placing: bytes, answer: ProvedAnswer, cell: Mask, hits: Mask, proof: bytes
    ) -> bool:
        """Whether *proof* shows *answer* for *cell* after *hits*, by a placing without a flaw."""

    def is_field(
        self, placing: bytes, binding: Binding, ships: tuple[Ship, ...], seed: bytes
    ) -> bool:
        """Whether a fleet and the seed it was sealed with are those of a placing."""


class TableProofs:
    """The placings of a match by their SHA-512, each checked once.

    A check takes a second of processor time. A live match has it done in a worker pool,
    and caches the findings (:mod:`seabattle.fairness.sealed.noted_proofs`).
    """

    def __init__(self, ruleset: Ruleset) -> None:
        self._berths = list_berths(ruleset)
        self._blobs: dict[bytes, bytes] = {}
        self._flaws: dict[tuple[bytes, bytes], str | None] = {}
        self._commitments: dict[bytes, FieldCommitments] = {}

    def add_placing(self, blob: bytes) -> bytes:
        """Store a placing, and return its hash."""
        placing = sha512(blob).digest()
        self._blobs[placing] = blob
        return placing

    def is_signed(self, key: bytes, data: bytes, signature: bytes) -> bool:
        """Whether the owner of a key has signed these bytes."""
        return is_signed(key, data, signature)

    def has_placing(self, placing: bytes) -> bool:
        """Whether the proof with this hash has arrived."""
        return placing in self._blobs

    def find_flaw(self, placing: bytes, binding: Binding) -> str | None:
        """The check at which a placing fails, or ``None`` where it is legal."""
        asked = placing, binding.digest
        if asked not in self._flaws:
            self._flaws[asked] = self._check(placing, binding)
        return self._flaws[asked]

    def _check(self, placing: bytes, binding: Binding) -> str | None:
        try:
            found = check_field(self._berths, binding, self._blobs[placing])
        except Flaw as flaw:
            return flaw.step
        self._commitments[placing] = found
        return None

    def is_proved(
        self, placing: bytes, answer: ProvedAnswer, cell: Mask, hits: Mask, proof: bytes
    ) -> bool:
        """Whether *proof* shows *answer* for *cell* after *hits*, by a placing without a flaw."""
        if placing not in self._commitments:
            blob = self._blobs[placing]
            self._commitments[placing] = _read_again(self._berths, blob)
        return is_proved(self._commitments[placing], answer, cell, hits, proof)

    def is_field(
        self, placing: bytes, binding: Binding, ships: tuple[Ship, ...], seed: bytes
    ) -> bool:
        """Whether a fleet and the seed it was sealed with are those of a placing."""
        return opens_commitments(self._berths, binding, self._blobs[placing], ships, seed)
