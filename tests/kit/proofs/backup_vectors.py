"""A keepsake and its backup, as plain values."""

from typing import Any

from kit.proofs.answer_vectors import SHIPS
from kit.proofs.chain_vectors import FIRST, SECRETS, signed
from kit.proofs.placing_vectors import plain_fleet
from kit.proofs.tape import play_tape
from seabattle.fairness.proofs.ristretto import encode_scalar
from seabattle.fairness.sealed.key_backup import encode_keepsake, read_backup, write_backup
from seabattle.fairness.sealed.sealed_player import Keepsake, LastWord
from seabattle.game import Seat

PHRASE = "якорь e vele  3"
KEEPSAKE = Keepsake(
    FIRST.match,
    Seat(0),
    SHIPS,
    SECRETS[0],
    b"a" * 32,
    b"m" * 32,
    b"l" * 32,
    LastWord(0, FIRST.before, *signed(FIRST)),
)


def backup_vectors() -> dict[str, Any]:
    """A keepsake with a last word, in plain bytes and sealed by a phrase."""
    assert KEEPSAKE.last is not None
    text = write_backup(KEEPSAKE, PHRASE, play_tape("backup"))
    assert read_backup(text, PHRASE) == KEEPSAKE
    return {
        "phrase": PHRASE,
        "tape": "backup",
        "keepsake": {
            "match": KEEPSAKE.match,
            "seat": KEEPSAKE.seat,
            "ships": plain_fleet(KEEPSAKE.ships),
            "secret": encode_scalar(KEEPSAKE.secret).hex(),
            "seed": KEEPSAKE.seed.hex(),
            "nonce": KEEPSAKE.nonce.hex(),
            "lot_nonce": KEEPSAKE.lot_nonce.hex(),
            "last": {
                "number": KEEPSAKE.last.number,
                "before": KEEPSAKE.last.before.hex(),
                "data": KEEPSAKE.last.data.hex(),
                "signature": KEEPSAKE.last.signature.hex(),
            },
        },
        "plain": encode_keepsake(KEEPSAKE).hex(),
        "backup": text,
    }
