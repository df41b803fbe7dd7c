"""Attacks with session cookies: ended by the hundred, then more, and visitors who are deleted."""

import asyncio

from asker import Asker

from attacks.plan import Attack, Plan

ENDED = 900
"""Sessions that each of two visitors has ended; a server keeps at most 1000 of one."""

RENEWING = 20
"""Visitors who replace their sessions at the same time."""


async def new_person(number: int, source: str) -> Asker:
    """A visitor with a session cookie, as in a browser."""
    person = Asker(number, source, cookie="")
    await person.want("GET", "/me")
    return person


async def end_sessions(number: int) -> str:
    """Have two visitors replace their sessions many times; the cookies of both."""

    async def renew(source: str) -> str:
        person = await new_person(number, source)
        for _ in range(ENDED):
            await person.want("POST", "/sessions")
        person.close()
        assert person.cookie
        return person.cookie

    return " ".join(await asyncio.gather(renew("127.0.30.1"), renew("127.0.30.2")))


async def renew_and_delete(attack: Attack, prey: str) -> None:
    """Replace sessions without a pause, and delete a visitor who has ended many."""
    _, doomed = prey.split()
    async with asyncio.TaskGroup() as group:
        for _ in range(RENEWING):
            group.create_task(_renew(attack))
        group.create_task(_delete(attack, doomed))


async def _renew(attack: Attack) -> None:
    person = await new_person(attack.number, attack.source)
    while attack.on:
        status, _ = await person.ask("POST", "/sessions")
        attack.answers[status] += 1
    person.close()


async def _delete(attack: Attack, cookie: str) -> None:
    await asyncio.sleep(1.0)
    person = Asker(attack.number, attack.source, cookie=cookie)
    status, _ = await person.ask("DELETE", "/me")
    attack.answers[status] += 1
    person.close()


async def read_own_name(number: int, source: str) -> None:
    """Come as a new visitor, and ask for the name and the sessions."""
    person = await new_person(number, source)
    for path in ("/me", "/sessions"):
        status, raw = await person.ask("GET", path)
        assert status == 200, (path, status, raw)
    person.close()


ATTACKS = (Plan("sessions", renew_and_delete, end_sessions, probe=read_own_name),)
