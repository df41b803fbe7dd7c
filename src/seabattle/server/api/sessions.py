"""Sessions of the current user: which there are, and how they end."""

from litestar import Response

from seabattle.game.codec import encode_json
from seabattle.server.http.api_refusal import Denied, NoSession, NoSuchSession
from seabattle.server.http.operation import JSON, Call, Operation
from seabattle.server.http.session import SignedSession, device_name, expired_cookie, session_cookie
from seabattle.store.administration.administration import Administration
from seabattle.store.administration.session_list import Session, early_session
from seabattle.wire.visitors.person import SessionLine


def office_of(call: Call) -> Administration:
    """Where sessions and deletions are kept."""
    office = call.context.administration
    assert office is not None
    return office


async def sessions(call: Call) -> list[SessionLine]:
    """Sessions of the current user that have not ended, the earliest first."""
    visitor = call.known_visitor
    found = list(await office_of(call).sessions_of(visitor.player))
    if visitor.session == early_session(visitor.player):
        # It is older than the list.
        player = await call.context.people.player(visitor.player)
        if player is None:
            raise Denied(NoSession())
        found.insert(0, Session(visitor.session, player.id, player.created, ""))
    return [_line(each, visitor.session) for each in found]


def _line(session: Session, current: str | None) -> SessionLine:
    return SessionLine(session.id, session.created, session.device, session.id == current)


async def renew_session(call: Call) -> Response[bytes]:
    """Replace the current session by a new one; every copy of the old cookie is worthless then."""
    visitor, office = call.known_visitor, office_of(call)
    assert visitor.session is not None
    device = device_name(call.source.headers.get("user-agent", ""))
    session = await office.open_session(visitor.player, device)
    await office.end_session(visitor.player, visitor.session)
    if call.context.keys is not None:
        # Whoever had a copy of the cookie may have made a link by it.
        await call.context.keys.drop_codes(visitor.player)
    await call.context.access.look()
    signed = call.context.session_signer.sign_session(SignedSession(visitor.player, session.id))
    cookie = session_cookie(signed, secure=call.source.secure)
    return Response(
        encode_json(_line(session, session.id)),
        status_code=201,
        media_type=JSON,
        headers={"Set-Cookie": cookie},
    )


async def end_session(call: Call) -> Response[None]:
    """End a session; sockets and streams that were opened with it are closed."""
    visitor, session = call.known_visitor, call.path["session"]
    if not await office_of(call).end_session(visitor.player, session):
        raise Denied(NoSuchSession())
    await call.context.access.look()
    gone = {"Set-Cookie": expired_cookie()} if session == visitor.session else {}
    return Response(None, status_code=204, headers=gone)


OPERATIONS = (
    Operation("GET", "/sessions", "List sessions", sessions, answer=list[SessionLine], scope=None),
    Operation(
        "POST",
        "/sessions",
        "Replace the current session",
        renew_session,
        answer=SessionLine,
        status=201,
        scope=None,
    ),
    Operation(
        "DELETE",
        "/sessions/{session}",
        "End a session",
        end_session,
        status=204,
        scope=None,
        problems=(404,),
    ),
)
