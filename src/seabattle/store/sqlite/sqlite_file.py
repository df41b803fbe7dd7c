"""An SQLite file that may be trusted with matches: how it is made, opened and refused."""

import os
import random
import sqlite3
import time
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from seabattle.store.schema_version import SELECT_VERSION, check_schema_version, upgrade_schema
from seabattle.store.sqlite.file_lock import hold_file
from seabattle.store.sqlite.filesystem import network_filesystem
from seabattle.store.sqlite.wal import damage_in_wal
from seabattle.trouble import Trouble, system_trouble

if TYPE_CHECKING:
    from sqlalchemy import Connection, Engine

APPLICATION = 0x5EABA77E
"""Written into the head of the file, so that we know our own."""

WAITING_SECONDS = 10
"""How long somebody waits for another who is writing."""

Connect = Callable[[Path], sqlite3.Connection]

SETTINGS = (
    "PRAGMA synchronous=FULL",
    # On a Mac, only these two make the disk empty its own cache; elsewhere they mean nothing.
    "PRAGMA fullfsync=ON",
    "PRAGMA checkpoint_fullfsync=ON",
)

CORRUPTION_ERRORS = (sqlite3.DatabaseError, UnicodeDecodeError)
"""What a damaged file makes of a question; the second when it even spoils the complaint."""

SAFE_SYNCHRONOUS = (2, 3)
"""FULL and EXTRA, as SQLite counts."""


def connect(path: Path) -> sqlite3.Connection:
    """A connection that begins no transaction by itself."""
    return sqlite3.connect(
        path, timeout=WAITING_SECONDS, isolation_level=None, check_same_thread=False
    )


def prepare_file(path: Path) -> None:
    """Make the file, or bring it up to date, or refuse it.

    When two do this at once, the second waits and finds the work done.
    """
    if not _check_newest(path):
        _upgrade_file(path)


def migrate_file(path: Path) -> None:
    """The same on behalf of a host; tables are not changed under a server that is running."""
    if not _check_newest(path):
        with hold_file(path, alone=True):
            _upgrade_file(path)


def _check_newest(path: Path) -> bool:
    """Whether a file has the newest tables; it is made, or refused, where need be."""
    check_folder(path)
    _create_file(path)
    _check_wal(path)
    connection = connect(path)
    try:
        make_safe(connection, path)
        return check_schema_version(_schema_version(connection, str(path)), str(path))
    except CORRUPTION_ERRORS as error:
        raise _refusal(error, path) from None
    finally:
        connection.close()


def check_ours(path: Path, place: str) -> bool:
    """Refuse a file that is no database of ours, or of a newer program, and change nothing.

    Returns whether its tables are the newest.
    """
    connection = connect(path)
    try:
        edition = _schema_version(connection, place)
        if edition is None:
            raise Trouble("store/not-ours", place=place)
        return check_schema_version(edition, place)
    except CORRUPTION_ERRORS:
        raise Trouble("store/no-database", place=place) from None
    finally:
        connection.close()


def open_to_write(path: Path, connect: Connect = connect) -> sqlite3.Connection:
    """A connection whose commits are on disk when they return, or a refusal."""
    connection = connect(path)
    try:
        make_safe(connection, path)
    except BaseException:
        connection.close()
        raise
    return connection


def open_to_read(path: Path) -> sqlite3.Connection:
    """A connection that cannot write."""
    connection = connect(path)
    # Text that was damaged is read as something else, and then its seal does not fit.
    connection.text_factory = _read_text
    connection.execute("PRAGMA query_only=ON")
    return connection


def _read_text(text: bytes) -> str:
    return text.decode("utf-8", "replace")


def make_safe(connection: sqlite3.Connection, path: Path) -> None:
    """Choose the settings that let a commit survive a power cut, and see that they hold."""
    journal = _write_ahead(connection)
    if journal != "wal":
        raise Trouble(
            "store/unsafe", place=str(path), setting="journal_mode", found=journal, needed="wal"
        )
    for setting in SETTINGS:
        connection.execute(setting)
    synchronous = connection.execute("PRAGMA synchronous").fetchone()[0]
    if synchronous not in SAFE_SYNCHRONOUS:
        raise Trouble(
            "store/unsafe",
            place=str(path),
            setting="synchronous",
            found=str(synchronous),
            needed="2 (FULL)",
        )


def _write_ahead(connection: sqlite3.Connection) -> str:
    """Have the file written ahead, and say how it is written.

    Where several make a new file at once, each waits for the others to let go of it: then
    SQLite does not wait at all, so that they need not wait for ever, and we try again.
    """
    patience = time.monotonic() + WAITING_SECONDS
    while True:
        try:
            return str(connection.execute("PRAGMA journal_mode=WAL").fetchone()[0])
        except sqlite3.OperationalError as error:
            if not _is_busy(error) or time.monotonic() > patience:
                raise
            time.sleep(random.uniform(0.001, 0.01))


def _is_busy(error: sqlite3.OperationalError) -> bool:
    """Whether somebody else holds the file; the lowest byte says so, the others say why."""
    return getattr(error, "sqlite_errorcode", 0) & 0xFF == sqlite3.SQLITE_BUSY


def file_engine(path: Path) -> "Engine":
    """SQLAlchemy's way to the same file, with the same settings."""
    from sqlalchemy import QueuePool, create_engine, event

    # The address only names the dialect; the file is opened by us.
    engine = create_engine("sqlite://", creator=lambda: _open_tables(path), poolclass=QueuePool)

    @event.listens_for(engine, "begin")
    def begin(connection: "Connection") -> None:
        # Whoever reads first and writes later may find that somebody else wrote in between.
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")

    return engine


def _open_tables(path: Path) -> sqlite3.Connection:
    """A connection that reads damaged text as it is, and writes zeros over what is deleted."""
    connection = open_to_write(path)
    connection.text_factory = _read_text
    connection.execute("PRAGMA secure_delete=ON")
    return connection


def check_folder(path: Path) -> None:
    """Make the folder of a file if need be, or refuse one that cannot be trusted."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        reason = system_trouble(error)
        raise Trouble("store/no-folder", place=str(path.parent), reason=reason) from None
    kind = network_filesystem(path.parent)
    if kind is not None:
        raise Trouble("store/network", place=str(path.parent), kind=kind)


def _check_wal(path: Path) -> None:
    """Look before SQLite does, which would tidy away what it does not understand."""
    frame = damage_in_wal(path)
    if frame is not None:
        reason = Trouble("store/bad-frame", frame=frame)
        raise Trouble("store/damaged", place=f"{path}-wal", reason=reason)


def _create_file(path: Path) -> None:
    """Make the file for its owner alone, since the key of all sessions is in it."""
    try:
        os.close(os.open(path, os.O_CREAT | os.O_RDWR, 0o600))
        folder = os.open(path.parent, os.O_RDONLY)
    except OSError as error:
        raise Trouble("store/no-file", place=str(path), reason=system_trouble(error)) from None
    try:
        # The name of a file is on disk when its folder is.
        os.fsync(folder)
    finally:
        os.close(folder)


def _schema_version(connection: sqlite3.Connection, place: str) -> str | None:
    """The edition of the tables, nothing for an empty file, a refusal for another program's."""
    tables = {name for (name,) in connection.execute("SELECT name FROM sqlite_master")}
    if not tables:
        return None
    application = connection.execute("PRAGMA application_id").fetchone()[0]
    if application != APPLICATION or "alembic_version" not in tables:
        raise Trouble("store/not-ours", place=place)
    found = connection.execute(SELECT_VERSION).fetchone()
    return None if found is None else str(found[0])


def _upgrade_file(path: Path) -> None:
    # Nobody else should wait for it with the file locked.
    import alembic.command  # noqa: F401

    engine = file_engine(path)
    try:
        with engine.begin() as connection:
            connection.exec_driver_sql(f"PRAGMA application_id={APPLICATION}")
            upgrade_schema(connection)
    finally:
        engine.dispose()


def _refusal(error: Exception, path: Path) -> Trouble:
    if isinstance(error, sqlite3.OperationalError):
        return Trouble("store/no-file", place=str(path), reason=system_trouble(error))
    return Trouble("store/no-database", place=str(path))
