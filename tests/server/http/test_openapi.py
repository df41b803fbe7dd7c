import asyncio
import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
from jsonschema import Draft202012Validator

from kit.servers.loopback_server import LoopbackServer, seat_pair
from seabattle.server.openapi import describe_api
from seabattle.server.run.asgi_app import OPERATIONS, PATTERNS
from seabattle.server.run.serve_options import ServeOptions

CONFIG = """
[parameters]
"path.match" = "{match}"
"path.name" = "classic"

[checks.negative_data_rejection]
expected-statuses = ["400", "401", "403", "404", "405", "406", "409", "413", "415", "429"]

[[operations]]
include-path = "/api/matches/{{match}}/stream"
enabled = false
"""
"""A stream never ends; and a rule file that is too long may have too many bytes as well."""


def document() -> Any:
    """The description of the API."""
    return json.loads(msgspec.json.encode(describe_api(OPERATIONS, PATTERNS)))


QUICK = "fuzzing"
THOROUGH = "examples,coverage,fuzzing"


async def schemathesis(
    port: LoopbackServer, folder: Path, phases: str, examples: int, bot: bool
) -> str:
    """The findings of Schemathesis on the API, asked as a bot or as a person at a table."""
    async with port.port() as quay:
        guests = [await (quay.visitor() if bot else quay.person()) for _ in range(2)]
        match = await seat_pair(guests)
        config = folder / "schemathesis.toml"
        config.write_text(CONFIG.format(match=match), "utf-8")
        http = guests[0].http
        cookies = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        person = ["-H", f"Cookie: {cookies}", "-H", f"Origin: {quay.url}"]
        robot = ["-H", f"Authorization: {http.headers.get('Authorization')}"]
        words = [
            *(sys.executable, "-m", "schemathesis.cli", "--config-file", str(config), "run"),
            f"{quay.url}/api/openapi.json",
            *("--phases", phases, "--max-examples", str(examples)),
            *("--request-timeout", "30", "--generation-database", "none", "--warnings", "off"),
            *(robot if bot else person),
        ]
        process = await asyncio.create_subprocess_exec(
            *words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, cwd=folder
        )
        said, _ = await process.communicate()
        assert process.returncode == 0, said.decode()
        return said.decode()


def test_schemathesis_finds_nothing_as_a_person(port: LoopbackServer, tmp_path: Path) -> None:
    """Authors of clients rely on the description."""
    assert "passed" in asyncio.run(schemathesis(port, tmp_path, QUICK, 2, bot=False))


@pytest.mark.slow
@pytest.mark.parametrize("bot", [True, False])
def test_schemathesis_finds_nothing_in_a_long_run(
    port: LoopbackServer, tmp_path: Path, bot: bool
) -> None:
    """The same with enough cases to meet the odd ones."""
    assert "passed" in asyncio.run(schemathesis(port, tmp_path, THOROUGH, 100, bot=bot))


def test_every_operation_is_described_once() -> None:
    """Two handlers at one address would leave one of them unreachable."""
    routes = [(each.method, each.path) for each in OPERATIONS]
    names = [each.handler.__name__ for each in OPERATIONS]

    assert len(set(routes)) == len(routes)
    assert len(set(names)) == len(names)


def test_the_description_is_what_is_served(port: LoopbackServer) -> None:
    """Clients must be able to fetch the description from the server."""
    served = httpx.get(f"http://127.0.0.1:{port.number}/api/openapi.json").json()
    assert served == document()
    assert served["openapi"] == "3.1.0"


def test_every_reference_leads_somewhere() -> None:
    """Generated types fail late and far away when one does not."""
    text = json.dumps(document())
    schemas = document()["components"]["schemas"]

    for name in {part.split('"')[0] for part in text.split("#/components/schemas/")[1:]}:
        assert name in schemas
        assert "." not in name
    for schema in schemas.values():
        Draft202012Validator.check_schema(schema)


def test_a_view_is_as_described(port: LoopbackServer) -> None:
    """The types of the browser are made from the description, so it must be true."""

    async def look() -> Any:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests, "classic-bonus")
            return await guests[0].view(match)

    view = asyncio.run(look())
    whole = {"$ref": "#/components/schemas/ViewMessage", "components": document()["components"]}
    Draft202012Validator(whole).validate(view)
    assert "fleet-placed" not in json.dumps(view)


def test_rate_limits_are_on_by_default() -> None:
    """An operator who has never heard of rate limits is safe, too."""
    assert ServeOptions("x.db").settings.limits.address.rate < 1000
    assert ServeOptions("x.db", limited=False).settings.limits.address.rate > 1000
