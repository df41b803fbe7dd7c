"""Notifications that wait, on both databases: a dead receiver holds up no other."""

import asyncio
from typing import Any

import pytest
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection

from kit.stores.due_notifications import EVERYTHING, lease_due
from kit.stores.real_database import ANNA, BRUNO, DatabaseAddress, card, page, run, url_of
from seabattle.features.notifications.channel import WEBHOOK, find_channels, new_channel
from seabattle.features.notifications.notification import TURN, Notification, outbox_row
from seabattle.features.notifications.notification_queue import (
    KNOWN,
    LEFT_WAITING,
    MOST_WAITING,
    NEW,
    SLOW,
    Wanted,
    find_due,
    host_of,
)
from seabattle.features.notifications.outbox import LEASE, LONGEST_PAUSE, MOST_TRIES, Outbox
from seabattle.matches.port import MatchId, PlayerId
from seabattle.store import open_store
from seabattle.store.database import Store
from seabattle.store.migrations.versions import queue_table
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.table_access import table_of

MANY = 90
"""Notifications that wait for one hook; it is not full yet."""


class Hours:
    """A clock that is moved by hand."""

    now = 1_000_000

    def __call__(self) -> int:
        """The time."""
        return self.now


async def outbox_of(store: Store, now: Hours) -> Outbox:
    """An outbox by another clock, in which Anna and Bruno have a hook each."""
    outbox = Outbox(Outbox.of(store)._tables, now)
    for player in (ANNA, BRUNO):
        address = f"https://{player}.example/"
        channel = new_channel(player, WEBHOOK, address, "en", now.now, confirmed=True)
        assert await outbox.add_channel(channel)
    return outbox


async def write(outbox: Outbox, player: PlayerId, name: str, match: str = "sea") -> None:
    """A notification to a player."""
    await outbox.put(Notification(name, player, MatchId(match), TURN))


async def count(outbox: Outbox, table: str = "outbox") -> int:
    """How many rows a table has."""
    question = f"SELECT count(*) FROM {table}"
    found: int = await outbox._tables.read(lambda it: it.exec_driver_sql(question).scalar_one())
    return found


async def take(outbox: Outbox) -> list[str]:
    """The ids of the notifications that are due now, which are leased."""
    return [each.id for each in await lease_due(outbox)]


def test_a_dead_hook_does_not_hold_up_the_letters_of_others(store_address: DatabaseAddress) -> None:
    """However many wait for it: the writer once looked at all of them first, every second."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            outbox = await outbox_of(store, now)
            for number in range(MANY):
                now.now += 1
                await write(outbox, ANNA, f"a{number:03}")
            (first,) = await lease_due(outbox)
            assert first.id == "a000"
            await outbox.postpone(first)
            now.now += 1
            await write(outbox, BRUNO, "b")
            assert await take(outbox) == ["b"]
            now.now += LEASE
            assert sorted(await take(outbox)) == ["a000", "b"]

    run(story())


def test_a_channel_gets_its_letters_one_after_the_other(store_address: DatabaseAddress) -> None:
    """The second waits for the first: under way, failed, and until it has arrived."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            outbox = await outbox_of(store, now)
            # At one moment, so that only their names tell which comes first.
            for name in ("c", "a", "b"):
                await write(outbox, ANNA, name)
            (first,) = await lease_due(outbox)
            assert first.id == "a"
            assert await take(outbox) == []
            await outbox.postpone(first)
            assert await take(outbox) == []
            now.now += LEASE
            (again,) = await lease_due(outbox)
            assert (again.id, again.tries) == ("a", 1)
            await outbox.mark_sent(again)
            assert await take(outbox) == ["b"]

    run(story())


def test_a_damaged_letter_is_passed_over(store_address: DatabaseAddress) -> None:
    """Those behind it arrive all the same."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            outbox = await outbox_of(store, Hours())
            for name in ("a", "b"):
                await write(outbox, ANNA, name)
            spoil = "UPDATE outbox SET kind = 'x' WHERE letter = 'a'"
            await outbox._tables.write(lambda found: found.exec_driver_sql(spoil))
            assert await take(outbox) == ["b"]

    run(story())


def test_two_nodes_never_take_the_same_letter(store_address: DatabaseAddress) -> None:
    """Asked at once, one of them gets it."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            outbox = await outbox_of(store, Hours())
            for player in (ANNA, BRUNO):
                await write(outbox, player, str(player))
            found = await asyncio.gather(*(take(outbox) for _ in range(6)))
            assert sorted(name for names in found for name in names) == sorted([ANNA, BRUNO])

    run(story())


def test_a_full_queue_drops_the_turns_that_were_overtaken(store_address: DatabaseAddress) -> None:
    """A hook that is dead got ten rows for every move, without end."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            outbox = await outbox_of(store, now)
            await write(outbox, ANNA, "other", match="lake")
            for number in range(MOST_WAITING + 5):
                now.now += 1
                await write(outbox, ANNA, f"a{number:03}")
            # The hundred and first has left the latest of either match, then six more came.
            assert await count(outbox) == 2 + 5
            assert await take(outbox) == ["other"]

    run(story())


def test_a_full_queue_keeps_the_newest_of_many_matches(store_address: DatabaseAddress) -> None:
    """Where none was overtaken the oldest go."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            outbox = await outbox_of(store, now)
            for number in range(MOST_WAITING + 1):
                now.now += 1
                await write(outbox, ANNA, f"a{number:03}", match=f"sea-{number}")
            assert await count(outbox) == LEFT_WAITING
            assert await take(outbox) == [f"a{MOST_WAITING + 1 - LEFT_WAITING:03}"]

    run(story())


def test_moves_write_no_more_letters_than_a_channel_holds(store_address: DatabaseAddress) -> None:
    """A notification is written with its page, so that is where it is counted."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            outbox = await outbox_of(store, now)
            for seq in range(1, 2 * MOST_WAITING + 5):
                awaited = ((ANNA, BRUNO)[seq % 2],)
                shown = card("sea", seq, awaited=awaited)
                await store.logbook.append(MatchId("sea"), page(seq), shown)
            assert await count(outbox) == 2 * 2
            assert await count(outbox, "queues") == 2
            assert len(await take(outbox)) == 2

    run(story())


def test_a_dead_receiver_is_given_up_with_all_that_waits(store_address: DatabaseAddress) -> None:
    """Notification by notification it took four days for each."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            outbox = await outbox_of(store, now)
            for number in range(5):
                await write(outbox, ANNA, f"a{number}")
            for _ in range(MOST_TRIES):
                (notification,) = await lease_due(outbox)
                await outbox.postpone(notification)
                now.now += LONGEST_PAUSE
            assert await count(outbox) == 0
            # The hook may come back: it is told of the next turn.
            await write(outbox, ANNA, "b")
            (again,) = await lease_due(outbox)
            assert (again.id, again.tries, again.pace) == ("b", 0, SLOW)

    run(story())


def test_a_letter_that_was_removed_leaves_its_queue_in_order(
    store_address: DatabaseAddress,
) -> None:
    """A match is deleted with its notifications, whichever queue they wait in."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            outbox = await outbox_of(store, Hours())
            await write(outbox, ANNA, "a")
            remove = "DELETE FROM outbox"
            await outbox._tables.write(lambda found: found.exec_driver_sql(remove))
            assert await take(outbox) == []
            await write(outbox, ANNA, "b")
            assert await take(outbox) == ["b"]

    run(story())


def test_letters_of_an_older_node_are_found_at_the_next_start(
    store_address: DatabaseAddress,
) -> None:
    """It knows no queues, and may write while others are upgraded."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            outbox = await outbox_of(store, Hours())
            await write(outbox, ANNA, "a")
            await outbox._tables.write(lambda found: found.exec_driver_sql("DELETE FROM queues"))
            assert await take(outbox) == []
            await outbox.mend()
            assert await take(outbox) == ["a"]

    run(story())


def test_visitors_take_turns_however_many_channels_they_have(
    store_address: DatabaseAddress,
) -> None:
    """Ten hooks of one visitor came before the only hook of another."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            outbox = await outbox_of(store, now)
            for number in range(8):
                address = f"https://{number}.example/"
                more = new_channel(ANNA, WEBHOOK, address, "en", now.now, confirmed=True)
                assert await outbox.add_channel(more)
            await write(outbox, ANNA, "a")
            now.now += 1
            await write(outbox, BRUNO, "b")
            now.now += 1
            order = []
            for _ in range(3):
                due = await outbox.find_due([Wanted(WEBHOOK, NEW, 1)])
                order += [each.id for each in await outbox.lease(due)]
                now.now += 1
            assert order == ["a", "b", "a"]

    run(story())


def test_the_pace_of_a_receiver_follows_its_last_answer(store_address: DatabaseAddress) -> None:
    """The slow ones have a lane of their own, which the others never wait for."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            outbox = await outbox_of(store, now)
            paces = []
            for number in range(4):
                await write(outbox, ANNA, f"a{number}")
            for quick in (True, None, False, True):
                (notification,) = await lease_due(outbox)
                paces.append(notification.pace)
                if quick is None:
                    await outbox.postpone(notification)
                else:
                    await outbox.mark_sent(notification, quick=quick)
                now.now += LEASE
            (notification,) = await lease_due(outbox)
            assert [*paces, notification.pace] == [NEW, KNOWN, SLOW, SLOW, KNOWN]

    run(story())


def test_what_is_due_costs_what_is_due(file: FileAddress) -> None:
    """Every notification that waited was looked at once a second: 1.8 million took ten seconds."""

    async def story() -> None:
        async with open_store(url_of(file)) as store:
            outbox = await outbox_of(store, Hours())
            await write(outbox, ANNA, "a")
            few = await steps(outbox)
            await outbox._tables.write(fill)
            assert await steps(outbox) < 2 * few

    def fill(connection: Connection) -> None:
        queues = [
            {"channel": f"c{n}", "player": f"p{n}", "host": "h", "due": 2_000_000}
            for n in range(500)
        ]
        said = {"kind": WEBHOOK, "pace": NEW, "tries": 0}
        connection.execute(table_of("queues").insert(), [each | said for each in queues])

    async def steps(outbox: Outbox) -> int:
        """How many steps SQLite takes to find what is due."""

        def work(connection: Connection) -> int:
            found = 0

            def note() -> None:
                nonlocal found
                found += 1

            driver: Any = connection.connection.driver_connection
            driver.set_progress_handler(note, 1)
            try:
                assert len(find_due(connection, 1_500_000, EVERYTHING)) == 1
            finally:
                driver.set_progress_handler(None, 0)
            return found

        return await outbox._tables.read(work)

    run(story())


@pytest.mark.parametrize(
    ("address", "host"),
    [
        ("https://a.b.Evil.example:8443/x?y", "evil.example"),
        ("https://evil.example./", "evil.example"),
        ("http://127.0.0.1:99/", "127.0.0.1"),
        ("https://[2001:db8:1:2:3::4]/", "2001:db8:1:2::/64"),
        ("anna@post.example", "post.example"),
        ("https://[::1", ""),
    ],
)
def test_a_host_is_known_by_what_its_owner_cannot_multiply(address: str, host: str) -> None:
    """Names beneath a name cost nothing, nor do IPv6 addresses in one network."""
    assert host_of(address) == host


def test_letters_from_before_there_were_queues_are_sent(store_address: DatabaseAddress) -> None:
    """The migration drops what is too much for a queue, and wakes the rest."""

    def step_back(connection: Connection) -> None:
        """Bring the tables into the state of the release before, with too many notifications."""
        (anna,) = find_channels(connection, player=ANNA)
        for number in range(MOST_WAITING + 20):
            match = MatchId("sea" if number % 2 else f"lake-{number}")
            notification = Notification(f"a{number:03}", ANNA, match, TURN)
            row = outbox_row(notification, number, 0, anna.id, number)
            connection.execute(table_of("outbox").insert().values(row))
        connection.exec_driver_sql("DROP TABLE queues")
        connection.exec_driver_sql("CREATE INDEX ix_outbox_due ON outbox (due)")

    def upgrade(connection: Connection) -> None:
        with Operations.context(MigrationContext.configure(connection)):
            queue_table.upgrade()

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            outbox = await outbox_of(store, Hours())
            await outbox._tables.write(step_back)
            await outbox._tables.write(upgrade)
            # Half of the notifications were to one match, of which the last one stays.
            assert await count(outbox) == MOST_WAITING // 2 + 10 + 1
            assert await take(outbox) == ["a000"]

    run(story())
