"""The server has committed, and the connection is gone before it can say so."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from urllib.parse import parse_qs, urlsplit

import pytest

from kit.stores.real_database import card, open_logbook, page, run, write
from kit.stores.slamming_proxy import open_slamming_proxy
from seabattle.matches.port import Kept, MatchId
from seabattle.store.batch import Batch
from seabattle.store.postgres.server_address import ServerAddress

SOCKET = ".s.PGSQL.5432"


def through(database: ServerAddress, folder: str) -> ServerAddress:
    """The same database behind the door in a folder."""
    base = database.url.partition("?")[0]
    return ServerAddress(f"{base}?host={folder}")


def socket_of(database: ServerAddress) -> Path:
    """Where the server itself listens."""
    return Path(parse_qs(urlsplit(database.url).query)["host"][0]) / SOCKET


async def lose_answers(
    database: ServerAddress, matches: int, pages: int, slams: Callable[[bytes], bool]
) -> int:
    """Play while answers get lost; how often that was."""
    with TemporaryDirectory(prefix="door-") as folder:
        async with (
            open_slamming_proxy(socket_of(database), Path(folder, SOCKET), slams) as proxy,
            open_logbook(through(database, folder)) as logbook,
        ):
            await asyncio.gather(
                *(append_pages(logbook, f"sea-{n}", pages) for n in range(matches))
            )
        async with open_logbook(database) as logbook:
            for number in range(matches):
                found = await logbook.pages(MatchId(f"sea-{number}"))
                assert found == [page(seq) for seq in range(1, pages + 1)]
        return proxy.slammed


async def append_pages(logbook: object, match: str, pages: int) -> None:
    """Append pages, each of which must be told to be kept."""
    for seq in range(1, pages + 1):
        append = logbook.append  # type: ignore[attr-defined]
        assert await append(MatchId(match), page(seq), card(match, seq)) == Kept()


def sometimes(seed: int, share: float) -> Callable[[bytes], bool]:
    """Lose the answer to a part of all commits."""
    random = Random(seed)
    return lambda said: b"COMMIT" in said and random.random() < share


def test_a_lost_answer_to_a_commit_is_found_out(database: ServerAddress) -> None:
    """The page is there, and the player hears of it, once."""
    assert run(lose_answers(database, 4, 8, sometimes(1, 0.6))) >= 3


def test_without_the_commands_the_page_would_be_doubted(
    database: ServerAddress, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were the second look not needed, the test above would prove nothing."""
    honest = Batch.__init__

    def forgetful(self: Batch, pages: object, *, again: bool = False) -> None:
        honest(self, pages, again=False)  # type: ignore[arg-type]

    monkeypatch.setattr(Batch, "__init__", forgetful)
    with pytest.raises(AssertionError):
        run(lose_answers(database, 4, 8, sometimes(1, 0.6)))


@pytest.mark.slow
def test_a_thousand_lost_answers_lose_and_double_nothing(database: ServerAddress) -> None:
    """Any of them could be the one that sinks a ship twice."""
    slammed = run(lose_answers(database, 10, 330, sometimes(7, 0.6)), seconds=900)

    print(f"\n{slammed} answers lost, 3300 pages kept once")  # noqa: T201
    assert slammed >= 1000


def test_a_logbook_outlives_its_connections(database: ServerAddress) -> None:
    """Operators restart databases; they should not have to restart the game server for it."""

    async def story() -> None:
        import asyncpg

        other = await asyncpg.connect(database.url)
        async with open_logbook(database) as logbook:
            await write(logbook, "sea", 2)
            for upto in (4, 6):
                await other.execute(
                    "SELECT pg_terminate_backend(pid) FROM pg_stat_activity "
                    "WHERE datname = current_database() AND pid <> pg_backend_pid()"
                )
                await write(logbook, "sea", upto, since=upto - 1)
                assert len(await logbook.pages(MatchId("sea"))) == upto
        await other.close()

    run(story())
