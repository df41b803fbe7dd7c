import asyncio
import os
import signal
import time
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any, NoReturn

import pytest

from kit.servers.loopback_server import open_loopback_server
from seabattle.server.run.workers import WorkerPool


def test_work_that_was_under_way_when_a_process_died_is_done_by_the_next() -> None:
    """Each piece of work once sent home whoever had just been called for the one before."""

    async def work() -> None:
        workers = WorkerPool(1)
        try:
            first = await workers.work(os.getpid)
            busy = asyncio.create_task(workers.work(time.sleep, 0.2))
            waiting = [asyncio.create_task(workers.work(os.getpid)) for _ in range(4)]
            await asyncio.sleep(0)
            os.kill(first, signal.SIGKILL)
            await busy
            assert len({first, *await asyncio.gather(*waiting)}) == 2
        finally:
            workers.close()

    asyncio.run(work())


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/matches", {"id": "a", "variant": "classic", "labels": {"columns": "cyrillic"}}),
        ("/rulesets/check", {"toml": "name = 'x'"}),
    ],
    ids=["labels", "check"],
)
def test_a_yard_where_nothing_can_be_done_says_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, path: str, body: Any
) -> None:
    """A machine short of memory ends processes; whoever asked has done nothing wrong."""

    async def fail(*_: Any) -> NoReturn:
        raise BrokenProcessPool("a process was ended")

    async def play() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guest = await quay.visitor()
            monkeypatch.setattr(found.context.workers, "work", fail)
            assert (await guest.post(path, body, 503))["code"] == "match/try-again"
            assert found.context.metrics.faults._value.get() == 0

    asyncio.run(play())
