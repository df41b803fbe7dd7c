"""Encoding of hashed and signed bytes: parts with length prefixes."""

import re
from dataclasses import dataclass
from hashlib import sha512

from seabattle_verifier.fault import Illegal
from seabattle_verifier.sealed.group import (
    G,
    add,
    decode,
    encode,
    negative,
    scalar,
    times,
    times_base,
)

NAME = b"seabattle/sealed/1"
_HEX = re.compile(r"(?:[0-9a-f]{2})+\Z")


def from_hex(said: object) -> bytes:
    """Bytes as a record writes them."""
    if not isinstance(said, str) or not _HEX.match(said):
        raise Illegal("bytes are written in small hexadecimal digits")
    return bytes.fromhex(said)


def number(value: int) -> bytes:
    """A number in four bytes."""
    return value.to_bytes(4, "big")


def framed(*parts: bytes) -> bytes:
    """The parts, each with a length prefix."""
    return b"".join(number(len(part)) + part for part in parts)


def unframed(data: bytes) -> list[bytes]:
    """Split framed parts."""
    found = []
    while data:
        size = int.from_bytes(data[:4], "big")
        if len(data) < 4 or len(data) < 4 + size:
            raise Illegal("the lengths of the parts do not fit")
        found.append(data[4 : 4 + size])
        data = data[4 + size :]
    return found


def digest(purpose: str, *parts: bytes) -> bytes:
    """The hash of docs/fairness.md."""
    return sha512(framed(NAME, purpose.encode(), *parts)).digest()


def is_signed(key: bytes, data: bytes, signature: bytes) -> bool:
    """Whether the owner of *key* has signed *data*."""
    point, answer = decode(key), scalar(signature[16:])
    if point is None or answer is None or len(signature) != 48:
        return False
    (back,) = times(negative(point), int.from_bytes(signature[:16], "little"))
    mask = encode(add(times_base(G, answer), back))
    return digest("signature", key, mask, data)[:16] == signature[:16]


@dataclass(frozen=True)
class Said:
    """A message, taken apart."""

    match: bytes
    seat: int
    number: int
    before: bytes
    kind: str
    body: bytes


def read_message(data: bytes) -> Said:
    """The parts of a message."""
    parts = unframed(data)
    if len(parts) != 8 or parts[:2] != [NAME, b"message"]:
        raise Illegal("this is no message")
    match, seat, count, before, kind, body = parts[2:]
    if (len(seat), len(count), len(before)) != (1, 4, 64):
        raise Illegal("this is no message")
    return Said(match, seat[0], int.from_bytes(count, "big"), before, read_text(kind), body)


def read_text(data: bytes) -> str:
    """Text in bytes."""
    try:
        return data.decode()
    except UnicodeDecodeError:
        raise Illegal("this is no text") from None
