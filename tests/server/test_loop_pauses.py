"""Nothing heavy on the event loop: whatever one visitor asks, everybody else can go on.

Every operation is asked for with the largest input that is legal, and the longest that the
loop was busy at a time is measured in processor time.
"""

import asyncio
import threading
import time
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import httpx
import pytest
from msgspec import Struct, json
from websockets.sync.client import connect

from kit.servers.loop_meter import meter_loop
from kit.servers.loopback_server import LoopbackServer, share_loopback_server
from seabattle.game import Fire, PlaceFleet, Refusal
from seabattle.grid import Cell, Col, Row
from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.port import MatchId, PlayerId
from seabattle.matches.request import Act, NewSitter, OfferStop, SitDown
from seabattle.matches.service import Service, SubmittedRequest
from seabattle.matches.state import Sitter
from seabattle.rules import Ruleset, load_variant, random_fleet, read_variant, settle
from seabattle.server.run.asgi_app import OPERATIONS

MOST_SECONDS = 0.003
"""The longest that the loop may be busy at a time: 2 ms, and half as much for a busy machine."""

TOML = """name = "wide"
[title]
en = "Wide"
[grid]
rows = 64
columns = 64
[sea]
touching = "never"
[[fleet]]
name = "boat"
count = 59
shapes = ["####"]
[[fleet]]
name = "raft"
count = 1
shapes = [["##", "#."]]
[turn]
order = "alternate"
begins = "first"
again_after = "never"
"""

TIGHT = TOML.replace("64", "10").replace("count = 59", "count = 8").replace('"####"', '"##"')

MOVES = 300
ROUNDS = 3

HASH = "0" * 64


class World(Struct, frozen=True):
    """Somebody who asks, and the largest matches there can be."""

    server: LoopbackServer
    token: str
    long: str
    """Two fleets of sixty ships on 64×64, and many moves."""
    crowd: str
    """Sixty-four seats on 57×57, and some rounds."""
    finished: str
    tight: str
    """Hardly room for a random fleet."""


Ask = tuple[str, str, Any]
"""Method, path and body of a request."""


def _ships(ruleset: Ruleset, seed: int) -> Any:
    return random_fleet(ruleset, Random(seed))


async def _ask(service: Service, live: LiveMatch, player: PlayerId, id_: str, what: Any) -> None:
    sitter = NewSitter(f"Player {player}", SitterKind.PERSON)
    answer = await service.submit(live.match, SubmittedRequest(id_, what, player, sitter=sitter))
    assert not isinstance(answer, Refusal), answer


async def _lay(service: Service, ruleset: Ruleset, players: list[PlayerId], name: str) -> LiveMatch:
    """A match at which everybody has placed a fleet."""
    seats = (HOST, *[OPEN] * (len(players) - 1))
    host = Sitter("Anna", SitterKind.BOT, players[0])
    live = await service.open_match(MatchPlan(ruleset, ruleset.name, seats, hints=True), host, name)
    for player in players[1:]:
        await _ask(service, live, player, "sit", SitDown())
    fleet = _ships(ruleset, 7)
    for player in players:
        await _ask(service, live, player, "place", Act(PlaceFleet(fleet)))
    return live


async def _make_world(server: LoopbackServer) -> World:
    context = server.context
    service = context.service
    host = await context.people.new_player("Anna")
    made = await context.people.make_token(host.id, ["play", "read"])
    assert made is not None
    wide = settle(read_variant(TOML))
    pair = [host.id, PlayerId("bruno")]
    long = await _lay(service, wide, pair, "long")
    await _fire(service, long, pair, MOVES)
    finished = await _lay(service, wide, pair, "finished")
    await _fire(service, finished, pair, MOVES)
    for player in pair:
        await _ask(service, finished, player, "stop", OfferStop())
    many = [host.id, *(PlayerId(f"player{number}") for number in range(63))]
    crowd = await _lay(service, settle(load_variant("forum"), 64), many, "crowd")
    for round_ in range(ROUNDS):
        for number, player in enumerate(many):
            shot = Fire((Cell(Row(number % 57), Col(round_ * 3 + number // 57)),))
            await _ask(service, crowd, player, f"round{round_}", Act(shot))
    tight = await _lay(service, settle(read_variant(TIGHT)), pair, "tight")
    return World(server, made[0], long.match, crowd.match, finished.match, tight.match)


async def _fire(service: Service, live: LiveMatch, pair: list[PlayerId], moves: int) -> None:
    for move in range(moves):
        cell = Cell(Row(move // 2 // 64), Col(move // 2 % 64))
        await _ask(service, live, pair[move % 2], f"m{move}", Act(Fire((cell,))))


@pytest.fixture(scope="module")
def world(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    """A server in a thread of its own, with matches as large as they get."""
    with share_loopback_server(tmp_path_factory.mktemp("pauses")) as server:
        yield server.call(_make_world(server))


def _largest_toml() -> str:
    lines = "".join(f'a{number} = [1, 2, 3, {{ b = "c" }}]\n' for number in range(2000))
    return lines[:32_000].rpartition("\n")[0]


def _largest_rules() -> dict[str, Any]:
    return {f"table{number}": {"a": [1, 2, 3], "b": "c" * 20} for number in range(1000)}


def _many_ships(ship_class: str, count: int) -> list[dict[str, Any]]:
    return [
        {
            "ship_class": ship_class,
            "cells": [[number // 10 * 2, number % 10 * 6 + each] for each in range(4)],
        }
        for number in range(count)
    ]


def _all_ships() -> list[dict[str, Any]]:
    return [*_many_ships("boat", 59), {"ship_class": "raft", "cells": [[63, 0], [63, 1], [62, 0]]}]


LARGEST: dict[tuple[str, str], Callable[[World, int], Ask]] = {
    ("GET", "/variants"): lambda w, n: ("GET", "/variants", None),
    ("GET", "/variants/{name}"): lambda w, n: ("GET", "/variants/forum?seats=64", None),
    ("GET", "/variants/{name}/rules"): lambda w, n: (
        "GET",
        "/variants/forum/rules?seats=64&lang=ru",
        None,
    ),
    ("GET", "/vocabulary"): lambda w, n: ("GET", "/vocabulary?lang=ru", None),
    ("GET", "/variants/{name}/file"): lambda w, n: ("GET", "/variants/classic-bonus/file", None),
    ("POST", "/rulesets/check"): lambda w, n: ("POST", "/rulesets/check", {"toml": TOML}),
    ("POST", "/rulesets/read"): lambda w, n: ("POST", "/rulesets/read", {"toml": _largest_toml()}),
    ("POST", "/rulesets/write"): lambda w, n: (
        "POST",
        "/rulesets/write",
        {"rules": _largest_rules()},
    ),
    ("GET", "/me"): lambda w, n: ("GET", "/me", None),
    ("PATCH", "/me"): lambda w, n: ("PATCH", "/me", {"name": "Я" * 32}),
    ("DELETE", "/me"): lambda w, n: ("DELETE", "/me", None),
    ("GET", "/sessions"): lambda w, n: ("GET", "/sessions", None),
    ("POST", "/sessions"): lambda w, n: ("POST", "/sessions", None),
    ("DELETE", "/sessions/{session}"): lambda w, n: ("DELETE", f"/sessions/{HASH[:16]}", None),
    ("DELETE", "/matches/{match}"): lambda w, n: ("DELETE", f"/matches/{HASH[:16]}", None),
    ("GET", "/tokens"): lambda w, n: ("GET", "/tokens", None),
    ("POST", "/tokens"): lambda w, n: ("POST", "/tokens", {"scopes": ["play", "read"]}),
    ("DELETE", "/tokens/{token}"): lambda w, n: ("DELETE", f"/tokens/{HASH}", None),
    ("GET", "/layouts"): lambda w, n: ("GET", "/layouts", None),
    ("POST", "/layouts"): lambda w, n: (
        "POST",
        "/layouts",
        {"ruleset": HASH, "name": f"largest{n}", "ships": _all_ships()},
    ),
    ("DELETE", "/layouts/{ruleset}/{layout}"): lambda w, n: (
        "DELETE",
        f"/layouts/{HASH}/{'y' * 64}",
        None,
    ),
    ("GET", "/matches"): lambda w, n: ("GET", "/matches?phase=playing&limit=100", None),
    ("GET", "/matches/mine"): lambda w, n: ("GET", "/matches/mine", None),
    ("POST", "/matches"): lambda w, n: (
        "POST",
        "/matches",
        {"id": f"largest{n}", "variant": "forum", "seats": ["host", *["open"] * 63]},
    ),
    ("GET", "/matches/{match}"): lambda w, n: ("GET", f"/matches/{w.crowd}", None),
    ("GET", "/matches/{match}/view"): lambda w, n: ("GET", f"/matches/{w.long}/view?lang=ru", None),
    ("GET", "/matches/{match}/log"): lambda w, n: ("GET", f"/matches/{w.crowd}/log?lang=ru", None),
    ("GET", "/matches/{match}/rules"): lambda w, n: (
        "GET",
        f"/matches/{w.crowd}/rules?lang={['ru', 'it', 'en'][n]}",
        None,
    ),
    ("GET", "/matches/{match}/links"): lambda w, n: ("GET", f"/matches/{w.crowd}/links", None),
    ("POST", "/matches/{match}/commands"): lambda w, n: (
        "POST",
        f"/matches/{w.long}/commands",
        {"id": f"largest{n}", "request": _fire_request(MOVES // 2 + n)},
    ),
    ("POST", "/matches/{match}/why-not"): lambda w, n: (
        "POST",
        f"/matches/{w.long}/why-not?",
        {"command": {"type": "place-fleet", "ships": _all_ships()}},
    ),
    ("GET", "/matches/{match}/random-fleet"): lambda w, n: (
        "GET",
        f"/matches/{[w.tight, w.long, w.crowd][n]}/random-fleet",
        None,
    ),
    ("POST", "/matches/{match}/berths"): lambda w, n: (
        "POST",
        f"/matches/{w.long}/berths?lang=ru",
        {"ship_class": "raft", "ships": _many_ships("boat", 59)},
    ),
    ("GET", "/matches/{match}/hint"): lambda w, n: ("GET", f"/matches/{w.long}/hint", None),
    ("GET", "/matches/{match}/stream"): lambda w, n: (
        "GET",
        f"/matches/{w.crowd}/stream?lang=ru",
        None,
    ),
    ("GET", "/matches/{match}/record"): lambda w, n: ("GET", f"/matches/{w.finished}/record", None),
    ("GET", "/matches/{match}/replay"): lambda w, n: (
        "GET",
        f"/matches/{w.finished}/replay?lang=ru",
        None,
    ),
    ("GET", "/matches/{match}/picture.svg"): lambda w, n: (
        "GET",
        f"/matches/{w.long}/picture.svg?move={100 + n}",
        None,
    ),
    ("GET", "/matches/{match}/picture.png"): lambda w, n: (
        "GET",
        f"/matches/{w.long}/picture.png?move={100 + n}",
        None,
    ),
    ("GET", "/matches/{match}/post"): lambda w, n: (
        "GET",
        f"/matches/{w.crowd}/post?lang=ru&format=bbcode",
        None,
    ),
}
"""What is asked of each operation, three times and a little differently each time."""


def _fire_request(cell: int) -> dict[str, Any]:
    fire = {"type": "fire", "at": [[cell // 64, cell % 64]]}
    return {"type": "act", "command": fire}


def _operation_name(key: tuple[str, str]) -> str:
    return " ".join(key)


def test_every_operation_has_a_largest_input() -> None:
    """Whoever adds an operation says here what it may cost at most."""
    assert set(LARGEST) == {(each.method, each.path) for each in OPERATIONS}


@pytest.mark.parametrize("key", sorted(LARGEST), ids=_operation_name)
def test_no_operation_keeps_the_loop_busy(world: World, key: tuple[str, str]) -> None:
    """With thirty connections a move once took 6 s instead of 9 ms."""
    scopes = {(each.method, each.path): each.scope for each in OPERATIONS}
    with _client(world, person=scopes[key] is None) as client:
        found = [*_pauses(world, client, LARGEST[key])]
    longest, culprit, status = min(found)
    assert longest <= MOST_SECONDS, f"{1000 * longest:.1f} ms, {status}: {culprit}"


def _pauses(
    world: World, client: httpx.Client, ask: Callable[[World, int], Ask]
) -> Iterator[tuple[float, str, int]]:
    with meter_loop(world.server.thread) as meter:
        for number in range(3):
            meter.reset()
            status = _send(client, ask(world, number))
            # Whoever was deleted is nobody, and what is not there cannot be deleted.
            assert status < 500, status
            assert status not in {400, 403}, status
            yield meter.longest, meter.culprit, status


def _client(world: World, *, person: bool = False) -> httpx.Client:
    url = world.server.port().url
    if person:
        cookies = httpx.get(f"{url}/api/me", headers={"Origin": url}).cookies
        return httpx.Client(base_url=url, headers={"Origin": url}, cookies=cookies, timeout=120)
    headers = {"Authorization": f"Bearer {world.token}"}
    return httpx.Client(base_url=url, headers=headers, timeout=120)


def _send(client: httpx.Client, ask: Ask) -> int:
    method, path, body = ask
    with client.stream(method, f"/api{path}", json=body) as answer:
        if path.partition("?")[0].endswith("/stream"):
            next(answer.iter_lines())
        else:
            answer.read()
        return answer.status_code


def test_the_meter_finds_what_keeps_the_loop_busy(world: World) -> None:
    """A measurement that finds nothing must have been able to find something."""
    done = threading.Event()

    def dawdle() -> None:
        until = time.thread_time() + 3 * MOST_SECONDS
        while time.thread_time() < until:
            pass
        done.set()

    with meter_loop(world.server.thread) as meter:
        world.server.loop.call_soon_threadsafe(dawdle)
        assert done.wait(30)
        world.server.call(asyncio.sleep(0))
        assert meter.longest >= 3 * MOST_SECONDS
        assert "dawdle" in meter.culprit


@pytest.mark.parametrize("match", ["crowd", "long"])
@pytest.mark.parametrize("query", ["", "?views=true&lang=ru"])
def test_a_socket_is_opened_without_a_pause(world: World, match: str, query: str) -> None:
    """Whoever comes back to the largest game is sent all of it at once."""
    address = f"{world.server.port().url.replace('http', 'ws')}/api/matches/"
    address += f"{getattr(world, match)}/socket{query}"
    found = []
    with meter_loop(world.server.thread) as meter:
        for _ in range(3):
            meter.reset()
            headers = {"Authorization": f"Bearer {world.token}"}
            with connect(address, additional_headers=headers, max_size=None) as socket:
                assert json.decode(socket.recv(60))["type"] == "view"
            found.append((meter.longest, meter.culprit))
    longest, culprit = min(found)
    assert longest <= MOST_SECONDS, f"{1000 * longest:.1f} ms: {culprit}"


@pytest.mark.parametrize("match", ["crowd", "long"])
def test_a_long_log_is_taken_up_without_a_pause(world: World, match: str) -> None:
    """A match that was evicted is folded from its first page, while others play."""
    name = MatchId(getattr(world, match))
    service = world.server.context.service
    found = []
    with meter_loop(world.server.thread) as meter:
        for _ in range(3):
            meter.reset()
            assert world.server.call(service._load_from_log(name)) is not None
            found.append((meter.longest, meter.culprit))
    longest, culprit = min(found)
    assert longest <= MOST_SECONDS, f"{1000 * longest:.1f} ms: {culprit}"


def test_a_fleet_of_sixty_ships_is_placed_without_a_pause(world: World) -> None:
    """The largest command there is."""
    found = []
    with _client(world) as client, meter_loop(world.server.thread) as meter:
        for number in range(3):
            wanted = {"id": f"fleet{number}", "toml": TOML, "seats": ["host", "open"]}
            answer = client.post("/api/matches", json=wanted)
            assert answer.status_code == 201, answer.text
            match = answer.json()["company"]["match"]
            place = {"type": "place-fleet", "ships": _all_ships()}
            order = {"id": "place", "request": {"type": "act", "command": place}}
            meter.reset()
            assert _send(client, ("POST", f"/matches/{match}/commands", order)) == 200
            found.append((meter.longest, meter.culprit))
    longest, culprit = min(found)
    assert longest <= MOST_SECONDS, f"{1000 * longest:.1f} ms: {culprit}"
