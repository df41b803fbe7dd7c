"""The plan of an attack, and the attacker who carries it out from one address."""

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from typing import Any

from asker import Asker, new_visitor
from msgspec import Struct

CONNECTIONS = 30


class Attack:
    """An attacker at work: the port, the address, the time left and the answers counted."""

    def __init__(self, number: int, seconds: float, source: str) -> None:
        self.number = number
        self.source = source
        self.until = time.monotonic() + seconds
        self.answers: Counter[int] = Counter()
        self._table = 0

    @property
    def on(self) -> bool:
        """Whether there is time left."""
        return time.monotonic() < self.until

    async def visitor(self) -> Asker:
        """A new visitor with a token, from the attacker's address."""
        return await new_visitor(self.number, self.source)

    async def lay(self, asker: Asker, **wanted: Any) -> str:
        """Open a table of the attacker's and return its match id."""
        self._table += 1
        body = {"id": f"siege{self._table}", "seats": ["host", "hunter"], **wanted}
        found = await asker.want("POST", "/matches", body)
        return str(found["company"]["match"])

    async def hammer(
        self, asks: Callable[[int], tuple[str, str, Any]], token: str | None, most: int = 10**9
    ) -> None:
        """Send requests on thirty connections as fast as the server answers."""
        count = iter(range(most))

        async def one() -> None:
            asker = Asker(self.number, self.source, token)
            for number in count:
                if not self.on:
                    break
                status, _ = await asker.ask(*asks(number))
                self.answers[status] += 1
                if not status:
                    await asyncio.sleep(0.05)
            asker.close()

        async with asyncio.TaskGroup() as group:
            for _ in range(CONNECTIONS):
                group.create_task(one())


class Plan(Struct, frozen=True):
    """One attack by name."""

    name: str

    assault: Callable[[Attack, str], Awaitable[None]]
    """What the attacker does while there is time left; the text is what ``build_up`` returned."""

    build_up: Callable[[int], Awaitable[str]] | None = None
    """Brings about the state that hours of visits leave behind, through the API of a server
    without limits; that server is then restarted with limits on the same database."""

    probe: Callable[[int, str], Awaitable[None]] | None = None
    """One thing that an honest visitor does beside playing, from the given address. It is timed
    before and during the attack."""

    most_probe_seconds: float = 1.0
    """How long the slowest probe may take during the attack."""

    most_disk_mb: float = 100.0
    """How much the database may grow during one run."""

    options: tuple[str, ...] = ()
    """More options of ``seabattle serve``."""
