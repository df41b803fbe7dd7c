"""The database as an operator's commands open it: beside servers, and as none itself."""

import asyncio
import getpass
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, Self, TypeVar

from msgspec import Struct, to_builtins
from msgspec.json import encode

from seabattle.speech import say
from seabattle.terminal.console import language
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.matches.service import Service
    from seabattle.store.address import Address
    from seabattle.store.administration.administration import Administration
    from seabattle.store.people import People
    from seabattle.store.table_access import TableAccess

T = TypeVar("T")


class AdminWatch:
    """The time of a command. The command is no server, so no clock runs for it."""

    def now(self) -> int:
        """The time, in milliseconds."""
        return int(time.time() * 1000)

    def ahead(self) -> int:
        """Return how far that is ahead of the calendar."""
        return 0

    def date(self) -> int:
        """The time by the calendar."""
        return self.now()

    def on_duty(self, since: int, until: int) -> int:  # noqa: ARG002 -- As a watch has it.
        """Return the uptime of the service, as far as this command is concerned."""
        return 0


class AdminSession(Struct, frozen=True):
    """The database and the services that a command can work with."""

    tables: "TableAccess"
    administration: "Administration"
    people: "People"
    service: "Service"

    def now(self) -> int:
        """The time, in milliseconds."""
        return AdminWatch().now()


def with_admin_session(database: str | None, work: Callable[[AdminSession], Awaitable[T]]) -> T:
    """Run *work* with a database; its errors are reported in a sentence."""

    async def do() -> T:
        async with _open_admin_session(database) as admin:
            return await work(admin)

    return run_work(do())


def run_work(work: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine; an error of the database is reported in a sentence."""
    from seabattle.matches.port import LogbookFailed

    try:
        return asyncio.run(work)
    except LogbookFailed as failed:
        raise Trouble("admin/failed", reason=str(failed)) from None


@asynccontextmanager
async def _open_admin_session(database: str | None) -> AsyncIterator[AdminSession]:
    from seabattle.matches.service import Service
    from seabattle.store.administration.administration import Administration
    from seabattle.store.health import StoreHealth
    from seabattle.store.people import People

    address = find_address(database)
    watch = AdminWatch()
    async with address.open_logbook(StoreHealth()) as logbook, address.open_bell() as bell:
        tables = await address.open_tables(logbook)
        try:
            administration = Administration(tables, watch.now)
            service = Service(logbook, bell, watch, secret=b"")
            service.tombstones = await administration.tombstones()
            yield AdminSession(tables, administration, People(tables, watch.now), service)
        finally:
            await tables.close()


def find_address(database: str | None) -> "Address":
    """The database that is meant; no file is made where an operator has mistyped its name."""
    from seabattle.store import default_database
    from seabattle.store.address import read_address

    address = read_address(database or default_database())
    if not address.many_workers and not Path(str(address)).is_file():
        reason = Trouble("system/not-found")
        raise Trouble("store/no-file", place=str(address), reason=reason)
    return address


def operator_name() -> str:
    """Return the operator's name, as the system knows it."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "operator"


def print_rows(rows: list[Any], *, json: bool) -> None:
    """Rows as JSON, or as one line each with the columns apart by tabs."""
    with RowPrinter(json=json) as printer:
        for row in rows:
            printer.print_row(row)


def print_found(rows: list[Any], subject: str, *, json: bool, lang: str | None) -> int:
    """Print the rows about one subject; the exit code is 1 where there are none."""
    print_rows(rows, json=json)
    return 0 if rows else tell_done(done=False, subject=subject, lang=lang)


class RowPrinter:
    """Prints rows as they come: one list of JSON, or a line each."""

    def __init__(self, *, json: bool) -> None:
        self._json = json
        self._printed = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, failed: object, *_: object) -> None:
        # A list that was begun is ended, so that it can be parsed after an error, too.
        if self._json and (self._printed or failed is None):
            print("\n]" if self._printed else "[]")

    def print_row(self, row: Any) -> None:
        """Print one more."""
        plain = to_builtins(row)
        if self._json:
            print("," if self._printed else "[")
            sys.stdout.write(encode(plain, order="sorted").decode())
        else:
            print("\t".join(_cell(name, value) for name, value in plain.items()))
        self._printed += 1


def _cell(name: str, value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, list | tuple):
        return ", ".join(map(str, value)) or "-"
    if name in {"at", "created", "revoked", "until", "ended", "opened_at", "moved_at"}:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value / 1000))
    return str(value) or "-"


def tell_done(done: object, subject: str, lang: str | None) -> int:
    """Say whether something was done; the exit code is 1 when there was nothing to do it to."""
    print(say(language(lang), "admin-done" if done else "admin-nothing", subject=subject))
    return 0 if done else 1
