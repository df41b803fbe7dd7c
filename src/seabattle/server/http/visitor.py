"""Authentication and scopes: somebody with a session, a bot with a token, or nobody yet."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from seabattle.matches.event import SitterKind
from seabattle.matches.port import PlayerId
from seabattle.server.http.api_refusal import (
    Banned,
    Denied,
    ForeignOrigin,
    TokenNotGood,
    TokenTooNarrow,
    TooOften,
)
from seabattle.server.http.context import ServerContext
from seabattle.server.http.nickname import random_nickname
from seabattle.server.http.origin import SAFE, is_foreign, is_vouched_for
from seabattle.server.http.problem_details import choose_language
from seabattle.server.http.session import (
    COOKIE,
    HOST_COOKIE,
    SignedSession,
    device_name,
    signed_session,
)


class Scope(StrEnum):
    """What a token may be good for."""

    READ = "read"
    PLAY = "play"


class Visitor(Struct, frozen=True):
    """Somebody who asks."""

    player: PlayerId
    kind: SitterKind
    scopes: tuple[str, ...] = ()
    """What a bot's token is good for; a person may do everything."""
    given: SignedSession | None = None
    """The session cookie that the answer has to leave with the browser, if any."""
    token: str | None = None
    """The name of the token that was shown, if one was."""
    session: str | None = None
    """The name of the session that was shown, if one was."""


class RequestSource(Struct, frozen=True):
    """How somebody comes in: the parts of a request that say who they are."""

    method: str
    headers: Mapping[str, str]
    scheme: str
    address: str

    @property
    def secure(self) -> bool:
        """Whether nobody on the way can listen."""
        return self.scheme in {"https", "wss"}

    @property
    def cookie(self) -> str:
        """The name of the session cookie that is left with this client.

        Terminals of earlier releases know only one name. Browsers say where a request comes
        from, and terminals do not.
        """
        return HOST_COOKIE if self.secure and "sec-fetch-site" in self.headers else COOKIE


async def recognise_visitor(context: ServerContext, source: RequestSource) -> Visitor | None:
    """Who asks, if they say so; pages of other sites are sent away first."""
    headers = source.headers
    unsafe = source.method not in SAFE
    if unsafe and is_foreign(headers, source.scheme, context.settings.origins):
        raise Denied(ForeignOrigin())
    access = context.access
    if access.is_banned(source.address):
        raise Denied(Banned())
    bearer = headers.get("authorization")
    if bearer is not None:
        return _unless_banned(context, source, await _bot(context, bearer))
    for name, session in context.session_signer.read_cookies(headers.get("cookie", "")):
        if access.has_ended(session.player, session.id) or access.has_expired(session.day):
            continue
        if unsafe and not is_vouched_for(headers):
            raise Denied(ForeignOrigin())
        # A browser with the cookie of an earlier release is given it again under its new name.
        given = session if source.cookie == HOST_COOKIE != name else None
        person = Visitor(session.player, SitterKind.PERSON, session=session.id, given=given)
        return _unless_banned(context, source, person)
    return None


def _unless_banned(context: ServerContext, source: RequestSource, visitor: Visitor) -> Visitor:
    if context.access.is_banned(source.address, visitor.player):
        raise Denied(Banned())
    return visitor


async def _bot(context: ServerContext, header: str) -> Visitor:
    scheme, _, text = header.partition(" ")
    token = None
    if scheme.lower() == "bearer" and 0 < len(text) <= 200:
        token = await context.people.token_owner(text.strip())
    if token is None:
        raise Denied(TokenNotGood())
    return Visitor(token.player, SitterKind.BOT, token.scopes, token=token.hash)


def check_scope(visitor: Visitor, scope: Scope | None) -> None:
    """Let a bot do only what its token is good for; ``None`` stands for what only people do."""
    if visitor.kind is not SitterKind.BOT:
        return
    if scope is None or scope not in visitor.scopes:
        raise Denied(TokenTooNarrow(scope or "person"))


async def welcome_visitor(context: ServerContext, source: RequestSource) -> Visitor:
    """Somebody new, with a pleasant name."""
    wait = context.visitors.take(source.address)
    if wait:
        raise Denied(TooOften(int(wait) + 1))
    device = device_name(source.headers.get("user-agent", ""))
    lang = choose_language(source.headers.get("accept-language", ""))
    player, session = await context.people.new_visitor(random_nickname(lang), device)
    given = signed_session(session, context.service.watch.now())
    return Visitor(player.id, SitterKind.PERSON, session=session.id, given=given)
