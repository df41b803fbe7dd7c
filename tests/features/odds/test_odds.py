"""The odds of a chart that was drawn in a game played elsewhere."""

import asyncio
from typing import Any

import pytest

from kit.servers.loopback_server import LoopbackServer
from seabattle.features.odds.operations import MOST_CELLS, reckon_odds
from seabattle.features.odds.wire import ChartQuestion

POND = """
name = "pond"
title = { en = "Pond", it = "", ru = "" }
[grid]
rows = 3
columns = 4
[sea]
touching = "never"
[[fleet]]
name = "boat"
count = 1
shapes = ["##"]
"""


def test_every_fleet_of_a_small_sea_is_counted() -> None:
    """Two cells lie in seventeen ways on three rows of four; a hit in a corner leaves two."""
    empty = reckon_odds(ChartQuestion(toml=POND), "en")
    assert (empty.mistakes, empty.fleets, empty.method) == ((), 17, "exact")
    hit = reckon_odds(ChartQuestion(toml=POND, rows=("x...", "....", "....")), "en")
    assert hit.fleets == 2
    assert hit.odds is not None
    assert (hit.odds[0][1], hit.odds[1][0], hit.odds[2][3]) == (0.5, 0.5, 0)


@pytest.mark.parametrize("lang", ["en", "it", "ru"])
def test_a_chart_that_cannot_be_says_which_mark_is_wrong(lang: str) -> None:
    """In the language of the visitor who has drawn it."""
    rows = ("x..x", "....", "....")
    found = reckon_odds(ChartQuestion(toml=POND, rows=rows), lang)
    assert found.odds is None
    assert found.names is not None
    (sentence,) = found.mistakes
    assert sentence


def test_a_sea_that_would_take_minutes_is_refused_at_once() -> None:
    """Own rules may have 64 rows and columns."""
    wide = POND.replace("rows = 3", "rows = 64").replace("columns = 4", "columns = 64")
    found = reckon_odds(ChartQuestion(toml=wide), "en")
    assert found.mistakes
    assert found.odds is None
    many = POND.replace("rows = 3", "rows = 20").replace("columns = 4", "columns = 20")
    found = reckon_odds(ChartQuestion(toml=many.replace("count = 1", "count = 31")), "en")
    assert found.mistakes
    assert MOST_CELLS == 400


def test_a_sea_that_all_share_has_odds_too() -> None:
    """By the number of players; more than fit on the board, or may play, are refused."""
    found = reckon_odds(ChartQuestion(variant="forum", seats=3), "en")
    assert (found.mistakes, found.method, found.seats) == ((), "shared", (2, 64))
    assert found.odds is not None
    assert len(found.odds) == 13
    decks = sum(map(sum, found.odds))
    assert 25 < decks < 2 * 17
    assert reckon_odds(ChartQuestion(variant="forum", seats=30), "en").mistakes
    assert reckon_odds(ChartQuestion(variant="classic", seats=3), "en").mistakes


def test_what_can_be_drawn_follows_from_the_rules() -> None:
    """A radar sees cells without a shot, and ships that move are taken to lie still."""
    empty = ("." * 16,) * 16
    armed = reckon_odds(ChartQuestion(variant="battaglia-navale", rows=empty), "en")
    assert (armed.radar, armed.moving) == (True, False)
    bonus = reckon_odds(ChartQuestion(variant="classic-bonus"), "en")
    assert (bonus.radar, bonus.moving) == (False, True)


def test_rules_that_cannot_be_read_have_no_odds() -> None:
    """But a sentence that says so."""
    assert reckon_odds(ChartQuestion(toml="name = 3"), "en").mistakes


def test_any_visitor_may_ask(port: LoopbackServer) -> None:
    """Without a session, for a variant or rules of their own, and not for both or neither."""

    async def story() -> None:
        async with port.port() as quay:
            guest = await quay.nobody()
            rows = ["x.........", *[".........."] * 9]
            found: Any = await guest.post("/odds", {"variant": "classic", "rows": rows}, 200)
            assert found["best"] in ([0, 1], [1, 0])
            own = await guest.post("/odds?lang=ru", {"toml": POND}, 200)
            assert own["names"]["columns"][0] == "А"
            await guest.post("/odds", {"variant": "classic", "toml": POND}, 409)
            await guest.post("/odds", {}, 409)
            await guest.post("/odds", {"variant": "armada"}, 404)

    asyncio.run(story())
