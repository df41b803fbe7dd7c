"""Clients and servers of an earlier release, held against those of this one by what they said.

``record_conversation.py`` has written down a whole game of two terminals on their server. Its
requests are sent to the server of today, and its answers are read by the client of today.
"""

import asyncio
import gzip
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from msgspec import json

from archive.record_conversation import CONVERSATION
from archive.test_archive import RELEASES
from kit.servers.loopback_server import LoopbackServer, share_loopback_server
from kit.servers.recording_proxy import Exchange
from seabattle.client.online_table import OnlineTable
from seabattle.client.saved_fleets import SavedFleets
from seabattle.client.server_client import ServerClient
from seabattle.game import Phase, Seat
from seabattle.game.codec import encode_json
from seabattle.records import read_record
from seabattle.views import hear_events, new_view
from seabattle.wire import Order
from seabattle.wire.match import Description

PASSING = {"at", "opened_at", "clock", "program", "hash", "sum"}
"""Fields whose values are those of the moment."""

CLOSED = {"ruleset", "ships", "what", "command"}
"""Parts in which release 0.1.0 took no field that it did not know."""


@pytest.fixture(params=RELEASES, ids=lambda path: str(path.name))
def said(request: pytest.FixtureRequest) -> list[Exchange]:
    """All that was said between the terminals and the server of a release."""
    data = gzip.decompress((request.param / CONVERSATION).read_bytes())
    return [json.decode(line, type=Exchange) for line in data.splitlines()]


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LoopbackServer]:
    """A server of today."""
    with share_loopback_server(tmp_path_factory.mktemp("server")) as found:
        yield found


def is_stream(each: Exchange) -> bool:
    """Whether something was answered line by line."""
    return "/stream" in each.path


def lines_of(text: str) -> list[Any]:
    """What was told on a stream, one message after the other."""
    return [json.decode(line) for line in text.splitlines() if line]


class Replay:
    """The same requests once more, each client with its own cookies and today's names."""

    def __init__(self, url: str) -> None:
        self._url = url
        self._names: dict[str, str] = {}
        self._clients: dict[str, httpx.Client] = {}

    def send(self, each: Exchange) -> httpx.Response:
        """Ask what was asked then."""
        http = self._clients.setdefault(
            each.who, httpx.Client(base_url=self._url, headers={"Origin": self._url}, timeout=30)
        )
        kind = {"Content-Type": "application/json"} if each.body else {}
        return http.request(
            each.method, self._today(each.path), content=self._today(each.body), headers=kind
        )

    def stream(self, each: Exchange, most: int) -> list[Any]:
        """As many lines as were told then."""
        found: list[Any] = []
        path = self._today(each.path)
        with self._clients[each.who].stream("GET", path) as answer:
            for line in answer.iter_lines():
                found += [json.decode(line)] if line else []
                if len(found) == most:
                    break
        return found

    def _today(self, text: str) -> str:
        for then, now in self._names.items():
            text = text.replace(then, now)
        return text

    def learn(self, then: Any, now: Any) -> None:
        """Match ids and keys differ from one server to the next."""
        if isinstance(then, dict):
            for key in then.keys() & now.keys():
                if key in {"match", "key"} and isinstance(then[key], str):
                    self._names[then[key]] = now[key]
                self.learn(then[key], now[key])
        elif isinstance(then, list):
            for old, new in zip(then, now, strict=True):
                self.learn(old, new)


def missing(then: Any, now: Any, at: str = "$", *, closed: bool = False) -> Iterator[str]:
    """What an older client would look for in vain, or stumble over."""
    if type(then) is not type(now):
        yield f"{at}: {then!r} was told, {now!r} is"
    elif isinstance(then, dict):
        if closed:
            yield from (f"{at}.{key} is new" for key in now.keys() - then.keys())
        for key, value in then.items():
            if key not in now:
                yield f"{at}.{key} is gone"
            elif key not in PASSING:
                inner = closed or key in CLOSED
                yield from missing(value, now[key], f"{at}.{key}", closed=inner)
    elif isinstance(then, list):
        if len(then) != len(now):
            yield f"{at}: {len(then)} were told, {len(now)} are"
        for number, (old, new) in enumerate(zip(then, now, strict=False)):
            yield from missing(old, new, f"{at}[{number}]", closed=closed)
    elif isinstance(then, (int, bool)) and then != now:
        yield f"{at}: {then!r} was told, {now!r} is"


def test_what_is_missing_is_found() -> None:
    """A comparison that finds nothing in anything proves nothing."""
    then = {"a": 1, "what": {"b": [1]}, "at": 5}
    assert not [*missing(then, {**then, "more": 1, "at": 6})]
    assert [*missing(then, {"a": 2, "at": 5})] == [
        "$.a: 1 was told, 2 is",
        "$.what is gone",
    ]
    assert [*missing(then, {**then, "what": {"b": [], "c": 1}})] == [
        "$.what.c is new",
        "$.what.b: 1 were told, 0 are",
    ]


def test_clients_of_an_older_release_play_on_this_server(
    said: list[Exchange], port: LoopbackServer
) -> None:
    """Every request is carried out as it was, and every answer has what they look for."""
    replay = Replay(f"http://127.0.0.1:{port.number}")
    carried_out = 0
    for each in said:
        if is_stream(each):
            continue
        answer = replay.send(each)
        assert answer.status_code == each.status, (each.path, answer.text)
        if each.path.endswith("/record"):
            played, again = (read_record(data) for data in (each.answer.encode(), answer.content))
            assert again.entries == played.entries
            continue
        then, now = json.decode(each.answer), answer.json()
        replay.learn(then, now)
        if "/me" not in each.path:
            carried_out += each.path.endswith("/commands")
            assert not [*missing(_at_rest(then), _at_rest(now))], each.path
    assert carried_out > 10

    for each in filter(is_stream, said):
        then_lines = [line for line in lines_of(each.answer) if line["type"] == "told"]
        now_lines = replay.stream(each, len(then_lines) + 1)
        assert not [*missing(then_lines, now_lines[:-1])]
        last = [line for line in lines_of(each.answer) if line["type"] == "view"][-1]
        assert not [*missing(_at_rest(last), _at_rest(now_lines[-1]))]


def _at_rest(said: Any) -> Any:
    """Without what depends on who was listening at that moment."""
    if isinstance(said, dict) and "company" in said:
        company = {key: value for key, value in said["company"].items() if key != "away"}
        return {**said, "company": company}
    return said


def test_what_an_older_server_told_is_understood(said: list[Exchange], tmp_path: Path) -> None:
    """The view that this client grows from it is the one that the record of the game gives."""
    (data,) = [each.answer.encode() for each in said if each.path.endswith("/record")]
    record = read_record(data)
    for number, who in enumerate(("anna", "bruno")):
        view = asyncio.run(view_of(said, who, tmp_path))
        expected = new_view(record.ruleset, Seat(number))
        for entry in record.entries:
            expected = hear_events(expected, entry.events)
        assert view == expected
        assert view.table.phase is Phase.OVER


async def view_of(said: list[Exchange], who: str, folder: Path) -> Any:
    """What the client of today knows after it has heard what *who* was told."""
    ours = [each for each in said if each.who == who and each.method == "GET"]
    answers = {each.path: each.answer for each in ours}

    def answer(request: httpx.Request) -> httpx.Response:
        return httpx.Response(200, text=answers[request.url.raw_path.decode()])

    remote = ServerClient("http://server.example", "token")
    remote.http = httpx.AsyncClient(
        base_url="http://server.example/api", transport=httpx.MockTransport(answer)
    )
    match = ours[-1].path.split("/")[3]
    found = await remote.get(f"/matches/{match}", Description)
    nobody: Any = None
    table = OnlineTable(remote, found, SavedFleets(nobody), "en")
    (stream,) = filter(is_stream, ours)
    last = max(line["number"] for line in lines_of(stream.answer))
    try:
        while len(table.messages_for(found.seat)) < last:
            await asyncio.wait_for(table.news(), 20)
        return table.view(found.seat)
    finally:
        await table.close()


def test_orders_are_sent_as_an_older_server_reads_them(said: list[Exchange]) -> None:
    """It refuses a field that it does not know, so nothing may be added without being asked."""
    orders = [each.body for each in said if each.path.endswith("/commands")]
    assert len(orders) > 10
    for body in orders:
        order = json.decode(body, type=Order)
        again = {"id": order.id, "request": order.request, "made_on": order.made_on}
        then, now = json.decode(body), json.decode(encode_json(again))
        # What is null may be left out.
        asked = then["request"].items()
        assert now == {**then, "request": {key: value for key, value in asked if value is not None}}
