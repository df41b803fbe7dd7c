"""Keepsakes on this machine: the secrets of every sealed seat that is played here.

Each is a file of its owner's alone. It is on disk before anything is said with it, so that a
program which is killed at any moment never says two things under one number.
"""

import os
from pathlib import Path

from seabattle.fairness.sealed.backup import encode_keepsake, read_keepsake
from seabattle.fairness.sealed.sealed_player import Keepsake
from seabattle.game import Seat
from seabattle.store.address import data_folder


class KeepsakeFolder:
    """All keepsakes, by match and seat."""

    def __init__(self, path: Path | None = None) -> None:
        self.path = path or data_folder() / "keepsakes"

    def keep(self, keepsake: Keepsake) -> None:
        """Write a keepsake, and return when it is on disk. Raises ``OSError`` where it cannot."""
        self.path.mkdir(mode=0o700, parents=True, exist_ok=True)
        place = self._place(keepsake.match, keepsake.seat)
        fresh = place.with_suffix(f".{os.getpid()}")
        file = os.open(fresh, os.O_CREAT | os.O_WRONLY | os.O_TRUNC, 0o600)
        with os.fdopen(file, "wb") as writing:
            writing.write(encode_keepsake(keepsake))
            writing.flush()
            os.fsync(writing.fileno())
        fresh.replace(place)
        _sync_folder(self.path)

    def find(self, match: str, seat: Seat) -> Keepsake | None:
        """What is kept of a seat, or nothing."""
        try:
            return read_keepsake(self._place(match, seat).read_bytes())
        except OSError:
            return None

    def _place(self, match: str, seat: Seat) -> Path:
        # The name comes from a server: nothing of it may lead elsewhere.
        return self.path / f"{match.encode().hex()}-{seat}.key"


def _sync_folder(path: Path) -> None:
    """Have the new name on disk, too, where the system can be asked for that."""
    if os.name != "posix":
        return
    folder = os.open(path, os.O_RDONLY)
    try:
        os.fsync(folder)
    finally:
        os.close(folder)
