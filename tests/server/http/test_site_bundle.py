import asyncio
import gzip
import shutil
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import httpx
import pytest

from kit.servers.loopback_server import open_loopback_server
from seabattle.server.http import site_bundle

PAGES = Path(__file__).parents[3] / "web" / "src" / "pages.json"

Visit = Callable[[httpx.AsyncClient], Awaitable[None]]


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small bundle in the place of the built one."""
    site = tmp_path / "site"
    (site / "assets").mkdir(parents=True)
    (site / "index.html").write_text("<!doctype html><title>Sea Battle</title>", "utf-8")
    (site / "assets" / "index-1a2b.js").write_text("sail()", "utf-8")
    (site / "early.js").write_text("lamp()", "utf-8")
    (site / "built-from.txt").write_text("0123", "utf-8")
    shutil.copy(PAGES, site)
    monkeypatch.setattr(site_bundle, "SITE", site)
    site_bundle.load_bundle.cache_clear()
    return site


@pytest.fixture(autouse=True)
def _forget() -> Iterator[None]:
    """The cached site is forgotten together with the one that a test put in its place."""
    yield
    site_bundle.load_bundle.cache_clear()


def visit(folder: Path, what: Visit) -> None:
    """Do something at a server with a fresh house."""

    async def come() -> None:
        async with open_loopback_server(folder) as found, found.port() as quay:
            await what((await quay.nobody()).http)

    asyncio.run(come())


MATCH = "0123456789abcdef"

ADDRESSES = (
    "/",
    "/play/some/where",
    f"/match/{MATCH}",
    f"/match/{MATCH}/host",
    f"/join/{MATCH}/secret",
    f"/replay/{MATCH}?move=7",
    "/rules/classic",
    "/builder",
    "/analysis",
    f"/analysis/{MATCH}",
    "/check",
    f"/check/{MATCH}",
    "/paper",
    "/odds",
    "/statistics",
    "/puzzles",
    "/puzzles/7",
    "/daily",
    "/daily/classic",
    "/daily/classic/2026-07-01",
    "/device",
    "/settings",
    "/confirm/token",
    "/unsubscribe/token",
    "/watch",
    "/host",
    f"/signup/{MATCH}",
)
"""Addresses that visitors have sent to friends or bookmarked."""


def test_every_address_of_the_page_shows_the_page(site: Path, tmp_path: Path) -> None:
    """A link that was sent, or a page loaded again, must lead to where it led before."""

    async def look(http: httpx.AsyncClient) -> None:
        for address in ADDRESSES:
            answer = await http.get(address)
            assert answer.status_code == 200, address
            assert "<title>Sea Battle</title>" in answer.text
            assert answer.headers["content-type"] == "text/html; charset=utf-8"
            assert answer.headers["cache-control"] == "no-cache"
            assert "'self'" in answer.headers["content-security-policy"]

    visit(tmp_path, look)


def test_nothing_of_an_address_comes_back_in_the_page(site: Path, tmp_path: Path) -> None:
    """Text that an attacker writes into a link must not run in the browser of its reader."""

    async def look(http: httpx.AsyncClient) -> None:
        page = (await http.get("/")).content
        assert (await http.get("/join/a/%3Cscript%3E")).content == page

    visit(tmp_path, look)


def test_a_file_named_after_its_content_is_kept_for_ever(site: Path, tmp_path: Path) -> None:
    """The second visit asks for nothing but the page itself."""

    async def look(http: httpx.AsyncClient) -> None:
        kept = await http.get("/assets/index-1a2b.js")
        assert "immutable" in kept.headers["cache-control"]
        assert (await http.get("/early.js")).headers["cache-control"] == "no-cache"

    visit(tmp_path, look)


def test_what_has_not_changed_is_not_sent_again(site: Path, tmp_path: Path) -> None:
    """Asking whether the page is still the same costs a header, not the page."""

    async def look(http: httpx.AsyncClient) -> None:
        tag = (await http.get("/")).headers["etag"]
        again = await http.get("/", headers={"If-None-Match": tag})
        assert (again.status_code, again.content) == (304, b"")
        other = await http.get("/", headers={"If-None-Match": '"older"'})
        assert other.status_code == 200

    visit(tmp_path, look)


def test_files_are_compressed_for_clients_that_accept_it(site: Path, tmp_path: Path) -> None:
    """A phone on a slow line waits a third as long; curl reads plain text."""

    async def look(http: httpx.AsyncClient) -> None:
        plain = await http.get("/early.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert plain.text == "lamp()"
        async with http.stream("GET", "/early.js", headers={"Accept-Encoding": "gzip"}) as answer:
            raw = b"".join([part async for part in answer.aiter_raw()])
        assert gzip.decompress(raw) == b"lamp()"

    visit(tmp_path, look)


def test_what_is_known_of_a_match_is_never_squeezed(site: Path, tmp_path: Path) -> None:
    """The length of a compressed answer tells what is in it."""

    async def look(http: httpx.AsyncClient) -> None:
        answer = await http.get("/api/matches", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in answer.headers
        assert answer.headers["cache-control"] == "no-store"

    visit(tmp_path, look)


def test_the_list_of_games_is_compressed_for_clients_that_accept_it(
    site: Path, tmp_path: Path
) -> None:
    """It is the same for all visitors, and was a tenth of the first load."""

    async def look(http: httpx.AsyncClient) -> None:
        plain = await http.get("/api/variants", headers={"Accept-Encoding": "identity"})
        packed = await http.get("/api/variants", headers={"Accept-Encoding": "gzip"})
        assert "content-encoding" not in plain.headers
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.json() == plain.json()
        assert int(packed.headers["content-length"]) * 2 < len(plain.content)

    visit(tmp_path, look)


def test_a_browser_gone_astray_is_shown_the_page(site: Path, tmp_path: Path) -> None:
    """People read a sentence in their language; programs read a problem."""

    async def look(http: httpx.AsyncClient) -> None:
        astray = await http.get("/nowhere", headers={"Accept": "text/html,*/*"})
        assert (astray.status_code, "Sea Battle" in astray.text) == (404, True)
        program = await http.get("/nowhere", headers={"Accept": "application/json"})
        assert program.json()["code"] == "request/unknown-page"
        api = await http.get("/api/nowhere", headers={"Accept": "text/html"})
        assert api.json()["code"] == "request/unknown-page"

    visit(tmp_path, look)


def test_nothing_but_the_files_of_the_page_is_served(site: Path, tmp_path: Path) -> None:
    """The notes of the build and files beside the folder are not public."""

    async def look(http: httpx.AsyncClient) -> None:
        beside = ("/built-from.txt", "/pages.json", "/index.html")
        for path in (*beside, "/assets/..%2f..%2ftest.db", "/assets/x.js"):
            assert (await http.get(path)).status_code == 404, path

    visit(tmp_path, look)


def test_without_a_bundle_the_server_says_how_to_play_by_hand(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server built without Node still answers its address with something useful."""
    monkeypatch.setattr(site_bundle, "SITE", tmp_path / "nothing")
    site_bundle.load_bundle.cache_clear()

    async def look(http: httpx.AsyncClient) -> None:
        for path in ("/", "/api"):
            assert "/api/tokens" in (await http.get(path)).text
        assert "sit-down" in (await http.get("/join/0123456789abcdef/k3y")).text
        assert (await http.get("/join/a/%3Cscript%3E")).status_code == 404
        astray = await http.get("/nowhere", headers={"Accept": "text/html"})
        assert astray.json()["code"] == "request/unknown-page"

    visit(tmp_path, look)
