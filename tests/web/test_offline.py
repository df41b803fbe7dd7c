"""The page as an app: it can be installed, is read without a network, and is never an old one."""

import re
import shutil
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

import seabattle
from kit.screens.browser import FRIENDS_VIEW, Visitors, Watch, check_axe
from kit.servers import browser_api
from kit.servers.killable_server import KillableServer
from seabattle.server.http import site_bundle

NO_NETWORK = "ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|WebSocket|fetch"

CONTROLLED = "navigator.serviceWorker.controller !== null"

KEPT = """async (path) => (await caches.match(path, { ignoreVary: true })) !== undefined"""

PATIENCE = 30.0
"""Seconds, on a busy machine."""

OFFLINE = "You are offline. The start page"


def wait_until(page: Page, question: str, arg: Any = None) -> None:
    """Until the page answers yes; the policy of the page forbids Playwright's own way."""
    until = time.monotonic() + PATIENCE
    while not page.evaluate(question, arg):
        assert time.monotonic() < until, question
        page.wait_for_timeout(50)


def come(visitors: Visitors, path: str = "/", **more: Any) -> Page:
    """Open the page in a browser that installs the service worker."""
    page = visitors.come(path, service_workers="allow", **more)
    wait_until(page, CONTROLLED)
    return page


def wait_until_kept(page: Page, *paths: str) -> None:
    """Until the browser has kept what is at these paths."""
    for path in paths:
        wait_until(page, KEPT, arg=path)


def lay_game(page: Page) -> str:
    """A game against the computer, with both fleets in."""
    browser_api.ask(page, "/me")
    match = browser_api.lay(page, variant="classic", seats=["host", "scatter"])
    browser_api.place_by_chance(page, match)
    return match


def test_start_page_rules_and_opened_games_are_read_offline(visitors: Visitors) -> None:
    """They say that they are offline, nothing can be played, and it goes on by itself."""
    visitors.forgive(NO_NETWORK)
    page = visitors.come(None, service_workers="allow")
    match = lay_game(page)
    page.goto("/")
    page.evaluate("localStorage.setItem('seabattle.known', 'yes')")
    page.reload()
    wait_until(page, CONTROLLED)
    wait_until_kept(page, "/api/variants", "/api/variants/salvo/rules?lang=en")
    page.reload()
    wait_until_kept(page, "/api/matches/mine")
    page.goto(f"/match/{match}")
    expect(page.get_by_role("grid").first).to_be_visible()
    wait_until_kept(page, f"/kept/{match}")
    page.context.set_offline(True)
    page.goto("/")
    expect(page.locator("main").get_by_text(OFFLINE)).to_be_visible()
    expect(page.locator("input[name=game]").first).to_be_visible()
    expect(page.get_by_role("link", name="Go on")).to_be_visible()
    check_axe(page)
    # Rules that were never opened here.
    page.goto("/rules/salvo")
    expect(page.locator("article h1")).to_be_visible()
    page.goto(f"/match/{match}")
    expect(page.locator("main").get_by_text(OFFLINE)).to_be_visible()
    sea = page.get_by_role("grid").first
    expect(sea).to_be_visible()
    sea.locator("[role=gridcell]").first.click()
    refused = page.locator("main").get_by_text("Nothing can be played now.").first
    expect(refused).to_be_visible()
    page.context.set_offline(False)
    expect(page.locator("main").get_by_text(OFFLINE)).to_be_hidden()
    sea.locator("[role=gridcell]").first.click()
    expect(refused).to_be_hidden()


def test_what_was_kept_of_a_visitor_goes_with_them(visitors: Visitors) -> None:
    """The next user of the device finds no game; and no other answer was kept at all."""
    page = visitors.come(None, service_workers="allow")
    match = lay_game(page)
    page.goto("/")
    wait_until(page, CONTROLLED)
    page.goto(f"/match/{match}")
    wait_until_kept(page, f"/kept/{match}")
    page.goto("/settings")
    page.get_by_role("button", name="Delete me …").click()
    page.get_by_role("dialog").get_by_role("button", name="Delete me").click()
    expect(page.get_by_role("heading", name="You are deleted")).to_be_visible()
    wait_until(page, "async () => !(await caches.has('games'))")
    names = """async () => {
        const found = [];
        for (const name of await caches.keys())
            for (const each of await (await caches.open(name)).keys()) found.push(each.url);
        const paths = found.map((each) => new URL(each).pathname);
        return paths.filter((each) => each.startsWith('/api'));
    }"""
    kept = page.evaluate(names)
    assert [each for each in kept if not re.match("/api/variants(/|$)", each)] == []


def test_the_app_can_be_installed(visitors: Visitors) -> None:
    """The browser finds nothing amiss with the manifest, in any language."""
    page = come(visitors, lang="it")
    session = page.context.new_cdp_session(page)
    wait_until(page, "document.querySelector('link[rel=manifest]') !== null")
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    assert '"Battaglia navale"' in found["data"]
    assert session.send("Page.getInstallabilityErrors")["installabilityErrors"] == []


def test_without_encryption_the_page_is_as_it_was(browser: Browser, tmp_path: Path) -> None:
    """A friend on the same network has no service worker, and no trouble either."""
    server = KillableServer(tmp_path, lan_host=FRIENDS_VIEW)
    server.start()
    assert server.lan_url is not None
    found = Visitors(browser, server, Watch(server.lan_url))
    found.forgive("Cross-Origin-Opener-Policy header has been ignored")
    page = found.come(server.lan_url, service_workers="allow")
    expect(page.locator("input[name=game]").first).to_be_visible()
    # The page would have begun with it by then.
    page.evaluate("new Promise((after) => setTimeout(after, 3500))")
    assert page.evaluate("[isSecureContext, 'serviceWorker' in navigator]") == [False, False]
    found.leave()
    server.kill()
    assert found.watch.report() == []


def make_build(folder: Path, name: str, tagline: str) -> Path:
    """The program with a page of another build: other names of files, another sentence."""
    package = folder / name
    source = Path(seabattle.__file__).parent
    without = shutil.ignore_patterns("__pycache__", "site")
    shutil.copytree(source, package / "seabattle", ignore=without)
    site = package / "seabattle" / "server" / "site"
    shutil.copytree(site_bundle.SITE, site)
    old = [each.name for each in (site / "assets").iterdir()]
    for each in [*site.glob("*.*"), *(site / "assets").iterdir()]:
        if each.suffix not in {".js", ".css", ".html"}:
            continue
        text = each.read_text("utf-8")
        for file in old:
            text = text.replace(file, f"{name}-{file}")
        text = text.replace("Battleship by every rule sheet: against", tagline)
        each.write_text(re.sub(r"BUILD = '\w+'", f"BUILD = '{name}'", text), "utf-8")
    for file in old:
        (site / "assets" / file).rename(site / "assets" / f"{name}-{file}")
    return package


@pytest.fixture
def builds(tmp_path: Path) -> Iterator[tuple[KillableServer, KillableServer]]:
    """Two servers of different builds at one address, of which one at a time may run."""
    first = KillableServer(tmp_path, make_build(tmp_path, "one", "The old page, against"))
    second = KillableServer(tmp_path, make_build(tmp_path, "two", "The new page, against"))
    second.port, second.url = first.port, first.url
    try:
        yield first, second
    finally:
        first.kill()
        second.kill()


def test_an_upgrade_leaves_no_visitor_with_an_old_page(
    browser: Browser, builds: tuple[KillableServer, KillableServer]
) -> None:
    """The next visit shows the new page, offline too, and nothing of the old one is kept."""
    old, new = builds
    old.start()
    visitors = Visitors(browser, old, Watch(old.url))
    visitors.forgive(NO_NETWORK)
    page = come(visitors)
    expect(page.get_by_text("The old page")).to_be_attached()
    home = (
        "async (build) => (await caches.keys()).filter((name) => name.startsWith('shell-')).join()"
    )
    assert page.evaluate(home) == "shell-one"
    old.stop()
    page.goto("/")
    expect(page.get_by_text("The old page")).to_be_attached()
    expect(page.locator("main").get_by_text(OFFLINE)).to_be_visible()
    new.start()
    page.goto("/")
    expect(page.get_by_text("The new page")).to_be_attached()
    wait_until(page, f"async () => (await ({home})()) === 'shell-two'")
    files = """async () => {
        const kept = await (await caches.open('shell-two')).keys();
        const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
        const wanted = loaded.filter((name) => /assets.*\\.(js|css)$/.test(name));
        return wanted.every((name) => kept.some(({ url }) => url === name));
    }"""
    wait_until(page, files)
    new.stop()
    page.goto("/")
    expect(page.get_by_text("The new page")).to_be_attached()
    visitors.leave()
    assert visitors.watch.report() == []


def deliver(page: Page, session: CDPSession, registration: str, data: str) -> None:
    """A message of the push host, by the browser's own tools."""
    origin = page.evaluate("location.origin")
    message = {"origin": origin, "registrationId": registration, "data": data}
    session.send("ServiceWorker.deliverPushMessage", message)


NOTE = """() => {
    self.shown = [];
    self.registration.showNotification = async (title, { body, tag, data }) => {
        self.shown.push([title, body, tag, data.path]);
    };
}"""

COUNT = "async () => (await (await caches.open('pings')).keys()).length"


def test_a_ping_is_shown_once_and_leads_to_the_table(visitors: Visitors) -> None:
    """One that comes twice is seen once, and a later one takes the place of the first."""
    page = come(visitors)
    (worker,) = page.context.service_workers
    # A browser without windows shows nothing, so what it is asked to show is noted.
    worker.evaluate(NOTE)
    session = page.context.new_cdp_session(page)
    found: list[str] = []
    session.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    session.send("ServiceWorker.enable")
    wait_until(page, CONTROLLED)
    match = "0123456789abcdef"
    said = '{"id": "turn-%s", "match": "%s", "title": "Your turn: X", "text": "T %s", "lang": "en"}'
    for number in (1, 1, 2):
        deliver(page, session, found[0], said % (number, match, number))
        wait_until(
            page,
            f"async (id) => (await (await caches.match('/pings/{match}'))?.text()) === id",
            arg=f"turn-{number}",
        )
    assert page.evaluate(COUNT) == 1
    shown = [["Your turn: X", f"T {number}", match, f"/match/{match}"] for number in (1, 2)]
    while worker.evaluate("self.shown.length") < len(shown):
        page.wait_for_timeout(50)
    assert worker.evaluate("self.shown") == shown


STUB = """() => {
    const key = new Uint8Array(65).fill(7);
    const made = {
        endpoint: 'https://93.184.216.34/push/one',
        toJSON: () => ({ endpoint: made.endpoint, keys: KEYS }),
        unsubscribe: async () => { kept = null; return true; },
    };
    let kept = null;
    window.subscribed = [];
    PushManager.prototype.getSubscription = async () => kept;
    PushManager.prototype.subscribe = async (options) => {
        subscribed.push(options);
        return (kept = made);
    };
    window.asked = 0;
    Notification.requestPermission = async () => { asked += 1; return 'granted'; };
    Object.defineProperty(Notification, 'permission', { get: () => 'default' });
}"""


def test_a_game_of_days_offers_pings_once(visitors: Visitors) -> None:
    """Not offered at a quick game; the page names the host that sends them; no is an answer."""
    from kit.receivers.push_receiver import Browser as Subscriber

    keys = str(Subscriber().keys).replace("'", '"')
    stub = f"({STUB.replace('KEYS', keys)})()"
    anna, bruno = (visitors.come(None, service_workers="allow") for _ in range(2))
    anna.add_init_script(stub)
    browser_api.ask(anna, "/me")
    tables = {}
    for name, clock in (("quick", {"move": 60_000}), ("days", {"move": 3 * 86_400_000})):
        match = browser_api.lay(anna, variant="classic", seats=["host", "link"], clock=clock)
        browser_api.sit_by_link(anna, match, [bruno])
        for page in (anna, bruno):
            browser_api.place_by_chance(page, match)
        tables[name] = match
        while browser_api.view(anna, match)["table"]["turn"] != 1:
            cells = browser_api.view(anna, match)["open"]
            browser_api.fire(anna, match, cells[0])
    anna.goto("/")
    wait_until(anna, CONTROLLED)
    offer = anna.locator("main").get_by_text("Shall this browser tell you")
    anna.goto(f"/match/{tables['quick']}")
    expect(anna.get_by_role("grid").first).to_be_visible()
    expect(offer).to_be_hidden()
    anna.goto(f"/match/{tables['days']}")
    expect(offer).to_be_visible()
    expect(anna.locator("main").get_by_text("push service of your browser’s maker")).to_be_visible()
    assert anna.evaluate("asked") == 0
    check_axe(anna)
    anna.get_by_role("button", name="Tell me", exact=True).click()
    expect(anna.locator("main").get_by_text("This browser will tell you")).to_be_visible()
    (options,) = anna.evaluate("subscribed")
    assert options["applicationServerKey"] == browser_api.ask(anna, "/channels/ways")["push"]
    assert [each["kind"] for each in browser_api.ask(anna, "/channels")] == ["push"]
    anna.reload()
    expect(anna.get_by_role("grid").first).to_be_visible()
    expect(offer).to_be_hidden()
    anna.goto("/settings")
    expect(anna.get_by_role("heading", name="Messages of this browser")).to_be_visible()
    # The stub forgets with its page; a visitor who says no again is gone from the server at once.
    anna.get_by_role("button", name="Tell me", exact=True).click()
    anna.get_by_role("button", name="Tell me no longer").click()
    expect(anna.get_by_role("button", name="Tell me", exact=True)).to_be_visible()
    assert browser_api.ask(anna, "/channels") == []
