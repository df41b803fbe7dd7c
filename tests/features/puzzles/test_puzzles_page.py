"""Puzzles in the browser: by keys and by touch, with the proof, and progress that is kept."""

import re

from playwright.sync_api import Page, expect

from kit.screens.browser import PHONE, Visitors, check_axe_in_all_themes
from kit.screens.sea_layout import NARROW, WIDE, check_seas_inside, seas_in_view
from seabattle.features.puzzles.library import puzzle_ruleset, shipped_puzzles
from seabattle.features.puzzles.puzzle import Puzzle
from seabattle.rules import labels_of, with_local_letters


def cell_named(page: Page, puzzle: Puzzle, cell: int, lang: str = "en") -> str:
    """What the page calls a cell."""
    ruleset = with_local_letters(puzzle_ruleset(puzzle.variant), lang)
    return labels_of(ruleset).name(ruleset.grid.cells()[cell])


def test_a_puzzle_is_solved_by_keys_and_the_next_one_asked(visitors: Visitors) -> None:
    """The best cell is told right, with its shots, and a reload goes on with the next."""
    easy, following = shipped_puzzles()[:2]
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
    puzzle = shipped_puzzles()[-1]
    page = visitors.come(f"/puzzles/{puzzle.id}", lang="it", size=PHONE, touch=True)
    worst = cell_named(page, puzzle, puzzle.cells[-1][0], "it")
    page.get_by_role("gridcell", name=re.compile(rf"^{worst}\b")).tap()
    told = page.locator("#main").get_by_text(re.compile(f"^{worst} richiede in media"))
    expect(told).to_be_visible()
    expect(page.get_by_role("table")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]


def test_the_sea_of_a_puzzle_is_seen_first_and_keeps_still(visitors: Visitors) -> None:
    """On a phone it began below what there is to choose from, and visitors missed the question."""
    largest = max(shipped_puzzles(), key=lambda each: puzzle_ruleset(each.variant).grid.rows)
    page = visitors.come(f"/puzzles/{largest.id}", lang="ru")
    expect(page.get_by_role("grid")).to_be_visible()
    for size in (*WIDE, *NARROW):
        check_seas_inside(page, size, 1)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    before = seas_in_view(page)
    best = cell_named(page, largest, largest.best, "ru")
    page.get_by_role("gridcell", name=re.compile(rf"^{best}\b")).click()
    expect(page.locator(".verdict")).to_be_in_viewport(ratio=1)
    assert page.evaluate("scrollY") == 0
    assert seas_in_view(page) == before
