"""The current user: name, API tokens of their bots."""

from seabattle.server.http.api_refusal import (
    Denied,
    NameUnfit,
    NoSession,
    NoSuchToken,
    TooManyTokens,
    TooOften,
)
from seabattle.server.http.costly_work import STORES_ROW
from seabattle.server.http.nickname import fit_name
from seabattle.server.http.operation import Call, Operation
from seabattle.speech.computer import is_no_name
from seabattle.store.people import MOST_TOKENS, Token
from seabattle.wire.person import (
    Me,
    NewName,
    TokenLine,
    TokenMade,
    TokenWanted,
)


async def name_of(call: Call) -> str:
    """What whoever asks is called."""
    player = await call.context.people.player(call.known_visitor.player)
    if player is None:
        # The session is signed by us, but the store is another one, or was put back.
        raise Denied(NoSession())
    return player.name


async def me(call: Call) -> Me:
    """The current user, from the session cookie or token."""
    return Me(await name_of(call))


async def rename(call: Call) -> Me:
    """Change the name of the current user; needs the session cookie."""
    wanted: NewName = call.body
    name = fit_name(wanted.name)
    if name is None:
        raise Denied(NameUnfit())
    if is_no_name(name):
        raise Denied(NameUnfit("word"))
    if not await call.context.people.rename(call.known_visitor.player, name):
        raise Denied(NoSession())
    return Me(name)


async def tokens(call: Call) -> list[TokenLine]:
    """API tokens of the current user, by their hashes."""
    return [_line(each) for each in await call.context.people.tokens_of(call.known_visitor.player)]


async def make_token(call: Call) -> TokenMade:
    """Create a bearer token for a bot; it is shown once and kept as a hash."""
    wanted: TokenWanted = call.body
    wait = call.context.visitors.take(call.source.address)
    if wait:
        raise Denied(TooOften(int(wait) + 1))
    scopes = sorted(set(wanted.scopes))
    made = await call.context.people.make_token(call.known_visitor.player, scopes)
    if made is None:
        raise Denied(TooManyTokens(MOST_TOKENS))
    text, token = made
    return TokenMade(text, _line(token))


async def revoke_token(call: Call) -> None:
    """Revoke a token; open streams and sockets that use it are closed."""
    player = call.known_visitor.player
    if not await call.context.people.revoke_token(player, call.path["token"]):
        raise Denied(NoSuchToken())
    await call.context.token_listeners.dismiss_everywhere(call.path["token"])


def _line(token: Token) -> TokenLine:
    return TokenLine(token.hash, token.scopes, token.created, token.revoked)


OPERATIONS = (
    Operation("GET", "/me", "Get the current user", me, answer=Me, welcome=True),
    Operation(
        "PATCH",
        "/me",
        "Rename the current user",
        rename,
        body=NewName,
        answer=Me,
        scope=None,
        welcome=True,
        problems=(409,),
    ),
    Operation("GET", "/tokens", "List API tokens", tokens, answer=list[TokenLine], scope=None),
    Operation(
        "POST",
        "/tokens",
        "Create an API token",
        make_token,
        body=TokenWanted,
        answer=TokenMade,
        status=201,
        scope=None,
        welcome=True,
        problems=(409,),
        storage=STORES_ROW,
    ),
    Operation(
        "DELETE",
        "/tokens/{token}",
        "Revoke an API token",
        revoke_token,
        status=204,
        scope=None,
        problems=(404,),
    ),
)
