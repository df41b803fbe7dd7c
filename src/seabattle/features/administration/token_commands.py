"""``admin tokens``: list, look, close, delete; a token itself is known to nobody here."""

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


def list_tokens(
    *,
    visitor: Annotated[
        str | None, Parameter(help="Only tokens of this visitor.", allow_leading_hyphen=True)
    ] = None,
    limit: Limit = 50,
    database: Database = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """List tokens by their hashes, newest first."""

    async def work(admin: AdminSession) -> list[Any]:
        owner = None if visitor is None else player_id(visitor)
        return list(await admin.administration.tokens(owner, limit))

    print_rows(with_admin_session(database, work), json=json)


def look_token(
    token: Id, *, database: Database = None, lang: Lang = None, json: AsJson = False
) -> int:
    """Show one token, revoked or not, by its hash."""
    named = _name_token(token)

    async def work(admin: AdminSession) -> list[Any]:
        found = await admin.administration.token(named)
        return [] if found is None else [found]

    return print_found(with_admin_session(database, work), named, json=json, lang=lang)


def close_token(token: Id, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Revoke a token, named by its hash."""
    named = _name_token(token)
    return carry_out(
        lambda admin: admin.administration.close_token(named, reason_of(why)),
        named,
        database,
        lang,
    )


def delete_token(token: Id, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Delete a token that was revoked."""
    named = _name_token(token)
    return carry_out(
        lambda admin: admin.administration.delete_token(named, reason_of(why)),
        named,
        database,
        lang,
    )


def _name_token(text: str) -> str:
    """The hash of a token. Whoever has found a token itself may name it, and it is not shown."""
    from seabattle.store.people import name_token

    return name_token(text)
