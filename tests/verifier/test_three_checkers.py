"""Faults and additions on which the three checkers of records once disagreed, one by one."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kit.games.forged_record import Lines, record_lines, sealed
from kit.games.forged_record import write_plainly as as_json
from kit.screens.browser_verifier import disagreements
from seabattle.matches.checking.record_check import check_record
from seabattle.rules import written_hash
from seabattle.trouble import Trouble
from seabattle_verifier import verify

ARCHIVE = Path(__file__).parents[1] / "archive"
CLASSIC = (ARCHIVE / "0.1.0" / "records" / "classic.jsonl").read_bytes()

UNKNOWN: list[Callable[[Lines], Any]] = [
    lambda lines: lines[0].update(novelty=[1, {"a": 2}]),
    lambda lines: lines[0]["ruleset"].update(novelty=True),
    lambda lines: lines[0]["ruleset"]["fleet"][0].update(novelty=""),
    lambda lines: lines[1].update(novelty=None),
    lambda lines: lines[1]["command"].update(novelty="x"),
    lambda lines: lines[1]["events"][0].update(novelty={"deep": 1}),
    lambda lines: lines[1]["events"][0]["ships"][0].update(novelty=0),
    lambda lines: lines[-1].update(novelty=0.5),
]
"""Fields that a later release may add."""

IMPOSSIBLE: list[dict[str, Any]] = [
    {"fleet": [{"name": "ship", "count": 1, "shapes": ["###x"]}]},
    {"fleet": [{"name": "ship", "count": 1, "shapes": ["#.#"]}]},
    {"fleet": [{"name": "ship", "count": 0, "shapes": ["#"]}]},
    {"fleet": [{"name": "ship", "count": 61, "shapes": ["#"]}]},
    {"fleet": [{"name": "ship", "count": 60, "shapes": ["##"]}]},
    {"fleet": [{"name": "ship", "count": 1, "shapes": ["#" * 11]}]},
    {"arsenal": [{"name": "radar", "kind": "radar", "count": 0, "radius": 1}]},
    {"arsenal": [{"name": "raid", "kind": "line", "count": 1, "radius": 1}]},
    {"turn": None},
    {"turn": {"shots": 2, "again_after": "hit"}},
    {"turn": {"order": "together", "begins": "first"}},
    {"turn": {"shots": 101}},
    {"labels": {"columns": "ABCDEFGHIA"}},
    {"labels": {"columns": "ABCDEFGHIJ", "rows": "АBCDEFGHIJ"[::-1] + "А"}},
    {"labels": {"columns": "numbers"}},
    {"disclosure": {"hit_names": ["cells"]}},
    {"disclosure": {"sinking_told": False, "sunk_names": ["class"]}},
    {"disclosure": {"miss_told_to": "shooter"}},
    {"sea": {"touching": "never", "friendly_fire": True}},
    {"manoeuvre": {"shift": False, "pivot": False}},
    {"title": {"it": "Classica"}},
    {"name": "Classic"},
    {"words": {"ships": "boats"}},
]
"""Rules by which no game can be played."""


def with_rules(change: dict[str, Any]) -> bytes:
    """A record with other rules, and the hash that belongs to them."""
    lines = record_lines(CLASSIC)
    ruleset = lines[0]["ruleset"]
    ruleset.update(change)
    lines[0]["hash"] = written_hash(as_json(ruleset).encode())
    return sealed(lines)


def without_rule(name: str) -> bytes:
    """A record whose rules lack something that every release has written."""
    lines = record_lines(CLASSIC)
    del lines[0]["ruleset"][name]
    lines[0]["hash"] = written_hash(as_json(lines[0]["ruleset"]).encode())
    return sealed(lines)


def of_version(version: int) -> bytes:
    """A record that says that it is of another version."""
    lines = record_lines(CLASSIC)
    lines[0]["version"] = version
    return sealed(lines)


def refused(data: bytes) -> tuple[str, int | None]:
    """The code and the line with which the program refuses a record."""
    with pytest.raises(Trouble) as found:
        check_record(data)
    return found.value.code, found.value.line


def test_fields_that_are_not_known_are_skipped_by_all(tmp_path: Path) -> None:
    """A newer release may add a field without a new version, and older readers still check."""
    records = []
    for change in UNKNOWN:
        lines = record_lines(CLASSIC)
        change(lines)
        lines[0]["hash"] = written_hash(as_json(lines[0]["ruleset"]).encode())
        records.append(sealed(lines))

    assert [verify(data).fault for data in records] == [None] * len(UNKNOWN)
    assert disagreements(records, tmp_path) == []


def test_unplayable_rules_are_refused_by_all(tmp_path: Path) -> None:
    """A checker that cannot imagine the game must not call it honest."""
    records = [with_rules(change) for change in IMPOSSIBLE]
    records += [without_rule(name) for name in ("turn", "rounds", "labels", "words", "name")]

    assert [refused(data) for data in records] == [("record/bad-rules", 1)] * len(records)
    assert disagreements(records, tmp_path) == []


def test_versions_that_records_never_had_are_refused_by_all(tmp_path: Path) -> None:
    """Pages in the database have versions 3 to 6, and records do not."""
    strange = [of_version(version) for version in (0, 3, 4, 5, 6, 7)]

    assert [refused(data) for data in strange] == [("record/unknown-version", 1)] * 6
    assert disagreements([*strange, of_version(1), of_version(2)], tmp_path) == []


def test_broken_files_are_called_the_same_by_all(tmp_path: Path) -> None:
    """Cut off, empty, of another kind, with a line too many or in another order."""
    lines = CLASSIC.splitlines(keepends=True)
    files = [CLASSIC[: len(CLASSIC) * share // 10] for share in range(10)]
    files += [b"".join(lines[:kept]) for kept in (1, 2, 5, len(lines) - 1)]
    files += [b"hello", b"\xff\0", b"{}", b"\n\n", CLASSIC + CLASSIC, CLASSIC + b"\n \n"]
    files += [b"".join([*lines[:3], lines[4], lines[3], *lines[5:]]), b"x" * 100]
    files += [
        CLASSIC[:at] + bytes([CLASSIC[at] ^ 1]) + CLASSIC[at + 1 :] for at in range(0, 9000, 97)
    ]

    assert disagreements(files, tmp_path) == []
