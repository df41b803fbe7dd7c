"""``admin sessions``: list, look, close."""

from typing import Annotated, Any

from cyclopts import Parameter

from seabattle.terminal.admin_option import Id, Limit, Why, carry_out, player_id, reason_of
from seabattle.terminal.admin_session import (
    AdminSession,
    print_found,
    print_rows,
    with_admin_session,
)
from seabattle.terminal.console import AsJson, Lang
from seabattle.terminal.database_option import Database


def list_sessions(
    *,
    visitor: Annotated[
        str | None, Parameter(help="Only sessions of this visitor.", allow_leading_hyphen=True)
    ] = None,
    limit: Limit = 50,
    database: Database = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """List sessions that go on, newest first."""

    async def work(admin: AdminSession) -> list[Any]:
        if visitor is None:
            return list(await admin.administration.sessions(limit))
        theirs = await admin.administration.sessions_of(player_id(visitor))
        return [*reversed(theirs)][:limit]

    print_rows(with_admin_session(database, work), json=json)


def look_session(
    session: Id, *, database: Database = None, lang: Lang = None, json: AsJson = False
) -> int:
    """Show one session, ended or not."""

    async def work(admin: AdminSession) -> list[Any]:
        found = await admin.administration.session(session)
        return [] if found is None else [found]

    return print_found(with_admin_session(database, work), session, json=json, lang=lang)


def close_session(session: Id, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """End a session; whoever listens by it is sent away."""
    return carry_out(
        lambda admin: admin.administration.close_session(session, reason_of(why)),
        session,
        database,
        lang,
    )
