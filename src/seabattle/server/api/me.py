"""The current user: name, API tokens of their bots, saved fleets."""

from msgspec import Raw, Struct, json

from seabattle.features.drafts.kept_layout import MOST_BYTES, MOST_LAYOUTS, Layout, LayoutFault
from seabattle.features.drafts.refusals import LayoutsTooLarge, NoSuchLayout, TooManyLayouts
from seabattle.game import placement_faults
from seabattle.rules import placement_hash
from seabattle.server.http.api_refusal import (
    Denied,
    Malformed,
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
    Hash,
    LayoutLine,
    LayoutWanted,
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


class WhichLayouts(Struct, frozen=True, forbid_unknown_fields=True):
    """For which rules."""

    ruleset: Hash | None = None


class StoredLayout(Struct, frozen=True):
    """A :class:`LayoutLine` with the ships as they were written down: none is read again."""

    ruleset: str
    name: str
    ships: Raw


async def layouts(call: Call) -> list[StoredLayout]:
    """Saved fleets of the current user, as they are stored: 256 KiB of them at most."""
    found = await call.context.people.layouts_of(call.known_visitor.player, call.query.ruleset)
    return [_splice_layout(each) for each in found]


async def layout_names(call: Call) -> list[str]:
    """Names of the saved fleets of the current user for one set of rules."""
    player = call.known_visitor.player
    return list(await call.context.people.layout_names(player, call.path["ruleset"]))


async def layout(call: Call) -> StoredLayout:
    """One saved fleet of the current user."""
    player, path = call.known_visitor.player, call.path
    found = await call.context.people.layout(player, path["ruleset"], path["layout"])
    if found is None:
        raise Denied(NoSuchLayout())
    return _splice_layout(found)


def _splice_layout(layout: Layout) -> StoredLayout:
    return StoredLayout(layout.ruleset, layout.name, Raw(layout.ships))


async def keep_layout(call: Call) -> StoredLayout:
    """Save a fleet to place it again; where a match is named it must be legal there."""
    wanted: LayoutWanted = call.body
    await _check_layout(call, wanted)
    layout = Layout(
        call.known_visitor.player, wanted.ruleset, wanted.name, json.encode(wanted.ships)
    )
    fault = await call.context.people.save_layout(layout)
    if fault is LayoutFault.TOO_MANY:
        raise Denied(TooManyLayouts(MOST_LAYOUTS))
    if fault is LayoutFault.NO_ROOM:
        raise Denied(LayoutsTooLarge(MOST_BYTES))
    return _splice_layout(layout)


async def _check_layout(call: Call, wanted: LayoutWanted) -> None:
    """Refuse a fleet that cannot be placed by the rules of the match that it is saved for."""
    if wanted.match is None:
        return
    player = call.known_visitor.player
    ruleset = (await call.context.load_match(wanted.match, player)).state.opened.ruleset
    if placement_hash(ruleset) != wanted.ruleset:
        raise Denied(Malformed("ruleset is not the placement_hash of the match"))
    fault = next(placement_faults(ruleset, wanted.ships), None)
    if fault is not None:
        raise Denied(fault)


async def delete_layout(call: Call) -> None:
    """Delete a saved fleet."""
    player, path = call.known_visitor.player, call.path
    if not await call.context.people.delete_layout(player, path["ruleset"], path["layout"]):
        raise Denied(NoSuchLayout())


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
    Operation(
        "GET", "/layouts", "List saved fleets", layouts, query=WhichLayouts, answer=list[LayoutLine]
    ),
    Operation(
        "GET", "/layouts/{ruleset}", "List names of saved fleets", layout_names, answer=list[str]
    ),
    Operation(
        "GET",
        "/layouts/{ruleset}/{layout}",
        "Get a saved fleet",
        layout,
        answer=LayoutLine,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/layouts",
        "Save a fleet",
        keep_layout,
        body=LayoutWanted,
        answer=LayoutLine,
        status=201,
        scope=None,
        welcome=True,
        problems=(404, 409, 410),
        storage=STORES_ROW,
    ),
    Operation(
        "DELETE",
        "/layouts/{ruleset}/{layout}",
        "Delete a saved fleet",
        delete_layout,
        status=204,
        scope=None,
        problems=(404,),
    ),
)
