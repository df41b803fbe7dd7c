"""Binding of a proof to one seat of one match, by hashes over its context.

A proof that is copied, or made for other rules, another seat or another key, fails.
"""

import hmac
from hashlib import sha512

from msgspec import Struct

from seabattle.fairness.proofs.ristretto import ORDER

TAG = b"seabattle/sealed/1"


class Binding(Struct, frozen=True):
    """The context of a field: the rules, the match, the seat, the keys and the nonces."""

    ruleset_hash: bytes
    match: str
    seat: int
    keys: tuple[bytes, bytes]
    """The public keys of both seats."""
    nonces: tuple[bytes, bytes]
    """The freshness nonces of both seats."""

    @property
    def digest(self) -> bytes:
        """The hash of the context, 64 bytes."""
        parts = (self.ruleset_hash, self.match.encode(), bytes([self.seat]))
        return hash_parts(b"context", *parts, *self.keys, *self.nonces)


def hash_parts(purpose: bytes, *parts: bytes) -> bytes:
    """SHA-512 over the tag, the purpose and the parts, each with a length prefix."""
    return sha512(frame_parts(TAG, purpose, *parts)).digest()


def frame_parts(*parts: bytes) -> bytes:
    """The concatenated parts, each with a length prefix."""
    return b"".join(number_bytes(len(part)) + part for part in parts)


def read_frames(data: bytes) -> list[bytes] | None:
    """Split framed parts; ``None`` where the lengths do not fit."""
    parts, place = [], 0
    while place < len(data):
        start = place + 4
        end = start + int.from_bytes(data[place:start], "big")
        if end > len(data) or start > len(data):
            return None
        parts.append(data[start:end])
        place = end
    return parts


def root_of(context: bytes, commitments: list[bytes]) -> bytes:
    """The hash of a whole list of commitments."""
    return hash_parts(b"root", context, number_bytes(len(commitments)), b"".join(commitments))


def number_bytes(number: int) -> bytes:
    """A number in four bytes, big-endian."""
    return number.to_bytes(4, "big")


def derive_blinding(seed: bytes, context: bytes, index: int) -> int:
    """The secret number of commitment *index*; a fresh seed is drawn for every placing."""
    text = b"".join((TAG, b"/blinding", context, number_bytes(index)))
    return int.from_bytes(hmac.digest(seed, text, "sha512"), "little") % ORDER
