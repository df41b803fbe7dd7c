"""The least that a WebSocket server can do: say what it hears.

Run as ``python echo.py``; it prints its port. Litestar on uvicorn with the settings of our
own server, and nothing behind it.
"""

import asyncio
import time
from typing import Any

import uvicorn
import uvloop
from litestar import Litestar, WebSocket, websocket

from seabattle.server.http.connection_limit import UNCOUNTED, ConnectionGate
from seabattle.server.run.server_process import open_socket, uvicorn_settings


@websocket("/echo")
async def echo(socket: WebSocket[Any, Any, Any]) -> None:
    """Say what is heard."""
    await socket.accept()
    while True:
        await socket.send_text(await socket.receive_text())


def main() -> None:
    """Serve until the process is ended."""
    app = Litestar(route_handlers=[echo], openapi_config=None, logging_config=None)
    gate = ConnectionGate(UNCOUNTED, time.monotonic)
    server = uvicorn.Server(uvicorn.Config(app, **uvicorn_settings(gate)))
    with open_socket("127.0.0.1", 0) as listening:
        print(listening.getsockname()[1], flush=True)
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(server.serve([listening]))


if __name__ == "__main__":
    main()
