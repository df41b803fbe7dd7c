"""The group of sealed fields: ristretto255 (RFC 9496), with the standard library alone.

Points are kept in extended coordinates of the curve below (a = -1), and are compared and
sent by their one encoding. Nothing here runs in constant time: a prover uses a device of
its own, and a verifier knows no secret.
"""

from collections.abc import Callable, Iterable
from functools import cache
from hashlib import sha512

P = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = -121665 * pow(121666, -1, P) % P
SQRT_M1 = pow(2, (P - 1) // 4, P)

Point = tuple[int, int, int, int]
"""X, Y, Z, T with x = X/Z, y = Y/Z, xy = T/Z."""

IDENTITY: Point = (0, 1, 1, 0)


def _absolute(value: int) -> int:
    return P - value if value & 1 else value


def _sqrt_ratio(u: int, v: int) -> tuple[bool, int]:
    """Whether u/v is a square, and the even root of u/v, or else of i·u/v."""
    v3 = v * v % P * v % P
    root = u * v3 % P * pow(u * v3 % P * v3 % P * v % P, (P - 5) // 8, P) % P
    check, u = v * root % P * root % P, u % P
    if check in (-u % P, -u * SQRT_M1 % P):
        root = root * SQRT_M1 % P
    return check in (u, -u % P), _absolute(root)


_SQRT_AD_MINUS_ONE = P - _sqrt_ratio(-D - 1, 1)[1]
_INVSQRT_A_MINUS_D = _sqrt_ratio(1, -1 - D)[1]


def decode_point(data: bytes) -> Point | None:
    """Decode a point; ``None`` for bytes that are not a canonical encoding."""
    s = int.from_bytes(data, "little")
    if len(data) != 32 or s >= P or s & 1:
        return None
    square = s * s % P
    u1, u2 = 1 - square, 1 + square
    v = -(D * u1 % P * u1) - u2 * u2
    good, inverse = _sqrt_ratio(1, v * u2 % P * u2 % P)
    den_x = inverse * u2 % P
    x = _absolute(2 * s * den_x % P)
    y = u1 * inverse % P * den_x % P * v % P
    t = x * y % P
    return (x, y, 1, t) if good and not t & 1 and y else None


def encode_point(point: Point) -> bytes:
    """The canonical encoding of *point*."""
    x, y, z, t = point
    u1, u2 = (z + y) * (z - y) % P, x * y % P
    _, inverse = _sqrt_ratio(1, u1 * u2 % P * u2 % P)
    den1, den2 = inverse * u1 % P, inverse * u2 % P
    z_inverse = den1 * den2 % P * t % P
    if t * z_inverse % P & 1:
        x, y = y * SQRT_M1 % P, x * SQRT_M1 % P
        den2 = den1 * _INVSQRT_A_MINUS_D % P
    if x * z_inverse % P & 1:
        y = -y
    return _absolute(den2 * (z - y) % P).to_bytes(32, "little")


def same_point(one: Point, other: Point) -> bool:
    """Whether two points of the curve are one element of the group."""
    return (one[0] * other[1] - one[1] * other[0]) % P == 0 or (
        one[1] * other[1] - one[0] * other[0]
    ) % P == 0


def add_points(one: Point, other: Point) -> Point:
    """The sum of two points."""
    x1, y1, z1, t1 = one
    x2, y2, z2, t2 = other
    a, b = (y1 - x1) * (y2 - x2) % P, (y1 + x1) * (y2 + x2) % P
    c, d = 2 * D * t1 % P * t2 % P, 2 * z1 * z2 % P
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def negate_point(point: Point) -> Point:
    """The inverse of *point*."""
    x, y, z, t = point
    return -x % P, y, z, -t % P


def sum_points(points: Iterable[Point]) -> Point:
    """The sum of all points; the identity for none."""
    total = IDENTITY
    for point in points:
        total = add_points(total, point)
    return total


def _double(point: Point) -> Point:
    x, y, z, _ = point
    a, b = x * x % P, y * y % P
    e, g = 2 * x * y % P, b - a
    f, h = g - 2 * z * z, -a - b
    return e * f % P, g * h % P, f * g % P, e * h % P


_Affine = tuple[int, int, int]
"""y + x, y - x and 2dxy, with which adding is cheapest."""


def _add_affine(point: Point, other: _Affine) -> Point:
    x, y, z, t = point
    plus, minus, twice = other
    a, b, c = (y - x) * minus % P, (y + x) * plus % P, t * twice % P
    e, f, g, h = b - a, 2 * z - c, 2 * z + c, b + a
    return e * f % P, g * h % P, f * g % P, e * h % P


def _affine(point: Point) -> _Affine:
    inverse = pow(point[2], -1, P)
    x, y = point[0] * inverse % P, point[1] * inverse % P
    return (y + x) % P, (y - x) % P, 2 * D * x % P * y % P


@cache
def _table(base: Point) -> tuple[tuple[_Affine, ...], ...]:
    """Every byte's multiple of *base* at each of 32 places."""
    places = []
    for _ in range(32):
        row, point = [], IDENTITY
        for _ in range(256):
            row.append(_affine(point))
            point = add_points(point, base)
        places.append(tuple(row))
        base = point
    return tuple(places)


def multiply_base(base: Point, scalar: int, start: Point = IDENTITY) -> Point:
    """*start* and *scalar* times one of the two bases, for which there is a table."""
    for row, byte in zip(_table(base), (scalar % ORDER).to_bytes(32, "little"), strict=True):
        if byte:
            start = _add_affine(start, row[byte])
    return start


def multiply_both(point: Point, one: int, other: int) -> tuple[Point, Point]:
    """Two short multiples of a point, which share its doublings."""
    results = [IDENTITY, IDENTITY]
    signs = [_signed_bits(one), _signed_bits(other)]
    for place in range(max(map(len, signs))):
        minus = negate_point(point)
        for index, digits in enumerate(signs):
            digit = digits[place] if place < len(digits) else 0
            if digit:
                results[index] = add_points(results[index], point if digit > 0 else minus)
        point = _double(point)
    return results[0], results[1]


def _signed_bits(scalar: int) -> list[int]:
    """The non-adjacent form: digits -1, 0 and 1 from the lowest; of two neighbours one is 0."""
    digits = []
    while scalar:
        digit = 2 - scalar % 4 if scalar & 1 else 0
        digits.append(digit)
        scalar = (scalar - digit) // 2
    return digits


def derive_point(text: bytes) -> Point:
    """A point of unknown discrete logarithm, made from the hash of *text*."""
    digest = sha512(text).digest()
    return add_points(_map(digest[:32]), _map(digest[32:]))


def _map(data: bytes) -> Point:
    t = int.from_bytes(data, "little") % 2**255 % P
    r = SQRT_M1 * t % P * t % P
    u, v = (r + 1) * (1 - D * D) % P, (-1 - r * D) * (r + D) % P
    square, s = _sqrt_ratio(u, v)
    c = -1
    if not square:
        s, c = -_absolute(s * t % P) % P, r
    n = (c * (r - 1) % P * (D - 1) % P * (D - 1) - v) % P
    w0, w1 = 2 * s * v % P, n * _SQRT_AD_MINUS_ONE % P
    w2, w3 = (1 - s * s) % P, (1 + s * s) % P
    return w0 * w3 % P, w2 * w1 % P, w1 * w3 % P, w0 * w2 % P


Draw = Callable[[int], bytes]
"""A source of unpredictable bytes, passed in by the code that seals or signs."""


def draw_scalar(draw: Draw) -> int:
    """A fresh secret number."""
    return int.from_bytes(draw(64), "little") % ORDER


def encode_scalar(scalar: int) -> bytes:
    """A number below the order, in 32 bytes."""
    return (scalar % ORDER).to_bytes(32, "little")


def decode_scalar(data: bytes) -> int | None:
    """Decode a number; ``None`` where it is not below the order."""
    scalar = int.from_bytes(data, "little")
    return scalar if len(data) == 32 and scalar < ORDER else None


def _base_point() -> Point:
    y = 4 * pow(5, -1, P) % P
    _, x = _sqrt_ratio(y * y - 1, D * y % P * y + 1)
    return x, y, 1, x * y % P


G = _base_point()
H = derive_point(b"seabattle/sealed/1/H")
