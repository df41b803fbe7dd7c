import asyncio
import gzip
from collections.abc import Awaitable, Callable
from pathlib import Path

import httpx
import pytest

from kit.servers.loopback_server import open_loopback_server
from seabattle.server.http import site_bundle

Visit = Callable[[httpx.AsyncClient], Awaitable[None]]


def visit(folder: Path, what: Visit) -> None:
    """Do something at a server of its own."""

    async def come() -> None:
        async with open_loopback_server(folder) as found, found.port() as quay:
            await what((await quay.nobody()).http)

    asyncio.run(come())


@pytest.fixture
def viewer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A small viewer in the place of the built one."""
    folder = tmp_path / "site" / "api-docs"
    folder.mkdir(parents=True)
    (folder / "index.html.gz").write_bytes(gzip.compress(b"<title>API</title>"))
    (folder / "start.js.gz").write_bytes(gzip.compress(b"show()"))
    (folder / "LICENSE").write_text("free", "utf-8")
    monkeypatch.setattr(site_bundle, "SITE", folder.parent)
    return folder


def test_without_a_built_page_the_docs_say_where_the_description_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server built without Node still helps a developer who opens the API docs."""
    monkeypatch.setattr(site_bundle, "SITE", tmp_path / "nothing")

    async def look(http: httpx.AsyncClient) -> None:
        answer = await http.get("/api/docs")
        assert answer.status_code == 200
        assert "/api/openapi.json" in answer.text
        assert (await http.get("/api/docs/start.js")).status_code == 404

    visit(tmp_path, look)


def test_the_docs_are_sent_packed_or_plain(viewer: Path, tmp_path: Path) -> None:
    """Browsers read what was packed when the page was built; curl reads plain text."""

    async def look(http: httpx.AsyncClient) -> None:
        assert "<title>API</title>" in (await http.get("/api/docs")).text
        plain = await http.get("/api/docs/start.js", headers={"Accept-Encoding": "identity"})
        assert ("content-encoding" in plain.headers, plain.text) == (False, "show()")
        packed = await http.get("/api/docs/start.js", headers={"Accept-Encoding": "gzip"})
        assert packed.headers["content-encoding"] == "gzip"
        assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
        assert packed.text == "show()"
        assert "unsafe" not in packed.headers["content-security-policy"]

    visit(tmp_path, look)


def test_nothing_but_the_viewer_is_at_the_addresses_below_the_docs(
    viewer: Path, tmp_path: Path
) -> None:
    """A name in an address is looked up in a table, and never on the disk."""

    async def look(http: httpx.AsyncClient) -> None:
        for path in ("LICENSE", "nothing.js", "start.js.gz", "..%2f..%2ftest.db", "a/b"):
            assert (await http.get(f"/api/docs/{path}")).status_code == 404, path

    visit(tmp_path, look)
