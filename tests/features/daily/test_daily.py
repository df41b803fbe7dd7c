"""The daily sea: one field for all players, one try each, and nothing told before the last shot."""

import asyncio
from hashlib import sha256
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest
from msgspec import json, msgpack

from kit.servers.loopback_server import Guest, LoopbackServer, Port
from seabattle.features.daily.daily_sea import (
    DAILY_VARIANTS,
    alone_ruleset,
    commit_day,
    day_after,
    day_of,
    is_day,
)
from seabattle.features.daily.luck_operations import measure_try
from seabattle.features.daily.operations import draw_field, find_or_draw_sea
from seabattle.features.daily.state import DAILY_SEAS
from seabattle.features.daily.tasks import draw_ahead
from seabattle.features.daily.wire import DailyLuck
from seabattle.game import PlaceFleet
from seabattle.matches.port import MatchId
from seabattle.rules import Ship, load_variant, random_fleet, settle
from seabattle.rules.fitting.dice import FixedDice
from seabattle.server.api.kept_match import KeptMatch
from seabattle.store.table_access import change_rows
from seabattle_verifier.__main__ import main
from server.api.test_deletion import player_of
from server.http.test_sessions import ask, visit

DAY: int = 86_400_000
VARIANT = "classic"


async def stop_clock(found: LoopbackServer, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let the server's day be the first of March: a millisecond later with every look."""
    at = [1_772_366_400_000]

    def tick() -> int:
        at[0] += 1
        return at[0]

    # Of this server alone: another one of the same process would follow the clock.
    monkeypatch.setattr(found.context.service.watch, "now", tick)
    for day in range(7):
        await keep_field(found, day_after(day_of(at[0]), day), day)
    return at


async def keep_field(found: LoopbackServer, day: str, seed: int) -> None:
    """Keep a field for a day that takes no time to draw."""
    daily, keys = DAILY_SEAS.of(found.context), found.context.service.key_deriver
    assert daily is not None
    ships = random_fleet(settle(load_variant(VARIANT)), FixedDice(seed))
    hidden = commit_day(keys, day, VARIANT, ships)
    await daily.keep_sea(day, VARIANT, json.encode(ships), hidden)


async def begin(guest: Guest, variant: str = VARIANT) -> Any:
    """A guest's try."""
    answer = await guest.http.post(f"/api/daily/{variant}?lang=en")
    assert answer.status_code == 200, answer.text
    return answer.json()


async def clear(found: LoopbackServer, guest: Guest, match: str, shots: slice = slice(None)) -> Any:
    """Fire where the ships are: at all their cells, or at some."""
    live = await found.context.service.load_match(MatchId(match))
    assert live is not None
    fleet = next(each.command for each in live.journal if each.seat == 1)
    assert isinstance(fleet, PlaceFleet)
    cells = [(cell.row, cell.col) for ship in fleet.ships for cell in ship.cells]
    for cell in cells[shots]:
        await guest.act(match, {"type": "fire", "at": [cell]})
    return await guest.view(match)


async def move_address(found: LoopbackServer, guest: Guest, origin: str) -> None:
    """Let a guest have come from another address."""
    daily = DAILY_SEAS.of(found.context)
    assert daily is not None
    player = player_of(guest)
    await daily._tables.write(
        lambda c: change_rows(c, "daily_tries", {"origin": origin}, {"player": player})
    )


def test_a_sea_is_the_same_for_all_players_and_cleared_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """No opponent fires back, and the table counts shots."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        await stop_clock(found, monkeypatch)
        anna, bruno = await quay.person(), await quay.person()
        first, second = await begin(anna), await begin(bruno)
        assert first["match"] != second["match"]
        assert (first["listed"], second["listed"]) == (True, False)
        assert await begin(anna) == first
        await move_address(found, bruno, "elsewhere")
        ends = [
            await clear(found, anna, first["match"]),
            await clear(found, bruno, second["match"]),
        ]
        assert [view["table"]["winner"] for view in ends] == [0, 0]
        assert ends[0]["charts"][1] == ends[1]["charts"][1]
        assert ends[0]["fleets"] == [[], []]

        sea = await anna.get(f"/daily/{VARIANT}")
        assert sorted(line["mine"] for line in sea["results"]) == [False, True]
        assert len({line["shots"] for line in sea["results"]}) == 1
        mine = sea["mine"]
        assert mine["shots"] == len(mine["marks"]) == sea["results"][0]["shots"]
        assert mine["marks"].count("#") == 5
        assert sea["streak"] == 1
        await (await quay.person()).get(f"/daily/{VARIANT}/{sea['day']}/luck", 404)
        refused = await anna.ask(first["match"], {"type": "ask-rematch"}, 409)
        assert refused["code"] == "match/one-try"

    visit(tmp_path, story)


def test_the_hash_of_a_field_is_shown_a_day_before_and_opened_a_day_after(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the server could choose a field for the player who is about to fire."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        at = await stop_clock(found, monkeypatch)
        anna = await quay.person()
        today = await anna.get(f"/daily/{VARIANT}")
        assert (today["salt"], today["ships"]) == (None, None)
        await anna.get(f"/daily/{VARIANT}/{day_after(today['day'])}", 404)
        at[0] += DAY
        following = await anna.get(f"/daily/{VARIANT}")
        assert following["commitment"] == today["tomorrow"]
        assert following["commitment"] != today["commitment"]
        over = await anna.get(f"/daily/{VARIANT}/{today['day']}")
        assert over["commitment"] == today["commitment"] == _commitment(over)
        await anna.get(f"/daily/{VARIANT}/2026-02-30", 404)
        await anna.get(f"/daily/{VARIANT}/2026-02-01", 404)
        await anna.get("/daily/forum", 404)

    visit(tmp_path, story)


def _commitment(sea: Any) -> str:
    """The hash as any reader can reckon it from what is shown afterwards."""
    ships = [
        " ".join([ship["ship_class"], *(f"{row},{col}" for row, col in sorted(ship["cells"]))])
        for ship in sea["ships"]
    ]
    field = b"".join(sorted(f"{line}\n".encode() for line in ships))
    words = (b"seabattle/refereed/1", b"daily", sea["day"].encode(), sea["variant"].encode())
    parts = (*words, bytes.fromhex(sea["salt"]), field)
    return sha256(b"".join(len(part).to_bytes(4) + part for part in parts)).hexdigest()


def test_a_second_try_from_an_address_is_not_listed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Peeking under another name gains nothing, nor does deleting the name after it."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        await stop_clock(found, monkeypatch)
        peeker, anna = await quay.person(), await quay.person()
        await clear(found, peeker, (await begin(peeker))["match"])
        await ask(peeker, "DELETE", "/me", 204)
        mine = await begin(anna)
        await clear(found, anna, mine["match"])
        sea = await anna.get(f"/daily/{VARIANT}")
        assert sea["results"] == []
        assert (sea["tries"], sea["unlisted"]) == (2, 1)
        assert not sea["mine"]["listed"]
        assert sea["mine"]["shots"] is not None

    visit(tmp_path, story)


def test_a_try_that_ends_too_late_or_is_given_up_does_not_count(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After midnight all visitors can look the field up."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        at = await stop_clock(found, monkeypatch)
        anna, bruno = await quay.person(), await quay.person()
        hers, his = await begin(anna), await begin(bruno)
        day = day_of(at[0])
        await clear(found, anna, hers["match"], slice(3))
        await bruno.act(his["match"], {"type": "resign"})
        at[0] += DAY
        await clear(found, anna, hers["match"], slice(3, None))
        for guest in (anna, bruno):
            sea = await guest.get(f"/daily/{VARIANT}/{day}")
            assert (sea["results"], sea["streak"]) == ([], 0)
            assert sea["mine"]["over"]
            assert sea["mine"]["shots"] is None

    visit(tmp_path, story)


def test_a_streak_goes_on_from_day_to_day(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It stands until a day is left out."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        at = await stop_clock(found, monkeypatch)
        anna = await quay.person()
        streaks = []
        for days in (1, 1, 2, 1):
            await clear(found, anna, (await begin(anna))["match"])
            streaks.append((await anna.get(f"/daily/{VARIANT}"))["streak"])
            at[0] += days * DAY
        assert streaks == [1, 2, 3, 1]

    visit(tmp_path, story)


def test_a_try_goes_on_after_a_restart(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is a match like any other, and the next look at the page records its end."""
    matches: list[str] = []
    days: list[str] = []

    async def before(found: LoopbackServer, quay: Port) -> None:
        days.append(day_of((await stop_clock(found, monkeypatch))[0]))
        anna = await quay.person()
        tried = await begin(anna)
        await clear(found, anna, tried["match"])
        matches.append(tried["match"])

    async def after(found: LoopbackServer, quay: Port) -> None:
        daily = DAILY_SEAS.of(found.context)
        assert daily is not None
        await stop_clock(found, monkeypatch)
        (unsettled,) = await daily.unsettled_tries(days[0], VARIANT)
        assert unsettled.match == MatchId(matches[0])
        sea = await (await quay.nobody()).get(f"/daily/{VARIANT}")
        assert len(sea["results"]) == 1
        assert not await daily.unsettled_tries(days[0], VARIANT)

    visit(tmp_path, before)
    visit(tmp_path, after)


def test_luck_is_taken_out_of_a_try(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A player who hits with every shot has been lucky, and is told how much."""
    kept: list[KeptMatch] = []

    async def story(found: LoopbackServer, quay: Port) -> None:
        await stop_clock(found, monkeypatch)
        anna = await quay.person()
        match = MatchId((await begin(anna))["match"])
        await clear(found, anna, match)
        pages = await found.context.service.logbook.pages(match)
        kept.append(KeptMatch(match, msgpack.encode(pages)))

    visit(tmp_path, story)
    luck = json.decode(measure_try(kept[0]), type=DailyLuck)
    assert luck.luck > 10
    assert luck.without == pytest.approx(17 + luck.luck, abs=0.11)


def test_the_record_of_a_try_can_be_checked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the referee that shares no code with the server."""
    record = tmp_path / "try.jsonl"

    async def story(found: LoopbackServer, quay: Port) -> None:
        at = await stop_clock(found, monkeypatch)
        anna = await quay.person()
        match = (await begin(anna))["match"]
        await clear(found, anna, match)
        await anna.get(f"/matches/{match}/record", 409)
        at[0] += DAY
        record.write_bytes((await anna.http.get(f"/api/matches/{match}/record")).content)

    visit(tmp_path, story)
    assert main([str(record)]) == 0


def test_a_field_is_drawn_where_there_is_none(tmp_path: Path) -> None:
    """The first visitor has today's and tomorrow's drawn, and all others find them."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna = await quay.person()
        sea = await anna.get(f"/daily/{VARIANT}")
        assert len({sea["commitment"], sea["tomorrow"]}) == 2
        again = await anna.get(f"/daily/{VARIANT}/{sea['day']}")
        assert (again["commitment"], again["drawn_at"]) == (sea["commitment"], sea["drawn_at"])

    visit(tmp_path, story)


def test_the_first_visitors_of_a_day_wait_for_one_drawing(tmp_path: Path) -> None:
    """Each of thirty visitors had a field drawn, and most were told that the server is busy."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        drawn: list[str] = []

        async def draw(variant: str, seed: int) -> tuple[Ship, ...]:
            drawn.append(variant)
            await asyncio.sleep(0.01)
            return random_fleet(settle(load_variant(variant)), FixedDice(seed % 100))

        daily, keys = DAILY_SEAS.of(found.context), found.context.service.key_deriver
        assert daily is not None
        looks = [find_or_draw_sea(daily, keys, "2030-01-01", VARIANT, draw) for _ in range(30)]
        seas = await asyncio.gather(*looks)
        assert len({sea.commitment for sea in seas}) == 1
        assert drawn == [VARIANT]

    visit(tmp_path, story)


def test_a_seed_draws_one_field() -> None:
    """Two nodes that draw at the same time must not show two hashes."""
    assert draw_field(VARIANT, 7) == draw_field(VARIANT, 7) != draw_field(VARIANT, 8)


@pytest.mark.parametrize("variant", DAILY_VARIANTS)
def test_one_turn_is_enough_for_every_cell(variant: str) -> None:
    """Or the seat without a player would be to move."""
    ruleset = settle(load_variant(variant))
    assert alone_ruleset(ruleset).turn.shots == ruleset.grid.size <= 100
    assert not ruleset.arsenal
    assert ruleset.manoeuvre is None
    assert ruleset.disclosure.sinking_told


def test_only_days_are_days() -> None:
    """An address may say anything."""
    assert is_day("2026-02-28")
    assert not any(map(is_day, ("2026-02-30", "20260228", "0000-01-01", "2026-2-28")))


def test_the_sea_of_tomorrow_is_drawn_without_visitors(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Its hash stands from midnight on, and later visitors are shown the same."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        drawn: list[tuple[str, int]] = []

        def draw(variant: str, seed: int) -> tuple[Ship, ...]:
            drawn.append((variant, seed))
            return random_fleet(settle(load_variant(variant)), FixedDice(seed % 7))

        class Here:
            async def run_prepared(self, _payer: str, make: Any) -> Any:
                return SimpleNamespace(result=make(None))

        at = [1_772_366_400_000]
        monkeypatch.setattr(found.context.service.watch, "now", lambda: at[0])
        monkeypatch.setattr("seabattle.features.daily.tasks.draw_field", draw)
        monkeypatch.setattr(found.context.workers, "pool", lambda _: Here())
        daily = DAILY_SEAS.of(found.context)
        assert daily is not None
        await draw_ahead(found.context)
        assert len(drawn) == 2 * len(DAILY_VARIANTS)
        for variant in DAILY_VARIANTS:
            kept = await daily.find_sea(day_after(day_of(at[0])), variant)
            assert kept is not None
        first = await daily.find_sea(day_after(day_of(at[0])), VARIANT)
        assert first is not None
        await draw_ahead(found.context)
        assert len(drawn) == 2 * len(DAILY_VARIANTS)
        at[0] += DAY
        await draw_ahead(found.context)
        assert len(drawn) == 3 * len(DAILY_VARIANTS)
        monkeypatch.undo()
        monkeypatch.setattr(found.context.service.watch, "now", lambda: at[0])
        told = await (await quay.person()).get(f"/daily/{first.variant}")
        assert told["commitment"] == first.commitment

    visit(tmp_path, story)


def test_the_day_follows_a_clock_that_was_set_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A server that was once a day ahead showed the sea of tomorrow for ever."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        at = await stop_clock(found, monkeypatch)
        monkeypatch.setattr(found.context.service.watch, "date", lambda: at[0] - DAY)
        for before in (day_of(at[0] - DAY), day_of(at[0])):
            await keep_field(found, before, 7)
        sea = await (await quay.person()).get(f"/daily/{VARIANT}")
        assert sea["day"] == day_of(at[0] - DAY)

    visit(tmp_path, story)
