"""The tests of the page: a browser and a server for each file."""

from kit.web import browser, pier, visitors

__all__ = ["browser", "pier", "visitors"]
