"""Daily seas and tries of them, on both databases."""

from kit.stores.real_database import DatabaseAddress, run, url_of
from seabattle.matches.port import MatchId, PlayerId
from seabattle.store import open_store
from seabattle.store.administration.audit_log import Reason

DAY, VARIANT = "2026-03-01", "classic"
ANNA, BRUNO = PlayerId("anna"), PlayerId("bruno")


def test_the_first_field_that_is_kept_is_the_field(store_address: DatabaseAddress) -> None:
    """Its hash is public from then on, whichever node draws another one."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            assert await store.daily.find_sea(DAY, VARIANT) is None
            first = await store.daily.keep_sea(DAY, VARIANT, b"[1]", "aa")
            assert await store.daily.keep_sea(DAY, VARIANT, b"[2]", "bb") == first
            await store.daily.keep_sea("2026-03-02", VARIANT, b"[3]", "cc")
        async with open_store(url_of(store_address)) as store:
            assert await store.daily.find_sea(DAY, VARIANT) == first

    run(story())


def test_a_try_is_begun_and_settled_once(store_address: DatabaseAddress) -> None:
    """A visitor who asks again has the same one, and a result that stands is not changed."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            daily = store.daily
            first = await daily.begin_try(DAY, VARIANT, ANNA, MatchId("a"), "here")
            assert await daily.begin_try(DAY, VARIANT, ANNA, MatchId("b"), "there") == first
            other = await daily.begin_try(DAY, VARIANT, BRUNO, MatchId("c"), "here")
            await daily.settle_try(first, 7, 2, "x#")
            await daily.settle_try(first, 8, 1, "#")
            (mine,) = await daily.tries_by(ANNA)
            assert (mine.ended, mine.shots, mine.marks) == (7, 2, "x#")
            assert {each.player for each in await daily.tries_of_day(DAY, VARIANT)} == {ANNA, BRUNO}
            assert (await daily.tries_by(BRUNO))[0] == other
            assert not await daily.unsettled_tries(VARIANT)

    run(story())


def test_a_visitor_who_is_deleted_leaves_a_try_without_a_name(
    store_address: DatabaseAddress,
) -> None:
    """Or whoever deletes themselves would have a first try again."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            anna = await store.people.new_player("Anna")
            tried = await store.daily.begin_try(DAY, VARIANT, anna.id, MatchId("a"), "here")
            await store.daily.settle_try(tried, 7, 2, "x#")
            assert await store.administration.delete_visitor(anna.id, Reason("tests"))
            assert not await store.daily.tries_by(anna.id)
            (left,) = await store.daily.tries_of_day(DAY, VARIANT)
            assert (left.origin, left.marks) == ("here", "")
            assert left.player != anna.id

    run(story())
