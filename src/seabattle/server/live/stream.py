"""A match as lines of JSON, for clients without a WebSocket: ``curl -N`` is enough."""

import asyncio
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Response
from litestar.types import Receive, Send
from litestar.types import Scope as AsgiScope
from msgspec import Meta, Struct

from seabattle.game.codec import encode_json
from seabattle.matches.live_match import LiveMatch
from seabattle.rules import Lang
from seabattle.server.http.context import ServerContext
from seabattle.server.http.operation import Call, Operation
from seabattle.server.live.listener import Listener, check_room, open_listener
from seabattle.wire.bound import Count
from seabattle.wire.message import HurryMessage, ToldMessage
from seabattle.wire.screen.view import ViewMessage
from seabattle.wire.screen.view_changes import ViewChanges

Message = ViewMessage | ToldMessage | HurryMessage

SentMessage = Message | ViewChanges
"""Messages that a socket may be sent as well."""

HEARTBEAT = 15.0
"""Seconds after which an empty line says that the server is still there."""


class Resume(Struct, frozen=True, forbid_unknown_fields=True):
    """The place where a reader resumes, and what to send."""

    after: Annotated[
        Count | None,
        Meta(
            description="Resume after this message number; if omitted, the full view is sent first."
        ),
    ] = None
    views: Annotated[bool, Meta(description="Send the full view after each message.")] = False
    lang: Annotated[
        Lang | None, Meta(description="Language for added sentences; if omitted, none are added.")
    ] = None


async def follow(call: Call) -> Response[None]:
    """Stream what the current user is told, one JSON object per line, until either side ends."""
    live = await call.load_match()
    check_room(call.context, call.source.address)
    return _Lines(call, live)


class _Lines(Response[None]):
    """An answer that goes on and on."""

    def __init__(self, call: Call, live: LiveMatch) -> None:
        super().__init__(None)
        self._call = call
        self._live = live

    def to_asgi_response(self, *_: Any, **__: Any) -> Any:
        """Return the response that Litestar hands the connection to."""
        return self._serve_lines

    async def _serve_lines(self, _scope: AsgiScope, receive: Receive, send: Send) -> None:
        call, address = self._call, self._call.source.address
        lang = call.query.lang
        with open_listener(call.context, self._live, call.visitor, address, lang) as listener:
            gone = asyncio.ensure_future(_await_disconnect(receive))
            gone.add_done_callback(lambda _: listener.wake())
            try:
                await self._send_lines(listener, send, gone)
            finally:
                gone.cancel()

    async def _send_lines(
        self, listener: Listener, send: Send, gone: "asyncio.Future[None]"
    ) -> None:
        context = self._call.context
        headers = [(b"content-type", b"application/x-ndjson")]
        await send({"type": "http.response.start", "status": 200, "headers": headers})
        try:
            async for line in message_lines(context, listener, self._call.query):
                if gone.done():
                    return
                async with asyncio.timeout(context.settings.slow_seconds):
                    await send({"type": "http.response.body", "body": line, "more_body": True})
        except TimeoutError:
            # The connection is cut without an end, so that the reader knows to come back.
            context.metrics.dropped.labels("slow").inc()
            return
        await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _await_disconnect(receive: Receive) -> None:
    while (await receive())["type"] != "http.disconnect":
        pass


async def message_lines(
    context: ServerContext, listener: Listener, resume: Resume
) -> AsyncIterator[bytes]:
    """Yield the lines for a reader, one message or several at a time."""
    yield join_lines(first_messages(listener, resume))
    while not context.closing.is_set():
        try:
            async with asyncio.timeout(HEARTBEAT):
                await listener.wait_for_news()
        except TimeoutError:
            yield b"\n"
            continue
        if listener.dismissal is not None or listener.live.damaged:
            return
        yield join_lines(next_messages(listener, resume))


def first_messages(listener: Listener, resume: Resume) -> list[SentMessage]:
    """The whole view, or what was missed since the last number heard."""
    after = resume.after
    if after is None or after > listener.live.message_count(listener.viewer):
        return [listener.view()]
    listener.sent = after
    news = listener.news()
    return [*news, listener.view()] if news and resume.views else [*news]


def next_messages(
    listener: Listener, resume: Resume, *, changes: bool = False
) -> list[SentMessage]:
    """Return the new messages; the whole view when the reader has sat down or stood up.

    With *changes*, a reader who wants views is sent what is new in the last one.
    """
    if listener.follow_seat():
        return [listener.view()]
    news: list[SentMessage] = [*listener.warnings()]
    told = listener.news()
    if told:
        news += told
        if resume.views:
            news.append(listener.changes() if changes else listener.view())
    return news


def join_lines(messages: list[SentMessage]) -> bytes:
    """Messages as lines."""
    return b"".join(encode_json(each) + b"\n" for each in messages)


stream = Operation(
    "GET",
    "/matches/{match}/stream",
    "Stream match events (NDJSON)",
    follow,
    query=Resume,
    answer=Message,
    media="application/x-ndjson",
    open=True,
    problems=(404,),
)
