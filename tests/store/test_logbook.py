"""What every logbook keeps to; whichever database is added has to pass this file."""

import asyncio
from collections.abc import Sequence
from typing import Any

import pytest

from kit.stores.memory_logbook import MemoryLogbook
from kit.stores.real_database import (
    ANNA,
    BRUNO,
    DatabaseAddress,
    card,
    nodes,
    open_logbook,
    page,
    run,
    write,
)
from seabattle.matches.port import (
    Kept,
    Logbook,
    LogbookDamaged,
    MatchId,
    Page,
    PlayerId,
    Repeated,
    Taken,
)

SEA, LAKE = MatchId("sea"), MatchId("lake")
CARLA = PlayerId("carla")

AnyHarbour = DatabaseAddress | MemoryLogbook


@pytest.fixture(params=["sqlite", "postgresql", "memory"])
def store_address(request: pytest.FixtureRequest) -> AnyHarbour:
    """Both databases, and the one in memory that other tests believe in their place."""
    if request.param == "memory":
        return MemoryLogbook()
    name = "file" if request.param == "sqlite" else "database"
    found: DatabaseAddress = request.getfixturevalue(name)
    return found


def test_pages_come_back_as_they_were_written(store_address: AnyHarbour) -> None:
    """The pages are the only truth of a match, so not a byte may differ."""
    body = bytes(range(256)) * 20

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            assert await logbook.append(SEA, page(1, body=body), card(SEA)) == Kept()
            assert await logbook.append(SEA, page(2, "«Б7»"), card(SEA, 2)) == Kept()
        async with open_logbook(store_address) as logbook:
            assert await logbook.pages(SEA) == [page(1, body=body), page(2, "«Б7»")]

    run(story())


def test_reading_goes_on_after_a_page(store_address: AnyHarbour) -> None:
    """A client that comes back asks only for what it has missed."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            await write(logbook, SEA, 5)

            assert await logbook.pages(SEA, 3) == [page(4), page(5)]
            assert await logbook.pages(SEA, 5) == []
            assert await logbook.pages(SEA, 9) == []
            assert await logbook.pages(LAKE) == []

    run(story())


def test_a_number_is_given_once(store_address: AnyHarbour) -> None:
    """Two nodes that both think they are next must not both be right."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            await write(logbook, SEA, 3)

            assert await logbook.append(SEA, page(3, "late"), card(SEA, 3)) == Taken()
            assert await logbook.append(SEA, page(1, "later"), card(SEA, 3)) == Taken()
            assert await logbook.append(LAKE, page(1), card(LAKE)) == Kept()
            assert await logbook.pages(SEA) == [page(1), page(2), page(3)]

    run(story())


def test_a_command_that_is_sent_again_tells_where_it_stands(store_address: AnyHarbour) -> None:
    """A client that heard no answer sends its shot again, and must not shoot twice."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            await write(logbook, SEA, 3)

            again = page(4, "command-2")
            assert await logbook.append(SEA, again, card(SEA, 4)) == Repeated(2)
            assert await logbook.append(LAKE, page(1, "command-2"), card(LAKE)) == Kept()
            assert len(await logbook.pages(SEA)) == 3

    run(story())


def test_a_page_after_a_gap_says_that_one_is_missing(store_address: AnyHarbour) -> None:
    """A node that writes page 5 has read page 4; if the log has not, it has lost something."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            await write(logbook, SEA, 3)

            with pytest.raises(LogbookDamaged) as damaged:
                await logbook.append(SEA, page(5), card(SEA, 5))
            assert damaged.value.facts == {"match": SEA, "seq": 4}

    run(story())


@pytest.mark.parametrize("command", ["a\0b", "\ud800", "x" * 5000])
def test_a_page_that_cannot_be_kept_spoils_no_other(
    store_address: AnyHarbour, command: str
) -> None:
    """The id of a command comes from outside, and shares its transaction with others' pages."""

    async def story() -> Sequence[object]:
        async with open_logbook(store_address) as logbook:
            return await asyncio.gather(
                *(logbook.append(MatchId(f"sea-{n}"), page(1), card(f"sea-{n}")) for n in range(9)),
                logbook.append(SEA, page(1, command), card(SEA)),
                return_exceptions=True,
            )

    answers = run(story())

    assert list(answers[:9]) == [Kept()] * 9
    assert isinstance(answers[9], ValueError)


def test_a_query_for_many_matches_returns_those_that_have_gone_on(
    store_address: AnyHarbour,
) -> None:
    """A node with a thousand listeners reads on in the few matches that others have played."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            for match, pages in (("a", 3), ("b", 1), ("c", 5)):
                await write(logbook, match, pages)
            known = {MatchId("a"): 3, MatchId("b"): 0, MatchId("c"): 4, MatchId("d"): 0}

            assert sorted(await logbook.newer(known)) == ["b", "c"]
            assert list(await logbook.newer({})) == []
            assert list(await logbook.newer({MatchId("a"): 9})) == []

    run(story())


def test_the_list_shows_the_newest_first(store_address: AnyHarbour) -> None:
    """A player who looks for a game wants one whose host is still there."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            kinds = [("open", True), ("open", False), ("playing", True), ("open", True)]
            for number, (phase, listed) in enumerate(kinds):
                match = MatchId(f"m{number}")
                its = card(match, opened_at=number, phase=phase, listed=listed)
                await logbook.append(match, page(1), its)

            assert await names(logbook) == ["m3", "m2", "m1", "m0"]
            assert await names(logbook, phase="open") == ["m3", "m1", "m0"]
            assert await names(logbook, listed=True) == ["m3", "m2", "m0"]
            assert await names(logbook, phase="open", listed=True) == ["m3", "m0"]
            assert await names(logbook, limit=1) == ["m3"]

    run(story())


async def names(logbook: Logbook, **kind: object) -> list[str]:
    """The matches on the list."""
    return [found.match for found in (await logbook.cards(**kind)).cards]  # type: ignore[arg-type]


def test_a_card_is_always_that_of_the_last_page(store_address: AnyHarbour) -> None:
    """A list that says a seat is free when it is not sends people to a closed door."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            first = card(SEA, phase="open", free=1, names=("Anna", ""), due=77)
            await logbook.append(SEA, page(1), first)
            assert (await logbook.cards()).cards == [first]
            assert await logbook.due(78) == [SEA]

            await logbook.append(SEA, page(2), card(SEA, 2))
            assert (await logbook.cards()).cards == [card(SEA, 2)]
            assert await logbook.due(78) == []

            await logbook.append(SEA, page(2, "late"), first)
            assert (await logbook.cards()).cards == [card(SEA, 2)]

    run(story())


def test_players_find_their_matches(store_address: AnyHarbour) -> None:
    """A player who sits down is found at the table, and one who was sent away is not."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            await logbook.append(SEA, page(1), card(SEA, players=(ANNA,)))
            await logbook.append(LAKE, page(1), card(LAKE, opened_at=2000, players=(ANNA, ANNA)))
            assert [each.match for each in (await logbook.cards_of(ANNA)).cards] == [LAKE, SEA]
            assert (await logbook.cards_of(BRUNO)).cards == []

            await logbook.append(SEA, page(2), card(SEA, players=(BRUNO, CARLA)))
            assert [each.match for each in (await logbook.cards_of(ANNA)).cards] == [LAKE]
            assert [each.match for each in (await logbook.cards_of(CARLA)).cards] == [SEA]

    run(story())


def test_a_game_by_the_clock_is_never_off_a_players_list(store_address: AnyHarbour) -> None:
    """Players who do not see it lose it, however many games they have played or left since."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            games: tuple[tuple[str, dict[str, Any]], ...] = (
                *(("days", {"due": 9_000_000}), ("left", {})),
                *((f"over{number}", {"phase": "over"}) for number in range(3)),
                ("later", {}),
            )
            for at, (match, said) in enumerate(games):
                shown = card(match, opened_at=1000 + at, **said)
                await logbook.append(MatchId(match), page(1), shown)
            found = [each.match for each in (await logbook.cards_of(ANNA, 5)).cards]
            assert found == ["days", "later", "left", "over2", "over1"]
            assert [each.match for each in (await logbook.cards_of(ANNA, 1)).cards] == ["days"]

    run(story())


def test_what_is_due_comes_in_order(store_address: AnyHarbour) -> None:
    """A clock that ran out first is looked at first."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            for match, due in (("a", 30), ("b", 10), ("c", None), ("d", 20), ("e", 40)):
                await logbook.append(MatchId(match), page(1), card(match, due=due))

            assert await logbook.due(40) == ["b", "d", "a"]
            assert await logbook.due(40, limit=1) == ["b"]

    run(story())


def test_eight_nodes_write_one_match_and_every_number_is_kept_once(
    store_address: AnyHarbour,
) -> None:
    """Any worker may serve any seat; that there is one writer is the logbook's promise."""
    pages = 12

    async def node(logbook: Logbook, name: str) -> list[Page]:
        kept: list[Page] = []
        while True:
            seq = len(await logbook.pages(SEA)) + 1
            if seq > pages:
                return kept
            mine = page(seq, f"{name}-{seq}", body=name.encode())
            if await logbook.append(SEA, mine, card(SEA, seq)) == Kept():
                kept.append(mine)

    async def story() -> None:
        async with nodes(store_address, 8) as logbooks:
            work = [node(logbook, f"node{n}") for n, logbook in enumerate(logbooks)]
            told = [each for kept in await asyncio.gather(*work) for each in kept]
            found = await logbooks[0].pages(SEA)

        assert sorted(told, key=lambda each: each.seq) == found
        assert [each.seq for each in found] == list(range(1, pages + 1))

    run(story())


def test_the_same_command_through_eight_nodes_takes_effect_once(store_address: AnyHarbour) -> None:
    """A nervous finger on a bad network reaches two workers at the same moment."""

    async def story() -> None:
        async with nodes(store_address, 8) as logbooks:
            for seq in range(1, 6):
                tries = [log.append(SEA, page(seq), card(SEA, seq)) for log in logbooks]
                answers = await asyncio.gather(*tries)
                assert answers.count(Kept()) == 1
                assert answers.count(Repeated(seq)) == 7
            assert await logbooks[3].pages(SEA) == [page(seq) for seq in range(1, 6)]

    run(story())


def test_many_matches_are_written_at_once(store_address: AnyHarbour) -> None:
    """Pages of many matches share a transaction, and each of them its own chain."""

    async def story() -> None:
        async with open_logbook(store_address, largest_batch=7) as logbook:
            await asyncio.gather(*(write(logbook, f"m{number}", 5) for number in range(40)))
            for number in range(40):
                assert await logbook.pages(MatchId(f"m{number}")) == [page(s) for s in range(1, 6)]

    run(story())


def test_pages_ordered_before_the_end_are_written(store_address: AnyHarbour) -> None:
    """A server that is told to stop finishes what it has begun."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            waiting = [
                asyncio.ensure_future(logbook.append(MatchId(f"m{n}"), page(1), card(f"m{n}")))
                for n in range(20)
            ]
            await asyncio.sleep(0)
        assert await asyncio.gather(*waiting) == [Kept()] * 20

    run(story())
