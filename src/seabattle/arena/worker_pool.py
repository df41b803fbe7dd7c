"""A pool of worker processes with a time limit, with the same results as one process.

Every game depends on its number alone. A bot that does not answer in time is killed
with its process, and the game is retried without it; one that hangs several times in a
run forfeits its other games, too. A bot that exceeds the memory limit gets an error.
"""

import signal
import sys
import threading
from collections import Counter, deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from multiprocessing import connection, get_context, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.sharedctypes import RawArray
from typing import Any, Generic, Protocol, TypeVar

from seabattle.arena.fault import Failing, Forfeit
from seabattle.arena.think_timer import IDLE, SharedThinkTimer, ThinkTimer
from seabattle.game import Seat

MOST_HANGS = 3
"""The number of timeouts after which a bot is left out."""


class Stragglers:
    """Counts how often each bot of a run has hung."""

    def __init__(self) -> None:
        self._hangs: Counter[str] = Counter()

    def note_hang(self, bot: str) -> None:
        """Count one more timeout of a bot."""
        self._hangs[bot] += 1

    def leave_out(
        self, players: tuple[str, ...], forfeits: tuple[Forfeit, ...]
    ) -> tuple[Forfeit, ...]:
        """The given forfeits, and one for each seat whose bot has hung too often."""
        missing = {each.seat for each in forfeits}
        seats = [
            Seat(seat)
            for seat, bot in enumerate(players)
            if self._hangs[bot] >= MOST_HANGS and seat not in missing
        ]
        return (*forfeits, *(Forfeit(seat, Failing.OUT, str(MOST_HANGS)) for seat in seats))


SECONDS = 60.0
"""The time limit of one decision; generous."""

MEMORY = 2 << 30
"""The memory limit of a worker in bytes, on systems that support one."""

GLANCE = 0.2
"""Seconds between two checks of the timers."""

# A spawned process shares neither terminal state nor threads nor bots with this one.
_CONTEXT = get_context("spawn")

R = TypeVar("R")
R_co = TypeVar("R_co", covariant=True)


class ArenaJob(Protocol[R_co]):
    """A job for workers: games known by their numbers. Can be sent to another process."""

    def play(self, number: int, timer: ThinkTimer, forfeits: tuple[Forfeit, ...]) -> R_co:
        """Play the game of that number; seats with a forfeit stay empty."""

    def players(self, number: int, /) -> tuple[str, ...]:
        """For every seat the bot that sits there in the game of that number."""


Task = tuple[int, tuple[Forfeit, ...]]


class ArenaWorker(Generic[R]):
    """One process, and the task it works on."""

    def __init__(self, job: ArenaJob[R]) -> None:
        memory = RawArray("d", [IDLE, 0.0])
        self.timer = SharedThinkTimer(memory)
        self.line, far = _CONTEXT.Pipe()
        self._process = _CONTEXT.Process(target=_run_worker, args=(job, far, memory), daemon=True)
        with _hold_ctrl_c():
            self._process.start()
        far.close()
        self.task: Task | None = None

    def give(self, task: Task) -> None:
        """Send the worker a game to play."""
        self.task = task
        self.line.send(task)

    def stop(self) -> None:
        """Kill the process, even while a bot is thinking."""
        self._process.kill()
        self._process.join()
        self.line.close()


class ArenaWorkerPool(Generic[R]):
    """A fixed number of workers on one job."""

    def __init__(self, job: ArenaJob[R], workers: int, seconds: float = SECONDS) -> None:
        self._job = job
        self._seconds = seconds
        self._size = max(1, workers)
        self._workers: list[ArenaWorker[R]] = []
        self._stragglers = Stragglers()

    def results(self, numbers: Iterable[int]) -> Iterator[R]:
        """The results of the games, in the order they finish."""
        tasks: deque[Task] = deque((number, ()) for number in numbers)
        try:
            while tasks or any(worker.task for worker in self._workers):
                self._hand_out(tasks)
                yield from self._gather(tasks)
        finally:
            for worker in self._workers:
                worker.stop()
            self._workers.clear()

    def _hand_out(self, tasks: deque[Task]) -> None:
        busy = sum(worker.task is not None for worker in self._workers)
        while len(self._workers) < min(self._size, busy + len(tasks)):
            self._workers.append(ArenaWorker(self._job))
        for worker in self._workers:
            if worker.task is None and tasks:
                number, forfeits = tasks.popleft()
                players = self._job.players(number)
                worker.give((number, self._stragglers.leave_out(players, forfeits)))

    def _gather(self, tasks: deque[Task]) -> Iterator[R]:
        busy = {worker.line: worker for worker in self._workers if worker.task is not None}
        for line in connection.wait(list(busy), GLANCE):
            worker = busy.pop(line)  # type: ignore[call-overload]
            try:
                result: R = worker.line.recv()
            except (EOFError, OSError):
                self._replace(worker, tasks, Failing.DIED, "")
            else:
                worker.task = None
                yield result
        for worker in busy.values():
            if worker.timer.seconds > self._seconds:
                number, _ = worker.task or (0, ())
                self._stragglers.note_hang(self._job.players(number)[worker.timer.seat])
                self._replace(worker, tasks, Failing.HUNG, f"{self._seconds:g} s")

    def _replace(
        self, worker: ArenaWorker[R], tasks: deque[Task], failing: Failing, words: str
    ) -> None:
        """Replace a dead or hung worker, and retry its game without the bot that was thinking."""
        assert worker.task is not None
        number, forfeits = worker.task
        tasks.appendleft((number, (*forfeits, Forfeit(worker.timer.seat, failing, words))))
        self._workers.remove(worker)
        worker.stop()


@contextmanager
def _hold_ctrl_c() -> Iterator[None]:
    """Defer SIGINT until the end of the block, here and in processes started within.

    A child process inherits the signal mask, so a worker that is still importing cannot be
    interrupted before it ignores SIGINT. Here a handler keeps the signal for later, because
    the thread of a progress bar is not masked, and an interrupted start leaves a worker
    with half of its input.
    """
    if sys.platform == "win32" or threading.current_thread() is not threading.main_thread():
        yield
        return
    # Otherwise it is started together with the first worker, and lifts the mask.
    resource_tracker.ensure_running()
    heard: list[int] = []
    listener = signal.signal(signal.SIGINT, lambda number, _: heard.append(number))
    mask = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, mask)
        signal.signal(signal.SIGINT, listener)
        if heard:
            signal.raise_signal(signal.SIGINT)


def _run_worker(job: ArenaJob[Any], line: Connection, memory: Any) -> None:
    """Main loop of a worker: play games until the pool ends it."""
    # The terminal sends Ctrl-C to all processes; only the pool's process handles it.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})
    # What a bot prints must not get into the answer.
    sys.stdout = sys.stderr
    bound_memory()
    timer = SharedThinkTimer(memory)
    while True:
        try:
            number, forfeits = line.recv()
            line.send(job.play(number, timer, forfeits))
        except (EOFError, OSError):
            # The pool's process is gone, so its results have no reader.
            return


def bound_memory() -> None:
    """Limit this process's memory, so that a greedy bot fails before the machine swaps."""
    with suppress(ImportError, ValueError, OSError):
        import resource

        _, most = resource.getrlimit(resource.RLIMIT_DATA)
        bound = MEMORY if most == resource.RLIM_INFINITY else min(MEMORY, most)
        resource.setrlimit(resource.RLIMIT_DATA, (bound, most))
