import re
from typing import Literal

import httpx
import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import AXE, DESKTOP, WEB, Size, Visitors
from seabattle.server.run.asgi_app import OPERATIONS

NARROW = (390, 800)

FIRE = "#operations-matches-command"
"""The endpoint that takes commands has all that any has: several examples, a body, an answer."""


def open_docs(
    visitors: Visitors, scheme: Literal["light", "dark"] = "light", size: Size = DESKTOP
) -> Page:
    """The page with all its endpoints."""
    page = visitors.come("/api/docs", scheme=scheme, size=size)
    expect(page.locator(".opblock")).to_have_count(len(OPERATIONS))
    return page


def test_the_docs_show_every_endpoint(visitors: Visitors) -> None:
    """The visitors' watch fails it for any request elsewhere, and any word on the console."""
    page = open_docs(visitors)
    shown = {
        (each.get_by_text(re.compile("^(GET|POST|PUT|PATCH|DELETE)$")).inner_text(), path)
        for each in page.locator(".opblock").all()
        if (path := each.locator("[data-path]").get_attribute("data-path"))
    }
    assert shown == {(each.method, f"/api{each.path}") for each in OPERATIONS}


def test_an_endpoint_shows_its_examples_to_a_keyboard(visitors: Visitors) -> None:
    """Whoever uses no mouse opens an endpoint, chooses an example and reads the answer."""
    page = open_docs(visitors)
    page.locator(f"{FIRE} .opblock-summary-control").focus()
    page.keyboard.press("Enter")
    choice = page.locator(FIRE).get_by_role("combobox", name="Example").first
    choice.focus()
    page.keyboard.type("fire")
    expect(page.locator(f"{FIRE} .opblock-section-request-body pre")).to_contain_text('"fire"')
    expect(page.locator(f"{FIRE} .response[data-code='200'] pre")).to_contain_text('"done"')


def test_an_endpoint_can_be_tried_where_it_is_described(visitors: Visitors) -> None:
    """The policy of the page lets the viewer ask its own server, and only that."""
    page = open_docs(visitors)
    me = page.locator("#operations-me-me")
    me.locator(".opblock-summary-control").click()
    me.get_by_role("button", name="Try it out").click()
    me.get_by_role("button", name="Execute").click()
    expect(me.locator(".live-responses-table .response-col_status").last).to_have_text("200")


@pytest.mark.parametrize(("scheme", "size"), [("light", NARROW), ("dark", DESKTOP)])
def test_the_docs_can_be_read_by_day_and_by_night(
    visitors: Visitors, scheme: Literal["light", "dark"], size: Size
) -> None:
    """The page looks as the system wants it, keeps nobody out, and needs no scrolling sideways."""
    page = open_docs(visitors, scheme, size)
    for name in (FIRE, "#operations-me-me", "#operations-tokens-revoke_token"):
        page.locator(f"{name} .opblock-summary-control").click()
    page.locator(f"{FIRE} .try-out__btn").click()
    expect(page.locator(f"{FIRE} textarea")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    night = page.evaluate("getComputedStyle(document.documentElement).colorScheme")
    assert ("dark" in night) == (scheme == "dark")
    page.evaluate(AXE.read_text("utf-8"))
    found = page.evaluate("axe.run(document, { resultTypes: ['violations'] })")["violations"]
    # Swagger UI's own landmarks are a matter of taste; nobody is kept out by them.
    taste = {"landmark-unique", "region"}
    kept_out = [
        f"{each['help']} {node['target']} {node['html'][:160]} {node['failureSummary']}"
        for each in found
        if each["id"] not in taste
        for node in each["nodes"]
    ]
    assert kept_out == []


def test_the_theme_of_the_game_holds_for_the_docs(visitors: Visitors) -> None:
    """Whoever has chosen the night in the settings is not blinded by the next page."""
    page = visitors.come("/")
    page.evaluate("localStorage.setItem('seabattle.settings', '{\"theme\": \"dark\"}')")
    page.goto("/api/docs")
    expect(page.locator("html")).to_have_class(re.compile("dark-mode"))


def test_the_viewer_is_sent_once_and_small(visitors: Visitors) -> None:
    """It is half a megabyte even when it is packed: a second visit must not fetch it again."""
    with httpx.Client(base_url=visitors.page_server.url) as http:
        first = http.get("/api/docs/swagger-ui.js")
        assert first.headers["content-encoding"] == "gzip"
        assert int(first.headers["content-length"]) < 500_000
        again = http.get(
            "/api/docs/swagger-ui.js", headers={"If-None-Match": first.headers["etag"]}
        )
        assert (again.status_code, again.content) == (304, b"")


def test_no_package_runs_a_program_when_it_is_installed() -> None:
    """A dependency of the viewer has one, which would tell its maker who installs this."""
    assert "ignore-scripts=true" in (WEB / ".npmrc").read_text("utf-8").splitlines()
