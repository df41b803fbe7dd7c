"""A duel of a few known shots, before two screens: a miss, a hit, a sinking, a loss, an end."""

from typing import Any

from playwright.sync_api import Page, expect

from kit.screens.browser import Visitors
from kit.servers.browser_api import Place, act, call, fire, lay, place, sit_by_link

PATROL = """
name = "patrol"

[title]
en = "Patrol"
it = "Pattuglia"
ru = "Дозор"

[grid]
rows = {rows}
columns = {columns}

[sea]
touching = "never"

[[fleet]]
name = "cruiser"
count = 1
shapes = ["###"]

[[fleet]]
name = "destroyer"
count = 1
shapes = ["##"]

[turn]
begins = "first"
again_after = "hit"

[disclosure]
sunk_names = ["class", "cells"]
"""


def patrol_rules(rows: int, columns: int) -> str:
    """A game of a few shots with two ships each, which the host begins."""
    return PATROL.format(rows=rows, columns=columns)


MINE = (("cruiser", ((1, 2), (1, 3), (1, 4))), ("destroyer", ((5, 7), (6, 7))))
THEIRS = (("cruiser", ((2, 6), (3, 6), (4, 6))), ("destroyer", ((6, 1), (6, 2))))

MISS, HIT, REST = (0, 0), (3, 6), ((2, 6), (4, 6))
"""Anna's first shots: into the water, at the cruiser, and what is left of it."""

LAST = ((6, 1), (6, 2))
"""The last shots, with which Anna wins."""


class ShortDuel:
    """Anna and Bruno at their screens."""

    def __init__(self, visitors: Visitors, **come: Any) -> None:
        self.anna, self.bruno = visitors.come(None, **come), visitors.come(None, **come)
        call(self.anna, "Anna")
        call(self.bruno, "Bruno")
        self.match = lay(self.anna, seats=["host", "link"], toml=patrol_rules(8, 10))
        sit_by_link(self.anna, self.match, [self.bruno])
        place(self.bruno, self.match, THEIRS)
        place(self.anna, self.match, MINE)

    def look(self, *pages: Page) -> None:
        """Both look at the match, or only some of them."""
        for page in pages or (self.anna, self.bruno):
            page.goto(f"/match/{self.match}")
            expect(page.get_by_role("grid").first).to_be_visible()

    def fire(self, page: Page, *cells: Place) -> None:
        """One player fires at one cell after the other."""
        for each in cells:
            fire(page, self.match, each)

    def resign(self, page: Page) -> None:
        """One player gives up."""
        act(page, self.match, {"type": "resign"})
