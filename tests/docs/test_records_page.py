"""The page about the format of records."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from seabattle.game import command, event
from seabattle.matches.checking.evidence_check import CheckedEvidence, check_evidence
from seabattle.records import read_record, write_record
from seabattle.records.codec import pack_bytes
from seabattle.records.record_line import GameEntryLine
from seabattle.trouble import Trouble
from seabattle_verifier import verify
from speech.trouble_site import raised_codes

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "records.md").read_text("utf-8")
GAME = (DOCS / "examples" / "game.jsonl").read_bytes()
COMMITTED = (DOCS / "examples" / "committed-game.jsonl").read_bytes()


def _reader() -> Any:
    """The reader of the page, as another program would copy it."""
    names: dict[str, Any] = {}
    (block,) = re.findall(r"```python\n(.*?)```", PAGE, re.DOTALL)
    exec(compile(block, "records.md", "exec"), names)
    return names["read"]


def test_the_example_is_a_record_as_we_write_them() -> None:
    """A page that describes yesterday's format is worse than none."""
    assert write_record(read_record(GAME)) == GAME
    assert write_record(read_record(COMMITTED)) == COMMITTED


@pytest.mark.parametrize("line", re.findall(r"```json\n(.*?)\n```", PAGE, re.DOTALL))
def test_a_line_on_the_page_is_a_line_of_the_example(line: str) -> None:
    """What is left out is marked by "…", and everything else is exactly so."""
    shown = ".*".join(re.escape(part) for part in line.split("…"))

    assert re.search(f"^{shown}$", GAME.decode(), re.MULTILINE)


@pytest.mark.parametrize("data", [GAME, pack_bytes(GAME), b"\xef\xbb\xbf" + GAME + b"\r\n\n"])
def test_the_reader_of_the_page_reads_what_we_write(data: bytes) -> None:
    """A stranger begins with it."""
    header, entries = _reader()(data)

    record = read_record(data)
    assert header["names"] == list(record.names)
    assert len(entries) == len(record.entries)


@pytest.mark.parametrize(
    ("good", "bad"),
    [(b"[5,6]", b"[5,7]"), (b'"rows":10', b'"rows":11'), (b'"end":15', b'"end":14')],
)
def test_the_reader_of_the_page_finds_what_was_changed(good: bytes, bad: bytes) -> None:
    """And so does the program."""
    changed = GAME.replace(good, bad, 1)

    with pytest.raises(AssertionError):
        _reader()(changed)
    with pytest.raises(Trouble):
        read_record(changed)


@pytest.mark.parametrize("module", [command, event])
def test_every_command_and_event_is_on_the_page(module: Any) -> None:
    """With all its fields: the author of a reader has nothing else to go by."""
    kinds = (module.Command if module is command else module.Event).__args__
    for kind in kinds:
        tag = kind.__struct_config__.tag
        (row,) = [row for row in PAGE.splitlines() if row.startswith("|") and f"`{tag}`" in row][:1]

        for field in kind.__struct_encode_fields__:
            assert f"`{field}`" in row, f"{tag}: {field}"


def test_every_code_is_on_the_page() -> None:
    """And no other."""
    assert set(re.findall(r"`(record/[a-z-]+)`", PAGE)) == raised_codes("record")
    assert set(re.findall(r"`(evidence/[a-z-]+)`", PAGE)) == raised_codes("evidence")


def test_the_header_on_the_page_has_every_field() -> None:
    """In a table of its own."""
    header = json.loads(COMMITTED.splitlines()[0])

    assert header["evidence"]
    assert not [field for field in header if f"| `{field}` |" not in PAGE]
    assert not [field for field in header["evidence"] if f"| `{field}` |" not in PAGE]
    assert not [field for field in GameEntryLine.__struct_fields__ if f"| `{field}` |" not in PAGE]


def test_the_example_with_commitments_is_what_was_committed_to() -> None:
    """With a lot, a nonce and moves of a computer player in it."""
    record = read_record(COMMITTED)

    assert check_evidence(record) == CheckedEvidence(fields=2, lots=1)
    assert verify(COMMITTED).sound
    assert any(entry.nonce for entry in record.entries)
    assert any(entry.heard for entry in record.entries)
