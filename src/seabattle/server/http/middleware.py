"""ASGI middleware: rate limit, security headers, metrics and access log of every request.

It is the last exception handler: the client learns that the server failed, and nothing else.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from seabattle.game import Refusal
from seabattle.server.http.api_refusal import ServerFault, TooOften, WrongHost
from seabattle.server.http.context import ServerContext
from seabattle.server.http.origin import LONGEST_NAME, is_known_host
from seabattle.server.http.problem_details import (
    MEDIA_TYPE,
    choose_language,
    encode_problem,
    problem_of,
)
from seabattle.server.http.rate_limit import address_key
from seabattle.server.run.redaction import hash_address

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; form-action 'self'; "
    "base-uri 'none'; frame-ancestors 'none'"
)

HEADERS = (
    (b"content-security-policy", CSP.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), geolocation=(), microphone=()"),
)

NO_STORE = (b"cache-control", b"no-store")
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")

ROUTE = "seabattle_route"
"""Where an answer leaves its route: the pattern, for the path itself may hold a key."""

SLICE = 65_536
"""Bytes of an answer that are handed over at once."""

TRY_LATER = frozenset({HTTPStatus.TOO_MANY_REQUESTS, HTTPStatus.SERVICE_UNAVAILABLE})
"""Statuses after which nobody should ask again at once."""

FILE_PRICE = 0.2
"""What a static file takes out of the bucket of an address, of which any other request takes 1."""

PROBES = frozenset({"/healthz", "/readyz"})
"""What load balancers ask for, under the name of a machine or a container."""

BRAKE = "seabattle.brake"
"""Where the scope of a request holds what slows its connection down, if its server can."""

log = structlog.get_logger("seabattle.server")


class Middleware:
    """Everything passes through here, in and out."""

    def __init__(
        self,
        app: ASGIApp,
        context: ServerContext,
        methods_at: Callable[[str], str],
        is_file: Callable[[str], bool],
    ) -> None:
        self._app = app
        self._context = context
        self._methods_at = methods_at
        self._is_file = is_file

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, and its answer out."""
        refusal = self._why_too_often(scope) or self._why_not_ours(scope)
        if str(scope["type"]) == "http":
            await self._handle_http(scope, receive, send, refusal)
        elif refusal is not None:
            await refuse_socket(scope, receive, send, refusal)
        else:
            await self._app(scope, receive, send)

    def _why_too_often(self, scope: Any) -> Refusal | None:
        """The refusal of a request whose address has used up its rate limit."""
        client = scope.get("client")
        price = FILE_PRICE if self._is_file(scope["path"]) else 1
        wait = self._context.by_address.take(address_key(client[0]) if client else "", price)
        return TooOften(int(wait) + 1) if wait else None

    def _why_not_ours(self, scope: Any) -> Refusal | None:
        """The refusal of a request that was meant for another server."""
        names = self._context.settings.names
        if names is None or scope["path"] in PROBES:
            return None
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host"]
        wrong = next((each for each in hosts if not is_known_host(each, names)), None)
        return None if wrong is None else WrongHost(wrong[:LONGEST_NAME])

    async def _handle_http(
        self, scope: Any, receive: Receive, send: Send, refusal: Refusal | None
    ) -> None:
        started, status = time.perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                if status in TRY_LATER:
                    _brake_connection(scope)
                message["headers"] = _add_headers(scope, message["headers"])
            elif message["type"] == "http.response.body" and len(message["body"]) > SLICE:
                await _send_in_slices(send, message["body"])
                message["body"] = b""
            await send(message)

        try:
            if refusal is not None:
                await _answer_problem(sending, refusal, _language_of(scope))
            elif scope["method"] == "OPTIONS":
                await _answer_options(sending, self._methods_at(scope["path"]))
            else:
                await self._app(scope, receive, sending)
        except Exception:
            self._context.metrics.faults.inc()
            log.exception("request failed", route=scope.get(ROUTE, ""))
            if not status:
                await _answer_problem(sending, ServerFault(), "en")
        self._note(scope, status, time.perf_counter() - started)

    def _note(self, scope: Any, status: int, seconds: float) -> None:
        method, route = scope["method"], scope.get(ROUTE, "")
        if method not in {"GET", "HEAD", "POST", "PATCH", "DELETE", "OPTIONS", "PUT"}:
            method = "other"
        self._context.metrics.count_request(method, route, status)
        log.debug(
            "request",
            method=method,
            route=route,
            status=status,
            seconds=round(seconds, 4),
            address=_source(scope),
        )


def _source(scope: Any) -> str:
    """Who asks, as the log may know it."""
    client = scope.get("client")
    return hash_address(client[0]) if client else ""


def _add_headers(scope: Any, headers: Iterable[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    """The headers of an answer with those that every answer has."""
    found = list(headers)
    said = {name.lower() for name, _ in found}
    common = [*HEADERS, NO_STORE]
    if scope.get("scheme") == "https":
        common.append(HTTPS_ONLY)
    return [*found, *(pair for pair in common if pair[0] not in said)]


def _brake_connection(scope: Any) -> None:
    """Have nothing more read for a while from whoever asks too often: refusing costs, too."""
    brake = (scope.get("extensions") or {}).get(BRAKE)
    if brake is not None:
        brake()


async def _send_in_slices(send: Send, body: bytes) -> None:
    """Send a large answer as its reader takes it, so that handing it over keeps nobody waiting.

    Between two slices everybody else has a turn: thirty answers at once are thirty slices to wait
    for, and not thirty answers.
    """
    for begin in range(0, len(body), SLICE):
        part = body[begin : begin + SLICE]
        await send({"type": "http.response.body", "body": part, "more_body": True})
        await asyncio.sleep(0)


async def _answer_options(send: Send, methods: str) -> None:
    """Say what an address answers to; pages of other sites are offered nothing."""
    headers = [(b"allow", methods.encode())]
    await send({"type": "http.response.start", "status": 204, "headers": headers})
    await send({"type": "http.response.body", "body": b"", "more_body": False})


async def _answer_problem(send: Send, refusal: Refusal, lang: str) -> None:
    problem = problem_of(refusal, lang)
    body = encode_problem(problem)
    headers = [
        (b"content-type", MEDIA_TYPE.encode()),
        (b"content-length", str(len(body)).encode()),
    ]
    if isinstance(refusal, TooOften):
        headers.append((b"retry-after", str(refusal.seconds).encode()))
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def refuse_socket(
    scope: Any, receive: Receive, send: Send, refusal: Refusal, lang: str | None = None
) -> None:
    """Answer the handshake of a socket with a problem instead of opening it."""
    problem = problem_of(refusal, lang or _language_of(scope))
    await receive()
    if "websocket.http.response" not in (scope.get("extensions") or {}):
        await send({"type": "websocket.close", "code": 1008, "reason": refusal.code})
        return
    headers = [(b"content-type", MEDIA_TYPE.encode())]
    await send(
        {"type": "websocket.http.response.start", "status": problem.status, "headers": headers}
    )
    await send(
        {
            "type": "websocket.http.response.body",
            "body": encode_problem(problem),
            "more_body": False,
        }
    )


def _language_of(scope: Any) -> str:
    """The language that a client asks for."""
    wanted = [value for name, value in scope["headers"] if name.lower() == b"accept-language"]
    return choose_language(wanted[-1].decode("latin-1") if wanted else "")
