"""Whole games in a real browser, from the first ship to the last: every ready-made variant.

The player looks beneath the water to be quick. The page is used as anybody uses it, and
is watched for errors and for requests to other hosts.
"""

import re
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.aboard import ask, lay, view
from kit.chart import sea
from kit.periscope import sound_decks
from kit.pier import Pier
from kit.web import Visitors
from seabattle.rules import load_variant, variant_names

TURNS = [name for name in variant_names() if not load_variant(name).turn.in_rounds]
ROUNDS = [name for name in variant_names() if load_variant(name).turn.in_rounds]

LONGEST = 150
"""Turns after which a game is given up: the computer that plays here is a weak one."""

YOURS = "Your turn"
FOREIGN = re.compile("^The sea of ")


class Captain:
    """Somebody at a page who knows where the ships of the other side lie."""

    def __init__(self, page: Page, pier: Pier, match: str, *, aims: bool = True) -> None:
        self.page = page
        self.match = match
        self._pier = pier
        self._aims = aims
        self._ways = cycle([self._click, self._type])

    def place(self) -> None:
        """Go to the table, and let chance lay the fleet."""
        self.page.goto(f"/match/{self.match}")
        self.page.get_by_role("button", name="Random").click()
        self.page.get_by_role("button", name="Ready for battle").click()

    @property
    def seen(self) -> Any:
        """All that is known at this seat."""
        return view(self.page, self.match)

    def turn(self) -> None:
        """One shot, one salvo, or the last word."""
        expect(self.page.locator(".headline")).to_have_text(YOURS)
        seen = self.seen
        targets = self._targets(seen)
        if not targets:
            self._say_the_last_word(seen)
        elif self._in_salvos(seen):
            self._salvo(seen, targets)
        else:
            next(self._ways)(self._name(seen, targets[0]))
        self._await_more_than(seen["number"])

    def _targets(self, seen: Any) -> list[tuple[int, int]]:
        """The decks to strike; who only plays along fires at water."""
        decks = sound_decks(self._pier.database, self.match, 1 - seen["seat"])
        if self._aims:
            return decks
        return [(row, col) for row, col in seen["open"] if (row, col) not in decks]

    def _in_salvos(self, seen: Any) -> bool:
        return bool(seen["ruleset"]["turn"]["answers"] == "together")

    def _name(self, seen: Any, place: tuple[int, int]) -> str:
        names, (row, col) = seen["names"], place
        return f"{names['columns'][col]}{names['between']}{names['rows'][row]}"

    def _click(self, name: str) -> None:
        # Found by its label alone: asking for roles among hundreds of cells takes its time.
        grid = self.page.locator("[role=grid][aria-label^='The sea of']")
        grid.locator(f"[aria-label^='{name},']").click()

    def _type(self, name: str) -> None:
        box = self.page.locator(".gunnery input")
        box.fill(name)
        box.press("Enter")

    def _salvo(self, seen: Any, targets: list[tuple[int, int]]) -> None:
        water = [(row, col) for row, col in seen["open"] if (row, col) not in targets]
        for place in (targets + water)[: seen["shots"]]:
            next(self._ways)(self._name(seen, place))
        self.page.get_by_role("button", name=re.compile("^Fire")).click()

    def _say_the_last_word(self, seen: Any) -> None:
        """Declare victory; where that comes before the attack, in the next turn."""
        refusals = {each["action"]: each["refusal"] for each in seen["options"]}
        if refusals["declare-victory"] is not None:
            self.page.get_by_role("button", name="Pass").click()
            return
        self.page.get_by_role("button", name="Declare victory").click()
        self.page.get_by_role("dialog").get_by_role("button", name="Declare victory").click()

    def _await_more_than(self, number: int) -> None:
        """Wait until the shot was answered."""
        for _ in range(400):
            if self.seen["number"] > number:
                return
            self.page.wait_for_timeout(25)
        raise AssertionError(self.page.locator(".answer").inner_text())

    def is_to_act(self) -> bool:
        """Whether it is this captain's turn, once somebody else has had theirs."""
        for _ in range(400):
            seen = self.seen
            table = seen["table"]
            if table["phase"] == "over" or table["turn"] == seen["seat"]:
                return bool(table["phase"] != "over")
            self.page.wait_for_timeout(25)
        raise AssertionError(table)


@pytest.mark.parametrize("variant", TURNS)
def test_a_whole_game_against_the_computer(visitors: Visitors, variant: str) -> None:
    """Fleets, shots by mouse and by typing, and victory: on the page alone."""
    page = visitors.come()
    match = lay(page, variant=variant, seats=["host", "scatter"])
    captain = Captain(page, visitors.pier, match)
    captain.place()

    expect(sea(page, FOREIGN)).to_be_visible()
    turns = 0
    while captain.is_to_act() and turns < LONGEST:
        captain.turn()
        turns += 1

    expect(page.get_by_role("heading", level=1)).to_have_text("You have won!")
    assert captain.seen["table"]["winner"] == 0
    assert all(captain.seen["fleets"])


@pytest.mark.parametrize("variant", ROUNDS)
def test_a_whole_round_game_against_the_computer(visitors: Visitors, variant: str) -> None:
    """Everybody fires at once on one sea, round after round, to the last ship."""
    page = visitors.come()
    match = lay(page, variant=variant, seats=["host", "scatter"])
    Captain(page, visitors.pier, match).place()
    waters = page.get_by_role("grid", name="Public sea")
    round_ = 0
    while view(page, match)["table"]["phase"] != "over":
        round_ += 1
        assert round_ < LONGEST
        expect(page.get_by_role("heading", name=f"Round {round_}", level=1)).to_be_visible()
        seen = view(page, match)
        row, col = sound_decks(visitors.pier.database, match, 1)[0]
        names = seen["names"]
        name = f"{names['columns'][col]}{names['between']}{names['rows'][row]}"
        waters.locator(f"[aria-label^='{name},']").click()
        page.get_by_role("button", name="Give the order").click()
        _await_round(page, match, round_)

    expect(page.get_by_role("heading", level=1)).to_have_text(re.compile("You have won!|lost"))
    assert all(view(page, match)["fleets"])


def _await_round(page: Page, match: str, number: int) -> None:
    for _ in range(400):
        table = view(page, match)["table"]
        if table["phase"] == "over" or table["round"] > number:
            return
        page.wait_for_timeout(25)
    raise AssertionError(page.locator("main").inner_text())


def test_a_whole_game_between_two_browsers_by_link(visitors: Visitors) -> None:
    """One lays a table, the other opens the link; both see the same end."""
    anna, bruno = visitors.come(), visitors.come()
    match = lay(anna, variant="salvo", seats=["host", "link"])
    (link,) = ask(anna, f"/matches/{match}/links")
    bruno.goto(link["path"])
    expect(bruno).to_have_url(re.compile(f"/match/{match}"))
    captains = [
        Captain(anna, visitors.pier, match),
        Captain(bruno, visitors.pier, match, aims=False),
    ]
    for captain in captains:
        captain.place()
    expect(sea(anna, "Your sea")).to_be_visible()
    turns = 0
    while (table := captains[0].seen["table"])["phase"] != "over" and turns < LONGEST:
        captains[table["turn"]].turn()
        turns += 1

    expect(anna.get_by_role("heading", level=1)).to_have_text("You have won!")
    expect(bruno.get_by_role("heading", level=1)).to_contain_text("You have lost")
