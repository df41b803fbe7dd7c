"""Derivation of all seeds of a run from the run's seed, a purpose and a number."""

from hashlib import sha256


def seed_for(seed: int, purpose: str, number: int) -> int:
    """A seed of 64 bits; purposes have separate seeds, so that no bot can guess a field."""
    drawn = sha256(f"{seed} {purpose} {number}".encode()).digest()
    return int.from_bytes(drawn[:8], "little")
