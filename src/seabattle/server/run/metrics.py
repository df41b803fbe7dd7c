"""Prometheus metrics. No name, match or key is ever a label."""

import os
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead

MEDIA_TYPE = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
"""Of the metrics page; the server adds the charset itself."""

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


METRICS_FOLDER = "PROMETHEUS_MULTIPROC_DIR"
"""Where the library has the processes of one server count together; it looks when imported."""


class Metrics:
    """What one process counts, or several that share a folder."""

    def __init__(self) -> None:
        self._all = CollectorRegistry()
        self.requests = Counter(
            "seabattle_http_requests",
            "HTTP requests by method, route and status.",
            ("method", "route", "status"),
            registry=self._all,
        )
        self.commands = Counter(
            "seabattle_commands",
            "Match commands by outcome: done, or the refusal code.",
            ("outcome",),
            registry=self._all,
        )
        self.done = self.commands.labels("done")
        self.seconds = Histogram(
            "seabattle_command_duration_seconds",
            "Seconds from reading a command until it is on disk.",
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
        self.faults = Counter(
            "seabattle_internal_errors",
            "Requests that failed with an internal error.",
            registry=self._all,
        )

    def render(self) -> bytes:
        """All metrics, in the text format of Prometheus."""
        if METRICS_FOLDER not in os.environ:
            return generate_latest(self._all)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


@contextmanager
def share_metrics() -> Iterator[None]:
    """Have all workers that are started meanwhile count together."""
    with tempfile.TemporaryDirectory(prefix="seabattle-metrics-") as folder:
        os.environ[METRICS_FOLDER] = folder
        try:
            yield
        finally:
            del os.environ[METRICS_FOLDER]


def forget_worker(number: int) -> None:
    """Count nobody as listening at a worker that is gone; what it has done stays counted."""
    mark_process_dead(number, os.environ[METRICS_FOLDER])  # type: ignore[no-untyped-call]
