"""Whether the file that is written to is still the one that others find at its path.

A file that is deleted or replaced while it is open takes every write, acknowledges it, and is
gone with the process. So before anything is acknowledged the path is compared with what was
opened: device and inode, of the database and of its write-ahead log.
"""

from collections.abc import Callable
from pathlib import Path

from seabattle.matches.port import LogbookFailed

Identity = tuple[int, int]
"""Device and inode."""


class FileGuard:
    """The file as it was when it was first opened."""

    def __init__(self, path: Path, on_lost: Callable[[], None] | None = None) -> None:
        self._path = path
        self._wal_path = path.with_name(path.name + "-wal")
        self._on_lost = on_lost
        self._file: Identity | None = None
        self._wal: Identity | None = None
        self._lost = False

    def check_path(self) -> None:
        """Raise :class:`LogbookFailed` where another file, or none, is at the path by now."""
        found = _identity(self._path)
        if self._file is None:
            self._file = found
        if found is None or found != self._file:
            self._lose()
        if self._lost:
            raise LogbookFailed(f"{self._path} was deleted or replaced")

    def reopen(self) -> None:
        """Take note of a new connection: it may begin a log of its own."""
        self._wal = None

    def check_written(self) -> None:
        """The same for what was just written, which stands in the log at first."""
        found = _identity(self._wal_path)
        if self._wal is None:
            self._wal = found
        if found is None or found != self._wal:
            self._lose()
        self.check_path()

    def _lose(self) -> None:
        if not self._lost:
            self._lost = True
            if self._on_lost is not None:
                self._on_lost()


def _identity(path: Path) -> Identity | None:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
