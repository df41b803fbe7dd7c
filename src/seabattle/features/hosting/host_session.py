"""A host's desk at a server: one match, its players by name, and what is asked of it."""

import asyncio
from collections.abc import Awaitable, Callable
from secrets import token_hex
from typing import TYPE_CHECKING, Annotated, Any, TypeVar
from urllib.parse import urlencode

from cyclopts import Parameter

from seabattle.trouble import Trouble

if TYPE_CHECKING:
    from seabattle.client.person_client import PersonClient
    from seabattle.wire.match import Description

R = TypeVar("R")

Server = Annotated[str, Parameter(help="URL of the server.")]
HERE = "http://127.0.0.1:8000"

MatchWord = Annotated[str, Parameter(help="Match id, as in /match/ID.", allow_leading_hyphen=True)]
PlayerWord = Annotated[str, Parameter(help="The player, by name or seat number.")]


class HostDesk:
    """Somebody who hosts matches on a server, known by the session that the terminal keeps."""

    def __init__(self, client: "PersonClient") -> None:
        self.client = client

    async def describe(self, match: str) -> "Description":
        """What everybody may know of a match."""
        return await self.client.describe(match)

    async def ask(self, match: str, request: dict[str, Any]) -> None:
        """Ask something of a match, once."""
        await self.client.ask(match, token_hex(8), request)

    async def seat_of(self, match: str, player: str) -> int:
        """The seat of a player, who is called by name or by the number of the seat."""
        sitters = (await self.describe(match)).company.sitters
        names = {each.name.casefold(): seat for seat, each in enumerate(sitters) if each}
        seat = names.get(" ".join(player.split()).casefold())
        if seat is None and player.isascii() and player.isdigit():
            seat = int(player) - 1 if 1 <= int(player) <= len(sitters) else None
        if seat is None:
            raise Trouble("host/unknown-player", name=player)
        return seat

    async def fetch(self, path: str, **query: Any) -> bytes:
        """What is at an address below a match, as it is."""
        given = {name: value for name, value in query.items() if value is not None}
        return await self.client.fetch(f"{path}?{urlencode(given)}")


def at_desk(server: str, lang: str, work: Callable[[HostDesk], Awaitable[R]]) -> R:
    """Do something at a server in the name of the person at this terminal."""

    async def visit() -> R:
        from seabattle.client.person_client import PersonClient
        from seabattle.client.sessions import SessionFile

        sessions, url = SessionFile(), server.rstrip("/")
        async with PersonClient(url, sessions.session_for(url), lang) as client:
            if client.session is not None:
                sessions.keep(url, client.session)
            return await work(HostDesk(client))

    return asyncio.run(visit())
