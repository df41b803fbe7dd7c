"""Sealed tables in the browser: whole games, what leaves the page, and what is said beforehand."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import Visitors
from kit.screens.sealed_sitter import PATIENCE, SKIFFS, THE_END, SealedSitter, leaks
from kit.servers.browser_api import call, lay, sit_by_link
from seabattle_verifier import verify

LEAST_MODULE = 2.5
"""Points of a screen that a camera needs for each module of a QR code."""


def lay_sealed(host: Page, **wanted: object) -> str:
    """A sealed table by the small rules."""
    return lay(host, **({"seats": ["host", "link"], "toml": SKIFFS, "sealed": True} | wanted))


class SealedDuel:
    """Anna and Bruno, each at a browser of their own."""

    def __init__(self, visitors: Visitors) -> None:
        pages = visitors.come(None), visitors.come(None)
        for page, name in zip(pages, ("Anna", "Bruno"), strict=True):
            call(page, name)
        match = lay_sealed(pages[0])
        sit_by_link(pages[0], match, [pages[1]])
        self.sitters = tuple(SealedSitter(page, match) for page in pages)

    def begin(self) -> "SealedDuel":
        """Both place, and play begins."""
        for sitter in self.sitters:
            sitter.open()
            sitter.place()
        for sitter in self.sitters:
            sitter.await_play()
        return self

    def shooters(self) -> Iterator[SealedSitter]:
        """The players who have the turn, one after the other, until the game is over."""
        while (turn := await_turn(self.sitters[0])) is not None:
            yield self.sitters[turn]


def await_turn(sitter: SealedSitter) -> int | None:
    """Who has the turn, once no answer is outstanding; ``None`` when the game is over."""
    for _ in range(1200):
        seen = sitter.view
        if seen["table"]["phase"] == "over":
            return None
        if seen["table"]["turn"] is not None and seen["company"]["sealed"]["called"] is None:
            return int(seen["table"]["turn"])
        sitter.page.wait_for_timeout(50)
    raise AssertionError("nobody answers")


def keys_on(sitter: SealedSitter) -> list[str]:
    """The keys that two people compare by telephone, as a page shows them."""
    sitter.page.locator(".sealed summary").first.click()
    keys = sitter.page.locator(".sealed code")
    expect(keys).to_have_count(2)
    return keys.all_inner_texts()


def test_two_browsers_play_a_sealed_game_and_send_nothing_of_their_fields(
    visitors: Visitors,
) -> None:
    """From the first ship to the last; what was sent is searched for fleets, keys and seeds."""
    duel = SealedDuel(visitors).begin()
    assert keys_on(duel.sitters[0]) == keys_on(duel.sitters[1])
    for shooter in duel.shooters():
        shooter.fire(shooter.open_cells()[0])
    for sitter in duel.sitters:
        expect(sitter.page.locator("h1", has_text=THE_END)).to_be_visible(timeout=PATIENCE)
        assert leaks(sitter) == []
        assert len(sitter.sent) > 10
    page = duel.sitters[0].page
    found = page.locator(".found", has_text="Checked: every answer is proved.")
    expect(found).to_be_visible(timeout=PATIENCE)
    record = page.request.get(f"/api/matches/{duel.sitters[0].match}/record").body()
    assert verify(record).sound
    assert verify(record).finished


def test_a_sealed_game_against_the_computer_is_laid_by_one_choice(visitors: Visitors) -> None:
    """The choice stands where a table is laid, with a sentence; a badge says what is proved."""
    page = visitors.come("/")
    page.locator("input[name=game][value=classic-bonus]").check()
    choice = page.get_by_role("checkbox", name="Sealed table").first
    choice.check()
    expect(page.get_by_text("its ships move").first).to_be_visible()
    page.locator("input[name=game][value=sea-battle]").check()
    expect(page.get_by_text("Your field stays on this device").first).to_be_visible()


def test_the_page_goes_on_after_a_reload_a_lost_connection_and_a_killed_server(
    visitors: Visitors,
) -> None:
    """The secrets lie on the device, and what was kept is said again."""
    visitors.forgive(r"WebSocket|ERR_|Failed to load resource|net::")
    duel = SealedDuel(visitors).begin()
    shooters = duel.shooters()
    shooter = next(shooters)
    shooter.fire(shooter.open_cells()[0])
    defender = next(each for each in duel.sitters if each is not shooter)
    defender.page.reload()
    defender.await_play()
    visitors.page_server.kill()
    visitors.page_server.start()
    for sitter in duel.sitters:
        expect(sitter.page.locator(".headline")).to_be_visible(timeout=PATIENCE)
    shooter = next(shooters)
    shooter.page.context.set_offline(True)
    shooter.page.context.set_offline(False)
    shooter.fire(shooter.open_cells()[0])


def test_one_tab_answers_and_the_other_says_so(visitors: Visitors) -> None:
    """Two tabs that both answer could be led to say two things.

    And secrets that the browser forgets in the middle of a game are missed in words, with a way
    to bring them back.
    """
    duel = SealedDuel(visitors).begin()
    first = duel.sitters[0]
    second = first.page.context.new_page()
    second.goto(f"/match/{first.match}")
    expect(second.locator(".banner", has_text="open in another tab")).to_be_visible(
        timeout=PATIENCE
    )
    first.page.close()
    expect(second.locator(".banner", has_text="open in another tab")).to_be_hidden(timeout=PATIENCE)
    expect(second.locator(".headline")).to_be_visible()
    anna, bruno = SealedSitter(second, first.match), duel.sitters[1]
    anna.clear_storage()
    shooter = (anna, bruno)[await_turn(bruno) or 0]
    shooter.aim(shooter.open_cells()[0])
    expect(second.locator(".banner", has_text="are not in this browser")).to_be_visible(
        timeout=PATIENCE
    )
    expect(second.get_by_role("button", name="Move the key here")).to_be_visible()


def test_that_nothing_can_be_kept_is_said_before_the_game(visitors: Visitors) -> None:
    """In a window without storage no key is announced."""
    page = visitors.come(None)
    page.add_init_script("Object.defineProperty(window, 'indexedDB', { value: undefined });")
    call(page, "Anna")
    match = lay_sealed(page)
    page.goto(f"/match/{match}")
    expect(page.locator(".banner", has_text="keeps nothing here")).to_be_visible(timeout=PATIENCE)
    expect(page.get_by_role("button", name="Ready for battle")).to_be_hidden()


def test_the_key_moves_to_another_browser_under_a_phrase(visitors: Visitors) -> None:
    """A file from the one, a phrase, and the game goes on in the other."""
    duel = SealedDuel(visitors).begin()
    anna = duel.sitters[0]
    anna.page.locator(".sealed summary").first.click()
    anna.page.get_by_role("button", name="Save the key").click()
    anna.page.get_by_role("textbox", name="Phrase").fill("four calm grey whales")
    anna.page.get_by_role("button", name="Make it").click()
    link = anna.page.get_by_role("link", name="Save as a file")
    expect(link).to_be_visible(timeout=PATIENCE)
    code = anna.page.get_by_role("img", name="The key as a QR code")
    modules = code.evaluate(
        "(code) => code.getBoundingClientRect().width / code.viewBox.baseVal.width"
    )
    assert modules > LEAST_MODULE
    with anna.page.expect_download() as download:
        link.click()
    text = download.value.path().read_text("utf-8")
    cookies: list[Any] = list(anna.page.context.cookies())
    anna.page.context.close()

    other = visitors.come(None)
    other.context.add_cookies(cookies)
    moved = SealedSitter(other, anna.match)
    moved.open()
    expect(other.locator(".banner", has_text="are not in this browser")).to_be_visible(
        timeout=PATIENCE
    )
    other.get_by_role("button", name="Move the key here").click()
    other.get_by_label("Text of the file").fill(text)
    other.get_by_role("textbox", name="Phrase").fill("another one")
    other.get_by_role("button", name="Go on here").click()
    expect(other.get_by_text("The phrase does not fit.")).to_be_visible(timeout=PATIENCE)
    other.get_by_role("textbox", name="Phrase").fill("four calm  grey whales")
    other.get_by_role("button", name="Go on here").click()
    expect(other.locator(".banner", has_text="are not in this browser")).to_be_hidden(
        timeout=PATIENCE
    )
    sitters = (moved, duel.sitters[1])
    for _ in range(2):
        turn = await_turn(duel.sitters[1])
        assert turn is not None
        shooter = sitters[turn]
        shooter.fire(shooter.open_cells()[0])


def test_a_field_is_shown_by_choice_and_checked(visitors: Visitors) -> None:
    """After the end, and only by a player who wants to; the other's device compares."""
    duel = SealedDuel(visitors).begin()
    anna, bruno = duel.sitters
    anna.page.get_by_role("button", name="Resign").click()
    anna.page.get_by_role("dialog").get_by_role("button", name="Resign").click()
    anna.page.get_by_role("button", name="Show my field").click(timeout=PATIENCE)
    expect(anna.page.get_by_text("You have shown your field.")).to_be_visible(timeout=PATIENCE)
    # The record has no fleet, but this device knows its own.
    replayed = anna.page.locator(".replay section", has=anna.page.get_by_role("grid"))
    expect(replayed).to_have_count(2, timeout=PATIENCE)
    expect(replayed.filter(has_text="Your field").locator(".ship")).to_have_count(
        1, timeout=PATIENCE
    )
    expect(replayed.filter(has_text="Field of Bruno").locator(".ship")).to_have_count(0)
    same = bruno.page.get_by_text("this is the field that was sealed")
    expect(same).to_be_visible(timeout=PATIENCE)


@pytest.mark.slow
@pytest.mark.parametrize("variant", ["sea-battle"])
def test_a_whole_sealed_game_on_ten_by_ten_against_the_computer(
    visitors: Visitors, variant: str
) -> None:
    """By hand: the page proves, answers and checks a hundred times."""
    page = visitors.come(None)
    call(page, "Anna")
    match = lay(page, seats=["host", "hunter"], variant=variant, sealed=True)
    sitter = SealedSitter(page, match)
    sitter.open()
    sitter.place()
    sitter.await_play()
    for _ in range(100):
        turn = page.locator(".headline", has_text=re.compile("Your turn"))
        end = page.locator("h1", has_text=THE_END)
        expect(turn.or_(end)).to_be_visible(timeout=PATIENCE)
        if end.is_visible():
            break
        if sitter.is_to_fire():
            sitter.fire(sitter.open_cells()[0])
    expect(page.locator("h1", has_text=THE_END)).to_be_visible(timeout=PATIENCE)
    assert leaks(sitter) == []
    record = page.request.get(f"/api/matches/{match}/record").body()
    assert verify(record).sound
