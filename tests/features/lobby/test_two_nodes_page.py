"""Two strangers at two nodes over one database meet within a second."""

import re
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from types import SimpleNamespace
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from kit.screens.browser import Visitors, Watch
from kit.servers.server_program import launch
from kit.stores.real_database import new_migrated_database, postgres_server, run


@pytest.fixture
def shores(browser: Browser) -> Iterator[list[Visitors]]:
    """People at two servers that share a database."""
    with postgres_server() as server:
        # Playwright's loop runs in this thread.
        with ThreadPoolExecutor(1) as elsewhere:
            database = elsewhere.submit(run, new_migrated_database(server)).result().url
        ships = [launch(database) for _ in range(2)]
        places: list[Any] = [SimpleNamespace(url=ship.url) for ship in ships]
        found = [Visitors(browser, place, Watch(place.url)) for place in places]
        try:
            yield found
        finally:
            for each in found:
                each.leave()
            for ship in ships:
                ship.kill()
        assert [each.watch.report() for each in found] == [[], []]


@pytest.mark.slow
def test_two_strangers_at_two_nodes_meet(shores: list[Visitors]) -> None:
    """The bell between the nodes wakes the waiting page; a third visitor watches at either node."""
    anna, bruno = (shore.come("/") for shore in shores)
    button = "Let anybody join"
    anna.get_by_role("button", name=button).click()
    anna.wait_for_url(re.compile("/match/"))
    waits = anna.get_by_text("Waiting for somebody to join.")
    expect(waits).to_be_visible()
    started = time.monotonic()
    bruno.get_by_role("button", name=button).click()
    bruno.wait_for_url(re.compile("/match/"))
    expect(waits).to_be_hidden()
    met = time.monotonic() - started
    assert anna.url.rpartition("/")[2] == bruno.url.rpartition("/")[2]
    carla = shores[1].come(f"/match/{anna.url.rpartition('/')[2]}")
    expect(carla.locator("main h1")).to_be_visible()
    # Bounded by the page's own patience; the time is printed, not checked.
    print(f"met after {met:.2f} s")  # noqa: T201 -- Shown by pytest -rP, for measuring.
    assert met < 60, met
