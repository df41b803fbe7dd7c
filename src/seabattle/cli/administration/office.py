"""The database as an operator's commands open it: beside servers, and as none itself."""

import asyncio
import getpass
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import Struct, to_builtins

from seabattle.cli.console import language, print_json
from seabattle.speech import say
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.matches.service import Service
    from seabattle.store.address import Address
    from seabattle.store.administration.administration import Administration
    from seabattle.store.people import People

T = TypeVar("T")


class OfficeWatch:
    """The time of a command. It is on nobody's watch, so no clock runs for it."""

    def now(self) -> int:
        """The time, in milliseconds."""
        return int(time.time() * 1000)

    def on_duty(self, since: int, until: int) -> int:  # noqa: ARG002 -- As a watch has it.
        """How long the service was up, as far as this command is concerned."""
        return 0


class Office(Struct, frozen=True):
    """What a command can work with."""

    administration: "Administration"
    people: "People"
    service: "Service"

    def now(self) -> int:
        """The time, in milliseconds."""
        return OfficeWatch().now()


def at_work(database: str | None, work: Callable[[Office], Awaitable[T]]) -> T:
    """Do something with a database; whatever goes wrong is told in a sentence."""
    from seabattle.matches.port import LogbookFailed

    async def do() -> T:
        async with _open_office(database) as office:
            return await work(office)

    try:
        return asyncio.run(do())
    except LogbookFailed as failed:
        raise Trouble("admin/failed", reason=str(failed)) from None


@asynccontextmanager
async def _open_office(database: str | None) -> AsyncIterator[Office]:
    from seabattle.matches.service import Service
    from seabattle.store import default_database
    from seabattle.store.address import read_address
    from seabattle.store.administration.administration import Administration
    from seabattle.store.health import StoreHealth
    from seabattle.store.people import People

    address = read_address(database or default_database())
    _check_present(address)
    watch = OfficeWatch()
    async with address.open_logbook(StoreHealth()) as logbook, address.open_bell() as bell:
        tables = await address.open_tables(logbook)
        try:
            administration = Administration(tables, watch.now)
            service = Service(logbook, bell, watch, secret=b"")
            service.tombstones = (await administration.restrictions()).tombstones
            yield Office(administration, People(tables, watch.now), service)
        finally:
            await tables.close()


def _check_present(address: "Address") -> None:
    """Refuse to make a file where an operator has mistyped its name."""
    if not address.many_workers and not Path(str(address)).is_file():
        reason = Trouble("system/not-found")
        raise Trouble("store/no-file", place=str(address), reason=reason)


def operator_name() -> str:
    """Who gives the command, as the system knows them."""
    try:
        return getpass.getuser()
    except (KeyError, OSError):
        return "operator"


def print_rows(rows: list[Any], *, json: bool) -> None:
    """Rows as JSON, or as one line each with the columns apart by tabs."""
    plain = [to_builtins(row) for row in rows]
    if json:
        print_json(plain)
        return
    for row in plain:
        print("\t".join(_cell(name, value) for name, value in row.items()))


def _cell(name: str, value: Any) -> str:
    if value is None:
        return "-"
    if isinstance(value, list):
        return ", ".join(map(str, value)) or "-"
    if name in {"at", "created", "revoked", "until", "ended", "opened_at", "moved_at"}:
        return time.strftime("%Y-%m-%d %H:%M", time.localtime(value / 1000))
    return str(value) or "-"


def tell_done(done: object, subject: str, lang: str | None) -> int:
    """Say whether something was done; the exit code is 1 when there was nothing to do it to."""
    print(say(language(lang), "admin-done" if done else "admin-nothing", subject=subject))
    return 0 if done else 1
