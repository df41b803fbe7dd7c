import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer, open_loopback_server
from seabattle.rules import LANGUAGES, variant_names
from seabattle.server.http.context import ServerSettings
from seabattle.server.http.rate_limit import RateLimit, RateLimits


def visit_server(port: LoopbackServer, visit: Callable[[Guest], Awaitable[Any]]) -> Any:
    """The answer to an anonymous visitor."""

    async def run() -> Any:
        async with port.port() as quay:
            return await visit(await quay.nobody())

    return asyncio.run(run())


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_vocabulary_is_told_in_words(port: LoopbackServer, lang: str) -> None:
    """A builder shows every choice with its explanation, and knows none itself."""

    async def visit(guest: Guest) -> Any:
        return await guest.get(f"/vocabulary?lang={lang}")

    entries = {each["path"]: each for each in visit_server(port, visit)}

    touching = entries["sea.touching"]
    assert [each["value"] for each in touching["values"]] == ["never", "corners", "freely"]
    assert all(each["title"] and each["about"] for each in entries.values())
    assert entries["arsenal"]["kind"] == "tables"


@pytest.mark.parametrize("name", variant_names())
def test_a_ready_made_game_can_be_changed_and_played(port: LoopbackServer, name: str) -> None:
    """From a preset to data, to a file of one's own, to a table."""

    async def visit(guest: Guest) -> None:
        found = await guest.get(f"/variants/{name}/file")
        rules = found["rules"]
        rules["name"] = "my-own"
        rules["title"]["en"] = "My own"
        toml = (await guest.post("/rulesets/write", {"rules": rules}))["toml"]
        assert (await guest.post("/rulesets/read", {"toml": toml}))["rules"] == rules
        verdict = await guest.post("/rulesets/check?lang=it", {"toml": toml})
        assert verdict["mistakes"] == []
        ruleset = verdict["rules"]["ruleset"]
        assert ruleset["title"]["en"] == "My own"
        count = sum(entry["count"] for entry in ruleset["fleet"])
        assert len(verdict["fleet"]) == count

    visit_server(port, visit)


def test_all_mistakes_are_said_with_their_places(port: LoopbackServer) -> None:
    """What is impossible is shown where it was chosen, in the language of the visitor."""

    async def visit(guest: Guest) -> Any:
        rules = (await guest.get("/variants/classic/file"))["rules"]
        rules["fleet"][1]["count"] = 99
        rules["sea"]["touching"] = "sometimes"
        toml = (await guest.post("/rulesets/write", {"rules": rules}))["toml"]
        return await guest.post("/rulesets/check?lang=ru", {"toml": toml})

    verdict = visit_server(port, visit)

    assert verdict["rules"] is None
    assert verdict["fleet"] == []
    places = {each["path"]: each for each in verdict["mistakes"]}
    assert set(places) == {"fleet[1].count", "sea.touching"}
    assert all(each["line"] for each in places.values())
    assert "99" in places["fleet[1].count"]["sentence"]


def test_a_file_that_is_no_toml_says_where_it_breaks(port: LoopbackServer) -> None:
    """A visitor who drops a letter into the page should hear that it is not a rule file."""

    async def visit(guest: Guest) -> Any:
        return await guest.post("/rulesets/read?lang=it", {"toml": "name = \nDear Anna"})

    found = visit_server(port, visit)

    assert found["rules"] is None
    assert [each["code"] for each in found["mistakes"]] == ["file/syntax"]


def test_checking_does_not_use_up_the_tables(tmp_path: Path) -> None:
    """A host who builds a game for an hour must still be able to lay its table."""
    limits = RateLimits(openings=RateLimit(0.001, 1), checks=RateLimit(0.001, 2))

    async def run() -> None:
        async with (
            open_loopback_server(tmp_path, ServerSettings(limits=limits)) as found,
            found.port() as quay,
        ):
            guest = await quay.visitor()
            for status in (200, 200, 429):
                await guest.post("/rulesets/check", {"toml": ""}, status)
            await guest.lay()

    asyncio.run(run())
