"""Figures for whoever keeps the server running. No name, match or key is ever a label."""

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST

MEDIA_TYPE = CONTENT_TYPE_LATEST.removesuffix("; charset=utf-8")
"""Of the figures; the server adds the charset itself."""

SECONDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5)


class Gauges:
    """What one process counts."""

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
        self.seconds = Histogram(
            "seabattle_command_seconds",
            "From reading a request to a match until it is on disk.",
            buckets=SECONDS,
            registry=self._all,
        )
        self.listeners = Gauge(
            "seabattle_listeners", "Open sockets and streams.", registry=self._all
        )
        self.dropped = Counter(
            "seabattle_dropped", "Listeners sent away, by reason.", ("reason",), registry=self._all
        )
        self.faults = Counter(
            "seabattle_faults", "Requests that failed by our own fault.", registry=self._all
        )

    def page(self) -> bytes:
        """All figures, as Prometheus reads them."""
        return generate_latest(self._all)
