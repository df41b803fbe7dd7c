"""A receiver of webhooks on the loopback: it checks every signature, and may fail on purpose."""

import base64
import hmac
import threading
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

from msgspec import Struct, json


class Received(Struct, frozen=True):
    """One request."""

    id: str
    said: dict[str, Any]


class HookReceiver:
    """The received requests, in order; *answer* chooses the status by how many came before."""

    def __init__(self, answer: Callable[[int], int] = lambda _: 204) -> None:
        self.answer = answer
        self.secret = b""
        self.asked = 0
        self.accepted: list[Received] = []
        self.forged = 0
        self.port = 0

    @property
    def url(self) -> str:
        """Where it listens."""
        return f"http://127.0.0.1:{self.port}/hook"

    def take(self, headers: Any, body: bytes) -> int:
        """The status for a request."""
        self.asked += 1
        status = self.answer(self.asked - 1)
        signed = f"{headers['webhook-id']}.{headers['webhook-timestamp']}.".encode() + body
        wanted = "v1," + base64.b64encode(hmac.digest(self.secret, signed, sha256)).decode()
        if self.secret and wanted != headers["webhook-signature"]:
            self.forged += 1
            return 400
        if status < 300:
            self.accepted.append(Received(headers["webhook-id"], json.decode(body)))
        return status


@contextmanager
def open_hook_receiver(answer: Callable[[int], int] = lambda _: 204) -> Iterator[HookReceiver]:
    """A receiver that is up, at a port of the system's choice."""
    receiver = HookReceiver(answer)

    class Handler(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            body = self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(receiver.take(self.headers, body))
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, *_: Any) -> None:
            """Write no log: it would not be read."""

    server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
    server.daemon_threads = True
    receiver.port = server.server_address[1]
    thread = threading.Thread(target=server.serve_forever, kwargs={"poll_interval": 0.02})
    thread.start()
    try:
        yield receiver
    finally:
        server.shutdown()
        thread.join()
        server.server_close()
