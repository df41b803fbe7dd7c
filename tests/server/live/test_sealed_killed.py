"""A sealed game whose server is killed again and again: no word is lost, none is said twice."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from kit.servers.server_program import launch
from seabattle.bots import find_bot
from seabattle.client import ServerClient, Unreachable, play_seat
from seabattle.client.seat_player import SeatResult
from seabattle.wire.match import Description
from seabattle_verifier import verify

# What is lost once in a while is lost: no second hearing.
pytestmark = pytest.mark.flaky(reruns=0)

LAKE = """name = "lake"
[title]
en = "Lake"
[grid]
rows = 6
columns = 6
[sea]
touching = "never"
[[fleet]]
name = "cruiser"
count = 2
shapes = ["###"]
[[fleet]]
name = "boat"
count = 2
shapes = ["#"]
[turn]
order = "alternate"
begins = "lot"
again_after = "never"
"""
KILLS = 8


async def play_stubbornly(remote: ServerClient, match: str, seed: int) -> SeatResult:
    """Come back as often as it takes, each time from what was kept on the device."""
    while True:
        try:
            return await play_seat(remote, match, find_bot("scatter")(seed))
        except Unreachable:
            await asyncio.sleep(0.1)


@pytest.mark.slow
def test_a_sealed_game_survives_kills(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """SIGKILL at any moment, from the first key to the last answer; the record holds."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))

    async def story() -> tuple[int, bytes]:
        database, dice, kills = str(tmp_path / "sea.db"), Random(16), 0
        ship = await asyncio.to_thread(launch, database)
        port = ship.number
        url = f"http://127.0.0.1:{port}"
        try:
            async with ServerClient(url) as anna, ServerClient(url) as bruno:
                wanted = {"id": "lake", "toml": LAKE, "seats": ["host", "open"], "sealed": True}
                match = (await anna.post("/matches", wanted, Description)).company.match
                games = asyncio.gather(
                    *(play_stubbornly(each, match, n) for n, each in enumerate((anna, bruno)))
                )
                while not games.done() and kills < KILLS:
                    await asyncio.sleep(dice.uniform(0.2, 2.5))
                    ship.kill()
                    kills += 1
                    ship = await asyncio.to_thread(launch, database, port=port)
                one, other = await games
                assert one.winner == other.winner
                return kills, await anna.fetch(f"/matches/{match}/record")
        finally:
            ship.kill()

    kills, record = asyncio.run(asyncio.wait_for(story(), 900))

    verdict = verify(record)
    assert verdict.sound
    assert verdict.finished
    assert kills >= 3
    print(f"\n{kills} kills, a record of {len(record)} bytes")  # noqa: T201
