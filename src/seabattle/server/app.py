"""The application: all routes behind one door."""

import re
from typing import Any

from litestar import Litestar, Response, get, route, websocket
from litestar.exceptions import HTTPException
from litestar.handlers import HTTPRouteHandler, WebsocketRouteHandler
from litestar.types import ASGIApp
from msgspec import json

from seabattle.game import Refusal
from seabattle.server import builder, catalog, looking_back, painter, person, posting, table
from seabattle.server.bundle import START, load_bundle, sent
from seabattle.server.house import House
from seabattle.server.lobby import lobby
from seabattle.server.openapi import described
from seabattle.server.operation import AnyRequest, Operation, answered
from seabattle.server.portal import ROUTE, Portal
from seabattle.server.problem import MEDIA_TYPE, encoded, problem_of, spoken_language
from seabattle.server.refusal import Malformed, NoSuchPage, ServerFault, TooLarge, WrongMethod
from seabattle.server.socket import AnySocket, talk
from seabattle.wire import MOST_BYTES

OPERATIONS: tuple[Operation, ...] = (
    *catalog.OPERATIONS,
    *builder.OPERATIONS,
    *person.OPERATIONS,
    *table.OPERATIONS,
    *looking_back.OPERATIONS,
    *painter.OPERATIONS,
    *posting.OPERATIONS,
)


def make_app(house: House) -> ASGIApp:
    """Everything that can be asked of a house."""
    app = Litestar(
        route_handlers=[
            *lobby(house),
            *(_handler(house, each) for each in OPERATIONS),
            _socket(house),
            _description(),
        ],
        openapi_config=None,
        exception_handlers={HTTPException: _refused, 500: _failed},
        request_max_body_size=MOST_BYTES,
        logging_config=None,
        debug=False,
    )
    return Portal(app, house, methods_at)


def _handler(house: House, operation: Operation) -> HTTPRouteHandler:
    path = "/api" + operation.path.replace("}", ":str}")

    # The status is that of the response itself; Litestar only wants one that may have a body.
    @route(path, http_method=operation.method, status_code=200, include_in_schema=False)  # type: ignore[arg-type]
    async def handle(request: AnyRequest) -> Any:
        request.scope[ROUTE] = operation.path  # type: ignore[literal-required]
        return await answered(house, operation, request)

    return handle


def _socket(house: House) -> WebsocketRouteHandler:
    @websocket("/api/matches/{match:str}/socket")
    async def handle(socket: AnySocket) -> None:
        await talk(house, socket.path_params["match"], socket)

    return handle


def _description() -> HTTPRouteHandler:
    document = json.encode(described(OPERATIONS))

    @get("/api/openapi.json", include_in_schema=False)
    async def handle(request: AnyRequest) -> Response[bytes]:
        request.scope[ROUTE] = "/openapi.json"  # type: ignore[literal-required]
        return Response(document, media_type="application/json")

    return handle


def _refused(request: AnyRequest, error: HTTPException) -> Response[bytes]:
    """What Litestar itself refuses: addresses and methods that are not there."""
    if error.status_code == 404 and _looks(request):
        return sent(load_bundle()[START], request, 404)
    refusals: dict[int, Refusal] = {
        404: NoSuchPage(),
        405: WrongMethod(),
        413: TooLarge(MOST_BYTES),
        500: ServerFault(),
    }
    refusal = refusals.get(error.status_code, Malformed(error.detail))
    lang = spoken_language(request.headers.get("accept-language", ""))
    problem = problem_of(refusal, lang)
    headers = {"Allow": methods_at(request.scope["path"])} if problem.status == 405 else {}
    return Response(
        encoded(problem), status_code=problem.status, media_type=MEDIA_TYPE, headers=headers
    )


def _looks(request: AnyRequest) -> bool:
    """Whether somebody at a browser has gone astray: the page says so in their language."""
    if request.scope["path"].startswith("/api/") or request.method != "GET":
        return False
    return "text/html" in request.headers.get("accept", "") and bool(load_bundle())


def _failed(request: AnyRequest, error: Exception) -> Response[bytes]:
    """Leave what is our own fault to the door."""
    raise error


def methods_at(path: str) -> str:
    """What an address answers to."""
    inner = path.removeprefix("/api")
    found = {each.method for each in OPERATIONS if re.fullmatch(_shape(each.path), inner)}
    return ", ".join(sorted(found or {"GET"}))


def _shape(path: str) -> str:
    """The pattern of a route; what its parameters look like does not matter here."""
    return re.sub(r"\{\w+\}", "[^/]+", path)
