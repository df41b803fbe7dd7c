"""Prometheus metrics. No name, match or key is ever a label.

No figure counts what happens in secret one by one: of commands only those are counted of
which all players at the table have heard, and what else is asked of a match is counted in
hundreds (decision 34).
"""

import asyncio
import os
import tempfile
from collections import Counter as Tally
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

from seabattle.store.health import DiskUsage

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


HUNDRED = 100

ABOUT_MATCH = "/matches/{match}"
"""The beginning of every route that asks something of one match."""

COMMANDS = f"{ABOUT_MATCH}/commands"

TOO_OFTEN, FAULT = 429, 500

PUBLIC_REFUSALS = ("request/", "visitor/", "token/", "match/try-again")
"""The prefixes of refusal codes that tell nothing of a game."""

METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""The variable for the folder in which processes count together; read at the import."""


DISK_STEP = 16 * 1024 * 1024
"""Granularity of the disk figures: coarse enough to hide what a single page takes."""


class Metrics:
    """The metrics of one process, or of several that share a folder."""

    def __init__(self) -> None:
        self._waiting: Tally[tuple[str, ...]] = Tally()
        """Counts that are published in hundreds, below a full hundred."""
        self._all = CollectorRegistry()
        self.requests = Counter(
            "seabattle_http_requests",
            "HTTP requests by method, route and status; in hundreds where a match is asked, "
            "and without commands.",
            ("method", "route", "status"),
            registry=self._all,
        )
        self.commands = Counter(
            "seabattle_commands",
            "Match commands by outcome: done, for those of which everybody was told; "
            "refused, in hundreds; or the code of a refusal that is not of the game.",
            ("outcome",),
            registry=self._all,
        )
        self._done = self.commands.labels("done")
        self.seconds = Histogram(
            "seabattle_command_duration_seconds",
            "Seconds from reading a command, of which everybody was told, until it is on disk.",
            buckets=SECONDS,
            registry=self._all,
        )
        self.listeners = Gauge(
            "seabattle_open_connections",
            "Open WebSocket and stream connections.",
            registry=self._all,
            multiprocess_mode="livesum",
        )
        self.dropped = Counter(
            "seabattle_connections_dropped",
            "Connections closed by the server, by reason.",
            ("reason",),
            registry=self._all,
        )
        self.damaged = Gauge(
            "seabattle_damaged_matches",
            "Matches whose log cannot be read; the log of the server names each once.",
            registry=self._all,
            multiprocess_mode="livemax",
        )
        self.faults = Counter(
            "seabattle_internal_errors",
            "Requests that failed with an internal error.",
            registry=self._all,
        )
        self.loop_lag = Gauge(
            "seabattle_event_loop_lag_seconds",
            "Seconds by which the event loop was late in the last second.",
            registry=self._all,
            multiprocess_mode="livemax",
        )
        self.disk = Gauge(
            "seabattle_disk_bytes",
            "Bytes on the disk of an SQLite file in steps of 16 MiB, by what they are: free, or "
            "wal for its write-ahead log.",
            ("what",),
            registry=self._all,
            multiprocess_mode="livemax",
        )
        self._count_work()

    def show_disk(self, usage: DiskUsage) -> None:
        """Show the room on the disk, where it is known."""
        if usage.free is not None:
            self.disk.labels("free").set(_in_steps(usage.free))
            self.disk.labels("wal").set(_in_steps(usage.wal))

    async def watch_loop(self, every: float = 1.0) -> None:
        """Measure how late the event loop is, again and again, until the task is cancelled."""
        loop = asyncio.get_running_loop()
        while True:
            due = loop.time() + every
            await asyncio.sleep(every)
            # In hundredths, so that the figure does not give away what one order takes.
            self.loop_lag.set(round(max(0.0, loop.time() - due), 2))

    def _count_work(self) -> None:
        self.work_waiting = Gauge(
            "seabattle_work_waiting",
            "Pieces of work that wait for a worker process, by lane.",
            ("lane",),
            registry=self._all,
            multiprocess_mode="livesum",
        )
        self.work_running = Gauge(
            "seabattle_work_running",
            "Pieces of work that a worker process is doing, by lane.",
            ("lane",),
            registry=self._all,
            multiprocess_mode="livesum",
        )
        self.work_seconds = Counter(
            "seabattle_work_processor_seconds",
            "Processor time of the worker processes in tens of seconds, by lane.",
            ("lane",),
            registry=self._all,
        )
        self.work_refused = Counter(
            "seabattle_work_refused",
            "Pieces of work that were not begun, by lane and reason: budget or queue.",
            ("lane", "reason"),
            registry=self._all,
        )
        self.bot_troubles = Counter(
            "seabattle_bot_troubles",
            "Moves of computer players that were not thought about as they should have been, "
            "by outcome: reduced, late, lost or failed.",
            ("outcome",),
            registry=self._all,
        )

    def count_request(self, method: str, route: str, status: int) -> None:
        """Count an HTTP request; a command is counted by what comes of it."""
        labels = (method, route, str(status))
        if status >= FAULT or not route.startswith(ABOUT_MATCH):
            self.requests.labels(*labels).inc()
        elif (route != COMMANDS or status == TOO_OFTEN) and self._fills_hundred(labels):
            self.requests.labels(*labels).inc(HUNDRED)

    def count_done(self, seconds: float, *, secret: bool) -> None:
        """Count a command that was carried out, unless only one seat has heard of it."""
        if not secret:
            self._done.inc()
            self.seconds.observe(seconds)

    def count_refusal(self, code: str) -> None:
        """Count a command that was refused; what a game refuses may tell what was tried."""
        if code.startswith(PUBLIC_REFUSALS):
            self.commands.labels(code).inc()
        elif self._fills_hundred(("refused",)):
            self.commands.labels("refused").inc(HUNDRED)

    def _fills_hundred(self, labels: tuple[str, ...]) -> bool:
        self._waiting[labels] += 1
        if self._waiting[labels] < HUNDRED:
            return False
        del self._waiting[labels]
        return True

    def render(self) -> bytes:
        """All metrics, in the text format of Prometheus."""
        return render_shared() if METRICS_FOLDER in os.environ else generate_latest(self._all)


def _in_steps(size: int) -> int:
    return size - size % DISK_STEP


def render_shared() -> bytes:
    """The metrics of all processes that share a folder."""
    together = CollectorRegistry()
    MultiProcessCollector(together)  # type: ignore[no-untyped-call]
    return generate_latest(together)


@contextmanager
def share_metrics() -> Iterator[None]:
    """Let all workers that are started meanwhile count together."""
    with tempfile.TemporaryDirectory(prefix="seabattle-metrics-") as folder:
        os.environ[METRICS_FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[METRICS_FOLDER]


def forget_worker(number: int) -> None:
    """Remove the listeners of a dead worker from the count; what it has done stays counted."""
    mark_process_dead(number, os.environ[METRICS_FOLDER])  # type: ignore[no-untyped-call]
