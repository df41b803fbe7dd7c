"""The fleet laid so far is kept for its seat, until it is in."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from kit.servers.loopback_server import Guest, LoopbackServer, Port
from seabattle.features.drafts.kept_draft import KeptDraft
from seabattle.features.drafts.state import FLEET_DRAFTS
from seabattle.matches.port import MatchId
from server.api.test_deletion import player_of
from server.http.test_sessions import ask, copy_of, visit


async def put(guest: Guest, match: str, ships: Any, version: int, status: int = 200) -> Any:
    """What comes of saving a draft."""
    answer = await guest.http.put(
        f"/api/matches/{match}/fleet-draft", json={"ships": ships, "version": version}
    )
    assert answer.status_code == status, answer.text
    return answer.json()


async def open_table(quay: Port, variant: str = "sea-battle") -> tuple[Guest, Guest, str, Any]:
    """Anna and Bruno at a table, and a fleet that fits it."""
    anna, bruno = await quay.person(), await quay.person()
    match = await anna.lay(variant, seats=["host", "open"])
    await bruno.ask(match, {"type": "sit-down"})
    return anna, bruno, match, (await anna.get(f"/matches/{match}/random-fleet"))["ships"]


async def kept(found: LoopbackServer, guest: Guest, match: str) -> KeptDraft | None:
    """What the database has of a guest's draft."""
    return await FLEET_DRAFTS.of(found.context).draft_of(MatchId(match), player_of(guest))


@pytest.mark.parametrize("variant", ["sea-battle", "classic-bonus", "forum"])
def test_a_fleet_goes_on_at_another_device_and_is_gone_when_it_is_in(
    tmp_path: Path, variant: str
) -> None:
    """Turns, moving ships and rounds on a shared sea alike."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, bruno, match, ships = await open_table(quay, variant)
        path = f"/matches/{match}/fleet-draft"
        phone = await quay.nobody()
        copy_of(anna, phone)
        assert await anna.get(path) == {"ships": [], "version": 0}

        one = await put(anna, match, ships[:1], 0)
        assert await phone.get(path) == one
        two = await put(phone, match, ships[:2], one["version"])
        assert two["version"] > one["version"]
        stale = await put(anna, match, ships[1:2], one["version"], 409)
        assert stale["code"] == "placement/draft-changed"
        assert await anna.get(path) == two

        # Bruno has a draft of his own, and sees nothing of hers.
        assert await bruno.get(path) == {"ships": [], "version": 0}
        theirs = await put(bruno, match, ships[:1], 0)
        assert theirs["ships"] == ships[:1]

        await anna.act(match, {"type": "place-fleet", "ships": ships})
        assert await kept(found, anna, match) is None
        assert await kept(found, bruno, match) is not None
        for refused in (await ask(phone, "GET", path, 409), await put(phone, match, [], 0, 409)):
            assert refused["code"] == "placement/already-placed"
        await ask(phone, "DELETE", path, 409)

        await ask(bruno, "DELETE", path, 204)
        assert await bruno.get(path) == {"ships": [], "version": 0}
        await put(bruno, match, ships[:1], 0)
        await bruno.place(match)
        assert await kept(found, bruno, match) is None
        assert (await ask(bruno, "GET", path, 409))["code"] == "phase/not-placing"

    visit(tmp_path, story)


def test_a_draft_is_for_the_player_of_the_seat_and_no_larger_than_the_fleet(tmp_path: Path) -> None:
    """The rules bound it: a player cannot keep a book in place of a fleet, or read another's."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, _bruno, match, ships = await open_table(quay)
        path = f"/matches/{match}/fleet-draft"
        stranger, nobody = await quay.person(), await quay.nobody()
        assert (await ask(stranger, "GET", path, 403))["code"] == "match/not-at-table"
        assert (await put(stranger, match, [], 0, 403))["code"] == "match/not-at-table"
        assert (await ask(nobody, "GET", path, 401))["code"] == "visitor/no-session"

        battleship = next(each for each in ships if len(each["cells"]) == 4)
        unfit = {
            "placement/wrong-count": [battleship, *ships],
            "placement/outside": [{**battleship, "cells": [[20, each] for each in range(4)]}],
            "placement/unknown-class": [{**battleship, "ship_class": "galleon"}],
            "placement/wrong-shape": [{**battleship, "cells": battleship["cells"][:2]}],
            "request/malformed": [battleship] * 100,
        }
        for code, fleet in unfit.items():
            status = 400 if code.startswith("request") else 409
            assert (await put(anna, match, fleet, 0, status))["code"] == code
        assert await kept(found, anna, match) is None

    visit(tmp_path, story)


def test_nothing_is_left_of_a_draft_when_its_owner_gets_up_or_the_game_ends(tmp_path: Path) -> None:
    """The next player of the seat begins with an empty sea."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, bruno, match, ships = await open_table(quay)
        await put(bruno, match, ships[:3], 0)
        await bruno.ask(match, {"type": "stand-up"})
        assert await kept(found, bruno, match) is None
        carla = await quay.person()
        await carla.ask(match, {"type": "sit-down"})
        assert (await carla.get(f"/matches/{match}/fleet-draft"))["ships"] == []
        await put(carla, match, ships[:3], 0)
        await anna.act(match, {"type": "resign"})
        assert await kept(found, carla, match) is None

    visit(tmp_path, story)


def test_a_draft_that_comes_while_the_fleet_goes_in_is_not_kept(tmp_path: Path) -> None:
    """The last drag and the button are pressed within one second: nothing may stay behind."""

    async def story(found: LoopbackServer, quay: Port) -> None:
        anna, _bruno, match, ships = await open_table(quay)
        drafts = FLEET_DRAFTS.of(found.context)
        save = drafts.save_draft

        async def save_late(*args: Any) -> Any:
            await placed.wait()
            return await save(*args)

        placed = asyncio.Event()
        drafts.save_draft = save_late  # type: ignore[method-assign, assignment]
        late = asyncio.create_task(put(anna, match, ships[:2], 0, 409))
        await asyncio.sleep(0.2)
        await anna.act(match, {"type": "place-fleet", "ships": ships})
        placed.set()
        assert (await late)["code"] == "placement/already-placed"
        assert await kept(found, anna, match) is None

    visit(tmp_path, story)
