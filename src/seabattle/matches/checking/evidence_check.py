"""Whether a game is the one that was committed to: its seed, its fields, every lot.

The game is replayed by the rules, and this also asks whether anything was changed that the
rules would allow.
"""

from collections.abc import Sequence

from msgspec import Struct

from seabattle.fairness.commitment import commit_field, commit_seed, derive_salt, digest_of
from seabattle.game import CloseRound, DrawLots, Game, PlaceFleet, Seat
from seabattle.game.event import FleetPlaced
from seabattle.matches.lots import SeedDraw, draw_lots, draw_stray_shots
from seabattle.matches.state import with_nonce
from seabattle.records import Record, RecordEntry
from seabattle.records.codec import replay_record
from seabattle.records.evidence import Evidence
from seabattle.rules import Ship
from seabattle.trouble import Trouble


class CheckedEvidence(Struct, frozen=True):
    """The parts of the evidence that match their commitments."""

    fields: int
    lots: int
    """Lots, and shots drawn for missing orders."""


def check_evidence(record: Record, sealed: str | None = None) -> CheckedEvidence | None:
    """Replay a game, and compare it with its commitments; nothing, if it has none.

    *sealed* is what the table showed before the first shot, or as much of it as was noted.
    Raises :class:`Trouble`.
    """
    evidence = record.evidence
    if evidence is None:
        if sealed is not None:
            raise Trouble("evidence/none", line=1)
        for _ in replay_record(record):
            pass
        return None
    _check_words(evidence, record.ruleset.seats)
    if sealed is not None and not evidence.commitments.digest.startswith(sealed):
        raise Trouble("evidence/sealed", line=1, digest=evidence.commitments.digest)
    lots = _check_lots(record, evidence)
    return CheckedEvidence(_check_fields(record, evidence), lots)


def _check_words(evidence: Evidence, seats: int) -> None:
    shown, seed = evidence.commitments, bytes.fromhex(evidence.seed)
    if {len(shown.fields), len(evidence.salts), len(evidence.bots)} != {seats}:
        raise Trouble("evidence/seats", line=1)
    if shown.seed != commit_seed(seed):
        raise Trouble("evidence/seed", line=1)
    for seat, (field, salt) in enumerate(zip(shown.fields, evidence.salts, strict=True)):
        if (field is None) != (salt is None):
            raise Trouble("evidence/seats", line=1)
        if salt is not None and salt != derive_salt(seed, Seat(seat)).hex():
            raise Trouble("evidence/salt", line=1, seat=seat + 1)
    if shown.digest != digest_of(shown.seed, shown.fields):
        raise Trouble("evidence/digest", line=1)


def _check_fields(record: Record, evidence: Evidence) -> int:
    placed: dict[int, Sequence[Ship]] = {
        event.seat: event.ships for event in record.events if isinstance(event, FleetPlaced)
    }
    for seat, told in enumerate(evidence.commitments.fields):
        salt, ships = evidence.salts[seat], placed.get(seat)
        if salt is None or ships is None:
            if salt is not None or ships is not None:
                raise Trouble("evidence/field", line=1, seat=seat + 1)
        elif told != commit_field(Seat(seat), bytes.fromhex(salt), ships):
            raise Trouble("evidence/field", line=1, seat=seat + 1)
    return len(placed)


def _check_lots(record: Record, evidence: Evidence) -> int:
    """Return the number of lots drawn, while the game is replayed."""
    found = 0
    draw = SeedDraw(evidence.seed, ("",) * record.ruleset.seats)
    for line, game, entry in replay_record(record):
        if entry.nonce is not None and isinstance(entry.command, PlaceFleet):
            assert entry.seat is not None
            draw = SeedDraw(evidence.seed, with_nonce(draw.nonces, entry.seat, entry.nonce))
        found += _check_lot(game, entry, draw, line)
    return found


def _check_lot(game: Game, entry: RecordEntry, draw: SeedDraw, line: int) -> int:
    """Return the number of lots drawn at an entry, if they are those of the seed."""
    command = entry.command
    if isinstance(command, DrawLots):
        if command != draw_lots(game.table, draw):
            raise Trouble("evidence/lot", line=line)
        return 1
    if isinstance(command, CloseRound):
        if command.drawn != draw_stray_shots(game, draw):
            raise Trouble("evidence/lot", line=line)
        return len(command.drawn)
    return 0
