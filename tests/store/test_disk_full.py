"""A full disk takes no new page, loses no old one, and is forgiven when there is room again."""

import asyncio
import sqlite3
from pathlib import Path

from kit.stores.real_database import card, open_logbook, page, run
from seabattle.matches.port import Kept, Logbook, LogbookFailed, MatchId
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.sqlite.sqlite_file import connect

SEA, LAKE = MatchId("sea"), MatchId("lake")


class Quota:
    """Connections to a disk with so much room."""

    def __init__(self) -> None:
        self.pages = 0

    def connect(self, path: Path) -> sqlite3.Connection:
        """A connection that finds the disk as full as it is."""
        connection = connect(path)
        if self.pages:
            connection.execute(f"PRAGMA max_page_count={self.pages}")
        return connection


def test_a_full_disk_hurts_nothing_that_was_acknowledged(file: FileAddress) -> None:
    """The host frees some room, and does not have to restart anything."""
    quota = Quota()
    quota.pages = 120
    big = b"x" * 3000

    async def fill(logbook: Logbook, told: int = 0) -> tuple[int, int]:
        failed = 0
        for _ in range(100):
            try:
                answer = await logbook.append(SEA, page(told + 1, body=big), card(SEA))
            except LogbookFailed:
                failed += 1
            else:
                assert answer == Kept()
                told += 1
        return told, failed

    async def story() -> None:
        async with open_logbook(file, connect=quota.connect) as logbook:
            told, failed = await fill(logbook)
            assert told > 5
            assert failed > 5
            assert len(await logbook.pages(SEA)) == told

            quota.pages = 10_000
            assert await fill(logbook, told) == (told + 100, 0)
            assert len(await logbook.pages(SEA)) == told + 100

    run(story())


def test_all_writers_of_a_failed_batch_are_told(file: FileAddress) -> None:
    """No writer waits forever for an answer that will not come."""
    quota = Quota()
    quota.pages = 90

    async def story() -> None:
        async with open_logbook(file, connect=quota.connect) as logbook:
            crowd = [
                logbook.append(MatchId(f"m{n}"), page(1, body=b"x" * 9000), card(f"m{n}"))
                for n in range(50)
            ]
            answers = await asyncio.gather(*crowd, return_exceptions=True)
            for number, answer in enumerate(answers):
                there = await logbook.pages(MatchId(f"m{number}"))
                assert isinstance(answer, LogbookFailed) == (there == [])
            assert any(isinstance(answer, LogbookFailed) for answer in answers)

            quota.pages = 10_000
            assert await logbook.append(LAKE, page(1), card(LAKE)) == Kept()

    run(story())
