"""The delivery worker is fair: slow receivers delay no other visitor, host or kind of channel."""

import asyncio
import threading
import time
from collections import Counter
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest
from sqlalchemy import Connection

from seabattle.features.notifications import pinned_request, safe_address
from seabattle.features.notifications.channel import MAIL, PUSH, WEBHOOK, find_channels, new_channel
from seabattle.features.notifications.delivery_lane import (
    MOST_OF_HOST,
    MOST_OF_VISITOR,
    MOST_UNDER_WAY,
    DeliveryLane,
)
from seabattle.features.notifications.delivery_worker import DeliveryWorker
from seabattle.features.notifications.notification import Notification, outbox_row
from seabattle.features.notifications.notification_queue import (
    KNOWN,
    NEW,
    SLOW,
    NotificationQueue,
    put_notifications,
)
from seabattle.features.notifications.outbox import Outbox, PendingNotification
from seabattle.features.notifications.pinned_request import Receiver, new_client, post
from seabattle.features.notifications.safe_address import UnsafeAddress, read_url, resolve
from seabattle.matches.port import MatchId, PlayerId
from seabattle.store import open_store

NEWS = "news"
"""A kind of notification that needs no match to be there."""


class Receivers:
    """Every receiver there is: those whose host is dripping never answer."""

    def __init__(self) -> None:
        self.heard: list[str] = []
        self.under_way: Counter[str] = Counter()

    async def carry(self, notification: PendingNotification) -> Receiver:
        """Accept a notification, or keep the delivery worker waiting."""
        if "dripping" in notification.channel.address:
            self.under_way[notification.pace] += 1
            await asyncio.Event().wait()
        self.heard.append(notification.id)
        return Receiver(204)


@asynccontextmanager
async def delivery_at_work(folder: Path) -> AsyncIterator[tuple[Outbox, Receivers]]:
    """A delivery worker at work on an outbox, and the receivers that it brings notifications to."""
    async with open_store(str(folder / "sea.db")) as store:
        receivers, nothing = Receivers(), Any
        ways = dict.fromkeys((WEBHOOK, MAIL, PUSH), receivers.carry)
        worker = DeliveryWorker(Outbox.of(store), nothing, nothing, ways)  # type: ignore[arg-type]
        work = asyncio.create_task(worker.run_forever(0.05))
        try:
            yield Outbox.of(store), receivers
        finally:
            work.cancel()
            await asyncio.gather(work, return_exceptions=True)


async def add(outbox: Outbox, player: str, address: str, kind: str = WEBHOOK) -> None:
    """Give a visitor a channel."""
    channel = new_channel(PlayerId(player), kind, address, "en", outbox.now(), confirmed=True)
    assert await outbox.add_channel(channel)


async def tell(outbox: Outbox, player: str, name: str) -> None:
    """Write a notification to every channel of a visitor, due at once."""
    notification = Notification(name, PlayerId(player), MatchId("sea"), NEWS)

    def work(connection: Connection) -> None:
        channels = find_channels(connection, player=player)
        rows = [outbox_row(notification, 0, 0, each.id, outbox.now()) for each in channels]
        places = [(each.id, each.player, each.kind, each.address) for each in channels]
        put_notifications(connection, rows, places)

    await outbox._tables.write(work)


async def until(is_so: Callable[[], bool], seconds: float = 10.0) -> None:
    """Wait until something is so; fail when it takes too long."""
    async with asyncio.timeout(seconds):
        while not is_so():  # noqa: ASYNC110 -- The delivery worker brings it about.
            await asyncio.sleep(0.02)


def test_an_honest_hook_is_told_while_hundreds_drip(tmp_path: Path) -> None:
    """Fifty of them kept the one delivery worker busy: 300 made it eight minutes for all others."""

    async def story() -> None:
        async with delivery_at_work(tmp_path) as (outbox, receivers):
            await add(outbox, "honest", "https://honest.example/")
            await tell(outbox, "honest", "first")
            await until(lambda: receivers.heard == ["first"])
            for visitor in range(12):
                for hook in range(5):
                    address = f"https://{hook}.dripping-{visitor}.example/"
                    await add(outbox, f"stranger-{visitor}", address)
                await tell(outbox, f"stranger-{visitor}", f"drip-{visitor}")
            await until(lambda: receivers.under_way[NEW] == MOST_UNDER_WAY)
            await tell(outbox, "honest", "second")
            await until(lambda: receivers.heard == ["first", "second"])
            assert receivers.under_way.total() == MOST_UNDER_WAY

    asyncio.run(story())


def test_one_host_that_drips_leaves_room_for_new_receivers(tmp_path: Path) -> None:
    """However many visitors have hooks there."""

    async def story() -> None:
        async with delivery_at_work(tmp_path) as (outbox, receivers):
            for visitor in range(3 * MOST_UNDER_WAY):
                await add(outbox, f"s{visitor}", f"https://{visitor}.dripping.example/")
                await tell(outbox, f"s{visitor}", f"drip-{visitor}")
            await until(lambda: receivers.under_way[NEW] == MOST_OF_HOST)
            await add(outbox, "honest", "https://honest.test/")
            await tell(outbox, "honest", "first")
            await until(lambda: receivers.heard == ["first"])
            assert receivers.under_way[NEW] == MOST_OF_HOST

    asyncio.run(story())


def test_mail_and_push_do_not_wait_for_hooks(tmp_path: Path) -> None:
    """They shared one delivery worker, so hooks that dripped kept all mail back."""

    async def story() -> None:
        async with delivery_at_work(tmp_path) as (outbox, receivers):
            for visitor in range(MOST_UNDER_WAY + 4):
                await add(outbox, f"s{visitor}", f"https://dripping-{visitor}.example/")
                await tell(outbox, f"s{visitor}", f"drip-{visitor}")
            await until(lambda: receivers.under_way[NEW] == MOST_UNDER_WAY)
            for kind, address in ((MAIL, "anna@post.example"), (PUSH, "https://push.example/")):
                await add(outbox, "anna", address, kind)
            await tell(outbox, "anna", "turn")
            await until(lambda: receivers.heard == ["turn", "turn"])

    asyncio.run(story())


def queue(number: int, player: str, host: str) -> NotificationQueue:
    """A queue that is due."""
    return NotificationQueue(f"c{number}", PlayerId(player), WEBHOOK, host, NEW, 0, 0)


def test_a_lane_gives_each_visitor_and_each_host_a_share() -> None:
    """And no more than its room in all; what has arrived makes room again."""
    lane = DeliveryLane(WEBHOOK, NEW)
    of_one = lane.pick([queue(n, "anna", f"h{n}") for n in range(9)])
    assert len(of_one) == MOST_OF_VISITOR
    assert len(lane.pick([queue(n, f"p{n}", "host") for n in range(9)])) == MOST_OF_HOST
    assert lane.wanted.players == ("anna",)
    assert lane.wanted.hosts == ("host",)
    rest = lane.pick([queue(n, f"q{n}", f"i{n}") for n in range(99)])
    assert len(rest) == MOST_UNDER_WAY - MOST_OF_VISITOR - MOST_OF_HOST
    assert lane.wanted.most == 0
    lane.leave(of_one[0])
    assert lane.wanted.most > 0
    assert not lane.wanted.players


def test_a_receiver_is_waited_for_longer_once_it_is_known_to_be_slow(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The first try ends soon, so that new receivers make room for each other."""
    monkeypatch.setattr(pinned_request, "SHORT_SECONDS", 0.05)
    monkeypatch.setattr(safe_address, "_look_up", lambda *_: ["93.184.216.34"])

    async def answer(_: httpx.Request) -> httpx.Response:
        await asyncio.sleep(0.2)
        return httpx.Response(204)

    async def ask(pace: str) -> Receiver:
        async with httpx.AsyncClient(transport=httpx.MockTransport(answer)) as client:
            return await post(client, "https://h.example/", {}, b"", private=False, pace=pace)

    for pace in (NEW, KNOWN):
        with pytest.raises(TimeoutError):
            asyncio.run(ask(pace))
    assert asyncio.run(ask(SLOW)).accepted


def test_no_request_waits_for_a_connection_of_another() -> None:
    """The lanes bound them; a pool of connections would be first come, first served again."""

    async def story() -> None:
        async with new_client() as client:
            pool = client._transport._pool  # type: ignore[attr-defined]
            assert pool._max_connections > 12 * MOST_UNDER_WAY

    asyncio.run(story())


@pytest.fixture
def silent_names(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A name server that never answers for names that say so."""
    done = threading.Event()

    def look_up(host: str, _: int) -> list[str]:
        if "silent" in host:
            done.wait(30)
        return ["93.184.216.34"]

    monkeypatch.setattr(safe_address, "_look_up", look_up)
    monkeypatch.setattr(safe_address, "NAME_SECONDS", 0.1)
    monkeypatch.setattr(safe_address, "NAME_THREADS", 6)
    safe_address._name_lane.cache_clear()
    yield
    done.set()
    safe_address._name_lane.cache_clear()


@pytest.mark.usefixtures("silent_names")
def test_a_silent_name_server_delays_no_other_name() -> None:
    """Neither in its own lane, of which it has a share, nor in another."""

    async def ask(name: str, lane: str, owner: str | None = None) -> bool:
        url = read_url(f"https://{name}/", private=False)
        try:
            await resolve(url, private=False, lane=lane, owner=owner)
        except UnsafeAddress:
            return False
        return True

    async def story() -> None:
        began = time.monotonic()
        names = [f"{number}.silent.example" for number in range(20)]
        assert not any(await asyncio.gather(*(ask(name, NEW) for name in names)))
        assert await ask("honest.test", NEW)
        strangers = [ask(f"silent-{n}.example", SLOW, owner="127.0.0.9") for n in range(20)]
        assert not any(await asyncio.gather(*strangers))
        assert await ask("honest.test", SLOW, owner="127.0.0.8")
        assert time.monotonic() - began < 5

    asyncio.run(story())
