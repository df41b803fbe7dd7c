"""Passkeys: a name that is kept without a password (WebAuthn).

The challenge is a single-use code, so any node can check what was made for it at another.
"""

from base64 import urlsafe_b64encode
from hashlib import sha256

from litestar import Response

from seabattle.features.devices.link_operations import (
    check_newcomer,
    device_of,
    hand_over,
    keys_of,
)
from seabattle.features.devices.passkey import MOST_PASSKEYS, Passkey
from seabattle.features.devices.passkey_check import (
    CheckedPasskey,
    challenge_in,
    check_new_passkey,
    check_shown_passkey,
)
from seabattle.features.devices.refusals import NoSuchPasskey, PasskeyNotGood, TooManyPasskeys
from seabattle.features.devices.single_use_code import CodeKind
from seabattle.features.devices.store import ShownPasskey
from seabattle.features.devices.wire import (
    PasskeyChallenge,
    PasskeyLine,
    PasskeyMade,
    PasskeyOptions,
    PasskeyShown,
)
from seabattle.matches.port import PlayerId
from seabattle.server.api.me import name_of
from seabattle.server.api.sessions import check_pace, refuse_when_full
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.costly_work import STORES_KEY, STORES_ROW
from seabattle.server.http.operation import Call, Operation
from seabattle.server.work.cost import CostClass, WorkLane
from seabattle.wire.person import Me

PASSKEY = CostClass("passkey", WorkLane.FLEETS, 0.02)


async def list_passkeys(call: Call) -> list[PasskeyLine]:
    """Passkeys of the current user, the earliest first."""
    return [_line(each) for each in await keys_of(call).passkeys_of(call.known_visitor.player)]


async def passkey_options(call: Call) -> PasskeyOptions:
    """Begin to make a passkey: what the browser needs for it."""
    check_pace(call)
    keys, player, session = keys_of(call), call.known_visitor.player, call.known_visitor.session
    assert session is not None
    name = await name_of(call)
    known = [each.id for each in await keys.passkeys_of(player)]
    challenge, _ = await keys.make_code(CodeKind.NEW_PASSKEY, player, session)
    return PasskeyOptions(challenge, _user_handle(player), name, tuple(known))


async def add_passkey(call: Call) -> PasskeyLine:
    """Keep a passkey that the browser has made."""
    made: PasskeyMade = call.body
    challenge, origin = _challenge_and_origin(call, made.client_data)
    checked = await call.work(check_new_passkey, made, challenge, origin)
    if checked is None:
        raise Denied(PasskeyNotGood())
    passkey = Passkey(
        id=made.id,
        player=call.known_visitor.player,
        public_key=checked.public_key,
        sign_count=checked.sign_count,
        device=device_of(call),
        created=call.context.service.watch.date(),
    )
    added = await keys_of(call).add_passkey(passkey, challenge)
    if added is None:
        raise Denied(PasskeyNotGood())
    if not added:
        raise Denied(TooManyPasskeys(MOST_PASSKEYS))
    return _line(passkey)


async def drop_passkey(call: Call) -> None:
    """Forget a passkey; sessions that were opened by it go on."""
    if not await keys_of(call).drop_passkey(call.known_visitor.player, call.path["passkey"]):
        raise Denied(NoSuchPasskey())


async def passkey_challenge(call: Call) -> PasskeyChallenge:
    """Begin to show a passkey: what it is to sign."""
    check_pace(call)
    challenge, _ = await keys_of(call).make_code(CodeKind.PASSKEY)
    return PasskeyChallenge(challenge)


async def open_by_passkey(call: Call) -> Response[bytes]:
    """Open a session by a passkey."""
    shown: PasskeyShown = call.body
    check_newcomer(call)
    challenge, origin = _challenge_and_origin(call, shown.client_data)
    keys = keys_of(call)
    passkey = await keys.passkey(shown.id)
    if passkey is None:
        raise Denied(PasskeyNotGood())
    kept = CheckedPasskey(passkey.public_key, passkey.sign_count)
    count = await call.work(check_shown_passkey, shown, challenge, origin, kept)
    if count is None:
        raise Denied(PasskeyNotGood())
    with refuse_when_full():
        session = await keys.open_by_passkey(
            ShownPasskey(passkey, challenge, count), device_of(call)
        )
    if session is None:
        raise Denied(PasskeyNotGood())
    return await hand_over(call, session)


def _challenge_and_origin(call: Call, client_data: str) -> tuple[str, str]:
    """What was to be signed, and where; that the origin is ours was checked at the door."""
    challenge, origin = challenge_in(client_data), call.source.headers.get("origin")
    if challenge is None or origin is None:
        raise Denied(PasskeyNotGood())
    return challenge, origin


def _user_handle(player: PlayerId) -> str:
    """What a device knows a visitor by: the same each time, and of no use to anybody else."""
    digest = sha256(b"passkey\n" + player.encode()).digest()
    return urlsafe_b64encode(digest).decode().rstrip("=")


def _line(passkey: Passkey) -> PasskeyLine:
    return PasskeyLine(passkey.id, passkey.device, passkey.created, passkey.used)


OPERATIONS = (
    Operation(
        "GET",
        "/passkeys",
        "List passkeys",
        list_passkeys,
        answer=list[PasskeyLine],
        scope=None,
    ),
    Operation(
        "POST",
        "/passkeys/options",
        "Begin to make a passkey",
        passkey_options,
        answer=PasskeyOptions,
        status=201,
        scope=None,
        storage=STORES_KEY,
    ),
    Operation(
        "POST",
        "/passkeys",
        "Save a passkey",
        add_passkey,
        body=PasskeyMade,
        answer=PasskeyLine,
        status=201,
        scope=None,
        cost=PASSKEY,
        problems=(409, 503),
        storage=STORES_ROW,
    ),
    Operation(
        "DELETE",
        "/passkeys/{passkey}",
        "Delete a passkey",
        drop_passkey,
        status=204,
        scope=None,
        problems=(404,),
    ),
    Operation(
        "POST",
        "/sessions/passkey-challenge",
        "Begin to show a passkey",
        passkey_challenge,
        answer=PasskeyChallenge,
        status=201,
        scope=None,
        open=True,
        storage=STORES_KEY,
    ),
    Operation(
        "POST",
        "/sessions/by-passkey",
        "Open a session by a passkey",
        open_by_passkey,
        body=PasskeyShown,
        answer=Me,
        status=201,
        scope=None,
        open=True,
        cost=PASSKEY,
        problems=(409, 503),
        storage=STORES_KEY,
    ),
)
