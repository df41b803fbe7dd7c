"""Power cuts: what a disk is asked to write is noted down, and lost where it was not synced.

SQLite runs on a custom file system (an APSW VFS) that passes all calls on and keeps a trace of
them. A cut is a moment of that trace: what was synced by then is on the disk; of the rest any part
may be, in any order, with writes torn at the borders of sectors.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import Any, Literal

import apsw
from msgspec import Struct

from seabattle.matches.port import MatchId

SECTOR = 512
CHECKPOINT_PAGES = 40

_NAMES = itertools.count(1)


class DiskWrite(Struct, frozen=True):
    """Something that happened to a file, or, as *told*, a page that was acknowledged."""

    kind: Literal["write", "truncate", "sync", "delete", "told"]
    file: str = ""
    offset: int = 0
    data: bytes = b""
    match: MatchId = MatchId("")


Trace = list[DiskWrite]


class Machine:
    """A computer on which a logbook runs, and the trace of what its disk was asked to do."""

    def __init__(self, *, careless: bool = False) -> None:
        self.trace: Trace = []
        self.before: dict[str, bytes] = {}
        """The content of the disk when the trace began."""
        self._careless = careless
        self._vfs = NotingVFS(f"noting-{next(_NAMES)}", self.trace)

    def connect(self, path: Path) -> Any:
        """A connection for a logbook; a careless one syncs as if losing moves were allowed."""
        self.before[path.name] = path.read_bytes()
        return NotedConnection(path, self._vfs.vfs_name, careless=self._careless)

    def tell(self, match: MatchId, seq: int) -> None:
        """Note that a client was told that a page is kept."""
        self.trace.append(DiskWrite("told", offset=seq, match=match))


class NotedConnection:
    """As much of a connection of :mod:`sqlite3` as a writer needs, on the custom file system."""

    def __init__(self, path: Path, vfs: str, *, careless: bool) -> None:
        self._connection = apsw.Connection(str(path), vfs=vfs)
        self._careless = careless
        # A file system in Python offers no shared memory; alone, SQLite needs none.
        self.execute("PRAGMA locking_mode=EXCLUSIVE")
        self.execute(f"PRAGMA wal_autocheckpoint={CHECKPOINT_PAGES}")

    def execute(self, statement: str, words: Sequence[Any] = ()) -> Any:
        """Carry out a statement."""
        if self._careless and statement.startswith("BEGIN"):
            self._connection.execute("PRAGMA synchronous=NORMAL")
        return self._connection.execute(statement, words)

    def close(self) -> None:
        """Close the file."""
        self._connection.close()


class NotingVFS(apsw.VFS):
    """The system's own file system, with a trace."""

    def __init__(self, name: str, trace: Trace) -> None:
        super().__init__(name, "")
        self.vfs_name = name
        self._trace = trace

    def xOpen(self, name: Any, flags: list[int]) -> NotingFile:  # noqa: N802 -- SQLite's name.
        """Open a file."""
        return NotingFile(name, flags, self._trace)

    def xDelete(self, filename: str, syncdir: bool) -> None:  # noqa: N802 -- As above.
        """Remove a file."""
        super().xDelete(filename, syncdir)
        self._trace.append(DiskWrite("delete", Path(filename).name))


class NotingFile(apsw.VFSFile):
    """A file of the system, with a trace."""

    def __init__(self, name: Any, flags: list[int], trace: Trace) -> None:
        super().__init__("", name, flags)
        text = name.filename() if isinstance(name, apsw.URIFilename) else str(name)
        self._name = Path(text).name
        self._trace = trace

    def xWrite(self, data: bytes, offset: int) -> None:  # noqa: N802 -- SQLite's name.
        """Write some bytes."""
        super().xWrite(data, offset)
        self._trace.append(DiskWrite("write", self._name, offset, bytes(data)))

    def xTruncate(self, newsize: int) -> None:  # noqa: N802 -- As above.
        """Cut the file off."""
        super().xTruncate(newsize)
        self._trace.append(DiskWrite("truncate", self._name, newsize))

    def xSync(self, flags: int) -> None:  # noqa: N802 -- As above.
        """Wait for the disk."""
        super().xSync(flags)
        self._trace.append(DiskWrite("sync", self._name))


class Wreck(Struct, frozen=True):
    """The state after a cut: the acknowledged pages, and the files on the disk."""

    told: dict[MatchId, int]
    files: dict[str, bytes]

    def write_files(self, folder: Path) -> None:
        """Put the files where SQLite finds them."""
        for old in folder.iterdir():
            old.unlink()
        for name, data in self.files.items():
            (folder / name).write_bytes(data)


def wrecks(machine: Machine, cuts: int, random: Random) -> Iterator[Wreck]:
    """The states after cuts at random moments of a machine's trace."""
    moments = sorted(random.randrange(len(machine.trace) + 1) for _ in range(cuts))
    disk = Disk(dict(machine.before))
    told: dict[MatchId, int] = {}
    done = 0
    for moment in moments:
        for deed in machine.trace[done:moment]:
            if deed.kind == "told":
                told[deed.match] = max(told.get(deed.match, 0), deed.offset)
            else:
                disk.do(deed)
        done = moment
        yield Wreck(dict(told), disk.after_cut(random))


class Disk:
    """A disk: what is safely on it, and what is still on its way."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self._safe = {name: bytearray(data) for name, data in files.items()}
        self._waiting: dict[str, list[DiskWrite]] = {}

    def do(self, deed: DiskWrite) -> None:
        """Do what the system was asked for: only a sync makes anything safe."""
        if deed.kind == "delete":
            self._safe.pop(deed.file, None)
            self._waiting.pop(deed.file, None)
        elif deed.kind == "sync":
            file = self._safe.setdefault(deed.file, bytearray())
            for waiting in self._waiting.pop(deed.file, []):
                _apply(file, waiting)
        else:
            self._waiting.setdefault(deed.file, []).append(deed)

    def after_cut(self, random: Random) -> dict[str, bytes]:
        """The files after a cut: all that is safe, and by chance some of the rest."""
        files = {name: bytearray(data) for name, data in self._safe.items()}
        for name, waiting in self._waiting.items():
            file = files.setdefault(name, bytearray())
            lucky = random.random()
            for deed in waiting:
                if random.random() < lucky:
                    _apply(file, deed, random if random.random() < 0.3 else None)
        return {name: bytes(data) for name, data in files.items()}


def _apply(file: bytearray, deed: DiskWrite, torn: Random | None = None) -> None:
    if deed.kind == "truncate":
        del file[deed.offset :]
        return
    for start in range(0, len(deed.data), SECTOR):
        if torn is None or torn.random() < 0.5:
            part = deed.data[start : start + SECTOR]
            place = deed.offset + start
            if len(file) < place:
                file.extend(bytes(place - len(file)))
            file[place : place + len(part)] = part
