"""One process that does one piece of work at a time, and is ended when it takes too long.

Time counts from when the work begins there: neither the wait for a free process nor its
start is charged as thinking time. What a piece of work costs is measured where it is done.
"""

import os
import signal
import sys
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from copy import copy
from functools import partial
from multiprocessing import get_context, parent_process, resource_tracker
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from pathlib import Path
from typing import Any, Generic, NoReturn, TypeVar, cast

from msgspec import Struct

from seabattle.arena.worker_pool import bound_memory

R = TypeVar("R")

START_SECONDS = 60.0
"""The time limit for the start of a process, on a busy machine, too."""

GLANCE = 0.05
"""Seconds between two looks at the limit."""

MOST_RESIDENT = 192 * 1024 * 1024
"""Bytes of memory above which a process is ended after its work; the next work starts another.

The caches of placements hold up to 256 shapes of some megabytes each on the largest grids, so
that many rulesets of strangers made a worker grow to 600 MB. A new process has some 60 MB.
"""

MOST_IDLE = 80 * 1024 * 1024
"""Bytes above which a process is ended when it has had no work for a while."""

READY, BEGUN = "ready", "begun"

# Forked children would share the server's sockets and the store's threads.
_CONTEXT = get_context("spawn")

_STARTING = threading.Lock()


class WorkFailed(Exception):  # noqa: N818 -- It says what is the case.
    """The work failed by a fault of the server; *spent* is what it has cost all the same."""

    def __init__(self, spent: float = 0.0) -> None:
        super().__init__(type(self).__name__)
        self.spent = spent


class WorkLate(WorkFailed):
    """It took too long, and its process was ended."""


class WorkerLost(WorkFailed):
    """The process died, or could not be started."""


class Finished(Struct, Generic[R], frozen=True):
    """The outcome of a piece of work."""

    spent: float
    """Seconds of processor time."""
    value: R | None = None
    error: Exception | None = None
    """The exception that the work itself has raised."""
    bytes_follow: bool = False
    """Whether the value is sent by itself, because unpickling it blocks the receiving process."""
    resident: int = 0
    """Bytes of memory that the process has after the work."""

    def result(self) -> R:
        """The value, or the error is raised."""
        if self.error is not None:
            raise self.error
        return cast("R", self.value)


class WorkLimit:
    """The time limit of a piece of work in seconds; the observer of the queue may lower it."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds


class WorkerProcess:
    """A process, started with its first work, and again after it was ended."""

    def __init__(self, nice: int) -> None:
        self._nice = nice
        self._process: BaseProcess | None = None
        self._line: Connection | None = None
        self.stopped = False
        self.works = 0
        """Number of pieces of work done here."""
        self._resident = 0

    def run(self, limit: WorkLimit, task: Callable[[], R]) -> Finished[R]:
        """Run *task*; this blocks, so it is called from a thread.

        Raises :class:`WorkFailed`; what the work itself raises is part of what is found.
        """
        begun = None
        try:
            line = self._open()
            line.send(task)
            _expect(line, BEGUN)
            begun = time.monotonic()
            while not line.poll(GLANCE):
                if time.monotonic() - begun > limit.seconds:
                    raise WorkLate(time.monotonic() - begun)
            found: Finished[R] = line.recv()
            if found.bytes_follow:
                value = cast("R", line.recv_bytes())
                found = Finished(found.spent, value, resident=found.resident)
        except WorkFailed:
            self._end()
            raise
        except (EOFError, OSError) as error:
            self._end()
            raise WorkerLost(time.monotonic() - begun if begun else 0.0) from error
        self.works += 1
        self._resident = found.resident
        if found.resident > MOST_RESIDENT:
            self._end()
        if isinstance(found.error, MemoryError):
            raise WorkerLost(found.spent) from found.error
        return found

    def give_back_memory(self) -> None:
        """End the process if it is large; this waits, so it is called from a thread."""
        if self._resident > MOST_IDLE:
            self._end()

    def stop(self) -> None:
        """End the process, and start none any more; the waiting caller gets an error."""
        self.stopped = True
        process = self._process
        if process is not None:
            process.kill()

    def _open(self) -> Connection:
        if self._line is None or self._process is None or not self._process.is_alive():
            self._end()
            self._start()
        assert self._line is not None
        return self._line

    def _start(self) -> None:
        self._line, far = _CONTEXT.Pipe()
        process = _CONTEXT.Process(target=_serve_work, args=(far,), daemon=True)
        with _STARTING:
            _ignore_ctrl_c()
            process.start()
        self._process = process
        # Before it does anything: starting takes a second of the server's processor, too.
        _stand_back(process, self._nice)
        far.close()
        if self.stopped:
            raise WorkerLost
        _expect(self._line, READY)

    def _end(self) -> None:
        """End the process, even in the middle of its work; the next work starts another."""
        process, line = self._process, self._line
        self._process = self._line = None
        self._resident = 0
        if process is not None:
            process.kill()
            process.join()
        if line is not None:
            line.close()


def _expect(line: Connection, word: str) -> None:
    if not line.poll(START_SECONDS) or line.recv() != word:
        raise WorkerLost


def _ignore_ctrl_c() -> None:
    """Leave the keyboard to the parent: a process inherits the mask of the thread it comes from."""
    if sys.platform != "win32":
        # It is started together with the first process otherwise, and lifts the mask.
        resource_tracker.ensure_running()
        signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})


def _stand_back(process: BaseProcess, nice: int) -> None:
    """Lower the priority of a process, so that the server comes first."""
    if sys.platform != "win32" and process.pid is not None:
        with suppress(OSError):
            os.setpriority(os.PRIO_PROCESS, process.pid, nice)


def _serve_work(line: Connection) -> None:
    """Run the work of a worker process until it is ended, or its parent is gone."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    if sys.platform != "win32":
        signal.signal(signal.SIGHUP, signal.SIG_IGN)
    bound_memory()
    threading.Thread(target=_end_with_parent, daemon=True).start()
    with suppress(EOFError, OSError):
        line.send(READY)
        while True:
            task = _receive(line)
            line.send(BEGUN)
            _send(line, _do_work(task))


def _end_with_parent() -> None:
    """End when the server is gone, even if it was killed: work may never come to its end."""
    parent = parent_process()
    if parent is not None:
        parent.join()
    os._exit(1)


def _receive(line: Connection) -> Callable[[], Any]:
    """The next work; what cannot be read is an error like any other."""
    try:
        task: Callable[[], Any] = line.recv()
    except (EOFError, OSError):
        raise
    except Exception as error:  # noqa: BLE001 -- An imported module may raise anything.
        return partial(_raise, error)
    return task


def _raise(error: Exception) -> NoReturn:
    raise error


def _do_work(task: Callable[[], R]) -> Finished[R]:
    started = time.process_time()
    value, failure = None, None
    try:
        value = task()
    except Exception as error:  # noqa: BLE001 -- Raised again in the waiting caller.
        failure = error
    spent = time.process_time() - started
    return Finished(spent, value, failure, resident=resident_bytes())


def resident_bytes() -> int:
    """Return the resident memory of this process; 0 where the system does not say."""
    try:
        pages = Path("/proc/self/statm").read_text("ascii").split()[1]
    except OSError:
        return 0
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


def _send(line: Connection, found: Finished[Any]) -> None:
    """Send what was found, or the words of an error that cannot cross to another process."""
    try:
        if isinstance(found.value, bytes):
            line.send(Finished(found.spent, bytes_follow=True, resident=found.resident))
            line.send_bytes(found.value)
            return
        copy(found.error)
        line.send(found)
    except OSError:
        raise
    except Exception as error:  # noqa: BLE001 -- Its class may raise anything when pickled.
        line.send(Finished(found.spent, error=RuntimeError(repr(found.error or error))))
