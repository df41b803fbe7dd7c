"""Strangers meet in their browsers, see who is here, and are told whose turn it is."""

import re

from playwright.sync_api import Page, expect

from kit.screens.browser import PHONE, Visitors, check_axe_in_all_themes
from kit.screens.sea_layout import check_seas_inside, seas_in_view
from kit.servers import browser_api


def let_anybody_join(page: Page) -> None:
    """Press the button."""
    page.get_by_role("button", name="Let anybody join").click()
    page.wait_for_url(re.compile("/match/"))


def match_of(page: Page) -> str:
    """The match at whose address a page is."""
    return page.url.rpartition("/")[2]


def test_two_strangers_meet_and_a_third_watches(visitors: Visitors) -> None:
    """The first visitor waits, and sees at once that another has come."""
    anna, bruno = visitors.come("/"), visitors.come("/", lang="it")
    let_anybody_join(anna)
    expect(anna.get_by_text("Waiting for somebody to join.")).to_be_visible()
    expect(anna).not_to_have_title(re.compile("Your turn"))
    for size in ((740, 360), (390, 844), (1280, 620)):
        check_seas_inside(anna, size, 1)
    before = seas_in_view(anna)
    bruno.locator("#people button").last.click()
    bruno.wait_for_url(re.compile("/match/"))
    expect(anna.get_by_text("Waiting for somebody to join.")).to_be_hidden()
    assert seas_in_view(anna) == before, "a ship in the hand is not put down elsewhere"
    assert match_of(anna) == match_of(bruno)
    carla = visitors.come(f"/match/{match_of(anna)}")
    expect(carla.locator("main h1")).to_be_visible()
    expect(anna).to_have_title(re.compile("^● Your turn · "))
    lit = anna.locator('link[rel="icon"]').get_attribute("href")
    assert lit is not None
    assert lit.startswith("data:image/svg")


def test_a_waiting_visitor_plays_the_computer_meanwhile(visitors: Visitors) -> None:
    """The page calls them to the table when a partner has come, on any screen."""
    anna, bruno = visitors.come("/"), visitors.come("/")
    for page in (anna, bruno):
        page.get_by_label("Clock").select_option("calm")
    let_anybody_join(anna)
    table = match_of(anna)
    anna.get_by_role("button", name="Play the computer meanwhile").click()
    anna.wait_for_url(re.compile(f"/match/(?!{table})"))
    let_anybody_join(bruno)
    assert match_of(bruno) == table
    expect(anna.locator("main").get_by_text("Somebody has joined your table!")).to_be_visible()
    anna.get_by_role("link", name="To the table").click()
    anna.wait_for_url(re.compile(table))
    expect(anna.locator("main").get_by_text("Somebody has joined your table!")).to_be_hidden()


def test_waiting_can_be_ended_and_is_seen_by_all_visitors(visitors: Visitors) -> None:
    """In all themes and on a phone; the list of open games shows who is here."""
    anna, bruno = visitors.come("/", size=PHONE, touch=True), visitors.come("/")
    anna.get_by_label("Clock").select_option("minute")
    let_anybody_join(anna)
    row = bruno.locator("aside li").filter(has=bruno.get_by_role("img", name="is here"))
    expect(row.first).to_be_visible()
    check_axe_in_all_themes(anna)
    anna.get_by_role("button", name="Stop waiting").click()
    anna.wait_for_url(re.compile("/$"))
    check_axe_in_all_themes(bruno)


def test_a_turn_channel_is_added_and_removed(visitors: Visitors) -> None:
    """The settings say what is wrong with an address, and keep none in sight."""
    page = visitors.come("/settings")
    visitors.forgive("409")
    page.get_by_text("For programs: a webhook").click()
    page.get_by_label("Address that is called at each turn").fill("https://127.0.0.1/hook")
    page.get_by_role("button", name="Add").click()
    expect(page.locator("main").get_by_text("Nothing is sent to that address")).to_be_visible()
    check_axe_in_all_themes(page)


def lay_by_days(anna: Page, bruno: Page) -> str:
    """A game of days between two, with both fleets in and Bruno to move."""
    for page, name in ((anna, "Anna Days"), (bruno, "Bruno Days")):
        browser_api.call(page, name)
    clock = {"move": 3 * 86_400_000}
    match = browser_api.lay(
        anna, variant="classic", seats=["host", "link"], clock=clock, begins="second"
    )
    browser_api.sit_by_link(anna, match, [bruno])
    for page in (anna, bruno):
        browser_api.place_by_chance(page, match)
    return match


def test_a_pause_is_answered_where_it_is_seen(visitors: Visitors) -> None:
    """Before anything else that can be done; and a blocked player says nothing more."""
    anna, bruno = visitors.come(None), visitors.come(None)
    match = lay_by_days(anna, bruno)
    browser_api.want(anna, match, {"type": "offer-pause", "days": 7})
    browser_api.want(anna, match, {"type": "say-phrase", "phrase": "good-luck"})
    bruno.goto(f"/match/{match}")
    offer = bruno.locator("main").get_by_text("Anna Days would like a pause of 7 days.").last
    expect(offer).to_be_visible()
    rules = bruno.get_by_role("button", name="Rules in force")
    above, below = offer.bounding_box(), rules.bounding_box()
    assert above is not None
    assert below is not None
    assert above["y"] < below["y"]
    bruno.get_by_role("button", name="Agree").click()
    expect(bruno.locator("main").get_by_text("Pause until").first).to_be_visible()
    said = bruno.get_by_role("listitem").filter(has_text="Good luck!")
    expect(said).to_be_visible()
    bruno.get_by_role("button", name="Block or report …").click()
    bruno.get_by_role("button", name="Block Anna Days").click()
    expect(said).to_have_count(0)


def test_my_games_cut_off_nothing_that_matters(visitors: Visitors) -> None:
    """Whose turn and how long: in the longest language, on the smallest screen."""
    anna = visitors.come(None)
    bruno = visitors.come(None, lang="ru", size=PHONE, touch=True)
    lay_by_days(anna, bruno)
    bruno.goto("/")
    bruno.evaluate("localStorage.setItem('seabattle.known', 'yes')")
    bruno.reload()
    state = bruno.locator("aside small, main small").filter(has_text="осталось").first
    expect(state).to_be_visible()
    assert state.evaluate("(it) => it.scrollWidth <= it.clientWidth")
