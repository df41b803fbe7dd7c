"""Measure the logbook: durable appends a second, grouped and one by one, on both databases.

    python bench/store.py [--seconds 5] [--matches 200] [--folder .]

One by one means that every page has a transaction of its own; everything else is the same.
"""

import argparse
import asyncio
import statistics
import sys
import time
from collections.abc import AsyncIterator
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from msgspec import Struct

from kit.stores.real_database import (
    card,
    new_migrated_database,
    open_logbook,
    page,
    postgres_server,
)
from seabattle.matches.port import Logbook, MatchId
from seabattle.store.address import Address
from seabattle.store.sqlite.file_address import FileAddress

BODY = b"x" * 300
ALONE = 1


class Pace(Struct, frozen=True):
    """How fast pages were kept, and how long each waited."""

    per_second: float
    p50: float
    p99: float


async def main() -> None:
    """Print a table with both databases, and the ratio of grouped to alone."""
    options = _options()
    print(f"{'durable appends':24} {'each/s':>9} {'p50 ms':>8} {'p99 ms':>8}")
    with TemporaryDirectory(dir=options.folder) as folder:
        await _compare("SQLite", FileAddress(Path(folder) / "sea.db"), options)
    with postgres_server(Path(options.folder)) as server:
        await _compare("PostgreSQL", await new_migrated_database(server), options)


async def _compare(name: str, address: Address, options: argparse.Namespace) -> None:
    paces: dict[str, Pace] = {}
    for kind, largest in (("grouped", None), ("one by one", ALONE)):
        async with _opened(address, largest) as logbook:
            paces[kind] = await _pace(logbook, kind, options.matches, options.seconds)
        found = paces[kind]
        label = f"{name}, {kind}"
        print(f"{label:24} {found.per_second:9.0f} {found.p50:8.1f} {found.p99:8.1f}")
    ratio = paces["grouped"].per_second / paces["one by one"].per_second
    print(f"{name + ', ratio':24} {ratio:9.1f}")


@asynccontextmanager
async def _opened(address: Address, largest: int | None) -> AsyncIterator[Logbook]:
    options = {} if largest is None else {"largest_batch": largest}
    opened: AbstractAsyncContextManager[Logbook] = open_logbook(address, **options)
    async with opened as logbook:
        yield logbook


async def _pace(logbook: Logbook, kind: str, matches: int, seconds: float) -> Pace:
    """Let many matches append as fast as they can."""
    end = time.perf_counter() + seconds
    waits: list[float] = []

    async def play(match: MatchId) -> None:
        seq = 0
        while time.perf_counter() < end:
            seq += 1
            begin = time.perf_counter()
            await logbook.append(match, page(seq, body=BODY), card(match, seq))
            waits.append(1000 * (time.perf_counter() - begin))

    begin = time.perf_counter()
    await asyncio.gather(*(play(MatchId(f"{kind} {number}")) for number in range(matches)))
    took = time.perf_counter() - begin
    cuts = statistics.quantiles(waits, n=100)
    return Pace(len(waits) / took, cuts[49], cuts[98])


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--seconds", type=float, default=5.0, help="seconds for each row")
    parser.add_argument("--matches", type=int, default=200, help="matches at once")
    parser.add_argument("--folder", default=".", help="a folder on the disk to be measured")
    return parser.parse_args()


if __name__ == "__main__":
    asyncio.run(main())
