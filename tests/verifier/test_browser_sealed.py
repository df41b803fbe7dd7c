"""Three readers of sealed records that share no code: program, command line and page."""

from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec import Struct
from msgspec.structs import replace

from kit.games.forged_record import record_lines, sealed, write_plainly
from kit.games.forged_sealed_record import FREE, mutate
from kit.games.sealed_cheat import (
    BERTHS,
    FALSE_BINDINGS,
    FALSE_BITS,
    LIES,
    PLACED,
    SALVO,
    TWINS,
    Honest,
    find_lies,
    honest,
    name_placing,
    seal_under,
)
from kit.games.sealed_table import ARMED, MATCH, SILENT, SMALL, TINY, SealedTableau
from kit.proofs.proofs_checked_once import check_proofs_once
from kit.screens.browser_player import ToldGame, follow_in_browser
from kit.screens.browser_verifier import differences, in_browser
from seabattle.fairness.proofs.chain import read_message
from seabattle.fairness.proofs.placing import seal_bits
from seabattle.fairness.proofs.signature import sign
from seabattle.fairness.sealed.sealed_message import SignedMessage
from seabattle.fairness.sealed.sealed_record import (
    SealedEntry,
    SealedRecord,
    read_sealed_record,
    write_sealed_record,
)
from seabattle.fairness.sealed.table_proofs import TableProofs
from seabattle.game import Refusal, Seat
from seabattle.game.sealed_event import BreachProved
from seabattle.rules import Ruleset, written_hash
from seabattle.trouble import Trouble
from seabattle_verifier import verify

EXAMPLE = Path(__file__).parents[2] / "docs" / "examples" / "sealed-game.jsonl"


@pytest.fixture(autouse=True)
def check_placings_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """A field that many records share is proved once to each reader in Python."""
    check_proofs_once(monkeypatch)


def is_believed(data: bytes) -> bool:
    """Whether the program itself accepts a record."""
    try:
        read_sealed_record(data)
    except Trouble:
        return False
    return True


def disagreements(records: list[bytes], folder: Path) -> list[str]:
    """The records on which program, verifier and page do not agree."""
    split = [
        f"{number}: the program does not say what the others say"
        for number, data in enumerate(records)
        if is_believed(data) != verify(data).sound
    ]
    return split + differences(records, folder)


def forged_sealed(ruleset: Ruleset, most: int, seed: int) -> list[bytes]:
    """Records with one change each, all of signed content."""
    dice, lines = Random(seed), record_lines(write_sealed_record(honest(ruleset, 3).table.record))
    found: list[bytes] = []
    while len(found) < most:
        forged, path = mutate(dice, lines)
        # Messages before the chain begins have no order, and some changes have no effect.
        if not FREE & set(map(str, path)) and path != ("lines",) and forged != lines:
            found.append(sealed(forged))
    return found


def resigned(game: Honest, most: int, seed: int) -> list[tuple[bytes, bool]]:
    """Games that end with a message that was changed and signed again.

    Each with whether the table accepts it: a false message is then a violation, and the
    record of a violation is in order.
    """
    dice, found = Random(seed), list[tuple[bytes, bool]]()
    while len(found) < most:
        number = dice.randrange(len(game.table.journal))
        entry = game.table.journal[number]
        assert entry.seat is not None
        command = _change_message(game, entry.seat, entry.command, dice)
        if entry.blob is not None:
            proofs = game.games[number].proofs
            assert isinstance(proofs, TableProofs)
            proofs.add_placing(entry.blob)
        events = game.games[number].decide(entry.seat, command)
        taken = not isinstance(events, Refusal)
        last = SealedEntry(
            entry.seat, command, entry.events if isinstance(events, Refusal) else events, entry.blob
        )
        found.append((cut_record(game, number, last), taken))
    return found


def _change_message(game: Honest, seat: Seat, command: Any, dice: Random) -> SignedMessage:
    """Change one byte in the body, or the number, link, kind or seat."""
    message = read_message(bytes.fromhex(command.data))
    assert message is not None
    kinds = ["shot", "answer", "lot", "end-turn", "resign", "declare-victory", "weapon", "x"]
    body = bytearray(message.body or b"\0")
    body[dice.randrange(len(body))] ^= 1 << dice.randrange(8)
    changes: list[dict[str, Any]] = [
        *([{"body": bytes(body)}] * 5),
        {"body": message.body[: dice.randrange(len(message.body) + 1)]},
        {"body": message.body + dice.randbytes(dice.randrange(1, 40))},
        {"number": message.number + 1},
        {"before": bytes(64)},
        {"kind": dice.choice(kinds)},
        {"match": "wednesday"},
        {"seat": 1 - message.seat},
    ]
    data = replace(message, **dice.choice(changes)).encode()
    signature = sign(game.table.players[seat].kept.secret, data, game.table.draw)
    return SignedMessage(data.hex(), signature.hex())


def cut_record(game: Honest, number: int, last: SealedEntry) -> bytes:
    """An honest game up to a moment, and one entry more."""
    entries = (*game.table.journal[:number], last)
    return write_sealed_record(SealedRecord(game.ruleset, MATCH, ("Anna", "Boris"), entries))


class Cheat(Struct, frozen=True):
    """A game that ends with something false, and who has signed it."""

    game: Honest
    seat: Seat
    entries: tuple[SealedEntry, ...]

    @property
    def record(self) -> bytes:
        """What is written down of it."""
        return cut_record(self.game, len(self.entries) - 1, self.entries[-1])

    @property
    def breach(self) -> dict[str, Any]:
        """Who has signed it, and what it is."""
        (proved,) = (each for each in self.entries[-1].events if isinstance(each, BreachProved))
        return {"seat": proved.seat, "breach": str(proved.breach)}

    @property
    def told(self) -> ToldGame:
        """What the other player hears of it."""
        return ToldGame(
            self.game.ruleset, self.game.table.boxes[1 - self.seat].kept[0], self.entries
        )


def lied(name: str) -> Cheat:
    """A game that ends with a lie."""
    game, number, seat, says = next(find_lies(name))
    return _cheat(game, number, seat, game.sign(number, seat, says), None)


def misplaced(blob: bytes, game: Honest) -> Cheat:
    """A game that ends with a false placing."""
    number = next(n for n, entry in enumerate(game.table.journal) if entry.blob is not None)
    command = game.sign(number, Seat(0), name_placing(game, blob))
    return _cheat(game, number, Seat(0), command, blob)


def _cheat(
    game: Honest, number: int, seat: Seat, command: SignedMessage, blob: bytes | None
) -> Cheat:
    events = game.games[number].decide(seat, command)
    assert not isinstance(events, Refusal)
    assert any(isinstance(event, BreachProved) for event in events)
    last = SealedEntry(seat, command, events, blob)
    return Cheat(game, seat, (*game.table.journal[:number], last))


def cheats() -> list[Cheat]:
    """Every lie, and every field that is none."""
    game = honest(PLACED, 3)
    binding, draw = game.games[-1].binding(Seat(0)), game.table.draw
    bits = list(BERTHS.bits_of(game.table.players[0].kept.ships))
    bad = [(binding, make(bits)) for make, _ in FALSE_BITS.values()]
    bad += [(change(binding), bits) for change in FALSE_BINDINGS.values()]
    blobs = [seal_bits(BERTHS, bound, some, b"s" * 32, draw)[1] for bound, some in bad]
    blobs += [seal_under(binding, bits, draw, what) for what in ("version", "own H")]
    return [*map(lied, LIES), *(misplaced(blob, game) for blob in blobs)]


def test_page_and_command_read_an_honest_sealed_game_alike(tmp_path: Path) -> None:
    """Salvos, weapons, silent sinkings, lots, two classes of one form; and one cut short."""
    rulesets = (TINY, ARMED, SALVO)
    tables = [honest(ruleset, 3).table for ruleset in rulesets]
    records = [write_sealed_record(table.record) for table in tables]
    short = replace(tables[0].record, entries=tables[0].record.entries[:7])
    records += [write_sealed_record(short), EXAMPLE.read_bytes()]
    assert all(verify(data).sound for data in records)

    assert disagreements(records, tmp_path) == []


def test_the_page_finds_every_cheat_that_the_table_found(tmp_path: Path) -> None:
    """Its verifier says who has lied, at which cell, in which word; its player plays no further."""
    found = cheats()
    records = [each.record for each in found]
    assert all(map(is_believed, records))
    verdicts = in_browser(records, tmp_path)
    assert differences(records, tmp_path, verdicts) == []
    for data, verdict in zip(records, verdicts, strict=True):
        events = [event for line in record_lines(data)[1:-1] for event in line["events"]]
        (proved,) = (event for event in events if event["type"] == "breach-proved")
        breach = verdict["breach"]
        assert (breach["seat"], breach["breach"]) == (proved["seat"], proved["breach"])
        assert (breach["at"], breach["said"]) == (proved.get("at"), proved.get("said"))

    seen = follow_in_browser([each.told for each in found], tmp_path)

    assert [each["breach"] for each in seen] == [each.breach for each in found]
    assert all(each["phase"] == "over" and not each["owed"] for each in seen)


def test_the_page_refuses_a_changed_sealed_record(tmp_path: Path) -> None:
    """Every field in turn, with fitting checksums; and messages changed and signed anew."""
    records = forged_sealed(TINY, 40, 1)
    assert not any(map(is_believed, records))
    signed = resigned(honest(TINY, 3), 20, 3)
    assert {taken for _, taken in signed} == {True, False}
    assert [is_believed(data) for data, _ in signed] == [taken for _, taken in signed]

    assert disagreements([*records, *(data for data, _ in signed)], tmp_path) == []


def test_values_of_another_kind_are_not_taken_for_the_right_ones(tmp_path: Path) -> None:
    """True is not 1, and neither is 1.0; a list of names is a list; no weapon is half a word."""
    lines = record_lines(EXAMPLE.read_bytes())
    late = [*lines[:5], {"n": 5, "command": {"type": "run-out-of-time", "seat": 1}}, {"end": 5}]
    late[5]["events"] = [
        {"type": "seat-left", "seat": 1, "why": "time"},
        {"type": "sealed-game-ended", "winner": 0, "why": "time"},
    ]
    assert verify(sealed(late)).sound
    forged = []
    for seat in (True, 1.0, "1", None):
        other = deepcopy(late)
        other[5]["command"]["seat"] = seat
        forged.append(other)
    for seat in (True, 1.0):
        other = deepcopy(lines)
        other[2]["seat"] = seat
        forged.append(other)
    strange: list[Any] = [None, [], {"hit_names": ""}, {"sunk_names": {}}, {"hit_names": "class"}]
    for disclosure in strange:
        other = deepcopy(lines)
        other[0]["ruleset"]["disclosure"] = disclosure
        forged.append(other)
    shapeless = deepcopy(lines)
    shapeless[0]["ruleset"]["fleet"][0]["shapes"] = []
    records = [sealed(_named(each)) for each in [*forged, shapeless]]

    assert not any(verify(data).sound for data in records)
    assert differences(records, tmp_path) == []


def _named(lines: Any) -> Any:
    """The rules with the hash that they have now."""
    lines[0]["hash"] = written_hash(write_plainly(lines[0]["ruleset"]).encode())
    return lines


@pytest.mark.slow
@pytest.mark.parametrize("part", range(10))
def test_the_page_refuses_a_changed_sealed_record_in_a_long_campaign(
    tmp_path: Path, part: int
) -> None:
    """By hand: more than ten thousand, a thousand a part."""
    records = forged_sealed(TINY, 840, 100 + part)
    for place, ruleset in enumerate((SMALL, ARMED, SILENT, SALVO)):
        records += forged_sealed(ruleset, 40, 1000 * part + place)
    assert not any(map(is_believed, records))
    games = [honest(TINY, 3), honest(ARMED, 3 + part), honest(SALVO, 3), honest(TWINS, 3)]
    for place, game in enumerate(games):
        signed = resigned(game, 120 if place == 0 else 40, 2000 * part + place)
        assert [is_believed(data) for data, _ in signed] == [taken for _, taken in signed]
        records += [data for data, _ in signed]
    assert len(records) >= 1240

    assert disagreements(records, tmp_path) == []


@pytest.mark.slow
def test_hundreds_of_honest_sealed_games_are_in_order_for_the_page(tmp_path: Path) -> None:
    """By hand: forty of each kind."""
    rulesets = (SMALL, ARMED, SILENT, SALVO, TWINS)
    tables = [SealedTableau(each, seed).play() for each in rulesets for seed in range(500, 540)]
    records = [write_sealed_record(table.record) for table in tables]

    assert disagreements(records, tmp_path) == []
    assert all(verify(data).sound for data in records)
