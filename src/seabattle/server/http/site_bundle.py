"""Static files of the page in the browser, built from ``web/``: ETag, gzip, cache headers.

They are the same for everybody, so they may be compressed and kept by browsers; nothing
that is known of a match ever is. A bundle is read whole: one that is put in the place of
another meanwhile is read from its beginning.
"""

import gzip
import hashlib
import re
import time
from collections.abc import Iterator
from contextlib import suppress
from functools import lru_cache
from pathlib import Path, PurePosixPath

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from msgspec import Struct, json

from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import LogbookFailed
from seabattle.matches.telling.headline import Headline, match_headline, site_headline
from seabattle.server.http.api_refusal import Denied
from seabattle.server.http.context import ServerContext
from seabattle.server.http.html_page import add_preview, name_features_off
from seabattle.server.http.middleware import ROUTE
from seabattle.server.http.operation import AnyRequest
from seabattle.server.http.problem_details import choose_language

SITE = Path(__file__).parents[1] / "site"

START = "index.html"
"""The file behind every address of the page."""

BUILT_FROM = "built-from.txt"
"""Names what the bundle was made from (``web/build.py``)."""

TRIES = 20
PAUSE = 0.05
"""How often, and after how many seconds, a bundle is read again that changed meanwhile."""

PAGES = "pages.json"
"""Lists where the page can be; it looks at its address itself (``web/src/pages.json``)."""

NO_FILES = {START, PAGES}
"""What is read with the bundle and has no address of its own."""

PLAIN_PARAMETER = re.compile(r"\{(\w+)\}")

MATCH_PAGE = re.compile(r"/(?:match|join|replay|check)/([0-9a-f]{16})(?:/.*)?")
"""Pages about one match."""

HASHED = "assets/"
"""Files whose names change with what is in them."""

FOR_EVER = "public, max-age=31536000, immutable"
ASK_FIRST = "no-cache"

MEDIA = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}


UNSERVED = (BUILT_FROM,)
"""What lies beside the page and is no part of it."""


class PageAddress(Struct, frozen=True):
    """One address of the page, such as ``/daily/{variant}/{day}``."""

    address: str
    page: str | None
    """Name of what the page shows there; ``None`` where it says that there is nothing."""
    feature: str | None
    """The feature that the page belongs to, if a site can do without it."""


class Asset(Struct, frozen=True):
    """One file, and what is said of it."""

    body: bytes
    squeezed: bytes
    media: str
    tag: str
    caching: str


Bundle = dict[str, Asset]
"""All files by their path."""


@lru_cache(maxsize=1)
def load_bundle() -> Bundle:
    """The files that were built; none where the page was not."""
    return {path: _asset(path, body) for path, body in _read_whole()}


class BundleUnsteady(RuntimeError):  # noqa: N818 -- It says what is the case.
    """The page was being built anew each time it was read."""


def _read_whole() -> list[tuple[str, bytes]]:
    """All files of one bundle, even while another is put in its place."""
    for _ in range(TRIES):
        with suppress(FileNotFoundError):
            before = _stamp()
            found = [*_files(SITE, "")] if before is not None else []
            # Asked before the second look: a bundle may come into its place at any moment.
            missing = not found and _is_being_built()
            if _stamp() == before and not missing:
                return found
        time.sleep(PAUSE)
    if _stamp() is None:
        return []
    raise BundleUnsteady(f"{SITE} changed {TRIES} times while it was read")


def _stamp() -> bytes | None:
    """What tells one bundle from the next; ``None`` where there is no page."""
    if not all((SITE / each).is_file() for each in NO_FILES):
        return None
    note = SITE / BUILT_FROM
    return note.read_bytes() if note.is_file() else b""


def _is_being_built() -> bool:
    return any(SITE.parent.glob(f"{SITE.name}-*"))


def _files(folder: Path, prefix: str) -> Iterator[tuple[str, bytes]]:
    for entry in folder.iterdir():
        path = f"{prefix}{entry.name}"
        if entry.is_dir():
            yield from _files(entry, f"{path}/")
        elif PurePosixPath(path).suffix in MEDIA and path not in UNSERVED:
            yield path, entry.read_bytes()


def _asset(path: str, body: bytes) -> Asset:
    return packed_asset(path, body, gzip.compress(body, 9, mtime=0))


def packed_asset(path: str, body: bytes, squeezed: bytes) -> Asset:
    """A file that is compressed already."""
    return Asset(
        body=body,
        squeezed=squeezed,
        media=MEDIA[PurePosixPath(path).suffix],
        tag=f'"{hashlib.sha256(body).hexdigest()[:32]}"',
        caching=FOR_EVER if path.startswith(HASHED) else ASK_FIRST,
    )


def bundle_routes(
    bundle: Bundle, context: ServerContext, off: frozenset[str] = frozenset()
) -> list[HTTPRouteHandler]:
    """The routes of the page and its files, without the pages of features that are *off*."""
    if not bundle:
        return []
    folders: dict[str, Bundle] = {}
    for path in sorted(bundle.keys() - NO_FILES):
        folder, _, name = path.rpartition("/")
        folders.setdefault(folder, {})[name] = bundle[path]
    pages = json.decode(bundle[PAGES].body, type=list[PageAddress])
    on = [each for each in pages if each.feature not in off]
    return [
        _page(start_page(bundle, off), on, context),
        *(_files_in(*each) for each in folders.items()),
    ]


def start_page(bundle: Bundle, off: frozenset[str]) -> Asset:
    """The page at every address, with the names of the features that it hides."""
    return _asset(START, name_features_off(bundle[START].body, off)) if off else bundle[START]


def _page(asset: Asset, pages: list[PageAddress], context: ServerContext) -> HTTPRouteHandler:
    @get([_litestar_path(each.address) for each in pages], include_in_schema=False)
    async def page(request: AnyRequest) -> Response[bytes]:
        request.scope[ROUTE] = "page"  # type: ignore[literal-required]
        return send_asset(await _with_preview(asset.body, context, request), request)

    return page


def _litestar_path(address: str) -> str:
    """The address as Litestar writes it, where every parameter has a type."""
    return PLAIN_PARAMETER.sub(r"{\1:str}", address)


async def _with_preview(page: bytes, context: ServerContext, request: AnyRequest) -> Asset:
    """The page, with what a link to it says; of a match only what a spectator is told."""
    origin = f"{request.scope['scheme']}://{request.headers.get('host', 'localhost')}"
    lang = choose_language(request.headers.get("accept-language", ""))
    live = await _match_at(context, request)
    if live is None:
        return _make_preview(page, site_headline(lang), f"{origin}/")
    # Without the key that the address of an invitation holds.
    address = f"{origin}/match/{live.match}"
    picture = f"{origin}/api/matches/{live.match}/picture.png?lang={lang}"
    return _make_preview(page, match_headline(live, lang), address, picture)


async def _match_at(context: ServerContext, request: AnyRequest) -> LiveMatch | None:
    found = MATCH_PAGE.fullmatch(request.scope["path"])
    if found is None:
        return None
    try:
        return await context.load_match(found[1])
    except (Denied, LogbookFailed):
        return None


@lru_cache(maxsize=64)
def _make_preview(
    page: bytes, headline: Headline, address: str, picture: str | None = None
) -> Asset:
    return _asset(START, add_preview(page, headline, address, picture))


def _files_in(folder: str, files: Bundle) -> HTTPRouteHandler:
    """One route for the files of a folder: hundreds of routes would take a server long to make."""
    named = [f"/{name}" for name in files] if not folder else f"/{folder}/{{name:str}}"

    @get(named, include_in_schema=False)
    async def file(request: AnyRequest) -> Response[bytes]:
        request.scope[ROUTE] = "file"  # type: ignore[literal-required]
        asset = files.get(request.scope["path"].rpartition("/")[2])
        if asset is None:
            raise NotFoundException
        return send_asset(asset, request)

    return file


def send_asset(asset: Asset, request: AnyRequest, status: int = 200) -> Response[bytes]:
    """The file, or that it has not changed; compressed where that is understood."""
    headers = {"Cache-Control": asset.caching, "ETag": asset.tag, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == asset.tag:
        return Response(b"", status_code=304, headers=headers, media_type=asset.media)
    if "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(asset.squeezed, status_code=status, headers=headers, media_type=asset.media)
    return Response(asset.body, status_code=status, headers=headers, media_type=asset.media)
