"""Daily seas and tries of them, on both databases."""

import asyncio

import pytest

from kit.stores.real_database import DatabaseAddress, run, url_of
from seabattle.features.daily import store as daily_seas
from seabattle.features.daily.store import DailySeas, DayResults
from seabattle.matches.port import MatchId, PlayerId
from seabattle.store import open_store
from seabattle.store.administration.audit_log import Reason

DAY, VARIANT = "2026-03-01", "classic"
ANNA, BRUNO = PlayerId("anna"), PlayerId("bruno")


def test_the_first_field_that_is_kept_is_the_field(store_address: DatabaseAddress) -> None:
    """Its hash is public from then on, whichever node draws another one."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            assert await DailySeas.of(store).find_sea(DAY, VARIANT) is None
            first = await DailySeas.of(store).keep_sea(DAY, VARIANT, b"[1]", "aa")
            assert await DailySeas.of(store).keep_sea(DAY, VARIANT, b"[2]", "bb") == first
            await DailySeas.of(store).keep_sea("2026-03-02", VARIANT, b"[3]", "cc")
        async with open_store(url_of(store_address)) as store:
            assert await DailySeas.of(store).find_sea(DAY, VARIANT) == first

    run(story())


def test_a_try_is_begun_and_settled_once(store_address: DatabaseAddress) -> None:
    """A visitor who asks again has the same one, and a result that stands is not changed."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            daily = DailySeas.of(store)
            first = await daily.begin_try(DAY, VARIANT, ANNA, MatchId("a"), "here")
            assert await daily.begin_try(DAY, VARIANT, ANNA, MatchId("b"), "there") == first
            other = await daily.begin_try(DAY, VARIANT, BRUNO, MatchId("c"), "here")
            await daily.settle_try(first, 7, 2, "x#")
            await daily.settle_try(first, 8, 1, "#")
            mine = await daily.find_try(DAY, VARIANT, ANNA)
            assert mine is not None
            assert (mine.ended, mine.shots, mine.marks) == (7, 2, "x#")
            assert await daily.find_try(DAY, VARIANT, BRUNO) == other
            assert await daily.cleared_days(ANNA, VARIANT) == [DAY]
            assert await daily.cleared_days(BRUNO, VARIANT) == []
            assert [await daily.is_first(each) for each in (first, other)] == [True, False]
            assert not await daily.unsettled_tries(DAY, VARIANT, ANNA)

    run(story())


def test_a_visitor_who_is_deleted_leaves_a_try_without_a_name(
    store_address: DatabaseAddress,
) -> None:
    """Or a visitor who deletes themselves would have a first try again."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            anna = await store.people.new_player("Anna")
            tried = await DailySeas.of(store).begin_try(DAY, VARIANT, anna.id, MatchId("a"), "here")
            await DailySeas.of(store).settle_try(tried, 7, 2, "x#")
            assert await store.administration.delete_visitor(anna.id, Reason("tests"))
            assert await DailySeas.of(store).find_try(DAY, VARIANT, anna.id) is None
            # The address has had its first try, under no name.
            assert await DailySeas.of(store).results(DAY, VARIANT, 10) == DayResults(1, 1, [])
            again = await DailySeas.of(store).begin_try(DAY, VARIANT, BRUNO, MatchId("b"), "here")
            assert not await DailySeas.of(store).is_first(again)

    run(story())


def test_the_best_tries_are_found_by_the_database(store_address: DatabaseAddress) -> None:
    """All tries of a day were read and sorted three times for each look at the table."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            daily = DailySeas.of(store)
            for number, shots in enumerate((40, 30, None, 20, 35)):
                somebody = await store.people.new_player(f"P{number}")
                origin = "shared" if number in {1, 3} else f"address {number}"
                match = MatchId(f"m{number}")
                tried = await daily.begin_try(DAY, VARIANT, somebody.id, match, origin)
                await daily.settle_try(tried, 7, shots, "x")
                # No two are begun in one millisecond.
                await asyncio.sleep(0.002)
            found = await daily.results(DAY, VARIANT, 2)
            assert (found.tries, found.listed) == (5, 4)
            assert [(name, tried.shots) for name, tried in found.best] == [("P1", 30), ("P4", 35)]

    run(story())


def test_an_address_has_so_many_tries_of_a_sea(
    store_address: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each of them is a match with a row of its own, and all but the first are unlisted."""
    monkeypatch.setattr(daily_seas, "MOST_FROM_ADDRESS", 2)

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            for player, room in ((ANNA, True), (BRUNO, False)):
                await DailySeas.of(store).begin_try(DAY, VARIANT, player, MatchId(player), "here")
                assert await DailySeas.of(store).has_room(DAY, VARIANT, "here") is room
            assert await DailySeas.of(store).has_room(DAY, VARIANT, "there")

    run(story())
