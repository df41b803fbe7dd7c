import asyncio
from pathlib import Path
from typing import Any, NoReturn

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kit.servers.loopback_server import LoopbackServer, next_message, open_loopback_server
from seabattle.matches.port import LogbookDamaged, LogbookFailed
from seabattle.server.live import match_requests


async def failing(*_: Any, **__: Any) -> NoReturn:
    """A database that is away: every call raises."""
    raise LogbookFailed("away")


def test_a_database_that_is_away_is_told_as_try_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The client should know that the same request may be sent again."""

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
    """A traceback in an answer would tell an attacker how the server works."""

    async def fail(*_: Any) -> NoReturn:
        raise RuntimeError("the secret of the house")

    before = port.context.metrics.faults._value.get()

    async def play() -> None:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay()
            async with guest.socket(match) as socket:
                await next_message(socket, "view")
                monkeypatch.setattr(match_requests, "_submit_order", fail)
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


async def spoilt(match: str, *_: Any, **__: Any) -> NoReturn:
    """A database whose pages do not fit the page chain."""
    raise LogbookDamaged("page/changed", match=match, seq=2)


def test_viewers_of_a_damaged_match_get_an_error_and_other_matches_go_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """It was an unexplained server error, for every request and in every list of faults."""

    async def play() -> None:
        async with open_loopback_server(tmp_path) as found, found.port() as quay:
            guest = await quay.visitor()
            match, other = await guest.lay(), await guest.lay()
            async with guest.socket(match) as socket:
                await next_message(socket, "view")
                logbook = found.context.service.logbook
                honest = logbook.append
                monkeypatch.setattr(logbook, "append", spoilt)
                answer = await guest.ask(match, {"type": "stand-up"}, 409)
                assert answer["code"] == "match/damaged"
                problem = (await next_message(socket, "refused"))["problem"]
                assert problem["code"] == "match/damaged"
                with pytest.raises(ConnectionClosed) as closed:
                    await asyncio.wait_for(socket.recv(), 10)
                assert closed.value.rcvd is not None
                assert (closed.value.rcvd.code, closed.value.rcvd.reason) == (1011, "damaged")
            monkeypatch.setattr(logbook, "append", honest)
            monkeypatch.setattr(logbook, "pages", spoilt)
            for path in ("", "/view", "/log", "/stream"):
                answered = await guest.http.get(f"/api/matches/{match}{path}")
                assert (answered.status_code, answered.json()["code"]) == (409, "match/damaged")
            with pytest.raises(InvalidStatus) as refused:
                async with guest.socket(match):
                    pass
            assert refused.value.response.status_code == 409
            await guest.ask(other, {"type": "stand-up"}, 200)
            assert "seabattle_damaged_matches 1.0" in found.context.metrics.render().decode()
            assert found.context.metrics.faults._value.get() == 0

    asyncio.run(play())
    assert sum("is damaged at page 2" in each.getMessage() for each in caplog.records) == 1


def test_an_id_that_was_used_for_something_else_is_refused(port: LoopbackServer) -> None:
    """Done would acknowledge what never happened."""

    async def play() -> None:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay()
            order: dict[str, Any] = {"id": "7", "request": {"type": "stand-up"}}
            path = f"/matches/{match}/commands"
            await guest.post(path, order, 200)
            await guest.post(path, order, 200)
            order["request"] = {"type": "sit-down"}
            assert (await guest.post(path, order, 409))["code"] == "match/id-taken"
            plan = {"id": "9", "variant": "classic", "seats": ["host", "open"]}
            first = await guest.post("/matches", plan, 201)
            again = await guest.post("/matches", plan, 201)
            assert again["opened_at"] == first["opened_at"]
            plan["variant"] = "sea-battle"
            answer = await guest.post("/matches", plan, 409)
            assert answer["code"] == "match/id-taken"

    asyncio.run(play())


def test_a_client_that_hangs_up_in_the_middle_of_its_body_is_no_fault(tmp_path: Path) -> None:
    """It was counted as a body that is too large."""

    async def hang_up() -> None:
        async with asyncio.timeout(60), open_loopback_server(tmp_path) as found:
            _, writer = await asyncio.open_connection("127.0.0.1", found.number)
            head = b"POST /api/rulesets/check HTTP/1.1\r\nContent-Type: application/json\r\n"
            writer.write(head + b"Content-Length: 500\r\n\r\n{")
            await asyncio.sleep(0.2)
            writer.transport.abort()
            while b'route="/rulesets/check"' not in found.context.metrics.render():  # noqa: ASYNC110 -- No event is set for this.
                await asyncio.sleep(0.02)
            assert b'status="499"' in found.context.metrics.render()
            assert found.context.metrics.faults._value.get() == 0

    asyncio.run(hang_up())
