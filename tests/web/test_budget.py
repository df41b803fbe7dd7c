import gzip
import os
import re
from collections import Counter
from pathlib import Path

import pytest

from kit.screens.browser import Visitors
from seabattle.rules import LANGUAGES
from seabattle.server.http import site_bundle

FIRST_LOAD = 110_000
"""Bytes over the wire for the start page, in one language; fonts are apart."""

FIRST_PAINT = 1.0
"""Seconds, with an empty cache and a processor four times slower."""


def first_paint_allowed() -> float:
    """A machine with more to do than processors to do it with is given time in proportion."""
    return FIRST_PAINT * max(1.0, os.getloadavg()[0] / (os.cpu_count() or 1))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_first_load_is_small(visitors: Visitors, lang: str) -> None:
    """A phone at the seaside has a slow line: all received bytes count, heads included."""
    page = visitors.come(None, lang=lang)
    session = page.context.new_cdp_session(page)
    kinds: dict[str, str] = {}
    received: Counter[str] = Counter()
    session.on(
        "Network.responseReceived", lambda got: kinds.update({got["requestId"]: got["type"]})
    )
    session.on(
        "Network.loadingFinished",
        lambda got: received.update({kinds[got["requestId"]]: int(got["encodedDataLength"])}),
    )
    session.send("Network.enable")
    session.send("Network.setCacheDisabled", {"cacheDisabled": True})
    page.goto("/")
    page.locator("input[name=game]").first.wait_for()
    page.wait_for_load_state("networkidle")
    print("first load:", received)  # noqa: T201 -- Shown by pytest -rP, for measuring.
    assert {"Document", "Script", "Stylesheet", "Fetch"} <= received.keys()
    received.pop("Font", 0)
    assert received.total() <= FIRST_LOAD, received


def test_what_is_seldom_wanted_is_loaded_when_it_is(visitors: Visitors) -> None:
    """The rule builder must not make the first page slower for all visitors."""
    asked: list[str] = []
    page = visitors.come(None)
    page.on("request", lambda request: asked.append(request.url))
    page.goto("/")
    page.wait_for_load_state("networkidle")
    late = (
        "Builder",
        "RoundGame",
        "Afterwards",
        "Replay",
        "MatchPage",
        "SettingsPage",
        "Qr",
        "analysis",
        "checker",
        "paper",
        "worker",
    )
    assert [url for url in asked if any(f"/{name}" in url for name in late)] == []
    languages = [url for url in asked if re.search(rf"/({'|'.join(LANGUAGES)})-", url)]
    assert len(languages) == 1, "only the language in use is loaded"


def loaded_at_first(name: str, found: dict[str, str]) -> dict[str, str]:
    """A file of the bundle, and all that it names as an import that does not wait."""
    if name not in found:
        text = gzip.decompress(site_bundle.load_bundle()[name].squeezed).decode()
        found[name] = text
        wanted = (
            r'(?:src|href)="/([^"]+\.js)"'
            if name.endswith(".html")
            else r'(?:from|import)"\./([^"]+)"'
        )
        for each in re.findall(wanted, text):
            loaded_at_first(each if name.endswith(".html") else f"assets/{each}", found)
    return found


def test_proofs_come_with_a_sealed_table_alone() -> None:
    """Curves and hashes weigh as much as a quarter of the first load, and few will play so."""
    first = loaded_at_first("index.html", {})

    assert len([name for name in first if name.endswith(".js")]) > 1
    assert [name for name, text in first.items() if "seabattle/sealed/1" in text] == []


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
    print("first paint:", paints)  # noqa: T201 -- Shown by pytest -rP, for measuring.
    assert min(paints) < first_paint_allowed(), paints


def test_the_bundle_names_no_other_host() -> None:
    """No third party learns who plays here; all files come from this host."""
    site = Path(str(site_bundle.SITE))
    harmless = ("http://www.w3.org/", "https://svelte.dev/e/")
    for path, asset in site_bundle.load_bundle().items():
        if path.endswith(".txt"):
            continue  # A licence names its authors, and nothing loads it.
        text = gzip.decompress(asset.squeezed).decode("utf-8", "replace")
        hosts = re.findall(r"https?://[\w.-]+/[\w/]*", text)
        assert [each for each in hosts if not each.startswith(harmless)] == [], site / path
