"""The metrics endpoint at an address of its own: for the operator, not for players.

A thread answers, in the process that knows all figures: the server itself, or the supervisor
of several.
"""

import socket
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import structlog
from prometheus_client.exposition import CONTENT_TYPE_LATEST

PATH = "/metrics"

PATIENCE_SECONDS = 10

log = structlog.get_logger("seabattle.server")

Render = Callable[[], bytes]


class MetricsServer(ThreadingHTTPServer):
    """Answers one question, on a socket that is open already."""

    daemon_threads = True

    def __init__(self, listening: socket.socket, render: Render) -> None:
        super().__init__(listening.getsockname()[:2], MetricsHandler, bind_and_activate=False)
        self.socket.close()
        self.socket = listening
        self.render = render

    def handle_error(self, *_: Any) -> None:
        """Ignore a client that hung up; the figures are asked for again soon."""
        log.debug("metrics request failed")


class MetricsHandler(BaseHTTPRequestHandler):
    """One request for the metrics."""

    timeout = PATIENCE_SECONDS
    server: MetricsServer
    server_version = "seabattle"
    sys_version = ""

    def do_GET(self) -> None:
        """Send the metrics, or nothing from any other address."""
        self._answer(self.command != "HEAD")

    do_HEAD = do_GET  # noqa: N815 -- The name that the library looks for.

    def _answer(self, with_body: bool) -> None:  # noqa: FBT001 -- Called above alone.
        found = self.path.partition("?")[0] == PATH
        body = self.server.render() if found else b""
        self.send_response(200 if found else 404)
        self.send_header("Content-Type", CONTENT_TYPE_LATEST)
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        if with_body:
            self.wfile.write(body)

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 -- As in the library.
        """Log nothing: a request for metrics is not worth a line."""


@contextmanager
def serve_metrics(listening: socket.socket | None, render: Render) -> Iterator[None]:
    """Answer with the metrics meanwhile, if there is a socket for them."""
    if listening is None:
        yield
        return
    server = MetricsServer(listening, render)
    thread = threading.Thread(target=server.serve_forever, name="metrics", daemon=True)
    thread.start()
    try:
        yield
    finally:
        server.shutdown()
        thread.join()
