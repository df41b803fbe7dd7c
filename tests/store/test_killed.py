"""What was acknowledged is there after the server was killed in the middle of a batch."""

import os
import subprocess
import sys
import time
from pathlib import Path
from random import Random

import pytest

from kit.stores.real_database import DatabaseAddress, open_logbook, run, url_of
from seabattle.matches.port import MatchId

MATCHES = 20
WRITER = Path(__file__).parents[1] / "kit" / "stores" / "endless_writer.py"


def kill_after(store_address: DatabaseAddress, seconds: float) -> dict[str, int]:
    """Let a process write, kill it, and say what it had been told for each match."""
    command = [sys.executable, str(WRITER), url_of(store_address), str(MATCHES)]
    environment = os.environ | {"PYTHONPATH": os.pathsep.join([str(WRITER.parents[2]), *sys.path])}
    with subprocess.Popen(command, stdout=subprocess.PIPE, env=environment) as sailor:
        assert sailor.stdout is not None
        first = sailor.stdout.readline()
        time.sleep(seconds)
        sailor.kill()
        lines = [first, *sailor.stdout.readlines()]
    # The last line may have been cut off with the rest.
    told = [line.decode().split() for line in lines if line.endswith(b"\n")]
    return {match: int(seq) for match, seq in told}


def check_kept(store_address: DatabaseAddress, told: dict[str, int]) -> int:
    """See that every acknowledged page is there, and all chains hold; how many pages there are."""

    async def story() -> int:
        total = 0
        async with open_logbook(store_address) as logbook:
            for match, seq in told.items():
                pages = await logbook.pages(MatchId(match))
                assert len(pages) >= seq, (match, seq)
                total += len(pages)
        return total

    return run(story())


def test_a_killed_writer_has_acknowledged_nothing_that_is_lost(
    store_address: DatabaseAddress,
) -> None:
    """Servers die of memory, of upgrades and of cables; their players go on."""
    random = Random(3)
    told: dict[str, int] = {}
    for _ in range(2):
        told |= kill_after(store_address, 0.05 + 0.2 * random.random())
        assert check_kept(store_address, told) > 0


@pytest.mark.slow
def test_a_hundred_kills_lose_nothing(store_address: DatabaseAddress) -> None:
    """Fifty moments at which each of both databases could have been caught out."""
    random = Random(4)
    told: dict[str, int] = {}
    for _ in range(50):
        told |= kill_after(store_address, 0.3 * random.random())
        check_kept(store_address, told)
    print(f"\n50 kills, {sum(told.values())} acknowledged pages, 0 lost")  # noqa: T201
