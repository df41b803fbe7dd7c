"""Sessions, links, passkeys, blocks and reports, on both databases."""

import asyncio
from typing import TYPE_CHECKING

import pytest

from kit.stores.real_database import DatabaseAddress, run, url_of
from seabattle.features.blocks.store import BlockList, Report, ReportList, ReportReason
from seabattle.features.devices.passkey import Passkey
from seabattle.features.devices.single_use_code import CodeKind
from seabattle.features.devices.store import ShownPasskey, VisitorKeys
from seabattle.matches.port import MatchId, PlayerId
from seabattle.store import open_store
from seabattle.store.administration import session_list
from seabattle.store.administration.administration import Administration
from seabattle.store.administration.audit_log import Reason
from seabattle.store.administration.session_list import (
    DAY,
    SessionsFull,
    early_session,
    new_session,
    put_session,
)
from seabattle.store.people import People
from seabattle.store.stored_table import BATCH
from seabattle.store.table_access import Query, T, TableAccess, find_rows, insert_row

if TYPE_CHECKING:
    from sqlalchemy import Connection


def test_a_link_is_good_once_at_whichever_node(store_address: DatabaseAddress) -> None:
    """Two nodes that are shown the same link at the same moment open one session."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as here:
            player = await here.people.new_player("Anna")
            text, _ = await VisitorKeys.of(here).make_code(CodeKind.DEVICE_LINK, player.id)
            found = await asyncio.gather(
                *(VisitorKeys.of(here).open_by_link(text, "Firefox, Linux") for _ in range(4))
            )
            (opened,) = [each for each in found if each is not None]
            assert opened.player == player.id
            sessions = await here.administration.sessions_of(player.id)
            assert opened.id in {each.id for each in sessions}
            wrong, _ = await VisitorKeys.of(here).make_code(CodeKind.NEW_PASSKEY, player.id)
            assert await VisitorKeys.of(here).open_by_link(wrong, "") is None

    run(story())


def test_a_passkey_outlives_the_server_and_goes_with_its_owner(
    store_address: DatabaseAddress,
) -> None:
    """And its challenge is used up with it."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            player = await store.people.new_player("Anna")
            made, _ = await VisitorKeys.of(store).make_code(CodeKind.NEW_PASSKEY, player.id)
            passkey = Passkey("k" * 22, player.id, b"key", 3, "Firefox, Linux", 1)
            assert await VisitorKeys.of(store).add_passkey(passkey, made)
            assert await VisitorKeys.of(store).add_passkey(passkey, made) is None
        async with open_store(url_of(store_address)) as store:
            kept = await VisitorKeys.of(store).passkey(passkey.id)
            assert kept == passkey
            asked, _ = await VisitorKeys.of(store).make_code(CodeKind.PASSKEY)
            shown = ShownPasskey(passkey, asked, 4)
            assert await VisitorKeys.of(store).open_by_passkey(shown, "") is not None
            assert await VisitorKeys.of(store).open_by_passkey(shown, "") is None
            again, _ = await VisitorKeys.of(store).make_code(CodeKind.PASSKEY)
            stale = ShownPasskey(passkey, again, 4)
            assert await VisitorKeys.of(store).open_by_passkey(stale, "") is None, (
                "it was used meanwhile"
            )
            await store.administration.delete_visitor(player.id, Reason("test"))
            assert await VisitorKeys.of(store).passkey(passkey.id) is None

    run(story())


def test_blocks_and_reports_go_with_either_of_the_two(store_address: DatabaseAddress) -> None:
    """Nothing is left of the deleted player, on either side of a block."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            anna = (await store.people.new_player("Anna")).id
            bruno = (await store.people.new_player("Bruno")).id
            carla = PlayerId("carla")
            assert await BlockList.of(store).block(anna, bruno, "Bruno")
            assert await BlockList.of(store).block(carla, anna, "Anna")
            assert await BlockList.of(store).blocked_around(anna) == {bruno, carla}
            assert await BlockList.of(store).blocked_around(bruno) == {anna}
            report = Report("r", anna, bruno, "Bruno", MatchId("m"), ReportReason.NAME, 1)
            assert await BlockList.of(store).report(report)
            assert await ReportList.of(store).reports() == [report]
            assert await ReportList.of(store).close_report("r", Reason("test"))
            assert not await ReportList.of(store).close_report("r", Reason("test"))
            assert await BlockList.of(store).report(report)
            await store.administration.delete_visitor(anna, Reason("test"))
            assert await BlockList.of(store).blocked_around(bruno) == frozenset()
            assert await BlockList.of(store).blocked_around(carla) == frozenset()
            assert await ReportList.of(store).reports() == []

    run(story())


class CountedTables:
    """Tables that note how many rows each callback has changed, where the database tells."""

    def __init__(self, tables: TableAccess) -> None:
        self._tables = tables
        self.changed: list[int] = []

    async def read(self, question: Query[T]) -> T:
        """Ask the tables themselves."""
        return await self._tables.read(question)

    async def write(self, question: Query[T]) -> T:
        """The same, and note what has changed."""

        def counted(connection: object) -> T:
            raw = connection.connection.driver_connection  # type: ignore[attr-defined]
            before = getattr(raw, "total_changes", 0)
            found = question(connection)  # type: ignore[arg-type]
            self.changed.append(getattr(raw, "total_changes", 0) - before)
            return found

        return await self._tables.write(counted)

    async def close(self) -> None:
        """Nothing of its own is open."""


class Clock:
    """A clock that a test sets."""

    def __init__(self) -> None:
        self.now = 20_000 * DAY

    def __call__(self) -> int:
        """The time."""
        return self.now


def test_a_visitor_who_is_deleted_goes_a_few_rows_at_a_time(
    store_address: DatabaseAddress,
) -> None:
    """Moves of all players wait for the same thread; five thousand sessions took it a second."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            tables = CountedTables(store.people._tables)
            office = Administration(tables, Clock())
            anna = await store.people.new_player("Anna")

            def fill(connection: "Connection") -> str:
                for number in range(3 * BATCH):
                    session = new_session(anna.id, f"Firefox {number}", 1)
                    put_session(connection, session)
                    this = {"player": anna.id, "match": f"match {number}"}
                    insert_row(connection, "sitters", this)
                    insert_row(connection, "deletion_wishes", this)
                return session.id

            last = await store.people._tables.write(fill)
            tables.changed.clear()
            assert await office.delete_visitor(anna.id, Reason("test"))
            assert max(tables.changed) <= BATCH
            wished = [MatchId(f"match {number}") for number in range(3 * BATCH)]
            assert await office.hidden_matches(anna.id, wished) == frozenset()
            assert await office.session(last) is None
            kept_out = await office.restrictions()
            assert len(kept_out.tombstones) == 1

    run(story())


def test_the_oldest_session_ends_where_a_visitor_has_too_many(
    store_address: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A list of sessions has an end, and so has what is kept of them."""
    monkeypatch.setattr(session_list, "MOST_OPEN", 3)
    monkeypatch.setattr(session_list, "MOST_KEPT", 6)
    clock = Clock()

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            office = Administration(store.people._tables, clock)
            anna, first = await People(store.people._tables, clock).new_visitor("Anna", "first")
            for name in ("second", "third", "fourth", "fifth"):
                clock.now += 1
                await office.open_session(anna.id, name)
            going_on = [each.device for each in await office.sessions_of(anna.id)]
            assert going_on == ["third", "fourth", "fifth"]
            last, _ = await office.last_acts(2)
            ended = (await office.restrictions()).ended
            assert {first.id, last.subject} == ended
            current = (await office.sessions_of(anna.id))[-1]
            await office.replace_session(anna.id, current.id, "sixth")
            with pytest.raises(SessionsFull):
                await office.replace_session(anna.id, current.id, "seventh")

    run(story())


def test_the_end_of_a_session_is_remembered_as_long_as_its_cookie_is_good(
    store_address: DatabaseAddress,
) -> None:
    """After 366 days an ended session was good again, if its cookie had been copied."""
    clock = Clock()

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            tables = store.people._tables
            office, people = Administration(tables, clock), People(tables, clock)
            anna, session = await people.new_visitor("Anna", "Firefox")
            assert await office.end_session(anna.id, session.id)
            clock.now += 300 * DAY
            # Cookies that say no day were given out until now, so this one may be good for long.
            await office.note_dated_since()
            clock.now += 100 * DAY
            await office.note_dated_since()
            await office.open_session(anna.id, "another")
            assert session.id in (await office.restrictions()).ended
            clock.now += 270 * DAY
            await office.open_session(anna.id, "another")
            assert (await office.restrictions()).ended == frozenset()
            assert await office.session(session.id) is None, "nobody can show it any more"

    run(story())


@pytest.mark.parametrize("kind", [CodeKind.DEVICE_LINK, CodeKind.NEW_PASSKEY])
def test_a_code_is_good_only_while_the_session_that_made_it_goes_on(
    store_address: DatabaseAddress, kind: CodeKind
) -> None:
    """Ending a stolen session left a link good that the thief had made by it."""
    from seabattle.features.devices.single_use_code import take_code

    clock = Clock()

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            tables = store.people._tables
            keys, office = VisitorKeys(tables, clock), Administration(tables, clock)
            anna, stolen = await People(tables, clock).new_visitor("Anna", "Firefox")
            other = await office.open_session(anna.id, "Phone")

            async def use(text: str) -> PlayerId | None:
                return await tables.write(lambda at: take_code(at, kind, text, clock.now))

            text, _ = await keys.make_code(kind, anna.id, stolen.id)
            assert await office.end_session(anna.id, stolen.id)
            assert await use(text) is None
            # A request that was under way when the session ended.
            text, _ = await keys.make_code(kind, anna.id, stolen.id)
            assert await use(text) is None
            text, _ = await keys.make_code(kind, anna.id, other.id)
            assert await use(text) == anna.id
            text, _ = await keys.make_code(kind, anna.id, early_session(anna.id))
            assert await use(text) == anna.id, "a session from before sessions had names"
            text, _ = await keys.make_code(kind, anna.id, other.id)
            assert await office.close_visitor(anna.id, Reason("test"))
            assert await use(text) is None
            rows = await tables.read(lambda at: find_rows(at, "single_use_codes", {}))
            assert rows == []

    run(story())
