"""Letters that wait, on both databases: a receiver that is dead holds up nobody else's."""

import asyncio

from kit.stores.real_database import DatabaseAddress, run, url_of
from seabattle.matches.port import MatchId, PlayerId
from seabattle.store import open_store
from seabattle.store.database import Store
from seabattle.store.outbox.channel import WEBHOOK, new_channel
from seabattle.store.outbox.letter import TURN, Letter
from seabattle.store.outbox.outbox import LEASE, Outbox

ANNA, BRUNO = PlayerId("anna"), PlayerId("bruno")
MANY = 250
"""More letters than are looked at in one round."""


class Hours:
    """A clock that is moved by hand."""

    now = 1_000_000

    def __call__(self) -> int:
        """The time."""
        return self.now


async def outbox_of(store: Store, now: Hours) -> Outbox:
    """An outbox by another clock, in which Anna and Bruno have a hook each."""
    outbox = Outbox(store.outbox._tables, now)
    for player in (ANNA, BRUNO):
        address = f"https://{player}.example/"
        channel = new_channel(player, WEBHOOK, address, "en", now.now, confirmed=True)
        assert await outbox.add_channel(channel)
    return outbox


async def write(outbox: Outbox, player: PlayerId, name: str) -> None:
    """A letter to somebody."""
    await outbox.put(Letter(name, player, MatchId("sea"), TURN))


async def take(outbox: Outbox, limit: int = 50) -> list[str]:
    """The letters that are due now."""
    return [each.letter for each in await outbox.take(limit)]


def test_a_hook_that_is_dead_holds_up_nobody_elses_letters(store_address: DatabaseAddress) -> None:
    """However many wait for it: they were all looked at first, every second, by whoever writes."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            outbox = await outbox_of(store, now)
            for number in range(MANY):
                now.now += 1
                await write(outbox, ANNA, f"a{number:03}")
            (first,) = await outbox.take(50)
            assert first.letter == "a000"
            await outbox.postpone(first)
            now.now += 1
            await write(outbox, BRUNO, "b")
            assert await take(outbox) == ["b"]
            now.now += LEASE
            assert await take(outbox) == ["a000", "b"]

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
            (first,) = await outbox.take(50)
            assert first.letter == "a"
            assert await take(outbox) == []
            await outbox.postpone(first)
            assert await take(outbox) == []
            now.now += LEASE
            (again,) = await outbox.take(50)
            assert (again.letter, again.tries) == ("a", 1)
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
            assert sorted(name for names in found for name in names) == ["anna", "bruno"]

    run(story())
