import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path

import pytest

from kit.stores.real_database import card, page
from seabattle.matches.port import Kept, MatchId
from seabattle.store import page_companion
from seabattle.store.page_companion import PageCompanion, declare_companion
from seabattle.store.pending_page import ChainedPage, prepare_page
from seabattle.store.sqlite.sqlite_batch import write_to_file
from seabattle.store.sqlite.sqlite_file import open_to_write, prepare_file
from seabattle.store.sqlite.tip_cache import TipCache


async def write_nothing(_: object, __: object) -> None:
    """The side of PostgreSQL, which these tests do not use."""


def test_a_companion_writes_in_the_transaction_of_the_page(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A page without what goes with it, or the reverse, would be a lost or a false message."""
    monkeypatch.setattr(page_companion, "_DECLARED", {})
    failing = True

    def note(connection: sqlite3.Connection, entries: Sequence[ChainedPage]) -> None:
        for entry in entries:
            connection.execute("INSERT INTO noted VALUES (?)", (entry.pending.page.seq,))
        if failing:
            raise sqlite3.OperationalError("database or disk is full")

    scratch = PageCompanion(name="scratch", write_to_file=note, write_to_server=write_nothing)
    declare_companion(scratch)
    prepare_file(tmp_path / "sea.db")
    pages = [prepare_page(MatchId("sea"), page(1), card("sea"))]
    with closing(open_to_write(tmp_path / "sea.db")) as connection:
        connection.execute("CREATE TABLE noted (seq INTEGER)")

        def count(table: str) -> int:
            (found,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
            return int(found)

        with pytest.raises(sqlite3.OperationalError):
            write_to_file(connection, pages, TipCache())
        connection.execute("ROLLBACK")
        assert (count("pages"), count("noted")) == (0, 0)
        failing = False
        assert write_to_file(connection, pages, TipCache()) == [Kept()]
        assert (count("pages"), count("noted")) == (1, 1)


def test_a_companion_is_declared_only_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Called twice for a page, it would write everything twice."""
    monkeypatch.setattr(page_companion, "_DECLARED", {})

    def write_no_row(_: object, __: object) -> None:
        pass

    scratch = PageCompanion(
        name="scratch", write_to_file=write_no_row, write_to_server=write_nothing
    )
    declare_companion(scratch)
    with pytest.raises(AssertionError):
        declare_companion(scratch)
    assert page_companion.page_companions() == (scratch,)
