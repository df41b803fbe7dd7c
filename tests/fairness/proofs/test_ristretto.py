"""The group, against the vectors of RFC 9496 and against its own laws."""

from secrets import token_bytes

import pytest

from seabattle.fairness.proofs.ristretto import (
    IDENTITY,
    ORDER,
    G,
    H,
    P,
    add_points,
    decode_point,
    decode_scalar,
    draw_scalar,
    encode_point,
    encode_scalar,
    multiply_base,
    multiply_both,
    negate_point,
    same_point,
    sum_points,
)

MULTIPLES = (
    "0000000000000000000000000000000000000000000000000000000000000000",
    "e2f2ae0a6abc4e71a884a961c500515f58e30b6aa582dd8db6a65945e08d2d76",
    "6a493210f7499cd17fecb510ae0cea23a110e8d5b901f8acadd3095c73a3b919",
)
"""The first multiples of the base point (RFC 9496, appendix A.1)."""


def test_the_first_multiples_are_those_of_the_standard() -> None:
    """Two libraries that agree on these agree on the group."""
    points = [IDENTITY, G, add_points(G, G)]

    assert [encode_point(point).hex() for point in points] == list(MULTIPLES)


def test_the_second_base_is_the_one_of_the_specification() -> None:
    """A prover who could choose it could open a commitment twice."""
    named = "e025e7fd182579ad422b4b4b9b76ae50e032f49da5c43f784f09c0619939c359"

    assert encode_point(H).hex() == named


@pytest.mark.parametrize(
    "data",
    [
        b"\x01" + bytes(31),
        bytes([0xED]) + b"\xff" * 30 + b"\x7f",
        b"\xff" * 32,
        bytes(31),
        bytes(33),
        (P + 2).to_bytes(32, "little"),
    ],
    ids=["negative", "the prime", "above", "short", "long", "not reduced"],
)
def test_no_point_has_a_second_encoding(data: bytes) -> None:
    """Else one signature would be two, and a hash would not bind."""
    assert decode_point(data) is None


def test_what_is_encoded_is_decoded_and_most_bytes_are_no_point() -> None:
    """There and back, for points with any coordinates."""
    refused = 0
    for number in range(40):
        point = multiply_base(G, draw_scalar(token_bytes))
        data = encode_point(point)
        again = decode_point(data)
        assert again is not None
        assert same_point(point, again)
        assert encode_point(again) == data
        refused += decode_point(bytes([data[0] ^ (2 << number % 6)]) + data[1:]) is None
    assert refused > 5


def test_multiples_follow_the_laws_of_a_group() -> None:
    """Tables, doublings and sums are three ways to the same point."""
    one, other = draw_scalar(token_bytes), draw_scalar(token_bytes)
    point = multiply_base(H, one)
    short, tiny = other % 2**128, other % 2**64

    assert same_point(multiply_base(G, one + other), multiply_base(G, one, multiply_base(G, other)))
    assert same_point(sum_points([point, negate_point(point)]), IDENTITY)
    assert same_point(multiply_base(H, ORDER), IDENTITY)
    first, second = multiply_both(point, short, tiny)
    assert same_point(first, multiply_base(H, one * short))
    assert same_point(second, multiply_base(H, one * tiny))
    assert not same_point(first, second)


def test_numbers_are_below_the_order() -> None:
    """A number has one encoding, too."""
    assert decode_scalar(encode_scalar(ORDER - 1)) == ORDER - 1
    assert decode_scalar(ORDER.to_bytes(32, "little")) is None
    assert decode_scalar(bytes(31)) is None
