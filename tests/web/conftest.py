"""The tests of the page: a browser for each file, and one server for all."""

from kit.screens.browser import browser, page_server, visitors

__all__ = ["browser", "page_server", "visitors"]
