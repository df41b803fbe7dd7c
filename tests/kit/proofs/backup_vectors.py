"""The secrets of a seat and its backup, as plain values."""

from typing import Any

from kit.proofs.answer_vectors import SHIPS
from kit.proofs.chain_vectors import FIRST, SECRETS, signed
from kit.proofs.placing_vectors import plain_fleet
from kit.proofs.tape import play_tape
from seabattle.fairness.proofs.ristretto import encode_scalar
from seabattle.fairness.sealed.key_backup import encode_seat_secrets, read_backup, write_backup
from seabattle.fairness.sealed.sealed_player import LastWord, SeatSecrets
from seabattle.game import Seat

PHRASE = "якорь e vele  3"
SEAT_SECRETS = SeatSecrets(
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
    """The secrets of a seat with a last word, in plain bytes and sealed by a phrase."""
    assert SEAT_SECRETS.last is not None
    text = write_backup(SEAT_SECRETS, PHRASE, play_tape("backup"))
    assert read_backup(text, PHRASE) == SEAT_SECRETS
    return {
        "phrase": PHRASE,
        "tape": "backup",
        "keepsake": {
            "match": SEAT_SECRETS.match,
            "seat": SEAT_SECRETS.seat,
            "ships": plain_fleet(SEAT_SECRETS.ships),
            "secret": encode_scalar(SEAT_SECRETS.secret).hex(),
            "seed": SEAT_SECRETS.seed.hex(),
            "nonce": SEAT_SECRETS.nonce.hex(),
            "lot_nonce": SEAT_SECRETS.lot_nonce.hex(),
            "last": {
                "number": SEAT_SECRETS.last.number,
                "before": SEAT_SECRETS.last.before.hex(),
                "data": SEAT_SECRETS.last.data.hex(),
                "signature": SEAT_SECRETS.last.signature.hex(),
            },
        },
        "plain": encode_seat_secrets(SEAT_SECRETS).hex(),
        "backup": text,
    }
