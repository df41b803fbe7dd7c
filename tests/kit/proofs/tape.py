"""Bytes that look like chance and are the same every time."""

from hashlib import sha512

from seabattle.fairness.proofs.ristretto import Draw


def play_tape(name: str) -> Draw:
    """A source of bytes: SHA-512 of the name and a number, block after block."""
    left, block = b"", 0

    def draw(count: int) -> bytes:
        nonlocal left, block
        while len(left) < count:
            left += sha512(f"{name} {block}".encode()).digest()
            block += 1
        drawn, left = left[:count], left[count:]
        return drawn

    return draw
