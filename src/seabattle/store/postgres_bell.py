"""The bell of nodes that share a PostgreSQL server and need no broker."""

import asyncio
from typing import TYPE_CHECKING, Any

from seabattle.store.address import ServerAddress
from seabattle.store.bell import CarriedBell
from seabattle.store.postgres_server import ANSWER_SECONDS, CONNECT_SECONDS, postgres

if TYPE_CHECKING:
    import asyncpg

CHANNEL = "seabattle"


class PostgresBell(CarriedBell):
    """LISTEN and NOTIFY on a connection of its own, which is opened again when it is lost."""

    def __init__(self, address: ServerAddress) -> None:
        super().__init__()
        self._address = address

    async def while_connected(self) -> None:
        """Ring and hear until the server goes."""
        gone = asyncio.Event()
        connection = await postgres().connect(
            self._address.url, timeout=CONNECT_SECONDS, command_timeout=ANSWER_SECONDS
        )

        async def send(message: str) -> None:
            await connection.execute("SELECT pg_notify($1, $2)", CHANNEL, message)

        try:
            connection.add_termination_listener(lambda _: gone.set())
            await connection.add_listener(CHANNEL, self._strike)
            await self.ring_until(gone, send)
        finally:
            connection.terminate()

    def _strike(self, _connection: "asyncpg.Connection[Any]", *words: object) -> None:
        self.hear(str(words[-1]))
