"""Attacks by tables at which only computers are left."""

import asyncio

from asker import Asker, new_visitor

from attacks.plan import Attack, Plan

TABLES = 60
COMPUTERS = 8
HOSTS = 10


async def leave_computers(number: int) -> str:
    """Open tables with eight computer players each, and resign at every one."""
    hosts = [await new_visitor(number, f"127.0.12.{each + 1}") for each in range(HOSTS)]

    async def leave(host: Asker) -> list[str]:
        found = []
        for each in range(TABLES // HOSTS):
            seats = ["host", *["scatter"] * COMPUTERS]
            wanted = {"id": f"lone{each}", "variant": "forum", "seats": seats}
            match = (await host.want("POST", "/matches", wanted))["company"]["match"]
            fleet = await host.want("GET", f"/matches/{match}/random-fleet")
            for name, command in (
                ("place", {"type": "place-fleet", "ships": fleet["ships"]}),
                ("resign", {"type": "resign"}),
            ):
                order = {"id": name, "request": {"type": "act", "command": command}}
                await host.want("POST", f"/matches/{match}/commands", order)
            found.append(match)
        host.close()
        return found

    left = await asyncio.gather(*map(leave, hosts))
    return ",".join(match for each in left for match in each)


async def bot_tables(attack: Attack, prey: str) -> None:
    """Look at each table again and again, so that the computers play on."""
    matches = prey.split(",")
    asker = Asker(attack.number, attack.source)
    while attack.on:
        for match in matches:
            status, _ = await asker.ask("GET", f"/matches/{match}")
            attack.answers[status] += 1
        await asyncio.sleep(0.5)
    asker.close()


ATTACKS = (Plan("bot-tables", bot_tables, build_up=leave_computers),)
