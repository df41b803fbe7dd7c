"""A page that is not the one that was written is noticed and named."""

import sqlite3
from collections.abc import Sequence
from pathlib import Path
from random import Random

import pytest

from kit.stores.logbook_damage import damages
from kit.stores.offline_reader import pages_in
from kit.stores.real_database import DatabaseAddress, card, open_logbook, page, run, write
from seabattle.matches.port import LogbookDamaged, LogbookFailed, MatchId, Page, PlayerId
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.sqlite.sqlite_file import CORRUPTION_ERRORS, prepare_file
from seabattle.trouble import Trouble

SEA, LAKE = MatchId("sea"), MatchId("lake")
ANNA = PlayerId("anna")
LAST = 6
KINDS = sorted(damages(SEA, LAKE, 1, LAST))


async def change(store_address: DatabaseAddress, statement: str) -> None:
    """Do something to a database behind the logbook's back."""
    if isinstance(store_address, FileAddress):
        with sqlite3.connect(store_address.path) as connection:
            connection.execute(statement.replace("'{}'", "x'7b7d'").replace("'0'", "x'30'"))
        connection.close()
        return
    import asyncpg

    server = await asyncpg.connect(store_address.url)
    await server.execute(statement)
    await server.close()


@pytest.mark.parametrize("kind", KINDS)
def test_damage_to_a_match_is_named(store_address: DatabaseAddress, kind: str) -> None:
    """A person with a database tool, or a broken disk, cannot rewrite what happened."""
    damage = damages(SEA, LAKE, 4, LAST)[kind]

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            await write(logbook, SEA, LAST)
            await write(logbook, LAKE, LAST)
            await change(store_address, damage.statement)

            with pytest.raises(LogbookDamaged) as damaged:
                await logbook.pages(SEA)
            assert damaged.value.facts["match"] == SEA
            assert damaged.value.facts["seq"] in damage.named
            if "another match" not in kind:
                assert len(await logbook.pages(LAKE)) == LAST

    run(story())


def test_nothing_is_written_on_a_damaged_card(store_address: DatabaseAddress) -> None:
    """A page that is chained to nonsense would be lost although it was acknowledged."""

    async def story() -> None:
        async with open_logbook(store_address) as logbook:
            await write(logbook, SEA, LAST)
            await change(store_address, "UPDATE cards SET seal = '0' WHERE match = 'sea'")

            with pytest.raises(LogbookDamaged):
                await logbook.append(SEA, page(LAST + 1), card(SEA, LAST + 1))
            (damaged,) = (await logbook.cards()).damaged
            assert damaged.facts == {"match": SEA, "seq": LAST}

    run(story())


def test_a_damaged_card_hides_no_other(store_address: DatabaseAddress) -> None:
    """Every list failed as a whole, so one bit took away the matches of all players."""
    other = "(SELECT {} FROM cards WHERE match = 'lake')"
    columns = ", ".join(f"{each} = {other.format(each)}" for each in ("seal", "body", "proof"))

    async def story(statement: str) -> None:
        async with open_logbook(store_address) as logbook:
            await change(store_address, statement)
            for found in (await logbook.cards(), await logbook.cards_of(ANNA)):
                assert [each.match for each in found.cards] == [LAKE]
                assert [each.facts["match"] for each in found.damaged] == [SEA]

    async def begin() -> None:
        async with open_logbook(store_address) as logbook:
            for match in (SEA, LAKE):
                await logbook.append(match, page(1), card(match, 1, players=(ANNA,)))

    run(begin())
    run(story("UPDATE cards SET proof = seal WHERE match = 'sea'"))
    run(story(f"UPDATE cards SET {columns} WHERE match = 'sea'"))


def fill_logbook(path: Path, random: Random) -> dict[MatchId, list[Page]]:
    """A file with some matches in it, closed, and what is in them."""
    written: dict[MatchId, list[Page]] = {}

    async def story() -> None:
        async with open_logbook(FileAddress(path)) as logbook:
            for number in range(12):
                match = MatchId(f"sea-{number}")
                written[match] = [
                    page(seq, body=random.randbytes(random.randrange(30, 400)))
                    for seq in range(1, random.randrange(3, 25))
                ]
                for each in written[match]:
                    await logbook.append(match, each, card(match, each.seq))

    run(story())
    return written


def outcome(path: Path, written: dict[MatchId, list[Page]]) -> str:
    """The outcome of opening a file that was damaged."""
    try:
        prepare_file(path)
        found = pages_in(path, written)
    except (LogbookFailed, Trouble, *CORRUPTION_ERRORS):
        return "noticed"
    return "harmless" if found == written else "unnoticed"


def outcomes(
    folder: Path, damaged: Sequence[bytes], written: dict[MatchId, list[Page]]
) -> list[str]:
    """What is found in each of several damaged files."""
    folder.mkdir(exist_ok=True)
    found = []
    for data in damaged:
        for old in folder.iterdir():
            old.unlink()
        (folder / "sea.db").write_bytes(data)
        found.append(outcome(folder / "sea.db", written))
    return found


def flip_bit(data: bytes, random: Random) -> bytes:
    """The same with one bit turned over."""
    place = random.randrange(len(data))
    return data[:place] + bytes([data[place] ^ 1 << random.randrange(8)]) + data[place + 1 :]


def truncate_bytes(data: bytes, random: Random) -> bytes:
    """The same with a piece cut out, or with the end cut off."""
    start = random.randrange(len(data))
    length = random.choice([16, 512, 4096, len(data)])
    rest = data[start + length :] if random.random() < 0.5 else b""
    return data[:start] + rest


def campaign(folder: Path, times: int, seed: int) -> dict[str, int]:
    """Damage a file in many ways, and count what is found."""
    random = Random(seed)
    written = fill_logbook(folder / "whole.db", random)
    data = (folder / "whole.db").read_bytes()
    damaged = [
        random.choice([flip_bit, flip_bit, truncate_bytes])(data, random) for _ in range(times)
    ]
    found = outcomes(folder / "damaged", damaged, written)
    return {kind: found.count(kind) for kind in ("noticed", "harmless", "unnoticed")}


def test_no_damage_to_the_file_changes_a_page_unnoticed(tmp_path: Path) -> None:
    """Where a bit does not matter to any page it may be as it likes; else it is seen."""
    found = campaign(tmp_path, 80, seed=1)

    assert found["unnoticed"] == 0
    assert found["noticed"] > 20


def test_without_seals_damage_goes_unnoticed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were SQLite to notice by itself, the seals would be for nothing."""
    monkeypatch.setattr(
        "kit.stores.offline_reader.check_pages",
        lambda _match, _after, rows: [Page(*row[:4]) for row in rows if row[5] == 0],
    )

    assert campaign(tmp_path, 60, seed=1)["unnoticed"] > 0


@pytest.mark.slow
def test_no_damage_of_thousands_goes_unnoticed(tmp_path: Path) -> None:
    """Two thousand ways to spoil a file."""
    found = campaign(tmp_path, 2000, seed=2)

    print(f"\n2000 damages: {found}")  # noqa: T201
    assert found["unnoticed"] == 0
    assert found["noticed"] >= 1000
