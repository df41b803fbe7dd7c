"""The key of a sealed seat is saved under a phrase, and taken again elsewhere."""

from pathlib import Path

import pytest
from msgspec import json
from msgspec.structs import replace

from kit.proofs.backup_vectors import PHRASE, SEAT_SECRETS
from kit.proofs.tape import play_tape
from kit.screens.cli_run import Run
from seabattle.fairness.sealed.sealed_player import LastWord
from seabattle.features.sealed.key_storage import KeyStorage
from seabattle.game import Seat

VECTORS = Path(__file__).parents[2] / "fairness" / "proofs" / "vectors" / "backups.json"


@pytest.fixture
def written() -> str:
    """What the browser writes for the same seat secrets: `keeping.test.ts` has the same bytes."""
    return str(json.decode(VECTORS.read_bytes())["backup"])


@pytest.fixture
def phrase(tmp_path: Path) -> Path:
    """The phrase in a file."""
    file = tmp_path / "phrase.txt"
    file.write_text(PHRASE + "\n", encoding="utf-8")
    return file


def test_a_key_is_saved_in_the_bytes_of_the_browser(
    run: Run, tmp_path: Path, phrase: Path, written: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Under the same phrase and chance it is the same line; no other person can read the file."""
    KeyStorage().keep(SEAT_SECRETS)
    monkeypatch.setattr("secrets.token_bytes", play_tape("backup"))
    file = tmp_path / "key.txt"

    found = run("key", "backup", SEAT_SECRETS.match, "-o", file, "--phrase-file", phrase, "--qr")

    assert (found.code, found.err) == (0, "")
    assert file.read_text() == written + "\n"
    assert file.stat().st_mode & 0o777 == 0o600
    assert "It is for moving" in found.out
    assert "▀" in found.out
    assert PHRASE not in found.out
    assert run("key", "backup", "-o", file, "--phrase-file", phrase).code == 2


def test_a_key_of_the_browser_is_taken(
    run: Run, tmp_path: Path, phrase: Path, written: str
) -> None:
    """As it was, its last word included; a mail may have broken the line."""
    file = tmp_path / "key.txt"
    file.write_text(f"  {written[:40]}\n{written[40:]}\n")

    found = run("key", "restore", file, "--phrase-file", phrase)

    assert found.code == 0, found.err
    assert f"--match {SEAT_SECRETS.match}" in found.out
    assert KeyStorage().find(SEAT_SECRETS.match, Seat(0)) == SEAT_SECRETS


def test_an_old_key_does_not_replace_a_later_one(
    run: Run, tmp_path: Path, phrase: Path, written: str
) -> None:
    """A player who goes on from an old one can be made to answer twice under one number."""
    later = replace(SEAT_SECRETS, last=LastWord(7, b"b" * 64, b"data", b"s" * 48))
    KeyStorage().keep(later)
    file = tmp_path / "key.txt"
    file.write_text(written)

    found = run("key", "restore", file, "--phrase-file", phrase)

    assert found.code == 2
    assert "a later state of the same key" in found.err
    assert KeyStorage().find(SEAT_SECRETS.match, Seat(0)) == later


def test_another_key_of_the_same_seat_stays(
    run: Run, tmp_path: Path, phrase: Path, written: str
) -> None:
    """The only copy of a key is not lost by a mistake."""
    KeyStorage().keep(replace(SEAT_SECRETS, secret=5))
    file = tmp_path / "key.txt"
    file.write_text(written)

    assert "another key" in run("key", "restore", file, "--phrase-file", phrase).err


def test_what_is_wrong_is_said(run: Run, tmp_path: Path, phrase: Path, written: str) -> None:
    """No key, two keys, a short phrase, another phrase, a text that is none."""
    other, file = tmp_path / "other.txt", tmp_path / "key.txt"
    other.write_text("x y z")
    file.write_text(written)

    assert "no key of game" in run("key", "backup", "k3v9", "--phrase-file", phrase).err
    KeyStorage().keep(SEAT_SECRETS)
    assert "too short" in run("key", "backup", "--phrase-file", other).err
    KeyStorage().keep(replace(SEAT_SECRETS, match="other"))
    assert "Name the game" in run("key", "backup", "--phrase-file", phrase).err
    assert "does not fit" in run("key", "restore", file, "--phrase-file", other).err
    assert "no saved key" in run("key", "restore", other, "--phrase-file", phrase).err
    said = run("key", "restore", file, "--phrase-file", other, "--lang", "ru").err
    assert "Фраза не подходит" in said


def test_a_game_that_is_open_is_not_copied(run: Run, tmp_path: Path, phrase: Path) -> None:
    """Its program would play on, and the copy be an old one."""
    folder = KeyStorage()
    folder.keep(SEAT_SECRETS)
    lock = folder.lock(SEAT_SECRETS.match, Seat(0))

    found = run("key", "backup", "-o", tmp_path / "key.txt", "--phrase-file", phrase)

    lock.release()
    assert found.code == 2
    assert "open in another terminal" in found.err
    assert not (tmp_path / "key.txt").exists()
