"""What is said during a game stands where room is kept for it, and is never cut where it matters.

A refusal that tells what to do instead was cut after two lines on a phone, and so was what the
opponent's wide shot had sunk.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import Size, Visitors
from kit.screens.sea_layout import NARROW, NEEDED_TO_FIRE, WIDE, check_seas_inside, seas_in_view
from kit.servers.browser_api import act, call, fire, lay, place_by_chance, sit_by_link, view

TABLET_UPRIGHT = (800, 1100)

CELL_BY_CELL = {
    "en": "The last shots, cell by cell",
    "it": "Gli ultimi colpi, casella per casella",
    "ru": "Последние выстрелы по клеткам",
}

CUT = """() => {
    const box = (each) => each.getBoundingClientRect();
    const within = (inner, outer) => inner.top >= outer.top - 1 && inner.bottom <= outer.bottom + 1;
    const apart = (one, other) => one.bottom <= other.top + 1 || one.top >= other.bottom - 1
        || one.right <= other.left + 1 || one.left >= other.right - 1;
    const of = (name) => [...document.querySelectorAll(name)].filter((each) => each.offsetParent);
    const [words] = of('.words'), [answer] = of('.answer'), [first] = of('.answer .said');
    const window_ = { top: 0, bottom: innerHeight };
    const found = [];
    if (!within(box(words), window_)) found.push('words leave the window');
    if (words.scrollHeight > words.clientHeight + 1) found.push('words are cut');
    if (!within(box(first), box(answer))) found.push('what matters most is cut');
    for (const each of [answer, ...of('[role=grid]'), ...of('.arsenal'), ...of('.aim')])
        if (!apart(box(words), box(each))) found.push(`words hide ${each.className}`);
    const { left, top, width, height } = box(words);
    const seen = document.elementFromPoint(left + width / 2, top + height / 2);
    if (!words.contains(seen)) found.push('words are hidden');
    return found;
}"""
"""Text that a sighted visitor could not read."""


class LostCarrier:
    """Anna at her screen; Bruno's wide shots have just sunk her carrier, the longest to tell of."""

    def __init__(self, visitors: Visitors, lang: str) -> None:
        self.anna = visitors.come(None, lang=lang)
        self._bruno = visitors.come(None)
        call(self.anna, "Anna")
        call(self._bruno, "Bartolomeo")
        seats = ["host", "link"]
        self.match = lay(self.anna, variant="battaglia-navale", seats=seats)
        sit_by_link(self.anna, self.match, [self._bruno])
        for each in (self.anna, self._bruno):
            place_by_chance(each, self.match)
        self._sink()
        self.anna.goto(f"/match/{self.match}")
        expect(self.anna.locator(".status.mine")).to_be_visible()

    def _sink(self) -> None:
        own = view(self.anna, self.match)["own"]["ships"]
        (cells,) = [each["cells"] for each in own if each["ship_class"] == "carrier"]
        for middle in (sorted(cells)[1], sorted(cells)[3]):
            self._middle = middle
            if view(self.anna, self.match)["table"]["turn"] == 0:
                self._miss()
            target = {"type": "centre", "at": middle}
            shot = {"type": "use-weapon", "weapon": "wide-shot", "target": target}
            act(self._bruno, self.match, shot)

    def last_cells(self) -> list[str]:
        """All that the last wide shot fell on, as they are called."""
        names, (row, col) = view(self.anna, self.match)["names"], self._middle
        rows, columns = (
            names[axis][max(at - 1, 0) : at + 2] for axis, at in (("rows", row), ("columns", col))
        )
        return [f"{column}-{each}" for each in rows for column in columns]

    def _miss(self) -> None:
        seen: Any = view(self.anna, self.match)
        fire(self.anna, self.match, *seen["open"][: seen["shots"]])


def check_refusal(page: Page, size: Size) -> None:
    """Fail when a long refusal is cut, hides something or moves a sea."""
    before = seas_in_view(page)
    line = page.locator(".aim input")
    line.fill("Д5")
    line.press("Enter")
    expect(page.locator(".todo.refused")).to_contain_text("P-1")
    expect(page.locator(".aim input")).to_be_focused()
    assert page.evaluate(CUT) == [], size
    assert seas_in_view(page) == before, size
    line.fill("")
    expect(page.locator(".todo.refused")).to_have_count(0)


@pytest.mark.parametrize("lang", ["it", "ru", pytest.param("en", marks=pytest.mark.slow)])
def test_no_size_and_no_language_cuts_what_matters(visitors: Visitors, lang: str) -> None:
    """A lost ship and what to do instead are read whole, and all cells are one tap away."""
    game = LostCarrier(visitors, lang)
    page = game.anna
    for size in (*NARROW, WIDE[0], TABLET_UPRIGHT):
        check_seas_inside(page, size, 1 if size in NARROW else 2, NEEDED_TO_FIRE)
        assert page.evaluate(CUT) == [], size
        check_refusal(page, size)

    page.set_viewport_size({"width": 390, "height": 844})
    page.get_by_role("button", name=CELL_BY_CELL[lang]).click()
    sheet = page.get_by_role("dialog")
    for name in game.last_cells():
        expect(sheet.locator("li").nth(-2)).to_contain_text(name)
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()
