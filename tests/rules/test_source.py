import os
from pathlib import Path

import pytest

from rules.rule_file import rule_file
from seabattle.rules import check_variant, load_variant
from seabattle.speech import trouble_sentence
from seabattle.trouble import Trouble


def write_file(folder: Path, raw: bytes) -> Path:
    """A file with these bytes."""
    path = folder / "mine.toml"
    path.write_bytes(raw)
    return path


def only_code(name_or_path: str | Path) -> str:
    """The code of the only mistake."""
    (mistake,) = check_variant(name_or_path)
    assert trouble_sentence("en", mistake)
    return mistake.code


def test_a_file_of_ones_own_is_as_good_as_a_ready_made_one(tmp_path: Path) -> None:
    """A rule file of the user's own loads like a ready-made variant, by path or as text."""
    path = write_file(tmp_path, rule_file().encode())

    assert load_variant(path) == load_variant(str(path))
    assert load_variant(path).name == "test"


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm(tmp_path: Path) -> None:
    """Windows line ends and a byte order mark, which editors add invisibly, are accepted."""
    raw = "\ufeff".encode() + rule_file().replace("\n", "\r\n").encode()

    assert load_variant(write_file(tmp_path, raw)).name == "test"


@pytest.mark.parametrize(
    ("raw", "code"),
    [
        (b"\x7fELF\x00\xff\xfe", "file/not-text"),
        ("name = 'Ж'".encode("cp1251"), "file/not-text"),
        (b"name = 'a\x00b'", "file/not-text"),
        (b"#" * 10_000_000, "file/too-big"),
        (b"", "file/missing-key"),
    ],
)
def test_what_is_no_text_is_refused(tmp_path: Path, raw: bytes, code: str) -> None:
    """A file that is no text is refused without a traceback."""
    assert {mistake.code for mistake in check_variant(write_file(tmp_path, raw))} == {code}


def test_what_is_no_file_is_refused(tmp_path: Path) -> None:
    """A folder, a missing file, and a pipe that would block for ever are refused."""
    os.mkfifo(tmp_path / "pipe")

    assert only_code(tmp_path) == "file/folder"
    assert only_code(tmp_path / "none.toml") == "file/missing"
    assert only_code(str(tmp_path / "none")) == "file/missing"
    assert only_code(tmp_path / "pipe") == "file/unreadable"
    assert only_code("a\0b") == "file/unknown-variant"
    assert only_code("x" * 5000) == "file/unreadable"


def test_a_file_that_may_not_be_read_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An unreadable file is refused with the system's reason, as a code for every language."""

    def refuse(*_: object) -> None:
        raise PermissionError(13, "Permission denied")

    path = write_file(tmp_path, b"")
    monkeypatch.setattr(Path, "open", refuse)

    (mistake,) = check_variant(path)

    assert mistake.code == "file/unreadable"
    assert mistake.facts["reason"] == Trouble("system/no-permission")


def test_a_misspelt_variant_is_guessed() -> None:
    """A misspelt variant name gets the nearest name and the list of all as advice."""
    with pytest.raises(Trouble) as bad:
        load_variant("sea-batle")

    assert bad.value.facts["near"] == "sea-battle"
    assert "Did you mean sea-battle?" in trouble_sentence("en", bad.value)
    assert "battaglia-navale, classic" in str(bad.value)
