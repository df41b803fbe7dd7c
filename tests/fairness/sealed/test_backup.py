"""Backups of seat secrets: encrypted lines of text that only the passphrase opens."""

from secrets import token_bytes

import pytest
from msgspec.structs import replace

from kit.proofs.backup_vectors import PHRASE, SEAT_SECRETS
from seabattle.fairness.proofs.phrase_seal import open_bytes, seal_bytes, settle_phrase
from seabattle.fairness.sealed.key_backup import (
    BackupFlaw,
    encode_seat_secrets,
    read_backup,
    read_seat_secrets,
    write_backup,
)


def test_the_cipher_is_that_of_the_standard() -> None:
    """RFC 8439, section 2.8.2."""
    key, nonce = bytes(range(0x80, 0xA0)), bytes.fromhex("070000004041424344454647")
    public = bytes.fromhex("50515253c0c1c2c3c4c5c6c7")
    text = (
        b"Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the "
        b"future, sunscreen would be it."
    )
    sealed = seal_bytes(key, nonce, public, text)

    assert sealed[:16].hex() == "d31a8d34648e60db7b86afbc53ef7ec2"
    assert sealed[-16:].hex() == "1ae10b594f09e26a7e902ecbd0600691"
    assert open_bytes(key, nonce, public, sealed) == text
    for place in range(0, len(sealed), 7):
        changed = bytearray(sealed)
        changed[place] ^= 4
        assert open_bytes(key, nonce, public, bytes(changed)) is None
    assert open_bytes(key, nonce, public + b"\0", sealed) is None
    assert open_bytes(key, nonce, public, b"") is None


def test_a_seat_secrets_comes_back_by_its_phrase_alone() -> None:
    """Unchanged, including its last message; another phrase gives nothing."""
    text = write_backup(SEAT_SECRETS, PHRASE, token_bytes)

    assert read_backup(f"  {text[:40]}\r\n{text[40:]}\n", PHRASE) == SEAT_SECRETS
    assert read_backup(text, "another phrase") is BackupFlaw.PHRASE
    assert SEAT_SECRETS.seed.hex() not in text
    assert write_backup(SEAT_SECRETS, PHRASE, token_bytes) != text


@pytest.mark.parametrize(
    ("change", "flaw"),
    [
        (lambda text: "", BackupFlaw.NONE),
        (lambda text: "https://example.org", BackupFlaw.NONE),
        (lambda text: text.replace("backup-1", "backup-2"), BackupFlaw.NEWER),
        (lambda text: text[:-1], BackupFlaw.DAMAGED),
        (lambda text: text.partition(":")[0], BackupFlaw.DAMAGED),
        (lambda text: text + "!", BackupFlaw.DAMAGED),
        (
            lambda text: text[:60] + ("A" if text[60] != "A" else "B") + text[61:],
            BackupFlaw.DAMAGED,
        ),
    ],
    ids=["nothing", "something else", "newer", "cut off", "only its head", "a sign", "mistyped"],
)
def test_a_text_that_is_no_backup_is_told_apart(change: object, flaw: BackupFlaw) -> None:
    """A player should not suspect the phrase when a letter is missing."""
    text = write_backup(SEAT_SECRETS, PHRASE, token_bytes)
    assert callable(change)

    assert read_backup(change(text), PHRASE) is flaw


def test_a_phrase_is_what_was_meant() -> None:
    """A phrase typed on another keyboard, with other spaces, is the same."""
    assert settle_phrase(" anchor\t\u00a0 \ufb01n\n") == b"anchor fin"
    assert settle_phrase("e\u0301") == settle_phrase("\u00e9")


def test_kept_secrets_have_one_form() -> None:
    """With and without a last message; other bytes are refused."""
    silent = replace(SEAT_SECRETS, last=None)
    data = encode_seat_secrets(silent)

    assert read_seat_secrets(data) == silent
    for wrong in (b"", data[:-1], data + bytes(4), data.replace(b"keepsake/1", b"keepsake/2")):
        assert read_seat_secrets(wrong) is None
