import re
from typing import Literal

import httpx
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


def check_endpoints(page: Page) -> None:
    """Fail unless all are shown."""
    shown = {
        tuple(each)
        for each in page.locator(".opblock").evaluate_all(
            """(all) => all.map((each) => [
                each.querySelector('.opblock-summary-method').textContent.trim(),
                each.querySelector('[data-path]').dataset.path,
            ])"""
        )
    }
    assert shown == {(each.method, f"/api{each.path}") for each in OPERATIONS}


def choose_example_by_keys(page: Page) -> None:
    """A visitor without a mouse opens an endpoint, chooses an example and reads the answer."""
    page.locator(f"{FIRE} .opblock-summary-control").focus()
    page.keyboard.press("Enter")
    choice = page.locator(FIRE).get_by_role("combobox", name="Example").first
    choice.focus()
    page.keyboard.type("fire")
    expect(page.locator(f"{FIRE} .opblock-section-request-body pre")).to_contain_text('"fire"')
    expect(page.locator(f"{FIRE} .response[data-code='200'] pre")).to_contain_text('"done"')


def try_out(page: Page) -> None:
    """The policy of the page lets the viewer ask its own server, and only that."""
    me = page.locator("#operations-me-me")
    me.locator(".opblock-summary-control").click()
    me.get_by_role("button", name="Try it out").click()
    me.get_by_role("button", name="Execute").click()
    expect(me.locator(".live-responses-table .response-col_status").last).to_have_text("200")


def check_readable(page: Page, **options: object) -> None:
    """Fail when the open endpoints are not accessible, or need scrolling sideways."""
    page.locator("#operations-tokens-revoke_token .opblock-summary-control").click()
    page.locator(f"{FIRE} .try-out__btn").click()
    expect(page.locator(f"{FIRE} textarea")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    page.evaluate(AXE.read_text("utf-8"))
    options["resultTypes"] = ["violations"]
    found = page.evaluate("(options) => axe.run(document, options)", options)["violations"]
    # Swagger UI's own landmarks are a matter of taste; they are no barrier.
    taste = {"landmark-unique", "region"}
    kept_out = [
        f"{each['help']} {node['target']} {node['html'][:160]} {node['failureSummary']}"
        for each in found
        if each["id"] not in taste
        for node in each["nodes"]
    ]
    assert kept_out == []


def is_dark(page: Page) -> bool:
    """Whether the page is drawn for the night."""
    return "dark" in page.evaluate("getComputedStyle(document.documentElement).colorScheme")


def test_the_docs_show_every_endpoint_its_examples_and_let_it_be_tried(visitors: Visitors) -> None:
    """The page costs seconds, so it is opened once; the watch fails it for any request elsewhere.

    It follows the theme of the system, is accessible, and needs no scrolling sideways.
    """
    page = open_docs(visitors, "light", NARROW)
    check_endpoints(page)
    choose_example_by_keys(page)
    try_out(page)
    assert not is_dark(page)
    check_readable(page)


def test_the_docs_can_be_read_by_night(visitors: Visitors) -> None:
    """Only the colours differ from those of the day."""
    page = open_docs(visitors, "dark")
    page.locator(f"{FIRE} .opblock-summary-control").click()
    assert is_dark(page)
    check_readable(page, runOnly={"type": "rule", "values": ["color-contrast"]})


def test_the_theme_of_the_game_holds_for_the_docs(visitors: Visitors) -> None:
    """A visitor who has chosen the night in the settings is not blinded by the next page."""
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
