"""A copy of everything, taken while the server runs, and put back elsewhere.

The copy is an SQLite file, whichever database it comes from, so that a host can move from
one to the other.
"""

import asyncio
import os
import sqlite3
from pathlib import Path
from shutil import copyfile
from tempfile import TemporaryDirectory

from seabattle.store.address import Address
from seabattle.store.integrity import Inventory
from seabattle.store.sqlite.sqlite_file import check_ours, connect, prepare_file
from seabattle.store.sqlite.sqlite_inventory import inventory_of
from seabattle.trouble import Trouble, system_trouble


async def backup(address: Address, file: Path) -> Inventory:
    """Copy a store into a new file, and read the copy through.

    A copy with damage in it is kept, since it is better than none, and then refused. A file of
    an older release is copied as it is, so that this release can go back to it.
    """
    part = await asyncio.to_thread(_begin, file)
    try:
        await address.copy_to(part, _make_tables)
        await asyncio.to_thread(_finish, part, file)
    finally:
        await asyncio.to_thread(part.unlink, missing_ok=True)
    return await asyncio.to_thread(_read_through, file)


async def restore(file: Path, address: Address) -> Inventory:
    """Put a copy into an empty store, and read through what is there then."""
    with TemporaryDirectory(prefix="seabattle-") as folder:
        copy = Path(folder) / "copy.db"
        await asyncio.to_thread(_unpack, file, copy)
        return await address.restore_from(copy)


def _begin(file: Path) -> Path:
    """The name under which a copy is made until it is whole."""
    if file.exists():
        raise Trouble("store/file-exists", place=str(file))
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600)
    except OSError as error:
        raise Trouble("store/no-file", place=str(file), reason=system_trouble(error)) from None
    return part


def _read_through(file: Path) -> Inventory:
    """Check a copy; one with older tables in a copy of its own that has the newest."""
    if check_ours(file, str(file)):
        return inventory_of(file)
    with TemporaryDirectory(prefix="seabattle-") as folder:
        return _unpack(file, Path(folder) / "copy.db")


def _unpack(file: Path, copy: Path) -> Inventory:
    """Look through a backup, in a copy of it whose tables are brought up to date."""
    if not file.is_file():
        raise Trouble("store/no-file", place=str(file), reason=Trouble("system/not-found"))
    copyfile(file, copy)
    check_ours(copy, str(file))
    prepare_file(copy)
    return inventory_of(copy, str(file))


def _make_tables(part: Path) -> sqlite3.Connection:
    """A connection to a copy that has its tables, for a database that does not bring its own."""
    prepare_file(part)
    return connect(part)


def _finish(part: Path, file: Path) -> None:
    """Make the copy a single file that is on disk, and give it its name."""
    connection = connect(part)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.close()
    handle = os.open(part, os.O_RDWR)
    os.fchmod(handle, 0o600)
    os.fsync(handle)
    os.close(handle)
    part.rename(file)
    folder = os.open(file.parent, os.O_RDONLY)
    os.fsync(folder)
    os.close(folder)
