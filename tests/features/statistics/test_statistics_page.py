"""My statistics in the browser: counted while one looks, downloaded, deleted."""

import json
import re

import pytest
from playwright.sync_api import expect

from kit.screens.browser import PHONE, SPOKEN, Visitors, check_axe_in_all_themes
from kit.screens.short_duel import HIT, LAST, MISS, REST, ShortDuel

SLOWLY = 60_000
"""Milliseconds that a machine with much else to do may take to count a game."""


def test_a_finished_game_is_counted_downloaded_and_deleted(visitors: Visitors) -> None:
    """On a phone nothing is wider than the page, and axe finds nothing in any theme."""
    duel = ShortDuel(visitors)
    duel.anna.goto("/statistics")
    expect(duel.anna.get_by_text("There is no finished game of yours yet.")).to_be_visible()
    # The kit has laid the table for her, so the page does not know her session.
    duel.anna.evaluate("localStorage.setItem('seabattle.known', 'yes')")
    page = duel.anna
    page.goto(f"/match/{duel.match}")
    duel.fire(page, MISS)
    duel.fire(duel.bruno, (0, 9))
    duel.fire(page, HIT, *REST, *LAST)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.goto("/statistics")
    expect(page.get_by_text(re.compile("^1 game, "))).to_be_visible(timeout=SLOWLY)
    expect(page.get_by_role("table", name="Where you place your ships")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    check_axe_in_all_themes(page)

    with page.expect_download() as file:
        page.get_by_role("button", name="Download").click()
    assert json.loads(file.value.path().read_text("utf-8"))["statistics"]["games"] == 1
    page.get_by_role("button", name="Delete").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete").click()
    expect(page.get_by_text("There is no finished game of yours yet.")).to_be_visible()
    expect(page.get_by_text(re.compile("^Games begun after "))).to_be_visible()


@pytest.mark.parametrize("lang", [each for each in SPOKEN if each != "en"])
def test_a_new_visitor_is_told_in_every_language(visitors: Visitors, lang: str) -> None:
    """Looking at the page does not create a session."""
    page = visitors.come("/statistics", lang=lang, size=PHONE)
    expect(page.get_by_role("heading", level=1)).to_contain_text(
        re.compile("statistiche|статистика")
    )
    expect(page.get_by_text(re.compile("partite finite\\.|законченных партий\\."))).to_be_visible()
