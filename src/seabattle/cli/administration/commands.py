"""What an operator can do: look, close, delete, ban, keep the house in order."""

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Annotated, Any, Literal, NamedTuple

from cyclopts import App, Parameter, validators

from seabattle.cli.administration.office import (
    Office,
    at_work,
    operator_name,
    print_rows,
    tell_done,
)
from seabattle.cli.console import AsJson, Lang, language
from seabattle.cli.database import Database
from seabattle.speech import say
from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.matches.port import Card, MatchId, PlayerId
    from seabattle.store.administration.audit_log import Reason

Why = Annotated[str, Parameter(help="The reason, for the audit log.")]
Limit = Annotated[
    int, Parameter(help="How many at most.", validator=validators.Number(gte=1, lte=100_000))
]
Days = Annotated[
    float | None,
    Parameter(help="How many days.", validator=validators.Number(gt=0, lte=36_500)),
]
DAY = 24 * 3600 * 1000


def _reason(why: str) -> "Reason":
    from seabattle.store.administration.audit_log import Reason

    return Reason(operator_name(), why)


def _match_id(text: str) -> "MatchId":
    from seabattle.matches.port import MatchId

    return MatchId(text)


def _player_id(text: str) -> "PlayerId":
    from seabattle.matches.port import PlayerId

    return PlayerId(text)


def _carry_out(
    deed: Callable[[Office], Awaitable[bool]], subject: str, database: str | None, lang: str | None
) -> int:
    """Do something to somebody or something, and say whether it was done."""
    return tell_done(at_work(database, deed), subject, lang)


def list_matches(
    *,
    phase: Literal["open", "placing", "playing", "over"] | None = None,
    visitor: Annotated[str | None, Parameter(help="Only matches of this visitor.")] = None,
    limit: Limit = 50,
    database: Database = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """List matches, newest first."""

    async def work(office: Office) -> "list[Card]":
        from seabattle.matches.service import current_cards, list_cards, list_cards_of

        service = office.service
        found = await (
            list_cards_of(service, _player_id(visitor), limit)
            if visitor
            else list_cards(service, phase=phase, limit=limit)
        )
        cards = await current_cards(service, found)
        return [card for card in cards if phase is None or card.phase == phase]

    print_rows(at_work(database, work), json=json)


def look_match(
    match: str, *, database: Database = None, lang: Lang = None, json: AsJson = False
) -> int:
    """Show one match."""

    async def work(office: Office) -> "list[Card]":
        from seabattle.matches.state import card_of

        live = await office.service.load_match(_match_id(match))
        return [] if live is None else [card_of(live.match, live.opened_at, live.state)]

    rows = at_work(database, work)
    print_rows(rows, json=json)
    return 0 if rows else tell_done(done=False, subject=match, lang=lang)


def close_match(match: str, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """End a running match; nobody wins."""

    async def work(office: Office) -> bool:
        from seabattle.game import Refusal
        from seabattle.matches.request import CloseMatch
        from seabattle.matches.service import SubmittedRequest
        from seabattle.store.administration.audit_log import Deed

        ask = SubmittedRequest("closed", CloseMatch())
        if isinstance(await office.service.submit(_match_id(match), ask), Refusal):
            return False
        await office.administration.note(Deed.CLOSE_MATCH, match, _reason(why))
        return True

    return _carry_out(work, match, database, lang)


def delete_match(match: str, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Delete a match; its address says so from then on."""
    return _carry_out(
        lambda office: office.administration.delete_match(_match_id(match), _reason(why)),
        match,
        database,
        lang,
    )


def list_visitors(
    *,
    name: Annotated[str, Parameter(help="Only names with this text in them.")] = "",
    limit: Limit = 50,
    database: Database = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """List visitors, newest first."""

    async def work(office: Office) -> list[Any]:
        return list(await office.administration.visitors(name, limit))

    print_rows(at_work(database, work), json=json)


def look_visitor(
    visitor: str, *, database: Database = None, lang: Lang = None, json: AsJson = False
) -> int:
    """Show one visitor, with sessions and tokens."""

    async def work(office: Office) -> list[Any]:
        player = await office.people.player(_player_id(visitor))
        if player is None:
            return []
        sessions = await office.administration.sessions_of(player.id)
        return [player, *sessions, *await office.administration.tokens(player.id, 1000)]

    rows = at_work(database, work)
    print_rows(rows, json=json)
    return 0 if rows else tell_done(done=False, subject=visitor, lang=lang)


def close_visitor(visitor: str, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """End all sessions and tokens of a visitor."""
    return _carry_out(
        lambda office: office.administration.close_visitor(_player_id(visitor), _reason(why)),
        visitor,
        database,
        lang,
    )


def delete_visitor(visitor: str, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Delete a visitor; games stay, without the name."""
    return _carry_out(
        lambda office: office.administration.delete_visitor(_player_id(visitor), _reason(why)),
        visitor,
        database,
        lang,
    )


def list_tokens(
    *,
    visitor: Annotated[str | None, Parameter(help="Only tokens of this visitor.")] = None,
    limit: Limit = 50,
    database: Database = None,
    lang: Lang = None,
    json: AsJson = False,
) -> None:
    """List tokens by their hashes, newest first."""

    async def work(office: Office) -> list[Any]:
        owner = None if visitor is None else _player_id(visitor)
        return list(await office.administration.tokens(owner, limit))

    print_rows(at_work(database, work), json=json)


def close_token(token: str, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Revoke a token, named by its hash."""
    return _carry_out(
        lambda office: office.administration.close_token(token, _reason(why)), token, database, lang
    )


def delete_token(token: str, *, why: Why, database: Database = None, lang: Lang = None) -> int:
    """Delete a token that was revoked."""
    return _carry_out(
        lambda office: office.administration.delete_token(token, _reason(why)),
        token,
        database,
        lang,
    )


Address = Annotated[str | None, Parameter(help="Address or network, such as 203.0.113.0/24.")]
Banned = Annotated[str | None, Parameter(help="Id of a visitor.")]


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

    async def work(office: Office) -> bool:
        from seabattle.store.administration.ban import Ban, BanKind

        now = office.now()
        until = None if days is None else now + int(days * DAY)
        await office.administration.ban(Ban(BanKind(kind), subject, now, until), _reason(why))
        return True

    return tell_done(at_work(database, work), subject, lang)


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

    async def work(office: Office) -> bool:
        from seabattle.store.administration.ban import BanKind

        return await office.administration.unban(BanKind(kind), subject, _reason(why))

    return tell_done(at_work(database, work), subject, lang)


def bans(*, database: Database = None, lang: Lang = None, json: AsJson = False) -> None:
    """List bans, newest first."""

    async def work(office: Office) -> list[Any]:
        return list(await office.administration.bans())

    print_rows(at_work(database, work), json=json)


def log(
    *, limit: Limit = 50, database: Database = None, lang: Lang = None, json: AsJson = False
) -> None:
    """Show the audit log, newest first."""

    async def work(office: Office) -> list[Any]:
        return list(await office.administration.last_acts(limit))

    print_rows(at_work(database, work), json=json)


def retention(
    *,
    finished_after: Days = None,
    unfinished_after: Days = None,
    delete: Annotated[
        bool, Parameter(negative=(), help="Delete them; without it, they are only listed.")
    ] = False,
    database: Database = None,
    lang: Lang = None,
    json: AsJson = False,
) -> int:
    """List or delete matches in which nothing has happened for so many days; default: none."""
    if finished_after is None and unfinished_after is None:
        raise Trouble("admin/no-days")

    async def work(office: Office) -> "list[Card]":
        from seabattle.matches.service import current_cards, list_cards

        now, old = office.now(), []
        for card in await list_cards(office.service, limit=10_000_000):
            days = finished_after if card.phase == "over" else unfinished_after
            if days is not None and card.moved_at < now - days * DAY:
                old.append(card)
        found = await current_cards(office.service, old)
        for card in found if delete else ():
            await office.administration.delete_match(card.match, _reason("retention"))
        return found

    rows = at_work(database, work)
    print_rows(rows, json=json)
    if not json:
        print(say(language(lang), "admin-retention", count=len(rows), deleted=int(delete)))
    return 0


class _Entry(NamedTuple):
    """A command, its name, and an example of it."""

    command: Callable[..., Any]
    name: str
    help_epilogue: str


EXAMPLES: dict[str, tuple[_Entry, ...]] = {
    "matches": (
        _Entry(list_matches, "list", help_epilogue="matches list --phase over --json"),
        _Entry(look_match, "look", help_epilogue="matches look ID"),
        _Entry(
            close_match,
            "close",
            help_epilogue="matches close ID --why abandoned",
        ),
        _Entry(
            delete_match,
            "delete",
            help_epilogue="matches delete ID --why asked",
        ),
    ),
    "visitors": (
        _Entry(list_visitors, "list", help_epilogue="visitors list --name anna"),
        _Entry(look_visitor, "look", help_epilogue="visitors look ID --json"),
        _Entry(
            close_visitor,
            "close",
            help_epilogue="visitors close ID --why 'lost laptop'",
        ),
        _Entry(delete_visitor, "delete", help_epilogue="visitors delete ID --why asked"),
    ),
    "tokens": (
        _Entry(list_tokens, "list", help_epilogue="tokens list --visitor ID"),
        _Entry(close_token, "close", help_epilogue="tokens close HASH --why leaked"),
        _Entry(delete_token, "delete", help_epilogue="tokens delete HASH --why old"),
    ),
    "": (
        _Entry(ban, "ban", help_epilogue="ban 203.0.113.9 --days 7 --why spam"),
        _Entry(unban, "unban", help_epilogue="unban 203.0.113.9 --why sorry"),
        _Entry(bans, "bans", help_epilogue="bans --json"),
        _Entry(
            retention,
            "retention",
            help_epilogue="retention --finished-after 365 --delete",
        ),
        _Entry(log, "log", help_epilogue="log --limit 20"),
    ),
}
"""All commands of an operator by what they are about, with an example of each."""


def admin_app() -> App:
    """The commands of an operator."""
    whole = App(
        name="admin", help="Look at, close, delete and ban, beside a running server.", sort_key=99
    )
    for group, commands in EXAMPLES.items():
        home = whole
        if group:
            home = App(name=group, help=f"List, look at, close and delete {group}.")
            whole.command(home)
        for each in commands:
            home.command(
                each.command,
                name=each.name,
                help_epilogue=f"Examples:\n  seabattle admin {each.help_epilogue}",
            )
    return whole
