"""``backup``, ``restore`` and ``migrate``: what a host does with the database of a server."""

from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

from cyclopts import Parameter

from seabattle.cli.console import AsJson, Complaint, Lang, language, print_json
from seabattle.speech import say
from seabattle.speech.error_sentence import error_sentence

if TYPE_CHECKING:
    from seabattle.store.address import Address
    from seabattle.store.integrity import Inventory

# What keeps matches is imported where it is used: most commands have nothing to do with it.

T = TypeVar("T")

Database = Annotated[
    str | None,
    Parameter(
        help="Database: a path, sqlite:///path or postgresql://host/name. "
        "Default: SEABATTLE_DATABASE, or a file in your data folder."
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
    address = _read_address(database, spoken)
    found = _run_store_work(back_up(address, file), spoken)
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
    address = _read_address(database, spoken)
    found = _run_store_work(put_back(file, address), spoken)
    _print_inventory(spoken, "store-restored", found, json=json, place=str(address))


def migrate(*, database: Database = None, lang: Lang = None) -> None:
    """Migrate the database schema to this version (automatic for SQLite)."""
    spoken = language(lang)
    address = _read_address(database, spoken)
    _run_store_work(_migrate_database(address), spoken)
    print(say(spoken, "store-migrated", place=str(address)))


async def _migrate_database(address: "Address") -> None:
    import asyncio

    from seabattle.store.address import FileAddress
    from seabattle.store.postgres.postgres_server import migrate as migrate_server
    from seabattle.store.sqlite.sqlite_file import prepare_file

    if isinstance(address, FileAddress):
        await asyncio.to_thread(prepare_file, address.path)
    else:
        await migrate_server(address)


def _read_address(database: str | None, lang: str) -> "Address":
    from seabattle.store import StoreRefused, default_database
    from seabattle.store.address import read_address

    try:
        return read_address(database or default_database())
    except StoreRefused as refused:
        raise Complaint(error_sentence(lang, refused)) from None


def _print_inventory(
    lang: str, message: str, found: "Inventory", *, json: bool, **where: str
) -> None:
    """Say where everything is now, and how much it is."""
    facts = {"matches": found.matches, "pages": found.pages}
    if json:
        print_json({**where, **facts})
    else:
        print(say(lang, message, **where, **facts))


def _run_store_work(work: Coroutine[Any, Any, T], lang: str) -> T:
    import asyncio

    from seabattle.store import StoreRefused

    try:
        return asyncio.run(work)
    except StoreRefused as refused:
        raise Complaint(error_sentence(lang, refused)) from None
