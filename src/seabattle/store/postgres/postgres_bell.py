"""The bell of nodes that share a PostgreSQL server and need no broker."""

import asyncio
from typing import TYPE_CHECKING, Any

from seabattle.store.bells.bell import ConnectedBell
from seabattle.store.postgres.postgres_server import ANSWER_SECONDS, CONNECT_SECONDS, load_asyncpg

if TYPE_CHECKING:
    import asyncpg

    from seabattle.store.postgres.server_address import ServerAddress

CHANNEL = "seabattle"


class PostgresBell(ConnectedBell):
    """LISTEN and NOTIFY on a connection of its own, which is opened again when it is lost."""

    def __init__(self, address: "ServerAddress") -> None:
        super().__init__()
        self._address = address

    async def run_connection(self) -> None:
        """Ring and hear until the server goes."""
        gone = asyncio.Event()
        connection = await load_asyncpg().connect(
            self._address.url, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS
        )

        async def send(message: str) -> None:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

        try:
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, self._on_message)
            await self.ring_until(gone, send)
        finally:
            connection.terminate()

    def _on_message(self, _connection: "asyncpg.Connection[Any]", *words: object) -> None:
        self.hear(str(words[-1]))
