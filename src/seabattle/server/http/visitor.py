"""Authentication and scopes: somebody with a session, a bot with a token, or nobody yet."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from seabattle.matches.event import SitterKind
from seabattle.matches.port import PlayerId
from seabattle.server.http.api_refusal import (
    Denied,
    ForeignOrigin,
    TokenNotGood,
    TokenTooNarrow,
    TooOften,
)
from seabattle.server.http.context import ServerContext
from seabattle.server.http.nickname import random_nickname
from seabattle.server.http.origin import SAFE, is_foreign, is_vouched_for


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
    fresh: bool = False
    """Whether the visitor is new here and still has to be given a session."""
    token: str | None = None
    """The name of the token that was shown, if one was."""


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


async def recognise_visitor(context: ServerContext, source: RequestSource) -> Visitor | None:
    """Who asks, if they say so; pages of other sites are sent away first."""
    headers = source.headers
    unsafe = source.method not in SAFE
    if unsafe and is_foreign(headers, source.scheme, context.settings.origins):
        raise Denied(ForeignOrigin())
    bearer = headers.get("authorization")
    if bearer is not None:
        return await _bot(context, bearer)
    player = context.session_signer.read_cookies(headers.get("cookie", ""))
    if player is None:
        return None
    if unsafe and not is_vouched_for(headers):
        raise Denied(ForeignOrigin())
    return Visitor(player, SitterKind.PERSON)


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
    player = await context.people.new_player(random_nickname())
    return Visitor(player.id, SitterKind.PERSON, fresh=True)
