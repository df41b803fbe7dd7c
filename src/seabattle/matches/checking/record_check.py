"""All that can be checked of a record: the rules, the commitments, the computer's moves."""

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec import Struct

from seabattle.fairness.record_signature import is_record_signed
from seabattle.matches.checking.bot_replay import MoveCheck, count_bot_moves, replay_moves
from seabattle.matches.checking.evidence_check import CheckedEvidence, check_evidence
from seabattle.records.codec import parse_record, read_signature
from seabattle.trouble import Trouble

Patience = Callable[[Iterator[MoveCheck], int], Iterator[MoveCheck]]
"""Progress wrapper: passes the moves on and shows how many of the total are checked."""


class CheckedRecord(Struct, frozen=True):
    """The parts of a record that were found in order."""

    entries: int
    over: bool
    evidence: CheckedEvidence | None
    """Nothing, if the game is from before there were commitments."""
    digest: str
    """One word for the commitments, to be compared with what the table showed; or empty."""
    shown: bool
    """Whether that was done."""
    moves: dict[MoveCheck, int]
    """The results of thinking of the computer's moves again, with their counts."""
    key: str = ""
    """The public key whose owner has signed every line; or empty."""
    known: bool = False
    """Whether that is the key that the caller expected."""


def check_record(
    data: bytes,
    sealed: str | None = None,
    key: str | None = None,
    *,
    patient: bool = False,
    show: Patience = lambda moves, _: moves,
) -> CheckedRecord:
    """Check everything; *patient* is whether slow players shall think of their moves again.

    *key* is the public key with which the record must be signed.

    Raises :class:`Trouble`.
    """
    record = parse_record(data)
    evidence = check_evidence(record, sealed)
    signed = check_signature(data, key)
    moves = Counter(show(replay_moves(record, patient=patient), count_bot_moves(record)))
    digest = record.evidence.commitments.digest if record.evidence else ""
    return CheckedRecord(
        len(record.entries),
        record.over,
        evidence,
        digest,
        sealed is not None,
        dict(moves),
        signed,
        key is not None,
    )


def check_signature(data: bytes, key: str | None = None) -> str:
    """The public key that has signed a sound record, or nothing; raises :class:`Trouble`.

    *key* is the one that must have signed it.
    """
    found = read_signature(data)
    if found is None:
        if key is not None:
            raise Trouble("evidence/unsigned", line=1, key=key)
        return ""
    signature, lines = found
    if not is_record_signed(signature, lines):
        raise Trouble("evidence/signature", line=lines.count(b"\n") + 1)
    if key not in {None, signature.key}:
        raise Trouble("evidence/other-key", line=1, key=signature.key)
    return signature.key
