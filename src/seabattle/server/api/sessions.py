"""Sessions of the current user: which there are, and how they end."""

from collections.abc import Iterator
from contextlib import contextmanager

from litestar import Response

from seabattle.game.codec import encode_json
from seabattle.server.http.api_refusal import (
    Denied,
    NoSession,
    NoSuchSession,
    TooManySessions,
    TooOften,
)
from seabattle.server.http.costly_work import STORES_KEY
from seabattle.server.http.operation import JSON, Call, Operation
from seabattle.server.http.session import device_name
from seabattle.store.administration.administration import Administration
from seabattle.store.administration.session_list import (
    MOST_KEPT,
    Session,
    SessionsFull,
    early_session,
)
from seabattle.wire.person import SessionLine


def administration_of(call: Call) -> Administration:
    """Where sessions and deletions are kept."""
    return call.context.administration


def check_pace(call: Call) -> None:
    """Let one address open sessions and show links as often as new visitors may come from it."""
    wait = call.context.visitors.take(call.source.address)
    if wait:
        raise Denied(TooOften(int(wait) + 1))


@contextmanager
def refuse_when_full() -> Iterator[None]:
    """Refuse to open a session where its visitor has had too many."""
    try:
        yield
    except SessionsFull:
        raise Denied(TooManySessions(MOST_KEPT)) from None


async def sessions(call: Call) -> list[SessionLine]:
    """Sessions of the current user that have not ended, the earliest first."""
    visitor = call.known_visitor
    found = list(await administration_of(call).sessions_of(visitor.player))
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
    check_pace(call)
    visitor, administration = call.known_visitor, administration_of(call)
    assert visitor.session is not None
    device = device_name(call.source.headers.get("user-agent", ""))
    with refuse_when_full():
        session = await administration.replace_session(visitor.player, visitor.session, device)
    await call.context.access.look()
    return Response(
        encode_json(_line(session, session.id)),
        status_code=201,
        media_type=JSON,
        headers={"Set-Cookie": call.new_cookie(session)},
    )


async def end_session(call: Call) -> Response[None]:
    """End a session; sockets and streams that were opened with it are closed."""
    visitor, session = call.known_visitor, call.path["session"]
    if not await administration_of(call).end_session(visitor.player, session):
        raise Denied(NoSuchSession())
    await call.context.access.look()
    gone = {"Set-Cookie": call.expired_cookie()} if session == visitor.session else {}
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
        problems=(409,),
        storage=STORES_KEY,
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
