"""A file lock: one match is played at one terminal at a time.

The system lets go of a lock when a program ends, however it ends.
"""

import os
from contextlib import suppress
from pathlib import Path

from seabattle.matches.port import MatchId
from seabattle.trouble import Trouble, system_trouble


class MatchLock:
    """Held as long as a match is played here."""

    _file: int | None

    def __init__(self, folder: Path, match: MatchId) -> None:
        """Raises :class:`Trouble` when another process holds it."""
        self._path = folder / f"{match}.lock"
        self._file = self._open()
        while not self._is_in_place(self._file):
            # The holder removed the file between the opening and the locking here (a race).
            os.close(self._file)
            self._file = self._open()
        if not self._locked:
            os.close(self._file)
            self._file = None
            raise Trouble("game/open-elsewhere", match=match)

    def _open(self) -> int:
        try:
            file = os.open(self._path, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            reason = system_trouble(error)
            raise Trouble("game/busy", place=str(self._path), reason=reason) from None
        self._locked = _try_lock(file)
        return file

    def _is_in_place(self, file: int) -> bool:
        """Whether the opened file is still the one of that name.

        A lock on a removed file would not exclude another process that locks the new one.
        """
        if not self._locked:
            return True
        try:
            return os.path.samestat(os.fstat(file), self._path.stat())
        except FileNotFoundError:
            return False

    def release(self) -> None:
        """Release the lock."""
        if self._file is not None:
            # Removed while it is still held: the next process to lock it sees that it is gone.
            with suppress(OSError):
                self._path.unlink()
            os.close(self._file)
            self._file = None


def _try_lock(file: int) -> bool:
    try:
        import fcntl
    except ImportError:
        # Windows has no such locks; two terminals then share a match, and neither spoils it.
        return True
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        return False
    return True
