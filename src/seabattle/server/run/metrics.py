"""Figures for whoever keeps the server running. No name, match or key is ever a label."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

MEDIA_TYPE = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
"""Of the figures; the server adds the charset itself."""

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the library has the processes of one server count together; it looks when imported."""


class Metrics:
    """What one process counts, or several that share a folder."""

    def __init__(self) -> None:
        self._all = CollectorRegistry()
        self.requests = Counter(
            "seabattle_requests",
            "Requests by route and status.",
            ("method", "route", "status"),
            registry=self._all,
        )
        self.commands = Counter(
            "seabattle_commands",
            "Requests to matches by what came of them: done, or the code of the refusal.",
            ("outcome",),
            registry=self._all,
        )
        self.done = self.commands.labels("done")
        self.seconds = Histogram(
            "seabattle_command_seconds",
            "From reading a request to a match until it is on disk.",
            buckets=SECONDS,
            registry=self._all,
        )
        self.listeners = Gauge(
            "seabattle_listeners",
            "Open sockets and streams.",
            registry=self._all,
            multiprocess_mode="livesum",
        )
        self.dropped = Counter(
            "seabattle_dropped", "Listeners sent away, by reason.", ("reason",), registry=self._all
        )
        self.faults = Counter(
            "seabattle_faults", "Requests that failed by our own fault.", registry=self._all
        )

    def render(self) -> bytes:
        """All figures, as Prometheus reads them."""
        if METRICS_FOLDER not in os.environ:
            return generate_latest(self._all)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


@contextmanager
def share_metrics() -> Iterator[None]:
    """Have all workers that are started meanwhile count together."""
    with tempfile.TemporaryDirectory(prefix="seabattle-figures-") as folder:
        os.environ[METRICS_FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[METRICS_FOLDER]


def forget_worker(number: int) -> None:
    """Count nobody as listening at a worker that is gone; what it has done stays counted."""
    mark_process_dead(number, os.environ[METRICS_FOLDER])  # type: ignore[no-untyped-call]
