"""Attacks on rows that piled up: tables left in the lobby, lists of tries and sign-ups."""

import asyncio
from collections.abc import Awaitable, Callable
from itertools import cycle

from asker import new_visitor

from attacks.plan import Attack, Plan

LEFT_TABLES = 1_800
"""What one address can leave in the lobby within an hour."""

CANCELLED = 400
TRIES = 600
AT_ONCE = 8

WISH = {"id": "w", "variant": "classic", "seats": ["host", "open"], "clock": {"move": 60_000}}

ADDRESSES = [f"127.0.{third}.{last}" for third in (20, 21) for last in range(1, 200)]


async def repeat(times: int, task: Callable[[str], Awaitable[None]]) -> None:
    """Do something many times, from one address after the other."""
    sources, count = cycle(ADDRESSES), iter(range(times))

    async def work() -> None:
        for _ in count:
            await task(next(sources))

    async with asyncio.TaskGroup() as group:
        for _ in range(AT_ONCE):
            group.create_task(work())


async def leave_tables(number: int) -> str:
    """Have many visitors wait for the same game and never come back."""

    async def leave(source: str) -> None:
        visitor = await new_visitor(number, source)
        await visitor.want("POST", "/matches", {**WISH, "listed": True})
        visitor.close()

    await repeat(LEFT_TABLES, leave)
    return ""


async def look_into_lobby(attack: Attack, _: str) -> None:
    """Ask for a table and stop waiting, again and again."""
    visitor = await attack.visitor()

    def ask(number: int) -> tuple[str, str, object]:
        return ("DELETE", "/lobby", None) if number % 40 == 39 else ("POST", "/lobby", WISH)

    await attack.hammer(ask, visitor.token)
    visitor.close()


async def pile_up_lists(number: int) -> str:
    """One host with many cancelled sign-ups, and many tries of the sea of the day."""
    host = await new_visitor(number, ADDRESSES[0])
    for each in range(CANCELLED):
        wanted = {"id": f"s{each}", "most": 3, "bots": []}
        found = await host.want("POST", "/sign-ups", wanted)
        await host.want("POST", f"/sign-ups/{found['id']}/requests", {"type": "cancel"})

    async def begin(source: str) -> None:
        visitor = await new_visitor(number, source)
        await visitor.want("POST", "/daily/classic")
        visitor.close()

    await repeat(TRIES, begin)
    # The seas of today and tomorrow are drawn, so that the attack asks for lists alone.
    await host.want("GET", "/daily/classic")
    token = host.token or ""
    host.close()
    return token


async def ask_lists(attack: Attack, token: str) -> None:
    """Ask for the lists that have grown longest."""
    asks = cycle(("/sign-ups", "/daily/classic", "/matches", "/matches/mine"))
    await attack.hammer(lambda _: ("GET", next(asks), None), token)


ATTACKS = (
    Plan("lobby", look_into_lobby, leave_tables),
    Plan("lists", ask_lists, pile_up_lists),
)
