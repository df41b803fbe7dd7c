import asyncio
import re
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import DESKTOP, PHONE, SPOKEN, Visitors, check_axe_in_all_themes
from kit.servers import browser_api
from seabattle.matches.port import PlayerId
from seabattle.store.address import read_address
from seabattle.store.administration.administration import Administration


def sessions_of(page: Page) -> list[Any]:
    """The visitor's sessions, by the server's own account."""
    found: list[Any] = browser_api.ask(page, "/sessions")
    return found


def open_session(visitors: Visitors, page: Page, device: str) -> None:
    """Give the visitor another session, on another device."""
    (cookie,) = page.context.cookies()
    player = PlayerId(cookie["value"].partition(".")[0])

    async def write() -> None:
        tables = await read_address(str(visitors.page_server.database)).open_tables()
        await Administration(tables, lambda: 1_700_000_000_000).open_session(player, device)
        await tables.close()

    # Playwright's loop runs in this thread.
    with ThreadPoolExecutor(1) as elsewhere:
        elsewhere.submit(asyncio.run, write()).result()


def copy_visitor(visitors: Visitors, page: Page) -> Page:
    """Another browser with a copy of the visitor's cookie."""
    other = visitors.come(None)
    other.context.add_cookies([dict(each) for each in page.context.cookies()])  # type: ignore[misc]
    return other


def settings(visitors: Visitors, name: str, **more: Any) -> Page:
    """A visitor with a name, at the settings."""
    page = visitors.come(None, **more)
    browser_api.call(page, name)
    page.goto("/settings")
    expect(page.locator("section li")).to_have_count(1)
    return page


def test_a_newcomer_sees_the_one_session_they_have(visitors: Visitors) -> None:
    """Two simultaneous requests of a new visitor would make two visitors, and one list empty."""
    page = visitors.come("/settings")
    line = page.get_by_role("region", name="Your sessions").get_by_role("listitem")
    expect(line).to_have_count(1)
    expect(line).to_contain_text("this browser")
    expect(line).to_contain_text("Chrome")
    (only,) = sessions_of(page)
    assert only["current"]
    expect(page.get_by_role("alert").filter(has_text=re.compile(r"\w"))).to_have_count(0)


def test_a_copy_of_a_session_is_worthless_once_all_others_were_ended(visitors: Visitors) -> None:
    """A visitor who left a browser open at a friend's must be able to close it from home."""
    page = settings(visitors, "Anna Ended")
    thief = copy_visitor(visitors, page)
    assert browser_api.ask(thief, "/me")["name"] == "Anna Ended"
    page.get_by_role("button", name="End all others").click()
    dialog = page.get_by_role("dialog", name="End all other sessions?")
    expect(dialog).to_contain_text("Only this browser stays.")
    dialog.get_by_role("button", name="End all others").click()
    expect(page.get_by_text("Only this browser is left.").first).to_be_visible()
    expect(page.get_by_role("heading", name="Your sessions")).to_be_focused()
    assert browser_api.ask(page, "/me")["name"] == "Anna Ended"
    assert thief.request.get("/api/sessions").status == 401


def test_one_session_is_ended_by_keys(visitors: Visitors) -> None:
    """Each line has its own button, which says whose it is; the other session stays."""
    page = settings(visitors, "Anna Twice")
    open_session(visitors, page, "Firefox, Linux")
    page.reload()
    button = page.get_by_role("button", name=re.compile("^End: Firefox, Linux, since"))
    button.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="End this session?")
    expect(dialog).to_contain_text("comes back as somebody new")
    page.keyboard.press("Escape")
    expect(dialog).to_be_hidden()
    expect(button).to_be_focused()
    assert len(sessions_of(page)) == 2
    page.keyboard.press("Enter")
    dialog.get_by_role("button", name="End", exact=True).press("Enter")
    expect(page.get_by_role("listitem").filter(has_text="Firefox")).to_have_count(0)
    expect(page.get_by_role("heading", name="Your sessions")).to_be_focused()
    (left,) = sessions_of(page)
    assert left["current"]
    assert browser_api.ask(page, "/me")["name"] == "Anna Twice"


def test_a_visitor_who_ends_their_own_session_is_told_the_outcome(visitors: Visitors) -> None:
    """Nothing brings them back, so it is said before and after."""
    page = settings(visitors, "Anna Gone")
    page.get_by_role("button", name=re.compile("^End: ")).click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("the browser you are using")
    dialog.get_by_role("button", name="End", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("The session has ended")
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    assert not page.context.cookies()
    # An anonymous visitor has no matches; the first page does not even ask.
    page.get_by_role("main").get_by_role("link", name="Home").click()
    expect(page.get_by_role("button", name="Play now")).to_be_visible()
    assert not page.context.cookies()
    assert browser_api.ask(page, "/me")["name"] != "Anna Gone"


def test_a_visitor_deletes_themselves_after_reading_what_goes(visitors: Visitors) -> None:
    """A word that is clicked by mistake must not delete a visitor."""
    page = settings(visitors, "Anna Deleted")
    thief = copy_visitor(visitors, page)
    page.get_by_role("button", name="Delete me …").click()
    dialog = page.get_by_role("dialog", name="Delete yourself?")
    for said in ("This goes: your name", "This stays: the games", "Nothing brings it back."):
        expect(dialog).to_contain_text(said)
    check_axe_in_all_themes(page)
    dialog.get_by_role("button", name="Cancel").click()
    expect(dialog).to_be_hidden()
    assert browser_api.ask(page, "/me")["name"] == "Anna Deleted"

    page.get_by_role("button", name="Delete me …").click()
    dialog.get_by_role("button", name="Delete me", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You are deleted")
    check_axe_in_all_themes(page)
    assert not page.context.cookies()
    assert thief.request.get("/api/sessions").status == 401


def test_what_goes_wrong_is_said_where_it_was_asked(visitors: Visitors) -> None:
    """The question stays, and can be asked again."""
    visitors.forgive("net::ERR_FAILED")
    page = settings(visitors, "Anna Offline")
    page.route("**/api/me", lambda route: route.abort())
    page.get_by_role("button", name="Delete me …").click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("button", name="Delete me", exact=True).click()
    expect(dialog.get_by_role("alert")).to_contain_text("The server cannot be reached.")
    page.unroute("**/api/me")
    dialog.get_by_role("button", name="Delete me", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("You are deleted")


@pytest.mark.parametrize("lang", SPOKEN)
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_the_questions_fit_on_the_screen(
    visitors: Visitors, lang: str, size: tuple[int, int]
) -> None:
    """What is to be read before something irrevocable must be there to be read."""
    page = settings(visitors, "Anna", lang=lang, size=size)
    page.locator("button.danger").click()
    dialog = page.get_by_role("dialog")
    expect(dialog.locator("p")).to_have_count(4)
    box = dialog.bounding_box()
    assert box
    assert box["width"] <= size[0]
    assert dialog.evaluate("(it) => it.scrollWidth <= it.clientWidth")
