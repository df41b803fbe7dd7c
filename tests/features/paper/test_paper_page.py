"""A game on paper, drawn and judged in the browser."""

import re
import subprocess
import sys
from pathlib import Path

from playwright.sync_api import Page, expect

from kit.screens.browser import Visitors, check_axe_in_all_themes
from seabattle.fairness import judge
from seabattle.speech.judgement import verdict_text

ANNA = ((0, 0, 5), (2, 0, 4), (4, 0, 3), (6, 0, 3), (8, 0, 2))
BORIS = ((1, 3, 5), (3, 3, 4), (5, 3, 3), (7, 3, 3), (9, 3, 2))
"""Row, column and length of ships that lie flat."""


def draw(page: Page, name: str, ships: tuple[tuple[int, int, int], ...]) -> None:
    """The first ship with the mouse, the others with the keyboard alone."""
    sea = page.get_by_role("grid", name=f"Field of {name}", exact=True)
    (row, col, length), *others = ships
    for far in range(length):
        sea.locator(f'[data-cell="{row},{col + far}"]').click()
    for row, col, length in others:
        sea.locator(f'[data-cell="{row},{col}"]').focus()
        for far in range(length):
            page.keyboard.press("Enter")
            if far < length - 1:
                page.keyboard.press("ArrowRight")
    expect(sea.locator('[aria-label$=", deck"]')).to_have_count(sum(ship[2] for ship in ships))


def shown_verdict(page: Page) -> list[str]:
    """The sentences of the verdict."""
    return page.locator(".verdict :is(h3, p, li)").all_inner_texts()


def fill_in(page: Page) -> None:
    """Two legal fields, and a hit that Boris called a miss."""
    page.get_by_label("Game", exact=True).select_option(label="Classic")
    page.get_by_role("textbox", name="Player 1").fill("Anna")
    page.get_by_role("textbox", name="Player 2").fill("Bor,is:")
    draw(page, "Anna", ANNA)
    draw(page, "Boris", BORIS)

    chart = page.get_by_role("grid", name="Sea of Boris, as it was answered")
    chart.locator('[data-cell="1,3"]').click()
    expect(page.get_by_label("Cell", exact=True)).to_have_value("D2")
    page.get_by_role("button", name="Miss").click()
    page.get_by_role("radio", name="Anna").check()
    page.get_by_label("Cell", exact=True).fill("A1")
    page.get_by_role("button", name="Miss").click()
    # One was forgotten, and is put between the two.
    page.get_by_role("button", name="Insert a shot before that of Anna at A1").click()
    expect(page.get_by_text("The next shot goes before number 2.")).to_be_visible()
    expect(page.get_by_role("radio", name="Boris")).to_be_checked()
    page.keyboard.type("j 10")
    page.get_by_role("button", name="Hit", exact=True).click()
    page.get_by_label("Answer to Boris at J10").select_option("miss")
    expect(page.locator(".list .who")).to_have_text(["Anna: D2", "Boris: J10", "Anna: A1"])


def load_again(page: Page, file: Path) -> None:
    """A saved paper comes back as it was; one that cannot be read changes nothing."""
    verdict, text = page.locator(".verdict"), file.read_text("utf-8")
    sea = page.get_by_role("grid", name="Field of Boris", exact=True)
    page.get_by_role("button", name="Empty paper").click()
    page.get_by_role("button", name="Replace it").click()
    expect(page.get_by_text("No shots yet")).to_be_visible()
    page.locator("input[type=file]").set_input_files(file)
    expect(page.get_by_text("3 shots")).to_be_visible()
    expect(sea.locator('[aria-label$=", deck"]')).to_have_count(17)
    expect(verdict).to_contain_text("Verdict: Anna wins.")

    bad = file.with_name("bad.txt")
    bad.write_text(text + "Boris: perhaps\n", "utf-8")
    page.locator("input[type=file]").set_input_files(bad)
    page.get_by_role("button", name="Replace it").click()
    line = text.count("\n") + 1
    expect(page.get_by_role("alert").filter(has_text=f"Line {line}:")).to_be_visible()
    expect(page.get_by_text("3 shots"), "what was drawn stays").to_be_visible()


def judge_by_command(file: Path) -> str:
    """What the command line says of it."""
    command = [sys.executable, "-m", "seabattle", "judge", str(file), "--lang", "en"]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout


def test_a_cheat_on_paper_is_found_out(visitors: Visitors, tmp_path: Path) -> None:
    """From the start page to the verdict, and the command line says the same of the file."""
    page = visitors.come(size=(1280, 620))
    page.get_by_role("link", name="A game on paper").click()
    # The start page, too, has something to choose a game with.
    page.get_by_role("textbox", name="Player 1").wait_for()
    fill_in(page)
    page.reload()
    expect(page.get_by_text("3 shots")).to_be_visible()
    sea = page.get_by_role("grid", name="Field of Boris", exact=True)
    expect(sea.locator('[aria-label$=", deck"]')).to_have_count(17)

    page.get_by_role("button", name="Judge", exact=True).click()
    verdict = page.locator(".verdict")
    expect(verdict).to_contain_text("Verdict: Anna wins.")
    expect(verdict).to_contain_text("Only Boris has broken a rule")
    expect(verdict).to_contain_text(
        "The shot at D2 was answered “miss”; by the field it should have been “hit”."
    )
    expect(page.locator("[aria-live=polite]")).to_contain_text("Verdict: Anna wins.")
    check_axe_in_all_themes(page)

    with page.expect_download() as download:
        page.get_by_role("button", name="Save as a file").click()
    file = tmp_path / download.value.suggested_filename
    download.value.save_as(file)
    text = file.read_text("utf-8")
    said = judge_by_command(file)
    assert said.strip() == verdict_text(judge(text), "en").strip()
    assert _sentences(said) == shown_verdict(page)

    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.get_by_label("Language").select_option("ru")
    expect(verdict).to_contain_text("Решение: победа — Anna.")
    assert _sentences(verdict_text(judge(text), "ru")) == shown_verdict(page)
    page.get_by_label("Язык").select_option("en")
    load_again(page, file)


def test_a_russian_paper_has_cyrillic_letters(visitors: Visitors) -> None:
    """As all other seas have them where the page speaks Russian (SB2); the file says so."""
    page = visitors.come("/paper", lang="ru")
    expect(page.get_by_label("Буквы столбцов")).to_have_value("cyrillic")
    page.locator('[data-cell="0,2"]').last.click()
    expect(page.get_by_label("Клетка", exact=True)).to_have_value(re.compile("^В-?1$"))
    page.get_by_role("button", name="Мимо").click()
    page.get_by_role("button", name="Рассудить", exact=True).click()
    expect(page.locator("details code", has_text="labels: cyrillic")).to_have_count(1)


def _sentences(said: str) -> list[str]:
    return [re.sub("^  - ", "", line) for line in said.splitlines() if line]
