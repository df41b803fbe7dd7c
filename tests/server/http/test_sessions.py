"""Sessions are listed and ended by their owner, and by nobody else."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kit.servers.loopback_server import Guest, LoopbackServer, Port, open_loopback_server
from seabattle.server.http.session import SessionSigner, device_name


async def ask(guest: Guest, method: str, path: str, status: int) -> Any:
    """What comes of a request without a body."""
    answer = await guest.http.request(method, "/api" + path)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def visit(folder: Path, story: Any) -> None:
    """Let a story happen at a server of its own."""

    async def run() -> None:
        async with open_loopback_server(folder) as found, found.port() as quay:
            await asyncio.wait_for(story(found, quay), 60)

    asyncio.run(run())


def copy_of(guest: Guest, other: Guest) -> None:
    """Let somebody have a copy of a guest's cookie."""
    other.http.cookies.set("seabattle", guest.http.cookies["seabattle"])
    other.http.headers["Origin"] = guest.port.url


async def closed_with(socket: Any) -> int:
    """The code with which a socket is closed."""
    while True:
        try:
            await asyncio.wait_for(socket.recv(), 20)
        except ConnectionClosed as closed:
            return closed.rcvd.code if closed.rcvd else 0


def test_a_session_that_is_ended_opens_nothing_any_more(tmp_path: Path) -> None:
    """And whoever listens by it is sent away at once."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, thief = await quay.person(), await quay.nobody()
        anna.http.headers["User-Agent"] = "Mozilla/5.0 (X11; Linux x86_64) Firefox/130.0"
        (line,) = await anna.get("/sessions")
        assert line["current"]
        assert set(line) == {"id", "created", "device", "current"}
        name = (await anna.get("/me"))["name"]
        copy_of(anna, thief)
        assert (await thief.get("/me"))["name"] == name
        match = await anna.lay()
        async with thief.socket(match) as socket:
            await socket.recv()
            renewed = await anna.http.post("/api/sessions")
            assert renewed.status_code == 201
            assert renewed.json()["device"] == "Firefox, Linux"
            assert await closed_with(socket) == 4001
        assert (await anna.get("/me"))["name"] == name
        assert [each["id"] for each in await anna.get("/sessions")] == [renewed.json()["id"]]
        assert await ask(thief, "GET", "/sessions", 401)
        # Whoever shows a cookie that is worthless is somebody new.
        assert (await thief.get("/me"))["name"] != name

        await ask(anna, "DELETE", f"/sessions/{renewed.json()['id']}", 204)
        assert "seabattle" not in anna.http.cookies
        await ask(anna, "GET", "/sessions", 401)

    visit(tmp_path, story)


def test_nobody_ends_the_session_of_somebody_else(tmp_path: Path) -> None:
    """A name that was seen over a shoulder is no key."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, bruno = await quay.person(), await quay.person()
        (line,) = await anna.get("/sessions")
        problem = await ask(bruno, "DELETE", f"/sessions/{line['id']}", 404)
        assert problem["code"] == "visitor/unknown-session"
        assert [each["id"] for each in await anna.get("/sessions")] == [line["id"]]
        bot = await quay.visitor()
        assert (await ask(bot, "GET", "/sessions", 403))["code"] == "token/too-narrow"

    visit(tmp_path, story)


def test_a_session_from_before_sessions_had_names_is_good_until_it_is_ended(
    tmp_path: Path,
) -> None:
    """Nobody loses their games by an upgrade; and such a cookie can be ended, too."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna = await quay.person()
        name = (await anna.get("/me"))["name"]
        player = anna.http.cookies["seabattle"].partition(".")[0]
        signer = found.context.session_signer
        anna.http.cookies.clear()
        anna.http.cookies.set("seabattle", f"{player}.{signer._signature(player)}")
        assert (await anna.get("/me"))["name"] == name
        lines = await anna.get("/sessions")
        assert [each["current"] for each in lines] == [True, False]
        await ask(anna, "DELETE", f"/sessions/{lines[0]['id']}", 204)
        anna.http.cookies.set("seabattle", f"{player}.{signer._signature(player)}")
        await ask(anna, "GET", "/sessions", 401)

    visit(tmp_path, story)


def test_a_session_is_of_whoever_it_was_signed_for() -> None:
    """Parts of two sessions make none."""
    signer = SessionSigner(b"key")
    one = f"anna-anna.{'a' * 32}.{signer._signature('anna-anna', 'a' * 32)}"
    assert signer.read_session(one) is not None
    for other in (one.replace("anna", "bruno"), one.replace("a" * 32, "b" * 32)):
        assert signer.read_session(other) is None
    assert signer.read_session(one.replace(f".{'a' * 32}", "")) is None


@pytest.mark.parametrize(
    ("agent", "name"),
    [
        (
            "Mozilla/5.0 (Windows NT 10.0) Chrome/126 Safari/537 Edg/126",
            "Edge, Windows",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17) Version/17 Safari/604", "Safari, iPhone"),
        ("curl/8.5.0", "curl"),
        ("", ""),
    ],
)
def test_a_browser_is_named_by_two_words(agent: str, name: str) -> None:
    """Enough to know one's own, and no more."""
    assert device_name(agent) == name
