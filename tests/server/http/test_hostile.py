import asyncio
import json
import os
from random import Random
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from kit.servers.hostile_message import draw_hostile_message
from kit.servers.loopback_server import (
    Guest,
    LoopbackServer,
    Port,
    next_message,
    play_on,
    seat_pair,
)
from seabattle.wire import MOST_FRAME

PHASES = ("open", "placing", "playing", "rounds", "over")

ROUNDS = int(os.environ.get("SEABATTLE_HOSTILE_ROUNDS", "200"))
"""Of the long campaign; each sends a thousand messages in each phase."""


async def table_in(quay: Port, phase: str) -> tuple[str, list[Guest]]:
    """A match in a phase, and those who sit at it."""
    guests = [await quay.visitor(), await quay.visitor()]
    if phase == "open":
        return await guests[0].lay("battaglia-navale", seats=["host", "link"]), guests
    if phase == "rounds":
        match = await guests[0].lay("forum", seats=["host", "link", "link"])
        links = await guests[0].get(f"/matches/{match}/links")
        third = await quay.visitor()
        for guest, link in zip((guests[1], third), links, strict=True):
            await guest.ask(match, {"type": "sit-down", "key": link["key"]})
        for guest in (*guests, third):
            await guest.place(match)
        return match, guests
    if phase == "placing":
        match = await guests[0].lay("classic-bonus", seats=["host", "link"])
        (link,) = await guests[0].get(f"/matches/{match}/links")
        await guests[1].ask(match, {"type": "sit-down", "key": link["key"]})
        return match, guests
    match = await seat_pair(guests, "battaglia-navale")
    if phase == "over":
        await guests[1].act(match, {"type": "resign"})
    return match, guests


async def hurl_messages(guest: Guest, match: str, dice: Random, count: int) -> dict[str, int]:
    """Send so many messages over sockets, and count the answers by code."""
    found: dict[str, int] = {}
    left = count
    while left:
        async with guest.socket(match, "?after=1000000000") as socket:
            await next_message(socket, "view")
            while left:
                left -= 1
                try:
                    await socket.send(draw_hostile_message(dice))
                    answer = await answer_to(socket)
                except ConnectionClosed as closed:
                    code = f"closed {closed.rcvd.code if closed.rcvd else 0}"
                    found[code] = found.get(code, 0) + 1
                    break
                found[answer] = found.get(answer, 0) + 1
    return found


async def answer_to(socket: Any) -> str:
    """The outcome of the last message."""
    while True:
        message = json.loads(await asyncio.wait_for(socket.recv(), 20))
        if message["type"] == "refused":
            return str(message["problem"]["code"])
        if message["type"] == "done":
            return "done"


async def attack_server(port: LoopbackServer, phase: str, count: int, seed: int) -> dict[str, int]:
    """Rubbish at one phase of a match; what was refused must have changed nothing."""
    async with port.port() as quay:
        match, guests = await table_in(quay, phase)
        mallory = await quay.visitor()
        before = (await guests[0].view(match))["number"]
        found = await hurl_messages(mallory, match, Random(seed), count // 2)
        mine = await hurl_messages(guests[0], match, Random(seed + 1), count // 2)
        after = (await guests[0].view(match))["number"]
        done = found.pop("done", 0) + mine.get("done", 0)
        assert after == before or done, "somebody was told of something that was refused"
        for code, times in mine.items():
            found[code] = found.get(code, 0) + times
    return found


@pytest.mark.parametrize("phase", PHASES)
def test_rubbish_is_refused_at_every_phase(port: LoopbackServer, phase: str) -> None:
    """An unforeseen message must neither crash the server nor move a ship."""
    faults = port.context.metrics.faults._value.get()

    found = asyncio.run(attack_server(port, phase, 80, seed=PHASES.index(phase)))

    assert port.context.metrics.faults._value.get() == faults
    assert "request/malformed" in found
    assert not any(code.startswith(("closed", "request/server")) for code in found), found
    assert httpx.get(f"http://127.0.0.1:{port.number}/readyz").text == "ready\n"


@pytest.mark.slow
def test_rubbish_is_refused_a_million_times(port: LoopbackServer) -> None:
    """The same for long enough to meet the rare cases, with the figures."""
    total: dict[str, int] = {}
    faults = port.context.metrics.faults._value.get()
    for turn in range(ROUNDS):
        for phase in PHASES:
            seed = 1000 + turn * len(PHASES) + PHASES.index(phase)
            for code, times in asyncio.run(attack_server(port, phase, 1000, seed)).items():
                total[code] = total.get(code, 0) + times
    print(json.dumps(total, indent=1, sort_keys=True))  # noqa: T201 -- The figures are the point.
    assert sum(total.values()) > 0.95 * ROUNDS * len(PHASES) * 1000
    assert port.context.metrics.faults._value.get() == faults


@pytest.mark.parametrize("size", [MOST_FRAME + 1, 70_000, 3_000_000])
def test_a_message_too_large_for_any_game_ends_the_socket(port: LoopbackServer, size: int) -> None:
    """No game needs messages of megabytes."""

    async def send() -> int | None:
        async with port.port() as quay:
            guest = await quay.visitor()
            async with guest.socket(await guest.lay()) as socket:
                await next_message(socket, "view")
                try:
                    await socket.send("x" * size)
                    await socket.recv()
                except ConnectionClosed as closed:
                    return closed.rcvd.code if closed.rcvd else 0
        return None

    assert asyncio.run(send()) in {1009, 0}


def test_a_message_in_many_pieces_is_as_large_as_the_whole(port: LoopbackServer) -> None:
    """Fragments must not add up to what one frame may not be."""

    async def send() -> bool:
        async with port.port() as quay:
            guest = await quay.visitor()
            async with guest.socket(await guest.lay()) as socket:
                await next_message(socket, "view")
                try:
                    await socket.send(["x" * 1000] * (MOST_FRAME // 1000 + 1))
                    await socket.recv()
                except ConnectionClosed:
                    return True
        return False

    assert asyncio.run(send())


def test_a_body_that_is_too_large_is_refused(port: LoopbackServer) -> None:
    """Bodies are read into memory, so they are bounded."""

    async def send() -> list[int]:
        async with port.port() as quay:
            guest = await quay.nobody()
            path, kind = "/api/rulesets/check", {"Content-Type": "application/json"}
            sizes = (65_537, 5_000_000)
            bodies = [b'{"toml":"' + b"x" * size for size in sizes]
            return [
                (await guest.http.post(path, content=body, headers=kind)).status_code
                for body in bodies
            ]

    assert asyncio.run(send()) == [413, 413]


@pytest.mark.parametrize(
    "body",
    [
        b"[" * 60_000,
        b'{"a":' * 10_000,
        b'{"toml":"\xff\xfe"}',
        b'{"toml":"\\ud800"}',
        b"\x00",
        b"",
        b"null",
        b'{"toml":1e999}',
        b'{"toml":"a","toml":"b","x":1}',
    ],
)
def test_a_body_that_is_no_request_is_refused_as_unreadable(
    port: LoopbackServer, body: bytes
) -> None:
    """Depth, encodings and numbers beyond measure are all just unreadable."""

    async def send() -> int:
        async with port.port() as quay:
            guest = await quay.nobody()
            kind = {"Content-Type": "application/json"}
            answer = await guest.http.post("/api/rulesets/check", content=body, headers=kind)
            assert answer.headers["content-type"] == "application/problem+json"
            return answer.status_code

    assert asyncio.run(send()) == 400


@pytest.mark.parametrize(
    "path",
    [
        "/api/matches/%00",
        "/api/matches/..%2f..%2fetc",
        "/api/matches/zzzzzzzzzzzzzzzz",
        "/api/matches/0123456789abcdef",
        "/api/variants/%2e%2e%2fclassic",
        "/api/variants/" + "x" * 5000,
        "/api/variants/кириллица",
        "/problems/no/such",
    ],
)
def test_an_address_that_leads_nowhere_leads_nowhere(port: LoopbackServer, path: str) -> None:
    """No path may be taken for a file, or come back as a page that runs."""

    async def look() -> httpx.Response:
        async with port.port() as quay:
            return await (await quay.nobody()).http.get(path)

    answer = asyncio.run(look())
    assert answer.status_code == 404
    assert "<script>" not in answer.text


@pytest.mark.parametrize("name", ["./evil.py:Bot", "os", "admiral:0", "admiral:99", "hunter:1"])
def test_only_players_with_a_name_can_be_seated(port: LoopbackServer, name: str) -> None:
    """A path would run the code that it points to."""

    async def lay() -> int:
        async with port.port() as quay:
            guest = await quay.visitor()
            wanted = {"id": "a", "variant": "classic", "seats": ["host", name]}
            return (await guest.http.post("/api/matches", json=wanted)).status_code

    assert asyncio.run(lay()) in {400, 409}


def test_a_name_cannot_turn_the_line_around(port: LoopbackServer) -> None:
    """Names are shown to others, in terminals and in pages."""

    async def rename() -> list[int]:
        async with port.port() as quay:
            guest = await quay.person()
            names = ("\u202eanna", "a\x1b[31m", " \u200b ", "…", "Анна", "O'Brien <b>")
            return [
                (await guest.http.patch("/api/me", json={"name": name})).status_code
                for name in names
            ]

    assert asyncio.run(rename()) == [409, 409, 409, 409, 200, 200]


def test_a_refused_command_is_told_to_no_other_client(port: LoopbackServer) -> None:
    """Even the number of messages would leak that a player tried something."""

    async def play() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            view = await play_on(guests, match, turns=2)
            turn = view["table"]["turn"]
            other = guests[1 - turn]
            numbers = [(await guest.view(match))["number"] for guest in guests]
            problem = await other.act(match, {"type": "fire", "at": [[0, 0]]}, 409)
            assert problem["code"] == "turn/not-yours"
            assert [(await guest.view(match))["number"] for guest in guests] == numbers

    asyncio.run(play())


def test_a_misspelt_order_does_not_fire(port: LoopbackServer) -> None:
    """The page ignores unknown fields; in a message to the server an unknown field is a mistake."""

    async def play() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            view = await play_on(guests, match, turns=2)
            shooter = guests[view["table"]["turn"]]
            number = (await shooter.view(match))["number"]
            shot = {"type": "fire", "at": [[0, 0]]}
            for order in (
                {"request": {"type": "act", "command": {**shot, "ta": [[1, 1]]}}},
                {"request": {"type": "act", "command": shot}, "mad_on": number},
            ):
                path = f"/api/matches/{match}/commands"
                answer = await shooter.http.post(path, json={"id": "typo", **order})
                assert answer.status_code == 400
                assert answer.json()["code"] == "request/malformed"
            assert (await shooter.view(match))["number"] == number

    asyncio.run(play())
