"""A sealed table from the terminal's side: two tables in one loop, and bots from afar."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from unittest.mock import AsyncMock

import pytest
from msgspec.structs import replace

from kit.servers.loopback_server import open_loopback_server
from seabattle.bots import find_bot
from seabattle.bots.bot import ask_bot
from seabattle.client import ServerClient, Unreachable, play_seat
from seabattle.client.match_table import TableLost, is_over, seats_to_act, waited_for
from seabattle.client.saved_fleets import SavedFleets
from seabattle.fairness.sealed.sealed_message import SignedMessage
from seabattle.fairness.sealed.sealed_record import read_sealed_record
from seabattle.features.drafts.store import FleetDrafts
from seabattle.features.sealed.key_storage import KeyStorage
from seabattle.features.sealed.proof_status import fingerprint, proof_lines
from seabattle.features.sealed.sealed_table import SealedTable
from seabattle.game import Fire, PlaceFleet, Seat
from seabattle.grid import Cell, Col, Row
from seabattle.matches.request import Act
from seabattle.matches.telling.notice import MessageTaken
from seabattle.speech.trouble_sentence import trouble_sentence
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


SMALLER = TOML.replace("rows = 3", "rows = 1").partition('[[fleet]]\nname = "boat"')
QUICK = WANTED | {"toml": SMALLER[0] + SMALLER[2].partition('shapes = ["#"]\n')[2]}
"""One cruiser on three cells: proved and checked at once."""

MEANWHILE = {"turn/not-yours", "shot/already-known", "phase/over"}
"""What is refused because more was told than the screen has seen."""


async def _play(table: SealedTable, seed: int) -> None:
    """Play a seat as a screen does: whenever the table waits for it, and there is news.

    A player is not asked for another shot while the last one waits for its answer.
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


OTHER_KEY = "ab" * 32


def _keys(table: SealedTable) -> tuple[str | None, ...]:
    """The keys that the server says there are."""
    assert table.match_info.sealed is not None
    return table.match_info.sealed.keys


def _lie_about_keys(table: SealedTable) -> None:
    """Let the server name other keys than those with which was signed."""
    info = table.match_info
    assert info.sealed is not None
    table._match_info = replace(info, sealed=replace(info.sealed, keys=(OTHER_KEY, OTHER_KEY)))


def test_two_terminals_play_a_sealed_game(tmp_path: Path) -> None:
    """Each keeps its fleet, and answers by itself; neither believes the server.

    The keys that two people compare by telephone are those by which their machines have checked.
    """

    async def story() -> None:
        async with open_loopback_server(tmp_path) as server:
            url = f"http://127.0.0.1:{server.number}"
            async with ServerClient(url) as anna, ServerClient(url) as bruno:
                match = (await anna.post("/matches", WANTED, Description)).company.match
                await bruno.sit_down(match)
                fleets, tables = SavedFleets(FleetDrafts.of(server.context.store)), []
                for name, remote in (("anna", anna), ("bruno", bruno)):
                    found = await remote.describe(match)
                    kept = KeyStorage(tmp_path / name)
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
                announced = [fingerprint(each or "") for each in _keys(tables[0])]
                for each in tables:
                    _lie_about_keys(each)
                    said = "\n".join(proof_lines(each))
                    assert [each for each in announced if each in said] == announced
                    assert fingerprint(OTHER_KEY) not in said
                    await each.close()

    asyncio.run(asyncio.wait_for(story(), 600))


class Pair:
    """Anna and Bruno at a sealed table, whose programs end and are started again."""

    def __init__(self, folder: Path, fleets: SavedFleets, remotes: list[ServerClient]) -> None:
        self.folder, self.fleets, self.remotes = folder, fleets, remotes
        self.tables: list[SealedTable] = []

    async def begin(self) -> None:
        """Both lay a fleet, and play begins."""
        anna, bruno = self.remotes
        match = (await anna.post("/matches", QUICK, Description)).company.match
        await bruno.sit_down(match)
        self.tables = [await self.open(match, seat) for seat in (0, 1)]
        for number, table in enumerate(self.tables):
            seat, bot = Seat(number), find_bot("hunter")(number)
            await table.ask(seat, Act(ask_bot(bot, table.view(seat))))
        for table in self.tables:
            await _until(table, lambda each: each.view(each.seats[0]).table.turn is not None)

    async def open(self, match: str, seat: int) -> SealedTable:
        """Start the program of a seat."""
        found = await self.remotes[seat].describe(match)
        kept = KeyStorage(self.folder / str(seat))
        table = SealedTable(self.remotes[seat], found, self.fleets, "en", kept)
        await table.wait_until_current()
        return table

    @property
    def turn(self) -> Seat:
        """Who fires."""
        turn = self.tables[0].view(Seat(0)).table.turn
        assert turn is not None
        return turn


@asynccontextmanager
async def seat_pair(folder: Path) -> AsyncIterator[Pair]:
    """Two programs at a server, in play."""
    async with open_loopback_server(folder) as server:
        url = f"http://127.0.0.1:{server.number}"
        async with ServerClient(url) as anna, ServerClient(url) as bruno:
            pair = Pair(folder, SavedFleets(FleetDrafts.of(server.context.store)), [anna, bruno])
            try:
                await pair.begin()
                yield pair
            finally:
                for table in pair.tables:
                    await table.close()


async def _until(table: SealedTable, seen: Callable[[SealedTable], bool]) -> None:
    while not seen(table):
        await table.news()


def _shots(table: SealedTable) -> int:
    return table.view(table.seats[0]).own.known.bit_count()


async def _expect_distrust(table: SealedTable) -> None:
    """A player who moves when the server has lied is told so, in words."""
    (seat,) = table.seats
    table._sealed.note(MessageTaken(seat, SignedMessage("00", "0" * 96)))
    with pytest.raises(TableLost) as found:
        await table.ask(seat, Act(Fire((Cell(Row(0), Col(2)),))))
    said = trouble_sentence("en", found.value)
    assert "has not signed" in said
    assert "Your key and your fleet are safe here." in said


def test_a_shot_that_never_arrived_is_fired_when_the_program_is_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It was signed and kept, so under its number there is no other.

    A player who came back and fired elsewhere saw the program end; and so did one who moved when
    the server had just told something that cannot be.
    """

    async def story() -> None:
        async with seat_pair(tmp_path) as pair:
            turn, shooter = pair.turn, pair.tables[pair.turn]
            first, other = (Act(Fire((Cell(Row(0), Col(col)),))) for col in (0, 1))
            with monkeypatch.context() as broken:
                gone = Unreachable("server/unreachable", url="", reason="gone")
                broken.setattr(shooter._remote, "ask", AsyncMock(side_effect=gone))
                with pytest.raises(TableLost):
                    await shooter.ask(turn, first)
                await shooter.close()
            pair.tables[turn] = shooter = await pair.open(shooter.match, turn)
            refusal = await shooter.ask(turn, other)
            assert refusal is None or refusal.code in {*MEANWHILE, "sealed/answer-awaited"}
            await _until(shooter, lambda each: _shots(each) > 0)
            assert shooter.view(turn).own.known & 1
            await _expect_distrust(shooter)

    asyncio.run(asyncio.wait_for(story(), 600))


def test_a_bot_from_afar_plays_ours_at_a_sealed_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Computer players commit, prove and sign as people do, on any machine."""
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
