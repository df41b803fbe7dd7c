"""Who waits and who is here, on both databases."""

import asyncio
from typing import TypeVar

from msgspec.structs import asdict
from sqlalchemy import Connection

from kit.stores.counted_statements import count_statements
from kit.stores.real_database import DatabaseAddress, card, page, run, url_of
from seabattle.features.lobby.presence import PresenceBoard
from seabattle.features.lobby.waiting_room import WaitingPlace, WaitingRoom
from seabattle.matches.port import Card, MatchId, PlayerId, Presence
from seabattle.store import open_store
from seabattle.store.administration.audit_log import Reason
from seabattle.store.database import Store
from seabattle.store.table_access import Query, insert_row

T = TypeVar("T")

ANNA, BRUNO, CARLA = PlayerId("anna"), PlayerId("bruno"), PlayerId("carla")
SEA, LAKE, POND = MatchId("sea"), MatchId("lake"), MatchId("pond")


DAY = 24 * 3600 * 1000


class Hours:
    """A clock that is moved by hand."""

    now = 1_000_000

    def __call__(self) -> int:
        """The time."""
        return self.now


def room_of(store: Store, now: Hours) -> WaitingRoom:
    """A lobby by another clock."""
    return WaitingRoom(WaitingRoom.of(store)._tables, now)


DORA = PlayerId("dora")

EVERYBODY = (ANNA, BRUNO, CARLA, DORA)
"""All are here."""


def table(match: MatchId, *players: PlayerId, seats: int = 2) -> Card:
    """The card of a table at which some sit and the other seats are free."""
    free = seats - len(players)
    return card(match, players=players, free=free, phase="open" if free else "placing")


def test_the_second_is_sent_to_the_table_of_the_first(store_address: DatabaseAddress) -> None:
    """A visitor who wants another game, or is to be avoided, is left where they are."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            room = WaitingRoom.of(store)
            assert await room.pair(ANNA, SEA, "quick", EVERYBODY) == SEA
            assert await room.pair(ANNA, SEA, "quick", EVERYBODY) == SEA
            assert await room.pair(BRUNO, LAKE, "slow", EVERYBODY) == LAKE
            avoided = frozenset({ANNA})
            assert await room.pair(CARLA, POND, "quick", EVERYBODY, avoided) == POND
            assert await room.pair(BRUNO, LAKE, "quick", EVERYBODY) == SEA
            # A visitor is on the way to Anna: she waits, and no other is sent there.
            assert await room.pair(ANNA, SEA, "quick", EVERYBODY) == SEA
            assert await room.pair(BRUNO, LAKE, "quick", EVERYBODY) == SEA
            assert await room.pair(DORA, MatchId("bay"), "quick", EVERYBODY) == POND

    run(story())


def test_a_claim_ends_by_itself_and_a_ghost_is_passed_over(store_address: DatabaseAddress) -> None:
    """After a node dies between two steps no visitor waits for long."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            room = room_of(store, now)
            await room.pair(ANNA, SEA, "quick", ())
            assert await room.pair(BRUNO, LAKE, "quick", ()) == SEA
            now.now += 29_000
            assert await room.pair(CARLA, POND, "quick", ()) == POND
            now.now += 2_000
            # Anna and Bruno were not seen since; Carla has just come.
            assert await room.pair(DORA, MatchId("bay"), "quick", ()) == POND
            await room.close(POND)
            assert await room.pair(DORA, MatchId("bay"), "quick", EVERYBODY) == SEA

    run(story())


def test_a_visitor_who_sits_down_waits_no_longer(store_address: DatabaseAddress) -> None:
    """It is one transaction with the page, so no crash leaves a visitor to be paired twice."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            room, logbook = WaitingRoom.of(store), store.logbook
            await logbook.append(SEA, page(1), table(SEA, ANNA))
            await room.add(ANNA, SEA, "quick")
            await room.add(BRUNO, LAKE, "quick")
            # A table of one's own, to play the computer meanwhile.
            await logbook.append(POND, page(1), table(POND, BRUNO, seats=1))
            assert await room.waiting_at([SEA, LAKE, POND]) == {SEA, LAKE}
            await logbook.append(SEA, page(2), table(SEA, ANNA, BRUNO))
            assert await room.waiting_at([SEA, LAKE]) == frozenset()

    run(story())


def test_a_place_is_forgotten_when_its_visitor_is_gone_for_a_day(
    store_address: DatabaseAddress,
) -> None:
    """Places that are left behind would fill the table for ever."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            room = room_of(store, now)
            await room.add(ANNA, SEA, "quick")
            now.now += DAY - 1
            await room.add(BRUNO, LAKE, "quick")
            await room.forget(())
            assert await room.tables(EVERYBODY) == [LAKE, SEA]
            assert await room.tables([ANNA]) == [SEA, LAKE]
            now.now += 2
            await room.forget([ANNA])
            assert await room.tables(EVERYBODY) == [LAKE, SEA]
            await room.forget([BRUNO])
            assert await room.tables(EVERYBODY) == [LAKE]

    run(story())


def test_a_table_for_three_goes_on_waiting(store_address: DatabaseAddress) -> None:
    """Until it is full, or its host gets up."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            room, logbook = WaitingRoom.of(store), store.logbook
            await logbook.append(SEA, page(1), table(SEA, ANNA, seats=3))
            await room.pair(ANNA, SEA, "three", EVERYBODY)
            assert await room.pair(BRUNO, LAKE, "three", EVERYBODY) == SEA
            await logbook.append(SEA, page(2), table(SEA, ANNA, BRUNO, seats=3))
            await room.release(SEA)
            assert await room.pair(CARLA, POND, "three", EVERYBODY) == SEA
            await logbook.append(SEA, page(3), table(SEA, BRUNO, seats=3))
            assert await room.waiting_at([SEA]) == frozenset()

    run(story())


def test_two_nodes_never_send_two_to_one_seat(store_address: DatabaseAddress) -> None:
    """Forty ask at once: every table has its host and at most one on the way."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            names = [PlayerId(f"p{number}") for number in range(40)]
            sent = await asyncio.gather(
                *(
                    WaitingRoom.of(store).pair(name, MatchId(f"t-{name}"), "quick", names)
                    for name in names
                )
            )
            guests = [
                match for name, match in zip(names, sent, strict=True) if match != f"t-{name}"
            ]
            assert len(guests) == len(set(guests)) == 20
            hosts = [match for name, match in zip(names, sent, strict=True) if match == f"t-{name}"]
            assert set(hosts) == set(guests)

    run(story())


def test_places_left_behind_are_not_read_by_the_writer(store_address: DatabaseAddress) -> None:
    """1,800 of them, the work of one address in an hour, kept a move waiting for 19 seconds."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            room = room_of(store, now)
            left = [PlayerId(f"ghost{number}") for number in range(300)]
            await room._tables.write(lambda found: leave_places(found, left, now()))
            now.now += DAY // 24
            await room.add(ANNA, SEA, "quick")
            asked: list[str] = []
            write = room._tables.write

            async def counted(work: Query[T]) -> T:
                return await write(lambda found: count_statements(found, work, asked))

            room._tables.write = counted  # type: ignore[method-assign, assignment]
            assert await room.pair(BRUNO, LAKE, "quick", EVERYBODY) == SEA
            assert len(asked) < 15

    run(story())


def leave_places(connection: Connection, players: list[PlayerId], since: int) -> None:
    """Let some players wait for one wish."""
    for player in players:
        place = WaitingPlace(player, MatchId(f"t-{player}"), "quick", since)
        insert_row(connection, "waiting", asdict(place))


def test_a_place_goes_with_its_visitor_and_its_match(store_address: DatabaseAddress) -> None:
    """A deleted visitor is paired with none, and leaves no trace of when they were here."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            anna, bruno = await store.people.new_player("A"), await store.people.new_player("B")
            board = PresenceBoard(WaitingRoom.of(store)._tables, store.watch.now)
            board.note(anna.id, bruno.id)
            await board.share()
            await WaitingRoom.of(store).add(anna.id, SEA, "quick")
            await store.logbook.append(LAKE, page(1), table(LAKE, bruno.id))
            await WaitingRoom.of(store).add(bruno.id, LAKE, "quick")
            assert await store.administration.delete_visitor(anna.id, Reason("admin"))
            assert await store.administration.delete_match(LAKE, Reason("admin"))
            assert await WaitingRoom.of(store).waiting_at([SEA, LAKE]) == frozenset()
            other = PresenceBoard(WaitingRoom.of(store)._tables, store.watch.now)
            await other.share()
            assert other.presence_of(bruno.id) is Presence.HERE
            assert other.seen_at(anna.id) is None

    run(story())


def test_nodes_tell_each_other_who_is_here_and_it_fades(store_address: DatabaseAddress) -> None:
    """Here for a quarter of a minute, away for three, and forgotten after ten minutes."""

    async def story() -> None:
        async with open_store(url_of(store_address)) as store:
            now = Hours()
            here, there = (PresenceBoard(WaitingRoom.of(store)._tables, now) for _ in range(2))
            here.note(ANNA)
            assert here.presence_of(ANNA) is Presence.HERE
            assert there.presence_of(ANNA) is Presence.GONE
            await here.share()
            await there.share()
            found = []
            for past in (0, 14_999, 15_000, 44_999, 45_000, 599_999, 600_000):
                now.now = 1_000_000 + past
                found.append((there.presence_of(ANNA).value, there.is_forgotten(ANNA)))
            assert [each for each, _ in found] == [*["here"] * 2, *["away"] * 2, *["gone"] * 3]
            assert [each for _, each in found] == [False] * 6 + [True]
            await there.share()
            assert there.seen_at(ANNA) is None

    run(story())
