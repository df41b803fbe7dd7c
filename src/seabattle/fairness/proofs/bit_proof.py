"""A proof that a commitment holds 0 or 1, and not which (Cramer, Damgård, Schoenmakers).

``C = b·G + r·H``. A prover who knows r for one of the two values simulates the other by
choosing its challenge first; together the challenges give the hash, so only one is free.
"""

from msgspec import Struct

from seabattle.fairness.proofs.binding import hash_parts, number_bytes
from seabattle.fairness.proofs.ristretto import (
    ORDER,
    Draw,
    G,
    H,
    Point,
    decode_scalar,
    draw_scalar,
    encode_point,
    encode_scalar,
    multiply_base,
    multiply_both,
    negate_point,
)

CHALLENGE = 16
SIZE = 2 * CHALLENGE + 2 * 32


class Place(Struct, frozen=True):
    """The list and the index of the commitment that a proof is about."""

    root: bytes
    kind: bytes
    """``b"berth"`` or ``b"region"``."""
    index: int


def commit(bit: int, blinding: int) -> Point:
    """The commitment to *bit*."""
    return multiply_base(H, blinding, multiply_base(G, bit))


def prove_bit(place: Place, encoded: bytes, bit: int, blinding: int, draw: Draw) -> bytes:
    """The proof that the commitment *encoded* holds a bit."""
    mask, shift, feigned = draw_scalar(draw), draw_scalar(draw), draw(CHALLENGE)
    guess = int.from_bytes(feigned, "little")
    true = encode_point(multiply_base(H, mask))
    false = encode_point(multiply_base(H, shift, multiply_base(G, -guess if bit else guess)))
    pair = (false, true) if bit else (true, false)
    real = _xor(_challenge(place, encoded, *pair), feigned)
    answer = encode_scalar(mask + int.from_bytes(real, "little") * blinding)
    excuse = encode_scalar(shift + guess * blinding)
    if bit:
        return feigned + real + excuse + answer
    return real + feigned + answer + excuse


def check_bit(place: Place, encoded: bytes, point: Point, proof: bytes) -> bool:
    """Whether *proof* shows that the commitment holds 0 or 1."""
    if len(proof) != SIZE:
        return False
    halves = proof[:CHALLENGE], proof[CHALLENGE : 2 * CHALLENGE]
    answers = decode_scalar(proof[32:64]), decode_scalar(proof[64:])
    if answers[0] is None or answers[1] is None:
        return False
    e0, e1 = (int.from_bytes(half, "little") for half in halves)
    zero, one = multiply_both(point, e0, e1)
    first = multiply_base(H, answers[0], negate_point(zero))
    second = multiply_base(G, e1 % ORDER, multiply_base(H, answers[1], negate_point(one)))
    return _challenge(place, encoded, encode_point(first), encode_point(second)) == _xor(*halves)


def _challenge(place: Place, encoded: bytes, first: bytes, second: bytes) -> bytes:
    parts = (place.root, place.kind, number_bytes(place.index), encoded, first, second)
    return hash_parts(b"bit", *parts)[:CHALLENGE]


def _xor(one: bytes, other: bytes) -> bytes:
    return bytes(a ^ b for a, b in zip(one, other, strict=True))
