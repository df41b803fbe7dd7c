"""Changes of ordinary tables share SQLite's one writer thread with the pages of matches."""

import asyncio
import time
from pathlib import Path

from kit.stores.real_database import card, page, run
from seabattle.features.lobby.waiting_room import WaitingRoom
from seabattle.matches.port import MatchId
from seabattle.store import open_store

SEA = MatchId("sea")


def test_a_page_overtakes_changes_that_wait(tmp_path: Path) -> None:
    """All changes that waited were made first: 30 of them kept every move for 0.1 s."""

    async def story() -> None:
        async with open_store(str(tmp_path / "sea.db")) as store:
            done: list[str] = []

            async def change(name: str) -> None:
                await WaitingRoom.of(store)._tables.write(lambda _: time.sleep(0.004))
                done.append(name)

            async def append() -> None:
                await store.logbook.append(SEA, page(1), card(SEA))
                done.append("page")

            changes = [asyncio.create_task(change(str(number))) for number in range(30)]
            await asyncio.sleep(0.01)
            await asyncio.gather(append(), *changes)
            assert done.index("page") < 15
            assert len(done) == 31

    run(story())
