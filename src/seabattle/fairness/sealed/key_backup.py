"""Backup of the secrets of a seat for another device: a line of text, encrypted by a passphrase.

It is never logged and never sent to a server. A player who resumes from an old backup can be
made to answer twice under one number, so a backup moves a game and does not copy it.
"""

import re
from base64 import urlsafe_b64decode, urlsafe_b64encode
from enum import StrEnum
from hashlib import sha256

from seabattle.fairness.proofs.binding import frame_parts, number_bytes, read_frames
from seabattle.fairness.proofs.phrase_seal import open_by_phrase, seal_by_phrase
from seabattle.fairness.proofs.ristretto import Draw, decode_scalar, encode_scalar
from seabattle.fairness.sealed.sealed_player import LastWord, SeatSecrets
from seabattle.game import Seat
from seabattle.grid import Cell, Col, Row
from seabattle.rules import Ship

HEAD = "seabattle-backup-"
VERSION = "1"
_BODY = re.compile("[A-Za-z0-9_-]+")
_CHECK = 4
_PURPOSE = b"seabattle/keepsake/1"
_PARTS = 9


class BackupFlaw(StrEnum):
    """Why the secrets of a seat cannot be restored from a text."""

    NONE = "no-backup"
    """The text is not a backup."""
    NEWER = "newer"
    """A later release has written it."""
    DAMAGED = "damaged"
    """A part is missing, or was mistyped."""
    PHRASE = "phrase"
    """It was sealed by another phrase."""


def write_backup(secrets: SeatSecrets, phrase: str, draw: Draw) -> str:
    """One line, for a file or a QR code."""
    sealed = seal_by_phrase(phrase, encode_seat_secrets(secrets), draw)
    checked = sealed + sha256(sealed).digest()[:_CHECK]
    return f"{HEAD}{VERSION}:{urlsafe_b64encode(checked).decode().rstrip('=')}"


def read_backup(text: str, phrase: str) -> SeatSecrets | BackupFlaw:
    """The seat secrets in a text, or what is wrong with it."""
    head, _, body = re.sub("[ \\t\\r\\n]", "", text).partition(":")
    if not head.startswith(HEAD):
        return BackupFlaw.NONE
    if head != HEAD + VERSION:
        return BackupFlaw.NEWER
    if not _BODY.fullmatch(body) or len(body) % 4 == 1:
        return BackupFlaw.DAMAGED
    checked = urlsafe_b64decode(body + "=" * (-len(body) % 4))
    sealed, check = checked[:-_CHECK], checked[-_CHECK:]
    if sha256(sealed).digest()[:_CHECK] != check:
        return BackupFlaw.DAMAGED
    opened = open_by_phrase(phrase, sealed)
    if opened is None:
        return BackupFlaw.PHRASE
    return read_seat_secrets(opened) or BackupFlaw.DAMAGED


def encode_seat_secrets(secrets: SeatSecrets) -> bytes:
    """All secrets of a seat in nine parts."""
    last = secrets.last
    said = (number_bytes(last.number), last.before, last.data, last.signature) if last else ()
    ships = [part for ship in secrets.ships for part in _ship_parts(ship)]
    return frame_parts(
        _PURPOSE,
        secrets.match.encode(),
        bytes([secrets.seat]),
        encode_scalar(secrets.secret),
        secrets.seed,
        secrets.nonce,
        secrets.lot_nonce,
        frame_parts(*ships),
        frame_parts(*said),
    )


def read_seat_secrets(data: bytes) -> SeatSecrets | None:
    """Decode the secrets; ``None`` for other bytes."""
    parts = read_frames(data)
    if parts is None or len(parts) != _PARTS or parts[0] != _PURPOSE:
        return None
    match, seat, secret, seed, nonce, lot_nonce, fleet, said = parts[1:]
    key, ships, last = decode_scalar(secret), read_frames(fleet), read_frames(said)
    sizes = [len(seat), len(seed), len(nonce), len(lot_nonce)]
    if key is None or ships is None or last is None or sizes != [1, 32, 32, 32]:
        return None
    if len(ships) % 2 or any(len(cells) % 2 for cells in ships[1::2]) or len(last) not in (0, 4):
        return None
    return SeatSecrets(
        match.decode(errors="replace"),
        Seat(seat[0]),
        tuple(map(_ship, ships[::2], ships[1::2])),
        key,
        seed,
        nonce,
        lot_nonce,
        LastWord(int.from_bytes(last[0], "big"), *last[1:]) if last else None,
    )


def _ship_parts(ship: Ship) -> tuple[bytes, bytes]:
    """Its class, and a row and a column for each cell."""
    return ship.ship_class.encode(), bytes(n for at in ship.cells for n in (at.row, at.col))


def _ship(name: bytes, numbers: bytes) -> Ship:
    pairs = zip(numbers[::2], numbers[1::2], strict=True)
    cells = tuple(Cell(Row(row), Col(col)) for row, col in pairs)
    return Ship(name.decode(errors="replace"), cells)
