import asyncio
from contextlib import AsyncExitStack
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import httpx
import pytest

from kit.servers.loopback_server import LoopbackServer, open_loopback_server
from seabattle.bots import find_bot
from seabattle.client import Rejected, ServerClient, play_seat, seat_player, server_client
from seabattle.client.server_client import LONGEST_PAUSE, PAUSE
from seabattle.rules import variant_names
from seabattle.speech import LANGUAGES, say
from seabattle.wire.match import Description


async def play_seats(
    url: str, variant: str, bots: tuple[str, str]
) -> tuple[int | None, int | None]:
    """Who won, as each of two remote bots has seen it."""
    async with ServerClient(url) as anna, ServerClient(url) as bruno:
        seats = ["host", "open"]
        laid = await anna.post(
            "/matches", {"id": "x", "variant": variant, "seats": seats}, Description
        )
        match = laid.company.match
        first, second = await asyncio.gather(
            play_seat(anna, match, find_bot(bots[0])(1)),
            play_seat(bruno, match, find_bot(bots[1])(2)),
        )
        assert {first.seat, second.seat} == {0, 1}
        return first.winner, second.winner


def test_two_remote_bots_play_a_game_to_its_end(port: LoopbackServer) -> None:
    """A view grown from what is told over the network is as good as one grown at home."""
    url = f"http://127.0.0.1:{port.number}"
    winners = asyncio.run(play_seats(url, "sea-battle", ("hunter", "hunter")))
    assert winners[0] == winners[1] is not None


@pytest.mark.slow
@pytest.mark.parametrize("variant", variant_names())
def test_remote_bots_play_every_variant(port: LoopbackServer, variant: str) -> None:
    """The client knows no rules, so it knows all of them."""
    url = f"http://127.0.0.1:{port.number}"
    first, second = asyncio.run(play_seats(url, variant, ("hunter", "scatter")))
    assert first == second


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_that_is_not_there_is_refused_in_ones_own_words(
    port: LoopbackServer, lang: str
) -> None:
    """A player who mistypes the address of a match should read why nothing happens."""

    async def knock() -> None:
        async with ServerClient(f"http://127.0.0.1:{port.number}", lang=lang) as remote:
            await remote.describe("0" * 16)

    with pytest.raises(Rejected) as rejected:
        asyncio.run(knock())
    assert rejected.value.facts["problem"] == "match/unknown"
    assert rejected.value.facts["detail"] == say(lang, "refusal-match-unknown")
    assert rejected.value.facts["title"] == say(lang, "title-match-unknown")


@pytest.mark.parametrize("problem", ["match/try-again", "request/too-often"])
def test_a_bot_asks_until_the_server_can_write_again(
    port: LoopbackServer, monkeypatch: pytest.MonkeyPatch, problem: str
) -> None:
    """It used to wait for news of a shot that was never kept."""
    names: list[str] = []
    honest = ServerClient.ask

    async def ask(self: ServerClient, match: str, name: str, *more: Any) -> Any:
        names.append(name)
        if name.startswith("on-") and names.count(name) < 3:
            raise Rejected("server/refused", problem=problem, title="", detail="Not now.")
        return await honest(self, match, name, *more)

    monkeypatch.setattr(ServerClient, "ask", ask)
    monkeypatch.setattr(seat_player, "PAUSE", 0.0)
    url = f"http://127.0.0.1:{port.number}"
    winners = asyncio.run(asyncio.wait_for(play_seats(url, "salvo", ("hunter", "hunter")), 60))
    assert winners[0] == winners[1] is not None


@pytest.mark.parametrize(
    ("asked", "pause"),
    [("3", 3.0), ("0", PAUSE), ("600", LONGEST_PAUSE), ("soon", PAUSE), (None, PAUSE)],
)
def test_a_client_waits_as_long_as_it_is_asked_to_within_reason(
    monkeypatch: pytest.MonkeyPatch, asked: str | None, pause: float
) -> None:
    """A client that comes back too early is sent away again, until its tries are used up."""
    headers = {} if asked is None else {"Retry-After": asked}
    answers = [httpx.Response(429, headers=headers), httpx.Response(200, content=b"{}")]
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    async def send() -> int:
        remote = ServerClient("http://127.0.0.1:9", "token")
        remote.http = httpx.AsyncClient(
            base_url="http://x", transport=httpx.MockTransport(lambda _: answers.pop(0))
        )
        return (await remote.send_with_retry("GET", "/me", None)).status_code

    monkeypatch.setattr(server_client, "asyncio", SimpleNamespace(sleep=sleep))
    assert asyncio.run(send()) == 200
    assert slept == [pause]


def test_a_client_plays_on_when_the_server_comes_back(tmp_path: Path) -> None:
    """A new version of the server must not cost a player the game."""

    async def play() -> None:
        async with AsyncExitStack() as first:
            number = (await first.enter_async_context(open_loopback_server(tmp_path))).number
            async with ServerClient(f"http://127.0.0.1:{number}") as remote:
                wanted = {"id": "x", "variant": "classic", "seats": ["host", "scatter"]}
                match = (await remote.post("/matches", wanted, Description)).company.match
                playing = asyncio.create_task(play_seat(remote, match, find_bot("scatter")(1)))
                while (await remote.describe(match)).phase != "playing":  # noqa: ASYNC110 -- Afar.
                    await asyncio.sleep(0.02)
                await first.aclose()
                await asyncio.sleep(0.2)
                async with open_loopback_server(tmp_path, port=number):
                    done = await asyncio.wait_for(playing, 120)
        assert done.winner is not None

    asyncio.run(play())
