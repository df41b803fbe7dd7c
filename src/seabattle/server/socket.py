"""One socket for one viewer of one match: the view, then what is told; requests come in."""

import asyncio
from collections.abc import Mapping, Sequence
from typing import Any, cast

import structlog
from litestar import WebSocket
from litestar.exceptions import WebSocketDisconnect
from litestar.types import WebSocketReceiveEvent
from msgspec import Struct, json

from seabattle.game import Refusal
from seabattle.matches.event import Kind
from seabattle.matches.live import Live
from seabattle.matches.port import LogbookFailed
from seabattle.matches.refusal import TryAgain
from seabattle.server.bucket import Bucket
from seabattle.server.gathered import channel_of
from seabattle.server.helm import carried_out
from seabattle.server.house import House
from seabattle.server.interpreter import speaker_at
from seabattle.server.listener import Listener, check_room, listening
from seabattle.server.operation import approach_of, read_json, read_query
from seabattle.server.problem import MEDIA_TYPE, encoded, problem_of, spoken_language
from seabattle.server.refusal import (
    Denied,
    Malformed,
    NoSession,
    NoSuchPage,
    TokenNotGood,
    TokenTooNarrow,
    TooOften,
    Unacceptable,
)
from seabattle.server.stream import Message, Resume, first_messages, next_messages
from seabattle.server.visitor import Approach, Scope, Visitor, allowed, recognised
from seabattle.wire import VERSION, Done, Order, Refused

log = structlog.get_logger("seabattle.server")

AnySocket = WebSocket[Any, Any, Any]

Heard = Message | Done | Refused
"""What is said on a socket; what comes in is an :class:`Order`."""

PROTOCOL = f"seabattle.v{VERSION}"
"""What a client may offer in the handshake; another version is refused there."""

TOO_SLOW = 4008
"""Close code: come back with the last number heard."""

TOO_OFTEN = 4029

TOKEN_REVOKED = 4001
"""Close code: there is no way back with this token."""

OUR_FAULT = 1011

GONE = (OSError, WebSocketDisconnect)
"""What sending raises when nobody is there any more."""

PATIENCE = 50
"""Messages beyond the pace that are answered before the socket is closed."""

_written = json.Encoder().encode


class Handshake(Struct, frozen=True):
    """Everything that is settled before a socket is opened."""

    live: Live
    visitor: Visitor | None
    resume: Resume
    lang: str
    address: str
    protocol: str | None


async def talk(house: House, match: str, socket: AnySocket) -> None:
    """Serve one socket until either side has had enough."""
    approach = approach_of(socket, "SOCKET")
    lang = spoken_language(approach.headers.get("accept-language", ""))
    try:
        shaken = await _shaken(house, match, socket, approach, lang)
    except Denied as denied:
        await _turned_away(socket, denied.refusal, lang)
        return
    except LogbookFailed:
        await _turned_away(socket, TryAgain(), lang)
        return
    await socket.receive()
    await socket.send({"type": "websocket.accept", "subprotocol": shaken.protocol, "headers": []})
    wanted = shaken.resume.lang
    with listening(house, shaken.live, shaken.visitor, shaken.address, wanted) as listener:
        await Talk(house, socket, shaken, listener).run()


async def _shaken(
    house: House, match: str, socket: AnySocket, approach: Approach, lang: str
) -> Handshake:
    wait = house.by_address.take(approach.address)
    if wait:
        raise Denied(TooOften(int(wait) + 1))
    visitor = await recognised(house, approach)
    if visitor is not None:
        allowed(visitor, Scope.READ)
    offered = socket.scope.get("subprotocols") or []
    if offered and PROTOCOL not in offered:
        raise Denied(Unacceptable(VERSION))
    resume = read_query(socket.scope["query_string"], Resume)
    check_room(house, approach.address)
    if not match.isascii() or len(match) != 16:
        raise Denied(NoSuchPage())
    live = await house.live(match)
    protocol = PROTOCOL if offered else None
    return Handshake(live, visitor, resume, resume.lang or lang, approach.address, protocol)


async def _turned_away(socket: AnySocket, refusal: Refusal, lang: str) -> None:
    """Answer the handshake with a problem instead of opening the socket."""
    problem = problem_of(refusal, lang)
    await socket.receive()
    if "websocket.http.response" not in (socket.scope.get("extensions") or {}):
        await socket.send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    headers = [(b"content-type", MEDIA_TYPE.encode())]
    await socket.send(
        {"type": "websocket.http.response.start", "status": problem.status, "headers": headers}
    )
    await socket.send(
        {"type": "websocket.http.response.body", "body": encoded(problem), "more_body": False},
    )


class Talk:
    """An open socket: one task reads, and what is told meanwhile goes out at once.

    Only while the other side does not keep up does it wait for another task, which writes.
    """

    def __init__(
        self, house: House, socket: AnySocket, shaken: Handshake, listener: Listener
    ) -> None:
        self._house = house
        self._socket = socket
        self._channel = channel_of(cast("Mapping[str, Any]", socket.scope))
        self._shaken = shaken
        self._listener = listener
        self._bucket = Bucket(house.settings.limits.socket, house.clock())
        self._turn = asyncio.Lock()
        self._closed = False

    async def run(self) -> None:
        """Talk until either side has had enough."""
        await self._say_all(first_messages(self._listener, self._shaken.resume))
        writer = asyncio.ensure_future(self._write())
        self._listener.slow = self._too_slow
        self._listener.at_once = self._told_at_once
        try:
            await self._read()
        except GONE:
            return
        except Exception:
            self._house.gauges.faults.inc()
            log.exception("a socket failed")
            await self._close(OUR_FAULT, "fault")
        finally:
            self._closed = True
            self._listener.at_once = None
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self) -> None:
        try:
            while True:
                await self._listener.woken()
                if self._listener.dismissed:
                    await self._close(TOKEN_REVOKED, "token")
                    return
                await self._say_news()
        except TimeoutError:
            await self._close(TOO_SLOW, "slow")
        except GONE:
            return

    def _told_at_once(self) -> bool:
        """Whether what is new has been said; if not, the writer is to be woken."""
        if self._listener.dismissed:
            return False
        try:
            return self._said_at_once()
        except Exception:
            # The match goes on for all others; this reader comes back with the last number heard.
            self._house.gauges.faults.inc()
            log.exception("a socket failed")
            self._hang_up(OUR_FAULT, "fault")
            return True

    def _said_at_once(self, *answers: Done | Refused) -> bool:
        """Whether what is new, and some answers after it, could be said without waiting."""
        channel = self._channel
        if channel is None or not channel.open or self._closed or self._turn.locked():
            return False
        messages = [*next_messages(self._listener, self._shaken.resume), *answers]
        if messages:
            channel.say([_written(each) for each in messages])
        return True

    async def _say_news(self, *answers: Done | Refused) -> None:
        if self._said_at_once(*answers):
            return
        async with self._turn:
            await self._say_all([*next_messages(self._listener, self._shaken.resume), *answers])

    async def _say_all(self, messages: Sequence[Heard]) -> None:
        if not messages:
            return
        async with asyncio.timeout(self._house.settings.slow_seconds):
            for message in messages:
                if not self._closed:
                    await self._send(_written(message).decode())

    async def _send(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def _read(self) -> None:
        strikes = 0
        while not self._closed:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive":
                return
            wait = self._bucket.take(self._house.clock())
            if wait:
                strikes += 1
                await self._say_news(self._refused(None, TooOften(int(wait) + 1)))
                if strikes > PATIENCE:
                    await self._close(TOO_OFTEN, "often")
            else:
                await self._answer(message)

    async def _answer(self, message: WebSocketReceiveEvent) -> None:
        order: Order | None = None
        try:
            order = self._order(message)
            outcome = await self._outcome(order)
        except Denied as denied:
            outcome = denied.refusal
        except LogbookFailed:
            outcome = TryAgain()
        if isinstance(outcome, Refusal):
            await self._say_news(self._refused(order.id if order else None, outcome))
        else:
            await self._say_news(outcome)

    def _order(self, message: WebSocketReceiveEvent) -> Order:
        text = message.get("text")
        if text is None:
            raise Denied(Malformed("the message is not text"))
        order: Order = read_json(text, Order)
        return order

    async def _outcome(self, order: Order) -> Done | Refusal:
        visitor = self._shaken.visitor
        if visitor is None:
            return NoSession()
        if self._listener.dismissed:
            return TokenNotGood()
        if visitor.kind is Kind.BOT and Scope.PLAY not in visitor.scopes:
            return TokenTooNarrow(Scope.PLAY)
        return await carried_out(self._house, self._shaken.live, visitor, order)

    def _refused(self, id: str | None, refusal: Refusal) -> Refused:  # noqa: A002 -- As in Order.
        return Refused(id, problem_of(refusal, speaker_at(self._shaken.live, self._shaken.lang)))

    def _too_slow(self) -> None:
        if self._turn.locked() and not self._closed:
            self._listener.slow = None
            self._hang_up(TOO_SLOW, "slow")

    def _hang_up(self, code: int, reason: str) -> None:
        """Close, as soon as that can be done."""
        closing = asyncio.ensure_future(self._close(code, reason))
        closing.add_done_callback(lambda done: done.cancelled() or done.exception())

    async def _close(self, code: int, reason: str) -> None:
        if self._closed:
            return
        self._closed = True
        self._house.gauges.dropped.labels(reason).inc()
        async with asyncio.timeout(self._house.settings.slow_seconds):
            await self._socket.send({"type": "websocket.close", "code": code, "reason": reason})
