"""The worker pools of a server process, one for each lane of work.

Their processes yield (``nice``) to the server process: the sooner a player would notice a delay
in a lane, the less its processes yield.
"""

import os
from collections.abc import Mapping

from seabattle.server.run.metrics import Metrics
from seabattle.server.work.cost import WorkLane
from seabattle.server.work.worker_pool import PoolSettings, WorkerPool

CORES = os.cpu_count() or 1

SETTINGS = {
    WorkLane.MOVES: PoolSettings(
        workers=max(1, CORES - 1), nice=5, seconds=5.0, seconds_when_pressed=5.0
    ),
    WorkLane.QUICK_MOVES: PoolSettings(workers=1, nice=2, seconds=10.0, seconds_when_pressed=2.0),
    WorkLane.FLEETS: PoolSettings(
        workers=1,
        nice=5,
        seconds=20.0,
        seconds_when_pressed=2.0,
        pressing=0.2,
        most_waiting=200,
        most_of_one=20,
        longest_wait=10.0,
    ),
    WorkLane.PLAY: PoolSettings(
        workers=max(1, CORES // 2),
        nice=10,
        seconds=20.0,
        seconds_when_pressed=5.0,
        most_waiting=200,
        most_of_one=20,
        longest_wait=10.0,
    ),
    WorkLane.REQUESTS: PoolSettings(
        workers=max(1, CORES // 2),
        nice=10,
        seconds=20.0,
        seconds_when_pressed=10.0,
        most_waiting=200,
        most_of_one=20,
        longest_wait=10.0,
    ),
    WorkLane.PROOFS: PoolSettings(
        workers=max(1, CORES // 2),
        nice=10,
        seconds=60.0,
        seconds_when_pressed=60.0,
        most_waiting=200,
        most_of_one=20,
    ),
    WorkLane.PICTURES: PoolSettings(
        workers=max(1, CORES // 4),
        nice=19,
        seconds=30.0,
        seconds_when_pressed=15.0,
        most_waiting=200,
        most_of_one=20,
        longest_wait=20.0,
    ),
}


class WorkerPools:
    """The pools of all lanes; each starts its processes when they are first needed."""

    def __init__(
        self, metrics: Metrics | None = None, settings: Mapping[WorkLane, PoolSettings] = SETTINGS
    ) -> None:
        self.metrics = metrics or Metrics()
        self._pools = {lane: WorkerPool(lane, settings[lane], self.metrics) for lane in WorkLane}

    def pool(self, lane: WorkLane) -> WorkerPool:
        """The pool of a lane."""
        return self._pools[lane]

    async def close(self) -> None:
        """End all processes."""
        for pool in self._pools.values():
            await pool.close()
