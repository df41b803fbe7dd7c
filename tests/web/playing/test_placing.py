"""Placing a fleet in the browser: by mouse, by finger, by keys."""

import re

from playwright.sync_api import Locator, Page, expect

from kit.screens.browser import PHONE, Visitors, check_axe, check_axe_in_all_themes
from kit.screens.sea_locator import Finger, cell, drag, hold, middle, saying, sea
from kit.servers.browser_api import ask, lay, place_by_chance, view

CLASSIC = ("carrier", "battleship", "cruiser", "submarine", "destroyer")


def _table(page: Page, variant: str = "classic", **more: object) -> str:
    match = lay(page, variant=variant, seats=["host", "hunter"], **more)
    page.goto(f"/match/{match}")
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    return match


def _ship(page: Page, name: str) -> Locator:
    return page.get_by_role("list", name="Your ships").get_by_role("button", name=name).first


def _lies(page: Page, name: str) -> list[str]:
    return saying(sea(page, "Your sea"), rf", {name}(,|$)")


def _advice(page: Page) -> Locator:
    return page.locator(".advice")


def test_a_fleet_is_dragged_into_place(visitors: Visitors) -> None:
    """The way that every player tries first."""
    page = visitors.come(None)
    match = _table(page)
    waters = sea(page, "Your sea")

    for row, name in enumerate(CLASSIC):
        drag(page, _ship(page, name), cell(waters, f"C{2 * row + 1}"))

    assert _lies(page, "carrier") == ["A1", "B1", "C1", "D1", "E1"]
    page.get_by_role("button", name="Ready for battle").click()
    expect(sea(page, "The sea of hunter")).to_be_visible()
    assert len(view(page, match)["own"]["ships"]) == len(CLASSIC)


def test_a_ship_that_is_held_where_it_cannot_lie_says_why(visitors: Visitors) -> None:
    """A red ship without a reason does not teach the rules of this table."""
    page = visitors.come(None)
    _table(page)
    waters = sea(page, "Your sea")
    drag(page, _ship(page, "carrier"), cell(waters, "C1"))

    hold(page, _ship(page, "battleship"), cell(waters, "C2"))

    expect(_advice(page)).to_have_text(re.compile("touch at B2"))
    # It is still in the hand: nothing was done that could be scolded.
    expect(_advice(page)).not_to_have_class(re.compile("wrong"))
    page.mouse.up()
    assert _lies(page, "battleship") == []
    assert _lies(page, "carrier") == ["A1", "B1", "C1", "D1", "E1"]


def test_a_ship_dropped_beside_the_sea_goes_back_into_the_tray(visitors: Visitors) -> None:
    """Dragging it out is how people take a ship back."""
    page = visitors.come(None)
    _table(page)
    waters = sea(page, "Your sea")
    drag(page, _ship(page, "cruiser"), cell(waters, "E5"))
    assert _lies(page, "cruiser") == ["D5", "E5", "F5"]

    drag(page, cell(waters, "E5"), page.get_by_role("heading", level=1))

    assert _lies(page, "cruiser") == []


def test_a_ship_is_turned_by_a_click_by_the_wheel_and_by_a_key(visitors: Visitors) -> None:
    """Phones have no keys and laptops no wheel, so each way must work."""
    page = visitors.come(None)
    _table(page)
    waters = sea(page, "Your sea")
    drag(page, _ship(page, "cruiser"), cell(waters, "E5"))

    cell(waters, "E5").click()
    expect(_advice(page)).to_contain_text("cruiser")
    cell(waters, "E5").click()
    expect(cell(waters, "E4")).to_have_attribute("aria-label", re.compile("cruiser"))
    assert _lies(page, "cruiser") == ["E4", "E5", "E6"]

    page.mouse.wheel(0, 100)
    expect(cell(waters, "D5")).to_have_attribute("aria-label", re.compile("cruiser"))

    page.keyboard.press("r")
    expect(cell(waters, "E4")).to_have_attribute("aria-label", re.compile("cruiser"))


def test_a_fleet_is_placed_by_keys_alone(visitors: Visitors) -> None:
    """A player who cannot use a mouse places a fleet as well as any other."""
    page = visitors.come(None)
    match = _table(page)
    waters = sea(page, "Your sea")
    _ship(page, "carrier").focus()
    page.keyboard.press("Enter")
    expect(cell(waters, "A1")).to_be_focused()

    for _ in CLASSIC:
        # Quicker than any server: what is pressed too early is done when it has answered.
        for key in ("r", "PageDown", "Enter", "ArrowRight", "ArrowRight"):
            page.keyboard.press(key)

    expect(page.locator(".ship.sound")).to_have_count(len(CLASSIC) + len(CLASSIC))
    assert _lies(page, "carrier") == ["A4", "A5", "A6", "A7", "A8"]
    assert _lies(page, "battleship") == ["C7", "C8", "C9", "C10"]
    ready = page.get_by_role("button", name="Ready for battle")
    ready.focus()
    page.keyboard.press("Enter")
    expect(sea(page, "The sea of hunter")).to_be_visible()
    assert len(view(page, match)["own"]["ships"]) == len(CLASSIC)


def test_a_bent_ship_is_mirrored_and_takes_its_other_shapes(visitors: Visitors) -> None:
    """Sheet 004 lets a battleship be a line, a hook, a square or a zigzag."""
    page = visitors.come(None)
    _table(page, "sea-battle-bent")
    waters = sea(page, "Your sea")
    drag(page, _ship(page, "battleship"), cell(waters, "E5"))
    cell(waters, "E5").click()
    expect(page.get_by_role("button", name="Other shape")).to_be_visible()

    seen = set()
    for _ in range(4):
        page.keyboard.press("s")
        page.wait_for_timeout(50)
        lies = _lies(page, "battleship")
        assert len(lies) == 4
        columns, rows = {name[0] for name in lies}, {name[1:] for name in lies}
        seen.add(
            (len(columns), len(rows)) if len(columns) < len(rows) else (len(rows), len(columns))
        )
    assert seen == {(1, 4), (2, 3), (2, 2)}

    while not page.get_by_role("button", name="Mirror").count():
        page.keyboard.press("s")
        page.wait_for_timeout(50)
    before = _lies(page, "battleship")
    page.keyboard.press("f")
    page.wait_for_timeout(50)
    assert _lies(page, "battleship") != before


def test_a_random_fleet_can_be_adjusted_and_cleared(visitors: Visitors) -> None:
    """Random, then adjust, is the wish that turned up most often."""
    page = visitors.come(None)
    _table(page, "sea-battle")

    page.get_by_role("button", name="Random").click()
    expect(_advice(page)).to_contain_text("chance")
    boats = _lies(page, "torpedo boat")
    assert len(boats) == 4
    page.get_by_role("button", name="Clear").click()
    expect(_advice(page)).to_contain_text("empty")
    assert _lies(page, "torpedo boat") == []


def test_a_layout_is_saved_and_used_next_time(visitors: Visitors) -> None:
    """A player who has found a good layout does not want to build it again."""
    page = visitors.come(None)
    first = _table(page)
    page.get_by_role("button", name="Random").click()
    expect(_advice(page)).to_contain_text("chance")
    page.get_by_text("Keys and saved layouts").click()
    page.get_by_label("Name of the layout").fill("Harbour")
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("button", name="Harbour", exact=True)).to_be_visible()
    lay_before = [_lies(page, name) for name in CLASSIC]

    second = _table(page)
    assert second != first
    page.get_by_text("Keys and saved layouts").click()
    page.get_by_role("button", name="Harbour", exact=True).click()
    expect(_advice(page)).not_to_contain_text("waiting")
    assert [_lies(page, name) for name in CLASSIC] == lay_before

    page.get_by_role("button", name="Delete Harbour").click()
    expect(page.get_by_role("button", name="Harbour", exact=True)).to_have_count(0)
    assert ask(page, "/layouts") == []


def test_a_thumb_places_fifteen_ships_on_a_phone(visitors: Visitors) -> None:
    """Tap, tap, tap: after each ship the next one is in hand."""
    page = visitors.come(None, size=PHONE, touch=True)
    match = _table(page, "battaglia-navale")
    waters = sea(page, "Your sea")
    fleet = ["carrier", *["battleship"] * 2, *["cruiser"] * 3, *["destroyer"] * 4]
    fleet += ["torpedo boat"] * 5
    rows = [1, 3, 5, 7, 9, 11, 13, 15]
    places = [f"{column}-{row}" for row in rows for column in ("C", "I")]

    _ship(page, "carrier").tap()
    for name, place in zip(fleet, places, strict=False):
        expect(page.locator(".tray [aria-pressed=true]")).to_contain_text(name)
        cell(waters, place).tap()
    expect(_advice(page)).to_contain_text("torpedo boat")
    page.get_by_role("button", name="Ready for battle").tap()
    expect(sea(page, "The sea of hunter")).to_be_visible()
    assert len(view(page, match)["own"]["ships"]) == len(fleet)


def test_the_tray_is_one_stop_of_tab(visitors: Visitors) -> None:
    """With fifteen ships it took nineteen presses to get to the buttons below them."""
    page = visitors.come(None)
    _table(page, "battaglia-navale")
    ships = page.locator(".tray button")
    expect(ships).to_have_count(15)
    ships.first.focus()
    for key, place in (("ArrowRight", 1), ("End", 14), ("ArrowRight", 14), ("ArrowLeft", 13)):
        page.keyboard.press(key)
        expect(ships.nth(place)).to_be_focused()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.closest('.tray')") is None
    page.keyboard.press("Shift+Tab")
    expect(ships.nth(13)).to_be_focused()
    page.keyboard.press("Enter")
    expect(ships.nth(13)).to_have_attribute("aria-pressed", "true")


def test_a_finger_drags_a_ship_and_sees_it_above_itself(visitors: Visitors) -> None:
    """Under a finger nothing can be seen, so the ship is held above it."""
    page = visitors.come(None, size=PHONE, touch=True)
    _table(page)
    waters = sea(page, "Your sea")
    finger = Finger(page)
    x, y = middle(cell(waters, "E5"))

    finger.drag(middle(_ship(page, "destroyer")), (x, y + 44))

    expect(cell(waters, "E5")).to_have_attribute("aria-label", re.compile("destroyer"))


def test_placing_is_accessible(visitors: Visitors) -> None:
    """Axe, in each theme and each language, with a ship in hand and the layouts open."""
    page = visitors.come(None)
    _table(page, "sea-battle-bent")
    page.locator(".tray button").first.click()
    expect(page.locator(".ship.ghost")).to_have_count(1)
    page.locator("summary").click()

    check_axe_in_all_themes(page)
    for lang in ("it", "ru"):
        page.get_by_role("banner").get_by_role("combobox").select_option(lang)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        check_axe(page)


def test_a_host_who_waits_sees_the_fleet_and_the_link(visitors: Visitors) -> None:
    """The friend has not come yet, and the message with the link may be lost."""
    page = visitors.come(None)
    match = lay(page, variant="classic", seats=["host", "link"])
    place_by_chance(page, match)
    page.goto(f"/match/{match}")

    expect(page.get_by_role("heading", level=1)).to_have_text("Your fleet is in place")
    expect(page.get_by_role("heading", name="Invite somebody")).to_be_visible()
    assert len(_lies(page, "carrier")) == 5
    check_axe_in_all_themes(page)


def test_a_fleet_begun_survives_a_reload_and_goes_on_at_another_device(visitors: Visitors) -> None:
    """Half a fleet is ten minutes of a player's evening; a forgotten tab must not undo it."""
    visitors.forgive("409")
    page = visitors.come(None)
    match = _table(page)
    waters = sea(page, "Your sea")
    drag(page, _ship(page, "carrier"), cell(waters, "C1"))
    # Before the pause is over: what leaves with the page arrives all the same.
    page.reload()
    expect(_advice(page)).to_contain_text("are back")
    assert _lies(page, "carrier") == ["A1", "B1", "C1", "D1", "E1"]

    phone = visitors.come(None, size=PHONE, touch=True, storage_state=page.context.storage_state())
    phone.goto(f"/match/{match}")
    expect(cell(sea(phone, "Your sea"), "C1")).to_have_attribute(
        "aria-label", re.compile("carrier")
    )
    with phone.expect_response(lambda it: it.request.method == "PUT"):
        phone.get_by_role("button", name="Random").click()

    drag(page, _ship(page, "cruiser"), cell(waters, "E5"))
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("5 ships lie in a different way")
    check_axe(page)
    dialog.get_by_role("button", name="Take that one").click()
    expect(dialog).to_have_count(0)
    anything = rf", ({'|'.join(CLASSIC)})(,|$)"
    assert saying(waters, anything) == saying(sea(phone, "Your sea"), anything)

    page.get_by_role("button", name="Ready for battle").click()
    expect(sea(page, "The sea of hunter")).to_be_visible()
    expect(sea(phone, "The sea of hunter")).to_be_visible()
    answer = page.request.get(f"/api/matches/{match}/fleet-draft")
    assert answer.status == 409
