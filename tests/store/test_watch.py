"""The service time, and when a process counts as being on watch."""

from typing import TYPE_CHECKING, TypeVar

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.stores.real_database import DatabaseAddress, run
from seabattle.matches.port import LogbookFailed
from seabattle.store.table_access import Query, TableAccess, table_of
from seabattle.store.watch import (
    LATE,
    LONGEST_CLOCK,
    MachineClocks,
    StoreWatch,
    Uptime,
    compact_intervals,
)

if TYPE_CHECKING:
    from sqlalchemy import Connection

T = TypeVar("T")

MOMENTS = st.integers(0, 60)
INTERVALS = st.lists(st.tuples(MOMENTS, MOMENTS), max_size=8)


@given(INTERVALS, MOMENTS, MOMENTS)
def test_duty_is_counted_once_however_many_nodes_are_up(
    intervals: list[tuple[int, int]], since: int, until: int
) -> None:
    """Two nodes at once are not twice the time."""
    seconds = {moment for start, end in intervals for moment in range(start, end)}

    assert Uptime(intervals).time_between(since, until) == len(seconds & set(range(since, until)))


@given(INTERVALS, MOMENTS, st.integers(1, 8))
def test_compacting_never_charges_more_and_changes_nothing_for_who_began_before(
    intervals: list[tuple[int, int]], since: int, most: int
) -> None:
    """A clock must not run because the file was compacted."""
    compacted = compact_intervals(intervals, most)
    before, after = Uptime(intervals), Uptime(compacted)

    assert len(compacted) <= most
    assert after.time_between(since, 1000) <= before.time_between(since, 1000)
    assert after.time_between(0, 1000) == before.time_between(0, 1000)
    if len(compact_intervals(intervals)) <= most:
        assert after.time_between(since, 1000) == before.time_between(since, 1000)


def test_what_no_clock_can_reach_back_to_is_left_out() -> None:
    """A year of duty is more than any clock has; what lies before is not needed any more."""
    day = 24 * 3600 * 1000
    old = [(number * 2 * day, (number * 2 + 1) * day) for number in range(500)]
    compacted = compact_intervals(old)

    assert len(compacted) == 367
    assert Uptime(compacted).time_between(old[200][0], 10**12) == 300 * day
    assert Uptime(compacted).time_between(0, 10**12) >= LONGEST_CLOCK


def test_many_restarts_leave_few_rows_and_the_clocks_as_they_were(
    store_address: DatabaseAddress,
) -> None:
    """The table of duties grew by a row with every start, and every start read them all."""

    async def story() -> None:
        tables = await tables_in(store_address)
        machine = Machine(wall=1_000)
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            begin = watch.now()
        for _ in range(120):
            async with StoreWatch(tables, machine.clocks(), beat=3600):
                machine.goes_on(100)
        machine.goes_on(3600)
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            assert await tables.read(count_rows) < 30
            assert watch.on_duty(begin, watch.now()) == 120 * 100_000
            assert watch.on_duty(begin + 50_000, watch.now()) == 120 * 100_000 - 50_000
        await tables.close()

    run(story())


def count_rows(connection: "Connection") -> int:
    """How many rows the table of duties has."""
    return len(connection.execute(table_of("duties").select()).all())


class Machine:
    """A machine whose clocks are moved by hand."""

    def __init__(self, wall: float, steady: float = 0) -> None:
        self.wall = wall
        self.steady = steady

    def clocks(self) -> MachineClocks:
        """Its two clocks."""
        return MachineClocks(lambda: self.wall, lambda: self.steady)

    def goes_on(self, seconds: float) -> None:
        """Let time pass."""
        self.wall += seconds
        self.steady += seconds


async def tables_in(store_address: DatabaseAddress) -> TableAccess:
    """The tables of a new store."""
    async with store_address.open_logbook():
        return await store_address.open_tables()


def test_no_clock_runs_while_the_server_is_down(store_address: DatabaseAddress) -> None:
    """A player whose server crashed for an hour has not thought for an hour."""

    async def story() -> None:
        tables = await tables_in(store_address)
        machine = Machine(wall=1_000)
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            begin = watch.now()
            machine.goes_on(10)
            assert watch.on_duty(begin, watch.now()) == 10_000
        machine.goes_on(3600)
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            machine.goes_on(5)
            assert watch.now() - begin == 3_615_000
            assert watch.on_duty(begin, watch.now()) == 15_000
            assert watch.on_duty(begin + 4_000, begin + 3_611_000) == 7_000
        await tables.close()

    run(story())


def test_a_crash_costs_the_players_nothing_and_gives_them_a_second(
    store_address: DatabaseAddress,
) -> None:
    """Time without a heartbeat before the crash is not charged to any player."""

    async def story() -> None:
        tables = await tables_in(store_address)
        machine = Machine(wall=1_000)
        crashed = await StoreWatch(tables, machine.clocks(), beat=3600).__aenter__()
        begin = crashed.now()
        machine.goes_on(10)
        await crashed.beat()
        machine.goes_on(0.9)
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            machine.goes_on(1)
            assert watch.on_duty(begin, watch.now()) == 11_000
        await tables.close()

    run(story())


YEAR = 365 * 86_400

JUMPS = pytest.mark.parametrize(
    "jump", [-10 * YEAR, -86_400, -3600, 3600, 400 * 86_400], ids=lambda jump: f"{jump} s"
)


def calendar_of(machine: Machine) -> int:
    """What the clock of a machine says, in milliseconds."""
    return int(machine.wall * 1000)


@JUMPS
def test_a_clock_that_was_set_is_followed_and_charges_no_player(
    store_address: DatabaseAddress, jump: float, caplog: pytest.LogCaptureFixture
) -> None:
    """A server that was started with a wrong clock kept to it until it was started again."""

    async def story() -> None:
        tables = await tables_in(store_address)
        machine = Machine(wall=20 * YEAR)
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            begin = watch.now()
            machine.goes_on(10)
            machine.wall += jump
            assert watch.on_duty(begin, watch.now()) == 10_000
            before = watch.now()
            await watch.beat()
            assert watch.date() == calendar_of(machine)
            assert watch.now() >= before
            assert watch.on_duty(begin, watch.now()) == 10_000
            machine.goes_on(5)
            await watch.beat()
            assert watch.date() == calendar_of(machine)
            assert watch.on_duty(begin, watch.now()) == 15_000
            middle = watch.now()
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            machine.goes_on(5)
            assert watch.date() == calendar_of(machine)
            assert watch.now() >= middle + 5_000
            assert watch.on_duty(begin, watch.now()) == 20_000
            assert watch.on_duty(middle, watch.now()) == 5_000
        await tables.close()

    run(story())
    assert ("stepped forward" if jump > 0 else "calendar corrected") in caplog.text


def test_a_clock_that_runs_on_is_not_corrected(
    store_address: DatabaseAddress, caplog: pytest.LogCaptureFixture
) -> None:
    """Two seconds are no correction: clocks of machines differ, and a beat comes late."""

    async def story() -> None:
        tables = await tables_in(store_address)
        machine = Machine(wall=1_000)
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            for drift in (0.0, 1.5, -1.5):
                machine.goes_on(10)
                machine.wall += drift
                await watch.beat()
                assert watch.date() == watch.now() == 1_000_000 + machine.steady * 1000
        await tables.close()

    run(story())
    assert not caplog.records


def test_a_server_that_was_once_years_ahead_follows_the_calendar(
    store_address: DatabaseAddress,
) -> None:
    """Its last heartbeat lies in the future, and every later start went on from there."""

    async def story() -> None:
        tables = await tables_in(store_address)
        wrong, machine = Machine(wall=10 * YEAR), Machine(wall=1_000)
        async with StoreWatch(tables, wrong.clocks(), beat=3600) as watch:
            begin = watch.now()
            wrong.goes_on(10)
        for start in range(3):
            async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
                assert watch.date() == calendar_of(machine)
                machine.goes_on(20)
                assert watch.on_duty(begin, watch.now()) == 10_000 + 20_000 * (start + 1)
            machine.goes_on(3600)
        # A clock that is years ahead once more changes nothing, and neither does its repair.
        machine.wall += 5 * YEAR
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            assert watch.date() == calendar_of(machine)
            machine.wall -= 5 * YEAR
            await watch.beat()
            assert watch.date() == calendar_of(machine)
            assert watch.on_duty(begin, watch.now()) == 70_000
        await tables.close()

    run(story())


@JUMPS
def test_two_nodes_count_together_although_one_clock_was_set(
    store_address: DatabaseAddress, jump: float
) -> None:
    """Each follows its own calendar; clocks of moves run on at both, and once."""

    async def story() -> None:
        tables = await tables_in(store_address)
        one, other = Machine(wall=20 * YEAR), Machine(wall=20 * YEAR)
        async with (
            StoreWatch(tables, one.clocks(), beat=3600) as first,
            StoreWatch(tables, other.clocks(), beat=3600) as second,
        ):
            begin = first.now()
            for seconds in range(1, 11):
                for machine, watch in ((one, first), (other, second)):
                    machine.goes_on(1)
                    if seconds == 5 and machine is one:
                        machine.wall += jump
                    await watch.beat()
            # Where one has stepped forward the other hears of it with its next beat.
            assert first.date() == calendar_of(one)
            assert second.date() == calendar_of(other)
            for watch in (first, second):
                assert abs(watch.on_duty(begin, first.now()) - 10_000) <= 1_000
                assert abs(first.now() - watch.now()) <= 1_000
        # A third node, whose clock is right, takes up what both have left.
        async with StoreWatch(tables, other.clocks(), beat=3600) as third:
            assert third.date() == calendar_of(other)
            assert abs(third.on_duty(begin, third.now()) - 10_000) <= 1_000
        await tables.close()

    run(story())


def test_a_node_with_another_clock_joins_those_that_are_up(
    store_address: DatabaseAddress,
) -> None:
    """The new node charged a match of the old one for all the time that it had been up itself."""

    async def story() -> None:
        tables = await tables_in(store_address)
        late, right = Machine(wall=10 * YEAR), Machine(wall=12 * YEAR)
        async with (
            StoreWatch(tables, late.clocks(), beat=3600) as old,
            StoreWatch(tables, right.clocks(), beat=3600) as new,
        ):
            for _ in range(100):
                for machine, watch in ((late, old), (right, new)):
                    machine.goes_on(1)
                    await watch.beat()
            begin = old.now()
            for _ in range(10):
                for machine, watch in ((late, old), (right, new)):
                    machine.goes_on(1)
                    await watch.beat()
            assert old.date() == calendar_of(late)
            assert new.date() == calendar_of(right)
            assert abs(old.on_duty(begin, old.now()) - 10_000) <= 1_000
            assert abs(new.on_duty(begin, new.now()) - 10_000) <= 1_000
        await tables.close()

    run(story())


def test_the_service_is_up_while_any_node_is(store_address: DatabaseAddress) -> None:
    """A node that comes back finds that the game went on without it."""

    async def story() -> None:
        tables = await tables_in(store_address)
        machine = Machine(wall=1_000)
        async with StoreWatch(tables, machine.clocks(), beat=3600) as other:
            begin = other.now()
            machine.goes_on(30)
            await other.beat()
            async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
                machine.goes_on(2)
                assert watch.on_duty(begin, watch.now()) == 32_000
        await tables.close()

    run(story())


class Unreachable:
    """Tables that are away for a while."""

    def __init__(self, tables: TableAccess) -> None:
        self._tables = tables
        self.away = False

    async def read(self, question: Query[T]) -> T:
        """Ask the store, if there is one."""
        if self.away:
            raise LogbookFailed("away")
        return await self._tables.read(question)

    async def write(self, question: Query[T]) -> T:
        """Change something, if it is there."""
        if self.away:
            raise LogbookFailed("away")
        return await self._tables.write(question)

    async def close(self) -> None:
        """Leave the tables to the process that opened them."""


def test_no_clock_runs_while_the_database_is_away(store_address: DatabaseAddress) -> None:
    """Players cannot move at a server that cannot write, so they cannot have been thinking."""

    async def story() -> None:
        tables = await tables_in(store_address)
        unreachable, machine = Unreachable(tables), Machine(wall=1_000)
        async with StoreWatch(unreachable, machine.clocks(), beat=3600) as watch:
            begin = watch.now()
            machine.goes_on(10)
            await watch.beat()
            unreachable.away = True
            for _ in range(3):
                machine.goes_on(20)
                with pytest.raises(LogbookFailed):
                    await watch.beat()
                assert watch.on_duty(begin, watch.now()) == 10_000
            unreachable.away = False
            await watch.beat()
            machine.goes_on(5)
            assert watch.on_duty(begin, watch.now()) == 15_000
            # What another node reads of it is the same.
            await watch.beat()
            async with StoreWatch(tables, machine.clocks(), beat=3600) as other:
                assert other.on_duty(begin, watch.now()) == 15_000
        await tables.close()

    run(story())


def test_a_database_that_hangs_is_as_good_as_away(store_address: DatabaseAddress) -> None:
    """It need not fail to keep all players from moving."""

    async def story() -> None:
        tables = await tables_in(store_address)
        machine = Machine(wall=1_000)
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            begin = watch.now()
            machine.goes_on(10)
            await watch.beat()
            machine.goes_on(LATE * 3600 + 1)
            assert watch.on_duty(begin, watch.now()) == 10_000
            await watch.beat()
            machine.goes_on(5)
            assert watch.on_duty(begin, watch.now()) == 15_000
        await tables.close()

    run(story())
