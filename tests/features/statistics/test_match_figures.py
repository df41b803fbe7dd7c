"""What is kept of finished games for their players' statistics, on both databases."""

import pytest

from kit.stores.real_database import DatabaseAddress, run, url_of
from seabattle.features.statistics import store as match_figures
from seabattle.features.statistics.store import MatchFigures
from seabattle.matches.port import Card, MatchId, Page, PlayerId
from seabattle.store import Store, open_store
from seabattle.store.administration.audit_log import Reason


async def put_match(
    store: Store, name: str, *players: PlayerId, phase: str = "over", at: int = 1
) -> MatchId:
    """A match with one page."""
    match = MatchId(name)
    card = Card(match, "classic", at, at, phase, False, 2, 0, ("", ""), players)
    await store.logbook.append(match, Page(1, "first", at, b"body"), card)
    return match


def test_finished_games_wait_to_be_counted_once(store_address: DatabaseAddress) -> None:
    """The oldest first, each once; an interrupted worker goes on with the next."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            anna = (await store.people.new_player("Anna")).id
            second = await put_match(store, "b" * 16, anna, at=2)
            first = await put_match(store, "c" * 16, anna, at=1)
            await put_match(store, "d" * 16, anna, phase="playing")
            found = await MatchFigures.of(store).find_uncounted(anna)
            assert (found.left, found.next) == (2, first)
            assert await MatchFigures.of(store).keep(anna, first, b"[1]")
        async with open_store(url_of(store_address)) as store:
            found = await MatchFigures.of(store).find_uncounted(anna)
            assert (found.left, found.next) == (1, second)
            assert not await MatchFigures.of(store).keep(anna, first, b"[2]")
            assert await MatchFigures.of(store).keep(anna, second, b"[3]")
            assert sorted(await MatchFigures.of(store).figures_of(anna)) == [b"[1]", b"[3]"]
            assert await MatchFigures.of(store).find_uncounted(anna) == type(found)(0, None)

    run(story())


def test_figures_are_kept_only_for_players_of_the_match(store_address: DatabaseAddress) -> None:
    """A game that runs, a game of others, and an anonymous visitor have none."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            anna = (await store.people.new_player("Anna")).id
            bruno = (await store.people.new_player("Bruno")).id
            running = await put_match(store, "a" * 16, anna, phase="playing")
            foreign = await put_match(store, "b" * 16, bruno)
            assert not await MatchFigures.of(store).keep(anna, running, b"1")
            assert not await MatchFigures.of(store).keep(anna, foreign, b"1")
            assert not await MatchFigures.of(store).keep(PlayerId("nobody"), foreign, b"1")
            assert not await MatchFigures.of(store).figures_of(anna)

    run(story())


def test_figures_go_with_their_player_and_with_their_match(store_address: DatabaseAddress) -> None:
    """What is measured while a player is deleted is not kept either."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            anna = (await store.people.new_player("Anna")).id
            bruno = (await store.people.new_player("Bruno")).id
            one = await put_match(store, "a" * 16, anna, bruno)
            two = await put_match(store, "b" * 16, anna, bruno)
            for player in (anna, bruno):
                for match in (one, two):
                    assert await MatchFigures.of(store).keep(player, match, b"1")
            await store.administration.delete_match(two, Reason("tests"))
            assert len(await MatchFigures.of(store).figures_of(bruno)) == 1
            await MatchFigures.of(store).delete(anna)
            await store.administration.delete_visitor(anna, Reason("tests"))
            assert not await MatchFigures.of(store).figures_of(anna)
            assert await MatchFigures.of(store).since(anna) is None
            assert not await MatchFigures.of(store).keep(anna, one, b"1")
            assert len(await MatchFigures.of(store).figures_of(bruno)) == 1

    run(story())


def test_games_begun_after_a_deletion_of_figures_are_counted(
    store_address: DatabaseAddress,
) -> None:
    """Those that were begun before do not come back, though they are still there."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            anna = (await store.people.new_player("Anna")).id
            old = await put_match(store, "a" * 16, anna)
            late = await put_match(store, "b" * 16, anna)
            assert await MatchFigures.of(store).keep(anna, old, b"1")
            await MatchFigures.of(store).delete(anna)
            assert not await MatchFigures.of(store).figures_of(anna)
            assert (await MatchFigures.of(store).find_uncounted(anna)).left == 0
            assert not await MatchFigures.of(store).keep(anna, late, b"1")
            since = await MatchFigures.of(store).since(anna)
            assert since is not None
            new = await put_match(store, "c" * 16, anna, at=since + 1)
            assert (await MatchFigures.of(store).find_uncounted(anna)).next == new
            await MatchFigures.of(store).delete(anna)

    run(story())


def test_many_games_are_looked_through_page_by_page(
    store_address: DatabaseAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One question for all games of a player kept the thread of the tables for long."""
    monkeypatch.setattr(match_figures, "AT_ONCE", 2)
    monkeypatch.setattr(match_figures, "MOST_FIGURES", 6)

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            anna = (await store.people.new_player("Anna")).id
            for number in range(7):
                await put_match(store, f"{number:016x}", anna, at=100 - number)
            for number in reversed(range(1, 7)):
                found = await MatchFigures.of(store).find_uncounted(anna)
                assert found.next == MatchId(f"{number:016x}")
                assert found.left == number
                assert await MatchFigures.of(store).keep(anna, found.next, b"[%d]" % number)
            # The seventh is one too many.
            assert (await MatchFigures.of(store).find_uncounted(anna)).next is None
            assert await MatchFigures.of(store).figures_of(anna) == [
                b"[%d]" % each for each in range(1, 7)
            ]
            await MatchFigures.of(store).delete(anna)
            assert not await MatchFigures.of(store).figures_of(anna)

    run(story())
