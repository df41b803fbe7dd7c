"""Random names of visitors who have not chosen one."""

import asyncio
from itertools import product

import pytest

from kit.servers.loopback_server import LoopbackServer
from seabattle.rules import LANGUAGES
from seabattle.server.http.nickname import GENDERS, LONGEST, fit_name
from seabattle.speech.catalog import say
from seabattle.speech.computer import is_no_name


def words(lang: str, place: str) -> set[str]:
    """All that may stand in a place of a name."""
    return {word for gender in GENDERS for word in say(lang, f"nickname-{gender}-{place}").split()}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_name_by_chance_is_one_that_may_be_taken(lang: str) -> None:
    """A random name must pass the form and fit into the lobby."""
    for gender in GENDERS:
        parts = [say(lang, f"nickname-{gender}-{place}").split() for place in ("first", "second")]
        assert min(map(len, parts)) > 10
        for first, second in product(*parts):
            name = say(lang, "nickname", first=first, second=second, number=99)
            assert fit_name(name) == name
            assert len(name) <= LONGEST
            assert not is_no_name(name)


def test_a_visitor_is_named_in_the_language_they_ask_for(port: LoopbackServer) -> None:
    """A Russian lobby was full of Northern Lighthouses."""

    async def visit() -> str:
        async with port.port() as quay:
            guest = await quay.nobody()
            guest.http.headers["Accept-Language"] = "ru-RU,ru;q=0.9,en;q=0.5"
            name: str = (await guest.get("/me"))["name"]
            return name

    name = asyncio.run(visit())
    first, second, number = name.split()
    assert first in words("ru", "first")
    assert second in words("ru", "second")
    assert number.isdecimal()
