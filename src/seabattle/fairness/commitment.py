"""Commitments of a refereed table: the server cannot change a field, a lot or a coin later.

Every random draw of a match comes from one seed of 32 bytes. Its hash and those of the
fields are public before the first shot, the seed itself after the game. ``docs/records.md``
describes every byte; ``seabattle_verifier`` is a second implementation.
"""

import hmac
from collections.abc import Iterable, Sequence
from hashlib import sha256

from seabattle.game import Seat
from seabattle.records.evidence import Commitments
from seabattle.rules import Ship

SEED_BYTES = 32

_TAG = b"seabattle/refereed/1"


def commit_seed(seed: bytes) -> str:
    """The public hash of the seed."""
    return _hash(b"seed", seed)


def derive_salt(seed: bytes, seat: Seat) -> bytes:
    """The salt of a seat's field: without it, a brute-force search could find the field."""
    return _derive(seed, b"salt", _number(seat))


def commit_field(seat: Seat, salt: bytes, ships: Iterable[Ship]) -> str:
    """The public hash of a field."""
    return _hash(b"field", _number(seat), salt, field_bytes(ships))


def field_bytes(ships: Iterable[Ship]) -> bytes:
    """A field as it is hashed: a line for each ship, in the order of their bytes."""
    lines = (
        " ".join((ship.ship_class, *(f"{cell.row},{cell.col}" for cell in sorted(ship.cells))))
        for ship in ships
    )
    return b"".join(sorted(f"{line}\n".encode() for line in lines))


def commit(seed: bytes, fields: Sequence[str | None]) -> Commitments:
    """The public commitments of a match, and one digest of them."""
    shown = commit_seed(seed)
    return Commitments(digest_of(shown, fields), shown, tuple(fields))


def digest_of(seed: str, fields: Sequence[str | None]) -> str:
    """One digest of all commitments."""
    return _hash(b"all", bytes.fromhex(seed), *(bytes.fromhex(each or "") for each in fields))


def commit_daily_sea(day: str, variant: str, salt: bytes, ships: Iterable[Ship]) -> str:
    """The public hash of a daily sea, published the day before."""
    return _hash(b"daily", day.encode(), variant.encode(), salt, field_bytes(ships))


def bot_seed(seed: bytes, seat: Seat) -> int:
    """The seed of the computer player at a seat: 63 bits."""
    return int.from_bytes(_derive(seed, b"bot", _number(seat))[:8]) >> 1


def draw_number(
    seed: bytes, nonces: Sequence[str], below: int, purpose: str, numbers: Sequence[int]
) -> int:
    """A number for a *purpose*, derived from the seed and the optional nonces of all seats."""
    parts = (*map(_number, numbers), *map(bytes.fromhex, nonces))
    return int.from_bytes(_derive(seed, purpose.encode(), *parts)) % below


def _hash(*parts: bytes) -> str:
    return sha256(_join(parts)).hexdigest()


def _derive(seed: bytes, *parts: bytes) -> bytes:
    return hmac.digest(seed, _join(parts), sha256)


def _join(parts: Iterable[bytes]) -> bytes:
    """The parts with length prefixes, so that no two lists give the same bytes."""
    return b"".join(_number(len(part)) + part for part in (_TAG, *parts))


def _number(number: int) -> bytes:
    return number.to_bytes(4)
