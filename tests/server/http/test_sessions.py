"""Sessions are listed and ended by their owner only."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace
from websockets.exceptions import ConnectionClosed

from kit.servers.loopback_server import (
    SETTINGS,
    Guest,
    LoopbackServer,
    Port,
    open_loopback_server,
)
from seabattle.matches.port import PlayerId
from seabattle.server.http.context import ServerSettings
from seabattle.server.http.rate_limit import UNLIMITED, RateLimit
from seabattle.server.http.session import HOST_COOKIE, SessionSigner, SignedSession, device_name
from seabattle.store.administration.session_list import DAY


async def ask(guest: Guest, method: str, path: str, status: int) -> Any:
    """The answer to a request without a body."""
    answer = await guest.http.request(method, "/api" + path)
    assert answer.status_code == status, answer.text
    return answer.json() if answer.content else None


def visit(
    folder: Path,
    story: Any,
    settings: ServerSettings = SETTINGS,
    proxy: tuple[str, ...] = (),
) -> None:
    """Let a story happen at a server of its own."""

    async def run() -> None:
        server = open_loopback_server(folder, settings, proxy=proxy)
        async with server as found, found.port() as quay:
            await asyncio.wait_for(story(found, quay), 60)

    asyncio.run(run())


def copy_of(guest: Guest, other: Guest) -> None:
    """Give another client a copy of a guest's cookie."""
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
    """A socket opened with that session is closed at once, too."""

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
        # A client with a worthless cookie is a new visitor.
        assert (await thief.get("/me"))["name"] != name

        await ask(anna, "DELETE", f"/sessions/{renewed.json()['id']}", 204)
        assert "seabattle" not in anna.http.cookies
        await ask(anna, "GET", "/sessions", 401)

    visit(tmp_path, story)


def test_a_session_is_ended_by_its_owner_only(tmp_path: Path) -> None:
    """A session name that another person has seen on the screen grants nothing."""

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
    """Players keep their games after an upgrade; and such a cookie can be ended, too."""

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


def test_a_session_cookie_is_valid_only_for_the_player_it_was_signed_for() -> None:
    """Parts of two session cookies do not make a valid one."""
    signer = SessionSigner(b"key")
    one = f"anna-anna.{'a' * 32}.{signer._signature('anna-anna', 'a' * 32)}"
    assert signer.read_session(one) is not None
    for other in (one.replace("anna", "bruno"), one.replace("a" * 32, "b" * 32)):
        assert signer.read_session(other) is None
    assert signer.read_session(one.replace(f".{'a' * 32}", "")) is None


def test_a_cookie_is_good_for_a_year_at_the_server_and_an_ended_one_never_again(
    tmp_path: Path,
) -> None:
    """The end of a session was forgotten after a year, and a copy of its cookie good again."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, thief = await quay.person(), await quay.nobody()
        watch: Any = found.context.service.watch
        player, session, *_ = anna.http.cookies["seabattle"].split(".")
        undated = SignedSession(PlayerId(player), session)
        thief.http.cookies.set("seabattle", found.context.session_signer.sign_session(undated))
        watch._offset += 364 * DAY
        assert len(await anna.get("/sessions")) == 1
        assert len(await thief.get("/sessions")) == 1, "a cookie of an earlier release"
        watch._offset += 2 * DAY
        await ask(anna, "GET", "/sessions", 401)
        await ask(thief, "GET", "/sessions", 401)

        bruno, copy = await quay.person(), await quay.nobody()
        copy_of(bruno, copy)
        assert (await bruno.http.post("/api/sessions")).status_code == 201
        for days in (0, 363, 4, 363):
            watch._offset += days * DAY
            await found.context.access.reload()
            await ask(copy, "GET", "/sessions", 401)

    visit(tmp_path, story)


def test_a_server_that_was_years_ahead_gives_out_sessions_that_are_good(tmp_path: Path) -> None:
    """Sessions were signed by the calendar and expired by service time: each was refused."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        watch: Any = found.context.service.watch
        watch._offset += 3650 * DAY
        watch._ahead += 3650 * DAY
        anna = await quay.person()
        assert len(await anna.get("/sessions")) == 1
        assert (await anna.http.post("/api/sessions")).status_code == 201
        assert len(await anna.get("/sessions")) == 1

    visit(tmp_path, story)


def test_a_session_that_ends_is_added_to_those_that_a_server_knows(tmp_path: Path) -> None:
    """Every renewal had all sessions read again that had ended within a year."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, thief = await quay.person(), await quay.nobody()
        office: Any = found.context.administration
        office.restrictions = None
        copy_of(anna, thief)
        assert (await anna.http.post("/api/sessions")).status_code == 201
        await ask(thief, "GET", "/sessions", 401)
        assert len(await anna.get("/sessions")) == 1
        await ask(anna, "DELETE", "/me", 204)

    visit(tmp_path, story)


def test_a_damaged_line_of_the_audit_log_lets_no_visitor_in(tmp_path: Path) -> None:
    """Numbers have no gap: a line that is left out is noticed, and all is read again."""
    from sqlalchemy import text

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, bruno = await quay.person(), await quay.person()
        office = found.context.administration
        assert office is not None
        (line,) = await anna.get("/sessions")
        player = PlayerId(anna.http.cookies["seabattle"].partition(".")[0])
        assert await office.end_session(player, line["id"])
        damage = text("UPDATE acts SET subject = 'x' WHERE number = (SELECT max(number) FROM acts)")
        await office._tables.write(lambda at: at.execute(damage).rowcount)
        await ask(bruno, "POST", "/sessions", 201)
        await ask(anna, "GET", "/sessions", 401)

    visit(tmp_path, story)


def test_sessions_are_renewed_no_faster_than_visitors_come(tmp_path: Path) -> None:
    """Each is a row that is kept for a year."""
    limits = replace(UNLIMITED, visitors=RateLimit(0.001, 4))

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna = await quay.person()
        answers = [await anna.http.post("/api/sessions") for _ in range(4)]
        assert [each.status_code for each in answers] == [201, 201, 201, 429]

    visit(tmp_path, story, replace(SETTINGS, limits=limits))


def test_a_browser_that_comes_by_https_is_given_a_cookie_of_this_host_alone(
    tmp_path: Path,
) -> None:
    """And one that has a cookie of an earlier release gets its new name, and stays known."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        browser, terminal = await quay.nobody(), await quay.nobody()
        forwarded = {"X-Forwarded-Proto": "https", "Origin": quay.url.replace("http", "https")}
        for guest in (browser, terminal):
            guest.http.headers.update(forwarded)
        browser.http.headers["Sec-Fetch-Site"] = "same-origin"
        given = (await browser.http.get("/api/me")).headers["set-cookie"]
        assert given.startswith(f"{HOST_COOKIE}=")
        assert {"Path=/", "Secure", "HttpOnly", "SameSite=Lax"} <= set(given.split("; "))
        assert "Domain" not in given
        plain = (await terminal.http.get("/api/me")).headers["set-cookie"]
        assert plain.startswith("seabattle=")

        old = plain.partition(";")[0]
        name = (await browser.http.get("/api/me", headers={"Cookie": old})).json()["name"]
        again = await browser.http.get("/api/me", headers={"Cookie": old})
        cookie = again.headers["set-cookie"].partition(";")[0]
        assert cookie == f"{HOST_COOKIE}={old.partition('=')[2]}"
        known = await browser.http.get("/api/me", headers={"Cookie": f"{old}; {cookie}"})
        assert known.json()["name"] == name
        assert "set-cookie" not in known.headers
        gone = await browser.http.delete("/api/me", headers={"Cookie": cookie})
        assert gone.headers["set-cookie"].startswith(f"{HOST_COOKIE}=; Path=/; Max-Age=0")
        assert "Secure" in gone.headers["set-cookie"]

    visit(tmp_path, story, proxy=("127.0.0.1",))


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
