import asyncio
import json
from collections.abc import Awaitable, Callable
from typing import Any

import pytest
from jsonschema import Draft202012Validator

from kit.servers.loopback_server import (
    Guest,
    LoopbackServer,
    Port,
    call_off,
    next_message,
    play_on,
    seat_pair,
)
from seabattle.server.openapi import describe_api
from seabattle.server.run.asgi_app import OPERATIONS, PATTERNS
from seabattle.speech import LANGUAGES

Visit = Callable[[Port, list[Guest], str], Awaitable[Any]]


def visit_server(
    port: LoopbackServer,
    visit: Visit,
    variant: str = "classic-bonus",
    turns: int = 6,
    **options: Any,
) -> Any:
    """The messages of a match of two that has gone on for some turns."""

    async def run() -> Any:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests, variant, **options)
            await play_on(guests, match, turns)
            return await visit(quay, guests, match)

    return asyncio.run(run())


async def lines_of(guest: Guest, match: str, query: str) -> list[Any]:
    """The first messages of the stream."""
    found: list[Any] = []
    last = (await guest.view(match))["number"]
    async with guest.http.stream("GET", f"/api/matches/{match}/stream{query}") as answer:
        async for line in answer.aiter_lines():
            if line:
                found.append(json.loads(line))
            if found and found[-1].get("number") == last:
                break
    return found


def without_words(message: Any) -> Any:
    """A message as it is sent to a client that asks for no language."""
    if isinstance(message, dict):
        return {
            name: without_words(value)
            for name, value in message.items()
            if name not in {"said", "short", "sentence", "answer", "shots_said"}
            and not (name == "words" and "players" in value)
        }
    return [without_words(each) for each in message] if isinstance(message, list) else message


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_language_adds_words_and_changes_nothing_else(port: LoopbackServer, lang: str) -> None:
    """Bots that ask for no words must not pay for them, nor be told anything else."""

    async def visit(_quay: Port, guests: list[Guest], match: str) -> None:
        plain = await guests[0].view(match)
        spoken = await guests[0].get(f"/matches/{match}/view?lang={lang}")
        assert without_words(spoken) == without_words(plain) == plain
        assert spoken != plain
        told = await lines_of(guests[1], match, "?after=0")
        words = await lines_of(guests[1], match, f"?after=0&lang={lang}")
        assert [without_words(each) for each in words] == told
        assert all(sentence for each in words for sentence in each["said"])

    visit_server(port, visit)


def test_the_view_names_its_cells_ships_and_players(port: LoopbackServer) -> None:
    """A screen draws labels and titles without knowing a scheme or a grammar."""

    async def visit(_quay: Port, guests: list[Guest], match: str) -> Any:
        return await guests[0].get(f"/matches/{match}/view?lang=ru")

    view = visit_server(port, visit, "sea-battle", labels={"columns": "cyrillic"})

    assert view["names"]["columns"][:3] == ["А", "Б", "В"]
    assert view["names"]["rows"] == [str(number) for number in range(1, 11)]
    assert view["names"]["between"] in {"", "-"}
    assert set(view["words"]["ships"]) == {each["name"] for each in view["ruleset"]["fleet"]}
    assert view["words"]["ships"]["destroyer"] == "эсминец"
    assert len(view["words"]["players"]) == 2


def test_what_may_not_be_done_says_why_in_words(port: LoopbackServer) -> None:
    """A greyed-out button without a reason is a riddle."""

    async def visit(_quay: Port, guests: list[Guest], match: str) -> Any:
        return [await guest.get(f"/matches/{match}/view?lang=it") for guest in guests]

    for view in visit_server(port, visit):
        refusals = [each["refusal"] for each in view["options"] if each["refusal"]]
        assert refusals
        assert all(each["sentence"].endswith(".") for each in refusals)


def test_the_log_is_what_the_stream_has_told(port: LoopbackServer) -> None:
    """A player who reloads the page reads the same story as one who stayed."""

    async def visit(quay: Port, guests: list[Guest], match: str) -> None:
        for guest in (*guests, await quay.nobody()):
            log = await guest.get(f"/matches/{match}/log?lang=en")
            told = await lines_of(guest, match, "?after=0&lang=en")
            assert [each["said"] for each in log["lines"]] == [each["said"] for each in told]
            assert [each["number"] for each in log["lines"]] == [each["number"] for each in told]
            assert [each["kind"] for each in log["lines"]] == [
                each["what"]["type"] for each in told
            ]

    visit_server(port, visit)


def test_the_log_of_a_round_game_says_which_round_each_news_closes(port: LoopbackServer) -> None:
    """A history round by round must not be guessed from the words."""

    async def visit(_quay: Port, guests: list[Guest], match: str) -> Any:
        for row in range(2):
            for guest in guests:
                await guest.act(match, {"type": "fire", "at": [[row, 0]]})
        return await guests[0].get(f"/matches/{match}/log?lang=en")

    lines = visit_server(port, visit, "forum", turns=0)["lines"]

    news = [each for each in lines if each["kind"] == "round-answered"]
    assert [each["round"] for each in news] == [1, 2]
    assert all(each["round"] is None for each in lines if each not in news)


def test_the_log_of_one_seat_is_not_that_of_the_other(port: LoopbackServer) -> None:
    """The player who placed a fleet is addressed as "you"; the others read a name."""

    async def visit(_quay: Port, guests: list[Guest], match: str) -> Any:
        return [await guest.get(f"/matches/{match}/log?lang=en") for guest in guests]

    one, other = visit_server(port, visit)

    assert any(line["seat"] == 0 for line in one["lines"])
    assert one != other


def test_the_socket_speaks_the_language_of_its_address(port: LoopbackServer) -> None:
    """After a switch of language the page opens another socket, and all words come anew."""

    async def visit(_quay: Port, guests: list[Guest], match: str) -> Any:
        async with guests[0].socket(match, "?lang=ru&views=true") as socket:
            view = await next_message(socket, "view")
            await socket.send('{"id":"x","request":{"type":"refuse-stop"}}')
            refused = await next_message(socket, "refused")
            await guests[1].ask(match, {"type": "offer-stop"})
            told = await next_message(socket, "told")
            return view, refused, told

    view, refused, told = visit_server(port, visit)

    assert view["words"]["players"]
    assert "предлагает" in told["said"][0]
    assert any("а" <= letter <= "я" for letter in refused["problem"]["detail"])


def test_the_rules_of_a_table_are_those_it_agreed_on(port: LoopbackServer) -> None:
    """A table may have other labels, another grid or rules of its own: no variant's page fits."""

    async def visit() -> str:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay("classic", labels={"columns": "РЕСПУБЛИКА"})
            answer = await guest.http.get(f"/api/matches/{match}/rules?lang=it")
            assert answer.headers["content-language"] == "it"
            return answer.text

    assert "РЕСПУБЛИКА"[0] in asyncio.run(visit())


def test_everything_that_is_said_is_as_described(port: LoopbackServer) -> None:
    """The types of the browser are made from the description, so it must be true of words too."""

    async def visit(_quay: Port, guests: list[Guest], match: str) -> Any:
        await call_off(guests, match)
        told = await lines_of(guests[0], match, "?after=0&lang=en")
        view = await guests[0].get(f"/matches/{match}/view?lang=en")
        log = await guests[0].get(f"/matches/{match}/log?lang=en")
        return [*told, view], log

    messages, log = visit_server(port, visit)
    components = json.loads(json.dumps(describe_api(OPERATIONS, PATTERNS)))["components"]
    for name, found in (*(("SocketMessage", each) for each in messages), ("TableLog", log)):
        whole = {"$ref": f"#/components/schemas/{name}", "components": components}
        Draft202012Validator(whole).validate(found)
