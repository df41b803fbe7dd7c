"""Records of sealed games: two readers without shared code agree, and accept no forgery."""

from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from kit.games.forged_record import record_lines, sealed
from kit.games.forged_sealed_record import FREE, differs_in_order, mutate
from kit.games.sealed_cheat import SALVO, TWINS, find_lies, honest
from kit.games.sealed_table import (
    ARMED,
    LOTS,
    MATCH,
    SILENT,
    SMALL,
    TINY,
    SealedTableau,
    at_end,
    table_at,
)
from kit.games.small_game import rules
from seabattle.fairness.sealed.sealed_record import (
    SealedEntry,
    SealedRecord,
    read_sealed_record,
    write_sealed_record,
)
from seabattle.game import CallOff, Refusal, RunOutOfTime, Seat, Why
from seabattle.game.sealed_event import BreachProved, SealedGameEnded
from seabattle.records import read_record
from seabattle.rules import Manoeuvre
from seabattle.trouble import Trouble
from seabattle_verifier import verify
from seabattle_verifier.__main__ import main

EXAMPLE = Path(__file__).parents[3] / "docs" / "examples" / "sealed-game.jsonl"


def believe(data: bytes) -> tuple[bool, bool]:
    """Whether the program accepts a record, and whether the verifier does."""
    try:
        read_sealed_record(data)
    except Trouble:
        program = False
    else:
        program = True
    return program, verify(data).sound


def written(table: SealedTableau) -> bytes:
    """The record of a table."""
    return write_sealed_record(table.record)


@pytest.mark.parametrize("ruleset", [ARMED, TINY])
def test_an_honest_game_is_read_back_and_found_in_order(ruleset: Any) -> None:
    """By the program, packed or plain, and by the verifier."""
    table = table_at(ruleset, 3, at_end)
    data = written(table)

    assert read_sealed_record(write_sealed_record(table.record, pack=True)) == table.record
    verdict = verify(data)
    assert verdict.fault is None
    assert verdict.finished
    assert "2 sealed fields, each proved to lie as the rules want it" in verdict.checked


def test_the_record_holds_no_fleet_that_was_not_sunk() -> None:
    """Neither fleets nor seeds nor keys that sign: only what was said."""
    table = table_at(SMALL, 3, at_end)
    data = written(table)

    for player in table.players:
        for secret in (player.kept.seed, player.kept.secret.to_bytes(32, "little")):
            assert secret.hex().encode() not in data
    assert b"ship_class" not in data.partition(b"\n")[2]


@pytest.mark.parametrize("command", [CallOff(), RunOutOfTime(Seat(0))])
def test_a_game_that_ends_otherwise_is_in_order_too(command: Any) -> None:
    """The table's own commands, which no seat signs, are accepted."""
    table = table_at(TINY, 3, lambda it: bool(it.game.state.to_act & 1))
    table.send(None, command)

    assert believe(written(table)) == (True, True)


def test_the_game_of_a_liar_is_in_order_and_says_who_lied() -> None:
    """The signed falsehood stays in the record as its own proof."""
    data, breach = lied_record()

    assert believe(data) == (True, True)
    said = " ".join(verify(data).checked)
    assert f"seat {breach.seat} signed something false (answer “hit”" in said


def lied_record() -> tuple[bytes, BreachProved]:
    """A game that ends with a hit where there is none."""
    game, number, seat, says = next(find_lies("hit for miss"))
    command = game.sign(number, seat, says)
    events = game.games[number].decide(seat, command)
    assert not isinstance(events, Refusal)
    entries = (*game.table.journal[:number], SealedEntry(seat, command, events))
    record = SealedRecord(SMALL, MATCH, ("Anna", "Boris"), entries)
    breach = next(event for event in events if isinstance(event, BreachProved))
    return write_sealed_record(record), breach


def test_a_server_cannot_cover_a_lie_nor_make_one_up() -> None:
    """The events must follow from the signed messages."""
    data, _ = lied_record()
    lines = record_lines(data)
    covered = deepcopy(lines)
    covered[-2]["events"] = covered[-2]["events"][:1]
    true = record_lines(written(table_at(TINY, 3, at_end)))
    slandered = deepcopy(true)
    answer = next(n for n, line in enumerate(true) if "attack-answered" in str(line))
    breach = {"type": "breach-proved", "seat": 1, "breach": "answer", "at": [0, 0], "said": "miss"}
    end = {"type": "sealed-game-ended", "winner": 0, "why": "violated"}
    slandered[answer]["events"] = [slandered[answer]["events"][0], breach, end]
    slandered = [*slandered[: answer + 1], {"end": answer}]

    assert believe(sealed(covered)) == (False, False)
    assert believe(sealed(slandered)) == (False, False)


def test_a_server_cannot_change_who_won() -> None:
    """Nor why, nor who began, nor what was heard."""
    lines = record_lines(written(table_at(TINY, 3, at_end)))
    end = lines[-2]["events"][-1]
    for change in ({"winner": 1 - end["winner"]}, {"winner": None}, {"why": "time"}):
        forged = deepcopy(lines)
        forged[-2]["events"][-1] |= change
        assert believe(sealed(forged)) == (False, False)
    began = next(n for n, line in enumerate(lines) if "play-began" in str(line))
    forged = deepcopy(lines)
    forged[began]["events"][-1]["first"] ^= 1
    assert believe(sealed(forged)) == (False, False)


def test_a_proof_stands_with_the_message_that_names_it_and_nowhere_else() -> None:
    """Unsigned bytes are not allowed in a record."""
    lines = record_lines(written(table_at(TINY, 3, at_end)))
    placing = next(n for n, line in enumerate(lines) if "blob" in line)
    blob = lines[placing]["blob"]
    more, moved, other = deepcopy(lines), deepcopy(lines), deepcopy(lines)
    more[placing - 1]["blob"] = blob
    moved[placing + 1]["blob"] = moved[placing].pop("blob")
    other[placing]["blob"] = "00" + blob[2:]

    assert believe(sealed(more)) == (False, False)
    assert believe(sealed(moved)) == (False, False)
    assert believe(sealed(other)) == (False, False)


def mutate_many(ruleset: Any, seed: int, times: int) -> None:
    """Assert that neither reader accepts a changed record, unless the change has no effect."""
    dice = Random(seed)
    lines = record_lines(written(honest(ruleset, 3).table))
    for _ in range(times):
        forged, path = mutate(dice, lines)
        if sealed(forged) == sealed(lines):
            continue
        found = believe(sealed(forged))
        # Names and titles are not signed, and the verifier does not read them.
        if FREE & set(map(str, path)):
            continue
        # Messages before the chain begins have no order.
        right = differs_in_order(forged, lines) and all(found)
        assert found == (right, right), path


def test_a_record_that_was_changed_is_believed_by_neither_reader() -> None:
    """Every field in turn, with fitting checksums; many more by hand."""
    mutate_many(TINY, 1, 20)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["TINY", "SMALL", "ARMED", "SILENT", "SALVO"])
def test_many_changed_records_are_believed_by_neither_reader(name: str) -> None:
    """By hand: hundreds of records in each of these games."""
    ruleset = {"TINY": TINY, "SMALL": SMALL, "ARMED": ARMED, "SILENT": SILENT, "SALVO": SALVO}
    mutate_many(ruleset[name], 7, 4000 if name == "TINY" else 200)


@pytest.mark.slow
@pytest.mark.parametrize("name", ["SMALL", "ARMED", "SILENT", "LOTS", "SALVO", "TWINS"])
def test_hundreds_of_honest_games_are_clean(name: str) -> None:
    """By hand: ninety of each, played apart, read by both."""
    known = {"SMALL": SMALL, "ARMED": ARMED, "SILENT": SILENT, "LOTS": LOTS, "SALVO": SALVO}
    ruleset = (known | {"TWINS": TWINS})[name]
    for seed in range(1000, 1090):
        table = SealedTableau(ruleset, seed, apart=True).play()
        assert table.game.table.why is Why.SUNK
        assert believe(written(table)) == (True, True)


def test_the_game_in_the_documents_is_read_for_ever() -> None:
    """Not one byte of the protocol may change without a new version."""
    data = EXAMPLE.read_bytes()

    record = read_sealed_record(data)

    assert verify(data).finished
    assert record.names == ("Anna", "Boris")
    assert {event.__struct_config__.tag for event in record.events} >= {
        "key-announced",
        "field-sealed",
        "chain-began",
        "lot-opened",
        "attack-answered",
        "sealed-game-ended",
    }


def complaint(reader: Callable[[bytes], object], data: bytes) -> Trouble:
    """The trouble that a reader raises for a file."""
    with pytest.raises(Trouble) as found:
        reader(data)
    return found.value


def test_the_reader_of_other_records_says_what_it_has_found() -> None:
    """The user should not think that the file is broken."""
    data = written(table_at(TINY, 3, at_end))

    assert complaint(read_record, data).code == "record/sealed"


def test_files_that_are_no_sealed_records_are_refused_in_words() -> None:
    """Cut off, edited, of another version or by rules that cannot be sealed."""
    table = table_at(TINY, 3, at_end)
    data = written(table)
    lines = record_lines(data)
    moving = replace(table.record, ruleset=rules(4, 3, manoeuvre=Manoeuvre()))
    later = [lines[0] | {"version": 2}, *lines[1:]]
    unnamed = [lines[0] | {"hash": "0" * 64}, *lines[1:]]

    found = {
        "cut-off": data[: len(data) // 2],
        "edited": data.replace(b"tuesday", b"monday!"),
        "unknown-version": sealed(later),
        "wrong-hash": sealed(unnamed),
        "not-sealable": write_sealed_record(moving),
        "not-ours": b"{}",
    }
    for code, file in found.items():
        assert complaint(read_sealed_record, file).code == f"record/{code}"
        assert not verify(file).sound


def test_the_command_checks_a_sealed_record(
    tmp_path: Any, capsys: pytest.CaptureFixture[str]
) -> None:
    """``python -m seabattle_verifier game.jsonl`` is all a stranger needs."""
    file = tmp_path / "game.jsonl"
    file.write_bytes(written(table_at(TINY, 3, at_end)))

    assert main([str(file)]) == 0
    said = capsys.readouterr().out
    assert "checked, the game follows its rules" in said
    assert "not proved: the clock" in said


def test_an_unfinished_game_is_checked_as_far_as_it_came() -> None:
    """Nothing is secret in it, so it can be written down at any time."""
    table = table_at(TINY, 3, lambda it: it.game.state.number == 3)

    assert believe(written(table)) == (True, True)
    assert not verify(written(table)).finished
    assert not any(isinstance(event, SealedGameEnded) for event in table.events)
