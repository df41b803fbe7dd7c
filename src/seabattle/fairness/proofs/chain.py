"""Hash chain of the messages of a sealed match: each names the hash of the one before.

The signed bytes are stored and never encoded again. A message that was changed, left out,
doubled or moved no longer fits the messages after it.
"""

from msgspec import Struct

from seabattle.fairness.proofs.binding import (
    TAG,
    frame_parts,
    hash_parts,
    number_bytes,
    read_frames,
)
from seabattle.fairness.proofs.flaw import Flaw
from seabattle.fairness.proofs.signature import is_signed

_PURPOSE = b"message"
_PARTS = 8


class Message(Struct, frozen=True):
    """A message of a seat, with its place in the chain."""

    match: str
    seat: int
    number: int
    before: bytes
    """The link of the message before."""
    kind: str
    """Such as ``shot`` or ``answer``."""
    body: bytes

    def encode(self) -> bytes:
        """The bytes to sign."""
        place = (self.match.encode(), bytes([self.seat]), number_bytes(self.number), self.before)
        return frame_parts(TAG, _PURPOSE, *place, self.kind.encode(), self.body)


def read_message(data: bytes) -> Message | None:
    """Decode a message; ``None`` for bytes that the encoder cannot produce."""
    parts = read_frames(data)
    if parts is None or len(parts) != _PARTS or parts[:2] != [TAG, _PURPOSE]:
        return None
    match, seat, number, before, kind, body = parts[2:]
    if (len(seat), len(number), len(before)) != (1, 4, 64):
        return None
    try:
        words = match.decode(), kind.decode()
    except UnicodeDecodeError:
        return None
    return Message(words[0], seat[0], int.from_bytes(number, "big"), before, words[1], body)


def begin_chain(contexts: tuple[bytes, bytes], placings: tuple[bytes, bytes]) -> bytes:
    """The link before the first message: both fields, as the seats have sealed them."""
    return hash_parts(b"begin", *contexts, *placings)


def link_of(data: bytes, signature: bytes) -> bytes:
    """The hash of a message that the next one names."""
    return hash_parts(b"link", data, signature)


class Chain(Struct, frozen=True):
    """The state of a chain: what the next message must name."""

    match: str
    keys: tuple[bytes, bytes]
    head: bytes
    number: int = 0

    def add(self, data: bytes, signature: bytes) -> tuple["Chain", Message]:
        """The chain with one more message, and that message.

        Raises :class:`Flaw`. At flaws after the check ``signature`` the seat has signed the
        message, for another place in the chain; before it, the author is unknown.
        """
        message = read_message(data)
        if message is None:
            raise Flaw("layout")
        if message.match != self.match:
            raise Flaw("match")
        if message.seat >= len(self.keys):
            raise Flaw("seat")
        if not is_signed(self.keys[message.seat], data, signature):
            raise Flaw("signature")
        if message.number != self.number:
            raise Flaw("number")
        if message.before != self.head:
            raise Flaw("before")
        link = link_of(data, signature)
        return Chain(self.match, self.keys, link, self.number + 1), message
