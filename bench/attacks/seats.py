"""Attacks on the seats of a table: a host who wants to see a fleet, a claim against a clock."""

import asyncio
from itertools import count
from typing import Any

from asker import Asker, new_visitor
from msgspec import Struct, json

from attacks.plan import Attack, Plan

DAYS = 3 * 86_400_000
SOURCE = "127.0.3.1"

_ids = count(1)


class Wish(Struct):
    """What a visitor keeps asking of a match, and must never be granted."""

    token: str
    match: str
    request: dict[str, Any]
    refusal: str

    def order(self) -> tuple[str, str, Any]:
        """The next request, under a fresh id."""
        return _order(self.match, self.request)


_probed: list[Wish] = []
"""The last wish that was made ready: the probe checks in this process that it is refused."""


def _order(match: str, request: dict[str, Any]) -> tuple[str, str, Any]:
    order = {"id": f"seat{next(_ids)}", "request": request}
    return "POST", f"/matches/{match}/commands", order


async def look_at_fleet(number: int) -> str:
    """Give a stranger's orders for a while, hand the seat back, and want another seat."""
    host, stranger = [await new_visitor(number, SOURCE) for _ in range(2)]
    wanted = {"id": "peek", "variant": "forum", "seats": ["link", "link"]}
    match = (await host.want("POST", "/matches", wanted))["company"]["match"]
    own, other = [each["key"] for each in await host.want("GET", f"/matches/{match}/links")]
    await _do(stranger, match, {"type": "sit-down", "key": other})
    await _place(stranger, match)
    await _do(host, match, {"type": "replace-player", "seat": 1, "name": "Dora"})
    await host.ask("GET", f"/matches/{match}/chart?seat=1")
    await _do(host, match, {"type": "replace-player", "seat": 1})
    return _keep(host, match, {"type": "sit-down", "key": own}, "match/fleet-seen")


async def leave_by_days(number: int) -> str:
    """Begin a game of three days a move whose other player leaves, and want to win it."""
    players = [await new_visitor(number, SOURCE) for _ in range(2)]
    wanted = {"id": "days", "variant": "classic", "seats": ["host", "open"], "begins": "second"}
    laid = await players[0].want("POST", "/matches", wanted | {"clock": {"move": DAYS}})
    match = laid["company"]["match"]
    await _do(players[1], match, {"type": "sit-down"})
    for player in players:
        await _place(player, match)
    return _keep(players[0], match, {"type": "claim-absence"}, "match/clock-decides")


def _keep(asker: Asker, match: str, request: dict[str, Any], refusal: str) -> str:
    assert asker.token is not None
    wish = Wish(asker.token, match, request, refusal)
    _probed[:] = [wish]
    asker.close()
    return json.encode(wish).decode()


async def _place(asker: Asker, match: str) -> None:
    fleet = await asker.want("GET", f"/matches/{match}/random-fleet")
    placed = {"type": "place-fleet", "ships": fleet["ships"]}
    await _do(asker, match, {"type": "act", "command": placed})


async def _do(asker: Asker, match: str, request: dict[str, Any]) -> None:
    """Carry a request out, after the pause that the table asks for."""
    for _ in range(100):
        status, raw = await asker.ask(*_order(match, request))
        if status == 200:
            return
        assert status in {0, 429, 503} or b"too-soon" in raw, (request, status, raw)
        await asyncio.sleep(0.3)
    raise AssertionError(f"{request['type']} was never granted")


async def insist(attack: Attack, prey: str) -> None:
    """Ask for what must not be granted, again and again."""
    wish = json.decode(prey, type=Wish)
    await attack.hammer(lambda _: wish.order(), wish.token)


async def stays_refused(number: int, source: str) -> None:
    """Check that the wish is refused for the right reason; too many requests are no reason."""
    wish = _probed[0]
    asker = Asker(number, source, wish.token)
    status, raw = await asker.ask(*wish.order())
    assert status == 429 or json.decode(raw)["code"] == wish.refusal, (status, raw)
    asker.close()


ATTACKS = (
    Plan("seen-fleet", insist, build_up=look_at_fleet, probe=stays_refused),
    Plan("early-claim", insist, build_up=leave_by_days, probe=stays_refused),
)
