"""The odds board in the browser: by mouse and by keys, with a link that takes the chart along."""

import re

import pytest
from playwright.sync_api import FilePayload, expect

from kit.screens.browser import PHONE, Visitors, check_axe_in_all_themes
from kit.screens.sea_layout import check_seas_inside


def test_a_chart_is_drawn_by_keys_and_opened_by_its_link(visitors: Visitors) -> None:
    """A hit in the corner leaves two cells beside it."""
    page = visitors.come("/odds?game=classic")
    first = page.get_by_role("gridcell").first
    expect(first).to_have_accessible_name(re.compile("%"))
    first.press("x")
    found = page.get_by_role("region", name="What the chart tells")
    expect(found.get_by_text(re.compile("^Fire at (A2|B1)"))).to_be_visible()
    expect(found.get_by_role("table")).to_be_visible()
    check_axe_in_all_themes(page)

    other = visitors.come("/odds?game=classic&chart=x9/10/10/10/10/10/10/10/10/10")
    sign = other.get_by_role("gridcell").first
    expect(sign).to_have_accessible_name(re.compile("hit"))
    told = other.get_by_role("region", name="What the chart tells")
    expect(told.get_by_text(re.compile("^Fire at (A2|B1)"))).to_be_visible()


def test_a_sea_that_all_share_has_as_many_cells_as_players_need(visitors: Visitors) -> None:
    """The forum game of three, by a link that says so, and then of two."""
    page = visitors.come("/odds?game=forum&players=3")
    expect(page.get_by_role("gridcell")).to_have_count(169)
    told = page.get_by_role("region", name="What the chart tells")
    expect(told.get_by_text(re.compile("were drawn together"))).to_be_visible()
    page.get_by_label("Players").fill("2")
    page.get_by_label("Players").press("Enter")
    expect(page.get_by_role("gridcell")).to_have_count(100)


POND = b"""
name = "pond"
title = { en = "Pond", it = "", ru = "" }
[grid]
rows = 3
columns = 4
[sea]
touching = "never"
[[fleet]]
name = "boat"
count = 1
shapes = ["##"]
[[arsenal]]
name = "radar"
kind = "radar"
radius = 1
count = 1
"""


def test_what_a_radar_saw_can_be_drawn(visitors: Visitors) -> None:
    """Where there is one, as by these rules: a ship lies there, and it is not hit yet."""
    page = visitors.come("/odds?game=classic")
    expect(page.get_by_role("gridcell")).to_have_count(100)
    expect(page.get_by_role("radio", name="seen by radar")).to_have_count(0)
    file: FilePayload = {"name": "pond.toml", "mimeType": "text/plain", "buffer": POND}
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_role("gridcell")).to_have_count(12)
    page.get_by_role("radio", name="seen by radar").check()
    first = page.get_by_role("gridcell").first
    first.press("Enter")
    expect(first).to_have_accessible_name(re.compile("100%, radar"))
    told = page.get_by_role("region", name="What the chart tells")
    expect(told.get_by_text(re.compile("^Fire at A1"))).to_be_visible()


@pytest.mark.parametrize("lang", ["it", "ru"])
def test_the_chart_and_where_to_fire_are_in_the_window(visitors: Visitors, lang: str) -> None:
    """On a phone all that is needed lay below the fold."""
    page = visitors.come("/odds?game=classic", lang=lang, size=(390, 844))
    expect(page.get_by_role("table")).to_be_attached()
    for width, height in ((390, 844), (360, 740), (844, 390), (740, 360), (1280, 620), (1280, 720)):
        check_seas_inside(page, (width, height), 1)
        needed = page.locator(".best:visible, fieldset label")
        for each in needed.all():
            box = each.bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= height, (width, height, each.inner_text())
        assert page.evaluate("document.documentElement.scrollWidth") <= width


def test_what_cannot_be_is_said_on_a_phone(visitors: Visitors) -> None:
    """Two hits in corners that no ship reaches, in Italian."""
    chart = "xxxxxxxxxx/10/10/10/10/10/10/10/10/10"
    path = f"/odds?game=classic&chart={chart}"
    page = visitors.come(path, lang="it", size=PHONE, touch=True)
    expect(page.locator("#main").get_by_text(re.compile("Nessuna flotta"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
