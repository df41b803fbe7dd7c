"""The start page: games to choose, one menu, and the people who are here."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kit.screens.browser import Visitors
from kit.screens.start_page import choose_game, game_card
from kit.servers.browser_api import lay
from seabattle.rules import LANGUAGES, variant_names

FOLDS = ((1280, 620), (390, 844))
"""A small laptop and a phone."""


def test_games_are_cards_with_small_seas(visitors: Visitors) -> None:
    """Chosen by mouse, finger or arrow keys; a listener hears how a game differs."""
    page = visitors.come()
    cards = page.get_by_role("radiogroup", name="Game").get_by_role("radio")
    expect(cards).to_have_count(len(variant_names()))
    # Each sea is drawn from its own rules: the radar is seen on the Italian card alone.
    drawn = page.locator("label[data-game]:has(path.hull):has(path.sunk):has(path.miss)")
    expect(drawn).to_have_count(len(variant_names()))
    expect(page.locator("label:has(path.nothing)")).to_have_count(1)
    expect(page.locator("[data-game=battaglia-navale] path.nothing")).to_have_count(1)
    expect(page.get_by_role("radio", name=re.compile("radar"))).to_have_value("battaglia-navale")

    choose_game(page, "salvo")
    page.keyboard.press("ArrowRight")
    expect(game_card(page, "sea-battle")).to_be_checked()
    expect(page.locator("nav").filter(has_text="Play now")).to_contain_text("Sea battle, against")
    expect(page.get_by_role("main")).to_contain_text("whoever hits shoots again")
    page.reload()
    expect(game_card(page, "sea-battle")).to_be_checked()


CROWDED = """[...document.querySelectorAll('label[data-game]')].filter((card) => {
    const [title, size] = [card.querySelector('strong'), card.querySelector('small')];
    const [above, below] = [title.getBoundingClientRect(), size.getBoundingClientRect()];
    const cut = size.scrollWidth > size.clientWidth || title.scrollHeight > title.clientHeight + 5;
    return above.bottom > below.top + 1 || cut;
}).map((card) => card.dataset.game)"""
"""The cards on which one line lies over another, or is cut."""


@pytest.mark.parametrize("lang", ["it", "ru"])
def test_the_words_of_a_card_have_room(visitors: Visitors, lang: str) -> None:
    """Russian is long: the size of the sea lay over the title, and a title ended in three dots."""
    page = visitors.come(size=FOLDS[0], lang=lang)
    expect(page.locator("label[data-game]")).to_have_count(len(variant_names()))
    page.evaluate("document.fonts.ready")
    for width, height in (*FOLDS, (844, 390), (1280, 720), (1920, 1080)):
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(CROWDED) == [], (width, height)


def test_the_menu_leads_everywhere(visitors: Visitors) -> None:
    """One place for all there is to do here, and every way is whole."""
    page = visitors.come()
    menu = page.get_by_role("navigation", name="From here")
    for name, heading in (("Play the computer", 2), ("Play with people", 2)):
        menu.get_by_role("link", name=name).click()
        expect(page.get_by_role("heading", name=name, level=heading)).to_be_in_viewport()
    for name, path in (("Make your own rules", "/builder"), ("Watch others play", "/watch")):
        page.goto("/")
        menu.get_by_role("link", name=name).click()
        expect(page).to_have_url(re.compile(path))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_people_are_not_below_the_fold(visitors: Visitors, lang: str) -> None:
    """Open tables of others, and the visitor's own games, are in sight without scrolling."""
    host = visitors.come()
    lay(host, variant="salvo", seats=["host", "open"], listed=True)
    page = visitors.come(None, lang=lang)
    page.goto("/")
    for _ in range(3):
        lay(page, variant="battaglia-navale", seats=["host", "scatter"])
    page.evaluate("localStorage.setItem('seabattle.known', '1')")
    for width, height in FOLDS:
        page.set_viewport_size({"width": width, "height": height})
        page.reload()
        people = page.get_by_role("complementary").get_by_role("region")
        expect(people).to_have_count(2)
        for region in (people.first, people.last):
            first = region.get_by_role("listitem").first
            assert _bottom(page, first.locator("strong")) <= height, (lang, width)
            assert _bottom(page, first.locator(".button")) <= height, (lang, width)
        play = page.locator("nav .primary")
        assert _bottom(page, play) <= height
        assert page.evaluate("document.documentElement.scrollWidth") <= width


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_between_games_stands_in_one_place(visitors: Visitors, lang: str) -> None:
    """Puzzles, odds, analysis and one's own figures were to be found by their addresses alone."""
    page = visitors.come(lang=lang, size=FOLDS[1])
    page.locator("nav a[href='#practice']").click()
    place = page.locator("#practice")
    expect(place.get_by_role("heading", level=2)).to_be_in_viewport()
    ways = place.get_by_role("link")
    paths = ["/daily", "/puzzles", "/odds", "/analysis", "/statistics"]
    assert [each.get_attribute("href") for each in ways.all()] == paths
    if lang != "en":
        return
    for path in paths:
        page.goto("/#practice")
        place.locator(f"a[href='{path}']").click()
        expect(page).to_have_url(re.compile(path))
        expect(page.get_by_role("heading", level=1)).to_be_visible()


SHIFTS = """
    window.shifted = 0;
    new PerformanceObserver((list) => {
        for (const { value } of list.getEntries()) window.shifted += value;
    }).observe({ type: 'layout-shift', buffered: true });
"""


def test_nothing_jumps_while_the_page_comes(visitors: Visitors) -> None:
    """The foot of the page was seen first, and jumped away: a shift of 0.16, where 0.02 is much."""
    for size in FOLDS:
        page = visitors.come(None, size=size)
        page.add_init_script(SHIFTS)
        page.goto("/")
        page.locator("input[name=game]").first.wait_for()
        page.wait_for_load_state("networkidle")
        assert page.evaluate("window.shifted") <= 0.02, size


def _bottom(page: Page, it: Locator) -> float:
    """Where something ends, from the top of the window."""
    expect(it).to_be_visible()
    assert page.evaluate("scrollY") == 0
    box = it.bounding_box()
    assert box
    return box["y"] + box["height"]
