"""Serving: one process, or several that share a listening socket."""

import socket
from typing import Any

import uvicorn

from seabattle.server.house import House
from seabattle.wire import MOST_FRAME

GRACE = 5
"""Seconds for requests to finish when we leave."""

STALLED = 30_000
"""Milliseconds after which the system drops a peer that takes nothing off our hands."""

MOST_WAITING = 2048


def uvicorn_settings() -> dict[str, Any]:
    """How uvicorn is run: sockets without compression, small messages, no log of addresses."""
    return {
        "http": "httptools",
        "ws": "websockets-sansio",
        "ws_max_size": MOST_FRAME,
        "ws_per_message_deflate": False,
        "ws_ping_interval": 20.0,
        "ws_ping_timeout": 20.0,
        "lifespan": "off",
        "access_log": False,
        "log_config": None,
        "log_level": "warning",
        "server_header": False,
        "date_header": True,
        "timeout_keep_alive": 30,
        "timeout_graceful_shutdown": GRACE,
        "backlog": MOST_WAITING,
    }


class Host(uvicorn.Server):
    """A server that tells its streams to end before it waits for them."""

    def __init__(self, config: uvicorn.Config, house: House) -> None:
        super().__init__(config)
        self._house = house

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Leave: sockets are closed with 1012, which says that somebody will be back."""
        self._house.close()
        await super().shutdown(sockets)

    async def serve_quietly(self, sockets: list[socket.socket]) -> None:
        """Serve without minding signals, inside somebody else's loop."""
        await self._serve(sockets)


def listening_socket(host: str, port: int) -> socket.socket:
    """A socket that several processes can share."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    found = socket.socket(family, socket.SOCK_STREAM)
    found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    if hasattr(socket, "TCP_USER_TIMEOUT"):
        found.setsockopt(socket.IPPROTO_TCP, socket.TCP_USER_TIMEOUT, STALLED)
    found.bind((host, port))
    found.set_inheritable(True)
    return found
