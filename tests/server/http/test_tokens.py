import asyncio
import json
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit.servers.loopback_server import Guest, LoopbackServer, Port, next_message
from kit.servers.server_program import launch_for_test
from kit.stores.nats_broker import Broker
from kit.stores.real_database import new_migrated_database, postgres_server, run
from seabattle.server.http import tokens


async def bot_of(person: Guest) -> tuple[Guest, str]:
    """A bot that plays for a person, and the name of its token."""
    made = await person.post("/tokens", {"scopes": ["read", "play"]})
    bot = await person.port.nobody()
    bot.http.headers["Authorization"] = f"Bearer {made['token']}"
    return bot, made["line"]["hash"]


async def close_code(socket: Any, seconds: float = 20) -> int:
    """The code with which a socket is closed."""
    async with asyncio.timeout(seconds):
        try:
            while True:
                await socket.recv()
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def test_revoking_a_token_closes_the_sockets_opened_with_it(port: LoopbackServer) -> None:
    """A thief of a token must not go on listening, or playing, for hours."""

    async def play() -> None:
        async with port.port() as quay:
            person = await quay.person()
            match = await person.lay()
            (bot, token), (other, _) = await bot_of(person), await bot_of(person)
            path = f"/api/matches/{match}/stream"
            async with (
                bot.socket(match) as socket,
                other.socket(match) as spared,
                bot.http.stream("GET", path) as lines,
            ):
                await next_message(socket, "view")
                await next_message(spared, "view")
                assert (await person.http.delete(f"/api/tokens/{token}")).status_code == 204
                assert await close_code(socket) == 4001
                async with asyncio.timeout(10):
                    heard = [line async for line in lines.aiter_lines()]
                assert json.loads(heard[0])["type"] == "view"
                await spared.send('{"id":"a","request":{"type":"stand-up"}}')
                await next_message(spared, "done")

    asyncio.run(play())


def test_a_lost_notification_does_not_keep_a_revoked_token_alive(
    port: LoopbackServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another process revokes the token, and the notification is lost: the next look finds it."""

    async def silent(_self: object, _token: str) -> None:
        """Notify no listener."""

    monkeypatch.setattr(tokens.TokenListeners, "dismiss_everywhere", silent)

    async def play() -> None:
        async with port.port() as quay:
            person = await quay.person()
            match = await person.lay()
            bot, token = await bot_of(person)
            async with bot.socket(match) as socket:
                await next_message(socket, "view")
                await person.http.delete(f"/api/tokens/{token}")
                assert await close_code(socket, tokens.LOOK_SECONDS + 20) == 4001

    asyncio.run(play())


def test_a_token_is_revoked_at_every_worker() -> None:
    """Any process may be the one that is asked to revoke it."""

    async def play(number: int) -> None:
        async with Port(number) as quay:
            person = await quay.person()
            match = await person.lay()
            bot, token = await bot_of(person)
            # Several, so that both workers have some.
            sockets = [await bot.socket(match) for _ in range(8)]
            assert (await person.http.delete(f"/api/tokens/{token}")).status_code == 204
            codes = [await close_code(socket) for socket in sockets]
            assert codes == [4001] * 8

    broker = Broker()
    asyncio.run(broker.start())
    try:
        with postgres_server() as server:
            database = run(new_migrated_database(server)).url
            with launch_for_test(database, "--workers", "2", "--bus", broker.url) as ship:
                asyncio.run(play(ship.number))
    finally:
        broker.kill()
