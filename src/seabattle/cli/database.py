"""``backup``, ``restore`` and ``migrate``: what a host does with the database of a server."""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

from cyclopts import Parameter, validators

from seabattle.speech import say
from seabattle.terminal.console import AsJson, Lang, language, print_json
from seabattle.terminal.database_option import Database

if TYPE_CHECKING:
    from seabattle.store.address import Address
    from seabattle.store.integrity import Inventory

# What keeps matches is imported where it is used: most commands have nothing to do with it.

RETRY_SECONDS = 0.5

Wait = Annotated[
    float,
    Parameter(
        help="Seconds to wait for a database that is starting.",
        validator=validators.Number(gte=0, lte=3600),
    ),
]


def backup(
    file: Annotated[Path, Parameter(help="File to write; it must not exist yet.")],
    *,
    database: Database = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Copy all matches and players into a file, while the server runs."""
    from seabattle.store.backup import backup as back_up

    spoken = language(lang)
    address = _read_address(database)
    found = asyncio.run(back_up(address, file))
    _print_inventory(spoken, "store-backed-up", found, json=json, file=str(file))


def restore(
    file: Annotated[Path, Parameter(help="File that a backup was written to.")],
    *,
    database: Database = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """Put a backup into an empty database of either kind."""
    from seabattle.store.backup import restore as put_back

    spoken = language(lang)
    address = _read_address(database)
    found = asyncio.run(put_back(file, address))
    _print_inventory(spoken, "store-restored", found, json=json, place=str(address))


def migrate(
    *,
    wait: Wait = 30,
    database: Database = None,
    lang: Lang = None,
) -> None:
    """Migrate the database schema to this version (automatic for SQLite)."""
    spoken = language(lang)
    address = _read_address(database)
    asyncio.run(do_when_up(address.migrate, str(address), wait, spoken))
    print(say(spoken, "store-migrated", place=str(address)))


async def do_when_up(
    work: Callable[[], Awaitable[None]], place: str, seconds: float, lang: str
) -> None:
    """Do something as soon as a database answers; after so many seconds its trouble is told."""
    from seabattle.store.health import StoreNotUp

    until: float | None = None
    while True:
        try:
            return await work()
        except StoreNotUp:
            if not seconds or (until is not None and time.monotonic() >= until):
                raise
        if until is None:
            until = time.monotonic() + seconds
            said = say(lang, "store-waiting", place=place, seconds=round(seconds))
            print(said, file=sys.stderr, flush=True)
        await asyncio.sleep(RETRY_SECONDS)


def _read_address(database: str | None) -> "Address":
    from seabattle.store import default_database
    from seabattle.store.address import read_address

    return read_address(database or default_database())


def _print_inventory(
    lang: str, message: str, found: "Inventory", *, json: bool, **where: str
) -> None:
    """Say where everything is now, and how much it is."""
    facts = {"matches": found.matches, "pages": found.pages}
    if json:
        print_json({**where, **facts})
    else:
        print(say(lang, message, **where, **facts))
