"""Where a writer left off in its matches: quick when right, and harmless when out of date."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import pytest

from kit.stores.real_database import card, page
from seabattle.matches.port import Kept, LogbookDamaged, MatchId, Page, Repeated, Taken
from seabattle.store.batch import AppendOutcome
from seabattle.store.pending_page import PendingPage, prepare_page
from seabattle.store.sqlite import sqlite_batch
from seabattle.store.sqlite.sqlite_batch import write_to_file
from seabattle.store.sqlite.sqlite_file import open_to_write, prepare_file
from seabattle.store.sqlite.tip_cache import TipCache

SEA, LAKE = MatchId("sea"), MatchId("lake")


class Hand:
    """A connection that writes, with its bookmarks and what it has asked of the file."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.marks = TipCache()
        self.asked: list[str] = []
        connection.set_trace_callback(self.asked.append)

    def write(self, *pages: PendingPage) -> list[AppendOutcome]:
        """Write, and forget what was asked before."""
        self.asked.clear()
        return write_to_file(self.connection, pages, self.marks)

    @property
    def looked(self) -> bool:
        """Whether the file was asked how far anything is."""
        return any("FROM cards" in each or "JOIN pages" in each for each in self.asked)


@pytest.fixture
def hands(tmp_path: Path) -> Iterator[tuple[Hand, Hand]]:
    """Two nodes on one file."""
    path = tmp_path / "sea.db"
    prepare_file(path)
    with _open_hand(path) as one, _open_hand(path) as other:
        yield one, other


@contextmanager
def _open_hand(path: Path) -> Iterator[Hand]:
    with closing(open_to_write(path)) as connection:
        yield Hand(connection)


def pending(seq: int, command: str | None = None, match: MatchId = SEA, **said: Any) -> PendingPage:
    """A page that a node wants to append."""
    written: Page = page(seq, command)
    return prepare_page(match, written, card(match, seq, **said))


def find_cards(hand: Hand, due: int) -> list[str]:
    """The matches that are due before a moment, by the index and by the card itself."""
    by_index = "SELECT match FROM cards INDEXED BY cards_by_due WHERE due < ?"
    by_card = "SELECT match FROM cards NOT INDEXED WHERE due < ?"
    found, same = (
        [match for (match,) in hand.connection.execute(each, (due,))]
        for each in (by_index, by_card)
    )
    assert found == same
    return found


def test_a_node_that_writes_alone_looks_once(hands: tuple[Hand, Hand]) -> None:
    """A look at the file for every move would cost as much as writing it."""
    one, _ = hands
    assert one.write(pending(1), pending(1, match=LAKE)) == [Kept(), Kept()]
    assert one.looked
    for seq in range(2, 6):
        assert one.write(pending(seq), pending(seq, match=LAKE)) == [Kept(), Kept()]
        assert not one.looked


def test_what_another_has_written_is_looked_up(hands: tuple[Hand, Hand]) -> None:
    """The file tells that another process has written."""
    one, other = hands
    one.write(pending(1))
    assert other.write(pending(2)) == [Kept()]
    assert one.write(pending(3)) == [Kept()]
    assert one.looked


@pytest.mark.parametrize("seq", [2, 3])
def test_a_bookmark_that_is_out_of_date_writes_nothing_twice(
    hands: tuple[Hand, Hand], seq: int
) -> None:
    """Should the bookmarks be trusted wrongly, the numbers of the file still decide."""
    one, other = hands
    one.write(pending(1))
    other.write(pending(2, "theirs"))
    one.marks.trust(one.connection)
    found = one.write(pending(seq, "ours"), pending(1, match=LAKE))
    assert found == [Taken() if seq == 2 else Kept(), Kept()]
    pages = one.connection.execute("SELECT command FROM pages WHERE match = 'sea' ORDER BY seq")
    assert [command for (command,) in pages][1:] == ["theirs", "ours"][: seq - 1]


def test_a_command_that_is_sent_again_is_found_without_a_look(
    hands: tuple[Hand, Hand],
) -> None:
    """It is the file that knows which commands were carried out."""
    one, _ = hands
    one.write(pending(1, "shot"))
    assert one.write(pending(2, "shot"), pending(1, match=LAKE)) == [Repeated(1), Kept()]
    assert one.write(pending(2, "another")) == [Kept()]


def test_a_card_is_found_in_the_lists_after_others_have_moved_it(
    hands: tuple[Hand, Hand],
) -> None:
    """A match that is due and not on the list of those that are would be forgotten."""
    one, other = hands
    one.write(pending(1, due=50))
    assert find_cards(one, 60) == [SEA]
    other.write(pending(2, due=None))
    assert find_cards(one, 60) == []
    one.marks.trust(one.connection)
    one.write(pending(3, due=50))
    assert find_cards(one, 60) == [SEA]
    one.write(pending(4, due=70))
    assert find_cards(one, 60) == []
    assert find_cards(one, 80) == [SEA]
    one.write(pending(5, due=90))
    assert find_cards(one, 80) == []
    assert find_cards(one, 100) == [SEA]


def test_a_card_that_was_changed_outside_is_noticed(hands: tuple[Hand, Hand]) -> None:
    """Nothing is written on top of damage, however far the bookmark says that the match is."""
    one, other = hands
    one.write(pending(1))
    other.connection.execute("UPDATE cards SET body = x'00'")
    (found,) = one.write(pending(2))
    assert isinstance(found, LogbookDamaged)


def test_a_missing_page_is_noticed_with_a_bookmark_too(hands: tuple[Hand, Hand]) -> None:
    """A node that writes the fourth page after the second has read one that is gone."""
    one, _ = hands
    one.write(pending(1))
    one.write(pending(2))
    (found,) = one.write(pending(4))
    assert isinstance(found, LogbookDamaged)


def test_a_batch_that_was_not_kept_leaves_no_bookmark(
    hands: tuple[Hand, Hand], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the next page would follow one that is not there."""
    one, _ = hands
    one.write(pending(1))
    with monkeypatch.context() as broken:
        broken.setattr(sqlite_batch, "insert_rows", _full_disk)
        with pytest.raises(sqlite3.OperationalError):
            one.write(pending(2))
    one.connection.execute("ROLLBACK")
    assert one.write(pending(2, "again")) == [Kept()]


def _full_disk(*_: object) -> None:
    raise sqlite3.OperationalError("database or disk is full")
