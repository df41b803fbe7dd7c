"""How a visitor uses a page: by mouse, by touch, or by keys alone."""

from typing import Literal

from playwright.sync_api import Locator, Page, expect

Way = Literal["mouse", "touch", "keys"]
WAYS: tuple[Way, ...] = ("mouse", "touch", "keys")

STEPS = {(0, 1): "ArrowRight", (0, -1): "ArrowLeft", (1, 0): "ArrowDown", (-1, 0): "ArrowUp"}


class Hand:
    """A hand that presses buttons and picks cells in one way, and in no other."""

    def __init__(self, page: Page, way: Way) -> None:
        self._page = page
        self._way = way

    def press(self, button: Locator) -> None:
        """Press a button."""
        if self._way == "mouse":
            button.click()
        elif self._way == "touch":
            button.tap()
        else:
            expect(button).to_be_visible()
            button.focus()
            self._page.keyboard.press("Enter")

    def pick(self, sea: Locator, at: tuple[int, int]) -> None:
        """Pick a cell of a sea, and fire where a tap only aims."""
        cell = sea.locator(f"[data-cell='{at[0]},{at[1]}']")
        if self._way == "mouse":
            cell.click()
        elif self._way == "touch":
            self._tap(cell)
        else:
            self._walk(sea, at)
            self._page.keyboard.press("Enter")

    def _tap(self, cell: Locator) -> None:
        cell.tap()
        loupe = self._page.locator(".loupe .primary")
        if loupe.is_visible():
            loupe.tap()

    def _walk(self, sea: Locator, at: tuple[int, int]) -> None:
        """Go by arrows from where the cursor was left."""
        stop = sea.locator("[role=gridcell][tabindex='0']")
        stop.focus()
        row, col = map(int, (stop.get_attribute("data-cell") or "0,0").split(","))
        for down, right, count in ((1, 0, at[0] - row), (0, 1, at[1] - col)):
            sign = 1 if count > 0 else -1
            for _ in range(abs(count)):
                self._page.keyboard.press(STEPS[down * sign, right * sign])
        expect(sea.locator(f"[data-cell='{at[0]},{at[1]}']")).to_be_focused()
