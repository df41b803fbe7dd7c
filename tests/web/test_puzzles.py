"""Puzzles in the browser: by keys and by touch, with the proof, and progress that is kept."""

import re

from playwright.sync_api import Page, expect

from kit.screens.browser import PHONE, Visitors, check_axe_in_all_themes
from seabattle.puzzles import Puzzle, puzzle_ruleset, shelved_puzzles
from seabattle.rules import labels_of, with_local_letters


def cell_named(page: Page, puzzle: Puzzle, cell: int, lang: str = "en") -> str:
    """What the page calls a cell."""
    ruleset = with_local_letters(puzzle_ruleset(puzzle.variant), lang)
    return labels_of(ruleset).name(ruleset.grid.cells()[cell])


def test_a_puzzle_is_solved_by_keys_and_the_next_one_asked(visitors: Visitors) -> None:
    """The best cell is told right, with its shots, and a reload goes on with the next."""
    easy, following = shelved_puzzles()[:2]
    page = visitors.come("/puzzles")
    best = cell_named(page, easy, easy.best)
    cell = page.get_by_role("gridcell", name=re.compile(rf"^{best}\b"))
    cell.focus()
    cell.press("Enter")
    asked = page.locator("section[aria-labelledby=puzzle-asked]")
    expect(asked.get_by_text(re.compile(f"^Right: {best} takes"))).to_be_visible()
    expect(asked.get_by_role("table")).to_be_visible()
    expect(page.get_by_text(re.compile("^Solved 1 of 1 tried"))).to_be_visible()
    expect(cell).to_have_accessible_name(re.compile("%"))
    check_axe_in_all_themes(page)

    page.get_by_role("button", name="Next puzzle").click()
    expect(asked.get_by_role("link")).to_have_attribute("href", f"/puzzles/{following.id}")
    page.reload()
    expect(asked.get_by_role("link")).to_have_attribute("href", f"/puzzles/{following.id}")
    expect(page.get_by_text(re.compile("^Solved 1 of 1 tried"))).to_be_visible()


def test_a_wrong_cell_is_told_what_it_costs_on_a_phone(visitors: Visitors) -> None:
    """In Italian, by touch, at the link of one puzzle."""
    puzzle = shelved_puzzles()[-1]
    page = visitors.come(f"/puzzles/{puzzle.id}", lang="it", size=PHONE, touch=True)
    worst = cell_named(page, puzzle, puzzle.cells[-1][0], "it")
    page.get_by_role("gridcell", name=re.compile(rf"^{worst}\b")).tap()
    told = page.locator("#main").get_by_text(re.compile(f"^{worst} richiede in media"))
    expect(told).to_be_visible()
    expect(page.get_by_role("table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
