"""The page of a server without any feature: nothing leads to one, and a game can be played."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Response, expect

from kit.screens.browser import Visitors, Watch
from kit.servers.killable_server import KillableServer
from seabattle.features.registry import FEATURES


@pytest.fixture
def bare(browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """Visitors of a server whose features are all switched off."""
    server = KillableServer(tmp_path, without=[feature.name for feature in FEATURES])
    server.start()
    found = Visitors(browser, server, Watch(server.url))
    yield found
    found.leave()
    server.kill()
    assert found.watch.report() == []


def test_nothing_on_the_page_leads_to_a_feature_that_is_off(bare: Visitors) -> None:
    """A link or a request to such an address ends with 404 and an error on the console."""
    page = bare.come("/")
    refused: list[str] = []

    def note(answer: Response) -> None:
        if answer.status >= 400:
            refused.append(f"{answer.status} {answer.url}")

    page.on("response", note)
    footer = page.locator("footer a")
    expect(footer).to_have_count(5)
    hrefs = [each.get_attribute("href") for each in footer.all()]
    assert hrefs == ["/", "/watch", "/check", "/settings", "/api"]
    expect(page.get_by_role("button", name="Let anybody join")).to_have_count(0)
    expect(page.get_by_label("Sealed table")).to_have_count(0)
    page.goto("/settings")
    expect(page.get_by_role("heading", name="Your sessions")).to_be_visible()
    expect(page.get_by_text("Blocked players")).to_have_count(0)
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.wait_for_url(re.compile("/match/"))
    page.get_by_role("button", name="Ready for battle").click()
    page.get_by_role("button", name="Resign", exact=True).click()
    page.locator("dialog[open]").get_by_role("button", name="Resign").click()
    expect(page.get_by_role("link", name="Check this game yourself")).to_be_visible()
    links = page.locator("main a").evaluate_all("all => all.map((each) => each.pathname)")
    assert not [each for each in links if re.match("/(analysis|daily|builder)", each)]
    assert refused == []
    bare.forgive("status of 404")
    page.goto("/daily")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing here")
