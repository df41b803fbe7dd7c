"""Lots that neither seat can steer, and the server no more.

Each seat commits to a nonce of its own before it knows the other's, and shows it once both
fields are sealed. The fields are no part of it: else whoever seals last could try fields until
the lot pleases.
"""

from seabattle.fairness.proofs.binding import hash_parts, number_bytes

NONCE = 32


def commit_lot(match: str, seat: int, nonce: bytes) -> bytes:
    """What a seat shows of its nonce beforehand."""
    return hash_parts(b"lot-nonce", match.encode(), bytes([seat]), nonce)


def draw_lot(match: str, number: int, nonces: tuple[bytes, bytes]) -> int:
    """The seat that lot *number* of a match falls on."""
    return hash_parts(b"lot", match.encode(), number_bytes(number), *nonces)[0] & 1
