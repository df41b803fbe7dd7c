import asyncio

import pytest

from kit.servers.loopback_server import LoopbackServer


@pytest.mark.rule("SB9")
@pytest.mark.parametrize(("begins", "first"), [("first", 0), ("second", 1)])
def test_a_table_may_agree_on_who_begins(port: LoopbackServer, begins: str, first: int) -> None:
    """A player against the computer chooses who begins; the sheets would draw lots."""

    async def lay() -> object:
        async with port.port() as quay:
            anna, bruno = await quay.visitor(), await quay.visitor()
            match = await anna.lay("classic", seats=["host", "open"], begins=begins)
            await bruno.ask(match, {"type": "sit-down"})
            for guest in (anna, bruno):
                await guest.place(match)
            return (await anna.view(match))["table"]["turn"]

    assert asyncio.run(lay()) == first


def test_without_a_word_the_sheet_says_who_begins(port: LoopbackServer) -> None:
    """Without a choice the rules of the sheet hold."""

    async def lay() -> object:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay("classic")
            return (await guest.get(f"/matches/{match}"))["ruleset"]["turn"]["begins"]

    assert asyncio.run(lay()) == "lot"
