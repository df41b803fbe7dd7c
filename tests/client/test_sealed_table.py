"""A sealed table from the terminal's side: two tables in one loop, and bots from afar."""

import asyncio
from pathlib import Path

import pytest

from kit.servers.loopback_server import open_loopback_server
from seabattle.bots import find_bot
from seabattle.bots.bot import ask_bot
from seabattle.client import ServerClient, play_seat
from seabattle.client.match_table import is_over, seats_to_act, waited_for
from seabattle.client.saved_fleets import SavedFleets
from seabattle.client.sealed.keepsake_folder import KeepsakeFolder
from seabattle.client.sealed.sealed_table import SealedTable
from seabattle.fairness.sealed.sealed_record import read_sealed_record
from seabattle.game import PlaceFleet
from seabattle.matches.request import Act
from seabattle.wire.match import Description

TOML = """name = "pond"
[title]
en = "Pond"
[grid]
rows = 3
columns = 3
[sea]
touching = "never"
[[fleet]]
name = "cruiser"
count = 1
shapes = ["##"]
[[fleet]]
name = "boat"
count = 1
shapes = ["#"]
[turn]
order = "alternate"
begins = "lot"
again_after = "hit"
"""
WANTED = {"id": "pond", "toml": TOML, "seats": ["host", "open"], "sealed": True}


MEANWHILE = {"turn/not-yours", "shot/already-known", "phase/over"}
"""What is refused because more was told than the screen has seen."""


async def _play(table: SealedTable, seed: int) -> None:
    """Play a seat as a screen does: whenever the table waits for it, and there is news.

    Nobody is asked for another shot while the last one waits for its answer.
    """
    bot, (seat,) = find_bot("hunter")(seed), table.seats
    while not is_over(table):
        view = table.view(seat)
        if table.answer_due:
            assert waited_for(table, seat) == (1 - seat,)
        if seat in seats_to_act(table):
            refusal = await table.ask(seat, Act(ask_bot(bot, view)))
            assert refusal is None or refusal.code in MEANWHILE, refusal
            if isinstance(ask_bot(bot, view), PlaceFleet):
                assert table.view(seat).own.ships
        await table.news()


def test_two_terminals_play_a_sealed_game(tmp_path: Path) -> None:
    """Each keeps its fleet, and answers by itself; neither believes the server."""

    async def story() -> None:
        async with open_loopback_server(tmp_path) as server:
            url = f"http://127.0.0.1:{server.number}"
            async with ServerClient(url) as anna, ServerClient(url) as bruno:
                match = (await anna.post("/matches", WANTED, Description)).company.match
                await bruno.sit_down(match)
                fleets, tables = SavedFleets(server.context.people), []
                for name, remote in (("anna", anna), ("bruno", bruno)):
                    found = await remote.describe(match)
                    kept = KeepsakeFolder(tmp_path / name)
                    table = SealedTable(remote, found, fleets, "en", kept)
                    await table.wait_until_current()
                    tables.append(table)
                await asyncio.gather(*(_play(each, n) for n, each in enumerate(tables)))
                one, other = (each.view(each.seats[0]) for each in tables)
                assert one.table == other.table
                assert one.own.ships
                record = await tables[0].record()
                assert isinstance(record, bytes)
                assert read_sealed_record(record).match == match
                for each in tables:
                    await each.close()

    asyncio.run(asyncio.wait_for(story(), 600))


def test_a_bot_from_afar_plays_ours_at_a_sealed_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Computer players commit, prove and sign as everybody, wherever they think."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))

    async def story() -> None:
        async with (
            open_loopback_server(tmp_path) as server,
            ServerClient(f"http://127.0.0.1:{server.number}") as remote,
        ):
            wanted = WANTED | {"seats": ["host", "hunter"]}
            match = (await remote.post("/matches", wanted, Description)).company.match
            played = await play_seat(remote, match, find_bot("hunter")(1))
            assert played.winner in (0, 1)

    asyncio.run(asyncio.wait_for(story(), 600))
