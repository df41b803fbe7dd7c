from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect

from kit.screens.browser import FRIENDS_VIEW, PHONE, Visitors, Watch
from kit.servers.killable_server import KillableServer


@pytest.fixture(scope="module")
def home_server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[KillableServer]:
    """A server that others on the network find by another address than its host does."""
    found = KillableServer(tmp_path_factory.mktemp("home"), lan_host=FRIENDS_VIEW)
    found.start()
    try:
        yield found
    finally:
        found.kill()


@pytest.fixture
def hosts(browser: Browser, home_server: KillableServer) -> Iterator[Visitors]:
    """People at the machine that serves."""
    found = Visitors(browser, home_server, Watch(home_server.url))
    yield found
    found.leave()
    assert found.watch.report() == []


def test_a_friend_on_the_same_network_plays_by_an_invitation_made_at_the_machine(
    hosts: Visitors, browser: Browser, home_server: KillableServer
) -> None:
    """A page without encryption may do less, and must be enough to sit down and to place."""
    anna = hosts.come()
    anna.get_by_role("button", name="Invite a friend").click()
    dialog = anna.get_by_role("dialog")
    link = dialog.get_by_label("The link", exact=True).input_value()
    assert link.startswith(f"{home_server.lan_url}/join/")
    expect(dialog.get_by_role("img", name="QR")).to_be_visible()
    expect(dialog.get_by_text("Only this machine")).to_have_count(0)
    dialog.get_by_role("link", name="Place my fleet").click()

    friends = Visitors(browser, home_server, Watch(str(home_server.lan_url)))
    # Without encryption the browser does without this header, and says so.
    friends.forgive("Cross-Origin-Opener-Policy header has been ignored")
    bruno = friends.come(link, lang="ru", size=PHONE, touch=True)
    for page in (anna, bruno):
        page.wait_for_url("**/match/*")
    assert bruno.url.rpartition("/")[2] == anna.url.rpartition("/")[2]
    assert bruno.evaluate("isSecureContext") is False, "then it would prove nothing"
    for page, shuffle, ready in (
        (anna, "Random", "Ready for battle"),
        (bruno, "Наугад", "К бою готов!"),
    ):
        page.get_by_role("button", name=shuffle).click()
        page.get_by_role("button", name=ready).click()
    expect(anna.locator(".playing")).to_be_visible()
    expect(bruno.locator(".playing")).to_be_visible()
    friends.leave()
    assert friends.watch.report() == []
