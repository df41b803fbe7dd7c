"""The pictures of the README: main pages as people see them.

``scripts/screenshots`` has them written into ``docs/screenshots``; as a test they are
made, measured and thrown away.
"""

import os
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import (
    DESKTOP,
    PHONE,
    SECONDS,
    Size,
    Visitors,
    check_axe_in_all_themes,
    check_axe_in_forced_colours,
)
from kit.screens.webp import SOUND_ASKED, develop_webp, is_webp
from kit.servers.browser_api import ask, lay, place_by_chance
from seabattle.rules import LANGUAGES

LARGEST = 100_000
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
    """The first page, with its list of games and two computers that have fired already."""
    page.goto("/")
    table = page.get_by_role("region", name="Two computers at play")
    expect(table.get_by_role("img").first).to_have_accessible_name(
        re.compile(r"\d\d shots"), timeout=120 * SECONDS
    )


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


WANTED = tuple(PICTURES) if os.environ.get("SEABATTLE_SCREENSHOTS") else ("web-phone",)


@pytest.mark.parametrize("name", WANTED)
def test_a_picture_of_a_page(
    request: pytest.FixtureRequest, visitors: Visitors, name: str, tmp_path: Path
) -> None:
    """What the README shows is what people see, and small enough to be shown."""
    hosts = request.getfixturevalue("lookers") if name == "web-home" else visitors
    folder = Path(os.environ.get("SEABATTLE_SCREENSHOTS") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    visit, lang, scheme, size = PICTURES[name]
    page = hosts.come(None, lang=lang, scheme=scheme, size=size)  # type: ignore[arg-type]
    page.add_init_script(SOUND_ASKED)
    visit(page)
    page.wait_for_timeout(500)
    picture = develop_webp(visitors.come("/settings"), [page.screenshot()], size[0])
    (folder / f"{name}.webp").write_bytes(picture)
    assert 5_000 < len(picture) <= LARGEST


def test_the_pictures_of_the_readme_are_there() -> None:
    """A broken picture is the first thing a visitor of the project would see."""
    root = Path(__file__).parents[2]
    for name in PICTURES:
        picture = root / "docs" / "screenshots" / f"{name}.webp"
        assert is_webp(picture.read_bytes()), name
        assert picture.stat().st_size <= LARGEST, name


SIZES: tuple[Size, ...] = ((390, 844), (844, 390), (1280, 620), (1920, 1080))
"""A phone, the same on its side, a small laptop and a large screen."""


def _over(page: Page) -> None:
    """A game that a player has given up, with all seas shown."""
    match = _lay(page, "sea-battle")
    page.evaluate(FIRE, [match, 9])
    order = {"id": "enough", "request": {"type": "act", "command": {"type": "resign"}}}
    ask(page, f"/matches/{match}/commands", order)
    page.goto(f"/match/{match}")
    page.get_by_role("slider").wait_for()


def _lay(page: Page, variant: str) -> str:
    page.goto("/")
    match = lay(page, variant=variant, seats=["host", "scatter"])
    place_by_chance(page, match)
    return match


def _place(page: Page) -> None:
    page.goto("/")
    match = lay(page, variant="battaglia-navale", seats=["host", "scatter"])
    page.goto(f"/match/{match}")
    page.get_by_role("grid").wait_for()


def _turns(page: Page) -> None:
    match = _lay(page, "battaglia-navale")
    page.evaluate(FIRE, [match, 12])
    page.goto(f"/match/{match}")
    page.get_by_role("grid").first.wait_for()


def _rounds(page: Page) -> None:
    match = _lay(page, "forum")
    page.goto(f"/match/{match}")
    page.get_by_role("grid").first.wait_for()


def _sign_up(page: Page) -> None:
    page.goto("/")
    found = ask(page, "/sign-ups", {"id": "every-page", "bots": ["hunter"], "most": 12})
    page.goto(f"/signup/{found['id']}")
    page.get_by_role("heading", level=1).wait_for()


def _at(path: str) -> Callable[[Page], None]:
    def visit(page: Page) -> None:
        page.goto(path)
        page.get_by_role("heading", level=1).wait_for()
        page.wait_for_load_state("networkidle")

    return visit


EVERY_PAGE: dict[str, Callable[[Page], None]] = {
    "home": _at("/"),
    "settings": _at("/settings"),
    "watch": _at("/watch"),
    "rules": _at("/rules/battaglia-navale"),
    "builder": _at("/builder"),
    "nowhere": _at("/nowhere"),
    "daily": _at("/daily"),
    "puzzles": _at("/puzzles"),
    "odds": _at("/odds"),
    "analysis": _at("/analysis"),
    "statistics": _at("/statistics"),
    "check": _at("/check"),
    "paper": _at("/paper"),
    "host": _at("/host"),
    "device": _at("/device"),
    "signup": _sign_up,
    "placing": _place,
    "turns": _turns,
    "rounds": _rounds,
    "over": _over,
}


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", EVERY_PAGE)
def test_every_page_at_four_sizes_and_in_all_themes(
    visitors: Visitors, name: str, lang: str, tmp_path: Path
) -> None:
    """Pictures for reviewers; nothing is pushed sideways, and axe finds nothing."""
    visitors.forgive("status of 404")
    folder = Path(os.environ.get("SEABATTLE_EVERY_PAGE") or tmp_path)
    folder.mkdir(parents=True, exist_ok=True)
    page = visitors.come(None, lang=lang)
    EVERY_PAGE[name](page)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.wait_for_timeout(300)
        page.screenshot(path=folder / f"{name}-{lang}-{width}.png")
        assert page.evaluate("document.documentElement.scrollWidth") <= width, width
    check_axe_in_all_themes(page)
    check_axe_in_forced_colours(page)


@pytest.mark.parametrize("name", ["home", "settings", "turns"])
def test_forced_colours_can_be_read(visitors: Visitors, name: str) -> None:
    """What colours alone make legible is lost where a system forces its own upon the page."""
    page = visitors.come(None)
    EVERY_PAGE[name](page)
    check_axe_in_forced_colours(page)
