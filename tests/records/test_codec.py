"""Record files: they are read back as written, and broken ones are refused with a reason."""

import gzip
from functools import lru_cache
from hashlib import sha256
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from kit.games.bot_game import bout, table
from seabattle.game import Game
from seabattle.game.format_version import FORMAT_VERSION, RECORD_VERSIONS
from seabattle.records import Record, read_record, write_record
from seabattle.records.codec import MOST_BYTES, unpack_bytes
from seabattle.records.record_line import MOST_LINE_BYTES
from seabattle.rules import (
    Weapon,
    WeaponKind,
    load_variant,
    settle,
    variant_names,
    written_hash,
)
from seabattle.trouble import Trouble


@lru_cache
def a_game(variant: str = "sea-battle") -> Record:
    """One game of a variant, always the same."""
    return bout(table(variant), seed=3)


@lru_cache
def a_file(variant: str = "sea-battle") -> bytes:
    """The same, written down."""
    return write_record(a_game(variant))


def complaint(data: bytes) -> Trouble:
    """What is said about *data*; something has to be."""
    with pytest.raises(Trouble) as caught:
        read_record(data)
    assert str(caught.value)
    return caught.value


def forge_record(lines: list[dict[str, Any]]) -> bytes:
    """Lines with valid checksums, as a forger would make them."""
    seal, out = "", b""
    for said in lines:
        body = json.encode({key: value for key, value in said.items() if key != "sum"})
        seal = sha256(seal.encode() + body).hexdigest()[:8]
        out += body[:-1] + b',"sum":"' + seal.encode() + b'"}\n'
    return out


def parts(data: bytes) -> list[dict[str, Any]]:
    """The lines of a record, to be tampered with."""
    return [json.decode(line) for line in data.splitlines()]


@pytest.mark.parametrize("variant", variant_names())
def test_what_was_written_is_read_back(variant: str) -> None:
    """A record is read back exactly as it was written."""
    assert read_record(a_file(variant)) == a_game(variant)


@pytest.mark.parametrize("variant", variant_names())
def test_a_record_replays_to_the_state_it_was_taken_from(variant: str) -> None:
    """Replaying a record ends in the state of the game it was taken from."""
    record = a_game(variant)
    assert Game(record.ruleset, read_record(a_file(variant)).events) == Game(
        record.ruleset, record.events
    )


def test_the_same_game_gives_the_same_bytes() -> None:
    """The same game gives the same bytes, so records can be compared without decoding."""
    assert write_record(read_record(a_file())) == a_file()


def test_a_game_that_is_still_running_can_be_written_down() -> None:
    """A running game can be written to a record, so that a host can go on tomorrow."""
    record = bout(table("forum", 4), seed=1, most=30)
    assert read_record(write_record(record)) == record


def test_a_game_in_which_nothing_has_happened_can_be_written_down() -> None:
    """A game without any entries can be written to a record."""
    record = Record(table("classic"), ("Anna", "Борис"), ())
    assert read_record(write_record(record)) == record


def test_other_line_ends_do_no_harm() -> None:
    """A record with other line ends, as mail and version control leave, is accepted."""
    data = b"\xef\xbb\xbf" + a_file().replace(b"\n", b"\r\n") + b"\r\n\r\n"
    assert read_record(data) == a_game()


def test_a_packed_record_is_read_like_a_plain_one() -> None:
    """A gzip-compressed record is read like a plain one."""
    packed = write_record(a_game(), pack=True)
    assert len(packed) < len(a_file()) / 4
    assert packed == write_record(a_game(), pack=True)
    assert gzip.decompress(packed) == a_file()
    assert read_record(packed) == a_game()


@pytest.mark.parametrize("share", [0.01, 0.3, 0.5, 0.9])
def test_a_packed_record_that_is_cut_off_is_damaged(share: float) -> None:
    """A full disk stops anywhere, and half a record is not taken for a shorter one."""
    data = write_record(a_game(), pack=True)
    assert complaint(data[: int(len(data) * share)]).code == "record/damaged"


def test_a_packed_record_that_is_damaged_says_so() -> None:
    """A damaged compressed record is reported as damaged."""
    data = write_record(a_game(), pack=True)
    codes = set()
    # The first ten bytes are a head, whose date may be anything.
    for place in range(10, len(data), 97):
        changed = data[:place] + bytes([data[place] ^ 0x55]) + data[place + 1 :]
        codes.add(complaint(changed).code)
    assert "record/damaged" in codes
    assert complaint(data + b"x").code == "record/damaged"


def test_a_small_file_that_unpacks_to_a_huge_one_is_refused() -> None:
    """A decompression bomb is refused."""
    bomb = gzip.compress(b" " * (MOST_BYTES + 10))
    assert complaint(bomb).code == "record/too-big"
    assert len(unpack_bytes(bomb, 1000)) == 1001


@pytest.mark.parametrize("data", [b"", b"\n\n", b"  \r\n", b"\xef\xbb\xbf"])
def test_an_empty_file_is_called_empty(data: bytes) -> None:
    """An empty file, as an interrupted download leaves it, is reported as empty."""
    assert complaint(data).code == "record/empty"


@pytest.mark.parametrize("data", [b"\x89PNG\r\n\x1a\n\x00\x00", b"\xff\xfe{}", bytes(range(256))])
def test_a_binary_file_is_called_that(data: bytes) -> None:
    """A binary file picked by mistake is reported as not being text."""
    assert complaint(data).code == "record/not-text"


@pytest.mark.parametrize(
    "data",
    [b"hello", b"{}", b"[]", b'{"format":"chess"}', b"[" * 100_000, b'name = "sea-battle"\n'],
)
def test_another_file_is_not_taken_for_a_record(data: bytes) -> None:
    """Another text file, such as a rule file, is not taken for a record."""
    assert complaint(data).code == "record/not-ours"


def test_a_later_version_says_which_one_this_program_reads() -> None:
    """A record of a newer version is refused as such, not as broken."""
    lines = parts(a_file())
    lines[0] |= {"version": FORMAT_VERSION + 1, "novelty": True}
    found = complaint(forge_record(lines))
    assert (found.code, found.facts) == (
        "record/unknown-version",
        {"version": FORMAT_VERSION + 1, "reads": max(RECORD_VERSIONS)},
    )


@pytest.mark.parametrize("share", [0.1, 0.3, 0.5, 0.9, 0.999])
def test_a_record_cut_off_within_a_line_says_so(share: float) -> None:
    """A full disk stops anywhere."""
    data = a_file()
    end = int(len(data) * share)
    while data[end - 1 : end + 1].count(b"\n"):
        end -= 1
    assert complaint(data[:end]).code == "record/cut-off"


@pytest.mark.parametrize("kept", [1, 2, 50, -1])
def test_a_record_cut_off_between_two_lines_says_so(kept: int) -> None:
    """A record cut off between two lines is reported as cut off."""
    lines = a_file().splitlines(keepends=True)[:kept]
    found = complaint(b"".join(lines))
    assert found.code == "record/cut-off"
    assert found.facts == {"entries": max(0, len(lines) - 1)}


def test_every_single_change_of_a_byte_is_noticed() -> None:
    """Every change of a single byte is noticed: the reader never returns another game."""
    data = write_record(bout(table("salvo"), seed=2, most=12))
    for place in range(0, len(data), 7):
        changed = data[:place] + bytes([data[place] ^ 1]) + data[place + 1 :]
        complaint(changed)


@pytest.mark.parametrize("gone", [1, 20, -2])
def test_a_line_left_out_is_noticed(gone: int) -> None:
    """A line left out, such as an inconvenient shot, is noticed."""
    lines = a_file().splitlines(keepends=True)
    del lines[gone]
    assert complaint(b"".join(lines)).code == "record/edited"


def test_two_lines_exchanged_are_noticed() -> None:
    """Two lines exchanged are noticed."""
    lines = a_file().splitlines(keepends=True)
    lines[10], lines[11] = lines[11], lines[10]
    found = complaint(b"".join(lines))
    assert (found.code, found.line) == ("record/edited", 11)


def test_lines_after_the_end_are_noticed() -> None:
    """Lines after the trailer, as in two joined records, are noticed."""
    assert complaint(a_file() + a_file()).code == "record/edited"


def test_a_count_of_entries_that_is_wrong_is_noticed() -> None:
    """A wrong count of entries in the trailer is noticed."""
    lines = parts(a_file())
    lines[-1]["end"] += 1
    assert complaint(forge_record(lines)).code == "record/edited"


def test_an_entry_that_is_numbered_wrongly_is_noticed() -> None:
    """An entry with a wrong number is noticed."""
    lines = parts(a_file())
    lines[5]["n"] = 77
    assert complaint(forge_record(lines)).code == "record/edited"


def test_rules_that_do_not_fit_their_hash_are_noticed() -> None:
    """Rules that do not match their hash are noticed: they may have been replaced."""
    lines = parts(a_file())
    lines[0]["ruleset"]["turn"]["again_after"] = "never"
    assert complaint(forge_record(lines)).code == "record/wrong-hash"


def test_a_reworded_title_does_not_spoil_a_record() -> None:
    """A reworded title does not invalidate a record: titles are no part of the agreed rules."""
    lines = parts(a_file())
    lines[0]["ruleset"]["title"]["en"] = "Another title"
    assert read_record(forge_record(lines)).ruleset.title.en == "Another title"


def test_a_field_that_was_not_there_yet_does_not_spoil_a_record() -> None:
    """A record of an older release with fewer fields stays valid: the hash covers what it wrote."""
    lines = parts(a_file())
    written = json.encode(lines[0]["ruleset"])
    del lines[0]["ruleset"]["labels"]["between"]
    del lines[0]["ruleset"]["words"]["miss"]
    lines[0]["hash"] = written_hash(json.encode(lines[0]["ruleset"]))
    assert lines[0]["hash"] != written_hash(written)
    assert read_record(forge_record(lines)) == read_record(a_file())


@pytest.mark.parametrize(
    "change",
    [
        {"grid": {"rows": 10**9, "cols": 10}},
        {"grid": {"rows": -1, "cols": 10}},
        {"grid": {"rows": 3, "cols": 3}},
        {"seats": 1},
        {"seats": 5},
        {"fleet": []},
        {"fleet": [{"name": "ship", "count": 1, "shapes": ["#.#"]}]},
        {"fleet": [{"name": "ship", "count": 1, "shapes": ["?"]}]},
        {"fleet": [{"name": "ship", "count": 1, "shapes": ["#"]}] * 2},
        {"labels": {"columns": "AABC"}},
        {"victory": {"won": "sometimes"}},
    ],
    ids=lambda change: json.encode(change).decode(),
)
def test_unplayable_rules_are_refused(change: dict[str, Any]) -> None:
    """A record with unplayable rules is refused: it is untrusted input."""
    lines = parts(a_file())
    lines[0]["ruleset"] |= change
    lines[0]["hash"] = written_hash(json.encode(lines[0]["ruleset"]))
    assert complaint(forge_record(lines)).code == "record/bad-rules"


@pytest.mark.parametrize(
    "names",
    [["Anna"], ["Anna", "Boris", "Carla"], ["", "Boris"], ["A" * 65, "B"], ["A\x1b[31m", "B"]],
)
def test_names_that_would_spoil_the_screen_are_refused(names: list[str]) -> None:
    """Player names with control characters are refused, because terminals obey them."""
    lines = parts(a_file())
    lines[0]["names"] = names
    assert complaint(forge_record(lines)).code == "record/bad-names"


def test_a_header_without_names_is_refused() -> None:
    """A header without names is refused."""
    lines = parts(a_file())
    del lines[0]["names"]
    assert complaint(forge_record(lines)).code == "record/bad-header"


def test_an_answer_that_does_not_follow_is_refused() -> None:
    """A record whose events do not follow from its commands is refused."""
    lines = parts(a_file())
    place = next(n for n, line in enumerate(lines) if line.get("command", {}).get("type") == "fire")
    landed = lines[place]["events"][0]
    landed["impacts"] = [{"at": [9, 9] if landed["impacts"][0]["at"] != [9, 9] else [0, 0]}]
    found = complaint(forge_record(lines))
    assert (found.code, found.line) == ("record/does-not-follow", place + 1)


def test_a_command_the_rules_refuse_is_refused_with_its_code() -> None:
    """A record with an illegal command is refused with the refusal code of the rules."""
    lines = parts(a_file())
    again = {**lines[-2], "n": lines[-2]["n"] + 1}
    lines[-1:] = [again, {"end": again["n"]}]
    found = complaint(forge_record(lines))
    assert (found.code, found.facts) == ("record/refused", {"refusal": "phase/over"})


@pytest.mark.parametrize(
    "entry",
    [
        {"command": {"type": "fire", "seat": 0}},
        {"command": {"type": "dance", "seat": 0}},
        {"command": {"type": "fire", "seat": "Anna", "at": [[0, 0]]}},
        {"events": None},
    ],
)
def test_an_entry_that_is_none_is_refused_with_its_line(entry: dict[str, Any]) -> None:
    """An entry outside the known vocabulary is refused with its line."""
    lines = parts(a_file())
    lines[4] |= entry
    found = complaint(forge_record(lines))
    assert (found.code, found.line) == ("record/bad-entry", 5)


def test_what_a_newer_release_adds_to_a_record_of_our_version_is_skipped() -> None:
    """Fields that a newer release adds under this version are skipped; the game is the same."""
    lines = parts(a_file())
    for line in lines:
        line["novelty"] = {"by": "a newer release"}
    lines[0]["ruleset"] |= {"novelty": True}
    lines[0]["ruleset"]["fleet"][0] |= {"novelty": [1, 2]}
    lines[0]["ruleset"]["title"] |= {"de": "Seeschlacht"}
    lines[0]["hash"] = written_hash(json.encode(lines[0]["ruleset"]))
    for entry in lines[1:-1]:
        entry["command"] |= {"novelty": None}
        entry["events"][0] |= {"novelty": "?"}

    assert read_record(forge_record(lines)) == read_record(a_file())


def test_a_record_says_the_oldest_version_that_can_be_played() -> None:
    """A record states the oldest version that can replay it, so that older programs can read it."""
    variant = load_variant("battaglia-navale")
    plain = settle(variant)
    torpedo = Weapon("torpedo", WeaponKind.TORPEDO, 1, None)
    armed = settle(replace(variant, arsenal=(torpedo,)))

    assert parts(write_record(Record(plain, ("Anna", "Bruno"), ())))[0]["version"] == 1
    data = write_record(Record(armed, ("Anna", "Bruno"), ()))
    assert parts(data)[0]["version"] == 2
    assert read_record(data).ruleset == armed


@pytest.mark.parametrize(
    "command",
    [
        {"type": "fire", "seat": 10**30, "at": [[0, 0]]},
        {"type": "fire", "seat": -1, "at": [[0, 0]]},
        {"type": "fire", "seat": 0, "at": [[-5, 0]]},
        {"type": "fire", "seat": 0, "at": [[10**9, 10**9]]},
        {"type": "fire", "seat": 0, "at": []},
        {"type": "draw-lots", "seat": 7},
        {"type": "drop-seat", "seat": -3},
        {"type": "move-ship", "seat": 0, "ship": 10**12, "to": []},
        {"type": "use-weapon", "seat": 0, "weapon": "", "target": {"type": "row", "row": 99}},
    ],
)
def test_wild_numbers_are_refused_like_everything_else(command: dict[str, Any]) -> None:
    """Numbers out of range, such as a cell that no grid has, are refused."""
    lines = parts(a_file())
    lines[5]["command"] = command
    assert complaint(forge_record(lines)).code in ("record/refused", "record/bad-entry")


def test_a_huge_file_is_refused_before_it_is_looked_at() -> None:
    """A huge file is refused before parsing, which could take minutes or all memory."""
    assert complaint(b" " * (MOST_BYTES + 1)).code == "record/too-big"


def test_a_huge_line_is_refused() -> None:
    """A huge line is refused."""
    data = a_file() + b"x" * (MOST_LINE_BYTES + 1)
    assert complaint(data).code == "record/long-line"
