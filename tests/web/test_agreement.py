"""What a table agrees on beforehand, chosen on the start page."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import Visitors
from kit.screens.start_page import choose_game


def rules_in_force(page: Page) -> Any:
    """The ruleset of the match that the page is at."""
    page.wait_for_url("**/match/*")
    return page.request.get(f"/api/matches/{page.url.rpartition('/')[2]}").json()["ruleset"]


def card(page: Page, heading: str) -> Any:
    """The part of the start page under a heading."""
    return page.locator(".card").filter(has=page.get_by_role("heading", name=heading))


def invite(page: Page, button: str = "Invite a friend", place: str = "Place my fleet") -> Any:
    """Invite a friend, and show the rules that they are invited to."""
    page.get_by_role("button", name=button).click()
    page.get_by_role("dialog").get_by_role("link", name=place).click()
    return rules_in_force(page)


@pytest.mark.parametrize(
    "letters", ["latin", "cyrillic", "cyrillic-yo", "РЕСПУБЛИКА", "СНЕГУРОЧКА"]
)
def test_letters_and_beginning_are_agreed_on_with_a_friend(
    visitors: Visitors, letters: str
) -> None:
    """SB2 and SB9, of which a friend is told as the computer is."""
    page = visitors.come()
    people = card(page, "Play with people")
    people.get_by_label("Column letters").select_option(letters)
    people.get_by_label("Who begins").select_option("My friend")
    found = invite(page)
    assert found["labels"]["columns"] == letters
    assert found["turn"]["begins"] == "second"


def test_columns_are_cyrillic_where_the_language_is_and_the_variant_allows(
    visitors: Visitors,
) -> None:
    """As on the terminal: for the computer and for a friend alike."""
    page = visitors.come(lang="ru")
    assert invite(page, "Пригласить друга", "Расставить корабли")["labels"]["columns"] == "cyrillic"
    page.goto("/")
    page.get_by_role("button", name="Играть", exact=True).click()
    assert rules_in_force(page)["labels"]["columns"] == "cyrillic"
    other = visitors.come()
    assert invite(other)["labels"]["columns"] == "latin"


def test_a_wide_sea_keeps_its_hyphen_and_offers_no_short_word(visitors: Visitors) -> None:
    """The words of the sheets have ten letters; the Italian sheet writes A-1."""
    page = visitors.come()
    choose_game(page, "battaglia-navale")
    people = card(page, "Play with people")
    expect(people.get_by_role("option", name="РЕСПУБЛИКА")).to_have_count(0)
    people.get_by_label("Column letters").select_option("cyrillic")
    labels = invite(page)["labels"]
    assert (labels["columns"], labels["between"]) == ("cyrillic", "-")


def test_the_grid_of_a_forum_game_has_the_side_that_its_host_sets(visitors: Visitors) -> None:
    """FO1; left empty it follows from the number of players."""
    page = visitors.come()
    choose_game(page, "forum")
    side = card(page, "Play with people").get_by_label("Side of the grid")
    usual = page.request.get("/api/variants/forum?seats=4").json()["ruleset"]["grid"]
    assert invite(page)["grid"] == usual
    page.goto("/")
    side.fill("21")
    side.blur()
    assert invite(page)["grid"] == {"rows": 21, "cols": 21}
