"""Page companions: what a feature writes beside pages, in their very transaction.

A companion is declared as a table is, so the page writers of both databases call it without
knowing the feature. A page and what goes with it are on disk together, or neither is.
"""

from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Any

from msgspec import Struct

if TYPE_CHECKING:
    import sqlite3

    import asyncpg

    from seabattle.store.pending_page import ChainedPage

WriteToFile = Callable[["sqlite3.Connection", "Sequence[ChainedPage]"], None]
"""Writes beside pages in SQLite; called in the writer thread, within their transaction."""

WriteToServer = Callable[["asyncpg.Connection[Any]", "Sequence[ChainedPage]"], Awaitable[None]]
"""Writes beside pages in PostgreSQL, within their transaction."""


class PageCompanion(Struct, frozen=True, kw_only=True):
    """What one feature writes beside pages."""

    name: str
    """That of the feature."""
    write_to_file: WriteToFile
    write_to_server: WriteToServer


_DECLARED: dict[str, PageCompanion] = {}


def declare_companion(companion: PageCompanion) -> PageCompanion:
    """Have a companion called for all pages that are written from now on."""
    assert companion.name not in _DECLARED, companion.name
    _DECLARED[companion.name] = companion
    return companion


def page_companions() -> Sequence[PageCompanion]:
    """All companions whose declarations were imported."""
    return tuple(_DECLARED.values())
