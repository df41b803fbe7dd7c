import asyncio
from typing import Any

from kit.servers.loopback_server import Guest, LoopbackServer
from seabattle.rules import load_variant, settle


async def ask_placements(
    guest: Guest, match: str, status: int = 200, lang: str = "en", **body: Any
) -> Any:
    """Where a ship may lie."""
    return await guest.post(f"/matches/{match}/berths?lang={lang}", body, status)


def shapes(answer: Any) -> list[list[str]]:
    """The poses of an answer, drawn."""
    return [each["shape"] for each in answer["poses"]]


def test_a_fleet_can_be_laid_by_taking_any_free_place(port: LoopbackServer) -> None:
    """A thumb on a phone knows no rules: what is painted free must be free to the end."""

    async def lay() -> None:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay("battaglia-navale")
            ships: list[Any] = []
            fleet = settle(load_variant("battaglia-navale")).fleet
            for name in (entry.name for entry in fleet for _ in range(entry.count)):
                found = await ask_placements(guest, match, ship_class=name, ships=ships)
                poses = [pose for pose in found["poses"] if pose["free"]]
                pose = poses[len(ships) % len(poses)]
                top, left = pose["free"][-1]
                decks = [
                    [top + row, left + col]
                    for row, line in enumerate(pose["shape"])
                    for col, sign in enumerate(line)
                    if sign == "#"
                ]
                ships.append({"ship_class": name, "cells": decks})
            await guest.act(match, {"type": "place-fleet", "ships": ships})

    asyncio.run(lay())


def test_every_cell_is_free_or_says_why_not(port: LoopbackServer) -> None:
    """While a ship is dragged, the page explains every cell under it in the player's language."""

    async def lay() -> Any:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay("sea-battle")
            ships = [{"ship_class": "destroyer", "cells": [[4, 4], [4, 5]]}]
            return await ask_placements(guest, match, ship_class="cruiser", ships=ships, lang="it")

    for pose in asyncio.run(lay())["poses"]:
        blocked = [tuple(place) for each in pose["obstacles"] for place in each["at"]]
        places = [*map(tuple, pose["free"]), *blocked]
        assert sorted(places) == [(row, col) for row in range(10) for col in range(10)]
        assert all(each["sentence"].endswith(".") for each in pose["obstacles"])
        codes = {each["code"] for each in pose["obstacles"]}
        assert codes == {"placement/outside", "placement/overlap", "placement/too-close"}


def test_a_turn_and_a_mirror_lead_to_other_poses(port: LoopbackServer) -> None:
    """R and F turn the ship; the browser need not know how."""

    async def lay() -> Any:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay("sea-battle-bent")
            bent = next(e for e in settle(load_variant("sea-battle-bent")).fleet if not e.straight)
            return await ask_placements(guest, match, ship_class=bent.name)

    answer = asyncio.run(lay())
    for number, pose in enumerate(answer["poses"]):
        turned = answer["poses"][pose["turned"]]["shape"]
        columns = zip(*reversed(pose["shape"]), strict=True)
        assert turned == ["".join(column) for column in columns]
        mirrored = answer["poses"][pose["mirrored"]]
        assert mirrored["shape"] == [row[::-1] for row in pose["shape"]]
        assert mirrored["mirrored"] == number


def test_a_question_about_no_ship_of_this_fleet_is_refused(port: LoopbackServer) -> None:
    """A page that shows another game than it plays should be told."""

    async def lay() -> None:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay("classic")
            problem = await ask_placements(guest, match, 409, ship_class="galleon")
            assert problem["code"] == "placement/unknown-class"

    asyncio.run(lay())


def test_a_huge_sea_is_looked_at_elsewhere(port: LoopbackServer) -> None:
    """Players at other tables do not wait while sixty-four rows are searched."""

    async def lay() -> Any:
        async with port.port() as quay:
            guest = await quay.visitor()
            match = await guest.lay("sea-battle-bent", grid={"rows": 64, "cols": 64})
            bent = next(e for e in settle(load_variant("sea-battle-bent")).fleet if not e.straight)
            return await ask_placements(guest, match, ship_class=bent.name)

    answer = asyncio.run(lay())
    assert len(answer["poses"]) * 64 * 64 > 20_000
    assert all(pose["free"] for pose in answer["poses"])
