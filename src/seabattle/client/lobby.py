"""A server from the outside: who plays there, and how one sits down."""

from types import TracebackType
from typing import Any, Self

from seabattle.client.link import is_loopback
from seabattle.client.online_table import OnlineTable
from seabattle.client.person_client import PersonClient
from seabattle.client.saved_fleets import SavedFleets
from seabattle.client.sealed_client import sealed_client
from seabattle.client.server_client import Rejected
from seabattle.client.sessions import SessionFile
from seabattle.wire.match import Description, Link, MatchLine

NO_SUCH_PAGE = "request/unknown-page"


class Lobby:
    """A person at a terminal, on a server.

    Raises :class:`seabattle.client.Unreachable` when there is none, and
    :class:`seabattle.client.Rejected` with its reason when it refuses.
    """

    def __init__(
        self,
        url: str,
        saved_fleets: SavedFleets,
        lang: str = "en",
        sessions: SessionFile | None = None,
    ) -> None:
        self.url = url.rstrip("/")
        self._saved_fleets = saved_fleets
        self._lang = lang
        self._sessions = sessions or SessionFile()
        self._client = PersonClient(self.url, self._sessions.session_for(self.url), lang)

    async def __aenter__(self) -> Self:
        await self._client.__aenter__()
        if self._client.session is not None:
            self._sessions.keep(self.url, self._client.session)
        return self

    async def __aexit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        await self._client.__aexit__(kind, error, trace)

    @property
    def name(self) -> str:
        """The name of this visitor on the server."""
        return self._client.name

    async def rename(self, name: str) -> None:
        """Change the visitor's name."""
        await self._client.rename(name)

    async def list_matches(self, phase: str | None = None) -> list[MatchLine]:
        """Return the public matches, the newest first; ``open`` has free seats."""
        path = "/matches" if phase is None else f"/matches?phase={phase}"
        return await self._client.get(path, list[MatchLine])

    async def list_own_matches(self) -> list[MatchLine]:
        """Return the matches at which this visitor sits."""
        return await self._client.get("/matches/mine", list[MatchLine])

    async def open_match(self, wanted: dict[str, Any]) -> str:
        """Lay a table as :class:`seabattle.wire.match.Invitation` describes it; its name.

        An open table may be one where another visitor already waits for the same game. A server
        of an earlier release lays a new table for each.
        """
        if wanted.get("listed"):
            try:
                return (await self._client.post("/lobby", wanted, Description)).company.match
            except Rejected as rejected:
                if rejected.facts["problem"] != NO_SUCH_PAGE:
                    raise
        return (await self._client.post("/matches", wanted, Description)).company.match

    async def links(self, match: str) -> list[str]:
        """Return the links to send to the players of the reserved seats."""
        found = await self._client.get(f"/matches/{match}/links", list[Link])
        here = is_loopback(self.url)
        return [(each.lan_url if here and each.lan_url else self.url) + each.path for each in found]

    async def join(self, match: str, key: str | None = None) -> OnlineTable:
        """Take a seat at a match, or return to the seat that this visitor has there."""
        found = await self._client.describe(match)
        if found.seat is None:
            await self._client.sit_down(match, key)
        return await self.watch(match)

    async def watch(self, match: str) -> OnlineTable:
        """Look at a match from wherever one is: from one's seat, or from behind the others."""
        found = await self._client.describe(match)
        sealed = found.company.sealed is not None and found.seat is not None
        open_table = sealed_client().open_table if sealed else OnlineTable
        table = open_table(self._client, found, self._saved_fleets, self._lang)
        # An outdated view would ask the player to place a fleet that was placed long ago.
        await table.wait_until_current()
        return table
