"""A connection on which a viewer hears of a match: in order, until it is cut."""

import asyncio
from collections.abc import Callable

from seabattle.game import Seat
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import LogbookDamaged, LogbookFailed, MatchId
from seabattle.matches.telling.notice import LogEntry
from seabattle.views import Viewer
from simulation.node import Life
from simulation.world import World


class Line:
    """What a server does for one socket, and what the network does to it."""

    def __init__(  # noqa: PLR0917 -- Made in one place.
        self,
        world: World,
        life: Life,
        match: MatchId,
        viewer: Viewer,
        after: int,
        receive: Callable[["Line", LogEntry], None],
        stranded: Callable[[], None],
    ) -> None:
        self._world, self._life = world, life
        self._match, self._viewer, self._after = match, viewer, after
        self._receive = receive
        self._stranded = stranded
        self._live: LiveMatch | None = None
        self._sent = after
        self._last_arrival = 0.0
        self.whole = True
        self.heard_since: float | None = None
        """When the server began to listen, in true time."""
        self._cut_at: float | None = None
        life.run(self._serve())

    async def _serve(self) -> None:
        try:
            live = await self._life.service.load_match(self._match)
        except LogbookFailed:
            self.whole = False
            return
        except LogbookDamaged:
            self._strand()
            return
        if live is None:
            self.whole = False
            return
        self._live = live
        live.listen(self._viewer, self._hear)
        self.heard_since = self._world.now
        self._hear()

    def _hear(self) -> None:
        assert self._live is not None
        if self._live.damaged:
            self._strand()
            return
        for told in self._live.messages_for(self._viewer, self._sent):
            self._sent += 1
            self._send(told)

    def _strand(self) -> None:
        """The match is damaged, and the server says so before it hangs up."""
        self.whole = False
        self._cut_at = self._world.now
        self._stranded()

    def _send(self, told: LogEntry) -> None:
        loop = asyncio.get_running_loop()
        delay = self._world.dice.uniform(0.0005, self._world.weather.delay)
        # Timers of the same moment have no order.
        self._last_arrival = max(self._last_arrival + 1e-5, loop.time() + delay)
        loop.call_at(self._last_arrival, self._arrive, told)

    def _arrive(self, told: LogEntry) -> None:
        if self.connected:
            self._receive(self, told)

    @property
    def connected(self) -> bool:
        """Whether anything can still arrive."""
        return self.whole and self._life.alive

    @property
    def node_knows_damage(self) -> bool:
        """Whether the node at the other end has found the match damaged."""
        return self._life.service.damaged.rests(self._match, 0)

    def cut(self) -> None:
        """Break; the server notices after a while."""
        self.whole = False
        self._cut_at = self._world.now
        self._world.note("cut", self._viewer)
        asyncio.get_running_loop().call_later(self._world.dice.uniform(0.01, 3), self._notice_cut)

    def time_connected(self, since: float, until: float) -> float:
        """Milliseconds between two moments in which the viewer was really there."""
        if self.heard_since is None:
            return 0.0
        ends = (until, self._cut_at, self._life.died_at)
        return min(end for end in ends if end is not None) - max(since, self.heard_since)

    def _notice_cut(self) -> None:
        if self._live is not None and self._life.alive:
            self._live.leave(self._viewer, self._hear, self._life.watch.now())


def seats_of(count: int) -> tuple[Seat, ...]:
    """All seats of a table."""
    return tuple(Seat(seat) for seat in range(count))
