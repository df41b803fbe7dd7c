"""``admin matches``: list, look, close, delete."""

from typing import TYPE_CHECKING, Annotated, Literal

from cyclopts import Parameter

from seabattle.terminal.admin_option import (
    Id,
    Limit,
    Why,
    carry_out,
    match_id,
    player_id,
    reason_of,
)
from seabattle.terminal.admin_session import (
    AdminSession,
    print_found,
    print_rows,
    with_admin_session,
)
from seabattle.terminal.console import AsJson, Lang
from seabattle.terminal.database_option import Database

if TYPE_CHECKING:
    from seabattle.matches.port import Card


def list_matches(
    *,
    phase: Literal["open", "placing", "playing", "over"] | None = None,
    visitor: Annotated[
        str | None, Parameter(help="Only matches of this visitor.", allow_leading_hyphen=True)
    ] = None,
    limit: Limit = 50,
    database: Database = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """List matches, newest first."""

    async def work(admin: AdminSession) -> "list[Card]":
        from seabattle.matches.service import current_cards, list_cards, list_cards_of

        service = admin.service
        found = await (
            list_cards_of(service, player_id(visitor), limit)
            if visitor
            else list_cards(service, phase=phase, limit=limit)
        )
        cards = await current_cards(service, found)
        return [card for card in cards if phase is None or card.phase == phase]

    print_rows(with_admin_session(database, work), json=json)


def look_match(
    match: Id, *, database: Database = None, lang: Lang = None, json: AsJson = False
) -> int:
    """Show one match."""

    async def work(admin: AdminSession) -> "list[Card]":
        from seabattle.matches.state import card_of

        live = await admin.service.load_match(match_id(match))
        return [] if live is None else [card_of(live.match, live.opened_at, live.state)]

    return print_found(with_admin_session(database, work), match, json=json, lang=lang)


def close_match(match: Id, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """End a running match; nobody wins."""

    async def work(admin: AdminSession) -> bool:
        from seabattle.game import Refusal
        from seabattle.matches.request import CloseMatch
        from seabattle.matches.service import SubmittedRequest
        from seabattle.store.administration.audit_log import Deed

        ask = SubmittedRequest("closed", CloseMatch())
        if isinstance(await admin.service.submit(match_id(match), ask), Refusal):
            return False
        await admin.administration.note(Deed.CLOSE_MATCH, match, reason_of(why))
        return True

    return carry_out(work, match, database, lang)


def delete_match(match: Id, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Delete a match; its address says so from then on."""
    return carry_out(
        lambda admin: admin.administration.delete_match(match_id(match), reason_of(why)),
        match,
        database,
        lang,
    )
