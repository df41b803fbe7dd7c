"""Bells wake other nodes, and their faults stop no node."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager

import pytest

from kit.stores.nats_broker import Broker
from kit.stores.real_database import run
from seabattle.matches.port import Bell, MatchId
from seabattle.store import open_bell
from seabattle.store.bells.bell import BaseBell
from seabattle.store.postgres.server_address import ServerAddress
from seabattle.trouble import Trouble

SEA, LAKE = MatchId("sea"), MatchId("lake")


class Ear:
    """Notes what it hears."""

    def __init__(self, bell: Bell) -> None:
        self.heard: list[MatchId] = []
        bell.listen(self._hear)

    async def _hear(self, match: MatchId) -> None:
        self.heard.append(match)

    async def hears(self, match: MatchId, ring: Callable[[], Awaitable[None]]) -> None:
        """Wait until a match is heard, ringing again and again: strokes may be lost."""
        self.heard.clear()
        async with asyncio.timeout(30):
            while match not in self.heard:
                await ring()
                await asyncio.sleep(0.05)


@asynccontextmanager
async def two_nodes(
    make: Callable[[], AbstractAsyncContextManager[Bell]],
) -> AsyncIterator[tuple[Bell, Ear, Ear]]:
    """Two nodes: the first's bell, and the ears of both."""
    async with make() as here, make() as there:
        yield here, Ear(here), Ear(there)


def test_postgresql_carries_strokes_to_other_nodes_only(database: ServerAddress) -> None:
    """A small host needs no broker; and the node that rings knows already."""

    async def story() -> None:
        async with two_nodes(lambda: open_bell(None, database.url)) as (bell, own, other):
            await other.hears(SEA, lambda: bell.ring(SEA))
            assert own.heard == []

    run(story())


def test_postgresql_may_drop_the_bell(database: ServerAddress) -> None:
    """The database is restarted, and the nodes find each other again."""

    async def story() -> None:
        import asyncpg

        admin = await asyncpg.connect(database.url)
        async with two_nodes(lambda: open_bell(None, database.url)) as (bell, _, other):
            await other.hears(SEA, lambda: bell.ring(SEA))
            await admin.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                "WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            await other.hears(LAKE, lambda: bell.ring(LAKE))
        await admin.close()

    run(story())


def test_a_broker_carries_strokes_and_may_be_killed() -> None:
    """Down at the start, killed later, back again: ringing never raises."""
    broker = Broker()

    async def story() -> None:
        async with two_nodes(lambda: open_bell(broker.url, "sea.db")) as (bell, own, other):
            await bell.ring(SEA)
            for _ in range(2):
                await broker.start()
                await other.hears(SEA, lambda: bell.ring(SEA))
                assert own.heard == []
                broker.kill()
                await bell.ring(SEA)
                await asyncio.sleep(0.05)

    try:
        run(story())
    finally:
        broker.kill()


def test_a_bell_can_be_put_away_at_any_moment() -> None:
    """A server with several workers opens everything once for a try, and closes it at once."""
    broker = Broker()

    async def put_away_after(seconds: float) -> None:
        async with open_bell(broker.url, "sea.db"):
            await asyncio.sleep(seconds)

    async def story() -> None:
        await broker.start()
        for moment in range(12):
            away = asyncio.create_task(put_away_after(moment / 2000))
            done, _ = await asyncio.wait({away}, timeout=30)
            assert done

    try:
        run(story())
    finally:
        broker.kill()


def test_a_node_that_is_alone_needs_no_bell() -> None:
    """One process on SQLite needs no bell, and need not know that."""

    async def story() -> None:
        async with open_bell(None, "sea.db") as bell:
            ear = Ear(bell)
            await bell.ring(SEA)
            assert ear.heard == []

    run(story())


def test_many_strokes_become_few_messages() -> None:
    """A thousand moves a second must not be a thousand messages a second."""

    async def story() -> None:
        bell, sent = BaseBell(), list[str]()
        for number in range(1000):
            await bell.ring(MatchId(f"sea-{number % 300}"))

        async def send(message: str) -> None:
            sent.append(message)

        gone = asyncio.Event()
        ringing = asyncio.create_task(bell.ring_until(gone, send))
        async with asyncio.timeout(60):
            while len(sent) < 2:  # noqa: ASYNC110 -- No event is set.
                await asyncio.sleep(0.01)
        gone.set()
        await ringing
        assert len(sent) == 2
        assert all(len(message) < 8000 for message in sent)
        assert len({match for message in sent for match in message.split(" ")[1:]}) == 300

    run(story())


def test_a_bell_that_is_out_of_order_forgets_in_the_end() -> None:
    """A broker that is away for a week must not fill the memory."""

    async def story() -> None:
        bell = BaseBell()
        for number in range(20_000):
            await bell.ring(MatchId(str(number)))
        assert len(bell._waiting) == 10_000

    run(story())


def test_a_listener_that_fails_does_not_stop_the_others(caplog: pytest.LogCaptureFixture) -> None:
    """A fault in one match is logged, and the others go on hearing."""

    async def story() -> None:
        bell = BaseBell()

        async def fails(match: MatchId) -> None:
            raise RuntimeError(match)

        bell.listen(fails)
        ear = Ear(bell)
        bell.hear("other sea")
        async with asyncio.timeout(60):
            while not ear.heard or "sea" not in caplog.text:  # noqa: ASYNC110 -- As above.
                await asyncio.sleep(0.01)
        assert ear.heard == [SEA]

    run(story())
    assert "sea" in caplog.text


def test_what_is_no_bus_is_refused() -> None:
    """With a sentence, before anything is started."""
    with pytest.raises(Trouble) as refused:
        open_bell("redis://host", "sea.db")
    assert refused.value.code == "store/bad-bus"
