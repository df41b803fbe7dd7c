"""Schnorr signatures over the bytes as sent, with the key in the hash."""

import hmac

from seabattle.fairness.proofs.binding import hash_parts
from seabattle.fairness.proofs.ristretto import (
    ORDER,
    Draw,
    G,
    add_points,
    decode_point,
    decode_scalar,
    draw_scalar,
    encode_point,
    encode_scalar,
    multiply_base,
    multiply_both,
    negate_point,
)

CHALLENGE = 16
SIZE = CHALLENGE + 32


def new_key(draw: Draw) -> int:
    """A secret key for one match."""
    return draw_scalar(draw)


def public_key(secret: int) -> bytes:
    """The public key of a secret key."""
    return encode_point(multiply_base(G, secret))


def sign(secret: int, message: bytes, draw: Draw) -> bytes:
    """Sign *message*; the signature differs each time."""
    noise = draw(32) + message
    mask = int.from_bytes(hmac.digest(encode_scalar(secret), noise, "sha512"), "little") % ORDER
    challenge = _challenge(public_key(secret), encode_point(multiply_base(G, mask)), message)
    answer = mask + int.from_bytes(challenge, "little") * secret
    return challenge + encode_scalar(answer)


def is_signed(public: bytes, message: bytes, signature: bytes) -> bool:
    """Whether the owner of a public key has signed these bytes."""
    key, answer = decode_point(public), decode_scalar(signature[CHALLENGE:])
    if len(signature) != SIZE or key is None or answer is None:
        return False
    challenge = int.from_bytes(signature[:CHALLENGE], "little")
    back, _ = multiply_both(negate_point(key), challenge, 0)
    point = add_points(multiply_base(G, answer), back)
    return _challenge(public, encode_point(point), message) == signature[:CHALLENGE]


def _challenge(public: bytes, point: bytes, message: bytes) -> bytes:
    return hash_parts(b"signature", public, point, message)[:CHALLENGE]
