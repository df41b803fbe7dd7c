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
from seabattle.game.codec import encode_json
from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import LogbookFailed
from seabattle.matches.refusal import TryAgain
from seabattle.matches.service import request_name
from seabattle.matches.telling.storyteller import match_speaker
from seabattle.server.http.api_refusal import (
    Denied,
    Malformed,
    NoSession,
    NoSuchPage,
    RequestTooLarge,
    TokenNotGood,
    TokenTooNarrow,
    TooOften,
    UnknownVersion,
)
from seabattle.server.http.context import ServerContext
from seabattle.server.http.middleware import refuse_socket
from seabattle.server.http.operation import UNREADABLE, read_json, read_query, source_of
from seabattle.server.http.problem_details import choose_language, problem_of
from seabattle.server.http.rate_limit import TokenBucket
from seabattle.server.http.visitor import (
    RequestSource,
    Scope,
    Visitor,
    check_scope,
    recognise_visitor,
)
from seabattle.server.live.listener import Listener, check_room, open_listener
from seabattle.server.live.match_requests import carry_out
from seabattle.server.live.stream import Resume, SentMessage, first_messages, next_messages
from seabattle.server.live.websocket import channel_of
from seabattle.wire import (
    SMALL_FRAME,
    Done,
    Order,
    OrderId,
    Refused,
    largest_message,
    largest_order,
)

log = structlog.get_logger("seabattle.server")

AnySocket = WebSocket[Any, Any, Any]

SocketMessage = SentMessage | Done | Refused
"""Messages that a socket sends; incoming ones are an :class:`Order`."""

WHOLE_VIEWS, CHANGES = "seabattle.v1", "seabattle.v2"
"""The subprotocols that a client may offer in the handshake; other versions are refused there.

In the second, all that is said at once is one frame with a list of messages. A client that wants
views is sent the whole view once, and then the changes.
"""

NEWEST = 2

TOO_SLOW = 4008
"""Close code: come back with the last number heard."""

TOO_OFTEN = 4029

OUR_FAULT = 1011

GONE = (OSError, WebSocketDisconnect)
"""The errors of sending to a client that has disconnected."""

PATIENCE = 50
"""Messages beyond the pace or the size that are answered before the socket is closed."""


class Handshake(Struct, frozen=True):
    """Everything that is settled before a socket is opened."""

    live: LiveMatch
    visitor: Visitor | None
    resume: Resume
    lang: str
    address: str
    protocol: str | None


async def serve_socket(context: ServerContext, match: str, socket: AnySocket) -> None:
    """Serve one socket until either side has had enough."""
    source = source_of(socket, "SOCKET")
    lang = choose_language(source.headers.get("accept-language", ""))
    try:
        handshake = await _shake_hands(context, match, socket, source, lang)
    except Denied as denied:
        await refuse_socket(socket.scope, socket.receive, socket.send, denied.refusal, lang)
        return
    except LogbookFailed:
        await refuse_socket(socket.scope, socket.receive, socket.send, TryAgain(), lang)
        return
    await socket.receive()
    await socket.send(
        {"type": "websocket.accept", "subprotocol": handshake.protocol, "headers": []}
    )
    wanted = handshake.resume.lang
    with open_listener(
        context, handshake.live, handshake.visitor, handshake.address, wanted
    ) as listener:
        await MatchSocket(context, socket, handshake, listener).run()


async def _shake_hands(
    context: ServerContext, match: str, socket: AnySocket, source: RequestSource, lang: str
) -> Handshake:
    visitor = await recognise_visitor(context, source)
    if visitor is not None:
        check_scope(visitor, Scope.READ)
    offered = socket.scope.get("subprotocols") or []
    protocol = next((each for each in (CHANGES, WHOLE_VIEWS) if each in offered), None)
    if offered and protocol is None:
        raise Denied(UnknownVersion(NEWEST))
    resume = read_query(socket.scope["query_string"], Resume)
    check_room(context, source.address)
    if not match.isascii() or len(match) != 16:
        raise Denied(NoSuchPage())
    player = visitor.player if visitor is not None else None
    live = await context.load_match(match, player, source.address)
    return Handshake(live, visitor, resume, resume.lang or lang, source.address, protocol)


class MatchSocket:
    """An open socket: one task reads, and what is told meanwhile goes out at once.

    Only while the other side does not keep up does it wait for another task, which writes.
    """

    def __init__(
        self, context: ServerContext, socket: AnySocket, handshake: Handshake, listener: Listener
    ) -> None:
        self._context = context
        self._socket = socket
        self._channel = channel_of(cast("Mapping[str, Any]", socket.scope))
        self._handshake = handshake
        self._listener = listener
        self._bucket = TokenBucket(context.settings.limits.socket, context.clock())
        opened = handshake.live.state.opened
        self._most_bytes = (largest_message if opened.sealed else largest_order)(opened.ruleset)
        self._changes = handshake.protocol == CHANGES
        self._turn = asyncio.Lock()
        self._closed = False
        self._asked: str | None = None
        """The name of the request that is being carried out."""

    async def run(self) -> None:
        """Talk until either side has had enough."""
        await self._say_all(first_messages(self._listener, self._handshake.resume))
        writer = asyncio.ensure_future(self._write())
        self._listener.slow = self._too_slow
        self._listener.at_once = self._send_news_at_once
        try:
            await self._read()
        except GONE:
            return
        except Exception:
            self._context.metrics.faults.inc()
            log.exception("websocket failed")
            await self._close(OUR_FAULT, "fault")
        finally:
            self._closed = True
            self._listener.at_once = None
            writer.cancel()
            await asyncio.gather(writer, return_exceptions=True)

    async def _write(self) -> None:
        try:
            while True:
                await self._listener.wait_for_news()
                dismissal = self._listener.dismissal
                if dismissal is not None:
                    await self._close(dismissal.code, dismissal.reason)
                    return
                damaged = self._listener.live.damaged
                if damaged is not None:
                    await self._say_all([self._refusal_message(None, damaged)])
                    await self._close(OUR_FAULT, "damaged")
                    return
                await self._say_news()
        except TimeoutError:
            await self._close(TOO_SLOW, "slow")
        except GONE:
            return

    def _send_news_at_once(self) -> bool:
        """Whether what is new has been said; if not, the writer is to be woken."""
        if self._listener.dismissal is not None or self._listener.live.damaged:
            return False
        if self._is_about_to_answer():
            return True
        try:
            return self._try_send_at_once()
        except Exception:
            # The match goes on for all others; this reader comes back with the last number heard.
            self._context.metrics.faults.inc()
            log.exception("websocket failed")
            self._hang_up(OUR_FAULT, "fault")
            return True

    def _is_about_to_answer(self) -> bool:
        """Whether what is new is what this reader has asked for: the answer brings it along."""
        live = self._listener.live
        return self._asked is not None and live.commands.get(self._asked) == live.seq

    def _try_send_at_once(self, *answers: Done | Refused) -> bool:
        """Whether what is new, and some answers after it, could be said without waiting."""
        channel = self._channel
        if channel is None or not channel.open or self._closed or self._turn.locked():
            return False
        messages = [*self._next_messages(), *answers]
        if messages:
            channel.say(self._frames(messages))
        return True

    async def _say_news(self, *answers: Done | Refused) -> None:
        if self._try_send_at_once(*answers):
            return
        async with self._turn:
            await self._say_all([*self._next_messages(), *answers])

    def _next_messages(self) -> list[SentMessage]:
        return next_messages(self._listener, self._handshake.resume, changes=self._changes)

    def _frames(self, messages: Sequence[SocketMessage]) -> list[bytes]:
        """Return the frames of messages that are sent at once, in the client's version."""
        return [encode_json(messages)] if self._changes else [*map(encode_json, messages)]

    async def _say_all(self, messages: Sequence[SocketMessage]) -> None:
        if not messages:
            return
        async with asyncio.timeout(self._context.settings.slow_seconds):
            for frame in self._frames(messages):
                if not self._closed:
                    await self._send(frame.decode())

    async def _send(self, text: str) -> None:
        await self._socket.send({"type": "websocket.send", "text": text, "bytes": None})

    async def _read(self) -> None:
        strikes = 0
        while not self._closed:
            message = await self._socket.receive()
            if message["type"] != "websocket.receive":
                return
            refusal = self._why_unheard(message)
            if refusal is None:
                await self._answer(message)
                continue
            strikes += 1
            # The client matches the answer to its request by the id.
            await self._say_news(self._refusal_message(_read_id(message), refusal))
            if strikes > PATIENCE:
                await self._close(TOO_OFTEN, "often")

    def _why_unheard(self, message: WebSocketReceiveEvent) -> Refusal | None:
        """Return why a message is not even read: rate limit by bytes, or the limit of its game."""
        text = message.get("text")
        size = len(message.get("bytes") or b"" if text is None else text.encode())
        self._bucket.pace = self._context.settings.limits.socket
        wait = self._bucket.take(self._context.clock(), max(1, -(-size // SMALL_FRAME)))
        if wait:
            return TooOften(int(wait) + 1)
        return RequestTooLarge(self._most_bytes) if size > self._most_bytes else None

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
            await self._say_news(self._refusal_message(order.id if order else None, outcome))
        else:
            await self._say_news(outcome)

    def _order(self, message: WebSocketReceiveEvent) -> Order:
        text = message.get("text")
        if text is None:
            raise Denied(Malformed("the message is not text"))
        order: Order = read_json(text, Order)
        return order

    async def _outcome(self, order: Order) -> Done | Refusal:
        visitor = self._handshake.visitor
        if visitor is None:
            return NoSession()
        if self._listener.dismissal is not None:
            return TokenNotGood() if visitor.token else NoSession()
        if visitor.kind is SitterKind.BOT and Scope.PLAY not in visitor.scopes:
            return TokenTooNarrow(Scope.PLAY)
        self._asked = request_name(visitor.player, order.id)
        try:
            live, address = self._handshake.live, self._handshake.address
            return await carry_out(self._context, live, visitor, order, address)
        finally:
            self._asked = None

    def _refusal_message(self, id: str | None, refusal: Refusal) -> Refused:  # noqa: A002 -- As in Order.
        return Refused(
            id, problem_of(refusal, match_speaker(self._handshake.live, self._handshake.lang))
        )

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
        self._context.metrics.dropped.labels(reason).inc()
        async with asyncio.timeout(self._context.settings.slow_seconds):
            await self._socket.send({"type": "websocket.close", "code": code, "reason": reason})


def _read_id(message: WebSocketReceiveEvent) -> str | None:
    """The id of an order that is not carried out, where it has one."""
    try:
        return json.decode(message.get("text") or "", type=OrderId).id
    except UNREADABLE:
        return None
