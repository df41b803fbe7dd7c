"""The host lets the computer take seats that stayed free."""

import asyncio
from collections.abc import Awaitable, Callable
from typing import Any

from kit.servers.loopback_server import Guest, LoopbackServer, Port


def visit(port: LoopbackServer, story: Callable[[Port], Awaitable[None]]) -> None:
    """Let a story happen at the server that all share."""

    async def run() -> None:
        async with port.port() as quay:
            await asyncio.wait_for(story(quay), 120)

    asyncio.run(run())


def fill(bot: str = "scatter", **more: Any) -> dict[str, Any]:
    """The request of the host."""
    return {"type": "seat-computer", "bot": bot, **more}


async def sitters(guest: Guest, match: str) -> list[Any]:
    """The players at the table."""
    found = (await guest.view(match))["company"]["sitters"]
    return [each and (each["name"], each["kind"]) for each in found]


def test_a_computer_takes_the_free_seat_and_plays(port: LoopbackServer) -> None:
    """A host who waits in vain plays all the same, and the link that was sent is void."""

    async def story(quay: Port) -> None:
        anna, late = await quay.person(), await quay.person()
        match = await anna.lay(seats=["host", "link"])
        (link,) = await anna.get(f"/matches/{match}/links")
        await anna.ask(match, fill())
        assert (await sitters(anna, match))[1] == ("scatter", "computer")
        assert await anna.get(f"/matches/{match}/links") == []
        refused = await late.ask(match, {"type": "sit-down", "key": link["key"]}, 409)
        assert refused["code"] == "match/key-does-not-fit"
        await anna.place(match)
        for _ in range(500):
            if (await anna.view(match))["table"]["phase"] == "playing":
                break
            await asyncio.sleep(0.05)
        await anna.act(match, {"type": "resign"})
        log = await anna.get(f"/matches/{match}/log?lang=en")
        said = " ".join(line for each in log["lines"] for line in each["said"])
        assert "The computer sits down" in said

    visit(port, story)


def test_all_free_seats_or_one_and_only_by_the_host(port: LoopbackServer) -> None:
    """People and computer players share one table; only the host fills its seats."""

    async def story(quay: Port) -> None:
        anna, bruno = await quay.person(), await quay.person()
        match = await anna.lay("forum", seats=["host", "open", "open", "open"])
        assert (await bruno.ask(match, fill(), 403))["code"] == "match/not-the-host"
        assert (await anna.ask(match, fill("nobody"), 409))["code"] == "table/unknown-bot"
        assert (await anna.ask(match, fill("./bot.py:Bot"), 409))["code"] == "table/unknown-bot"
        await anna.ask(match, fill(seat=2))
        assert (await anna.ask(match, fill(seat=2), 409))["code"] == "match/seat-not-free"
        await bruno.ask(match, {"type": "sit-down"})
        await anna.ask(match, fill("hunter"))
        kinds = [each[1] for each in await sitters(anna, match)]
        assert kinds == ["person", "person", "computer", "computer"]
        assert (await anna.ask(match, fill(), 409))["code"] == "match/no-free-seat"

    visit(port, story)


def test_a_name_that_looks_like_one_at_the_table_is_refused(
    port: LoopbackServer,
) -> None:
    """The visitor sits down after choosing another name."""

    async def story(quay: Port) -> None:
        anna, mimic = await quay.person(), await quay.person()
        await anna.http.patch("/api/me", json={"name": "Anna"})
        await mimic.http.patch("/api/me", json={"name": "Аnnа"})
        match = await anna.lay(seats=["host", "open"])
        refused = await mimic.ask(match, {"type": "sit-down"}, 409)
        assert refused["code"] == "match/name-taken"
        assert refused["facts"] == {"name": "Anna"}
        await mimic.http.patch("/api/me", json={"name": "Bruno"})
        await mimic.ask(match, {"type": "sit-down"})

    visit(port, story)
