import re
import time

import httpx
import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import (
    DESKTOP,
    PHONE,
    SECONDS,
    SPOKEN,
    TABLET,
    ZOOMED,
    Visitors,
    check_axe,
    check_axe_in_all_themes,
)
from kit.screens.start_page import choose_game, game_card
from kit.servers.killable_server import KillableServer

SERVER_GONE = r"net::ERR_|WebSocket connection to|the server responded with a status of 50"
"""What a browser writes on its console while there is no server."""

PAGES = ("/", "/settings", "/watch", "/rules/classic", "/nowhere")


def title(page: Page) -> str:
    """The heading of a page, once it is there."""
    heading = page.get_by_role("heading", level=1)
    heading.wait_for()
    return heading.inner_text()


def match_at(page: Page) -> str:
    """The match whose address the page is at."""
    page.wait_for_url("**/match/*")
    return page.url.rpartition("/")[2]


def place_by_chance(page: Page) -> None:
    """Place a random fleet, and begin."""
    page.get_by_role("button", name="Random").click()
    page.get_by_role("button", name="Ready for battle").click()


COUNT_CLICKS = """
    addEventListener('click', (event) => {
        if (!event.isTrusted) return;
        const before = Number(sessionStorage.getItem('clicks'));
        sessionStorage.setItem('clicks', String(before + 1));
    }, true);
"""


def test_a_visitor_fires_within_ten_seconds_and_three_clicks(visitors: Visitors) -> None:
    """A passing visitor wants to fire at something, not to fill in forms."""
    taken = []
    # On a busy machine anything may take long once.
    for _ in range(3):
        page = visitors.come(None)
        page.add_init_script(COUNT_CLICKS)
        started = time.monotonic()
        page.goto("/")
        page.get_by_role("button", name="Play now").click()
        page.get_by_role("button", name="Ready for battle").click()
        expect(page.locator(".headline", has_text="Your turn")).to_be_visible()
        page.locator("[role=grid][aria-label^='The sea of'] [aria-label^='C4,']").click()
        answered = re.compile("^C4, (miss|hit|sunk)")
        expect(page.locator("[data-cell='3,2']").first).to_have_attribute("aria-label", answered)
        taken.append(time.monotonic() - started)
        assert page.evaluate("Number(sessionStorage.getItem('clicks'))") <= 3
        if taken[-1] < 10:
            return
    pytest.fail(f"it took {taken} seconds")


def test_a_fleet_laid_by_chance_for_a_newcomer_can_still_be_moved(visitors: Visitors) -> None:
    """To play at once is an offer; a player who wants to lay the fleet themselves clears it."""
    page = visitors.come()
    page.get_by_role("button", name="Play now").click()
    expect(page.locator(".advice")).to_contain_text("Adjust what you like")
    page.get_by_role("button", name="Clear").click()
    expect(page.locator(".sea .ship")).to_have_count(0)

    # A table that was laid with care is left to its host.
    page.goto("/")
    page.get_by_role("form").get_by_role("button", name="Play", exact=True).click()
    match_at(page)
    expect(page.locator(".advice")).to_contain_text("ships")
    expect(page.locator(".sea .ship")).to_have_count(0)


def test_the_game_is_the_one_that_was_chosen(
    visitors: Visitors, page_server: KillableServer
) -> None:
    """The table must get the game that the visitor chose."""
    page = visitors.come()
    card = page.get_by_role("form", name="Play the computer")
    choose_game(page, "salvo")
    card.get_by_role("slider").fill("7")
    expect(card.get_by_text("Strength 7 of 10")).to_be_visible()
    card.get_by_label("Who begins").select_option("The computer")
    card.get_by_label("I may ask for hints").uncheck()
    card.get_by_role("button", name="Play").click()

    found = httpx.get(f"{page_server.url}/api/matches/{match_at(page)}", verify=False).json()
    assert found["company"]["variant"] == "salvo"
    assert found["company"]["hints"] is False
    assert found["ruleset"]["turn"]["begins"] == "second"
    assert [each["kind"] for each in found["company"]["sitters"]] == ["person", "computer"]

    page.goto("/")
    expect(game_card(page, "salvo")).to_be_checked()


def test_a_game_for_many_asks_how_many(visitors: Visitors, page_server: KillableServer) -> None:
    """The forum game has a sea whose size follows from the players."""
    page = visitors.come()
    choose_game(page, "forum")
    expect(page.get_by_text("Who begins")).to_be_hidden()
    page.get_by_label("Opponent").select_option("scatter")
    field = page.get_by_label("Players at the table")
    field.fill("5")
    field.press("Tab")
    page.get_by_role("form").get_by_role("button", name="Play").click()
    found = httpx.get(f"{page_server.url}/api/matches/{match_at(page)}", verify=False).json()
    assert len(found["company"]["sitters"]) == 5


@pytest.mark.parametrize(
    ("browser_lang", "lang", "said"),
    [
        ("en", "en", "Sea Battle"),
        ("it", "it", "Battaglia navale"),
        ("ru", "ru", "Морской бой"),
        ("de-DE", "en", "Sea Battle"),
    ],
)
def test_the_first_page_speaks_the_language_of_the_browser(
    visitors: Visitors, browser_lang: str, lang: str, said: str
) -> None:
    """Visitors should not have to find the switch in a language they cannot read."""
    page = visitors.come("/", lang=browser_lang)
    assert title(page) == said
    assert page.locator("html").get_attribute("lang") == lang


def test_the_language_can_be_changed_at_any_time_and_stays(visitors: Visitors) -> None:
    """In the middle of a game too, where everything that was said is said anew."""
    page = visitors.come()
    page.get_by_role("button", name="Play now").click()
    place_by_chance(page)
    match_at(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Game")
    page.get_by_role("combobox", name="Language").select_option("ru")
    expect(page.get_by_role("heading", level=1)).not_to_contain_text("Game")
    expect(page.locator("html")).to_have_attribute("lang", "ru")
    page.reload()
    expect(page.get_by_role("combobox", name="Язык")).to_have_value("ru")
    expect(page.locator("main")).not_to_contain_text(re.compile("Your turn|Turn of|Log"))


@pytest.mark.parametrize("theme", ["Day chart", "Night chart", "High contrast"])
def test_a_theme_is_kept_and_there_from_the_first_paint(visitors: Visitors, theme: str) -> None:
    """A page that flashes white before it turns dark hurts at night."""
    page = visitors.come("/settings", scheme="light")
    page.get_by_label(theme).check()
    chosen = page.locator("html").get_attribute("data-theme")
    colour = "getComputedStyle(document.body).backgroundColor"
    shown = page.evaluate(colour)
    # Without its module the page is only what the early script and the stylesheet make it.
    page.route("**/assets/index-*.js", lambda route: route.abort())
    visitors.forgive("ERR_FAILED")
    page.reload()
    assert page.locator("html").get_attribute("data-theme") == chosen
    assert page.evaluate(colour) == shown


def test_other_tabs_follow_what_is_chosen_in_one(visitors: Visitors) -> None:
    """Two tabs in two themes would look like two sites."""
    page = visitors.come("/settings")
    other = page.context.new_page()
    other.goto("/")
    page.get_by_label("Night chart").check()
    expect(other.locator("html")).to_have_attribute("data-theme", "dark")


def test_a_name_is_saved_or_refused_in_a_sentence(visitors: Visitors) -> None:
    """Others see the name; what is wrong with one is said where it is typed."""
    visitors.forgive("status of 409")
    page = visitors.come("/settings")
    field = page.get_by_role("textbox", name="Your name")
    expect(field).not_to_have_value("")
    field.fill("Анна Мария")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("main").get_by_text("Saved.")).to_be_visible()
    page.reload()
    expect(field).to_have_value("Анна Мария")
    field.fill("\u202e!")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("main").get_by_text("Nobody can be called that.")).to_be_visible()


def test_a_link_seats_a_friend_once(visitors: Visitors) -> None:
    """The whole of an invitation: made, sent, followed, used up."""
    visitors.forgive("status of 409")
    anna = visitors.come()
    anna.get_by_role("button", name="Invite a friend").click()
    dialog = anna.get_by_role("dialog")
    link = dialog.get_by_label("The link", exact=True).input_value()
    expect(
        dialog.locator(".banner", has_text="Only this machine can open the link.")
    ).to_be_visible()
    expect(dialog.get_by_role("img", name="QR")).to_have_count(0)
    check_axe_in_all_themes(anna)
    dialog.get_by_role("link", name="Place my fleet").click()
    match = match_at(anna)

    bruno = visitors.come(link, lang="it", size=PHONE, touch=True)
    assert match_at(bruno) == match
    bruno.go_back()
    assert "/join/" not in bruno.url, "the key must stay in no history"

    carla = visitors.come(link)
    expect(carla.get_by_role("alert").filter(has_text=re.compile(r"\w+\."))).to_be_visible()
    check_axe(carla)

    # A friend who comes back by the same link is led to their own seat.
    bruno.goto(link)
    assert match_at(bruno) == match


def test_a_link_to_no_table_leads_home_and_nowhere_else(visitors: Visitors) -> None:
    """A table that is not there cannot be watched, either."""
    visitors.forgive("status of 404")
    page = visitors.come("/join/0123456789abcdef/abcdef")
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w+\."))).to_be_visible()
    expect(page.get_by_role("main").get_by_role("link", name="Home")).to_be_visible()
    expect(page.locator("main a[href^='/match/']")).to_have_count(0)
    check_axe_in_all_themes(page)


def test_a_table_of_people_may_have_a_clock(
    visitors: Visitors, page_server: KillableServer
) -> None:
    """Some play in a coffee break, some a move a day."""
    page = visitors.come()
    people = page.get_by_role("region", name="Play with people")
    people.get_by_label("Clock").select_option("calm")
    people.get_by_role("button", name="Let anybody join").click()
    found = httpx.get(f"{page_server.url}/api/matches/{match_at(page)}", verify=False).json()
    assert found["company"]["clock"]["rule"] == {"bank": 600_000, "increment": 10_000}
    page.goto("/")
    choose_game(page, "forum")
    expect(people.get_by_label("Clock")).to_have_value("none")


def test_an_open_table_is_shown_in_the_list(visitors: Visitors) -> None:
    """Two strangers meet without a word outside the page."""
    anna = visitors.come()
    choose_game(anna, "milton-bradley")
    anna.get_by_role("button", name="Let anybody join").click()
    match = match_at(anna)

    # A host who finds their own table in the list is led back to it, not refused a second seat.
    anna.goto("/")
    own = anna.get_by_role("region", name="Open games").get_by_role("listitem")
    own.filter(has_text="Milton Bradley").get_by_role("button", name="Join").click()
    assert match_at(anna) == match

    bruno = visitors.come()
    row = bruno.get_by_role("listitem").filter(has_text="Milton Bradley")
    row.get_by_role("button", name="Join").click()
    assert match_at(bruno) == match
    for page in (anna, bruno):
        expect(page.get_by_role("button", name="Ready for battle")).to_be_visible()


def test_a_game_under_way_is_offered_to_be_resumed(visitors: Visitors) -> None:
    """A closed tab is not the end of a game."""
    page = visitors.come()
    page.get_by_role("button", name="Play now").click()
    match = match_at(page)
    page.goto("/")
    mine = page.get_by_role("region", name="My games")
    mine.get_by_role("link", name="Go on").click()
    assert match_at(page) == match


def test_public_games_can_be_watched(visitors: Visitors) -> None:
    """All visitors may see what goes on at open tables, as far as the sheet allows."""
    anna, bruno = visitors.come(), visitors.come()
    anna.get_by_role("button", name="Let anybody join").click()
    match = match_at(anna)
    bruno.goto(f"/match/{match}")
    bruno.get_by_role("button", name="Sit down").click()
    for page in (anna, bruno):
        place_by_chance(page)
    expect(anna.get_by_role("heading", level=1)).to_contain_text("Game")
    carla = visitors.come("/watch")
    carla.get_by_role("link", name="Watch", exact=True).and_(
        carla.locator(f"a[href='/match/{match}']")
    ).click()
    assert match_at(carla) == match
    expect(carla.get_by_text("You are watching.")).to_be_visible()


def shots_fired(page: Page) -> int:
    """How many times the player at this page has fired, by the server's own account."""
    view = page.evaluate("async (path) => (await fetch(path)).json()", _view_of(page))
    return sum(row.count(sign) for row in view["charts"][1]["rows"] for sign in "ox#")


def _view_of(page: Page) -> str:
    return f"/api/matches/{match_at(page)}/view"


@pytest.mark.parametrize("by", ["click", "typing"])
def test_a_shot_fired_while_the_server_is_gone_lands_once(
    visitors: Visitors, page_server: KillableServer, by: str
) -> None:
    """The plug is pulled in the middle of a game: it goes on, and nothing is done twice."""
    visitors.forgive(SERVER_GONE)
    page = visitors.come()
    card = page.get_by_role("form", name="Play the computer")
    card.get_by_label("Who begins").select_option("I do")
    page.get_by_role("button", name="Play now").click()
    place_by_chance(page)
    expect(page.get_by_text("Your turn")).to_be_visible()
    assert shots_fired(page) == 0

    page_server.kill()
    banner = page.get_by_role("main").get_by_text("The connection is lost.")
    expect(banner).to_be_visible()
    if by == "click":
        page.locator(".foreign [data-cell='3,2']").click()
    else:
        page.get_by_label("Cell", exact=True).fill("C4")
        page.get_by_label("Cell", exact=True).press("Enter")
    page_server.start()

    expect(banner).to_be_hidden(timeout=40 * SECONDS)
    expect(page.get_by_role("gridcell", name=re.compile(r"^C4, (miss|hit)"))).to_be_visible()
    assert shots_fired(page) == 1


def test_a_server_that_is_renewed_says_so(visitors: Visitors, page_server: KillableServer) -> None:
    """A host who updates the server should not frighten the players."""
    visitors.forgive(SERVER_GONE)
    page = visitors.come()
    page.get_by_role("button", name="Play now").click()
    expect(page.get_by_role("button", name="Ready for battle")).to_be_visible()
    page_server.stop()
    banner = page.get_by_role("main").get_by_text("The server is being renewed")
    expect(banner).to_be_visible()
    page_server.start()
    expect(banner).to_be_hidden(timeout=40 * SECONDS)
    place_by_chance(page)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Game")


def test_two_tabs_show_the_same_game(visitors: Visitors) -> None:
    """A change in one is seen in the other."""
    page = visitors.come()
    page.get_by_role("button", name="Play now").click()
    match_at(page)
    other = page.context.new_page()
    other.goto(page.url)
    expect(other.get_by_role("button", name="Ready for battle")).to_be_visible()
    place_by_chance(page)
    expect(other.get_by_role("heading", level=1)).to_contain_text("Game")


def test_without_a_server_the_home_page_says_so(
    visitors: Visitors, page_server: KillableServer
) -> None:
    """An error is a sentence, and the page stays usable when the server is back."""
    visitors.forgive(SERVER_GONE)
    page = visitors.come()
    title(page)
    page_server.kill()
    page.get_by_role("button", name="Play now").click()
    # Said where it was wanted, and not only beside the lists that ask by themselves.
    said = page.locator("nav").get_by_text("The server cannot be reached.")
    expect(said).to_be_visible()
    page_server.start()
    page.get_by_role("button", name="Play now").click()
    match_at(page)


def test_a_match_that_is_not_there_is_told_in_a_sentence(visitors: Visitors) -> None:
    """A link cut short must not leave a visitor before a page that loads for ever."""
    visitors.forgive("status of 404|WebSocket connection to")
    page = visitors.come("/match/0123456789abcdef")
    expect(page.get_by_role("heading", level=1)).to_have_text("Nothing here")
    expect(page.get_by_role("main")).to_contain_text("There is no such match")
    expect(page.get_by_role("main").locator("[aria-busy]")).to_have_count(0)
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()


def test_an_address_that_leads_nowhere_leads_home(visitors: Visitors) -> None:
    """The server says 404 to machines, the page says it to people."""
    visitors.forgive("status of 404")
    page = visitors.come("/nowhere/at/all", lang="it")
    assert title(page) == "Qui non c’è niente"
    page.get_by_role("main").get_by_role("link", name="Pagina iniziale").click()
    page.get_by_role("heading", level=1, name="Battaglia navale", exact=True).wait_for()


@pytest.mark.parametrize("lang", SPOKEN)
def test_the_rules_are_told_in_words_and_lead_to_a_game(visitors: Visitors, lang: str) -> None:
    """A visitor who has never played learns it here."""
    page = visitors.come("/", lang=lang)
    page.locator("a[href='/rules/sea-battle-bent']").last.click()
    page.locator("article h2").first.wait_for()
    assert page.locator("article h2").count() > 4
    assert page.locator("article table").count() >= 1
    page.get_by_role("button").and_(page.locator(".primary")).click()
    expect(game_card(page, "sea-battle-bent")).to_be_checked()


@pytest.mark.parametrize("path", PAGES)
def test_axe_finds_nothing(visitors: Visitors, path: str) -> None:
    """A barrier for disabled visitors, in any theme, is a fault like any other."""
    visitors.forgive("status of 404")
    page = visitors.come(path)
    title(page)
    page.wait_for_load_state("networkidle")
    check_axe_in_all_themes(page)


@pytest.mark.parametrize("lang", SPOKEN)
def test_no_page_is_wider_than_the_screen(visitors: Visitors, lang: str) -> None:
    """Visitors should not have to push a page sideways to read it; Russian words are long."""
    visitors.forgive("status of 404")
    page = visitors.come(None, lang=lang)
    for path in PAGES:
        page.goto(path)
        title(page)
        page.wait_for_load_state("networkidle")
        for width, height in (PHONE, TABLET, DESKTOP, ZOOMED):
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)


def test_the_page_can_be_walked_by_keys(visitors: Visitors) -> None:
    """From the top to a game without touching a mouse."""
    page = visitors.come()
    title(page)
    page.keyboard.press("Tab")
    expect(page.get_by_role("link", name="Skip to the page")).to_be_focused()
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    expect(game_card(page, "classic")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Play now")).to_be_focused()
    page.keyboard.press("Enter")
    match_at(page)
    expect(page.get_by_role("main")).to_be_focused()
