"""The page of the daily sea: a try by keys, squares to share, the table and the hashes."""

import re

from playwright.sync_api import Page, expect

from kit.screens.browser import PHONE, Visitors, check_axe_in_all_themes

FINISH = """async () => {
    const match = location.pathname.split('/')[2];
    for (let shot = 0; shot < 100; shot += 1) {
        const view = await (await fetch(`/api/matches/${match}/view`)).json();
        if (view.table.phase === 'over') return shot;
        const command = { type: 'fire', at: [view.open[0]] };
        const body = JSON.stringify({ id: `shot${shot}`, request: { type: 'act', command } });
        const headers = { 'Content-Type': 'application/json' };
        await fetch(`/api/matches/${match}/commands`, { method: 'POST', headers, body });
    }
    return -1;
}"""


def begin(page: Page, word: str) -> None:
    """Begin today's sea with the keyboard."""
    page.get_by_role("button", name=word).press("Enter")
    expect(page.get_by_role("grid")).to_have_count(1)


def test_a_sea_is_begun_left_cleared_and_shared(visitors: Visitors) -> None:
    """One sea and nothing to place; afterwards squares, a place in the table, and no rematch."""
    page = visitors.come("/")
    page.get_by_role("navigation", name="From here").get_by_role("link", name="Daily sea").click()
    page.get_by_role("link", name="Classic", exact=True).click()
    expect(page.get_by_role("heading", name=re.compile("^Classic, "))).to_be_visible()
    begin(page, "Begin")
    page.locator("[role=gridcell][tabindex='0']").press("Enter")
    expect(page.locator("[role=gridcell][aria-disabled=true]")).to_have_count(1)
    # There is no opponent to agree; giving up needs no consent.
    expect(page.get_by_role("button", name="Resign")).to_be_visible()
    expect(page.get_by_role("button", name="Offer to stop")).to_have_count(0)

    page.goto("/daily/classic")
    begin(page, "Go on")
    assert page.evaluate(FINISH) > 0
    again = page.get_by_role("main").get_by_role("link", name="Daily sea")
    expect(again).to_be_visible()
    expect(page.get_by_role("button", name="Another game")).to_have_count(0)
    again.click()
    expect(page.get_by_text(re.compile(r"^Cleared with \d+ shots$"))).to_be_visible()
    squares = page.get_by_role("img", name=re.compile("as squares"))
    expect(squares.locator(".sunk")).to_have_count(5)
    expect(page.get_by_text("Streak: 1 day")).to_be_visible()
    check_axe_in_all_themes(page)


def test_the_day_is_told_on_a_phone_in_russian(visitors: Visitors) -> None:
    """A visitor who only looks sees the table, the hashes, and nothing of the field."""
    page = visitors.come("/daily/classic", lang="ru", size=PHONE, touch=True)
    begins = page.get_by_role("button", name="Начать")
    expect(begins).to_be_visible()
    for width, height in (PHONE, (740, 360)):
        page.set_viewport_size({"width": width, "height": height})
        expect(begins).to_be_in_viewport(ratio=1)
    page.get_by_text("Как узнать, что поле не подобрали для вас").click()
    expect(page.get_by_text("Хеш на завтра")).to_be_visible()
    # This server began today: it must not claim to have shown the hash yesterday.
    expect(page.get_by_text("ещё не было поля на сегодня")).to_be_visible()
    expect(page.get_by_text("Соль", exact=True)).to_have_count(0)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_a_day_without_a_sea_says_so(visitors: Visitors) -> None:
    """An address may be mistyped."""
    visitors.forgive("404")
    page = visitors.come("/daily/classic/2020-01-01")
    expect(page.get_by_role("link", name="Today’s sea")).to_be_visible()


def test_a_busy_server_is_asked_again(visitors: Visitors) -> None:
    """A visitor who looked at a bad moment was told to try again by hand."""
    visitors.forgive("503")
    page = visitors.come(None)
    body = '{"code": "request/busy", "detail": "Busy.", "status": 503}'
    page.route("**/api/daily/classic*", lambda route: route.fulfill(status=503, body=body), times=1)
    page.goto("/daily/classic")
    expect(page.get_by_role("button", name="Begin")).to_be_visible()
