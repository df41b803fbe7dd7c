"""The ASGI application: all routes behind one middleware."""

import re
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from typing import Any

from litestar import Litestar, Response, get, route, websocket
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.types import ASGIApp
from msgspec import json

from seabattle.features import registry  # noqa: F401 -- Declares the tables of all features.
from seabattle.features.registry import FEATURES
from seabattle.game import Refusal
from seabattle.server.api import (
    deletion,
    match_lists,
    matches,
    me,
    order_reading,
    pictures,
    record_keys,
    records,
    replay,
    sessions,
    variants,
)
from seabattle.server.http.api_docs import docs_routes
from seabattle.server.http.api_refusal import (
    FeatureOff,
    Malformed,
    NoSuchPage,
    RequestTooLarge,
    ServerFault,
    WrongMethod,
)
from seabattle.server.http.context import ServerContext
from seabattle.server.http.middleware import ROUTE, Middleware
from seabattle.server.http.operation import AnyRequest, Operation, answer_request
from seabattle.server.http.path_pattern import merge_patterns
from seabattle.server.http.problem_details import (
    MEDIA_TYPE,
    choose_language,
    encode_problem,
    problem_of,
)
from seabattle.server.http.site import site_routes
from seabattle.server.http.site_bundle import load_bundle, send_asset, start_page
from seabattle.server.live.match_socket import AnySocket, serve_socket
from seabattle.server.openapi import describe_api
from seabattle.server.problems import ProblemIndex, problem_routes
from seabattle.server.server_part import ServerPart
from seabattle.wire import MOST_BYTES

KERNEL_OPERATIONS: tuple[Operation, ...] = (
    *variants.OPERATIONS,
    *me.OPERATIONS,
    *sessions.OPERATIONS,
    *deletion.OPERATIONS,
    *match_lists.OPERATIONS,
    *matches.OPERATIONS,
    *order_reading.OPERATIONS,
    *records.OPERATIONS,
    *replay.OPERATIONS,
    *record_keys.OPERATIONS,
    *pictures.OPERATIONS,
)
"""The endpoints that every server has."""


@cache
def server_parts(without: frozenset[str] = frozenset()) -> tuple[ServerPart, ...]:
    """Return the parts of a server that features add, but for those that are switched off."""
    loaders = (each.load_server_part for each in FEATURES if each.name not in without)
    return tuple(load() for load in loaders if load is not None)


def operations_of(parts: Iterable[ServerPart]) -> tuple[Operation, ...]:
    """The endpoints of a server with these parts."""
    return (*KERNEL_OPERATIONS, *(each for part in parts for each in part.operations))


OPERATIONS = operations_of(server_parts())
"""The endpoints of a server with all features."""

PATTERNS = merge_patterns(server_parts())
"""The patterns of all parameters of their paths."""


@cache
def problem_index() -> ProblemIndex:
    """The codes that have a page, also those of features that are switched off."""
    return ProblemIndex(group for part in server_parts() for group in part.refusals)


def make_app(context: ServerContext) -> ASGIApp:
    """All routes of a server with the features that are switched on."""
    operations = operations_of(context.parts)
    off = frozenset(each.name for each in parts_off(context))
    app = Litestar(
        route_handlers=[
            *site_routes(context, off),
            *(_handler(context, each) for each in operations),
            *(_off_handler(part, each) for part in parts_off(context) for each in part.operations),
            _socket(context),
            _description(operations, context.path_patterns),
            *docs_routes(),
            *problem_routes(problem_index()),
        ],
        openapi_config=None,
        exception_handlers={HTTPException: _http_refuser(off), 500: _reraise},
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        debug=False,
    )
    bundle = load_bundle()
    return Middleware(app, context, methods_at, lambda path: path[1:] in bundle)


def _handler(context: ServerContext, operation: Operation) -> HTTPRouteHandler:
    # The status is that of the response itself; Litestar only wants one that may have a body.
    @route(
        _route_path(operation),
        http_method=operation.method,  # type: ignore[arg-type]
        status_code=200,
        include_in_schema=False,
        request_max_body_size=operation.most_bytes,
    )
    async def handle(request: AnyRequest) -> Any:
        request.scope[ROUTE] = operation.path  # type: ignore[literal-required]
        return await answer_request(context, operation, request)

    return handle


def _route_path(operation: Operation) -> str:
    """The address of an endpoint as Litestar writes it, where every parameter has a type."""
    return "/api" + operation.path.replace("}", ":str}")


def parts_off(context: ServerContext) -> list[ServerPart]:
    """Return the server parts of the features that are switched off."""
    on = {part.name for part in context.parts}
    return [part for part in server_parts() if part.name not in on]


def _off_handler(part: ServerPart, operation: Operation) -> HTTPRouteHandler:
    """Answers at an address of a feature that is switched off."""

    @route(
        _route_path(operation),
        http_method=operation.method,  # type: ignore[arg-type]
        status_code=200,
        include_in_schema=False,
    )
    async def handle(request: AnyRequest) -> Response[bytes]:
        request.scope[ROUTE] = operation.path  # type: ignore[literal-required]
        return _refuse(request, FeatureOff(part.name))

    return handle


def _socket(context: ServerContext) -> WebsocketRouteHandler:
    @websocket("/api/matches/{match:str}/socket")
    async def handle(socket: AnySocket) -> None:
        await serve_socket(context, socket.path_params["match"], socket)

    return handle


@cache
def _document(operations: tuple[Operation, ...], patterns: tuple[tuple[str, str], ...]) -> bytes:
    """The description of the API: the same for every server of a process."""
    return json.encode(describe_api(operations, dict(patterns)))


def _description(
    operations: tuple[Operation, ...], patterns: Mapping[str, str]
) -> HTTPRouteHandler:
    document = _document(operations, tuple(patterns.items()))

    @get("/api/openapi.json", include_in_schema=False)
    async def handle(request: AnyRequest) -> Response[bytes]:
        request.scope[ROUTE] = "/openapi.json"  # type: ignore[literal-required]
        return Response(document, media_type="application/json")

    return handle


def _http_refuser(
    off: frozenset[str],
) -> Callable[[AnyRequest, HTTPException], Response[bytes]]:
    """Return the handler of Litestar's own refusals: unknown addresses and methods."""
    bundle = load_bundle()
    start = start_page(bundle, off) if bundle else None

    def refuse_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
        if error.status_code == 404 and start is not None and _wants_page(request):
            return send_asset(start, request, 404)
        refusals: dict[int, Refusal] = {
            404: NoSuchPage(),
            405: WrongMethod(),
            413: RequestTooLarge(MOST_BYTES),
            500: ServerFault(),
        }
        return _refuse(request, refusals.get(error.status_code, Malformed(error.detail)))

    return refuse_http


def _refuse(request: AnyRequest, refusal: Refusal) -> Response[bytes]:
    """The problem, in the language of the request."""
    problem = problem_of(refusal, choose_language(request.headers.get("accept-language", "")))
    headers = {"Allow": methods_at(request.scope["path"])} if problem.status == 405 else {}
    return Response(
        encode_problem(problem), status_code=problem.status, media_type=MEDIA_TYPE, headers=headers
    )


def _wants_page(request: AnyRequest) -> bool:
    """Whether a browser asks for a page: the page says in its language that there is none."""
    if request.scope["path"].startswith("/api/") or request.method != "GET":
        return False
    return "text/html" in request.headers.get("accept", "")


def _reraise(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Raise an internal error again, for the outermost handler."""
    raise error


def methods_at(path: str) -> str:
    """Return the methods of an address."""
    inner = path.removeprefix("/api")
    found = {each.method for each in OPERATIONS if re.fullmatch(_path_pattern(each.path), inner)}
    return ", ".join(sorted(found or {"GET"}))


def _path_pattern(path: str) -> str:
    """The pattern of a route; what its parameters look like does not matter here."""
    return re.sub(r"\{\w+\}", "[^/]+", path)
