"""Attacks by anonymous looks at matches that others have left."""

import asyncio

from asker import Asker, new_visitor

from attacks.plan import Attack, Plan

TABLES = 1200
SEATS = 64
LOOKERS = 6
HOSTS = 20


async def leave_tables(number: int) -> str:
    """Open many tables with sixty-four seats, and play at none of them."""
    hosts = [await new_visitor(number, f"127.0.10.{each + 1}") for each in range(HOSTS)]

    async def lay(host: Asker) -> list[str]:
        found = []
        for each in range(TABLES // HOSTS):
            seats = ["host", *["open"] * (SEATS - 1)]
            wanted = {"id": f"left{each}", "variant": "forum", "seats": seats}
            found.append((await host.want("POST", "/matches", wanted))["company"]["match"])
        host.close()
        return found

    laid = await asyncio.gather(*map(lay, hosts))
    return ",".join(match for each in laid for match in each)


async def looks(attack: Attack, prey: str) -> None:
    """Look at each of them once, from six addresses."""
    matches = iter(prey.split(","))

    async def look(source: str) -> None:
        asker = Asker(attack.number, source)
        for match in matches:
            if not attack.on:
                break
            status = 429
            while status == 429 and attack.on:
                status, _ = await asker.ask("GET", f"/matches/{match}")
                attack.answers[status] += 1
                await asyncio.sleep(0.1 if status == 429 else 0)
        asker.close()

    async with asyncio.TaskGroup() as group:
        for each in range(LOOKERS):
            group.create_task(look(f"127.0.11.{each + 1}"))


ATTACKS = (Plan("looks", looks, build_up=leave_tables),)
