"""A finished match is deleted by those who played it, and later visitors are told so."""

import re

import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import SPOKEN, Visitors, check_axe_in_all_themes
from kit.servers import browser_api
from web.test_replay import fought

GONE = r"status of 410|WebSocket connection to"
"""What a browser writes on its console when a match is no more."""

SAYS_DELETED = {
    "en": "This match was deleted.",
    "it": "Questa partita è stata cancellata.",
    "ru": "Эта игра удалена.",
}

DELETED_PLAYER = {
    "en": "Deleted player",
    "it": "Giocatore cancellato",
    "ru": "Удалённый игрок",
}


def delete(page: Page, path: str, status: int = 200) -> None:
    """Let a visitor delete something beside the page."""
    answer = page.request.delete(f"/api{path}", headers=browser_api.OUR_OWN)
    assert answer.status == status, answer.text()


def mine(page: Page) -> list[str]:
    """The matches of the visitor at the page, by the server's own account."""
    return [line["match"] for line in browser_api.ask(page, "/matches/mine")]


def come_home(page: Page) -> None:
    """Open the first page in a browser that remembers an earlier session here."""
    page.goto("/settings")
    expect(page.locator("section li")).to_have_count(1)
    page.goto("/")


def test_a_match_leaves_the_list_of_the_player_who_asked_and_goes_with_the_last(
    visitors: Visitors,
) -> None:
    """It belongs to both: the first is told to wait, the second that it is gone."""
    one, other, match = fought(visitors)
    for page, said in ((one, "as soon as the other player asks"), (other, "The game is deleted.")):
        come_home(page)
        games = page.get_by_role("region", name="My games")
        games.get_by_role("button", name=re.compile("^Delete: ")).click()
        dialog = page.get_by_role("dialog", name="Delete this game?")
        expect(dialog).to_contain_text("once everybody who played it has asked")
        check_axe_in_all_themes(page)
        dialog.get_by_role("button", name="Cancel").click()
        assert mine(page) == [match]
        games.get_by_role("button", name=re.compile("^Delete: ")).press("Enter")
        dialog.get_by_role("button", name="Delete", exact=True).click()
        expect(games).to_contain_text(said)
        expect(games.get_by_role("listitem")).to_have_count(0)
        expect(games.get_by_role("heading")).to_be_focused()
        assert mine(page) == []
    assert one.request.get(f"/api/matches/{match}").status == 410


def test_a_viewer_of_a_match_sees_when_it_is_deleted(visitors: Visitors) -> None:
    """The page of a finished game must not stay as if it could still be had."""
    visitors.forgive(GONE)
    one, other, match = fought(visitors)
    other.goto(f"/replay/{match}")
    expect(other.get_by_role("slider", name="Move")).to_be_visible()
    delete(other, f"/matches/{match}")
    one.goto(f"/match/{match}")
    one.get_by_role("button", name="Delete …").click()
    one.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    for page in (one, other):
        expect(page.get_by_role("heading", level=1)).to_have_text("Nothing here")
        expect(page.get_by_role("main")).to_contain_text("This match was deleted.")
        expect(page.get_by_role("main").get_by_text("The connection is lost.")).to_have_count(0)
        check_axe_in_all_themes(page)
    expect(one.get_by_role("main")).to_be_focused()


def test_asking_first_on_the_page_of_the_game_leaves_it_there(visitors: Visitors) -> None:
    """The other one still has it, and so it can still be looked at."""
    one, _, match = fought(visitors)
    one.goto(f"/match/{match}")
    one.get_by_role("button", name="Delete …").click()
    one.get_by_role("dialog").get_by_role("button", name="Delete", exact=True).click()
    expect(one.locator(".result")).to_contain_text("as soon as the other player asks")
    expect(one.get_by_role("heading", level=1)).to_have_text("You have won!")
    assert mine(one) == []


def test_a_spectator_is_not_offered_to_delete_a_match(visitors: Visitors) -> None:
    """A game belongs to those who played it."""
    _, _, match = fought(visitors)
    stranger = visitors.come(f"/match/{match}")
    expect(stranger.get_by_role("grid").first).to_be_visible()
    expect(stranger.get_by_role("button", name="Delete …")).to_have_count(0)


@pytest.mark.parametrize("lang", SPOKEN)
def test_the_address_of_a_deleted_match_says_so(visitors: Visitors, lang: str) -> None:
    """A link in an old message leads to a sentence, not to a page that loads for ever."""
    visitors.forgive(GONE)
    one, other, match = fought(visitors)
    for page in (one, other):
        delete(page, f"/matches/{match}")
    stranger = visitors.come(None, lang=lang)
    for path in (f"/match/{match}", f"/replay/{match}"):
        stranger.goto(path)
        expect(stranger.get_by_role("main")).to_contain_text(SAYS_DELETED[lang])
        expect(stranger.get_by_role("main").locator("[aria-busy=true]")).to_have_count(0)
        expect(stranger.get_by_role("main").locator("a[href='/']")).to_have_count(1)


@pytest.mark.parametrize("lang", SPOKEN)
def test_a_deleted_player_is_called_that_wherever_names_stand(
    visitors: Visitors, lang: str
) -> None:
    """A dash is no name: in lists, beside the fields, in the log and in the replay."""
    one, other, match = fought(visitors, lang=lang)
    browser_api.call(other, "Bruno")
    delete(one, "/me", 204)
    words = DELETED_PLAYER[lang]
    come_home(other)
    dash = re.compile(r"^\s*—|—\s*$")
    for path in ("/", "/watch", f"/match/{match}", f"/replay/{match}"):
        other.goto(path)
        named = other.get_by_role("main").get_by_text(words)
        expect(named.first).to_be_visible()
        expect(other.locator(".who").filter(has_text=dash)).to_have_count(0)
        expect(other.get_by_role("heading").filter(has_text=dash)).to_have_count(0)
