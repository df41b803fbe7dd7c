import asyncio
import json
import socket as socket_module
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit.servers.loopback_server import (
    SETTINGS,
    LoopbackServer,
    Port,
    next_message,
    open_loopback_server,
    seat_pair,
)
from seabattle.matches.pace import pace
from seabattle.server.live import listener

SOME = 60
"""Messages that do not fit into the pipe between server and reader."""


async def fire_once(quay: Port, turns: int) -> tuple[str, Any, list[Any]]:
    """A match with some history, its first player, and what that player was told."""
    guests = [await quay.visitor(), await quay.visitor()]
    match = await seat_pair(guests)
    for _ in range(turns):
        view = await guests[0].view(match)
        turn = view["table"]["turn"]
        seen = view if turn == 0 else await guests[1].view(match)
        await guests[turn].act(match, {"type": "fire", "at": seen["open"][:1]})
    number = (await guests[0].view(match))["number"]
    async with guests[0].socket(match, "?after=0") as socket:
        whole = [await next_message(socket, "told") for _ in range(number)]
    return match, guests[0], whole


def test_a_client_that_reconnects_is_sent_exactly_what_it_missed(port: LoopbackServer) -> None:
    """A connection may break at any moment; no report may be heard twice or never."""

    async def play() -> None:
        dice = Random(5)
        async with port.port() as quay:
            match, guest, whole = await fire_once(quay, 6)
            for _ in range(12):
                cut = dice.randrange(len(whole) + 1)
                async with guest.socket(match, f"?after={cut}") as socket:
                    rest = [await next_message(socket, "told") for _ in range(len(whole) - cut)]
                assert rest == whole[cut:]

    asyncio.run(play())


def test_a_number_that_was_never_reached_brings_the_whole_view(port: LoopbackServer) -> None:
    """A client from another life, or after a restored backup, starts over."""

    async def play() -> None:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay()
            async with guest.socket(match, "?after=99") as socket:
                assert (await next_message(socket, "view"))["number"] < 99

    asyncio.run(play())


def test_a_spectator_who_sits_down_is_shown_the_seat(port: LoopbackServer) -> None:
    """The messages of a seat are numbered differently from those of a spectator."""

    async def play() -> None:
        async with port.port() as quay:
            anna, bruno = await quay.visitor(), await quay.visitor()
            match = await anna.lay(seats=["host", "open"], listed=True)
            async with bruno.socket(match) as socket:
                assert (await next_message(socket, "view"))["seat"] is None
                await bruno.ask(match, {"type": "sit-down"})
                assert (await next_message(socket, "view"))["seat"] == 1

    asyncio.run(play())


def test_a_command_that_is_sent_again_is_carried_out_once(port: LoopbackServer) -> None:
    """A client that missed the answer sends the command again, on any connection."""

    async def play() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            view = await guests[0].view(match)
            shooter = guests[view["table"]["turn"]]
            fire = {"type": "act", "command": {"type": "fire", "at": [[3, 3]]}}
            order = {"id": "once", "request": fire}
            path = f"/matches/{match}/commands"
            answers = await asyncio.gather(*(shooter.post(path, order) for _ in range(5)))
            async with shooter.socket(match) as socket:
                await socket.send(json.dumps(order))
                answers.append(await next_message(socket, "done"))
            assert {answer["number"] for answer in answers} == {answers[0]["number"]}

    asyncio.run(play())


def test_a_command_made_on_an_old_view_is_refused_on_request(port: LoopbackServer) -> None:
    """A player who has missed something may want to think again."""

    async def play() -> None:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            turn = (await guests[0].view(match))["table"]["turn"]
            fire = {"type": "act", "command": {"type": "fire", "at": [[3, 3]]}}
            problem = await guests[turn].ask(match, fire, 409, made_on=1)
            assert problem["code"] == "match/out-of-date"
            number = (await guests[turn].view(match))["number"]
            await guests[turn].ask(match, fire, 200, made_on=number)

    asyncio.run(play())


def test_a_client_that_stops_reading_is_disconnected_and_harms_no_other(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise one sleeping browser would fill the memory, or hold the game up."""
    assert listener.MOST_BEHIND == 64
    monkeypatch.setattr(listener, "MOST_BEHIND", 8)
    # Otherwise the server makes a host pause who stands up and sits down so often.
    monkeypatch.setattr(pace, "SPAN", 1)
    monkeypatch.setattr(pace, "GROWTH", 0)

    async def play() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            host, sleeper = await quay.visitor(), await quay.visitor()
            match = await host.lay(seats=["host", "open"], listed=True)
            dropped = found.context.metrics.dropped.labels("slow")._value
            sock = _narrow(quay)
            async with sleeper.socket(match, "?views=true", max_queue=1, sock=sock) as socket:
                socket.transport.pause_reading()
                for turn in range(SOME):
                    await host.ask(match, {"type": "sit-down" if turn % 2 else "stand-up"})
                socket.transport.resume_reading()
                assert await _last_words(socket) == 4008
            assert dropped.get() == 1
            assert (await host.view(match))["number"] > SOME

    asyncio.run(play())


def _narrow(quay: Port) -> Any:
    """A connection through which little fits at once."""
    found = socket_module.socket()
    found.setsockopt(socket_module.SOL_SOCKET, socket_module.SO_RCVBUF, 4096)
    found.connect(("127.0.0.1", quay.number))
    return found


async def _last_words(socket: Any) -> int:
    """The code with which a socket is closed, after all that came before."""
    try:
        while True:
            await asyncio.wait_for(socket.recv(), 20)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_a_server_that_shuts_down_tells_all_clients_to_reconnect(tmp_path: Path) -> None:
    """A new version is no reason to lose a game."""

    async def play() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay()
            path = f"/api/matches/{match}/stream"
            async with guest.socket(match) as socket, guest.http.stream("GET", path) as answer:
                await next_message(socket, "view")
                found.host.leave()
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), 10)
                assert closed.value.rcvd is not None
                assert closed.value.rcvd.code == 1012
                # The stream ends as it should, not in the middle of a line.
                lines = [line async for line in answer.aiter_lines()]
                assert json.loads(lines[0])["type"] == "view"
            number = None
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            again = await quay.nobody()
            again.http.headers["Authorization"] = guest.http.headers["Authorization"]
            number = (await again.view(match))["seat"]
        assert number == 0

    asyncio.run(play())


def test_a_socket_that_floods_is_slowed_and_then_closed(tmp_path: Path) -> None:
    """Ten messages a second are more than a human can play."""
    from seabattle.server.http.context import ServerSettings

    async def flood() -> tuple[int, int]:
        async with (
            open_loopback_server(tmp_path, ServerSettings(pause=0.0)) as found,
            found.port() as quay,
        ):
            guest = await quay.visitor()
            match = await guest.lay()
            refused = 0
            async with guest.socket(match) as socket:
                await next_message(socket, "view")
                try:
                    for turn in range(200):
                        await socket.send(f'{{"id":"{turn}","request":{{"type":"end-round"}}}}')
                        problem = (await next_message(socket, "refused"))["problem"]
                        refused += problem["code"] == "request/too-often"
                except ConnectionClosed as closed:
                    return refused, closed.rcvd.code if closed.rcvd else 0
        return refused, 0

    refused, code = asyncio.run(flood())
    assert refused > 20
    assert code == 4029


def test_an_address_that_asks_too_often_is_told_to_wait(tmp_path: Path) -> None:
    """One visitor must not take the server from all others."""
    from seabattle.server.http.context import ServerSettings
    from seabattle.server.http.rate_limit import RateLimit, RateLimits

    settings = ServerSettings(
        limits=RateLimits(address=RateLimit(1, 5), openings=RateLimit(0.001, 2))
    )

    async def knock() -> None:
        async with open_loopback_server(tmp_path, settings) as found, found.port() as quay:
            guest = await quay.nobody()
            answers = [await guest.http.get("/api/variants") for _ in range(8)]
            assert [answer.status_code for answer in answers[:5]] == [200] * 5
            assert answers[-1].status_code == 429
            assert int(answers[-1].headers["retry-after"]) >= 1
            assert (await guest.http.get("/healthz")).status_code == 200

    asyncio.run(knock())


def test_a_forged_header_does_not_change_the_address_of_a_visitor(tmp_path: Path) -> None:
    """A visitor who could forge an address would have as many as they like."""
    from seabattle.server.http.context import ServerSettings
    from seabattle.server.http.rate_limit import RateLimit, RateLimits

    settings = ServerSettings(limits=RateLimits(address=RateLimit(0.001, 5)))

    async def knock() -> int:
        async with open_loopback_server(tmp_path, settings) as found, found.port() as quay:
            guest = await quay.nobody()
            for number in range(6):
                forged = {"X-Forwarded-For": f"10.0.0.{number}", "X-Real-IP": f"10.0.0.{number}"}
                answer = await guest.http.get("/api/variants", headers=forged)
            return answer.status_code

    assert asyncio.run(knock()) == 429


def test_settings_of_the_tests_are_not_those_of_the_server() -> None:
    """The limits of the tests are looser than those of a real server."""
    from seabattle.server.http.context import ServerSettings

    assert ServerSettings() != SETTINGS
    assert ServerSettings().limits.socket.rate == 10
    assert ServerSettings().limits.socket.burst == 20
