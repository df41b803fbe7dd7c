"""The tests of the page: one browser and one server for all."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from kit.screens.browser import Visitors, Watch, browser, chromium, page_server, visitors
from kit.servers.killable_server import KillableServer

__all__ = ["browser", "chromium", "lookers", "page_server", "visitors"]


@pytest.fixture
def lookers(browser: Browser, tmp_path: Path) -> Iterator[Visitors]:
    """People who come to a server where computer players can be watched."""
    server = KillableServer(tmp_path, exhibition=True)
    server.start()
    found = Visitors(browser, server, Watch(server.url))
    yield found
    found.leave()
    server.kill()
    assert found.watch.report() == []
