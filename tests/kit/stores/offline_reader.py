"""Reading a database file without a server, as an operator does after an accident."""

from collections.abc import Iterable
from pathlib import Path

from seabattle.matches.port import MatchId, Page
from seabattle.store.page_chain import check_pages
from seabattle.store.sql_statement import PAGES, sqlite_spelling
from seabattle.store.sqlite.sqlite_file import open_to_read


def pages_in(path: Path, matches: Iterable[MatchId]) -> dict[MatchId, list[Page]]:
    """The pages of some matches, checked as a logbook checks them."""
    connection = open_to_read(path)
    try:
        return {
            match: check_pages(match, 0, connection.execute(sqlite_spelling(PAGES), (match, 0)))
            for match in matches
        }
    finally:
        connection.close()
