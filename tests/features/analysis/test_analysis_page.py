"""A finished game looked at in the browser: luck, skill, odds, and playing on."""

import re
from functools import lru_cache
from pathlib import Path

import pytest
from playwright.sync_api import FilePayload, Page, expect

from kit.games.bot_game import bout, table
from kit.screens.browser import PHONE, SPOKEN, Visitors, check_axe_in_all_themes
from kit.screens.short_duel import HIT, LAST, MISS, REST, ShortDuel
from seabattle.bots import find_bot
from seabattle.records import write_record

SLOWLY = 60_000
"""Milliseconds that a machine with much else to do may take for a whole game."""


@lru_cache(maxsize=2)
def game(variant: str) -> FilePayload:
    """The record of a finished game, as a file on a disk."""
    bots = [find_bot("hunter")(1), find_bot("hunter")(2)]
    data = write_record(bout(table(variant), 6, bots))
    return {"name": "game.jsonl", "mimeType": "application/octet-stream", "buffer": data}


def choose(page: Page, file: FilePayload) -> None:
    """A record is chosen, and looked at to its end."""
    page.goto("/analysis")
    button = page.get_by_role("button", name=re.compile("Choose a record|verbale|запись"))
    expect(button).to_be_visible()
    with page.expect_file_chooser() as chooser:
        button.press("Enter")
    chooser.value.set_files(file)
    expect(page.locator("article")).to_have_count(2, timeout=SLOWLY)


def test_a_record_is_analysed_and_played_on(visitors: Visitors) -> None:
    """From the file to a verdict on each side, to any move, and to another end of the game."""
    page = visitors.come(None)
    choose(page, game("classic"))
    verdict = page.locator("article").first
    expect(verdict).to_contain_text(re.compile(r"Shot .* the odds"))
    expect(verdict).to_contain_text(re.compile(r"Expected were \d+\.\d shots, needed \d+"))
    expect(page.get_by_role("img", name=re.compile("A line for each player"))).to_be_visible()
    page.get_by_text("The same as a table").click()
    expect(page.get_by_role("row").nth(1)).to_be_visible()

    move = page.get_by_role("heading", name=re.compile(r"^Move \d+ of \d+: "))
    turning = page.get_by_role("button", name=re.compile(r"^\d+\. ")).first
    number = turning.inner_text().partition(".")[0]
    turning.click()
    expect(move).to_contain_text(f"Move {number} of ")
    slider = page.get_by_role("slider", name="Choose a move")
    slider.fill("20")
    expect(move).to_contain_text("Move 21 of ")
    page.get_by_role("button", name="Next move").click()
    expect(move).to_contain_text("Move 22 of ")
    best = page.get_by_role("table", name="The best cells and the one chosen")
    expect(best).to_contain_text("best")

    page.get_by_role("button", name="Play on from here").click()
    sea = page.get_by_role("grid", name="The sea to fire at")
    expect(page.get_by_text("0 shots fired;")).to_be_visible(timeout=SLOWLY)
    sea.get_by_role("gridcell", name=re.compile("unknown")).first.click()
    expect(page.get_by_text("1 shot fired;")).to_be_visible(timeout=SLOWLY)
    page.get_by_role("button", name="Take the last shot back").click()
    expect(page.get_by_text("0 shots fired;")).to_be_visible(timeout=SLOWLY)


@pytest.mark.parametrize("lang", [each for each in SPOKEN if each != "en"])
def test_the_page_speaks_every_language_on_a_phone(visitors: Visitors, lang: str) -> None:
    """And nothing on it is wider than the phone, in any theme."""
    page = visitors.come(None, lang=lang, size=PHONE)
    choose(page, game("classic"))
    wide = page.evaluate("document.documentElement.scrollWidth")
    assert wide <= PHONE[0]
    check_axe_in_all_themes(page)


def test_a_finished_game_is_analysed_from_its_page(visitors: Visitors) -> None:
    """One click from the result."""
    duel = ShortDuel(visitors)
    page = duel.anna
    duel.fire(page, MISS)
    duel.fire(duel.bruno, (0, 9))
    duel.fire(page, HIT, *REST, *LAST)
    page.goto(f"/match/{duel.match}")
    page.get_by_role("main").get_by_role("link", name="Luck and skill").click()
    expect(page.locator("article")).to_have_count(2, timeout=SLOWLY)
    expect(page.locator("article").first).to_contain_text("Anna")


def test_the_record_of_a_sealed_game_is_analysed(visitors: Visitors) -> None:
    """From what was told: its proofs stay on this side, and where the fleets lay is unknown."""
    page = visitors.come(None)
    sent: list[int] = []
    page.on("request", lambda each: sent.append(len(each.post_data or "")))
    record = Path(__file__).parents[3] / "docs" / "examples" / "sealed-game.jsonl"
    data = record.read_bytes()
    choose(page, {"name": record.name, "mimeType": "text/plain", "buffer": data})
    verdict = page.locator("article").first
    expect(verdict).to_contain_text(re.compile(r"Expected were \d+\.\d shots, needed \d+"))
    expect(verdict).not_to_contain_text("drawn by lot")
    expect(page.get_by_role("table", name="The best cells and the one chosen")).to_be_visible()
    assert 0 < max(sent) < len(data) / 5
    page.get_by_role("button", name="Play on from here").click()
    expect(page.get_by_text("0 shots fired;")).to_be_visible(timeout=SLOWLY)


def test_a_running_game_is_not_analysed(visitors: Visitors) -> None:
    """The page says why."""
    duel = ShortDuel(visitors)
    visitors.forgive("409")
    duel.anna.goto(f"/analysis/{duel.match}")
    expect(duel.anna.get_by_role("alert").or_(duel.anna.locator(".banner")).first).to_be_visible()
    expect(duel.anna.locator("article")).to_have_count(0)
