"""Signatures of records: Ed25519 (RFC 8032)."""

from hashlib import sha512

from seabattle_verifier.sealed.group import (
    FIELD,
    ORDER,
    D,
    Element,
    add,
    negative,
    root_of_ratio,
    scalar,
    times,
    times_base,
)


def is_signed(key: bytes, data: bytes, signature: bytes) -> bool:
    """Whether the owner of the public *key* has signed *data*."""
    point, answer = _decode(key), scalar(signature[32:])
    if point is None or answer is None:
        return False
    asked = int.from_bytes(sha512(signature[:32] + key + data).digest(), "little") % ORDER
    (back,) = times(negative(point), asked)
    return _encode(add(times_base(BASE, answer), back)) == signature[:32]


def _decode(data: bytes) -> Element | None:
    """The point of the curve with this encoding; ``None`` for an invalid one."""
    number = int.from_bytes(data, "little")
    y, odd = number % 2**255, number >> 255
    if len(data) != 32 or y >= FIELD:
        return None
    square, x = root_of_ratio(y * y - 1, D * y * y + 1)
    if not square or (x == 0 and odd):
        return None
    if x % 2 != odd:
        x = FIELD - x
    return x, y, 1, x * y % FIELD


def _encode(point: Element) -> bytes:
    x, y, z, _ = point
    by = pow(z, FIELD - 2, FIELD)
    return (y * by % FIELD | (x * by % FIELD % 2) << 255).to_bytes(32, "little")


def _base_point() -> Element:
    """The point with y = 4/5 and an even x."""
    found = _decode((4 * pow(5, FIELD - 2, FIELD) % FIELD).to_bytes(32, "little"))
    assert found is not None
    return found


BASE = _base_point()
