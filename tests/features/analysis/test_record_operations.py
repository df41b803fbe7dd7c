"""Records that are sent to be analysed, leafed through and played on."""

import asyncio
from base64 import b64encode
from functools import lru_cache
from gzip import compress
from typing import Any

import pytest
from msgspec.structs import replace

from kit.games.bot_game import bout, pack_record, table
from kit.servers.loopback_server import Guest, LoopbackServer, Port, call_off, play_on, seat_pair
from seabattle.bots import find_bot
from seabattle.features.analysis.game_analysis import analyse_game
from seabattle.features.analysis.state import ANALYSES
from seabattle.features.analysis.text_cache import TextCache, text_key
from seabattle.records import Record, write_record


@lru_cache(maxsize=1)
def game() -> Record:
    """A finished game."""
    return bout(table("classic"), 4, [find_bot("hunter")(1), find_bot("hunter")(2)])


def ask(port: LoopbackServer, path: str, **body: Any) -> Any:
    """The answer of a server to an anonymous visitor."""

    async def run() -> Any:
        async with port.port() as quay:
            return await (await quay.nobody()).post(f"/records/{path}?lang=en", body)

    return asyncio.run(run())


def test_parts_of_an_analysis_are_those_of_the_record(port: LoopbackServer) -> None:
    """The page adds them up to the whole."""
    packed = pack_record(game())
    first = ask(port, "analysis", record=packed, part=0)["found"]
    wanted = analyse_game(game())

    assert first["unit"] == "shots"
    assert [move["luck"] for move in first["moves"]] == [move.luck for move in wanted[:10]]
    last = ask(port, "analysis", record=packed, part=first["parts"] - 1)["found"]
    assert len(last["placing"]) == 2


def test_what_was_analysed_once_is_not_analysed_again(port: LoopbackServer) -> None:
    """It is found by the hash of the record, in any process."""
    packed = pack_record(replace(game(), names=("Once", "Again")))
    answers = [ask(port, "analysis", record=packed, part=1) for _ in range(2)]
    key = text_key("analysis", "en", packed, "1")

    assert answers[0] == answers[1]
    assert ANALYSES.of(port.context).find(key) is not None


def test_a_cache_evicts_the_least_recently_used_entries() -> None:
    """And never of more than it must."""
    cache = TextCache(most_bytes=10)
    one, two, three = (text_key(name) for name in ("one", "two", "three"))
    cache.keep(one, b"1234")
    cache.keep(two, b"1234")
    assert cache.find(one) == b"1234"
    cache.keep(three, b"1234")

    assert cache.find(two) is None
    assert cache.find(one) == cache.find(three) == b"1234"


@pytest.mark.parametrize("path", ["analysis", "replay", "play-on"])
@pytest.mark.parametrize("broken", ["running", "rubbish", "not packed", "a bomb", "cut off"])
def test_what_cannot_be_analysed_is_said(port: LoopbackServer, path: str, broken: str) -> None:
    """A running game, rubbish, and what would fill the memory."""
    data = write_record(game())
    running = replace(game(), entries=game().entries[:30])
    bodies = {
        "running": pack_record(running),
        "rubbish": b64encode(compress(b"{}\n")).decode(),
        "not packed": "A1",
        "a bomb": b64encode(compress(bytes(20_000_000))).decode(),
        "cut off": b64encode(compress(data)[:-20]).decode(),
    }
    more: dict[str, dict[str, Any]] = {
        "analysis": {"part": 0},
        "replay": {},
        "play-on": {"move": 0, "seed": 1, "shots": []},
    }
    answer = ask(port, path, record=bodies[broken], **more[path])

    assert answer["mistake"]["detail"]
    if broken == "running":
        assert answer["mistake"]["code"] == "record/running"


def test_playing_on_answers_every_shot(port: LoopbackServer) -> None:
    """The fleet is the same as long as the seed is."""
    wanted = {"record": pack_record(game()), "move": 20, "seed": 5}
    begun = ask(port, "play-on", **wanted, shots=[])
    assert begun["said"] is None
    assert begun["expected"] > 10
    rows = begun["chart"]["rows"]
    free = next(row * 10 + col for row in range(10) for col in range(10) if rows[row][col] == ".")
    fired = ask(port, "play-on", **wanted, shots=[free])

    assert fired["said"] in ("miss", "hit", "sunk")
    assert fired == ask(port, "play-on", **wanted, shots=[free])
    assert (
        ask(port, "play-on", **wanted, shots=[free, free])["mistake"]["code"] == "analysis/no-shot"
    )


def test_a_running_match_has_nothing_to_analyse(port: LoopbackServer) -> None:
    """Neither for its players nor for spectators; when it is over, for all."""

    async def run() -> tuple[list[int], list[int]]:
        async with port.port() as quay:
            guests = [await quay.visitor(), await quay.visitor()]
            match = await seat_pair(guests)
            await play_on(guests, match, 8)
            everybody: list[Guest] = [*guests, await Port.nobody(quay)]
            address = f"/api/matches/{match}/record"
            running = [(await each.http.get(address)).status_code for each in everybody]
            await call_off(guests, match)
            return running, [(await each.http.get(address)).status_code for each in everybody]

    assert asyncio.run(run()) == ([409] * 3, [200] * 3)
