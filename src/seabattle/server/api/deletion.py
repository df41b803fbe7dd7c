"""What visitors may delete: themselves, and finished matches of theirs.

A match belongs to all who played it: it is deleted when everybody who sat there and is still
somebody has asked for it, and hidden from the list of whoever has (decision 35).
"""

from litestar import Response

from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import PlayerId
from seabattle.matches.refusal import NotAtTable, NotOverYet
from seabattle.matches.telling.tombstone import is_tombstone
from seabattle.server.api.sessions import administration_of
from seabattle.server.http.api_refusal import Denied, NoSession
from seabattle.server.http.operation import Call, Operation
from seabattle.store.administration.audit_log import THEMSELVES, Reason
from seabattle.wire.match import MatchDeletion


async def delete_me(call: Call) -> Response[None]:
    """Delete the current user: name, sessions, tokens and saved fleets; games stay without them."""
    if not await administration_of(call).delete_visitor(
        call.known_visitor.player, Reason(THEMSELVES)
    ):
        raise Denied(NoSession())
    await call.context.access.look()
    return Response(None, status_code=204, headers={"Set-Cookie": call.expired_cookie()})


async def delete_match(call: Call) -> MatchDeletion:
    """Delete a finished match, once everybody who played it has asked for that."""
    live, player = await call.load_match(), call.known_visitor.player
    if live.state.seat_of(player) is None:
        raise Denied(NotAtTable())
    if not live.state.over:
        raise Denied(NotOverYet())
    wished = await administration_of(call).wish_deletion(live.match, player)
    waiting = _people_at(live) - set(wished)
    if not waiting:
        await _delete(call, live)
    return MatchDeletion(not waiting, len(waiting))


def _people_at(live: LiveMatch) -> set[PlayerId]:
    """Everybody who can be asked; computer players and those who were deleted cannot."""
    sitters = live.state.sitters
    players = {sitter.player for sitter in sitters if sitter is not None and sitter.player}
    return {player for player in players if not is_tombstone(player)}


async def _delete(call: Call, live: LiveMatch) -> None:
    async with live.lock:
        live.deleted = True
        try:
            await administration_of(call).delete_match(live.match, Reason(THEMSELVES))
        except BaseException:
            live.deleted = False
            raise
    await call.context.access.look()


OPERATIONS = (
    Operation("DELETE", "/me", "Delete the current user", delete_me, status=204, scope=None),
    Operation(
        "DELETE",
        "/matches/{match}",
        "Delete a finished match",
        delete_match,
        answer=MatchDeletion,
        scope=None,
        problems=(409,),
    ),
)
