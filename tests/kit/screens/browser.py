"""Visitors of the page: a real browser before a real server, watched for errors.

Every page that a test opens is watched. An error on its console, an exception, or a
request to any other host fails the test, unless the test said beforehand that it would
come.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    Request,
    expect,
)

from kit.servers.killable_server import KillableServer

WEB = Path(__file__).parents[3] / "web"
AXE = WEB / "node_modules" / "axe-core" / "axe.min.js"

# Machines that test are busy; on an idle one the right content appears at once.
expect.set_options(timeout=20_000)

PHONE = (360, 740)
TABLET = (820, 1180)
DESKTOP = (1280, 860)
ZOOMED = (640, 430)
"""A desktop whose owner reads at 200 %: twice as large, so half as much of it."""

Size = tuple[int, int]

FRIENDS_VIEW = "friends-view.example"
"""What a friend on the same network calls the server: to the browser an address like any other
without encryption, and not the loopback, which it trusts with more."""

SPOKEN = ("en", "ru", pytest.param("it", marks=pytest.mark.slow))
"""Languages in which a page is looked at: the shortest words, the longest, and slowly the rest."""

SECONDS = 1000
"""Playwright counts in milliseconds."""


class Watch:
    """The faults of the pages of one test."""

    def __init__(self, url: str) -> None:
        self.troubles: list[str] = []
        self._own = re.compile(rf"(https?|wss?)://{re.escape(url.partition('//')[2])}/|data:|blob:")
        self._forgiven = [re.compile("Service Worker registration blocked by Playwright")]

    def forgive(self, pattern: str) -> None:
        """Expect troubles whose text has *pattern*."""
        self._forgiven.append(re.compile(pattern))

    def over(self, context: BrowserContext) -> None:
        """Watch all pages of a visitor."""
        context.on("console", self._console)
        context.on("weberror", lambda error: self.troubles.append(f"exception: {error.error}"))
        context.on("request", self._request)

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.troubles.append(f"{message.type}: {message.text} ({message.location['url']})")

    def _request(self, request: Request) -> None:
        if not self._own.match(request.url):
            self.troubles.append(f"request to another host: {request.url}")

    def report(self) -> list[str]:
        """The unexpected faults."""
        return [each for each in self.troubles if not any(p.search(each) for p in self._forgiven)]


class Visitors:
    """People at their browsers; each has cookies of their own."""

    def __init__(self, browser: Browser, page_server: KillableServer, watch: Watch) -> None:
        self.watch = watch
        self.page_server = page_server
        self._browser = browser
        self._contexts: list[BrowserContext] = []

    def come(
        self,
        path: str | None = "/",
        *,
        lang: str = "en",
        scheme: Literal["light", "dark"] = "light",
        size: Size = DESKTOP,
        touch: bool = False,
        **more: Any,
    ) -> Page:
        """A new visitor opens a page; ``None`` for an empty one."""
        width, height = size
        more.setdefault("reduced_motion", "reduce")
        # A service worker comes between a test and what is asked; who wants one says so.
        more.setdefault("service_workers", "block")
        context = self._browser.new_context(
            base_url=self.page_server.url,
            locale={"en": "en-GB", "it": "it-IT", "ru": "ru-RU"}.get(lang, lang),
            color_scheme=scheme,
            viewport={"width": width, "height": height},
            has_touch=touch,
            is_mobile=touch,
            **more,
        )
        context.set_default_timeout(30 * SECONDS)
        self._contexts.append(context)
        self.watch.over(context)
        page = context.new_page()
        if path is not None:
            page.goto(path)
        return page

    def forgive(self, pattern: str) -> None:
        """Expect trouble, such as that of a server that is gone."""
        self.watch.forgive(pattern)

    def leave(self) -> None:
        """All visitors close their browsers."""
        for context in self._contexts:
            context.close()


THEMES = ("light", "dark", "contrast", "paper", "forced")
"""The themes of the page, and the colours that a system forces upon it."""


SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")


def each_theme(page: Page) -> Iterator[str]:
    """The page in each theme, one after the other, as the settings would have it."""
    for theme in THEMES:
        forced = theme == "forced"
        page.emulate_media(forced_colors="active" if forced else "none")
        page.evaluate(DRESS, None if forced else theme)
        yield theme
    page.emulate_media(forced_colors="none")


DRESS = """(theme) => {
    if (theme === null) delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = theme;
}"""


def check_axe_in_all_themes(page: Page) -> None:
    """Fail when axe finds anything in any theme; the page is loaded once.

    A theme changes colours and nothing else, so all other rules are asked in one alone.
    Forced colours take a pass of their own: they are the system's, the same for every page.
    """
    for theme in each_theme(page):
        if theme == THEMES[0]:
            check_axe(page, theme)
        elif theme != "forced":
            check_axe(page, theme, "color-contrast")


SEEN_FILL = """() => {
    const computed = window.getComputedStyle.bind(window);
    const fills = new Set(['webkitTextFillColor', '-webkit-text-fill-color']);
    window.getComputedStyle = (...of) => new Proxy(computed(...of), {
        get(style, name) {
            if (fills.has(name)) return style.color;
            if (name === 'getPropertyValue')
                return (wanted) => style.getPropertyValue(fills.has(wanted) ? 'color' : wanted);
            const value = style[name];
            return typeof value === 'function' ? value.bind(style) : value;
        },
    });
    return () => (window.getComputedStyle = computed);
}"""
"""Axe asks for the fill of letters, which Chromium tells as it was before colours were forced;
what is seen is their colour."""


def check_axe_in_forced_colours(page: Page) -> None:
    """Fail when something cannot be read in the colours of the system: light, and dark."""
    undo = page.evaluate_handle(SEEN_FILL)
    for scheme in SCHEMES:
        page.emulate_media(forced_colors="active", color_scheme=scheme)
        page.evaluate(DRESS, None)
        check_axe(page, f"forced, {scheme}", "color-contrast", "link-in-text-block")
    page.emulate_media(forced_colors="none", color_scheme="light")
    undo.evaluate("undo => undo()")


def check_axe(page: Page, theme: str = "", *rules: str) -> None:
    """Fail when axe finds a barrier for disabled visitors, by all rules or by some."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text("utf-8"))
    options: dict[str, object] = {"resultTypes": ["violations"]}
    if rules:
        options["runOnly"] = {"type": "rule", "values": rules}
    found = page.evaluate("(options) => axe.run(document, options)", options)
    said = [
        f"{each['id']} ({each['impact']}): {each['help']}\n    "
        + "\n    ".join(f"{node['target']} {node['html'][:160]}" for node in each["nodes"][:5])
        for each in found["violations"]
    ]
    assert not said, f"{page.url} {theme}\n" + "\n".join(said)
