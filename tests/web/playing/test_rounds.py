import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kit.screens.browser import PHONE, Visitors, check_axe, check_axe_in_all_themes
from kit.servers import browser_api

SKIFFS = """
name = "skiffs"

[title]
en = "Skiffs"

[grid]
rows = 4
columns = 5

[seats]
least = 2
most = 8

[sea]
whose = "shared"
touching = "freely"
friendly_fire = true

[[fleet]]
name = "torpedo-boat"
count = 1
shapes = ["#"]

[turn]
order = "together"

[rounds]
drop_after = 1

[disclosure]
miss_told_to = "shooter"
sunk_names = ["class", "owner"]

[victory]
tie = "lot"
"""
"""A forum game that is over after two rounds: one boat each, on a sea that is no square."""

BROADSIDES = """
name = "broadsides"

[title]
en = "Broadsides"

[grid]
rows = 4
columns = 5

[sea]
touching = "freely"

[[fleet]]
name = "destroyer"
count = 2
shapes = ["##"]

[turn]
order = "together"
shots = 2

[[arsenal]]
name = "wide-shot"
kind = "area"
radius = 1
count = 1

[[arsenal]]
name = "air-raid"
kind = "line"
count = 1
"""
"""Rounds in which each player has a sea of their own, a salvo of two and special actions."""

CROWDED = """
name = "crowded"

[title]
en = "Crowded"

[grid]
rows = 4
columns = 5

[sea]
whose = "shared"
touching = "freely"
friendly_fire = false

[[fleet]]
name = "destroyer"
count = 1
shapes = ["##"]

[turn]
begins = "first"

[manoeuvre]
"""
"""One sea for all, but turns instead of rounds; a ship may move before the shot."""


def crew(visitors: Visitors, *names: str, **more: object) -> list[Page]:
    """People who have just come, by their names."""
    pages = [visitors.come(None, **more) for _ in names]  # type: ignore[arg-type]
    for page, name in zip(pages, names, strict=True):
        browser_api.call(page, name)
    return pages


def skiffs(pages: list[Page], **more: object) -> str:
    """A small round game with a boat of each: the first at A1, the next at B2, and so on."""
    host, *guests = pages
    match = browser_api.lay(host, toml=SKIFFS, seats=["host", *["link"] * len(guests)], **more)
    browser_api.sit_by_link(host, match, guests)
    for at, page in enumerate(pages):
        browser_api.place(page, match, [("torpedo-boat", [(at, at)])])
    return match


def order(page: Page, cell: str, *, closing: bool = False) -> None:
    """Pick a cell of the public sea and give the order; the last one closes the round."""
    sea = page.get_by_role("grid", name="Public sea")
    sea.get_by_role("gridcell", name=f"{cell},").click()
    page.get_by_role("button", name="Give the order").click()
    if not closing:
        expect(page.get_by_text(f"Ordered for this round: {cell}")).to_be_visible()


def test_three_browsers_play_a_round_game_to_the_coin(visitors: Visitors) -> None:
    """The forum game of sheet 003, from the first secret order to the last tie (FO3-FO7)."""
    anna, bruno, clara = pages = crew(visitors, "Anna", "Bruno", "Clara")
    match = skiffs(pages)
    watcher = visitors.come(f"/match/{match}")
    for page in pages:
        page.goto(f"/match/{match}")
        expect(page.get_by_role("heading", name="Round 1", level=1)).to_be_visible()
    expect(anna.get_by_text("0 of 3 have fired")).to_be_visible()

    order(anna, "C3")
    expect(bruno.get_by_text("1 of 3 have fired")).to_be_visible()
    expect(bruno.locator("[data-seat='0']")).to_contain_text("ready")
    expect(bruno.locator("[data-seat='1']")).to_contain_text("yet to fire")
    anna.get_by_role("gridcell", name="B2,").click()
    anna.get_by_role("button", name="Change the order").click()
    expect(anna.get_by_text("Ordered for this round: B2")).to_be_visible()
    order(bruno, "E4")
    order(clara, "A4", closing=True)

    for page in (*pages, watcher):
        expect(page.get_by_role("heading", name="Round 2", level=1)).to_be_visible()
        expect(page.get_by_role("gridcell", name="B2,")).to_have_accessible_name(
            re.compile("^B2, your ship, hit" if page is bruno else "^B2, hit")
        )
        expect(page.locator("[data-seat='1']")).to_contain_text("out")
        expect(page.locator("section.losses")).to_contain_text("torpedo boat")
    expect(anna.locator("section.losses")).to_contain_text("Bruno")
    expect(bruno.get_by_text("You are out. You may watch")).to_be_visible()
    assert "E4, miss" in names_of(bruno), "one's own misses are on one's own chart (FO5)"
    assert "E4, miss" not in names_of(anna)
    assert "E4, miss" not in names_of(watcher)
    expect(clara.locator("section.chronicle")).to_contain_text("New hit: B2.")

    order(anna, "C3")
    order(clara, "A1", closing=True)
    for page in (*pages, watcher):
        expect(page.get_by_role("main").get_by_text("Coin flip")).to_be_visible()
        expect(page.get_by_role("main").get_by_text("Between Anna, Clara")).to_be_visible()
    winner = browser_api.view(anna, match)["table"]["winner"]
    won, lost = (anna, clara) if winner == 0 else (clara, anna)
    expect(won.get_by_role("heading", level=1)).to_have_text("You have won!")
    expect(lost.get_by_role("heading", level=1)).to_contain_text("You have lost")


def names_of(page: Page) -> str:
    """All cells of the public sea as a screen reader says them."""
    cells = page.get_by_role("grid", name="Public sea").get_by_role("gridcell")
    return "\n".join(cells.evaluate_all("all => all.map(each => each.ariaLabel)"))


def test_an_order_is_given_by_typing_and_keys_alone(visitors: Visitors) -> None:
    """A player without a mouse plays the same game."""
    pages = crew(visitors, "Anna", "Bruno")
    match = skiffs(pages)
    page = pages[0]
    page.goto(f"/match/{match}")
    box = page.get_by_label("Cell, for example A1")
    box.fill("z9")
    box.press("Enter")
    expect(page.get_by_role("main").get_by_text("There is no cell Z9.")).to_be_visible()
    box.fill("b2")
    box.press("Enter")
    expect(page.get_by_role("main").get_by_text("Chosen: B2")).to_be_visible()
    box.press("Enter")
    expect(page.get_by_text("Ordered for this round: B2")).to_be_visible()

    cell = page.get_by_role("gridcell", name="A1,")
    cell.focus()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "Enter"):
        page.keyboard.press(key)
    expect(page.get_by_role("main").get_by_text("Chosen: B3")).to_be_visible()
    page.get_by_role("button", name="Change the order").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_text("Ordered for this round: B3")).to_be_visible()


def test_what_is_chosen_stays_while_others_give_their_orders(visitors: Visitors) -> None:
    """Sixty-three others order while one still thinks; each order brings another view."""
    anna, bruno = pages = crew(visitors, "Anna", "Bruno")
    match = skiffs(pages)
    for page in pages:
        page.goto(f"/match/{match}")
    anna.get_by_role("gridcell", name="C3,").click()
    expect(anna.get_by_text("Chosen: C3").first).to_be_visible()

    order(bruno, "E4")
    expect(anna.get_by_text("1 of 2 have fired")).to_be_visible()

    expect(anna.get_by_text("Chosen: C3").first).to_be_visible()
    anna.get_by_role("button", name="Give the order").click()
    expect(anna.get_by_role("heading", name="Round 2", level=1)).to_be_visible()
    expect(anna.get_by_text("No cell chosen yet.")).to_be_visible()


def test_a_salvo_or_a_special_action_can_be_ordered_in_rounds_on_own_seas(
    visitors: Visitors,
) -> None:
    """The vocabulary allows it, so the page must be able to play it."""
    anna, bruno = pages = crew(visitors, "Anna", "Bruno")
    match = browser_api.lay(anna, toml=BROADSIDES, seats=["host", "link"])
    browser_api.sit_by_link(anna, match, [bruno])
    for page in pages:
        browser_api.place(
            page, match, [("destroyer", [(0, 0), (0, 1)]), ("destroyer", [(3, 3), (3, 4)])]
        )
        page.goto(f"/match/{match}")
    sea = anna.get_by_role("grid", name="Foreign sea")
    expect(anna.get_by_role("grid", name="Your own sea")).to_be_visible()
    sea.get_by_role("gridcell", name="A1,").click()
    expect(anna.get_by_role("button", name="Give the order")).to_be_disabled()
    expect(anna.get_by_text("1 more cell to choose.")).to_be_visible()
    sea.get_by_role("gridcell", name="B1,").click()
    anna.get_by_role("button", name="Give the order").click()
    expect(anna.get_by_text("Ordered for this round: A1, B1")).to_be_visible()

    anna.get_by_role("radio", name="air raid, 1 left").check()
    anna.get_by_role("radio", name="Its column").check()
    sea.get_by_role("gridcell", name="D2,").click()
    anna.get_by_role("button", name="Change the order").click()
    expect(anna.get_by_text("Ordered for this round: air raid: Column D")).to_be_visible()
    bruno.get_by_role("radio", name="wide shot, 1 left").check()
    bruno.get_by_role("grid", name="Foreign sea").get_by_role("gridcell", name="A1,").click()
    bruno.get_by_role("button", name="Give the order").click()
    for page in pages:
        expect(page.get_by_role("heading", name="Round 2", level=1)).to_be_visible()
    expect(sea.get_by_role("gridcell", name="D4,")).to_have_accessible_name(re.compile("^D4, hit"))
    expect(anna.get_by_role("radio", name="air raid, 0 left")).to_be_disabled()
    check_axe_in_all_themes(anna)
    # Each sea has the shots that fell on it, also for a player who comes back.
    anna.reload()
    assert last_on(anna, "Foreign sea") == ["D1", "D2", "D3", "D4"]
    assert last_on(anna, "Your own sea") == ["A1", "B1", "A2", "B2"]


def last_on(page: Page, name: str) -> list[str]:
    """The cells of a sea that were fired at last."""
    cells = page.get_by_role("grid", name=name).locator("[aria-label$='last shot']")
    expect(cells).not_to_have_count(0)
    return [str(each.get_attribute("aria-label")).split(",")[0] for each in cells.all()]


def test_a_shared_sea_is_played_in_turns_too(visitors: Visitors) -> None:
    """One sea for all does not need rounds; ships that may move are moved from a list."""
    anna, bruno = pages = crew(visitors, "Anna", "Bruno")
    match = browser_api.lay(anna, toml=CROWDED, seats=["host", "link"])
    browser_api.sit_by_link(anna, match, [bruno])
    for at, page in enumerate(pages):
        browser_api.place(page, match, [("destroyer", [(at * 2, 0), (at * 2, 1)])])
        page.goto(f"/match/{match}")
    expect(bruno.get_by_text("It is the turn of Anna.").first).to_be_visible()
    anna.get_by_label("Move a ship first").select_option(label="destroyer: B1, C1")
    anna.get_by_role("button", name="Move", exact=True).click()
    expect(anna.get_by_role("gridcell", name="C1,")).to_have_accessible_name(
        re.compile("^C1, your ship")
    )
    anna.get_by_role("gridcell", name="A3,").click()
    anna.get_by_role("button", name="Fire").click()
    expect(bruno.get_by_text("Your turn: pick a cell.").first).to_be_visible()
    expect(bruno.get_by_role("gridcell", name="A3,")).to_have_accessible_name(
        re.compile("^A3, your ship, hit")
    )


def test_an_order_survives_a_reload(visitors: Visitors) -> None:
    """Rounds last for days; players do not keep the page open."""
    pages = crew(visitors, "Anna", "Bruno")
    match = skiffs(pages)
    pages[0].goto(f"/match/{match}")
    order(pages[0], "D1")
    pages[0].reload()
    expect(pages[0].get_by_text("Ordered for this round: D1")).to_be_visible()
    expect(pages[0].get_by_role("gridcell", name="D1,")).to_have_accessible_name(
        "D1, unknown, chosen"
    )


def test_the_host_closes_a_round_reminds_and_drops(visitors: Visitors) -> None:
    """A round game needs a host who does not wait for ever (FO3)."""
    pages = crew(visitors, "Anna", "Bruno", "Clara")
    match = skiffs(pages)
    host = pages[0]
    host.goto(f"/match/{match}")
    order(host, "E4")
    host.get_by_role("link", name="Host's desk").click()
    expect(host.get_by_role("heading", name="Host's desk")).to_be_visible()
    check_axe_in_all_themes(host)
    host.get_by_role("button", name="Remind all who have yet to fire").click()
    expect(host.get_by_role("main").get_by_text("The reminder is on its way.")).to_be_visible()

    host.get_by_role("button", name="Close the round").click()
    expect(host.get_by_role("dialog")).to_contain_text("Bruno, Clara")
    host.get_by_role("button", name="Close it").click()
    expect(host.get_by_role("heading", name="Round 2")).to_be_visible()
    expect(host.locator("[data-seat='1']")).to_contain_text("missed 1 round")
    host.get_by_role("button", name="Drop Bruno").click()
    host.get_by_role("dialog").get_by_role("button", name="Drop", exact=True).click()
    expect(host.locator("[data-seat='1']")).to_contain_text("gone")


def test_only_the_host_has_a_desk(visitors: Visitors) -> None:
    """A guest who guesses the address is told whose desk it is."""
    pages = crew(visitors, "Anna", "Bruno")
    match = skiffs(pages)
    visitors.forgive("403|status of")
    pages[1].goto(f"/match/{match}/host")
    expect(pages[1].get_by_role("main").get_by_text("Only the host of this match")).to_be_visible()
    expect(pages[1].get_by_role("button", name="Close the round")).to_have_count(0)


def test_the_host_copies_links_and_the_post(visitors: Visitors) -> None:
    """What a host sends round must be at hand: a link for each seat, the news of the round."""
    (host,) = crew(visitors, "Anna", permissions=["clipboard-read", "clipboard-write"])
    match = browser_api.lay(host, toml=SKIFFS, seats=["host", "link", "link"])
    host.goto(f"/match/{match}/host")
    host.get_by_role("button", name="Copy all links").click()
    copied = host.evaluate("navigator.clipboard.readText()")
    assert [line.rsplit("/", 1)[0] for line in copied.splitlines()] == [
        f"{visitors.page_server.url}/join/{match}"
    ] * 2

    post = host.get_by_role("textbox", name="Post for the forum")
    expect(post).to_have_value(re.compile(r"^\[size=150\]\[b\]Skiffs\[/b\]"))
    region = host.get_by_role("region", name="Post for the forum")
    region.get_by_label("Form").select_option("markdown")
    expect(post).to_have_value(re.compile("^## Skiffs"))


def test_a_deadline_is_counted_down(visitors: Visitors) -> None:
    """A player who forgets the time loses the shot."""
    pages = crew(visitors, "Anna", "Bruno")
    match = skiffs(pages, clock={"move": 15 * 60_000})
    pages[0].goto(f"/match/{match}")
    timer = pages[0].get_by_role("timer")
    expect(timer).to_have_text(re.compile(r"^14:\d\d$"))
    before = seconds_on(timer)
    expect(timer).not_to_have_text(timer.inner_text())
    assert 0 < seconds_on(timer) < before


def seconds_on(timer: Locator) -> int:
    """What a clock shows."""
    minutes, seconds = timer.inner_text().split(":")
    return int(minutes) * 60 + int(seconds)


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_a_table_for_many_fits_on_a_phone(visitors: Visitors, lang: str) -> None:
    """Sixteen share 29 by 29 cells: nothing is cut off, and a loupe lets a finger aim."""
    page = visitors.come(None, size=PHONE, touch=True, lang=lang)
    browser_api.ask(page, "/me")
    match = browser_api.lay(page, variant="forum", seats=["host", *["scatter"] * 15])
    browser_api.place_by_chance(page, match)
    page.goto(f"/match/{match}")
    expect(page.get_by_role("gridcell")).to_have_count(29 * 29)
    width = page.evaluate("document.documentElement.scrollWidth")
    assert width <= PHONE[0], "the page itself never scrolls sideways"
    check_axe(page)

    page.locator('[data-cell="8,8"]').tap()
    fire, heading = {"en": ("Fire", "Round 2"), "ru": ("Огонь", "Раунд 2")}[lang]
    page.get_by_role("button", name=fire, exact=True).tap()
    expect(page.get_by_role("heading", name=heading, level=1)).to_be_visible()
