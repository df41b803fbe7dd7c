"""The service time, and what counts as somebody being on watch."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kit.shelf import Harbour, run
from seabattle.store.duty import Duty
from seabattle.store.store import logbook_at
from seabattle.store.tables import Tables, open_tables
from seabattle.store.watch import Clocks, StoreWatch

MOMENTS = st.integers(0, 60)
INTERVALS = st.lists(st.tuples(MOMENTS, MOMENTS), max_size=8)


@given(INTERVALS, MOMENTS, MOMENTS)
def test_duty_is_counted_once_however_many_nodes_are_up(
    intervals: list[tuple[int, int]], since: int, until: int
) -> None:
    """Two nodes at once are not twice the time."""
    seconds = {moment for start, end in intervals for moment in range(start, end)}

    assert Duty(intervals).between(since, until) == len(seconds & set(range(since, until)))


class Machine:
    """A machine whose clocks are moved by hand."""

    def __init__(self, wall: float, steady: float = 0) -> None:
        self.wall = wall
        self.steady = steady

    def clocks(self) -> Clocks:
        """Its two clocks."""
        return Clocks(lambda: self.wall, lambda: self.steady)

    def goes_on(self, seconds: float) -> None:
        """Let time pass."""
        self.wall += seconds
        self.steady += seconds


async def tables_in(harbour: Harbour) -> Tables:
    """The tables of a new store."""
    async with logbook_at(harbour):
        return await open_tables(harbour)


def test_no_clock_runs_while_the_server_is_down(harbour: Harbour) -> None:
    """A player whose server crashed for an hour has not thought for an hour."""

    async def story() -> None:
        tables = await tables_in(harbour)
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


def test_a_crash_costs_the_players_nothing_and_gives_them_a_second(harbour: Harbour) -> None:
    """What was not beaten before the crash was nobody's thinking time."""

    async def story() -> None:
        tables = await tables_in(harbour)
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


@pytest.mark.parametrize("jump", [-86_400, 86_400])
def test_a_clock_that_was_set_charges_nobody(harbour: Harbour, jump: float) -> None:
    """The wall clock is read once; what it does afterwards is its own business."""

    async def story() -> None:
        tables = await tables_in(harbour)
        machine = Machine(wall=1_000_000)
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            begin = watch.now()
            machine.goes_on(10)
            machine.wall += jump
            assert watch.on_duty(begin, watch.now()) == 10_000
        async with StoreWatch(tables, machine.clocks(), beat=3600) as watch:
            machine.goes_on(5)
            assert watch.now() >= begin + 15_000
            assert watch.on_duty(begin, watch.now()) == 15_000
        await tables.close()

    run(story())


def test_the_service_is_up_while_any_node_is(harbour: Harbour) -> None:
    """A node that comes back finds that the game went on without it."""

    async def story() -> None:
        tables = await tables_in(harbour)
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
