"""How fast the page in the browser is, in milliseconds, beside its targets.

    python bench/page.py [--loads 5] [--shots 12]

The start page is loaded with an empty cache on a screen of a phone, with the processor slowed
down four times: its largest contentful paint, how far its layout shifts, and the bytes received.
On the Italian sea of 16 by 16 a player fires, at full speed and slowed down four times: the time
from the click to the frame that shows the mark, the server's answer included. Medians are told;
on a busy machine they are large, so look at the least of them, too.
"""

import argparse
import os
import shutil
import sys
import tempfile
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.screens.browser import PROGRAMS
from kit.screens.sea_locator import middle
from kit.servers.browser_api import lay, place_by_chance
from kit.servers.killable_server import KillableServer

PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 860}
SLOWED = 4

OBSERVE = """
window.seen = { lcp: 0, cls: 0 };
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) seen.lcp = entry.startTime;
}).observe({ type: 'largest-contentful-paint', buffered: true });
new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) seen.cls += entry.value;
}).observe({ type: 'layout-shift', buffered: true });
"""

MARKED = """(marks) => new Promise((done) => {
    let clicked = 0;
    const note = (event) => (clicked = event.timeStamp);
    addEventListener('click', note, { once: true, capture: true });
    const look = () => {
        if (document.querySelectorAll('.foreign .chart g.mark').length <= marks)
            return requestAnimationFrame(look);
        requestAnimationFrame(() => done(performance.now() - clicked));
    };
    requestAnimationFrame(look);
})"""


def come(browser: Browser, server: KillableServer, size: dict[str, int]) -> BrowserContext:
    """A visitor with an empty cache."""
    return browser.new_context(
        base_url=server.url,
        viewport={"width": size["width"], "height": size["height"]},
        is_mobile=size is PHONE,
    )


def slow_down(page: Page, rate: int) -> None:
    """Give the page a slower processor."""
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": rate})


def load(browser: Browser, server: KillableServer) -> tuple[float, float]:
    """The largest paint in milliseconds and the layout shifts of one load of the start page."""
    context = come(browser, server, PHONE)
    page = context.new_page()
    page.add_init_script(OBSERVE)
    slow_down(page, SLOWED)
    page.goto("/")
    page.locator("input[name=game]").first.wait_for()
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(500)
    seen = page.evaluate("window.seen")
    context.close()
    return float(seen["lcp"]), float(seen["cls"])


def fire(browser: Browser, server: KillableServer, rate: int, shots: int) -> list[float]:
    """Milliseconds from each click to the frame with its mark."""
    context = come(browser, server, DESKTOP)
    page = context.new_page()
    page.goto("/")
    match = lay(page, variant="battaglia-navale", seats=["host", "scatter"])
    place_by_chance(page, match)
    page.goto(f"/match/{match}")
    slow_down(page, rate)
    took = []
    for shot in range(shots):
        expect(page.locator(".status.mine")).to_be_visible()
        at = middle(page.locator(f'.foreign [data-cell="{shot},{shot}"]'))
        marks = page.locator(".foreign .chart g.mark").count()
        page.evaluate(f"() => {{ window.took = ({MARKED})({marks}); }}")
        page.mouse.click(*at)
        took.append(float(page.evaluate("window.took")))
    context.close()
    return took


def tell(what: str, found: list[float], aim: float) -> None:
    """A line of the report."""
    middle_one = median(found)
    verdict = "reached" if middle_one <= aim else "missed"
    print(f"{what:42} {middle_one:9.3g}  least {min(found):8.3g}  aim {aim:g}: {verdict}")


def main() -> None:
    """Measure, and tell."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--shots", type=int, default=12)
    wanted = parser.parse_args()
    program = next(filter(None, map(shutil.which, PROGRAMS)), None)
    if program is None:
        sys.exit("There is no Chromium; scripts/install test says how to get one.")
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = KillableServer(Path(folder))
        server.start()
        arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
        browser = playwright.chromium.launch(executable_path=program, args=arguments)
        try:
            loads = [load(browser, server) for _ in range(wanted.loads)]
            tell("largest paint, phone, 4x slower (ms)", [lcp for lcp, _ in loads], 1800)
            tell("layout shift of that load (CLS)", [cls for _, cls in loads], 0.02)
            for rate, aim in ((1, 60), (SLOWED, 200)):
                took = fire(browser, server, rate, wanted.shots)
                tell(f"click to mark on 16x16, {rate}x (ms)", took, aim)
            print(f"load of the machine: {os.getloadavg()[0]:.1f}")
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main()
