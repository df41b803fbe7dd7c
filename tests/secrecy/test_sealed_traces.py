"""What a server keeps of a sealed game: nothing of a field, in no file and in no line of its log.

A real server, started as an operator would start it, and two players who come to it. Its files are
read when keys are announced, before lots are shown, in the middle and after the end.
"""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec import Struct, json

from kit.secrecy.secret_trace import (
    find_bytes,
    find_cells,
    forms_of,
    keys_of,
    openings_of,
    read_traces,
)
from kit.servers.server_program import ServerProgram, launch_for_test
from seabattle.bots import find_bot
from seabattle.client import ServerClient, play_seat
from seabattle.fairness.proofs.chain import read_message
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_message import GiveAnswers, SignedMessage, read_body
from seabattle.fairness.sealed.sealed_player import SeatSecrets
from seabattle.fairness.sealed.sealed_record import SealedRecord, read_sealed_record
from seabattle.fairness.sealed.table_proofs import TableProofs
from seabattle.features.sealed.key_storage import KeyStorage
from seabattle.game import Seat
from seabattle.matches.request import ShowField
from seabattle.wire.match import Description

BAY = """name = "bay"
[title]
en = "Bay"
[grid]
rows = 3
columns = 5
[sea]
touching = "never"
[[fleet]]
name = "cruiser"
count = 1
shapes = ["###"]
[[fleet]]
name = "boat"
count = 1
shapes = ["#"]
[turn]
order = "alternate"
begins = "lot"
again_after = "hit"
"""
WANTED = {"id": "bay", "toml": BAY, "seats": ["host", "open"], "sealed": True}

BEFORE_LOTS = 6
"""Both choose a fleet, announce a key and place: secrets are written so often by then."""


class Played(Struct):
    """A game that was played at a server, and what lay on its disk at each word."""

    record: SealedRecord
    kept: tuple[SeatSecrets, SeatSecrets]
    during: list[dict[str, bytes]]
    after: dict[str, bytes]
    shown: dict[str, bytes]
    """The same once the first seat has shown its field."""


class Harbour:
    """A server with its files, and the secrets of its players."""

    def __init__(self, folder: Path) -> None:
        self.database, self.log = folder / "sea.db", folder / "server.log"
        self.during: list[dict[str, bytes]] = []
        self._words = 0

    def note_word(self) -> None:
        """A player is about to send a message: look at the first ones, and at some of the rest."""
        self._words += 1
        if self._words <= BEFORE_LOTS or not self._words % 8:
            self.during.append(self.look())

    def look(self) -> dict[str, bytes]:
        """All that is on disk now."""
        return read_traces(self.database, self.log)

    async def play(self, server: ServerProgram) -> Played:
        """A whole game, and then a field that is shown, which is voluntary."""
        async with ServerClient(server.url) as anna, ServerClient(server.url) as bruno:
            match = (await anna.post("/matches", WANTED, Description)).company.match
            await asyncio.gather(
                play_seat(anna, match, find_bot("hunter")(1)),
                play_seat(bruno, match, find_bot("hunter")(2)),
            )
            record = read_sealed_record(await anna.fetch(f"/matches/{match}/record"))
            one, other = (KeyStorage().find(match, Seat(seat)) for seat in (0, 1))
            assert one is not None
            assert other is not None
            after = self.look()
            await anna.ask(match, "show", ShowField(one.ships, one.seed.hex()))
            return Played(record, (one, other), self.during, after, self.look())


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    """One game for all tests here."""
    folder = tmp_path_factory.mktemp("harbour")
    harbour, keep = Harbour(folder), KeyStorage.keep

    def keep_and_look(self: KeyStorage, secrets: SeatSecrets) -> None:
        harbour.note_word()
        keep(self, secrets)

    with pytest.MonkeyPatch.context() as patch, harbour.log.open("w") as journal:
        patch.setenv("XDG_DATA_HOME", str(folder / "home"))
        patch.setattr(KeyStorage, "keep", keep_and_look)
        options = ("--log-level", "debug")
        with launch_for_test(str(harbour.database), *options, journal=journal) as server:
            yield asyncio.run(asyncio.wait_for(harbour.play(server), 300))


def opened_in(record: SealedRecord) -> set[bytes]:
    """The sums that were opened by answers, which are public."""
    found = set[bytes]()
    for entry in record.entries:
        assert isinstance(entry.command, SignedMessage)
        message = read_message(bytes.fromhex(entry.command.data))
        assert message is not None
        says = read_body(record.ruleset.grid, message.kind, message.body)
        if isinstance(says, GiveAnswers) and says.answers is not None:
            for _, proof in says.answers:
                found |= {proof[at : at + 32] for at in range(0, len(proof), 32)}
    return found


def unopened(played: Played, seat: int) -> dict[str, bytes]:
    """The openings of a seat's commitments that were never asked for."""
    record, kept = played.record, played.kept[seat]
    game = SealedGame(record.ruleset, record.match, TableProofs(record.ruleset))
    for entry in record.entries[:2]:
        game = game.after(entry.events)
    openings = openings_of(record.ruleset, game.binding(Seat(seat)), kept)
    opened = opened_in(record)
    return {name: each for name, each in openings.items() if each not in opened}


def test_no_key_and_no_seed_is_on_the_servers_disk_at_any_moment(played: Played) -> None:
    """In none of the forms in which a program writes bytes down."""
    assert len(played.during) > BEFORE_LOTS
    assert all(sum(map(len, traces.values())) > 10_000 for traces in played.during)
    for kept in played.kept:
        for traces in (*played.during, played.after):
            assert find_bytes(keys_of(kept), traces) == []


def test_nothing_of_a_field_is_on_the_servers_disk(played: Played) -> None:
    """No cell of a ship that was not sunk in words, and no opening that was never asked for."""
    assert played.record.ruleset.disclosure.sunk_names == ()
    for seat, kept in enumerate(played.kept):
        assert len(unopened(played, seat)) > 20
        assert find_bytes(unopened(played, seat), played.after) == []
        for traces in (played.during[BEFORE_LOTS], played.after):
            assert find_cells(played.record.ruleset, kept, traces) == []


def test_a_lot_is_on_the_servers_disk_once_it_is_shown(played: Played) -> None:
    """So the search finds what is there, and before that there is nothing."""
    for kept in played.kept:
        lot = {"lot nonce": kept.lot_nonce}
        found = [bool(find_bytes(lot, traces)) for traces in played.during]
        assert not any(found[:BEFORE_LOTS])
        assert found[-1]
        assert found == sorted(found)


def test_a_field_that_is_shown_is_found_and_the_other_is_not(played: Played) -> None:
    """A player may give seed and cells away after the end: what is there is seen."""
    ruleset, (one, other) = played.record.ruleset, played.kept

    assert "seed in rows" in find_bytes(keys_of(one), played.shown)
    assert any("rows" in each for each in find_cells(ruleset, one, played.shown))
    assert not any("log" in each for each in find_cells(ruleset, one, played.shown))
    assert find_bytes(keys_of(other), played.shown) == []
    assert find_cells(ruleset, other, played.shown) == []


def test_every_form_of_a_secret_is_found(played: Played) -> None:
    """In a database, in a log, between other things."""
    kept, ruleset = played.kept[0], played.record.ruleset
    for form in forms_of(kept.seed):
        assert find_bytes({"seed": kept.seed}, {"log": b"[" + form + b"]"}) == ["seed in log"]
    cruiser = next(ship for ship in kept.ships if ship.ship_class == "cruiser")
    pairs = [(at.row, at.col) for at in cruiser.cells]
    mask = ruleset.grid.mask(cruiser.cells)
    written: list[bytes] = [
        json.encode(kept.ships),
        json.encode({"fleet": cruiser.cells}),
        repr(kept.ships).encode(),
        repr(pairs).encode(),
        bytes(number for pair in pairs for number in pair),
        " ".join("ABCDE"[col] + str(row + 1) for row, col in pairs).encode(),
        json.encode({"mask": mask}),
        f"fleet=0x{mask:x} ".encode().replace(b"0x", b"x"),
    ]
    for form in written:
        assert find_cells(ruleset, kept, {"log": b'{"event":' + form + b"}"}), form
