"""Opening a house: store, bell, service and everybody who works there."""

import asyncio
import hmac
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from hashlib import sha256

from seabattle.matches.minder import Minder
from seabattle.matches.patrol import Patrol
from seabattle.matches.port import Thinker
from seabattle.matches.service import Service
from seabattle.matches.task import end
from seabattle.server.house import House, Settings
from seabattle.server.yard import Yard, YardThinker
from seabattle.store import open_bell, open_store
from seabattle.store.bell import QuietBell

ROUND = 1.0
"""Seconds between two looks at the matches that somebody has to look after."""

NOW_AND_THEN = 10
"""Rounds until a house that is alone reads on in its matches: nobody else writes there."""


@asynccontextmanager
async def open_house(
    database: str,
    bus: str | None = None,
    settings: Settings | None = None,
    thinker: Thinker | None = None,
) -> AsyncIterator[House]:
    """A house in order, as long as it is wanted."""
    settings = settings or Settings()
    async with open_store(database) as store, open_bell(bus, database) as bell:
        key = await store.people.signing_key()
        # Whoever learns the names of all matches must not be able to sign sessions.
        secret = hmac.digest(key, b"matches", sha256)
        service = Service(store.logbook, bell, store.watch, secret=secret)
        yard = Yard()
        thinker = thinker or YardThinker(yard)
        minder = Minder(service, thinker, pause=settings.pause)
        house = House(
            service,
            store.people,
            key=key,
            thinker=thinker,
            yard=yard,
            settings=settings,
            bell=bell,
        )
        lone = isinstance(bell, QuietBell)
        patrol = Patrol(service, every=ROUND, reading=NOW_AND_THEN if lone else 1)
        rounds = [asyncio.create_task(each) for each in (patrol.walk(), house.bearers.watch())]
        try:
            yield house
        finally:
            house.close()
            await end(*rounds)
            await minder.stop()
            yard.close()
