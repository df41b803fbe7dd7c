"""How hard the page works: for a click, and for an answer to be seen.

Judged by the processor's time and not by the clock, so that other load on the machine does not
decide.
"""

from collections.abc import Callable
from statistics import median

from playwright.sync_api import CDPSession, Page, expect

from kit.screens.browser import Visitors
from kit.screens.sea_locator import middle
from kit.servers import browser_api

WORK = ("ScriptDuration", "LayoutDuration", "RecalcStyleDuration")
"""What a browser counts that the page itself is to blame for."""


ANSWERED = 100.0
"""Milliseconds from the server's answer to the screen."""


class Effort:
    """The processor's time that a page has taken, in milliseconds."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._session.send("Performance.enable", {"timeDomain": "threadTicks"})

    def spent(self) -> float:
        """All that was spent so far."""
        found = self._session.send("Performance.getMetrics")["metrics"]
        return 1000 * sum(float(each["value"]) for each in found if each["name"] in WORK)

    def of(self, what: Callable[[], None]) -> float:
        """What something takes."""
        before = self.spent()
        what()
        return self.spent() - before


def click(page: Page, at: tuple[float, float]) -> None:
    """Click, and wait until what comes of it was drawn."""
    page.mouse.click(*at)
    page.evaluate("() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))")


def click_effort(visitors: Visitors, seats: int) -> float:
    """What picking a cell takes on the public sea of so many players, as a rule."""
    page = visitors.come(None)
    match = browser_api.lay(page, variant="forum", seats=["host", *["scatter"] * (seats - 1)])
    browser_api.place_by_chance(page, match)
    page.goto(f"/match/{match}")
    expect(page.get_by_role("heading", name="Round 1", level=1)).to_be_visible()
    effort = Effort(page)

    places = [middle(page.locator(f'[data-cell="2,{col}"]')) for col in range(9)]
    took = [effort.of(lambda at=at: click(page, at)) for at in places][1:]  # type: ignore[misc]
    expect(page.locator('[data-cell="2,8"][aria-label$="chosen"]')).to_be_visible()
    print(seats, "players:", [round(each, 1) for each in took])  # noqa: T201 -- Shown by -rP.
    page.context.close()
    return median(took)


WITNESS = """
const Plain = WebSocket;
window.shown = [];
let drawn = 0;
const known = new Set();
const note = (sea, cell) => known.add(`${sea},${cell}`);
const noteView = ({ charts }) => charts.forEach(({ rows }, sea) =>
    [...rows.join('')].forEach((sign, cell) => sign !== '.' && note(sea, cell)));
window.WebSocket = class extends Plain {
    constructor(...all) {
        super(...all);
        this.addEventListener('message', ({ data }) => {
            for (const { type, ...heard } of [JSON.parse(data)].flat()) {
                if (type === 'view') noteView(heard);
                if (type === 'changes') heard.marks?.forEach(([sea, cell]) => note(sea, cell));
            }
            if (known.size === drawn) return;
            drawn = known.size;
            const since = performance.now();
            requestAnimationFrame(() => {
                const there = document.querySelectorAll('.chart g.mark').length === drawn;
                setTimeout(() => window.shown.push([there, performance.now() - since]));
            });
        });
    }
};
"""
"""Notes for each view with something new whether the next frame shows it, and when that was."""


def test_an_answer_is_in_the_next_frame_and_costs_less_than_a_tenth_of_a_second(
    visitors: Visitors,
) -> None:
    """From the server's word to the eye there is nothing but the work of drawing it.

    The frame is the first one after the word, at any speed of the machine; the work is that
    of a click, of its answer and of the computer's reply together.
    """
    anna = visitors.come(None)
    anna.add_init_script(WITNESS)
    anna.goto("/")
    match = browser_api.lay(anna, variant="battaglia-navale", seats=["host", "scatter"])
    browser_api.place_by_chance(anna, match)
    anna.goto(f"/match/{match}")
    effort = Effort(anna)
    took = []
    for row in range(8):
        expect(anna.locator(".status.mine")).to_be_visible()
        at = middle(anna.locator(f'.foreign [data-cell="{row},1"]'))
        took.append(effort.of(lambda at=at: _fire(anna, at)))  # type: ignore[misc]
    shown = anna.evaluate("window.shown")
    waits = [wait for _, wait in shown]
    print(f"work: {median(took):.1f} ms of {[round(each, 1) for each in took]}")  # noqa: T201
    print(f"to the frame: {median(waits):.1f} ms of {sorted(map(round, waits))}")  # noqa: T201
    assert len(shown) >= 8
    assert all(there for there, _ in shown), shown
    assert median(took) < ANSWERED


def _fire(page: Page, at: tuple[float, float]) -> None:
    """Fire, and wait until the answer and the reply were drawn."""
    number = page.evaluate("window.shown.length")
    page.mouse.click(*at)
    page.wait_for_function("number => window.shown.length > number", arg=number)
    page.locator(".status.mine").wait_for()


def test_a_click_costs_what_it_changes_and_not_the_whole_sea(visitors: Visitors) -> None:
    """Sixty-four share 57 by 57 cells; picking one of them must not move all the others."""
    small, large = click_effort(visitors, 2), click_effort(visitors, 64)
    assert large < 4 * small, (small, large)


COUNTED = ("LayoutCount", "RecalcStyleCount")
"""What a page that rests does not do."""

CHANGED = """() => {
    window.changed = 0;
    new MutationObserver((found) => (window.changed += found.length)).observe(
        document.querySelector('main'),
        { subtree: true, childList: true, attributes: true, characterData: true },
    );
}"""

RESTING = "() => document.getAnimations().every((each) => each.playState !== 'running')"

MOST_CHANGED = 100
"""Changes to the page for one shot and its reply: a mark, two cells, the words; not 512 cells."""


def _counts(session: CDPSession) -> list[float]:
    found = session.send("Performance.getMetrics")["metrics"]
    return [float(each["value"]) for each in found if each["name"] in COUNTED]


def test_a_page_on_which_nothing_happens_does_nothing(visitors: Visitors) -> None:
    """A dot that pulsed for ever took half a processor while the player thought about a shot."""
    page = visitors.come(None, reduced_motion="no-preference")
    match = browser_api.lay(page, variant="battaglia-navale", seats=["host", "scatter"])
    browser_api.place_by_chance(page, match)
    page.goto(f"/match/{match}")
    expect(page.locator(".status.mine")).to_be_visible()
    page.wait_for_function(RESTING)
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    before = _counts(session)
    page.wait_for_timeout(1500)

    assert _counts(session) == before


def test_a_shot_changes_what_it_changes(visitors: Visitors) -> None:
    """Counted in changes to the page, which no busy machine alters."""
    page = visitors.come(None)
    page.add_init_script(WITNESS)
    page.goto("/")
    match = browser_api.lay(page, variant="battaglia-navale", seats=["host", "scatter"])
    browser_api.place_by_chance(page, match)
    page.goto(f"/match/{match}")
    expect(page.locator(".status.mine")).to_be_visible()
    page.evaluate(CHANGED)
    changed = []
    for row in range(4):
        page.evaluate("() => (window.changed = 0)")
        _fire(page, middle(page.locator(f'.foreign [data-cell="{row},1"]')))
        changed.append(page.evaluate("() => window.changed"))
    print("changes:", changed)  # noqa: T201 -- Shown by -rP.
    assert max(changed) <= MOST_CHANGED
