"""Moments of a game as strips of frames: what people see when they fire, lose a ship, win or lose.

``scripts/screenshots`` has them written into ``docs/screenshots``; as a test one size of them is
made, measured and thrown away.
"""

import os
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page, expect

from kit.screens.browser import DESKTOP, Size, Visitors
from kit.screens.short_duel import HIT, LAST, MISS, REST, ShortDuel
from kit.screens.webp import SOUND_ASKED, develop_webp, is_webp

LARGEST = 130_000
"""Bytes of a strip: a dozen of them are looked at in one go."""

AT = (60, 180, 360, 560)
"""Milliseconds of a moment at which it is looked at."""

SIZES: dict[str, Size] = {"desktop": DESKTOP, "phone": (390, 844)}
WANTED = tuple(SIZES) if os.environ.get("SEABATTLE_SCREENSHOTS") else ("phone",)

STOP_AT = """(time) => document.getAnimations().forEach((each) => {
    each.pause();
    each.currentTime = time;
})"""


class Camera:
    """Takes strips, and puts them into a folder."""

    def __init__(self, darkroom: Page, folder: Path, size: str) -> None:
        self._darkroom, self._folder, self._size = darkroom, folder, size

    def develop(self, name: str, frames: list[bytes], width: int) -> None:
        """Write frames down as one strip."""
        strip = develop_webp(self._darkroom, frames, width)
        path = self._folder / f"moment-{name}-{self._size}.webp"
        path.write_bytes(strip)
        assert 2_000 < len(strip) <= LARGEST, (path.name, len(strip))

    def film(self, name: str, page: Page, which: str) -> None:
        """The moment shown now, its clock standing still: on its sea, or on the phone."""
        sea = page.locator(f".sea.{which} .frame")
        what: Locator | Page = sea if self._size == "desktop" else page
        expect(page.locator(".moment").first).to_be_attached()
        frames = []
        for time in AT:
            page.evaluate(STOP_AT, time)
            frames.append(what.screenshot(animations="allow"))
        self.develop(name, frames, 420 if self._size == "desktop" else 300)

    def film_end(self, name: str, page: Page) -> None:
        """The last shot, and the picture of the end."""
        expect(page.locator(".moment").first).to_be_attached()
        page.evaluate(STOP_AT, 300)
        frames = [page.screenshot(animations="allow")]
        page.keyboard.press("Shift")
        expect(page.locator(".scene")).to_be_visible()
        for time in (250, 1200):
            page.evaluate(STOP_AT, time)
            frames.append(page.screenshot(animations="allow"))
        self.develop(name, frames, 640 if self._size == "desktop" else 300)


def _still(page: Page) -> Page:
    """Timers stand still, so that a moment stays as long as it is looked at."""
    page.clock.install()
    return page


@pytest.mark.parametrize("size", WANTED)
def test_moments_as_strips_of_frames(visitors: Visitors, size: str, tmp_path: Path) -> None:
    """Small enough to be shown, and each of them a moment that was really on the screen."""
    folder = Path(os.environ.get("SEABATTLE_SCREENSHOTS") or tmp_path)
    duel = ShortDuel(visitors, size=SIZES[size], reduced_motion="no-preference")
    anna, bruno = _still(duel.anna), _still(duel.bruno)
    for page in (anna, bruno):
        page.add_init_script(SOUND_ASKED)
    camera = Camera(visitors.come("/settings"), folder, size)
    duel.look()
    for page in (anna, bruno):
        page.clock.pause_at("2100-01-01")

    duel.fire(anna, MISS)
    camera.film("miss", anna, "foreign")
    duel.fire(bruno, (7, 9))
    duel.fire(anna, HIT)
    camera.film("hit", anna, "foreign")
    duel.fire(anna, *REST)
    camera.film("sunk", anna, "foreign")
    if size == "phone":
        bruno.locator(".mini").click()
    duel.fire(anna, (0, 9))
    duel.fire(bruno, (7, 0))
    duel.fire(anna, LAST[0])
    bruno.keyboard.press("Shift")
    duel.fire(anna, LAST[1])
    camera.film("lost", bruno, "own")
    camera.film_end("victory", anna)
    camera.film_end("defeat", bruno)


def test_the_strips_of_the_documents_are_there_and_small() -> None:
    """All of them together are looked at in one go."""
    folder = Path(__file__).parents[2] / "docs" / "screenshots"
    kinds = ("miss", "hit", "sunk", "lost", "victory", "defeat")
    strips = [folder / f"moment-{kind}-{size}.webp" for kind in kinds for size in SIZES]
    assert all(is_webp(each.read_bytes()) for each in strips)
    assert sum(each.stat().st_size for each in strips) <= 1_500_000
