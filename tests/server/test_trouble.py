import asyncio
from pathlib import Path
from typing import Any, NoReturn

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kit.servers.loopback_server import LoopbackServer, next_message, open_loopback_server
from seabattle.matches.port import LogbookFailed
from seabattle.server.live import commands


async def failing(*_: Any, **__: Any) -> NoReturn:
    """What a database does that is away."""
    raise LogbookFailed("away")


def test_a_database_that_is_away_is_told_as_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever asks should know that the same request may be sent again."""

    async def play() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay()
            async with guest.socket(match) as socket:
                await next_message(socket, "view")
                monkeypatch.setattr(found.context.service.logbook, "append", failing)
                monkeypatch.setattr(found.context.service.logbook, "pages", failing)
                await socket.send('{"id":"a","request":{"type":"stand-up"}}')
                problem = (await next_message(socket, "refused"))["problem"]
                assert problem["code"] == "match/try-again"
            assert (await guest.ask(match, {"type": "stand-up"}, 503))["code"] == "match/try-again"
            monkeypatch.setattr(found.context.people, "token_owner", failing)
            answer = await guest.http.get("/api/me")
            assert answer.status_code == 503
            assert answer.headers["retry-after"] == "1"
            with pytest.raises(InvalidStatus) as refused:
                async with guest.socket(match):
                    pass
            assert refused.value.response.status_code == 503
            assert (await guest.http.get("/readyz")).status_code == 503
            assert (await guest.http.get("/healthz")).status_code == 200
            assert found.context.metrics.faults._value.get() == 0

    asyncio.run(play())


def test_a_fault_of_ours_is_counted_and_says_nothing(
    port: LoopbackServer, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    """A traceback in an answer tells whoever attacks how the house is built."""

    async def fail(*_: Any) -> NoReturn:
        raise RuntimeError("the secret of the house")

    before = port.context.metrics.faults._value.get()

    async def play() -> None:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay()
            async with guest.socket(match) as socket:
                await next_message(socket, "view")
                monkeypatch.setattr(commands, "_submit_order", fail)
                answer = await guest.ask(match, {"type": "stand-up"}, 500)
                assert answer["code"] == "request/server-fault"
                assert "secret" not in str(answer)
                await socket.send('{"id":"a","request":{"type":"stand-up"}}')
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), 10)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 1011

    asyncio.run(play())
    assert port.context.metrics.faults._value.get() == before + 2
    capfd.readouterr()
