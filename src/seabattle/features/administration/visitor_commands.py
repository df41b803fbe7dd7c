"""``admin visitors``: list, look, close, delete."""

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


def list_visitors(
    *,
    name: Annotated[str, Parameter(help="Only names with this text in them.")] = "",
    limit: Limit = 50,
    database: Database = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """List visitors, newest first."""

    async def work(admin: AdminSession) -> list[Any]:
        return list(await admin.administration.visitors(name, limit))

    print_rows(with_admin_session(database, work), json=json)


def look_visitor(
    visitor: Id, *, database: Database = None, lang: Lang = None, json: AsJson = False
) -> int:
    """Show one visitor, with sessions and tokens."""

    async def work(admin: AdminSession) -> list[Any]:
        player = await admin.people.player(player_id(visitor))
        if player is None:
            return []
        sessions = await admin.administration.sessions_of(player.id)
        return [player, *sessions, *await admin.administration.tokens(player.id, 1000)]

    return print_found(with_admin_session(database, work), visitor, json=json, lang=lang)


def close_visitor(visitor: Id, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """End all sessions and tokens of a visitor."""
    return carry_out(
        lambda admin: admin.administration.close_visitor(player_id(visitor), reason_of(why)),
        visitor,
        database,
        lang,
    )


def delete_visitor(visitor: Id, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Delete a visitor; games stay, without the name."""
    return carry_out(
        lambda admin: admin.administration.delete_visitor(player_id(visitor), reason_of(why)),
        visitor,
        database,
        lang,
    )
