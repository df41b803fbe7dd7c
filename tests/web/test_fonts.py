"""The page's own faces: only the letters in use, after the first paint, and nothing moves."""

import pytest
from playwright.sync_api import Page, Route, expect

from kit.screens.browser import Visitors
from kit.servers.browser_api import lay, place_by_chance

MOST = 40_000
"""Bytes of faces for the language in use."""

LOADED = """() => performance.getEntriesByType('resource')
    .filter(({ name }) => name.endsWith('.woff2'))
    .map(({ name, startTime, encodedBodySize }) =>
        [name.split('/').at(-1).replace(/-[^-]+$/, ''), startTime, encodedBodySize])"""

FIRST_PAINT = "() => performance.getEntriesByName('first-contentful-paint')[0].startTime"

PLACES = """() =>
    [...document.querySelectorAll('main :is(svg, button, [role=grid])')].map((each) => {
    const { x, y } = each.getBoundingClientRect();
    return [each.tagName, Math.round(x), Math.round(y)];
})"""
"""Where the element under the pointer stands."""

SHIFT = 0.01
"""How much may move, as browsers count it: a word within its line."""

SHIFTED = """() => {
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) window.shifted += entry.value;
    }).observe({ type: 'layout-shift', buffered: false });
}"""


def _faces(page: Page) -> dict[str, tuple[float, int]]:
    page.wait_for_load_state("networkidle")
    page.evaluate("document.fonts.ready.then(() => 0)")
    return {name: (start, size) for name, start, size in page.evaluate(LOADED)}


@pytest.mark.parametrize(
    ("lang", "theme", "wanted"),
    [
        ("en", "auto", {"literata-latin"}),
        ("ru", "auto", {"literata-latin", "literata-cyrillic"}),
        ("ru", "paper", {"neucha-latin", "neucha-cyrillic"}),
    ],
)
def test_only_the_letters_in_use_are_loaded_and_late(
    visitors: Visitors, lang: str, theme: str, wanted: set[str]
) -> None:
    """A phone at the seaside pays for no alphabet that it does not show, and not before it sees."""
    page = visitors.come(None, lang=lang)
    chosen = f"localStorage.setItem('seabattle.settings', JSON.stringify({{ theme: '{theme}' }}))"
    page.add_init_script(chosen)
    page.goto("/")
    expect(page.get_by_role("heading", level=1)).to_be_visible()

    faces = _faces(page)

    assert set(faces) <= wanted
    assert faces
    assert sum(size for _, size in faces.values()) <= MOST
    assert min(start for start, _ in faces.values()) > page.evaluate(FIRST_PAINT)


def test_nothing_moves_when_the_faces_come(visitors: Visitors) -> None:
    """What stands in for them is as wide and as high; a click lands where it was meant to."""
    page = visitors.come(None)
    match = lay(page, variant="sea-battle", seats=["host", "scatter"])
    place_by_chance(page, match)

    held: list[Route] = []
    page.route("**/*.woff2", lambda route: held.append(route))  # noqa: PLW0108 -- Not a method.
    for path in (f"/match/{match}", "/"):
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for(state="attached")
        page.wait_for_timeout(500)
        page.evaluate(SHIFTED)
        before = page.evaluate(PLACES)
        assert held
        while held:
            held.pop().continue_()
        assert _faces(page)
        page.wait_for_timeout(100)

        assert page.evaluate("window.shifted") <= SHIFT, path
        assert page.evaluate(PLACES) == before


def test_the_licences_of_the_faces_are_served(visitors: Visitors) -> None:
    """The OFL asks for it, and the settings lead there."""
    page = visitors.come("/settings")
    for name in ("Literata", "Neucha"):
        link = page.get_by_role("link", name=name)
        answer = page.request.get(link.get_attribute("href") or "")
        assert answer.ok
        assert "SIL OPEN FONT LICENSE Version 1.1" in answer.text()
