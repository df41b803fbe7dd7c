"""Where the seas stand on the screen: inside the window, and in the same place after every answer.

A click that lands on another cell than the one under the hand, because a sentence above the
sea has grown meanwhile, is a shot that the player did not mean.
"""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kit.screens.browser import Visitors
from kit.screens.sea_layout import (
    NARROW,
    NEEDED_TO_FIRE,
    WIDE,
    check_seas_inside,
    resize,
    seas_in_view,
)
from kit.servers.browser_api import act, call, lay, place_by_chance, sit_by_link, view
from seabattle.rules import variant_names

ANSWERS = 30
ONE_EACH = len((*WIDE, *NARROW))
"""An answer at every size."""

TURNS = [each for each in variant_names() if each != "forum"]

WATCH_SHIFTS = """() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
        for (const entry of list.getEntries())
            for (const { node, previousRect, currentRect } of entry.sources)
                window.shifts.push([
                    node?.outerHTML?.slice(0, 120) ?? node?.textContent,
                    previousRect.y,
                    currentRect.y,
                ]);
    }).observe({ type: 'layout-shift', buffered: false });
}"""


class RandomGame:
    """Anna at her screen and others, who all fire wherever chance takes them."""

    def __init__(self, visitors: Visitors, variant: str, others: int = 1) -> None:
        self._chance = Random(variant)
        self._players = [visitors.come(None) for _ in range(others + 1)]
        self.anna, *guests = self._players
        for each, name in zip(self._players, ("Anna", "Bruno", "Carla"), strict=False):
            call(each, name)
        seats = ["host", *["link"] * others]
        self.match = lay(self.anna, variant=variant, seats=seats)
        sit_by_link(self.anna, self.match, guests)
        for each in self._players:
            place_by_chance(each, self.match)
        self.anna.goto(f"/match/{self.match}")
        expect(self.anna.get_by_role("grid").first).to_be_visible()
        self.await_screen()

    def step(self) -> bool:
        """Let a player fire or pass; false when no player has the turn."""
        table = view(self.anna, self.match)["table"]
        if table["phase"] != "playing":
            return False
        page = self._players[table["awaited"][0]]
        act(page, self.match, self._choose(view(page, self.match)))
        return bool(view(self.anna, self.match)["table"]["phase"] == "playing")

    def _choose(self, seen: Any) -> dict[str, Any]:
        can = {each["action"] for each in seen["options"] if each["refusal"] is None}
        if "fire" not in can or not seen["open"]:
            return {"type": "end-turn"}
        return {"type": "fire", "at": self._chance.sample(seen["open"], seen["shots"])}

    def await_screen(self) -> None:
        """Anna's screen shows what has happened."""
        number = view(self.anna, self.match)["number"]
        expect(self.anna.locator(f"[data-number='{number}']")).to_be_attached()


@pytest.mark.parametrize("variant", [*TURNS, "forum"])
def test_the_seas_stay_where_they_are_and_in_the_window(visitors: Visitors, variant: str) -> None:
    """At every size, before the first answer and after one; the talkative game tells thirty."""
    keep_still(visitors, variant, ANSWERS if variant == "battaglia-navale" else ONE_EACH)


@pytest.mark.slow
@pytest.mark.parametrize("variant", [*TURNS, "forum"])
def test_the_seas_stay_where_they_are_for_thirty_answers(visitors: Visitors, variant: str) -> None:
    """The same for as long as something new may be said."""
    keep_still(visitors, variant, ANSWERS)


def keep_still(visitors: Visitors, variant: str, answers: int) -> None:
    """Fail when a sea leaves its place or the window while so many answers are told."""
    shared = variant == "forum"
    game = RandomGame(visitors, variant, others=2 if shared else 1)
    page, sizes = game.anna, (*WIDE, *NARROW)
    before = {}
    for size in sizes:
        both = size in WIDE and not shared
        check_seas_inside(page, size, 2 if both else 1, [] if shared else NEEDED_TO_FIRE)
        before[size] = seas_in_view(page)
    for answer in range(answers):
        size = sizes[answer % len(sizes)]
        resize(page, size)
        if not game.step():
            break
        game.await_screen()
        assert seas_in_view(page) == before[size], (answer, size)
    for size in (WIDE[0], *NARROW):
        assert resize(page, size) == before[size], size


@pytest.mark.parametrize("variant", ["sea-battle", "battaglia-navale"])
def test_nothing_on_the_page_shifts_between_shots(visitors: Visitors, variant: str) -> None:
    """Counted by the browser itself, for everything and not for the seas alone."""
    game = RandomGame(visitors, variant)
    game.anna.evaluate(WATCH_SHIFTS)

    for _ in range(12):
        game.step()
        game.await_screen()

    assert game.anna.evaluate("window.shifts") == []


def test_however_much_is_said_the_seas_keep_still(visitors: Visitors) -> None:
    """A game by chance hardly ever says much just when the window is that of a phone."""
    page = RandomGame(visitors, "classic").anna
    words = page.locator(".todo")
    for size in (*WIDE, *NARROW, (800, 1100)):
        words.evaluate("it => (it.textContent = '')")
        before = resize(page, size)
        words.evaluate("it => (it.textContent = 'much is said '.repeat(40))")
        assert seas_in_view(page) == before, size


def test_a_refusal_and_a_lost_connection_move_nothing(visitors: Visitors) -> None:
    """What is said over the page or where room is kept for it pushes nothing."""
    visitors.forgive("WebSocket|ERR_|Failed to load")
    game = RandomGame(visitors, "classic")
    page = game.anna
    while view(page, game.match)["table"]["turn"] != 0:
        game.step()
    game.await_screen()
    before = seas_in_view(page)

    page.get_by_label("Cell").fill("Z99")
    page.get_by_label("Cell").press("Enter")
    expect(page.locator(".todo.refused")).to_be_visible()
    assert seas_in_view(page) == before

    page.context.set_offline(True)
    visitors.page_server.kill()
    expect(page.get_by_text("connection").first).to_be_visible()
    assert seas_in_view(page) == before
    page.context.set_offline(False)
    visitors.page_server.start()


def place_page(visitors: Visitors, variant: str, lang: str = "en") -> Page:
    """A player about to place a fleet."""
    page = visitors.come(None, lang=lang)
    match = lay(page, variant=variant, seats=["host", "scatter"])
    page.goto(f"/match/{match}")
    expect(page.get_by_role("grid").first).to_be_visible()
    return page


@pytest.mark.parametrize("variant", ["battaglia-navale", "sea-battle"])
def test_the_sea_is_in_the_window_while_a_fleet_is_placed(visitors: Visitors, variant: str) -> None:
    """On a phone on its side, too, where it stands beside the ships."""
    page = place_page(visitors, variant)
    for size in (*WIDE, *NARROW):
        check_seas_inside(page, size, 1)
        before = seas_in_view(page)
        # A fleet by chance comes from the server: cleared too early, it would come afterwards.
        for name, advice in (
            ("Random", "The fleet lies as chance would have it. Adjust what you like."),
            ("Clear", "The sea is empty."),
        ):
            page.get_by_role("button", name=name).evaluate("it => it.click()")
            expect(page.locator(".advice")).to_have_text(advice)
            assert seas_in_view(page) == before, (size, name)


ON_ITS_SIDE = tuple(size for size in NARROW if size[0] > size[1])

CUT_OFF = """() => [...document.querySelectorAll('.caption p, .advice')]
    .filter((each) => each.scrollHeight > each.clientHeight + 1)
    .map((each) => each.textContent)"""


@pytest.mark.parametrize(
    ("variant", "lang"), [("battaglia-navale", "ru"), ("sea-battle-bent", "it")]
)
def test_all_that_places_a_fleet_is_in_the_window(
    visitors: Visitors, variant: str, lang: str
) -> None:
    """Fifteen ships pushed the buttons out of a low window, and the clock was cut off its line."""
    page = place_page(visitors, variant, lang)
    for size in (*WIDE, *ON_ITS_SIDE):
        check_seas_inside(page, size, 1, [".caption", ".advice", ".tray", ".tools", ".ready"])
        assert page.evaluate(CUT_OFF) == [], size
