"""``admin ban``, ``unban`` and ``bans``."""

from typing import Annotated, Any

from cyclopts import Parameter

from seabattle.terminal.admin_option import DAY, Days, Why, reason_of
from seabattle.terminal.admin_session import AdminSession, print_rows, tell_done, with_admin_session
from seabattle.terminal.console import AsJson, Lang
from seabattle.terminal.database_option import Database
from seabattle.trouble import Trouble

Address = Annotated[str | None, Parameter(help="Address or network, such as 203.0.113.0/24.")]
Banned = Annotated[str | None, Parameter(help="Id of a visitor.", allow_leading_hyphen=True)]


def _subject(address: str | None, visitor: str | None) -> tuple[str, str]:
    from seabattle.store.administration.ban import read_network

    if (address is None) == (visitor is None):
        raise Trouble("admin/whom")
    return ("visitor", visitor or "") if address is None else ("address", read_network(address))


def ban(
    address: Address = None,
    *,
    visitor: Banned = None,
    days: Days = None,
    why: Why,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Let an address, a network or a visitor in no longer; without --days, for good."""
    kind, subject = _subject(address, visitor)

    async def work(admin: AdminSession) -> bool:
        from seabattle.store.administration.ban import Ban, BanKind

        now = admin.now()
        until = None if days is None else now + int(days * DAY)
        await admin.administration.ban(Ban(BanKind(kind), subject, now, until), reason_of(why))
        return True

    return tell_done(with_admin_session(database, work), subject, lang)


def unban(
    address: Address = None,
    *,
    visitor: Banned = None,
    why: Why,
    database: Database = None,
    lang: Lang = None,
) -> int:
    """Let somebody in again."""
    kind, subject = _subject(address, visitor)

    async def work(admin: AdminSession) -> bool:
        from seabattle.store.administration.ban import BanKind

        return await admin.administration.unban(BanKind(kind), subject, reason_of(why))

    return tell_done(with_admin_session(database, work), subject, lang)


def bans(*, database: Database = None, lang: Lang = None, json: AsJson = False) -> None:
    """List bans, newest first."""

    async def work(admin: AdminSession) -> list[Any]:
        return list(await admin.administration.bans())

    print_rows(with_admin_session(database, work), json=json)
