"""The description of the API for people: a packaged viewer, Swagger UI, at ``/api/docs``.

It comes with the page in the browser, every file compressed once when that is built, and
is read when somebody first asks for it: it is larger than the page itself and seldom
wanted, so no server waits for it at its start. It asks nothing of any other host, and
needs no exception from the content security policy.
"""

import gzip
from functools import lru_cache
from pathlib import Path

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler

from seabattle.server.http import site_bundle
from seabattle.server.http.html_page import no_docs_page
from seabattle.server.http.middleware import ROUTE
from seabattle.server.http.operation import AnyRequest
from seabattle.server.http.site_bundle import Bundle, packed_asset, send_asset

FOLDER = "api-docs"
PACKED = ".gz"


def load_viewer() -> Bundle:
    """The files of the viewer by their names; none where the page was not built."""
    try:
        return _read(site_bundle.SITE / FOLDER)
    except FileNotFoundError:
        return {}


@lru_cache(maxsize=1)
def _read(folder: Path) -> Bundle:
    found = ((path.stem, path.read_bytes()) for path in folder.iterdir() if path.suffix == PACKED)
    return {name: packed_asset(name, gzip.decompress(body), body) for name, body in found}


def docs_routes() -> list[HTTPRouteHandler]:
    """The page, and the files it asks for."""

    @get("/api/docs", include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes] | Response[str]:
        request.scope[ROUTE] = "/docs"  # type: ignore[literal-required]
        viewer = load_viewer()
        if site_bundle.START not in viewer:
            return Response(no_docs_page(), media_type="text/html")
        return send_asset(viewer[site_bundle.START], request)

    @get("/api/docs/{file:str}", include_in_schema=False)
    async def file(request: AnyRequest) -> Response[bytes]:
        request.scope[ROUTE] = "/docs/{file}"  # type: ignore[literal-required]
        asset = load_viewer().get(request.path_params["file"])
        if asset is None:
            raise NotFoundException
        return send_asset(asset, request)

    return [page, file]
