"""All that can be checked of a record: the rules, the commitments, the computer's moves."""

from collections import Counter
from collections.abc import Callable, Iterator

from msgspec import Struct

from seabattle.matches.checking.bot_replay import MoveCheck, count_bot_moves, replay_moves
from seabattle.matches.checking.evidence_check import CheckedEvidence, check_evidence
from seabattle.records.codec import parse_record

Patience = Callable[[Iterator[MoveCheck], int], Iterator[MoveCheck]]
"""Progress wrapper: passes the moves on and shows how many of the total are checked."""


class CheckedRecord(Struct, frozen=True):
    """What was found in order."""

    entries: int
    over: bool
    evidence: CheckedEvidence | None
    """Nothing, if the game is from before there were commitments."""
    digest: str
    """One word for the commitments, to be compared with what the table showed; or empty."""
    shown: bool
    """Whether that was done."""
    moves: dict[MoveCheck, int]
    """What came of thinking of the computer's moves again."""


def check_record(
    data: bytes,
    sealed: str | None = None,
    *,
    patient: bool = False,
    show: Patience = lambda moves, _: moves,
) -> CheckedRecord:
    """Check everything; *patient* is whether slow players shall think of their moves again.

    Raises :class:`Trouble`.
    """
    record = parse_record(data)
    evidence = check_evidence(record, sealed)
    moves = Counter(show(replay_moves(record, patient=patient), count_bot_moves(record)))
    digest = record.evidence.commitments.digest if record.evidence else ""
    over, entries = record.over, len(record.entries)
    return CheckedRecord(entries, over, evidence, digest, sealed is not None, dict(moves))
