"""What was acknowledged is there after a power cut."""

import asyncio
from pathlib import Path
from random import Random

import pytest

from kit.stores.offline_reader import pages_in
from kit.stores.power_cut import Machine, wrecks
from kit.stores.real_database import card, open_logbook, page, run
from seabattle.matches.port import Kept, Logbook, MatchId
from seabattle.store.sqlite.file_address import FileAddress

MATCHES = [MatchId(f"sea-{number}") for number in range(6)]


async def play(machine: Machine, logbook: Logbook, match: MatchId, pages: int, seed: str) -> None:
    """Play a match, and note what is acknowledged."""
    random = Random(seed)
    for seq in range(1, pages + 1):
        body = random.randbytes(random.randrange(20, 900))
        if await logbook.append(match, page(seq, body=body), card(match, seq)) == Kept():
            machine.tell(match, seq)
        for _ in range(random.randrange(3)):
            await asyncio.sleep(0)


def a_day_at_sea(path: Path, seed: int, pages: int = 25, *, careless: bool = False) -> Machine:
    """A machine on which some matches were played, with the trace of its disk."""
    machine = Machine(careless=careless)

    async def story() -> None:
        async with open_logbook(FileAddress(path), connect=machine.connect) as logbook:
            day = (play(machine, logbook, each, pages, f"{seed} {each}") for each in MATCHES)
            await asyncio.gather(*day)

    run(story())
    return machine


def count_losses(machine: Machine, folder: Path, cuts: int, seed: int) -> tuple[int, int]:
    """How many acknowledged pages there were over all cuts, and how many of them are lost."""
    folder.mkdir()
    told = missing = 0
    for wreck in wrecks(machine, cuts, Random(seed)):
        wreck.write_files(folder)
        found = pages_in(folder / "sea.db", MATCHES)
        for match, seq in wreck.told.items():
            told += seq
            missing += max(0, seq - len(found[match]))
    return told, missing


def test_no_acknowledged_page_is_lost_in_a_power_cut(tmp_path: Path) -> None:
    """The shot was answered, the lights went out, and it has still been fired."""
    machine = a_day_at_sea(tmp_path / "sea.db", seed=1)
    deeds = {(deed.kind, deed.file) for deed in machine.trace}

    told, missing = count_losses(machine, tmp_path / "wreck", cuts=60, seed=1)

    # Both the log and the checkpoints that empty it were cut.
    assert {("sync", "sea.db-wal"), ("write", "sea.db"), ("told", "")} <= deeds
    assert told > 1000
    assert missing == 0


def test_without_a_sync_at_every_commit_the_cut_is_seen_to_cost_moves(tmp_path: Path) -> None:
    """Were the cuts harmless, the test above would prove nothing."""
    machine = a_day_at_sea(tmp_path / "sea.db", seed=1, careless=True)

    _, missing = count_losses(machine, tmp_path / "wreck", cuts=60, seed=1)

    assert missing > 0


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(20))
def test_no_acknowledged_page_is_lost_in_thousands_of_cuts(tmp_path: Path, seed: int) -> None:
    """Twenty days at sea, each cut off in three hundred ways."""
    machine = a_day_at_sea(tmp_path / "sea.db", seed=seed, pages=40)

    told, missing = count_losses(machine, tmp_path / "wreck", cuts=300, seed=seed)

    print(f"\n300 cuts, {told} acknowledged pages, {missing} lost")  # noqa: T201
    assert missing == 0


def test_a_match_goes_on_after_a_cut(tmp_path: Path) -> None:
    """Surviving pages are worth little if no page can follow them."""
    machine = a_day_at_sea(tmp_path / "sea.db", seed=2, pages=10)
    folder = tmp_path / "wreck"
    folder.mkdir()

    async def story() -> None:
        async with open_logbook(FileAddress(folder / "sea.db")) as logbook:
            for match in MATCHES:
                seq = len(await logbook.pages(match)) + 1
                answer = await logbook.append(match, page(seq, "after"), card(match, seq))
                assert answer == Kept()
                assert len(await logbook.pages(match)) == seq

    for wreck in wrecks(machine, 5, Random(2)):
        wreck.write_files(folder)
        run(story())
