"""The page in a pseudo-language: forgotten sentences, and layouts that break."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from kit.pseudo.foreign_word import foreign_words
from kit.pseudo.pseudo_catalog import OPENING, TAG, pseudo_words
from kit.pseudo.pseudo_program import LINE, build_page, copy_program
from kit.screens.browser import DESKTOP, PHONE, Visitors, Watch
from kit.screens.sea_layout import NARROW, WIDE, check_seas_inside
from kit.servers.killable_server import KillableServer
from seabattle.rules import LANGUAGES, language_of

ADDRESS = "https"
"""How the address of a hook begins, in every language."""

NAMES = tuple(language_of(lang).title for lang in LANGUAGES)
"""Languages are called as they call themselves."""

READ = """() => {
    const text = [document.title];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        if (!node.parentElement.closest('code, pre, kbd, script, style, noscript, .boot'))
            text.push(node.textContent);
    }
    for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'])
        for (const each of document.body.querySelectorAll(`[${name}]`))
            text.push(each.getAttribute(name));
    return text.filter((each) => each.trim()).join('\\n');
}"""
"""All that can be read or heard on a page, except code."""

SESSIONS = """async () => {
    const form = { dateStyle: 'medium', timeStyle: 'short' };
    const dates = new Intl.DateTimeFormat(document.documentElement.lang, form);
    const lines = await (await fetch('/api/sessions')).json();
    return lines.flatMap((line) => [line.device, dates.format(line.created)]);
}"""
"""Browsers are called as they call themselves, and the browser itself writes dates."""

SPILLING = """() => [...document.body.querySelectorAll('*')]
    .filter((each) => each.getBoundingClientRect().right > innerWidth + 1)
    .slice(0, 5).map((each) => each.outerHTML.slice(0, 120))"""


@pytest.fixture(scope="module")
def visitors(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Visitors]:
    """People who come to a server that speaks the pseudo-language, too."""
    folder = tmp_path_factory.mktemp("pseudo")
    server = KillableServer(folder, copy_program(folder))
    build_page(folder)
    server.start()
    found = Visitors(browser, server, Watch(server.url))
    try:
        yield found
    finally:
        found.leave()
        server.kill()
    assert found.watch.report() == []


def look_at(page: Page, what: str) -> None:
    """Fail when a text is not from the catalogs, or a page is wider than the screen."""
    page.wait_for_load_state("networkidle")
    text = page.evaluate(READ)
    assert OPENING in text, what
    nickname = page.request.get("/api/me").json()["name"]
    assert foreign_words(text, (*NAMES, nickname, *page.evaluate(SESSIONS), ADDRESS)) == [], what
    for width, height in (PHONE, DESKTOP):
        page.set_viewport_size({"width": width, "height": height})
        wide = page.evaluate("document.documentElement.scrollWidth")
        assert wide <= width, (what, width, wide, page.evaluate(SPILLING))


def test_the_page_speaks_a_language_of_catalogs_and_one_line(visitors: Visitors) -> None:
    """From the first page over placing to the first shot, and everything around.

    One test for all, because it takes seconds to build the page.
    """
    visitors.forgive("status of 404")
    page = visitors.come("/", lang=TAG)
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_contain_text(pseudo_words("Sea Battle"))
    expect(page.get_by_role("banner").get_by_role("combobox")).to_have_value(str(LINE["tag"]))
    look_at(page, "start")
    for path in (
        "/settings",
        "/watch",
        "/rules/battaglia-navale",
        "/builder",
        "/paper",
        "/check",
        "/analysis",
        "/statistics",
        "/nowhere",
    ):
        page.goto(path)
        heading.wait_for()
        look_at(page, path)
    page.goto("/")
    page.get_by_role("button", name=pseudo_words("Play now")).click()
    ready = page.get_by_role("button", name=pseudo_words("Ready for battle"))
    ready.wait_for()
    look_at(page, "placing")
    ready.click()
    expect(page.locator(".headline", has_text=pseudo_words("Your turn"))).to_be_visible()
    look_at(page, "playing")
    page.locator("[role=grid] [data-cell='3,2']").last.click()
    expect(page.locator(".headline")).to_contain_text(OPENING)
    look_at(page, "after a shot")
    for direction in ("ltr", "rtl"):
        page.evaluate("(to) => (document.documentElement.dir = to)", direction)
        for size in WIDE:
            check_seas_inside(page, size, 2, [".status", ".aim"])
        for size in NARROW:
            check_seas_inside(page, size, 1)
