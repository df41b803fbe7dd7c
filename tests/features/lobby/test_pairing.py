"""Two terminals that accept any opponent meet at one table."""

import asyncio
from pathlib import Path

from kit.servers.loopback_server import open_loopback_server
from seabattle.client.lobby import Lobby
from seabattle.client.saved_fleets import SavedFleets
from seabattle.client.sessions import SessionFile
from seabattle.features.drafts.store import FleetDrafts


def test_two_terminals_that_accept_any_opponent_meet(tmp_path: Path) -> None:
    """As two browsers do; a table by link stays what it is."""

    async def story() -> None:
        async with open_loopback_server(tmp_path) as found:
            url = f"http://127.0.0.1:{found.number}"
            fleets = SavedFleets(FleetDrafts.of(found.context.store))
            async with (
                Lobby(url, fleets, sessions=SessionFile(tmp_path / "anna")) as anna,
                Lobby(url, fleets, sessions=SessionFile(tmp_path / "bruno")) as bruno,
            ):
                wanted = {"variant": "classic", "seats": ["host", "open"], "listed": True}
                first = await anna.open_match(wanted | {"id": "a"})
                assert await bruno.open_match(wanted | {"id": "b"}) == first
                kept = {"variant": "classic", "seats": ["host", "link"], "listed": False}
                assert await bruno.open_match(kept | {"id": "c"}) != first

    asyncio.run(story())
