"""ASGI middleware: security headers on every answer, metrics and access log of every request.

It is the last exception handler: whoever asked learns that it was our fault, and nothing else.
"""

import asyncio
import time
from collections.abc import Callable, Iterable
from http import HTTPStatus
from typing import Any

import structlog
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from seabattle.server.http.api_refusal import ServerFault
from seabattle.server.http.context import ServerContext
from seabattle.server.http.problem_details import MEDIA_TYPE, encode_problem, problem_of
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

BRAKE = "seabattle.brake"
"""Where the scope of a request holds what slows its connection down, if its server can."""

log = structlog.get_logger("seabattle.server")


class Middleware:
    """Everything passes through here, in and out."""

    def __init__(
        self, app: ASGIApp, context: ServerContext, methods_at: Callable[[str], str]
    ) -> None:
        self._app = app
        self._context = context
        self._methods_at = methods_at

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let a request in, and its answer out."""
        if str(scope["type"]) == "http":
            await self._handle_http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _handle_http(self, scope: Any, receive: Receive, send: Send) -> None:
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
            if scope["method"] == "OPTIONS":
                await _answer_options(sending, self._methods_at(scope["path"]))
            else:
                await self._app(scope, receive, sending)
        except Exception:
            self._context.metrics.faults.inc()
            log.exception("request failed", route=scope.get(ROUTE, ""))
            if not status:
                await _answer_fault(sending)
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


async def _answer_fault(send: Send) -> None:
    problem = problem_of(ServerFault(), "en")
    headers = [(b"content-type", MEDIA_TYPE.encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": encode_problem(problem), "more_body": False})
