"""My name on another device: a link that is good once, and a session for whoever shows it."""

from litestar import Response

from seabattle.features.devices.refusals import LinkNotGood
from seabattle.features.devices.single_use_code import CodeKind
from seabattle.features.devices.state import VISITOR_KEYS
from seabattle.features.devices.store import VisitorKeys
from seabattle.features.devices.wire import DeviceLink, DeviceLinkShown
from seabattle.game.codec import encode_json
from seabattle.server.api.me import name_of
from seabattle.server.api.sessions import administration_of, check_pace, refuse_when_full
from seabattle.server.http.api_refusal import Denied, ForeignOrigin
from seabattle.server.http.costly_work import STORES_KEY
from seabattle.server.http.operation import JSON, Call, Operation
from seabattle.server.http.origin import is_vouched_for
from seabattle.server.http.session import device_name
from seabattle.store.administration.session_list import Session
from seabattle.wire.person import Me


def keys_of(call: Call) -> VisitorKeys:
    """Where links and passkeys are kept."""
    return VISITOR_KEYS.of(call.context)


def device_of(call: Call) -> str:
    """What the device of whoever asks looks like in a list."""
    return device_name(call.source.headers.get("user-agent", ""))


async def make_link(call: Call) -> DeviceLink:
    """Create a link that makes another device the current user; an earlier one is worthless."""
    check_pace(call)
    await name_of(call)
    visitor = call.known_visitor
    assert visitor.session is not None
    text, code = await keys_of(call).make_code(
        CodeKind.DEVICE_LINK, visitor.player, visitor.session
    )
    return DeviceLink(text, f"/device#{text}", call.context.settings.lan_url, code.expires)


async def open_by_link(call: Call) -> Response[bytes]:
    """Open a session by a link, which is used up; the device it was made on keeps its own."""
    shown: DeviceLinkShown = call.body
    check_newcomer(call)
    with refuse_when_full():
        session = await keys_of(call).open_by_link(shown.code, device_of(call))
    if session is None:
        raise Denied(LinkNotGood())
    return await hand_over(call, session)


def check_newcomer(call: Call) -> None:
    """Refuse a page that would make its reader somebody else in silence (login CSRF)."""
    if not is_vouched_for(call.source.headers):
        raise Denied(ForeignOrigin())
    check_pace(call)


async def hand_over(call: Call, session: Session) -> Response[bytes]:
    """Give a session to whoever asks, in place of the one they had: nobody holds that any more."""
    context, before = call.context, call.visitor
    if before is not None and before.session is not None:
        await administration_of(call).end_session(before.player, before.session)
        await context.access.look()
    player = await context.people.player(session.player)
    if player is None:
        raise Denied(LinkNotGood())
    return Response(
        encode_json(Me(player.name)),
        status_code=201,
        media_type=JSON,
        headers={"Set-Cookie": call.new_cookie(session)},
    )


OPERATIONS = (
    Operation(
        "POST",
        "/device-links",
        "Create a link for another device",
        make_link,
        answer=DeviceLink,
        status=201,
        scope=None,
        storage=STORES_KEY,
    ),
    Operation(
        "POST",
        "/sessions/by-link",
        "Open a session by a link",
        open_by_link,
        body=DeviceLinkShown,
        answer=Me,
        status=201,
        scope=None,
        open=True,
        problems=(409,),
        storage=STORES_KEY,
    ),
)
