import asyncio

import pytest
from websockets.exceptions import InvalidStatus

from kit.servers.loopback_server import LoopbackServer, next_message
from seabattle.server.http.origin import is_foreign

OURS = "127.0.0.1:{port}"

FOREIGN = (
    "http://evil.example",
    "null",
    "",
    "http://127.0.0.1",
    "http://127.0.0.1:1",
    "http://127.0.0.1:{port}.evil.example",
    "http://127.0.0.1:{port}@evil.example",
    "http://evil.example/127.0.0.1:{port}",
    "http://127.0.0.1:{port}/",
    "ftp://127.0.0.1:{port}",
    "http://[",
    "//127.0.0.1:{port}",
)


@pytest.mark.parametrize("origin", FOREIGN)
def test_a_foreign_page_can_neither_ask_nor_listen(port: LoopbackServer, origin: str) -> None:
    """The cookie goes along with whatever page makes the browser ask."""
    origin = origin.format(port=port.number)

    async def knock() -> None:
        async with port.port() as quay:
            anna = await quay.person()
            match = await anna.lay()
            anna.http.headers["Origin"] = origin
            answer = await anna.http.post("/api/tokens", json={"scopes": ["play"]})
            assert answer.status_code == 403
            assert answer.json()["code"] == "request/foreign-origin"
            assert "set-cookie" not in answer.headers
            with pytest.raises(InvalidStatus) as refused:
                async with anna.socket(match):
                    pass
            assert refused.value.response.status_code == 403

    asyncio.run(knock())


def test_a_session_must_say_where_the_request_comes_from(port: LoopbackServer) -> None:
    """Old browsers that say nothing get no benefit of the doubt; tokens need none."""

    async def knock() -> None:
        async with port.port() as quay:
            anna = await quay.person()
            match = await anna.lay()
            del anna.http.headers["Origin"]
            answer = await anna.http.post("/api/tokens", json={"scopes": ["play"]})
            assert answer.status_code == 403
            with pytest.raises(InvalidStatus):
                async with anna.socket(match):
                    pass
            fetched = {"Sec-Fetch-Site": "same-origin"}
            answer = await anna.http.post("/api/tokens", json={"scopes": ["play"]}, headers=fetched)
            assert answer.status_code == 201

    asyncio.run(knock())


def test_our_own_page_may_listen(port: LoopbackServer) -> None:
    """A check that lets nobody in would pass every test above."""

    async def listen() -> None:
        async with port.port() as quay:
            anna = await quay.person()
            async with anna.socket(await anna.lay()) as socket:
                assert (await next_message(socket, "view"))["seat"] == 0

    asyncio.run(listen())


def test_whoever_came_by_https_is_not_asked_from_http() -> None:
    """A page without encryption may be anybody's on the way."""
    headers = {"host": "play.example", "origin": "http://play.example"}
    assert is_foreign(headers, "https")
    assert is_foreign(headers, "wss")
    assert not is_foreign(headers | {"origin": "https://play.example"}, "https")


def test_a_site_that_the_host_names_may_ask() -> None:
    """A front end may be served from elsewhere."""
    headers = {"host": "api.example", "origin": "https://play.example"}
    assert is_foreign(headers, "https")
    assert not is_foreign(headers, "https", ("https://play.example",))


def test_a_fetch_from_another_site_is_foreign_whatever_it_says() -> None:
    """Browsers tell the relation to the site itself, too."""
    for site in ("cross-site", "same-site", "nonsense"):
        assert is_foreign({"host": "a.example", "sec-fetch-site": site}, "https")
