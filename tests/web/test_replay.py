import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import PHONE, SPOKEN, Visitors, check_axe, check_axe_in_all_themes
from kit.servers import browser_api

DUEL = """
name = "duel"

[title]
en = "Duel"
ru = "Дуэль"

[grid]
rows = 3
columns = 4

[sea]
touching = "freely"

[[fleet]]
name = "destroyer"
count = 1
shapes = ["##"]

[turn]
begins = "first"

[disclosure]
sunk_names = ["class", "cells"]
"""
"""One ship each on a sea that is no square: a game of a few shots."""

SHOTS = [(2, 3), (0, 0), (1, 1), (2, 2), (1, 2)]
"""The first misses, the second hits, the first hits, the second misses, the first sinks."""


def duel(visitors: Visitors, **more: object) -> tuple[Page, Page, str]:
    """Two people at a table, with their ships in place."""
    one, other = visitors.come(None, **more), visitors.come(None, **more)  # type: ignore[arg-type]
    for page in (one, other):
        browser_api.ask(page, "/me")
    match = browser_api.lay(one, toml=DUEL, seats=["host", "link"], listed=True)
    browser_api.sit_by_link(one, match, [other])
    browser_api.place(one, match, [("destroyer", [(0, 0), (1, 0)])])
    browser_api.place(other, match, [("destroyer", [(1, 1), (1, 2)])])
    return one, other, match


def fought(visitors: Visitors, **more: object) -> tuple[Page, Page, str]:
    """The same when the first has won."""
    one, other, match = duel(visitors, **more)
    for turn, cell in enumerate(SHOTS):
        browser_api.fire((one, other)[turn % 2], match, cell)
    return one, other, match


def slider(page: Page) -> str:
    """The moment that is shown."""
    return page.get_by_role("slider", name="Move").input_value()


def test_both_fields_are_shown_after_the_game(visitors: Visitors) -> None:
    """The loser wants to see where the ships were (USERS 4)."""
    one, other, match = fought(visitors)
    for page, result in ((one, "You have won!"), (other, re.compile("^You have lost"))):
        page.goto(f"/match/{match}")
        expect(page.get_by_role("heading", level=1)).to_have_text(result)
        expect(page.locator(".result")).to_contain_text("No other fleet is afloat.")
        mine = page.get_by_role("grid", name="Your field")
        expect(mine).to_be_visible()
        expect(page.get_by_role("grid")).to_have_count(2)
        expect(page.locator(".chart .ship")).to_have_count(2)
        check_axe(page)
    expect(one.get_by_role("grid", name="Field of")).to_be_visible()


def test_a_replay_is_leafed_through_by_keys_and_slider(visitors: Visitors) -> None:
    """A finished game is something to learn from, without a mouse too."""
    one, _, match = fought(visitors)
    one.goto(f"/replay/{match}")
    expect(one.get_by_role("slider", name="Move")).to_be_visible()
    last = int(slider(one))
    assert last >= len(SHOTS)
    one.get_by_role("heading", level=1).click()
    for key, moment in (("Home", 0), ("ArrowRight", 1), ("ArrowLeft", 0), ("End", last)):
        one.keyboard.press(key)
        expect(one.get_by_role("slider", name="Move")).to_have_value(str(moment))
    one.keyboard.press("Home")
    one.keyboard.press("Space")
    expect(one.get_by_role("button", name="Stop")).to_be_visible()
    expect(one.get_by_role("slider", name="Move")).to_have_value(str(last))
    expect(one.get_by_role("button", name="Let it run")).to_be_visible()
    check_axe(one)


def test_a_link_leads_to_any_move(visitors: Visitors) -> None:
    """Pointing at a shot must take one link, also for a reader who was not there."""
    one, _, match = fought(visitors, permissions=["clipboard-read", "clipboard-write"])
    one.goto(f"/replay/{match}?move=2")
    expect(one.get_by_role("slider", name="Move")).to_have_value("2")
    expect(one.locator(".now")).to_contain_text("D3")
    one.keyboard.press("ArrowRight")
    expect(one).to_have_url(re.compile(r"\?move=3$"))
    one.get_by_role("button", name="Copy a link to this move").click()
    link = one.evaluate("navigator.clipboard.readText()")
    assert link == f"{visitors.page_server.url}/replay/{match}?move=3"

    stranger = visitors.come(f"/replay/{match}?move=3", lang="ru")
    expect(stranger.get_by_role("slider", name="Ход")).to_have_value("3")
    expect(stranger.locator(".now")).to_contain_text("A1")
    expect(stranger.get_by_role("gridcell", name="A1, ")).to_have_count(2)
    stranger.goto(f"/replay/{match}?move=999")
    expect(stranger.get_by_role("slider", name="Ход")).to_have_value(slider_end(stranger))


def slider_end(page: Page) -> str:
    """The last moment there is."""
    return str(page.get_by_role("slider").get_attribute("max"))


def test_a_viewer_of_an_earlier_move_is_not_moved_to_the_newest(visitors: Visitors) -> None:
    """A spectator who looks at an earlier move wants to go on looking (USERS 9)."""
    one, other, match = duel(visitors)
    browser_api.fire(one, match, SHOTS[0])
    browser_api.fire(other, match, SHOTS[1])
    watcher = visitors.come(f"/replay/{match}")
    expect(watcher.get_by_role("slider", name="Move")).to_have_value(re.compile("[1-9]"))
    end = int(slider(watcher))
    expect(watcher.locator(".chart .ship")).to_have_count(0)

    browser_api.fire(one, match, SHOTS[2])
    expect(watcher.get_by_role("slider", name="Move")).to_have_value(str(end + 1))
    watcher.keyboard.press("ArrowLeft")
    browser_api.fire(other, match, SHOTS[3])
    expect(watcher.get_by_role("button", name="2 new moves since")).to_be_visible()
    expect(watcher.get_by_role("slider", name="Move")).to_have_value(str(end))
    watcher.get_by_role("button", name="2 new moves since").click()
    expect(watcher.get_by_role("slider", name="Move")).to_have_value(str(end + 2))

    browser_api.fire(one, match, SHOTS[4])
    expect(watcher.locator(".chart .ship")).to_have_count(2)


def test_another_game_brings_both_to_the_same_table(visitors: Visitors) -> None:
    """The rematch is one click for each."""
    one, other, match = fought(visitors)
    one.goto(f"/match/{match}")
    other.goto(f"/match/{match}")
    one.get_by_role("button", name="Another game").click()
    expect(one.get_by_text("Waiting for the others.")).to_be_visible()
    expect(other.get_by_text("Another game is wanted by")).to_be_visible()
    other.get_by_role("button", name="Another game").click()
    one.wait_for_url(lambda url: match not in url)
    other.wait_for_url(lambda url: match not in url)
    assert one.url == other.url

    watcher = visitors.come(f"/match/{match}")
    watcher.get_by_role("link", name="To the next game").click()
    watcher.wait_for_url(one.url)


def test_the_record_can_be_kept(visitors: Visitors, tmp_path: Path) -> None:
    """What `seabattle replay` and the verifier read."""
    one, _, match = fought(visitors)
    one.goto(f"/match/{match}")
    with one.expect_download() as coming:
        one.get_by_role("link", name="Download the record").click()
    coming.value.save_as(tmp_path / "game.jsonl")
    text = (tmp_path / "game.jsonl").read_text("utf-8")
    assert coming.value.suggested_filename == f"{match}.jsonl"
    assert '"game-ended"' in text


def test_the_final_position_can_be_shared_as_a_picture(visitors: Visitors) -> None:
    """People show others what they are proud of."""
    one, _, match = fought(visitors)
    one.goto(f"/match/{match}")
    one.get_by_role("button", name="Share the picture").click()
    picture = one.get_by_role("img", name="The final position as a picture")
    expect(picture).to_be_visible()
    one.wait_for_function("() => document.querySelector('dialog img').naturalWidth > 100")
    with one.expect_download() as coming:
        one.get_by_role("link", name="Save the picture").click()
    assert coming.value.suggested_filename == f"{match}.png"
    assert Path(coming.value.path()).read_bytes().startswith(b"\x89PNG")
    check_axe(one)


@pytest.mark.parametrize("lang", SPOKEN)
def test_the_end_fits_on_a_phone_in_every_language(visitors: Visitors, lang: str) -> None:
    """Long words must not push anything off the screen."""
    one, _, match = fought(visitors, size=PHONE, lang=lang, scheme="dark")
    for path in (f"/match/{match}", f"/replay/{match}"):
        one.goto(path)
        expect(one.get_by_role("slider")).to_be_visible()
        assert one.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
        check = check_axe_in_all_themes if lang == "en" else check_axe
        check(one)
