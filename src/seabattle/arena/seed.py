"""Where every seed of a run comes from: its own seed, what for, and a number."""

from hashlib import sha256


def seed_for(seed: int, purpose: str, number: int) -> int:
    """A seed of 64 bits; no two purposes share one, so that no bot can guess a field."""
    drawn = sha256(f"{seed} {purpose} {number}".encode()).digest()
    return int.from_bytes(drawn[:8], "little")
