"""A worker pool: processes for CPU-heavy work, so that the event loop is not blocked.

A fair queue stands before it. What waits too long is given up where that is a request, and
done with less effort where that is a move; what takes too long is ended with its process.
"""

import asyncio
import math
import time
from collections.abc import Callable, Coroutine
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any, ParamSpec, TypeVar

from msgspec import Struct

from seabattle.matches.task import cancel_tasks
from seabattle.server.run.metrics import Metrics
from seabattle.server.work.fair_queue import FairQueue
from seabattle.server.work.worker_process import Finished, WorkerProcess, WorkLimit

P = ParamSpec("P")
R = TypeVar("R")


COUNTED_SECONDS = 10.0

IDLE_SECONDS = 5.0
"""Idle time in seconds after which a large process is ended."""


class PoolBusy(Exception):  # noqa: N818 -- It says what is the case.
    """Too much waits already; nothing was begun."""

    def __init__(self, seconds: int) -> None:
        super().__init__(seconds)
        self.seconds = seconds
        """Seconds until the next try."""


class PoolSettings(Struct, frozen=True):
    """The number of processes of a pool, its time limits and its bounds."""

    workers: int
    nice: int
    """How far its processes yield to the server process."""
    seconds: float
    """The time limit of a piece of work."""
    seconds_when_pressed: float
    """The same while others wait."""
    pressing: float = 1.0
    """Seconds that a task waits before the running ones have to hurry."""
    most_waiting: int | None = None
    """Pieces of work that may wait; without a bound nothing is refused."""
    most_of_one: int | None = None
    """The same for one owner."""
    longest_wait: float | None = None
    """Seconds after which something that still waits is given up."""


Settle = Callable[[float], None]
"""Told the cost of a task: nothing if it was never begun, and all of it even if the caller
did not wait for it."""


def _charge_nobody(_: float) -> None:
    """Ignore the cost of a task that is free of charge."""


class _Waiting:
    """A piece of work that was asked for."""

    def __init__(
        self,
        owner: str,
        make: Callable[[float], Callable[[], Any]],
        settle: Settle | None,
        seconds: float,
    ) -> None:
        self.owner = owner
        self.make = make
        self.settle = settle or _charge_nobody
        self.limit = WorkLimit(seconds)
        self.since = time.monotonic()
        self.done: asyncio.Future[Finished[Any]] = asyncio.get_running_loop().create_future()


class WorkerPool:
    """Processes for one lane of work, each started when it is first needed."""

    def __init__(self, name: str, settings: PoolSettings, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self._idle = [WorkerProcess(settings.nice) for _ in range(settings.workers)]
        self._workers = tuple(self._idle)
        self._queue: FairQueue[_Waiting] = FairQueue()
        self._running: set[_Waiting] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._threads = ThreadPoolExecutor(settings.workers, f"seabattle-{name}")
        self._idle_checks: dict[WorkerProcess, asyncio.TimerHandle] = {}
        self._uncounted = 0.0
        self._mean = 0.1
        """Seconds that a piece of work has taken lately."""
        metrics = metrics or Metrics()
        self._waiting_gauge = metrics.work_waiting.labels(name)
        self._running_gauge = metrics.work_running.labels(name)
        self._spent_counter = metrics.work_seconds.labels(name)

    async def run(
        self, owner: str, task: Callable[P, R], *args: P.args, **kwargs: P.kwargs
    ) -> Finished[R]:
        """Run *task* for *owner*, a table or an address.

        Raises :class:`PoolBusy` before anything is begun, ``WorkFailed`` after. A caller
        that is cancelled while waiting leaves the queue.
        """
        work = partial(task, *args, **kwargs)
        return await self.run_prepared(owner, lambda _: work)

    async def run_prepared(
        self,
        owner: str,
        make: Callable[[float], Callable[[], R]],
        settle: Settle | None = None,
    ) -> Finished[R]:
        """The same for work that depends on how many seconds it has waited.

        *settle* is called once with what it has cost, unless the pool is busy.
        """
        self.check_room(owner)
        if self._is_full:
            _fail(self._queue.drop_newest().done, PoolBusy(self.wait_seconds))
        waiting = _Waiting(owner, make, settle, self.settings.seconds)
        self._queue.put(owner, waiting)
        self._hand_out()
        timers = self._watch(waiting) if not waiting.done.done() else ()
        try:
            return await waiting.done
        finally:
            for timer in timers:
                timer.cancel()
            if self._queue.remove(owner, waiting):
                waiting.settle(0.0)
                self._count()

    async def close(self) -> None:
        """End all processes; work that has begun is given up."""
        self._idle.clear()
        for check in self._idle_checks.values():
            check.cancel()
        for worker in self._workers:
            worker.stop()
        self._threads.shutdown(wait=False, cancel_futures=True)
        await cancel_tasks(*self._tasks)

    @property
    def wait_seconds(self) -> int:
        """Estimated wait of a new task in seconds."""
        ahead = len(self._queue) * self._mean / self.settings.workers
        return max(1, min(60, math.ceil(ahead)))

    def check_room(self, owner: str) -> None:
        """Raise :class:`PoolBusy` when nothing more of *owner* is taken at the moment.

        A full queue still takes the work of an owner that has less waiting than others: the
        newest work of the owner with the most is refused in its place.
        """
        most, queue = self.settings.most_of_one, self._queue
        enough = most is not None and queue.count(owner) >= most
        if enough or (self._is_full and not queue.may_crowd_out(owner)):
            raise PoolBusy(self.wait_seconds)

    @property
    def _is_full(self) -> bool:
        most = self.settings.most_waiting
        return most is not None and len(self._queue) >= most

    def _hand_out(self) -> None:
        while self._idle and self._queue:
            _, waiting = self._queue.take()
            if self._queue:
                waiting.limit.seconds = self.settings.seconds_when_pressed
            self._start(self._serve(self._idle.pop(), waiting))
            self._running.add(waiting)
        self._count()

    def _start(self, work: Coroutine[None, None, None]) -> None:
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _serve(self, worker: WorkerProcess, waiting: _Waiting) -> None:
        loop, spent = asyncio.get_running_loop(), 0.0
        try:
            task = waiting.make(time.monotonic() - waiting.since)
            found: Finished[Any] = await loop.run_in_executor(
                self._threads, worker.run, waiting.limit, task
            )
            spent = found.spent
            _settle(waiting.done, found)
        except Exception as error:  # noqa: BLE001 -- Raised again in the waiting caller.
            spent = getattr(error, "spent", 0.0)
            _fail(waiting.done, error)
        finally:
            self._mean += (spent - self._mean) / 10
            waiting.settle(spent)
            self._count_spent(spent)
            self._running.discard(waiting)
            self._put_back(worker)
            self._queue.charge(waiting.owner, spent)
            self._hand_out()

    def _put_back(self, worker: WorkerProcess) -> None:
        if worker.stopped:
            return
        self._idle.append(worker)
        loop, works = asyncio.get_running_loop(), worker.works
        if earlier := self._idle_checks.pop(worker, None):
            earlier.cancel()
        self._idle_checks[worker] = loop.call_later(IDLE_SECONDS, self._shrink, worker, works)

    def _shrink(self, worker: WorkerProcess, works: int) -> None:
        """End a process to free its memory, if it has had no work in the meantime."""
        if worker in self._idle and worker.works == works:
            self._idle.remove(worker)
            self._start(self._give_back_memory(worker))

    async def _give_back_memory(self, worker: WorkerProcess) -> None:
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(self._threads, worker.give_back_memory)
        if not worker.stopped:
            self._idle.append(worker)
        self._hand_out()

    def _watch(self, waiting: _Waiting) -> tuple[asyncio.TimerHandle, ...]:
        loop, longest = asyncio.get_running_loop(), self.settings.longest_wait
        press = loop.call_later(self.settings.pressing, self._press, waiting)
        if longest is None:
            return (press,)
        return press, loop.call_later(longest, self._give_up, waiting)

    def _press(self, waiting: _Waiting) -> None:
        """Make the running tasks hurry, because *waiting* has waited long enough."""
        if waiting in self._running:
            return
        for other in self._running:
            if other.owner != waiting.owner:
                other.limit.seconds = self.settings.seconds_when_pressed

    def _give_up(self, waiting: _Waiting) -> None:
        if waiting not in self._running:
            _fail(waiting.done, PoolBusy(self.wait_seconds))

    def _count_spent(self, seconds: float) -> None:
        """Count processor time, so coarsely that no single piece of work shows."""
        whole, self._uncounted = divmod(self._uncounted + seconds, COUNTED_SECONDS)
        self._spent_counter.inc(whole * COUNTED_SECONDS)

    def _count(self) -> None:
        self._waiting_gauge.set(len(self._queue))
        self._running_gauge.set(len(self._running))


def _settle(done: "asyncio.Future[Finished[Any]]", found: Finished[Any]) -> None:
    if not done.done():
        done.set_result(found)


def _fail(done: "asyncio.Future[Finished[Any]]", error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
