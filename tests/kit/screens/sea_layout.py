"""Where the seas stand in the window, and what else of a game is in view with them."""

from playwright.sync_api import Page

from kit.screens.browser import Size

WIDE: tuple[Size, ...] = (
    (1280, 620),
    (1366, 768),
    (1440, 900),
    (1920, 1080),
    (2560, 1440),
    (1280, 860),
    (1024, 768),
)
"""Windows in which both seas are in view, with status and weapons."""

NARROW: tuple[Size, ...] = ((390, 844), (360, 740), (740, 360), (844, 390), (640, 430), (683, 384))
"""Phones upright and on their side, and desktops read at 200 %: one sea, and what fires at it."""

NEEDED_TO_FIRE = [".status", ".arsenal", ".aim"]

Rectangles = list[list[float]]

SEAS = """() => [...document.querySelectorAll('[role=grid]')]
    .filter((each) => each.offsetParent !== null)
    .map((each) => {
        const { left, top, right, bottom } = each.getBoundingClientRect();
        return [left, top, right, bottom].map((at) => Math.round(at * 10) / 10);
    })"""

OUTSIDE = """(names) => names.map((name) => {
    const found = document.querySelector(name);
    if (!found) return null;
    const { left, top, right, bottom } = found.getBoundingClientRect();
    const within = right <= innerWidth + 0.5 && bottom <= innerHeight + 0.5;
    return within && left >= 0 && top >= 0 ? null : `${name} ends at ${right}, ${bottom}`;
}).filter((each) => each)"""


def seas_in_view(page: Page) -> Rectangles:
    """The rectangles of the seas that are shown: left, top, right, bottom."""
    found: Rectangles = page.evaluate(SEAS)
    return found


def resize(page: Page, size: Size) -> Rectangles:
    """The seas in a window of another size."""
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    return seas_in_view(page)


def check_seas_inside(page: Page, size: Size, seas: int, needed: list[str] | None = None) -> None:
    """Fail when a sea, or what else is needed, is not wholly in a window of that size."""
    width, height = size
    found = resize(page, size)
    assert len(found) == seas, (size, found)
    for left, top, right, bottom in found:
        assert left >= 0, (size, found)
        assert top >= 0, (size, found)
        assert right <= width, (size, found)
        assert bottom <= height, (size, found)
    assert page.evaluate(OUTSIDE, needed or []) == [], size
