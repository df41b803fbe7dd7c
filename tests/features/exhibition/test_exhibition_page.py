"""Two computer players on the start page: they play while a visitor looks, and can be stopped."""

import re

from playwright.sync_api import Page, expect

from kit.screens.browser import PHONE, Visitors, check_axe_in_all_themes


def moves_asked(page: Page) -> list[str]:
    """Every question for the game from now on."""
    asked: list[str] = []
    page.on("request", lambda it: asked.append(it.url) if "exhibition?" in it.url else None)
    return asked


def test_computers_play_while_a_visitor_looks(lookers: Visitors) -> None:
    """Stopped, they are not asked for any more, and stay so at the next visit."""
    page = lookers.come("/")
    asked = moves_asked(page)
    table = page.get_by_role("region", name="Two computers at play")
    seas = table.get_by_role("img")
    expect(seas).to_have_count(2)
    expect(seas.first).to_have_accessible_name(re.compile("^Hunter: .* likeliest cell has [0-9]+%"))
    expect(table.locator("circle, path").first).to_be_visible()
    check_axe_in_all_themes(page)
    table.get_by_role("button", name="Stop").click()
    expect(seas).to_have_count(0)
    page.reload()
    expect(table.get_by_role("button", name="Watch")).to_be_visible()
    asked.clear()
    page.wait_for_timeout(2500)
    assert asked == []
    # On a phone it stands where games are watched.
    phone = lookers.come("/watch", size=PHONE, touch=True, lang="ru")
    watched = phone.get_by_role("region", name="Играют два компьютера")
    expect(watched.get_by_role("img")).to_have_count(2)
