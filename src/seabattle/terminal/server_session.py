"""A server session of the command line: requests in the name of the visitor at this terminal."""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Any, TypeVar
from urllib.parse import urlencode

from cyclopts import Parameter

if TYPE_CHECKING:
    from seabattle.client.person_client import PersonClient
    from seabattle.wire.match import Description

R = TypeVar("R")

Server = Annotated[str, Parameter(help="URL of the server.")]
HERE = "http://127.0.0.1:8000"


class ServerSession:
    """A connection to a server with the session that the terminal keeps for it."""

    def __init__(self, client: "PersonClient") -> None:
        self.client = client

    async def describe(self, match: str) -> "Description":
        """Return the public description of a match."""
        return await self.client.describe(match)

    async def ask(self, match: str, request: dict[str, Any]) -> None:
        """Ask something of a match, once."""
        await self.client.ask(match, token_hex(8), request)

    async def fetch(self, path: str, **query: Any) -> bytes:
        """Return the bytes at an address below a match."""
        given = {name: value for name, value in query.items() if value is not None}
        return await self.client.fetch(f"{path}?{urlencode(given)}")


def with_session(server: str, lang: str, work: Callable[[ServerSession], Awaitable[R]]) -> R:
    """Run *work* with a session at a server, and keep the session that the server gives."""

    async def visit() -> R:
        from seabattle.client.person_client import PersonClient
        from seabattle.client.sessions import SessionFile

        sessions, url = SessionFile(), server.rstrip("/")
        async with PersonClient(url, sessions.session_for(url), lang) as client:
            if client.session is not None:
                sessions.keep(url, client.session)
            return await work(ServerSession(client))

    return asyncio.run(visit())
