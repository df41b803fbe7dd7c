"""Callers that come while a logbook closes are refused, and do not wait for ever."""

import asyncio
from typing import Any

import pytest

from kit.stores.real_database import DatabaseAddress, card, page, run
from seabattle.matches.port import Kept, LogbookFailed, MatchId


@pytest.mark.parametrize("late", [0.0, 0.001, 0.01])
def test_an_append_during_the_closing_is_answered(
    store_address: DatabaseAddress, late: float
) -> None:
    """A server that leaves waits for its requests, and one of them waited for the logbook."""

    async def story() -> None:
        logbook: Any = store_address.open_logbook()

        async def append(number: int) -> object:
            match = MatchId(f"sea-{number}")
            return await logbook.append(match, page(1), card(match))

        await logbook.__aenter__()
        early = asyncio.create_task(append(0))
        await asyncio.sleep(0)
        closing = asyncio.create_task(logbook.__aexit__(None, None, None))
        appends: list[asyncio.Task[object]] = []
        while not closing.done():
            appends.append(asyncio.create_task(append(len(appends) + 1)))
            await asyncio.sleep(late)
        await closing
        appends.append(asyncio.create_task(append(-1)))
        assert await asyncio.wait_for(early, 60) == Kept()
        answers = await asyncio.wait_for(asyncio.gather(*appends, return_exceptions=True), 60)
        assert all(isinstance(each, Kept | LogbookFailed) for each in answers), answers
        assert isinstance(answers[-1], LogbookFailed)

    run(story())
