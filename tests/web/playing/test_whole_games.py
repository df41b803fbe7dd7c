"""Whole games in a real browser, from the first ship to the last: every ready-made variant.

The player looks beneath the water to be quick. The page is used as a visitor uses it, and
is watched for errors and for requests to other hosts.
"""

import re
from functools import cached_property
from itertools import cycle
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import PHONE, Visitors
from kit.screens.hand import WAYS, Hand, Way
from kit.screens.sea_locator import sea
from kit.servers.browser_api import ask, fire, lay, view
from kit.servers.killable_server import KillableServer
from kit.servers.match_truth import TruthReader
from seabattle.rules import load_variant, variant_names

TURNS = [name for name in variant_names() if not load_variant(name).turn.in_rounds]
ROUNDS = [name for name in variant_names() if load_variant(name).turn.in_rounds]

LONGEST = 150
"""Turns after which a game is given up: the computer that plays here is a weak one."""

BY_HAND, LEFT = 2, 2
"""Turns on the page before, and decks left to it after, all that is fired beside it."""

YOURS = "Your turn"
FOREIGN = re.compile("^The sea of ")
THE_END = re.compile("You have (won|lost)")


class Captain:
    """A player at a page who knows where the ships of the other side lie."""

    def __init__(
        self,
        page: Page,
        page_server: KillableServer,
        match: str,
        *,
        aims: bool = True,
        hand: Hand | None = None,
    ) -> None:
        self.page = page
        self.match = match
        self._periscope = TruthReader(page_server.database, match)
        self._aims = aims
        self._hand = hand or Hand(page, "mouse")
        self._ways = cycle([self._pick] if hand else [self._pick, self._type])
        self._foreign = page.locator("[role=grid][aria-label^='The sea of']")
        self._turn = page.locator(".headline", has_text=YOURS)
        self._end = page.locator("h1", has_text=THE_END)

    def place(self) -> None:
        """Go to the table, and let chance lay the fleet."""
        self.page.goto(f"/match/{self.match}")
        self._press("Random")
        self._press("Ready for battle")

    def _press(self, name: str | re.Pattern[str]) -> None:
        self._hand.press(self.page.get_by_role("button", name=name))

    @property
    def seen(self) -> Any:
        """All that is known at this seat."""
        return view(self.page, self.match)

    @cached_property
    def table(self) -> Any:
        """What is known at this seat and stays as it is: the rules, the names, the seat."""
        return self.seen

    def play(self) -> None:
        """Act whenever it is one's turn, to the end."""
        for _ in range(LONGEST):
            if not self.is_to_act():
                return
            self.act()
        raise AssertionError(f"no end after {LONGEST} turns")

    def hurry(self) -> None:
        """Fire beside the page until little is left: another dozen clicks would show no more."""
        while (table := self._await_turn()["table"])["phase"] == "playing":
            targets = self._periscope.sound_decks(1 - self.table["seat"])
            if len(targets) <= LEFT:
                break
            seen = self.seen
            water = [(row, col) for row, col in seen["open"] if (row, col) not in targets]
            aim = (targets[LEFT:] + water)[: seen["shots"]]
            if self.table["ruleset"]["turn"]["answers"] != "together":
                aim = aim[:1]
            fire(self.page, self.match, *aim)
        assert table["phase"] == "playing"
        number = self.seen["number"]
        expect(self.page.locator(f"[data-number='{number}']")).to_be_attached()

    def is_to_act(self) -> bool:
        """Whether the page says that it is one's turn; otherwise it says that all is over."""
        expect(self._turn.or_(self._end)).to_be_visible()
        return not self._end.is_visible()

    def act(self) -> None:
        """One shot, one salvo, or the last word."""
        self._await_turn()
        targets = self._periscope.sound_decks(1 - self.table["seat"])
        if not targets:
            self._say_the_last_word()
        elif self.table["ruleset"]["turn"]["answers"] == "together":
            self._salvo(targets)
        else:
            self._shot(targets[0])

    def _await_turn(self) -> Any:
        """Wait for the other side: the page may speak of the turn before, and ships may move."""
        for _ in range(400):
            seen = self.seen
            if seen["table"]["turn"] in (self.table["seat"], None):
                return seen
            self.page.wait_for_timeout(25)
        raise AssertionError("the other side does nothing")

    def _shot(self, place: tuple[int, int]) -> None:
        name = self._name(place)
        next(self._ways)(place)
        answers = [f"[aria-label^='{name},'][aria-label*={word}]" for word in ("hit", "sunk")]
        answered = self._foreign.locator(", ".join(answers))
        expect(answered.or_(self._end)).to_be_visible()

    def _name(self, place: tuple[int, int]) -> str:
        names, (row, col) = self.table["names"], place
        return f"{names['columns'][col]}{names['between']}{names['rows'][row]}"

    def _pick(self, place: tuple[int, int]) -> None:
        self._hand.pick(self._foreign, place)

    def _type(self, place: tuple[int, int]) -> None:
        box = self.page.locator(".gunnery input")
        box.fill(self._name(place))
        box.press("Enter")

    def _salvo(self, decks: list[tuple[int, int]]) -> None:
        """As many shots as there are; who only plays along fires at water."""
        seen = self.seen
        water = [(row, col) for row, col in seen["open"] if (row, col) not in decks]
        for place in (decks + water if self._aims else water)[: seen["shots"]]:
            next(self._ways)(place)
        self._press(re.compile("^Fire"))
        self._await_more_than(seen["number"])

    def _say_the_last_word(self) -> None:
        """Declare victory; where that comes before the attack, in the next turn."""
        seen = self.seen
        refusals = {each["action"]: each["refusal"] for each in seen["options"]}
        if refusals["declare-victory"] is not None:
            self._press("Pass")
            self._await_more_than(seen["number"])
            return
        self._press("Declare victory")
        dialog = self.page.get_by_role("dialog")
        self._hand.press(dialog.get_by_role("button", name="Declare victory"))
        expect(self._end).to_be_visible()

    def _await_more_than(self, number: int) -> None:
        """Wait until what was done has been answered, and the page has heard of it."""
        for _ in range(400):
            if self.seen["number"] > number:
                break
            self.page.wait_for_timeout(25)
        else:
            raise AssertionError(self.page.locator(".answer").inner_text())
        expect(self._foreign.locator("[aria-label*=chosen]")).to_have_count(0)


@pytest.mark.parametrize("variant", TURNS)
def test_a_whole_game_against_the_computer(visitors: Visitors, variant: str) -> None:
    """Fleets, the first shots and the last by mouse and by typing, and victory."""
    _play_turns(visitors, variant, None)


@pytest.mark.slow
@pytest.mark.parametrize("way", WAYS)
@pytest.mark.parametrize("variant", variant_names())
def test_a_whole_game_in_one_way_alone(visitors: Visitors, variant: str, way: Way) -> None:
    """Every game can be played to its end by mouse, by finger on a phone, and by keys."""
    play = _play_rounds if variant in ROUNDS else _play_turns
    play(visitors, variant, way)


def _come(visitors: Visitors, way: Way | None) -> Page:
    return visitors.come(None, size=PHONE, touch=True) if way == "touch" else visitors.come(None)


def _play_turns(visitors: Visitors, variant: str, way: Way | None) -> None:
    page = _come(visitors, way)
    match = lay(page, variant=variant, seats=["host", "scatter"])
    hand = Hand(page, way) if way else None
    captain = Captain(page, visitors.page_server, match, hand=hand)
    captain.place()
    expect(sea(page, FOREIGN)).to_be_visible()
    if not way:
        for _ in range(BY_HAND):
            assert captain.is_to_act()
            captain.act()
        captain.hurry()
    captain.play()

    expect(page.get_by_role("heading", level=1)).to_have_text("You have won!")
    assert captain.seen["table"]["winner"] == 0
    assert all(captain.seen["fleets"])


@pytest.mark.parametrize("variant", ROUNDS)
def test_a_whole_round_game_against_the_computer(visitors: Visitors, variant: str) -> None:
    """All players fire at once on one sea, round after round, to the last ship."""
    _play_rounds(visitors, variant, "mouse")


def _play_rounds(visitors: Visitors, variant: str, way: Way) -> None:
    page = _come(visitors, way)
    hand = Hand(page, way)
    match = lay(page, variant=variant, seats=["host", "scatter"])
    Captain(page, visitors.page_server, match, hand=hand).place()
    expect(page.locator("[data-seat='1'] .name")).to_have_text("Gunner computer")
    expect(page.locator("[data-seat='0'] .name")).not_to_contain_text("computer")
    periscope = TruthReader(visitors.page_server.database, match)
    waters = page.locator("[role=grid][aria-label^='Public sea']")
    end = page.locator("h1", has_text=THE_END)
    for number in range(1, LONGEST):
        round_ = page.locator("h1", has_text=re.compile(rf"Round {number}\b"))
        expect(round_.or_(end)).to_be_visible()
        if end.is_visible():
            break
        hand.pick(waters, periscope.sound_decks(1)[0])
        # On the small cells of a phone it is the loupe that gives the order.
        if way != "touch":
            hand.press(page.get_by_role("button", name="Give the order"))

    expect(page.get_by_role("heading", level=1)).to_have_text(THE_END)
    assert all(view(page, match)["fleets"])


def test_a_whole_game_between_two_browsers_by_link(visitors: Visitors) -> None:
    """One lays a table, the other opens the link; both see the same end."""
    anna, bruno = visitors.come(None), visitors.come(None)
    match = lay(anna, variant="salvo", seats=["host", "link"])
    (link,) = ask(anna, f"/matches/{match}/links")
    bruno.goto(link["path"])
    expect(bruno).to_have_url(re.compile(f"/match/{match}"))
    captains = [
        Captain(anna, visitors.page_server, match),
        Captain(bruno, visitors.page_server, match, aims=False),
    ]
    for captain in captains:
        captain.place()
    # Both fleets are in when the other's sea is shown; one's own is there while placing, too.
    expect(sea(anna, "The sea of")).to_be_visible()
    turns = 0
    while (table := captains[0].seen["table"])["phase"] != "over" and turns < LONGEST:
        captain = captains[table["turn"]]
        assert captain.is_to_act()
        captain.act()
        turns += 1

    expect(anna.get_by_role("heading", level=1)).to_have_text("You have won!")
    expect(bruno.get_by_role("heading", level=1)).to_contain_text("You have lost")
