"""A lock beside an SQLite file: one server serves from it at a time.

Two would each believe to be alone, and neither would tell its players what the other's have
done. The system lets go of the lock when a program ends, however it ends, so none is ever
stale; the file stays where it is, because whoever removed it could leave two with a lock each.
"""

import os
import socket
from collections.abc import Iterator
from contextlib import contextmanager
from datetime import UTC, datetime
from pathlib import Path

from msgspec import DecodeError, Struct, json

from seabattle.trouble import Trouble, system_trouble


class Holder(Struct, frozen=True):
    """Who has the file, as far as the lock tells."""

    pid: int
    host: str
    since: str


@contextmanager
def hold_file(path: Path, *, alone: bool) -> Iterator[None]:
    """Hold a file, alone or together with others who do not want it alone.

    Raises :class:`Trouble` that names the other when somebody is in the way.
    """
    place = path.resolve()
    lock = place.with_name(place.name + "-lock")
    try:
        file = os.open(lock, os.O_CREAT | os.O_RDWR | os.O_CLOEXEC, 0o600)
    except OSError as error:
        raise Trouble("store/no-file", place=str(lock), reason=system_trouble(error)) from None
    try:
        if not _try_lock(file, alone=alone):
            raise _refusal(path, _read_holder(file))
        _write_holder(file)
        yield
    finally:
        os.close(file)


def _try_lock(file: int, *, alone: bool) -> bool:
    try:
        import fcntl
    except ImportError:
        # Windows has no such locks; there two servers on one file are the host's own lookout.
        return True
    try:
        fcntl.flock(file, (fcntl.LOCK_EX if alone else fcntl.LOCK_SH) | fcntl.LOCK_NB)
    except OSError:
        return False
    return True


def _write_holder(file: int) -> None:
    now = datetime.now(UTC).strftime("%Y-%m-%d %H:%M:%S UTC")
    said = json.encode(Holder(os.getpid(), socket.gethostname(), now))
    os.ftruncate(file, 0)
    os.pwrite(file, said, 0)


def _read_holder(file: int) -> Holder | None:
    try:
        return json.decode(os.pread(file, 4096, 0), type=Holder)
    except DecodeError:
        # They have only just come.
        return None


def _refusal(path: Path, holder: Holder | None) -> Trouble:
    if holder is None:
        return Trouble("store/in-use-by-somebody", place=str(path))
    return Trouble(
        "store/in-use", place=str(path), pid=str(holder.pid), host=holder.host, since=holder.since
    )
