import asyncio
import socket
from pathlib import Path

import pytest
from msgspec.structs import replace
from websockets.exceptions import InvalidStatus

from kit.servers.loopback_server import (
    SETTINGS,
    LoopbackServer,
    next_message,
    open_loopback_server,
)
from seabattle.cli.serve import serve
from seabattle.server.http.origin import is_foreign, is_known_host
from seabattle.server.run.serve_options import ServeOptions
from seabattle.trouble import Trouble

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
    """The browser sends the cookie with every request, including those made by a foreign page."""
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
    """A check that refuses all requests would pass every test above."""

    async def listen() -> None:
        async with port.port() as quay:
            anna = await quay.person()
            async with anna.socket(await anna.lay()) as socket:
                assert (await next_message(socket, "view"))["seat"] == 0

    asyncio.run(listen())


def test_a_page_over_http_cannot_ask_a_site_served_over_https() -> None:
    """An attacker on the network can forge a page that comes without encryption."""
    headers = {"host": "play.example", "origin": "http://play.example"}
    assert is_foreign(headers, "https")
    assert is_foreign(headers, "wss")
    assert not is_foreign(headers | {"origin": "https://play.example"}, "https")


def test_a_site_that_the_host_names_may_ask() -> None:
    """A front end may be served from elsewhere."""
    headers = {"host": "api.example", "origin": "https://play.example"}
    assert is_foreign(headers, "https")
    assert not is_foreign(headers, "https", ("https://play.example",))


def test_a_fetch_that_the_browser_marks_as_cross_site_is_foreign() -> None:
    """Browsers send the relation of the sites themselves (Sec-Fetch-Site), too."""
    for site in ("cross-site", "same-site", "nonsense"):
        assert is_foreign({"host": "a.example", "sec-fetch-site": site}, "https")


def test_a_name_that_the_operator_has_not_given_is_refused_everywhere(tmp_path: Path) -> None:
    """A stranger's name that leads to this machine makes the stranger's page count as its own."""
    settings = replace(SETTINGS, names=frozenset({"play.example"}))

    async def knock() -> None:
        async with open_loopback_server(tmp_path, settings) as found, found.port() as quay:
            anna = await quay.person()
            match = await anna.lay()
            wrong = {"Host": f"evil.example:{quay.number}", "Accept-Language": "it"}
            for path in ("/", "/api/me", "/api/openapi.json", "/version"):
                answer = await anna.http.get(path, headers=wrong)
                assert answer.status_code == 421, path
                assert answer.json()["code"] == "request/wrong-host"
                assert "--site" in answer.json()["detail"]
                assert "non risponde" in answer.json()["detail"]
                right = {"Host": f"Play.Example:{quay.number}"}
                assert (await anna.http.get(path, headers=right)).status_code == 200
            for path in ("/healthz", "/readyz"):
                assert (await anna.http.get(path, headers=wrong)).status_code == 200
            anna.http.headers["Host"] = "evil.example"
            with pytest.raises(InvalidStatus) as refused:
                async with anna.socket(match):
                    pass
            assert refused.value.response.status_code == 421

    asyncio.run(knock())


@pytest.mark.parametrize(
    "host",
    [
        *("127.0.0.1", "127.0.0.1:8000", "192.168.1.5:8000", "203.0.113.9", "[::1]:8000", "[::1]"),
        *("localhost", "LOCALHOST:8000", "a.localhost:1", "play.example.", "play.example:443"),
        *("xn--80a.example", "other.example", socket.gethostname(), ""),
        *(f"{socket.gethostname()}.local:8000", f"{socket.gethostname()}.lan".upper()),
    ],
)
def test_loopback_network_and_given_names_are_known(host: str) -> None:
    """A server at home needs no option, and one on the network says its name once."""
    sites = ("play.example", "а.example")
    options = ServeOptions("x.db", sites=sites, origins=("https://other.example",))
    assert is_known_host(host, options.names)


@pytest.mark.parametrize(
    "host",
    [
        *("evil.example", "play.example.evil.example", "127.0.0.1.evil.example", "localhost.evil"),
        *("127.0.0.1@evil.example", "[::1", "a:b:c", "x" * 300, f"{socket.gethostname()}.evil"),
        *("notlocalhost", "evil.example:8000", "0x7f.1.evil.example"),
    ],
)
def test_no_other_name_is_known(host: str) -> None:
    """Names that a stranger can register, or write."""
    assert not is_known_host(host, ServeOptions("x.db", sites=("play.example",)).names)
    assert not is_known_host(host, ServeOptions("x.db").names)


def test_a_proxy_sorts_out_names_unless_one_is_given() -> None:
    """A server behind a proxy was started without its name until now, and goes on."""
    assert ServeOptions("x.db", proxy=("127.0.0.1",)).names is None
    assert ServeOptions("x.db", proxy=("127.0.0.1",), sites=("a.example",)).names is not None


@pytest.mark.parametrize(
    ("options", "code"),
    [
        ({"proxy": ("*",)}, "serve/any-proxy"),
        ({"proxy": ("127.0.0.1", "0.0.0.0/0")}, "serve/any-proxy"),
        ({"proxy": ("::/0",)}, "serve/any-proxy"),
        ({"proxy": ("front",)}, "serve/bad-proxy"),
        ({"site": ("play example",)}, "serve/bad-site"),
        ({"site": ("",)}, "serve/bad-site"),
    ],
)
def test_a_proxy_that_is_everywhere_and_a_name_that_is_none_are_refused(
    options: dict[str, tuple[str, ...]], code: str, tmp_path: Path
) -> None:
    """Where all are believed, each visitor chooses the address that limits and bans count."""
    with pytest.raises(Trouble) as refused:
        serve(port=0, database=str(tmp_path / "x.db"), **options)  # type: ignore[arg-type]
    assert refused.value.code == code
