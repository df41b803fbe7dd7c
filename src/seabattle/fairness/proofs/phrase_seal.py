"""Encryption by a passphrase: scrypt derives a key, ChaCha20-Poly1305 (RFC 8439) encrypts.

Both are standard, need no secure context in a browser, and are short enough to be written
with the standard library alone; decision 50 has the reasons.
"""

import hmac
import struct
import unicodedata
from hashlib import scrypt

from seabattle.fairness.proofs.ristretto import Draw

COST, BLOCK = 2**15, 8
"""Parameters of scrypt: 32 MiB and a few tenths of a second per phrase tried."""

SALT, NONCE, TAG = 16, 12, 16
_PURPOSE = b"seabattle/backup/1"
_WORD = 0xFFFFFFFF
_PRIME = 2**130 - 5
_CLAMP = 0x0FFFFFFC0FFFFFFC0FFFFFFC0FFFFFFF


def settle_phrase(phrase: str) -> bytes:
    """The normalized form of a phrase: NFKC, with single spaces."""
    letters = unicodedata.normalize("NFKC", phrase)
    for space in "\t\r\n":
        letters = letters.replace(space, " ")
    return " ".join(filter(None, letters.split(" "))).encode()


def seal_by_phrase(phrase: str, secret: bytes, draw: Draw) -> bytes:
    """Salt, nonce, the sealed bytes and their tag."""
    salt, nonce = draw(SALT), draw(NONCE)
    return salt + nonce + seal_bytes(_key(phrase, salt), nonce, _PURPOSE, secret)


def open_by_phrase(phrase: str, sealed: bytes) -> bytes | None:
    """Decrypt bytes; ``None`` for a wrong phrase."""
    if len(sealed) < SALT + NONCE + TAG:
        return None
    salt, nonce = sealed[:SALT], sealed[SALT : SALT + NONCE]
    return open_bytes(_key(phrase, salt), nonce, _PURPOSE, sealed[SALT + NONCE :])


def _key(phrase: str, salt: bytes) -> bytes:
    room = 2 * 128 * COST * BLOCK
    return scrypt(settle_phrase(phrase), salt=salt, n=COST, r=BLOCK, p=1, maxmem=room, dklen=32)


def seal_bytes(key: bytes, nonce: bytes, public: bytes, secret: bytes) -> bytes:
    """Encrypt bytes under a key, with a tag over them and the *public* bytes."""
    sealed = _stream(key, nonce, secret)
    return sealed + _tag(key, nonce, public, sealed)


def open_bytes(key: bytes, nonce: bytes, public: bytes, data: bytes) -> bytes | None:
    """Decrypt bytes; ``None`` where they or the *public* bytes were changed."""
    sealed, tag = data[:-TAG], data[-TAG:]
    if not hmac.compare_digest(_tag(key, nonce, public, sealed), tag):
        return None
    return _stream(key, nonce, sealed)


def _stream(key: bytes, nonce: bytes, data: bytes) -> bytes:
    blocks = (len(data) + 63) // 64
    stream = b"".join(_block(key, nonce, counter + 1) for counter in range(blocks))
    return bytes(a ^ b for a, b in zip(data, stream, strict=False))


def _block(key: bytes, nonce: bytes, counter: int) -> bytes:
    """One block of the ChaCha20 stream."""
    words = b"expand 32-byte k" + key + counter.to_bytes(4, "little") + nonce
    start = struct.unpack("<16I", words)
    state = list(start)
    for _ in range(10):
        for column in range(4):
            _quarter(state, column, column + 4, column + 8, column + 12)
        for column in range(4):
            rest = [4 + (column + 1) % 4, 8 + (column + 2) % 4, 12 + (column + 3) % 4]
            _quarter(state, column, *rest)
    mixed = ((a + b) & _WORD for a, b in zip(state, start, strict=True))
    return struct.pack("<16I", *mixed)


def _quarter(state: list[int], a: int, b: int, c: int, d: int) -> None:
    for one, other, third, turn in ((a, b, d, 16), (c, d, b, 12), (a, b, d, 8), (c, d, b, 7)):
        state[one] = (state[one] + state[other]) & _WORD
        mixed = state[third] ^ state[one]
        state[third] = (mixed << turn | mixed >> (32 - turn)) & _WORD


def _tag(key: bytes, nonce: bytes, public: bytes, sealed: bytes) -> bytes:
    """Poly1305 over the public and the encrypted bytes, under a one-time key."""
    once = _block(key, nonce, 0)
    r = int.from_bytes(once[:16], "little") & _CLAMP
    text = _pad(public) + _pad(sealed) + struct.pack("<QQ", len(public), len(sealed))
    total = 0
    for place in range(0, len(text), 16):
        total = (total + int.from_bytes(text[place : place + 16] + b"\1", "little")) * r % _PRIME
    total += int.from_bytes(once[16:32], "little")
    return (total % 2**128).to_bytes(16, "little")


def _pad(data: bytes) -> bytes:
    return data + bytes(-len(data) % 16)
