"""The independent verifier, compared with the program."""

import ast
import json
import subprocess
import sys
from collections.abc import Callable
from copy import deepcopy
from gzip import compress
from hashlib import sha256
from pathlib import Path
from random import Random
from shutil import copytree
from typing import Any

import pytest
from hypothesis import given, settings

import seabattle_verifier
from kit.games.bot_game import record_of, table
from kit.games.forged_record import record_lines, sealed
from kit.games.law_strategy import UNRULY, lengths, seeds
from kit.games.random_player import play_randomly, walk
from kit.games.ruleset_strategy import rulesets
from seabattle.game import GivenCommand, Refusal
from seabattle.game.codec import encode_json
from seabattle.matches import Match
from seabattle.records import read_record, write_record
from seabattle.rules import Ruleset
from seabattle.trouble import Trouble
from seabattle_verifier import verify
from seabattle_verifier.__main__ import main
from seabattle_verifier.fault import Illegal
from seabattle_verifier.referee import Referee
from seabattle_verifier.rules import Rules

PACKAGE = Path(seabattle_verifier.__file__).parent
ARCHIVE = Path(__file__).parents[1] / "archive"


def test_it_knows_nothing_but_the_standard_library() -> None:
    """A stranger can audit ten short files without trusting other code."""
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text())):
            names = [node.module or ""] if isinstance(node, ast.ImportFrom) else []
            names += [each.name for each in node.names] if isinstance(node, ast.Import) else []
            for name in names:
                root = name.partition(".")[0]
                assert root == "seabattle_verifier" or root in sys.stdlib_module_names, path


@settings(max_examples=25)
@given(rulesets(), seeds, lengths)
def test_any_game_by_any_rules_is_found_in_order(ruleset: Ruleset, seed: int, steps: int) -> None:
    """Two referees, written apart, give the same answers."""
    match = play_randomly(ruleset, seed, steps, UNRULY)

    verdict = verify(write_record(record_of(match)))

    assert verdict.fault is None or pytest.fail(f"{verdict.fault.line}: {verdict.fault}")
    assert verdict.finished == match.over


@settings(max_examples=25)
@given(rulesets(), seeds, lengths)
def test_what_the_program_refuses_is_refused(ruleset: Ruleset, seed: int, steps: int) -> None:
    """Every command of an unruly player: both let it pass, or neither."""
    match = Match(ruleset, chance=Random(seed))
    second = Referee(Rules(json.loads(encode_json(ruleset))))
    heard = 0
    for played in walk(match, Random(seed + 1), steps, UNRULY):
        if isinstance(played.outcome, Refusal):
            assert _refuses(second, played.seat, played.command)
        for entry in match.journal[heard:]:
            second.play(_said(entry.seat, entry.command))
        heard = len(match.journal)


def _said(seat: Any, command: Any) -> dict[str, Any]:
    said: dict[str, Any] = json.loads(encode_json(GivenCommand(seat, command)))
    return said


def _refuses(referee: Referee, seat: Any, command: Any) -> bool:
    try:
        deepcopy(referee).play(_said(seat, command))
    except Illegal:
        return True
    return False


CHANGES: dict[str, Callable[[Random, Any], Any]] = {
    "an answer": lambda dice, entry: _change_number(dice, entry["events"]),
    "a command": lambda dice, entry: _change_number(dice, entry["command"]),
    "an event less": lambda dice, entry: entry["events"].pop(),
    "an event more": lambda dice, entry: entry["events"].append(dice.choice(entry["events"])),
    "another turn": lambda dice, entry: entry["command"].update(seat=1),
}


@pytest.mark.parametrize("variant", ["battaglia-navale", "classic-bonus", "salvo", "forum"])
def test_both_readers_agree_on_every_forgery(variant: str) -> None:
    """One change anywhere, checksums made to fit: found by both, or harmless to both."""
    dice = Random(4)
    lines = record_lines(write_record(record_of(play_randomly(table(variant), 3, 160))))
    found = 0
    for _ in range(40):
        forged = deepcopy(lines)
        kind = dice.choice(sorted(CHANGES))
        entry = dice.choice(forged[1:-1])
        if entry["events"]:
            CHANGES[kind](dice, entry)
        data = sealed(forged)
        believed = verify(data).sound
        assert believed == _is_read(data), kind
        found += not believed
    assert found > 25


def _change_number(dice: Random, said: Any) -> None:
    """Another number somewhere in what is *said*."""
    places: list[tuple[Any, Any]] = []
    _collect_numbers(said, places)
    if places:
        holder, key = dice.choice(places)
        holder[key] = not holder[key] if isinstance(holder[key], bool) else holder[key] + 1


def _collect_numbers(said: Any, places: list[tuple[Any, Any]]) -> None:
    pairs = said.items() if isinstance(said, dict) else enumerate(said)
    for key, value in pairs:
        if isinstance(value, int):
            places.append((said, key))
        elif isinstance(value, dict | list):
            _collect_numbers(value, places)


def _write_ascii(said: Any) -> str:
    return json.dumps(said, separators=(",", ":"))


def _is_read(data: bytes) -> bool:
    try:
        read_record(data)
    except Trouble:
        return False
    return True


def test_one_byte_changed_anywhere_is_found() -> None:
    """The chain of checksums covers every byte."""
    dice, data = Random(8), write_record(record_of(play_randomly(table("classic"), 3)))
    for _ in range(60):
        place = dice.randrange(len(data))
        changed = bytearray(data)
        changed[place] ^= 1 << dice.randrange(8)
        verdict = verify(bytes(changed))
        assert not verdict.sound or changed[place] in b"\r\n \t\x0b\x0c"


def test_records_of_earlier_releases_are_in_order() -> None:
    """What was kept long ago can still be checked."""
    records = sorted(ARCHIVE.glob("*/records/*.jsonl*"))
    assert len(records) >= 10
    for path in records:
        assert verify(path.read_bytes()).sound, path.name


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"", "not-a-record"),
        (b"hello", "not-a-record"),
        (b"\x1f\x8bhello", "damaged"),
        (b'{"format":"seabattle-record"}\n{}', "edited"),
        (b"\xff" * 50, "not-a-record"),
    ],
)
def test_anything_else_is_refused_in_words(data: bytes, code: str) -> None:
    """Never a traceback."""
    fault = verify(data).fault
    assert fault is not None
    assert fault.code == code


def _nested(depth: int) -> Any:
    said: Any = []
    for _ in range(depth):
        said = [said]
    return said


@pytest.mark.parametrize(
    ("line", "change", "code"),
    [
        (0, {"version": True}, "header"),
        (0, {"note": "\ud800"}, "unreadable"),
        (0, {"note": _nested(600)}, "unreadable"),
        (1, {"n": 1.0}, "number"),
        (-1, {"end": 15.0}, "count"),
        (1, {"events": _nested(600)}, "unreadable"),
    ],
)
def test_no_value_is_taken_for_another(line: int, change: dict[str, Any], code: str) -> None:
    """True is not 1, 1.0 is not 1, and values that cannot be encoded get a clear error."""
    lines = record_lines((ARCHIVE / "0.1.0" / "records" / "classic.jsonl").read_bytes())
    lines[line].update(change)
    fault = verify(sealed(lines, _write_ascii if "note" in change else None)).fault
    assert fault is not None
    assert fault.code == code


@pytest.mark.parametrize(
    "change",
    [
        {"turn": {"again_after": "always"}},
        {"sea": {"touching": None}},
        {"seats": 3},
        {"fleet": [{"name": "boat", "count": 1, "shapes": ["..."]}]},
        {"arsenal": [{"name": "radar", "kind": "radar", "count": 1}]},
    ],
)
def test_a_rule_that_is_not_known_is_not_guessed(change: dict[str, Any]) -> None:
    """The verifier cannot check a rule that it does not know."""
    lines = record_lines((ARCHIVE / "0.1.0" / "records" / "classic.jsonl").read_bytes())
    header = lines[0]
    header["ruleset"].update(change)
    header["names"] = header["names"][:1] * header["ruleset"]["seats"]
    text = json.dumps(header["ruleset"], ensure_ascii=False, separators=(",", ":"))
    header["hash"] = sha256(text.encode()).hexdigest()
    fault = verify(sealed(lines)).fault
    assert fault is not None
    assert (fault.code, fault.line) == ("rules", 1)


def test_a_compressed_record_without_its_end_is_damaged() -> None:
    """Half a file is not taken for a shorter one."""
    data = compress((ARCHIVE / "0.1.0" / "records" / "classic.jsonl").read_bytes())
    assert verify(data).sound
    for broken in (data[:-1], data[: len(data) // 2], data + b"!"):
        fault = verify(broken).fault
        assert fault is not None
        assert fault.code == "damaged"


def test_the_command_says_what_was_checked(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """For people, and for programs."""
    good, bad = tmp_path / "good.jsonl", tmp_path / "bad.jsonl"
    data = write_record(record_of(play_randomly(table("battaglia-navale"), 3)))
    good.write_bytes(data)
    bad.write_bytes(data.replace(b'"by":1', b'"by":0', 1))

    assert main([str(good)]) == 0
    said = capsys.readouterr().out
    assert "checked, the game follows its rules" in said
    assert "2 fleets, each lying as the rules want it" in said
    assert main(["--json", str(good), str(bad)]) == 1
    answers = [json.loads(line) for line in capsys.readouterr().out.splitlines()]
    assert [answer["sound"] for answer in answers] == [True, False]
    assert answers[1]["fault"]["code"] == "edited"
    assert main([str(tmp_path / "none.jsonl")]) == 2


def test_it_runs_where_the_program_is_not_installed(tmp_path: Path) -> None:
    """A copy of the folder is all that is needed."""
    copytree(PACKAGE, tmp_path / "seabattle_verifier")
    record = ARCHIVE / "0.1.0" / "records" / "classic.jsonl"
    command = [sys.executable, "-S", "-m", "seabattle_verifier", str(record)]
    ran = subprocess.run(command, cwd=tmp_path, env={}, capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
