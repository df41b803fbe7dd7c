"""Random draws between two seats that neither seat nor the server can influence.

Each seat commits to a nonce before it knows the other's, and reveals it once both fields
are sealed. The fields are not an input: otherwise the seat that seals last could try fields
until it likes the result.
"""

from seabattle.fairness.proofs.binding import hash_parts, number_bytes

NONCE = 32


def commit_lot(match: str, seat: int, nonce: bytes) -> bytes:
    """The commitment of a seat to its nonce."""
    return hash_parts(b"lot-nonce", match.encode(), bytes([seat]), nonce)


def draw_lot(match: str, number: int, nonces: tuple[bytes, bytes]) -> int:
    """The seat that lot *number* of a match falls on."""
    return hash_parts(b"lot", match.encode(), number_bytes(number), *nonces)[0] & 1
