"""Who asks: somebody with a session, somebody's bot with a token, or nobody yet."""

from collections.abc import Mapping
from enum import StrEnum

from msgspec import Struct

from seabattle.matches.event import Kind
from seabattle.matches.port import PlayerId
from seabattle.server.house import House
from seabattle.server.nickname import nickname
from seabattle.server.origin import SAFE, is_foreign, is_vouched_for
from seabattle.server.passport import session_in
from seabattle.server.refusal import Denied, ForeignOrigin, TokenNotGood, TokenTooNarrow, TooOften


class Scope(StrEnum):
    """What a token may be good for."""

    READ = "read"
    PLAY = "play"


class Visitor(Struct, frozen=True):
    """Somebody who asks."""

    player: PlayerId
    kind: Kind
    scopes: tuple[str, ...] = ()
    """What a bot's token is good for; a person may do everything."""
    fresh: bool = False
    """Whether the visitor is new here and still has to be given a session."""
    token: str | None = None
    """The name of the token that was shown, if one was."""


class Approach(Struct, frozen=True):
    """How somebody comes in: the parts of a request that say who they are."""

    method: str
    headers: Mapping[str, str]
    scheme: str
    address: str

    @property
    def secure(self) -> bool:
        """Whether nobody on the way can listen."""
        return self.scheme in {"https", "wss"}


async def recognised(house: House, approach: Approach) -> Visitor | None:
    """Who asks, if they say so; pages of other sites are sent away first."""
    headers = approach.headers
    unsafe = approach.method not in SAFE
    if unsafe and is_foreign(headers, approach.scheme, house.settings.origins):
        raise Denied(ForeignOrigin())
    bearer = headers.get("authorization")
    if bearer is not None:
        return await _bot(house, bearer)
    player = house.office.holder(session_in(headers.get("cookie", "")) or "")
    if player is None:
        return None
    if unsafe and not is_vouched_for(headers):
        raise Denied(ForeignOrigin())
    return Visitor(player, Kind.PERSON)


async def _bot(house: House, header: str) -> Visitor:
    scheme, _, text = header.partition(" ")
    token = None
    if scheme.lower() == "bearer" and 0 < len(text) <= 200:
        token = await house.people.token_owner(text.strip())
    if token is None:
        raise Denied(TokenNotGood())
    return Visitor(token.player, Kind.BOT, token.scopes, token=token.hash)


def allowed(visitor: Visitor, scope: Scope | None) -> None:
    """Let a bot do only what its token is good for; ``None`` stands for what only people do."""
    if visitor.kind is not Kind.BOT:
        return
    if scope is None or scope not in visitor.scopes:
        raise Denied(TokenTooNarrow(scope or "person"))


async def welcomed(house: House, approach: Approach) -> Visitor:
    """Somebody new, with a pleasant name."""
    wait = house.visitors.take(approach.address)
    if wait:
        raise Denied(TooOften(int(wait) + 1))
    player = await house.people.new_player(nickname())
    return Visitor(player.id, Kind.PERSON, fresh=True)
