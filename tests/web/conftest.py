"""The tests of the page: one browser and one server for all."""

from kit.screens.browser import browser, chromium, page_server, visitors

__all__ = ["browser", "chromium", "page_server", "visitors"]
