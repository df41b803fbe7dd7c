"""The ASGI application: all routes behind one middleware."""

import re
from functools import cache
from typing import Any

from litestar import Litestar, Response, get, route, websocket
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.types import ASGIApp
from msgspec import json

from seabattle.features import registry  # noqa: F401 -- Declares the tables of all features.
from seabattle.features.blocks import operations as blocks
from seabattle.features.builder import operations as rulesets
from seabattle.features.daily import luck_operations as daily_luck
from seabattle.features.daily import operations as daily
from seabattle.features.devices import link_operations as device_links
from seabattle.features.devices import passkey_operations as passkeys
from seabattle.features.drafts import operations as fleet_drafts
from seabattle.features.exhibition import operations as exhibition
from seabattle.features.hosting import message_operations as host_messages
from seabattle.features.hosting import order_operations as order_reading
from seabattle.features.hosting import post_hook_operations as post_hooks
from seabattle.features.hosting import post_operations as posts
from seabattle.features.hosting import sign_up_operations as sign_ups
from seabattle.features.lobby import operations as lobby
from seabattle.features.notifications import operations as channels
from seabattle.features.odds import operations as odds
from seabattle.features.paper import operations as papers
from seabattle.features.puzzles import operations as puzzles
from seabattle.features.sealed import operations as placings
from seabattle.features.statistics import operations as statistics
from seabattle.game import Refusal
from seabattle.server.api import (
    deletion,
    match_lists,
    matches,
    me,
    pictures,
    records,
    replay,
    sessions,
    variants,
)
from seabattle.server.http.api_docs import docs_routes
from seabattle.server.http.api_refusal import (
    Malformed,
    NoSuchPage,
    RequestTooLarge,
    ServerFault,
    WrongMethod,
)
from seabattle.server.http.context import ServerContext
from seabattle.server.http.middleware import ROUTE, Middleware
from seabattle.server.http.operation import AnyRequest, Operation, answer_request
from seabattle.server.http.problem_details import (
    MEDIA_TYPE,
    choose_language,
    encode_problem,
    problem_of,
)
from seabattle.server.http.site import site_routes
from seabattle.server.http.site_bundle import START, load_bundle, send_asset
from seabattle.server.live.match_socket import AnySocket, serve_socket
from seabattle.server.openapi import describe_api
from seabattle.wire import MOST_BYTES

OPERATIONS: tuple[Operation, ...] = (
    *variants.OPERATIONS,
    *rulesets.OPERATIONS,
    *me.OPERATIONS,
    *sessions.OPERATIONS,
    *device_links.OPERATIONS,
    *passkeys.OPERATIONS,
    *blocks.OPERATIONS,
    *statistics.OPERATIONS,
    *deletion.OPERATIONS,
    *match_lists.OPERATIONS,
    *matches.OPERATIONS,
    *lobby.OPERATIONS,
    *channels.OPERATIONS,
    *fleet_drafts.OPERATIONS,
    *order_reading.OPERATIONS,
    *host_messages.OPERATIONS,
    *sign_ups.OPERATIONS,
    *post_hooks.OPERATIONS,
    *placings.OPERATIONS,
    *papers.OPERATIONS,
    *records.OPERATIONS,
    *replay.OPERATIONS,
    *pictures.OPERATIONS,
    *posts.OPERATIONS,
    *daily.OPERATIONS,
    *daily_luck.OPERATIONS,
    *odds.OPERATIONS,
    *exhibition.OPERATIONS,
    *puzzles.OPERATIONS,
)


def make_app(context: ServerContext) -> ASGIApp:
    """Everything that can be asked of a server."""
    app = Litestar(
        route_handlers=[
            *site_routes(context),
            *(_handler(context, each) for each in OPERATIONS),
            _socket(context),
            _description(),
            *docs_routes(),
        ],
        openapi_config=None,
        exception_handlers={HTTPException: _refuse_http, 500: _reraise},
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        debug=False,
    )
    bundle = load_bundle()
    return Middleware(app, context, methods_at, lambda path: path[1:] in bundle)


def _handler(context: ServerContext, operation: Operation) -> HTTPRouteHandler:
    path = "/api" + operation.path.replace("}", ":str}")

    # The status is that of the response itself; Litestar only wants one that may have a body.
    @route(
        path,
        http_method=operation.method,  # type: ignore[arg-type]
        status_code=200,
        include_in_schema=False,
        request_max_body_size=operation.most_bytes,
    )
    async def handle(request: AnyRequest) -> Any:
        request.scope[ROUTE] = operation.path  # type: ignore[literal-required]
        return await answer_request(context, operation, request)

    return handle


def _socket(context: ServerContext) -> WebsocketRouteHandler:
    @websocket("/api/matches/{match:str}/socket")
    async def handle(socket: AnySocket) -> None:
        await serve_socket(context, socket.path_params["match"], socket)

    return handle


@cache
def _document() -> bytes:
    """The description of the API: the same for every server of a process."""
    return json.encode(describe_api(OPERATIONS))


def _description() -> HTTPRouteHandler:
    document = _document()

    @get("/api/openapi.json", include_in_schema=False)
    async def handle(request: AnyRequest) -> Response[bytes]:
        request.scope[ROUTE] = "/openapi.json"  # type: ignore[literal-required]
        return Response(document, media_type="application/json")

    return handle


def _refuse_http(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What Litestar itself refuses: addresses and methods that are not there."""
    if error.status_code == 404 and _wants_page(request):
        return send_asset(load_bundle()[START], request, 404)
    refusals: dict[int, Refusal] = {
        404: NoSuchPage(),
        405: WrongMethod(),
        413: RequestTooLarge(MOST_BYTES),
        500: ServerFault(),
    }
    refusal = refusals.get(error.status_code, Malformed(error.detail))
    lang = choose_language(request.headers.get("accept-language", ""))
    problem = problem_of(refusal, lang)
    headers = {"Allow": methods_at(request.scope["path"])} if problem.status == 405 else {}
    return Response(
        encode_problem(problem), status_code=problem.status, media_type=MEDIA_TYPE, headers=headers
    )


def _wants_page(request: AnyRequest) -> bool:
    """Whether somebody at a browser has gone astray: the page says so in their language."""
    if request.scope["path"].startswith("/api/") or request.method != "GET":
        return False
    return "text/html" in request.headers.get("accept", "") and bool(load_bundle())


def _reraise(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Leave what is our own fault to the door."""
    raise error


def methods_at(path: str) -> str:
    """What an address answers to."""
    inner = path.removeprefix("/api")
    found = {each.method for each in OPERATIONS if re.fullmatch(_path_pattern(each.path), inner)}
    return ", ".join(sorted(found or {"GET"}))


def _path_pattern(path: str) -> str:
    """The pattern of a route; what its parameters look like does not matter here."""
    return re.sub(r"\{\w+\}", "[^/]+", path)
