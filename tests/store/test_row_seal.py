"""A row that is not the one that was written is refused, whichever bit has flipped."""

import logging
import sqlite3
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import Connection

from kit.stores.fleet_drafts import drafts_of
from kit.stores.real_database import DatabaseAddress, card, page, run, url_of
from seabattle.features.drafts.kept_layout import Layout
from seabattle.features.drafts.store import FleetDrafts
from seabattle.matches.port import LogbookDamaged, LogbookFailed, MatchId, PlayerId
from seabattle.store import open_store, row_seal
from seabattle.store.backup import backup
from seabattle.store.sqlite.file_address import FileAddress
from seabattle.store.sqlite.sqlite_file import CORRUPTION_ERRORS
from seabattle.store.sqlite.sqlite_inventory import inventory_of
from seabattle.store.stored_table import declared_tables
from seabattle.store.table_access import table_of
from seabattle.trouble import Trouble

ANNA, BRUNO, HUGO = PlayerId("anna-anna"), PlayerId("bruno"), PlayerId("hugo")

Known = dict[str, Any]
"""What a store answers, by what it is asked."""

DAMAGED = "cards that are called damaged"


async def fill_tables(url: str) -> list[str]:
    """Something in every table; the tokens that were shown."""
    texts = []
    async with open_store(url) as store:
        people = store.people
        await people.signing_key()
        for number in range(6):
            made = await people.make_token(ANNA if number % 2 else BRUNO, ["play", "read"])
            assert made is not None
            texts.append(made[0])
            if number > 3:
                assert await people.revoke_token(made[1].player, made[1].hash)
            await people.new_player(f"Анна {number}")
            await drafts_of(people).save_layout(
                Layout(ANNA, "0" * 64, f"fleet {number}", b"[1,2,3]")
            )
            players = (ANNA, BRUNO) if number % 2 else (ANNA, HUGO)
            match = MatchId(f"sea-{number}")
            said = card(match, 1, players=players, listed=number < 4, opened_at=1000 + number)
            await store.logbook.append(match, page(1), said)
    return texts


async def ask_everything(url: str, texts: list[str], ids: list[PlayerId]) -> Known:
    """All that can be asked about people and their places."""
    async with open_store(url) as store:
        people, logbook = store.people, store.logbook
        known: Known = {f"token {text}": await people.token_owner(text) for text in texts}
        known[DAMAGED] = 0
        known |= {f"player {player}": await people.player(player) for player in ids}
        for player in (ANNA, BRUNO, HUGO):
            for token in await people.tokens_of(player):
                known[f"line {token.hash}"] = token
            for layout in await drafts_of(people).layouts_of(player):
                known[f"layout {player} {layout.ruleset} {layout.name}"] = layout
            own = await logbook.cards_of(player)
            for each in own.cards:
                known[f"own {player} {each.match}"] = each
            known[DAMAGED] += len(own.damaged)
        listed = await logbook.cards(listed=True, phase="playing")
        for each in listed.cards:
            known[f"listed {each.match}"] = each
        known[DAMAGED] += len(listed.damaged)
        known["key"] = await people.signing_key()
        return known


def ids_in(path: Path) -> list[PlayerId]:
    """The ids of all players with an account in a file."""
    with sqlite3.connect(path) as connection:
        found = [PlayerId(row[0]) for row in connection.execute("SELECT id FROM players")]
    connection.close()
    return found


def pages_of(path: Path, names: set[str]) -> list[int]:
    """Where in a file the pages of some tables and indices begin."""
    with sqlite3.connect(path) as connection:
        size = connection.execute("PRAGMA page_size").fetchone()[0]
        rows = connection.execute("SELECT name, pageno FROM dbstat").fetchall()
    connection.close()
    return [(number - 1) * size for name, number in rows if name in names]


def sealed_tables() -> set[str]:
    """The names of all tables whose rows have seals."""
    return {table.name for table in declared_tables() if table.sealed}


def pages_of_tables(path: Path) -> list[int]:
    """Where in a file the pages of the sealed tables and of their indices begin."""
    with sqlite3.connect(path) as connection:
        names = {
            row[0]
            for row in connection.execute("SELECT name, tbl_name FROM sqlite_master")
            if row[1] in {*sealed_tables(), "cards"} and row[1] != "duties"
        }
    connection.close()
    return pages_of(path, names)


class Campaign:
    """A file with something in every table, damaged again and again."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        whole = folder / "whole.db"
        self.texts = run(fill_tables(str(whole)))
        self.ids = ids_in(whole)
        self.known = run(ask_everything(str(whole), self.texts, self.ids))
        self.places = pages_of_tables(whole)
        self.data = whole.read_bytes()
        self.random = Random(seed)

    def flip(self) -> bytes:
        """The file with one bit turned over, where the tables are and something is written."""
        place = 0
        while not any(self.data[place - 4 : place + 4]):
            place = self.random.choice(self.places) + self.random.randrange(4096)
        bit = 1 << self.random.randrange(8)
        return self.data[:place] + bytes([self.data[place] ^ bit]) + self.data[place + 1 :]

    def outcome(self, caplog: pytest.LogCaptureFixture) -> str:
        """What comes of one flipped bit."""
        path = self.folder / "damaged.db"
        for old in self.folder.glob("damaged.db*"):
            old.unlink()
        path.write_bytes(self.flip())
        caplog.clear()
        seen = self.check(path)
        try:
            found = run(ask_everything(str(path), self.texts, self.ids))
        except (LogbookFailed, LogbookDamaged, Trouble, *CORRUPTION_ERRORS):
            return "refused"
        except AttributeError:
            # A required row is not there; with seals no run comes so far.
            return "believed"
        if found == self.known:
            return "harmless"
        seen = found.pop(DAMAGED) > 0 or seen
        false = [name for name, value in found.items() if value not in (None, self.known.get(name))]
        if false:
            return "believed"
        logged = any("damaged row" in record.getMessage() for record in caplog.records)
        return "noticed" if logged or seen else "unnoticed"

    def check(self, path: Path) -> bool:
        """Whether the integrity check sees that something is wrong."""
        try:
            inventory_of(path)
        except (Trouble, *CORRUPTION_ERRORS):
            return True
        return False


def flip_many(
    folder: Path, times: int, seed: int, caplog: pytest.LogCaptureFixture
) -> dict[str, int]:
    """What comes of many flipped bits."""
    campaign = Campaign(folder, seed)
    with caplog.at_level(logging.ERROR, "seabattle.store"):
        found = [campaign.outcome(caplog) for _ in range(times)]
    kinds = ("refused", "noticed", "harmless", "unnoticed", "believed")
    return {kind: found.count(kind) for kind in kinds}


def test_no_flipped_bit_in_the_tables_is_believed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """Such a token could not be revoked, played in another name, or gave another player's seat."""
    found = flip_many(tmp_path, 24, 5, caplog)

    assert (found["believed"], found["unnoticed"]) == (0, 0), found
    assert found["refused"] + found["noticed"] >= 8, found


@pytest.mark.parametrize("left", ["players", "tokens", "cards"])
def test_a_key_that_has_vanished_is_not_made_anew(tmp_path: Path, left: str) -> None:
    """All players would be logged out in silence; in an unused database, one is made."""
    path = tmp_path / "x.db"
    run(fill_tables(str(path)))
    tables = ["secrets", *{"players", "tokens", "cards"} - {left}]
    with sqlite3.connect(path) as connection:
        for table in tables:
            connection.execute(f"DELETE FROM {table}")
    connection.close()

    async def open_key() -> bytes:
        async with open_store(str(path)) as store:
            return await store.people.signing_key()

    with pytest.raises(Trouble) as trouble:
        run(open_key())
    assert trouble.value == Trouble("store/no-key")
    with sqlite3.connect(path) as connection:
        connection.execute(f"DELETE FROM {left}")
    connection.close()
    assert len(run(open_key())) == 32


def test_a_key_that_an_index_hides_is_found(tmp_path: Path) -> None:
    """A second key was made beside it, and all visitors were strangers until the next start."""
    path = tmp_path / "x.db"
    run(fill_tables(str(path)))

    async def key() -> bytes:
        async with open_store(str(path)) as store:
            return await store.people.signing_key()

    before = run(key())
    (place,) = pages_of(path, {"sqlite_autoindex_secrets_1"})
    data = path.read_bytes()
    index = data[place : place + 4096]
    path.write_bytes(
        data[:place] + index.replace(b"signing-key", b"signing-kez") + data[place + 4096 :]
    )
    with sqlite3.connect(path) as connection:
        find = "SELECT count(*) FROM secrets WHERE name = 'signing-key'"
        assert connection.execute(find).fetchone() == (0,)
    connection.close()
    assert run(key()) == before
    with sqlite3.connect(path) as connection:
        rows = connection.execute("SELECT value FROM secrets NOT INDEXED").fetchall()
    connection.close()
    assert rows == [(before,)]


def test_no_player_is_shown_a_match_of_others(store_address: DatabaseAddress) -> None:
    """The way to a card led to another one, which was whole, and so was believed."""
    parts = ("seq", "seal", "body", "proof")
    columns = ", ".join(
        f"{each} = (SELECT {each} FROM cards WHERE match = 'sea-0')" for each in parts
    )

    async def story() -> None:
        url = url_of(store_address)
        await fill_tables(url)
        async with open_store(url) as store:
            tables = await store_address.open_tables()
            await tables.write(
                lambda found: found.exec_driver_sql(
                    f"UPDATE cards SET {columns} WHERE match = 'sea-1'"
                )
            )
            await tables.close()
            found = await store.logbook.cards_of(BRUNO)
            assert [each.match for each in found.cards] == ["sea-5", "sea-3"]
            assert [each.facts["match"] for each in found.damaged] == ["sea-1"]

    run(story())


def test_a_match_is_listed_for_those_alone_who_are_on_its_card(
    store_address: DatabaseAddress, caplog: pytest.LogCaptureFixture
) -> None:
    """A seat that was given up and comes back with its seal, as from an old copy of a page."""
    seal = row_seal.row_seal("sitters", (BRUNO, "sea-0"))

    async def story() -> None:
        url = url_of(store_address)
        await fill_tables(url)
        async with open_store(url) as store:
            tables = await store_address.open_tables()
            values = {"player": BRUNO, "match": "sea-0", "seal": seal}
            await tables.write(
                lambda found: found.execute(table_of("sitters").insert().values(values))
            )
            await tables.close()
            found = await store.logbook.cards_of(BRUNO)
            assert [each.match for each in found.cards] == ["sea-5", "sea-3", "sea-1"]

    with caplog.at_level(logging.ERROR, "seabattle.store"):
        run(story())
    assert "damaged row refused: table cards" in caplog.text


@pytest.mark.parametrize("damage", ["device = 'Lynx'", "ended = 5", "seal = NULL"])
def test_a_damaged_session_that_was_ended_is_not_good_again(tmp_path: Path, damage: str) -> None:
    """A flipped bit lets no visitor in."""
    path = tmp_path / "x.db"

    async def ended(*, end: bool) -> list[str]:
        async with open_store(str(path)) as store:
            if end:
                player, session = await store.people.new_visitor("Anna", "Firefox")
                assert await store.administration.end_session(player.id, session.id)
            return sorted((await store.administration.restrictions()).ended)

    before = run(ended(end=True))
    assert len(before) == 1
    with sqlite3.connect(path) as connection:
        connection.execute(f"UPDATE sessions SET {damage}")
    connection.close()
    assert run(ended(end=False)) == before


@pytest.mark.slow
def test_no_flipped_bit_of_thousands_is_believed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The same for long enough to meet every byte, with the figures."""
    found = flip_many(tmp_path, 3000, 6, caplog)

    print(f"\n3000 flipped bits: {found}")  # noqa: T201 -- The figures are the point.
    assert (found["believed"], found["unnoticed"]) == (0, 0)


def test_without_row_seals_flipped_bits_are_believed(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Were SQLite to notice by itself, the seals would be for nothing."""
    for name in ("seabattle.store.pending_page", "seabattle.store.row_seal"):
        monkeypatch.setattr(f"{name}.is_sound", lambda *_, **__: True)
    found = flip_many(tmp_path, 24, 5, caplog)

    assert found["believed"] + found["unnoticed"] > 0, found


DAMAGES = {
    "a token revoked no more": ("UPDATE tokens SET revoked = NULL", (4, 6, 6, 6, 3, 3)),
    "a token of somebody else": ("UPDATE tokens SET player = 'bruno'", (2, 6, 6, 6, 3, 3)),
    "a token good for more": ("UPDATE tokens SET scopes = 'read play'", (0, 6, 6, 6, 3, 3)),
    "a name": ("UPDATE players SET name = 'Hugo'", (4, 0, 6, 6, 3, 3)),
    "a fleet": ("UPDATE layouts SET name = name || 'x'", (4, 6, 0, 6, 3, 3)),
    "a seat": ("UPDATE sitters SET player = 'bruno' WHERE player = 'hugo'", (4, 6, 6, 6, 3, 0)),
    "a match": ("UPDATE sitters SET match = 'x' WHERE match = 'sea-1'", (4, 6, 6, 5, 2, 3)),
    "nothing": ("UPDATE tokens SET scopes = scopes", (4, 6, 6, 6, 3, 3)),
}
"""How many tokens, names and fleets, and seats of three people, are still to be had."""


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_row_that_was_changed_is_refused(store_address: DatabaseAddress, damage: str) -> None:
    """On either database, and its content is not used."""
    statement, left = DAMAGES[damage]

    async def story() -> tuple[int, ...]:
        url = url_of(store_address)
        texts = await fill_tables(url)
        async with open_store(url) as store:
            tables = await store_address.open_tables()
            await tables.write(lambda found: found.exec_driver_sql(statement))
            ids = await tables.read(
                lambda found: [row[0] for row in found.exec_driver_sql("SELECT id FROM players")]
            )
            await tables.close()
            owners = [await store.people.token_owner(text) for text in texts]
            names = [await store.people.player(PlayerId(each)) for each in ids]
            fleets = await FleetDrafts.of(store).layouts_of(ANNA)
            own = [(await store.logbook.cards_of(each)).cards for each in (ANNA, BRUNO, HUGO)]
            return (
                len([*filter(None, owners)]),
                len([*filter(None, names)]),
                len(fleets),
                *map(len, own),
            )

    assert run(story()) == left


def test_a_damaged_key_stops_the_start(store_address: DatabaseAddress) -> None:
    """A new key in its place would make strangers of all visitors, without a visible cause."""

    async def story() -> None:
        url = url_of(store_address)
        await fill_tables(url)
        async with open_store(url) as store:
            tables = await store_address.open_tables()
            await tables.write(lambda found: found.exec_driver_sql("UPDATE secrets SET name = 'x'"))
            await tables.close()
            with pytest.raises(Trouble) as refused:
                await store.people.signing_key()
            assert refused.value.code == "row/changed"

    run(story())


def unseal_rows(connection: Connection) -> None:
    """Leave all rows as a node of an older release would have written them."""
    for table in sealed_tables():
        connection.exec_driver_sql(f"UPDATE {table} SET seal = NULL")


def test_rows_of_an_older_node_are_believed_where_nodes_share_a_database(
    database: DatabaseAddress, tmp_path: Path
) -> None:
    """While one node after the other is upgraded the old ones go on writing; a copy is sealed."""

    async def story() -> None:
        url = url_of(database)
        texts = await fill_tables(url)
        async with open_store(url) as store:
            tables = await database.open_tables()
            await tables.write(unseal_rows)
            await tables.close()
            assert await store.people.token_owner(texts[0]) is not None
            assert len((await store.logbook.cards_of(ANNA)).cards) == 6
            await store.people.signing_key()
        assert (await backup(database, tmp_path / "copy.db")).matches == 6

    run(story())


def test_a_row_without_a_seal_is_refused_in_a_file(file: FileAddress) -> None:
    """Only this program writes there, so a seal that is missing was taken away."""

    async def story() -> None:
        texts = await fill_tables(url_of(file))
        with sqlite3.connect(file.path) as connection:
            connection.execute("UPDATE tokens SET seal = NULL")
        connection.close()
        async with open_store(url_of(file)) as store:
            assert await store.people.token_owner(texts[0]) is None

    run(story())
    with pytest.raises(Trouble) as refused:
        inventory_of(file.path)
    reason = refused.value.facts["reason"]
    assert isinstance(reason, Trouble)
    assert reason.facts == {"table": "tokens"}


def test_a_seal_knows_kinds_and_places() -> None:
    """Values that read the same must not be taken for each other."""
    values: list[tuple[Any, ...]] = [
        ("a", "b"), ("ab", ""), ("", "ab"), (1, "b"), ("1", "b"), (None, "b"), ("none", "b"),
        (b"a", "b"), (True, "b"),
    ]  # fmt: skip
    seals = {row_seal.row_seal("tokens", each) for each in values}
    seals |= {row_seal.row_seal("players", each) for each in values}
    assert len(seals) >= 2 * len(values) - 2
