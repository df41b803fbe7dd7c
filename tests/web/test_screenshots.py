"""The pictures of the README: main pages as people see them.

``scripts/screenshots`` has them written into ``docs/screenshots``; as a test they are
made, measured and thrown away.
"""

import os
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import DESKTOP, PHONE, Size, Visitors

LARGEST = 150_000
"""Bytes of a picture: a README is read on phones, too."""

FIRE = """async ([match, turns]) => {
  const path = `/api/matches/${match}`;
  const view = async () => (await fetch(`${path}/view`)).json();
  for (let turn = 0; turn < turns; ) {
    const seen = await view();
    if (seen.table.phase === 'over') break;
    if (seen.table.phase !== 'playing' || seen.table.turn !== seen.seat) {
      await new Promise((after) => setTimeout(after, 100));
      continue;
    }
    const at = seen.open.filter((_, index) => index % 7 === (turn * 3) % 7).slice(turn, turn + 1);
    const command = { type: 'fire', at: at.length ? at : seen.open.slice(0, 1) };
    await fetch(`${path}/commands`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ id: `shot-${turn}`, request: { type: 'act', command } }),
    });
    turn += 1;
  }
}"""
"""Fires so many times at cells all over the sea, as they are open."""


def home(page: Page) -> None:
    """The first page, with its list of games."""
    page.goto("/")
    page.get_by_role("heading", level=1).wait_for()
    page.wait_for_load_state("networkidle")


def placing(page: Page) -> None:
    """A fleet in place."""
    page.goto("/")
    page.locator(".primary").first.click()
    page.wait_for_url("**/match/*")
    page.locator("button").filter(has_text="Random").first.click()


def playing(page: Page) -> None:
    """The middle of a game."""
    placing(page)
    page.locator("button.primary").last.click()
    expect(page.get_by_role("grid").first).to_be_visible()
    match = page.url.rpartition("/")[2]
    page.evaluate(FIRE, [match, 14])
    expect(page.get_by_role("heading", level=1)).to_contain_text("Game")


def builder(page: Page) -> None:
    """Rules of one's own."""
    page.goto("/builder")
    play = page.get_by_role("button", name="Play the computer")
    expect(play).to_be_visible()
    expect(play).not_to_have_attribute("aria-disabled", "true")
    expect(play).to_be_enabled()


PICTURES: dict[str, tuple[Callable[[Page], None], str, str, Size]] = {
    "web-home": (home, "en", "light", (1200, 740)),
    "web-placing": (placing, "en", "light", DESKTOP),
    "web-playing": (playing, "en", "dark", DESKTOP),
    "web-phone": (playing, "en", "light", PHONE),
    "web-builder": (builder, "en", "light", DESKTOP),
}


@pytest.mark.parametrize("name", PICTURES)
def test_a_picture_of_a_page(visitors: Visitors, name: str, tmp_path: Path) -> None:
    """What the README shows is what people see, and small enough to be shown."""
    folder = Path(os.environ.get("SEABATTLE_SCREENSHOTS") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    visit, lang, scheme, size = PICTURES[name]
    page = visitors.come(None, lang=lang, scheme=scheme, size=size)  # type: ignore[arg-type]
    visit(page)
    page.wait_for_timeout(500)
    picture = folder / f"{name}.png"
    page.screenshot(path=picture)
    assert 5_000 < picture.stat().st_size <= LARGEST


def test_the_pictures_of_the_readme_are_there() -> None:
    """A broken picture is the first thing a visitor of the project would see."""
    root = Path(__file__).parents[2]
    for name in PICTURES:
        picture = root / "docs" / "screenshots" / f"{name}.png"
        assert picture.read_bytes().startswith(b"\x89PNG"), name
        assert picture.stat().st_size <= LARGEST, name
