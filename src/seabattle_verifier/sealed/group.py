"""The group ristretto255 (RFC 9496), as far as a verifier needs it.

An element is kept as a point of the Edwards curve in extended coordinates; elements are the
same when their encodings are.
"""

from functools import cache
from hashlib import sha512

FIELD = 2**255 - 19
ORDER = 2**252 + 27742317777372353535851937790883648493
D = (-121665 * pow(121666, FIELD - 2, FIELD)) % FIELD
_TWICE_D = 2 * D % FIELD
_I = pow(2, (FIELD - 1) // 4, FIELD)

Element = tuple[int, int, int, int]

NOTHING: Element = (0, 1, 1, 0)


def _even(number: int) -> int:
    number %= FIELD
    return FIELD - number if number % 2 else number


def root_of_ratio(top: int, bottom: int) -> tuple[bool, int]:
    """SQRT_RATIO_M1 of the RFC."""
    top, bottom = top % FIELD, bottom % FIELD
    guess = top * pow(bottom, 3, FIELD) * pow(top * pow(bottom, 7, FIELD), (FIELD - 5) // 8, FIELD)
    guess %= FIELD
    square = bottom * guess * guess % FIELD
    right, minus, turned = square == top, square == -top % FIELD, square == -top * _I % FIELD
    if minus or turned:
        guess = guess * _I % FIELD
    return right or minus, _even(guess)


_ROOT_OF_AD_MINUS_1 = FIELD - root_of_ratio(-D - 1, 1)[1]
_ONE_BY_ROOT_OF_A_MINUS_D = root_of_ratio(1, -1 - D)[1]


def decode(data: bytes) -> Element | None:
    """The element with this encoding; ``None`` for an invalid one."""
    s = int.from_bytes(data, "little")
    if len(data) != 32 or s >= FIELD or s % 2:
        return None
    minus, plus = (1 - s * s) % FIELD, (1 + s * s) % FIELD
    v = (-D * minus * minus - plus * plus) % FIELD
    square, root = root_of_ratio(1, v * plus * plus)
    x_bottom = root * plus % FIELD
    x = _even(2 * s * x_bottom)
    y = minus * (root * x_bottom % FIELD) * v % FIELD
    product = x * y % FIELD
    if not square or product % 2 or y == 0:
        return None
    return x, y, 1, product


def encode(element: Element) -> bytes:
    """The one encoding of an element."""
    x0, y0, z0, t0 = element
    u1, u2 = (z0 + y0) * (z0 - y0) % FIELD, x0 * y0 % FIELD
    _, root = root_of_ratio(1, u1 * u2 * u2)
    one, two = root * u1 % FIELD, root * u2 % FIELD
    z_inverse = one * two * t0 % FIELD
    turn = t0 * z_inverse % FIELD % 2 == 1
    x, y = (y0 * _I % FIELD, x0 * _I % FIELD) if turn else (x0, y0)
    bottom = one * _ONE_BY_ROOT_OF_A_MINUS_D % FIELD if turn else two
    if x * z_inverse % FIELD % 2:
        y = FIELD - y
    return _even(bottom * (z0 - y)).to_bytes(32, "little")


def add(one: Element, two: Element) -> Element:
    """The sum of two elements."""
    a = (one[1] - one[0]) * (two[1] - two[0]) % FIELD
    b = (one[1] + one[0]) * (two[1] + two[0]) % FIELD
    c = one[3] * _TWICE_D * two[3] % FIELD
    d = 2 * one[2] * two[2] % FIELD
    e, f, g, h = b - a, d - c, d + c, b + a
    return e * f % FIELD, g * h % FIELD, f * g % FIELD, e * h % FIELD


def negative(element: Element) -> Element:
    """The inverse of an element."""
    return FIELD - element[0], element[1], element[2], FIELD - element[3]


def total(elements: list[Element]) -> Element:
    """The sum of the elements."""
    found = NOTHING
    for element in elements:
        found = add(found, element)
    return found


def times(element: Element, *numbers: int) -> list[Element]:
    """Several multiples of one element; they share its doublings."""
    found = [NOTHING] * len(numbers)
    for place in range(max(number.bit_length() for number in numbers)):
        for index, number in enumerate(numbers):
            if number >> place & 1:
                found[index] = add(found[index], element)
        element = add(element, element)
    return found


@cache
def _sixteenths(base: Element) -> list[list[Element]]:
    """For every hexadecimal place the fifteen multiples of *base* there."""
    places = []
    for _ in range(64):
        row = [NOTHING]
        for _ in range(15):
            row.append(add(row[-1], base))
        places.append(row)
        base = add(row[-1], base)
    return places


def times_base(base: Element, number: int) -> Element:
    """A multiple of G or H."""
    found, number = NOTHING, number % ORDER
    for row in _sixteenths(base):
        if number % 16:
            found = add(found, row[number % 16])
        number //= 16
    return found


def scalar(data: bytes) -> int | None:
    """The number in 32 bytes, if it is below the order."""
    number = int.from_bytes(data, "little")
    return number if len(data) == 32 and number < ORDER else None


def from_hash(text: bytes) -> Element:
    """The element that the one-way map of the RFC gives for the SHA-512 of *text*."""
    digest = sha512(text).digest()
    return add(_elligator(digest[:32]), _elligator(digest[32:]))


def _elligator(data: bytes) -> Element:
    t = int.from_bytes(data, "little") % 2**255 % FIELD
    r = _I * t * t % FIELD
    u, v = (r + 1) * (1 - D * D) % FIELD, (-1 - r * D) * (r + D) % FIELD
    square, s = root_of_ratio(u, v)
    c = FIELD - 1
    if not square:
        s, c = FIELD - _even(s * t), r
    n = (c * (r - 1) * (D - 1) ** 2 - v) % FIELD
    w0, w1 = 2 * s * v % FIELD, n * _ROOT_OF_AD_MINUS_1 % FIELD
    w2, w3 = (1 - s * s) % FIELD, (1 + s * s) % FIELD
    return w0 * w3 % FIELD, w2 * w1 % FIELD, w1 * w3 % FIELD, w0 * w2 % FIELD


def _generator() -> Element:
    found = decode(
        bytes.fromhex("e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76")
    )
    assert found is not None
    return found


G = _generator()
H = from_hash(b"seabattle/sealed/1/H")
