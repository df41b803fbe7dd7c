"""A sea on the screen, found by its accessible names, as a blind player finds it."""

import re

from playwright.sync_api import Locator, Page


def sea(page: Page, name: str | re.Pattern[str]) -> Locator:
    """The sea of that name."""
    return page.get_by_role("grid", name=name)


def cell(grid: Locator, name: str) -> Locator:
    """A cell by the name that the table gives it."""
    return grid.get_by_role("gridcell", name=re.compile(rf"^{re.escape(name)}(,|$)"))


def saying(grid: Locator, words: str) -> list[str]:
    """The names of all cells that say something."""
    cells = grid.get_by_role("gridcell", name=re.compile(words))
    labels = [each.get_attribute("aria-label") or "" for each in cells.all()]
    return [label.split(",")[0] for label in labels]


def middle(place: Locator) -> tuple[float, float]:
    """Where to point to strike something."""
    place.scroll_into_view_if_needed()
    box = place.bounding_box()
    assert box is not None, "It is not on the screen."
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drag(page: Page, what: Locator, to: Locator) -> None:
    """Drag something with the mouse, and let it go."""
    hold(page, what, to)
    page.mouse.up()


def hold(page: Page, what: Locator, over: Locator) -> None:
    """Drag something with the mouse, and hold it there."""
    page.mouse.move(*middle(what))
    page.mouse.down()
    page.mouse.move(*middle(over), steps=6)


class Finger:
    """A finger on the glass."""

    def __init__(self, page: Page) -> None:
        self._session = page.context.new_cdp_session(page)

    def drag(self, start: tuple[float, float], end: tuple[float, float], steps: int = 8) -> None:
        """Press, move, let go."""
        self._touch("touchStart", start)
        for step in range(1, steps + 1):
            part = step / steps
            x = start[0] + (end[0] - start[0]) * part
            y = start[1] + (end[1] - start[1]) * part
            self._touch("touchMove", (x, y))
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def _touch(self, kind: str, point: tuple[float, float]) -> None:
        points = [{"x": point[0], "y": point[1]}]
        self._session.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})
