import gzip
import os
import re
from pathlib import Path

import pytest

from kit.screens.browser import Visitors
from seabattle.rules import LANGUAGES
from seabattle.server.http import site_bundle

FIRST_LOAD = 120_000
"""Bytes of script and style, compressed, that may come before the home page can be used."""

FIRST_PAINT = 1.0
"""Seconds, with an empty cache and a processor four times slower."""


def first_paint_allowed() -> float:
    """A machine with more to do than processors to do it with is given time in proportion."""
    return FIRST_PAINT * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


def squeezed(path: str) -> int:
    """The bytes of a file of the page as they are sent."""
    return len(site_bundle.load_bundle()[path].squeezed)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_load_is_small(visitors: Visitors, lang: str) -> None:
    """A phone at the seaside has a slow line."""
    asked: list[str] = []
    page = visitors.come(None, lang=lang)
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")
    files = [
        re.sub(r"^https?://[^/]+/", "", url) for url in asked if re.search(r"\.(js|css)$", url)
    ]
    assert any(name.endswith(".css") for name in files)
    total = sum(squeezed(name) for name in set(files))
    print("first load:", total)  # noqa: T201 -- As above.
    assert total <= FIRST_LOAD, {name: squeezed(name) for name in files}


def test_what_is_seldom_wanted_is_loaded_when_it_is(visitors: Visitors) -> None:
    """The rule builder must not make everybody's first page slower."""
    asked: list[str] = []
    page = visitors.come(None)
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    late = ("Builder", "RoundGame", "Afterwards", "Replay", "MatchPage", "SettingsPage", "Qr")
    assert [url for url in asked if any(f"/{name}" in url for name in late)] == []
    languages = [url for url in asked if re.search(rf"/({'|'.join(LANGUAGES)})-", url)]
    assert len(languages) == 1, "only the language in use is loaded"


def test_the_first_paint_comes_within_a_second(visitors: Visitors) -> None:
    """Measured through the browser's own clock, with the processor slowed down four times."""
    paints = []
    for _ in range(5):
        page = visitors.come(None)
        session = page.context.new_cdp_session(page)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})
        session.send("Emulation.setCPUThrottlingRate", {"rate": 4})
        page.goto("/")
        page.get_by_role("heading", level=1).wait_for()
        paints.append(
            page.evaluate(
                "performance.getEntriesByName('first-contentful-paint')[0].startTime / 1000"
            )
        )
        page.context.close()
        if min(paints) < FIRST_PAINT:
            break
    print("first paint:", paints)  # noqa: T201 -- Shown by pytest -rP, for whoever measures.
    assert min(paints) < first_paint_allowed(), paints


def test_the_bundle_names_no_other_host() -> None:
    """Nobody is told who plays here; what is loaded comes from here."""
    site = Path(str(site_bundle.SITE))
    harmless = ("http://www.w3.org/", "https://svelte.dev/e/")
    for path, asset in site_bundle.load_bundle().items():
        text = gzip.decompress(asset.squeezed).decode("utf-8", "replace")
        hosts = re.findall(r"https?://[\w.-]+/[\w/]*", text)
        assert [each for each in hosts if not each.startswith(harmless)] == [], site / path
