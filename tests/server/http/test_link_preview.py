"""Link previews in chats: the same for all readers, with nothing that a spectator is not told."""

import asyncio
import re
import shutil
from html import unescape
from pathlib import Path

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer, open_loopback_server, seat_pair
from seabattle.server.http import site_bundle
from seabattle.server.http.site_bundle import load_bundle

PAGES = Path(__file__).parents[3] / "web" / "src" / "pages.json"
PAGE = "<!doctype html><html><head><title>Sea</title></head><body></body></html>"


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A page that was built."""
    folder = tmp_path / "site"
    folder.mkdir()
    (folder / "index.html").write_text(PAGE)
    shutil.copy(PAGES, folder)
    monkeypatch.setattr(site_bundle, "SITE", folder)
    load_bundle.cache_clear()
    return folder


async def tags(guest: Guest, path: str, lang: str = "en") -> dict[str, str]:
    """The tags of a page."""
    answer = await guest.http.get(path, headers={"Accept-Language": lang})
    found = re.findall(r'<meta property="([^"]+)" content="([^"]*)">', answer.text)
    assert answer.text.index("og:title") < answer.text.index("</head>")
    return {name: unescape(value) for name, value in found}


def test_a_link_says_who_plays_and_shows_what_all_may_see(site: Path, tmp_path: Path) -> None:
    """Players, spectators and anonymous visitors get the same: cookies do not change a preview."""

    async def look(found: LoopbackServer) -> None:
        async with found.port() as quay:
            anna, bruno = await quay.person(), await quay.person()
            await anna.http.patch("/api/me", json={"name": 'Anna "<b>'})
            await bruno.http.patch("/api/me", json={"name": "Bruno"})
            match = await seat_pair([anna, bruno])
            nobody = await quay.nobody()
            for page in (f"/match/{match}", f"/join/{match}/{'0' * 32}", f"/replay/{match}"):
                seen = [await tags(each, page) for each in (anna, bruno, nobody)]
                assert seen[0] == seen[1] == seen[2]
            assert seen[0]["og:title"] == 'Anna "<b> – Bruno'
            assert seen[0]["og:url"] == f"{quay.url}/match/{match}"
            assert "<b>" not in (await nobody.http.get(f"/match/{match}")).text
            picture = seen[0]["og:image"]
            assert picture == f"{quay.url}/api/matches/{match}/picture.png?lang=en"
            answer = await nobody.http.get(picture)
            assert answer.content.startswith(b"\x89PNG")
            russian = await tags(nobody, f"/match/{match}", "ru")
            assert russian["og:description"].endswith("Смотрите игру.")

    _serve(tmp_path, look)


def test_other_pages_and_matches_that_are_not_there_speak_of_the_site(
    site: Path, tmp_path: Path
) -> None:
    """A link that leads nowhere says no more than the start page does."""

    async def look(found: LoopbackServer) -> None:
        async with found.port() as quay:
            nobody = await quay.nobody()
            home = await tags(nobody, "/")
            assert home["og:title"] == "Sea Battle"
            assert "og:image" not in home
            for page in ("/rules/classic", f"/match/{'0' * 16}", "/match/rubbish"):
                assert await tags(nobody, page) == home

    _serve(tmp_path, look)


def _serve(folder: Path, look: object) -> None:
    async def run() -> None:
        async with open_loopback_server(folder) as found:
            await asyncio.wait_for(look(found), 120)  # type: ignore[operator]

    asyncio.run(run())
    load_bundle.cache_clear()
