import asyncio
from typing import Any

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer, Port, seat_pair
from seabattle.features.daily.daily_sea import day_of
from seabattle.server.http.operation import Operation
from seabattle.server.run.asgi_app import OPERATIONS

FIRE = {"type": "act", "command": {"type": "fire", "at": [[0, 0]]}}
HASH = "0" * 64
BODIES: dict[str, Any] = {
    "/papers/judge": {"text": ""},
    "/odds": {"variant": "classic"},
    "/puzzles/{puzzle}": {"cell": [8, 5]},
    "/records/analysis": {"record": "", "part": 0},
    "/records/play-on": {"record": "", "move": 0, "seed": 0, "shots": []},
    "/records/replay": {"record": ""},
    "/rulesets/check": {"toml": ""},
    "/rulesets/read": {"toml": ""},
    "/rulesets/write": {"rules": {}},
    "/me": {"name": "Anna"},
    "/tokens": {"scopes": ["read"]},
    "/sessions/by-link": {"code": "x" * 43},
    "/passkeys": {"id": "x" * 43, "client_data": "x", "attestation": "x"},
    "/sessions/by-passkey": {
        "id": "x" * 43,
        "client_data": "x",
        "authenticator_data": "x",
        "signature": "x",
    },
    "/blocks": {"match": "0" * 16, "seat": 1},
    "/reports": {"match": "0" * 16, "seat": 1, "reason": "name"},
    "/layouts": {"ruleset": HASH, "name": "mine", "ships": []},
    "/matches": {"id": "x", "variant": "classic"},
    "/lobby": {"id": "x", "variant": "classic", "seats": ["host", "open"]},
    "/channels": {"kind": "webhook", "address": "https://127.0.0.1/"},
    "/sign-ups": {"id": "x"},
    "/sign-ups/{sign_up}/requests": {"type": "answer", "answer": "in"},
    "/post-hook": {"address": "https://127.0.0.1/"},
    "/matches/{match}/commands": {"id": "role", "request": FIRE},
    "/matches/{match}/berths": {"ship_class": "carrier"},
    "/matches/{match}/fleet-draft": {"ships": [], "version": 0},
    "/matches/{match}/orders/read": {"text": "A1"},
    "/matches/{match}/messages/read": {"seat": 1, "text": "A1"},
    "/matches/{match}/why-not": {"command": {"type": "fire", "at": [[0, 0]]}},
}

ANYBODY = frozenset({200, 201, 409})
"""Answers of an open door; a conflict comes after it."""

ROLES = ("nobody", "stranger", "player", "reader")

CLOSED: dict[str, dict[str, int]] = {
    # What only a person may do, a token may not.
    "PATCH /me": {"player": 403, "reader": 403},
    "GET /tokens": {"player": 403, "reader": 403, "nobody": 401},
    "POST /tokens": {"player": 403, "reader": 403},
    "DELETE /tokens/{token}": {"player": 403, "reader": 403, "nobody": 401, "stranger": 404},
    "POST /layouts": {"player": 403, "reader": 403},
    "DELETE /layouts/{ruleset}/{layout}": {
        "player": 403,
        "reader": 403,
        "nobody": 401,
        "stranger": 404,
    },
    "GET /sessions": {"player": 403, "reader": 403, "nobody": 401},
    "POST /sessions": {"player": 403, "reader": 403, "nobody": 401},
    "DELETE /sessions/{session}": {
        "player": 403,
        "reader": 403,
        "nobody": 401,
        "stranger": 404,
    },
    "POST /device-links": {"player": 403, "reader": 403, "nobody": 401},
    "GET /passkeys": {"player": 403, "reader": 403, "nobody": 401},
    "POST /passkeys/options": {"player": 403, "reader": 403, "nobody": 401},
    "POST /passkeys": {"player": 403, "reader": 403, "nobody": 401, "stranger": 403},
    "DELETE /passkeys/{passkey}": {"player": 403, "reader": 403, "nobody": 401, "stranger": 404},
    "GET /blocks": {"player": 403, "reader": 403, "nobody": 401},
    "POST /blocks": {"player": 403, "reader": 403, "nobody": 401, "stranger": 404},
    "GET /matches/{match}/blocked-seats": {"player": 403, "reader": 403, "nobody": 401},
    "DELETE /blocks/{block}": {"player": 403, "reader": 403, "nobody": 401, "stranger": 404},
    "POST /reports": {"player": 403, "reader": 403, "nobody": 401, "stranger": 404},
    "GET /statistics": {"nobody": 401},
    "POST /statistics": {"player": 403, "reader": 403, "nobody": 401},
    "DELETE /statistics": {"player": 403, "reader": 403, "nobody": 401, "stranger": 204},
    # Open to all who have a key; no guest of this test has one.
    "POST /sessions/by-link": dict.fromkeys(("player", "reader", "nobody", "stranger"), 403),
    "POST /sessions/by-passkey": dict.fromkeys(("player", "reader", "nobody", "stranger"), 403),
    "DELETE /me": {"player": 403, "reader": 403, "nobody": 401, "stranger": 204},
    # Only the player in the seat may do this.
    "DELETE /matches/{match}": {"player": 403, "reader": 403, "nobody": 401, "stranger": 403},
    "POST /matches": {"reader": 403},
    "POST /daily/{name}": {"reader": 403},
    "GET /channels": {"player": 403, "reader": 403, "nobody": 401},
    "POST /channels": {"player": 403, "reader": 403, "nobody": 401},
    "DELETE /channels/{channel}": {"player": 403, "reader": 403, "nobody": 401, "stranger": 404},
    **{
        f"POST /channels/{each}/{{link}}": dict.fromkeys(
            ("nobody", "stranger", "player", "reader"), 404
        )
        for each in ("confirm", "stop")
    },
    "POST /sign-ups": {"reader": 403},
    # There is no such sign-up, and any visitor may learn that.
    "GET /sign-ups/{sign_up}": dict.fromkeys(ROLES, 404),
    "GET /sign-ups/{sign_up}/post": dict.fromkeys(ROLES, 404),
    "POST /sign-ups/{sign_up}/requests": dict.fromkeys(ROLES, 404) | {"reader": 403},
    "GET /matches/{match}/sign-up": {"nobody": 401},
    "GET /post-hook": {"player": 403, "reader": 403, "nobody": 401},
    "PUT /post-hook": {"player": 403, "reader": 403, "nobody": 401},
    "DELETE /post-hook": {"player": 403, "reader": 403, "nobody": 401, "stranger": 404},
    "POST /lobby": {"reader": 403},
    "DELETE /lobby": {"reader": 403, "nobody": 401, "stranger": 204, "player": 204},
    "GET /daily/{name}/{day}/luck": {
        "player": 404,
        "reader": 404,
        "nobody": 401,
        "stranger": 404,
    },
    "GET /matches/mine": {"nobody": 401},
    "GET /layouts": {"nobody": 401},
    "GET /layouts/{ruleset}": {"nobody": 401},
    "GET /layouts/{ruleset}/{layout}": {
        "nobody": 401,
        "stranger": 404,
        "player": 404,
        "reader": 404,
    },
    "GET /matches/{match}/links": {"nobody": 401, "stranger": 403, "reader": 403},
    "POST /matches/{match}/commands": {"nobody": 403, "stranger": 403, "reader": 403},
    "POST /matches/{match}/why-not": {"nobody": 401, "stranger": 403, "reader": 403},
    "GET /matches/{match}/fleet-draft": {"nobody": 401, "stranger": 403, "reader": 403},
    "PUT /matches/{match}/fleet-draft": {"nobody": 401, "stranger": 403, "reader": 403},
    "DELETE /matches/{match}/fleet-draft": {"nobody": 401, "stranger": 403, "reader": 403},
    "POST /matches/{match}/orders/read": {"nobody": 401, "stranger": 403, "reader": 403},
    "POST /matches/{match}/messages/read": {"nobody": 401, "stranger": 403, "reader": 403},
    "GET /matches/{match}/chart": {"nobody": 401, "stranger": 403, "reader": 403},
    "POST /matches/{match}/placings": {"nobody": 401, "stranger": 403, "reader": 403},
    # There is no such proof, and any visitor may learn that.
    "GET /matches/{match}/placings/{placing}": dict.fromkeys(ROLES, 404),
    "GET /matches/{match}/hint": {"nobody": 401, "stranger": 403, "reader": 403, "player": 403},
}

ROUTES = tuple(each for each in OPERATIONS if not each.path.endswith("/stream"))


def sent(operation: Operation) -> dict[str, Any]:
    """The body of a request, as the client is given it."""
    if operation.body is bytes:
        return {"content": b"proof", "headers": {"Content-Type": operation.body_media}}
    return {} if operation.body is None else {"json": BODIES.get(operation.path)}


async def somebody(quay: Port, role: str, player: Guest) -> Guest:
    """A guest in a role: a seat at the table is only the player's."""
    if role == "player":
        return player
    if role == "reader":
        return await quay.visitor("read")
    return await (quay.person() if role == "stranger" else quay.nobody())


@pytest.fixture(scope="module")
def table(port: LoopbackServer) -> tuple[str, str]:
    """A match that has begun, and the token of the player who sits at it."""

    async def play() -> tuple[str, str]:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            return match, guests[0].http.headers["Authorization"]

    return asyncio.run(play())


@pytest.mark.parametrize("role", ROLES)
def test_every_route_is_for_those_it_is_meant_for(
    port: LoopbackServer, table: tuple[str, str], role: str
) -> None:
    """The match, seat, token or layout of another player must be out of reach on every route."""
    match, token = table

    async def knock() -> dict[str, int]:
        found = {}
        today = day_of(port.context.service.watch.now())
        async with port.port() as quay:
            player = await quay.nobody()
            player.http.headers["Authorization"] = token
            for each in ROUTES:
                guest = await somebody(quay, role, player)
                path = each.path.format(
                    match=match,
                    name="classic",
                    token=HASH,
                    ruleset=HASH,
                    layout="mine",
                    session="0" * 32,
                    day=today,
                    puzzle="f271d6d8",
                    channel="0" * 32,
                    link=HASH,
                    placing=HASH + HASH,
                    passkey="0" * 43,
                    block="0" * 32,
                    sign_up="0" * 16,
                )
                answer = await guest.http.request(each.method, "/api" + path, **sent(each))
                found[f"{each.method} {each.path}"] = answer.status_code
        return found

    found = asyncio.run(knock())

    wanted = {route: CLOSED.get(route, {}).get(role) for route in found}
    wrong = {
        route: status
        for route, status in found.items()
        if (status != wanted[route] if wanted[route] else status not in ANYBODY)
    }
    assert wrong == {}


def test_a_bot_that_only_reads_sees_its_own_seat(port: LoopbackServer) -> None:
    """A screen that shows a game needs no right to play it."""

    async def look() -> None:
        async with port.port() as quay:
            person = await quay.person()
            match = await person.lay()
            await person.place(match)
            made = await person.post("/tokens", {"scopes": ["read"]})
            reader = await quay.nobody()
            reader.http.headers["Authorization"] = f"Bearer {made['token']}"
            assert (await reader.view(match))["own"]["ships"]
            problem = await reader.ask(match, FIRE, 403)
            assert problem["code"] == "token/too-narrow"

    asyncio.run(look())


def test_a_revoked_token_opens_nothing(port: LoopbackServer) -> None:
    """A player who loses a token wants it revoked at once."""

    async def play() -> None:
        async with port.port() as quay:
            person = await quay.person()
            made = await person.post("/tokens", {"scopes": ["read", "play"]})
            bot = await quay.nobody()
            bot.http.headers["Authorization"] = f"Bearer {made['token']}"
            await bot.get("/me")
            answer = await person.http.delete(f"/api/tokens/{made['line']['hash']}")
            assert answer.status_code == 204
            assert (await bot.get("/me", 401))["code"] == "token/not-good"
            assert [each["revoked"] is None for each in await person.get("/tokens")] == [False]

    asyncio.run(play())


@pytest.mark.parametrize(
    "header",
    ["Bearer", "Bearer  x", "Bearer nonsense", "Basic YTpi", "Bearer " + "x" * 5000, "sb_x"],
)
def test_a_token_that_is_none_is_refused_everywhere(port: LoopbackServer, header: str) -> None:
    """Falling back to an anonymous visitor would hide the mistake from the author of the client."""

    async def knock() -> int:
        async with port.port() as quay:
            guest = await quay.nobody()
            answer = await guest.http.get("/api/variants", headers={"Authorization": header})
            return answer.status_code

    assert asyncio.run(knock()) == 401


@pytest.mark.parametrize("name", ["token", "access_token", "key"])
def test_a_token_in_an_address_is_refused(port: LoopbackServer, name: str) -> None:
    """Addresses end up in logs, histories and other people's clipboards."""

    async def knock() -> int:
        async with port.port() as quay:
            guest = await quay.nobody()
            return (await guest.http.get(f"/api/matches?{name}=sb_x")).status_code

    assert asyncio.run(knock()) == 400


def test_a_link_opens_one_seat_once(port: LoopbackServer) -> None:
    """A link that is forwarded must not seat a third person."""

    async def play() -> None:
        async with port.port() as quay:
            anna, bruno, carla = [await quay.person() for _ in range(3)]
            match = await anna.lay(seats=["host", "link"])
            (link,) = await anna.get(f"/matches/{match}/links")
            sit = {"type": "sit-down", "key": link["key"]}
            await bruno.ask(match, sit)
            assert (await carla.ask(match, sit, 409))["code"] == "match/key-does-not-fit"
            assert await anna.get(f"/matches/{match}/links") == []
            assert (await carla.view(match))["seat"] is None

    asyncio.run(play())


def test_a_forged_session_is_anonymous(port: LoopbackServer) -> None:
    """A cookie proves something only by its signature."""

    async def knock() -> None:
        async with port.port() as quay:
            anna, mallory = await quay.person(), await quay.nobody()
            session = anna.http.cookies["seabattle"]
            player, _, signature = session.partition(".")
            for forged in (f"{player}.{signature[::-1]}", player, f"{player}.", session + "x"):
                cookie = {"Cookie": f"seabattle={forged}", "Origin": quay.url}
                answer = await mallory.http.get("/api/matches/mine", headers=cookie)
                assert answer.status_code == 401

    asyncio.run(knock())
