import asyncio
import os
import signal
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, NoReturn

import pytest
from msgspec.structs import replace

from kit.servers.heavy_work import Unreadable, burn, keep_memory, raise_locally
from kit.servers.loopback_server import open_loopback_server
from seabattle.server.work import worker_pool, worker_process
from seabattle.server.work.cost import WorkLane
from seabattle.server.work.fair_queue import FairQueue
from seabattle.server.work.worker_pool import PoolBusy, PoolSettings, WorkerPool
from seabattle.server.work.worker_process import WorkerLost, WorkLate

ONE = PoolSettings(
    workers=1,
    nice=5,
    seconds=30.0,
    seconds_when_pressed=0.2,
    pressing=0.3,
    most_waiting=3,
    most_of_one=2,
    longest_wait=20.0,
)
"""One process, so that the order of the work can be checked."""

PATIENT = replace(ONE, seconds_when_pressed=30.0)


def with_pool(play: Callable[[WorkerPool], Awaitable[None]], settings: PoolSettings = ONE) -> None:
    """Play with a pool, and close it."""

    async def run() -> None:
        pool = WorkerPool("moves", settings)
        try:
            await play(pool)
        finally:
            await pool.close()

    asyncio.run(run())


def start(pool: WorkerPool, owner: str, task: Callable[..., Any], *args: Any) -> Any:
    """Begin to wait for some work."""
    return asyncio.ensure_future(pool.run(owner, task, *args))


def test_work_that_takes_too_long_is_ended_with_its_process() -> None:
    """A thought that hung went on in the pool for ever, and the next one waited behind it."""

    async def play(pool: WorkerPool) -> None:
        first = (await pool.run("a", os.getpid)).value
        assert first is not None
        hung, after = start(pool, "a", time.sleep, 600), start(pool, "b", os.getpid)
        with pytest.raises(WorkLate) as late:
            await hung
        assert late.value.spent >= ONE.seconds_when_pressed
        assert (await after).value != first
        with pytest.raises(ProcessLookupError):
            os.kill(first, 0)

    with_pool(play)


def test_work_costs_what_its_process_has_used() -> None:
    """Budgets are charged by this; sleeping costs nothing, and neither does an error."""

    async def play(pool: WorkerPool) -> None:
        assert (await pool.run("a", time.sleep, 0.3)).spent < 0.2
        assert 0.2 <= (await pool.run("a", burn, 0.2)).spent < 0.4
        failed = await pool.run("a", raise_locally)
        with pytest.raises(RuntimeError, match="never mind"):
            failed.result()
        unread = await pool.run("a", Unreadable())
        with pytest.raises(ValueError, match="no number"):
            unread.result()

    with_pool(play)


def test_time_counts_from_when_the_work_begins() -> None:
    """Waiting in the queue, and the start of a process, were counted as thinking once."""
    settings = replace(PATIENT, seconds=2.0, seconds_when_pressed=2.0)

    async def play(pool: WorkerPool) -> None:
        await asyncio.gather(*(pool.run("a", time.sleep, 0.8) for _ in range(3)))

    with_pool(play, settings)


def test_a_process_that_dies_is_replaced() -> None:
    """Each task once cancelled the process that had just been started for the one before."""

    async def play(pool: WorkerPool) -> None:
        first = (await pool.run("a", os.getpid)).value
        assert first is not None
        busy = start(pool, "a", time.sleep, 60)
        waiting = start(pool, "a", os.getpid)
        await asyncio.sleep(0.1)
        os.kill(first, signal.SIGKILL)
        with pytest.raises(WorkerLost):
            await busy
        assert (await waiting).value != first

    with_pool(play)


def test_a_process_that_has_grown_large_is_ended_after_its_work(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Under fuzzing workers grew to 574 and 647 MB, and kept it."""
    more = 50_000_000

    async def play(pool: WorkerPool) -> None:
        (worker,) = pool._workers
        small = await pool.run("a", os.getpid)
        monkeypatch.setattr(worker_process, "MOST_RESIDENT", small.resident + more // 2)
        assert (await pool.run("a", os.getpid)).value == small.value
        assert worker._process is not None
        grown = await pool.run("a", keep_memory, more)
        assert grown.result() == small.value
        assert worker._process is None

    with_pool(play)


def test_an_idle_process_gives_large_memory_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """The caches of one large ruleset stayed with the server for as long as it ran."""
    more = 64 * 1024 * 1024
    monkeypatch.setattr(worker_pool, "IDLE_SECONDS", 0.3)

    async def play(pool: WorkerPool) -> None:
        small = await pool.run("a", os.getpid)
        monkeypatch.setattr(worker_process, "MOST_IDLE", small.resident + more // 2)
        await asyncio.sleep(0.6)
        assert (await pool.run("a", os.getpid)).value == small.value
        await pool.run("a", keep_memory, more)
        # Work that follows at once finds the caches; work after a pause finds a new process.
        assert (await pool.run("a", os.getpid)).value == small.value
        await asyncio.sleep(0.6)
        (worker,) = pool._workers
        assert worker._process is None
        assert (await pool.run("a", os.getpid)).value != small.value

    with_pool(play)


def test_a_full_queue_refuses_before_anything_is_begun() -> None:
    """A queue without a bound fills the memory, and no answer comes in time."""

    async def play(pool: WorkerPool) -> None:
        busy = start(pool, "a", time.sleep, 1)
        await asyncio.sleep(0)
        waiting = [start(pool, "a", os.getpid), start(pool, "a", os.getpid)]
        await asyncio.sleep(0)
        with pytest.raises(PoolBusy):
            await pool.run("a", os.getpid)
        waiting.append(start(pool, "b", os.getpid))
        await asyncio.sleep(0)
        with pytest.raises(PoolBusy) as full:
            await pool.run("b", os.getpid)
        assert full.value.seconds >= 1
        await asyncio.gather(busy, *waiting)

    with_pool(play, PATIENT)


def test_a_full_queue_still_takes_the_first_work_of_a_newcomer() -> None:
    """Fifty addresses filled the queue, and 8 of 13 random fleets were refused."""

    async def play(pool: WorkerPool) -> None:
        busy = start(pool, "a", time.sleep, 0.5)
        await asyncio.sleep(0)
        older, newer = start(pool, "a", os.getpid), start(pool, "a", os.getpid)
        other = start(pool, "b", os.getpid)
        await asyncio.sleep(0)
        pool.check_room("c")
        newcomer = start(pool, "c", os.getpid)
        with pytest.raises(PoolBusy):
            await newer
        await asyncio.gather(busy, older, other, newcomer)

    with_pool(play, PATIENT)


def test_what_waits_too_long_is_given_up() -> None:
    """After a minute the client does not wait for the answer any more."""
    settings = replace(PATIENT, longest_wait=0.2)

    async def play(pool: WorkerPool) -> None:
        busy = start(pool, "a", time.sleep, 2)
        await asyncio.sleep(0)
        with pytest.raises(PoolBusy):
            await pool.run("b", os.getpid)
        assert (await busy).error is None

    with_pool(play, settings)


def test_a_cancelled_request_leaves_the_queue() -> None:
    """Work for clients that had hung up blocked that of the clients that had not."""

    async def play(pool: WorkerPool) -> None:
        done: list[str] = []
        busy = start(pool, "a", time.sleep, 0.3)
        await asyncio.sleep(0)
        gone = start(pool, "b", time.sleep, 600)
        stays = start(pool, "b", os.getpid)
        stays.add_done_callback(lambda _: done.append("stays"))
        await asyncio.sleep(0)
        gone.cancel()
        await asyncio.gather(busy, stays)
        assert done == ["stays"]

    with_pool(play, PATIENT)


def test_the_queue_serves_the_owner_with_the_lowest_cost_first() -> None:
    """One table with 63 admirals kept a game of two waiting for all of them."""
    queue: FairQueue[str] = FairQueue()
    for number in range(63):
        queue.put("many", f"admiral {number}")
    assert queue.take() == ("many", "admiral 0")
    queue.put("two", "bruno")
    assert queue.take() == ("two", "bruno")
    queue.charge("many", 2.0)
    queue.charge("two", 0.5)
    served = []
    for _ in range(8):
        queue.put("two", "bruno")
        owner, _ = queue.take()
        served.append(owner)
        queue.charge(owner, 0.5)
    assert served.count("two") >= 4
    assert len(queue) == 62 - served.count("many") + 8 - served.count("two")


def test_an_owner_with_running_work_lets_others_go_first() -> None:
    """All processes thought for one table while another had none."""
    queue: FairQueue[int] = FairQueue()
    for number in range(3):
        queue.put("many", number)
    queue.take()
    queue.put("late", 9)
    queue.charge("late-before", 0.0)
    assert queue.take() == ("late", 9)


def test_a_newcomer_does_not_wait_for_a_whole_round_of_a_crowd() -> None:
    """A random fleet waited for a piece of work of each of fifty addresses: ten seconds."""
    queue: FairQueue[str] = FairQueue()
    crowd = [f"address {number}" for number in range(50)]
    for _ in range(60):
        for owner in crowd:
            queue.put(owner, "odds")
    for _ in range(520):
        owner, _ = queue.take()
        queue.charge(owner, 0.2)
    for _ in range(4):
        queue.put("player", "hint")
        assert queue.take() == ("player", "hint")
        queue.charge("player", 0.2)


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/matches", {"id": "a", "variant": "classic", "labels": {"columns": "cyrillic"}}),
        ("/rulesets/check", {"toml": "name = 'x'"}),
    ],
    ids=["labels", "check"],
)
def test_a_pool_where_nothing_can_be_done_says_when_to_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, body: Any
) -> None:
    """A machine short of memory ends processes; the client has done nothing wrong."""

    async def fail(*_: Any) -> NoReturn:
        raise WorkerLost(0.0)

    async def play() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guest = await quay.visitor()
            for lane in WorkLane:
                monkeypatch.setattr(found.context.workers.pool(lane), "run_prepared", fail)
            assert (await guest.post(path, body, 503))["code"] == "request/busy"
            assert found.context.metrics.faults._value.get() == 0

    asyncio.run(play())


START_WORKERS = """
import os
import threading
import time
from functools import partial
from seabattle.server.work.worker_process import WorkerProcess, WorkLimit
if __name__ == "__main__":
    workers = [WorkerProcess(0), WorkerProcess(0)]
    pids = [each.run(WorkLimit(60), os.getpid).value for each in workers]
    hang = partial(time.sleep, 600)
    busy = threading.Thread(target=workers[0].run, args=(WorkLimit(600), hang), daemon=True)
    busy.start()
    time.sleep(0.3)
    print(*pids, flush=True)
    time.sleep(600)
"""


def test_no_worker_process_outlives_a_server_that_was_killed(tmp_path: Path) -> None:
    """They stayed for ever, working on results that no client would ever get."""
    script = tmp_path / "server.py"
    script.write_text(START_WORKERS, "utf-8")
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        pids = [int(word) for word in server.stdout.readline().split()]
        server.kill()
    assert len(pids) == 2
    until = time.monotonic() + 20
    while any(Path(f"/proc/{pid}").exists() for pid in pids) and time.monotonic() < until:
        time.sleep(0.05)
    left = [pid for pid in pids if Path(f"/proc/{pid}").exists()]
    for pid in left:
        os.kill(pid, signal.SIGKILL)
    assert not left
