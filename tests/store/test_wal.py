"""Damage in the write-ahead log does not take acknowledged pages with it in silence."""

import asyncio
import shutil
from pathlib import Path
from random import Random

import pytest

from kit.stores.offline_reader import pages_in
from kit.stores.power_cut import Machine, wrecks
from kit.stores.real_database import card, open_logbook, page, run
from seabattle.matches.port import MatchId
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.sqlite.sqlite_file import CORRUPTION_ERRORS, prepare_file
from seabattle.store.sqlite.wal import find_damaged_frame
from seabattle.trouble import Trouble

MATCHES = [MatchId(f"sea-{number}") for number in range(3)]
PAGES = 8


@pytest.fixture
def crashed(tmp_path: Path) -> Path:
    """A folder as it is after a crash: the log of many transactions stands beside the file."""
    folder = tmp_path / "crashed"
    folder.mkdir()

    async def story() -> None:
        path = tmp_path / "sea.db"
        prepare_file(path)
        async with open_logbook(FileAddress(path), largest_batch=1) as logbook:
            for seq in range(1, PAGES + 1):
                for match in MATCHES:
                    await logbook.append(match, page(seq), card(match, seq))
            for file in ("sea.db", "sea.db-wal"):
                await asyncio.to_thread(shutil.copyfile, tmp_path / file, folder / file)

    run(story())
    return folder


def missing(folder: Path, spare: Path, data: bytes) -> int | None:
    """How many pages are missing after a start with a damaged log; nothing if it was noticed."""
    shutil.rmtree(spare, ignore_errors=True)
    shutil.copytree(folder, spare)
    (spare / "sea.db-wal").write_bytes(data)
    try:
        prepare_file(spare / "sea.db")
        found = pages_in(spare / "sea.db", MATCHES)
    except (Trouble, *CORRUPTION_ERRORS):
        return None
    return sum(PAGES - len(pages) for pages in found.values())


def flip_bit(data: bytes, random: Random) -> bytes:
    """One bit of a log turned over, behind its head."""
    place = random.randrange(32, len(data))
    return data[:place] + bytes([data[place] ^ 1 << random.randrange(8)]) + data[place + 1 :]


def test_a_flipped_bit_in_the_log_costs_at_most_what_may_have_been_cut_off(
    crashed: Path, tmp_path: Path
) -> None:
    """The last transaction cannot be told from one that was cut off; all before it can."""
    random, data = Random(1), (crashed / "sea.db-wal").read_bytes()

    lost = [missing(crashed, tmp_path / "spare", flip_bit(data, random)) for _ in range(40)]

    assert all(pages is None or pages <= 1 for pages in lost)
    assert lost.count(None) > 25


def test_without_the_look_sqlite_throws_acknowledged_pages_away(
    crashed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It would start as if nothing had happened, some moves back."""
    monkeypatch.setattr("seabattle.store.sqlite.sqlite_file.damage_in_wal", lambda _: None)
    random, data = Random(1), (crashed / "sea.db-wal").read_bytes()

    lost = [missing(crashed, tmp_path / "spare", flip_bit(data, random)) for _ in range(40)]

    assert any(pages is not None and pages > 1 for pages in lost)


def test_a_sound_log_starts(crashed: Path, tmp_path: Path) -> None:
    """Whole, or cut off anywhere: a crash is no damage."""
    data = (crashed / "sea.db-wal").read_bytes()
    random = Random(2)

    assert missing(crashed, tmp_path / "spare", data) == 0
    for _ in range(10):
        cut = data[: random.randrange(len(data))]
        assert missing(crashed, tmp_path / "spare", cut) is not None


def test_no_power_cut_is_taken_for_damage(tmp_path: Path) -> None:
    """A server that will not start after a power cut is no better than one that forgets."""
    machine = Machine()

    async def story() -> None:
        path = FileAddress(tmp_path / "sea.db")
        async with open_logbook(path, connect=machine.connect, largest_batch=3) as logbook:
            for seq in range(1, 12):
                moves = (logbook.append(each, page(seq), card(each, seq)) for each in MATCHES)
                await asyncio.gather(*moves)

    run(story())
    for wreck in wrecks(machine, 150, Random(3)):
        assert find_damaged_frame(wreck.files.get("sea.db-wal", b"")) is None
