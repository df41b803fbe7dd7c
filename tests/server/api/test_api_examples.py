import asyncio
from collections.abc import Iterator
from typing import Any

import msgspec
import pytest
from jsonschema import Draft202012Validator

from kit.servers.loopback_server import Guest, LoopbackServer
from kit.servers.software_passkey import SoftwarePasskey
from seabattle.server.api_examples import load_examples
from seabattle.server.http.problem_details import status_of
from seabattle.server.openapi import describe_api
from seabattle.server.run.asgi_app import OPERATIONS, PATTERNS, problem_index

DOCUMENT: Any = msgspec.json.decode(msgspec.json.encode(describe_api(OPERATIONS, PATTERNS)))

ENDPOINTS = [
    pytest.param(operation, id=f"{method.upper()} {path}")
    for path, methods in DOCUMENT["paths"].items()
    for method, operation in methods.items()
]


def contents(operation: Any) -> Iterator[Any]:
    """Everything with a schema that goes in, or comes out when all is well."""
    yield from operation.get("requestBody", {}).get("content", {}).values()
    for status, response in operation["responses"].items():
        if status.startswith("2"):
            yield from response.get("content", {}).values()


def values(content: Any) -> list[Any]:
    """The examples of a body or a parameter."""
    return [each["value"] for each in content.get("examples", {}).values()]


def validate(value: Any, schema: Any) -> None:
    """Fail unless a value is as the description says."""
    whole = {**schema, "components": DOCUMENT["components"]}
    Draft202012Validator(whole).validate(value)


@pytest.mark.parametrize("operation", ENDPOINTS)
def test_every_endpoint_has_an_example_that_fits_its_schema(operation: Any) -> None:
    """An example is what people copy first; one that the server would refuse is worse than none."""
    for content in contents(operation):
        assert values(content)
        for value in values(content):
            validate(value, content["schema"])
    for parameter in operation["parameters"]:
        if parameter["in"] == "path":
            (value,) = values(parameter)
            validate(value, parameter["schema"])


def test_no_example_is_left_over() -> None:
    """An example whose endpoint was renamed would be shown nowhere, without a warning."""
    described_here = {f"{each.method} {each.path}" for each in OPERATIONS}
    assert set(load_examples().operations) == described_here


@pytest.mark.parametrize("status", load_examples().problems)
def test_every_problem_that_is_shown_has_its_status(status: str) -> None:
    """Authors of clients copy the 429 that is shown there, so its status must be right."""
    problem = DOCUMENT["components"]["examples"][f"Problem{status}"]["value"]
    validate(problem, {"$ref": "#/components/schemas/Problem"})
    assert str(problem["status"]) == status
    assert status_of(problem_index().example_of(problem["code"], "en")) == int(status)
    routes = DOCUMENT["paths"].values()
    assert any(status in each["responses"] for route in routes for each in route.values())


def body(endpoint: str, name: str = "example") -> Any:
    """The body of an example."""
    return load_examples().operations[endpoint].bodies[name]


async def send(guest: Guest, endpoint: str, name: str = "example", **path: str) -> Any:
    """The answer of a real server to an example."""
    method, address = endpoint.split(" ")
    answer = await guest.http.request(
        method, "/api" + address.format_map(path), json=body(endpoint, name)
    )
    assert answer.is_success, answer.text
    return answer.json()


async def show_device(anna: Guest, sent: list[str]) -> None:
    """The ways to another device; codes and signatures are good once, so they are made anew."""
    passkey = SoftwarePasskey(anna.port.url, 999)
    options = await anna.post("/passkeys/options", None)
    link = await anna.post("/device-links", None)
    asked = await anna.post("/sessions/passkey-challenge", None)
    for endpoint, fresh in (
        ("POST /passkeys", passkey.create(options)),
        ("POST /sessions/by-link", {"code": link["code"]}),
        ("POST /sessions/by-passkey", passkey.show(asked["challenge"])),
    ):
        assert set(fresh) == set(body(endpoint))
        answer = await anna.post(endpoint.removeprefix("POST "), fresh)
        assert set(answer) == set(load_examples().operations[endpoint].answer)
        sent.append(f"{endpoint} example")


async def sign_up(anna: Guest, bruno: Guest, ask: Any) -> None:
    """A forum game that is announced, answered and started."""
    name = (await ask(anna, "POST /sign-ups"))["id"]
    requests = "POST /sign-ups/{sign_up}/requests"
    await ask(bruno, requests, "in", sign_up=name)
    for each in ("enter", "close"):
        await ask(anna, requests, each, sign_up=name)
    await ask(bruno, requests, "confirm", sign_up=name)
    started = await ask(anna, requests, "start", sign_up=name)
    assert started["phase"] == "started"
    await ask(anna, "PUT /post-hook")


async def play(port: LoopbackServer) -> list[str]:
    """Send every body there is, in the order of a game; returns their names."""
    sent = []
    async with port.port() as quay:
        anna, bruno = await quay.person(), await quay.person()

        async def ask(guest: Guest, endpoint: str, name: str = "example", **path: str) -> Any:
            sent.append(f"{endpoint} {name}")
            return await send(guest, endpoint, name, **path)

        assert (await ask(anna, "POST /rulesets/check"))["mistakes"] == []
        assert (await ask(anna, "POST /rulesets/read"))["mistakes"] == []
        await ask(anna, "POST /rulesets/write")
        for endpoint in ("POST /papers/judge", "POST /odds", "POST /puzzles/{puzzle}"):
            told = await ask(anna, endpoint, puzzle="f271d6d8")
            assert told == load_examples().operations[endpoint].answer
        for endpoint in ("POST /records/replay", "POST /records/analysis", "POST /records/play-on"):
            assert (await ask(anna, endpoint))["mistake"] is None
        assert (await ask(anna, "PATCH /me"))["name"] == "Anna"
        await ask(anna, "POST /tokens")
        await ask(anna, "POST /channels")
        await show_device(anna, sent)
        await ask(anna, "POST /matches", "a ready-made variant")
        await ask(anna, "POST /lobby")
        table = await ask(anna, "POST /matches", "rules of your own")
        match = table["company"]["match"]
        # The fleet is kept for the rules that are played, so both must be the same game.
        assert body("POST /layouts")["ruleset"] == table["placement_hash"]
        await ask(anna, "POST /layouts")
        commands = "POST /matches/{match}/commands"
        (link,) = await anna.get(f"/matches/{match}/links")
        order = body(commands, "sit-down")
        # The one thing no example can know is the key of another table.
        order = {**order, "request": {**order["request"], "key": link["key"]}}
        sent.append(f"{commands} sit-down")
        await bruno.post(f"/matches/{match}/commands", order)
        await ask(anna, "POST /matches/{match}/berths", match=match)
        await ask(anna, "PUT /matches/{match}/fleet-draft", match=match)
        for endpoint in ("POST /blocks", "POST /reports"):
            # Nor the table at which the player sits.
            fresh = {**body(endpoint), "match": match}
            answer = await anna.http.post(endpoint.replace("POST ", "/api"), json=fresh)
            assert answer.is_success, answer.text
            sent.append(f"{endpoint} example")
        await ask(anna, commands, "place-fleet", match=match)
        await ask(bruno, commands, "place-fleet", match=match)
        read = await ask(anna, "POST /matches/{match}/orders/read", "shot", match=match)
        assert read == load_examples().operations["POST /matches/{match}/orders/read"].answer
        names = {"names": ["Carla", "Dora"]}
        written = await anna.lay("forum", seats=["by-host", "by-host"], hosted=names)
        reading = "POST /matches/{match}/messages/read"
        assert await ask(anna, reading, match=written) == load_examples().operations[reading].answer
        await sign_up(anna, bruno, ask)
        done = await ask(anna, commands, "fire", match=match)
        assert done == load_examples().operations[commands].answer
        shot = await ask(anna, "POST /matches/{match}/why-not", "fire", match=match)
        assert set(shot) == set(load_examples().operations["POST /matches/{match}/why-not"].answer)
    return sent


def test_a_real_server_accepts_every_body_that_is_shown(port: LoopbackServer) -> None:
    """Fitting the schema is not enough: a fleet off the grid would fit it as well."""
    shown = {
        f"{endpoint} {name}"
        for endpoint, example in load_examples().operations.items()
        for name in example.bodies
        # A proof is made for one match; tests/features/sealed/test_sealed_operations.py sends some.
        if endpoint != "POST /matches/{match}/placings"
    }
    assert set(asyncio.run(play(port))) == shown
