"""An SQLite file written anew without its gaps, and how much room it takes."""

import shutil
import sqlite3
from pathlib import Path

from seabattle.matches.port import LogbookFailed
from seabattle.store.health import DiskUsage, Vacuumed
from seabattle.store.sqlite.sqlite_file import CORRUPTION_ERRORS, check_ours, open_to_write


def vacuum_file(path: Path) -> Vacuumed:
    """Write the file anew, and let go of its write-ahead log; nobody else may have it open."""
    check_ours(path, str(path))
    before = _size_with_wal(path)
    try:
        connection = open_to_write(path)
        try:
            connection.execute("VACUUM")
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchall()
        finally:
            connection.close()
    except (sqlite3.OperationalError, *CORRUPTION_ERRORS) as error:
        raise LogbookFailed(str(error)) from None
    return Vacuumed(before, _size_with_wal(path))


def disk_usage(path: Path) -> DiskUsage | None:
    """The room that is left beside a file, and what its write-ahead log takes of it."""
    try:
        disk = shutil.disk_usage(path.parent)
    except OSError:
        return None
    return DiskUsage(disk.free, _size(_wal_of(path)), disk.total, _size_with_wal(path))


def _size_with_wal(path: Path) -> int:
    return _size(path) + _size(_wal_of(path))


def _wal_of(path: Path) -> Path:
    return path.with_name(path.name + "-wal")


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        # A log is gone when nobody has the file open.
        return 0
