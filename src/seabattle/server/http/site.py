"""What stands beside the API: pages for people, health checks for operators."""

import asyncio

from litestar import HttpMethod, Response, get, route
from litestar.handlers import HTTPRouteHandler
from msgspec import json

from seabattle import __version__
from seabattle.matches.port import MatchId
from seabattle.server.http.context import ServerContext
from seabattle.server.http.html_page import home_page, join_page
from seabattle.server.http.middleware import ROUTE
from seabattle.server.http.operation import AnyRequest
from seabattle.server.http.site_bundle import bundle_routes, load_bundle
from seabattle.wire import VERSION

HTML = "text/html"
PLAIN = "text/plain"

READING = (HttpMethod.GET, HttpMethod.HEAD)

PATIENCE = 2.0
"""Seconds that the logbook has to answer before we are not ready."""

GOOD_FOR = 1.0
"""Seconds for which an answer of the logbook is not asked for again."""


def site_routes(context: ServerContext, off: frozenset[str]) -> list[HTTPRouteHandler]:
    """All routes beside the API, and the page itself where it was built."""
    bundle = load_bundle()
    pages = bundle_routes(bundle, context, off) if bundle else _fallback_routes()
    return [*pages, *_service_routes(context)]


def _fallback_routes() -> list[HTTPRouteHandler]:
    """What stands in for the page where it was not built."""

    @get("/", include_in_schema=False)
    async def home(request: AnyRequest) -> Response[str]:
        request.scope[ROUTE] = "/"  # type: ignore[literal-required]
        return Response(home_page(_origin(request)), media_type=HTML)

    @get("/join/{match:str}/{key:str}", include_in_schema=False)
    async def join(request: AnyRequest) -> Response[str]:
        request.scope[ROUTE] = "/join"  # type: ignore[literal-required]
        match, key = request.path_params["match"], request.path_params["key"]
        sound = match.isalnum() and key.isalnum() and match.isascii() and key.isascii()
        if not sound or len(match) > 64 or len(key) > 64:
            return Response("", status_code=404, media_type=PLAIN)
        return Response(join_page(_origin(request), match, key), media_type=HTML)

    return [home, join]


def _service_routes(context: ServerContext) -> list[HTTPRouteHandler]:
    @get("/api", include_in_schema=False)
    async def api(request: AnyRequest) -> Response[str]:
        request.scope[ROUTE] = "/api"  # type: ignore[literal-required]
        return Response(home_page(_origin(request)), media_type=HTML)

    @route("/healthz", http_method=READING, include_in_schema=False)
    async def healthz(request: AnyRequest) -> Response[str]:
        request.scope[ROUTE] = "/healthz"  # type: ignore[literal-required]
        return Response("alive\n", media_type=PLAIN)

    readiness = _Readiness(context)

    @route("/readyz", http_method=READING, include_in_schema=False)
    async def readyz(request: AnyRequest) -> Response[str]:
        request.scope[ROUTE] = "/readyz"  # type: ignore[literal-required]
        ready = await readiness.check()
        return Response(
            "ready\n" if ready else "not ready\n",
            status_code=200 if ready else 503,
            media_type=PLAIN,
        )

    @route("/version", http_method=READING, include_in_schema=False)
    async def version(request: AnyRequest) -> Response[bytes]:
        request.scope[ROUTE] = "/version"  # type: ignore[literal-required]
        said = json.encode({"version": __version__, "messages": VERSION})
        return Response(said, media_type="application/json")

    return [api, healthz, readyz, version]


def _origin(request: AnyRequest) -> str:
    host = request.headers.get("host", "localhost")
    return f"{request.scope['scheme']}://{host}"


class _Readiness:
    """Whether matches can be played: the store takes and answers, and we are not about to leave.

    The store is asked once a second at most, for all who want to know.
    """

    def __init__(self, context: ServerContext) -> None:
        self._context = context
        self._asked_at = float("-inf")
        self._answer: asyncio.Future[bool] | None = None

    async def check(self) -> bool:
        """Whether the server is ready."""
        if self._context.closing.is_set() or not self._context.store.health.writable:
            return False
        now = self._context.clock()
        if self._answer is None or (self._answer.done() and now - self._asked_at >= GOOD_FOR):
            self._asked_at = now
            self._answer = asyncio.ensure_future(self._ask_logbook())
        return await asyncio.shield(self._answer)

    async def _ask_logbook(self) -> bool:
        try:
            async with asyncio.timeout(PATIENCE):
                await self._context.service.logbook.pages(MatchId("0" * 16))
        except Exception:  # noqa: BLE001 -- Whatever it is, we are not ready.
            return False
        return True
