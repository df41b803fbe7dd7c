"""Verification of a whole record, and its result."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from seabattle_verifier.evidence import Evidence
from seabattle_verifier.fault import Fault, Illegal, Json
from seabattle_verifier.file import File, read_file
from seabattle_verifier.fleet import Ship
from seabattle_verifier.record_signature import check_signature
from seabattle_verifier.referee import Referee
from seabattle_verifier.rules import Rules
from seabattle_verifier.sealed.check import NOT_PROVED, check_sealed
from seabattle_verifier.value import same


@dataclass
class Verdict:
    """The result of a check: everything was in order, or one fault was found."""

    checked: list[str] = field(default_factory=list)
    """What was found in order, in sentences."""
    limits: list[str] = field(default_factory=list)
    """What was not shown, in sentences."""
    fault: Fault | None = None
    finished: bool = False
    """Whether the game had ended."""
    digest: str = ""
    key: str = ""
    """The public key whose owner has signed every line; or empty."""

    @property
    def sound(self) -> bool:
        """Whether no fault was found."""
        return self.fault is None


def verify(data: bytes, sealed: str | None = None, key: str | None = None) -> Verdict:
    """Check a whole record; never raises for what is written in it.

    *sealed* is the digest that the table showed before the first shot, or its beginning; *key*
    is the public key with which the record must be signed.
    """
    verdict = Verdict()
    try:
        file = read_file(data)
        verdict.digest = file.digest
        verdict.checked.append(f"{len(file.entries) + 2} lines, each with the checksum it needs")
        if file.sealed:
            _check_sealed_game(file, verdict, key)
        else:
            _check_game(file, verdict, sealed, key)
    except Fault as fault:
        verdict.fault = fault
    return verdict


def _check_sealed_game(file: File, verdict: Verdict, key: str | None) -> None:
    if key is not None:
        raise Fault("signature", "players sign the record of a sealed game, and no server", 1)
    found, verdict.finished = check_sealed(file)
    verdict.checked += found
    verdict.limits.append(NOT_PROVED)


def _check_game(file: File, verdict: Verdict, sealed: str | None, key: str | None) -> None:
    referee = Referee(Rules(file.header["ruleset"]))
    evidence = _evidence_of(file, len(referee.seats))
    if sealed is not None:
        _check_sealed(evidence, sealed)
    counts: Counter[str] = Counter()
    placed: dict[int, list[Ship]] = {}
    for number, entry in enumerate(file.entries, 1):
        doubt = _doubt_lots(evidence, referee, entry, number + 1) if evidence else None
        _check_entry(referee, entry, number + 1)
        if doubt is not None:
            raise doubt
        counts.update(event["type"] for event in entry["events"])
        if entry["command"]["type"] == "place-fleet":
            seat = referee.seats[entry["command"]["seat"]]
            placed[seat.number] = list(seat.ships)
    if evidence is not None:
        evidence.check_fields(placed)
    verdict.key = check_signature(file, key)
    verdict.finished = referee.phase == "over"
    verdict.checked += _in_words(counts)
    end = "the end follows from them" if verdict.finished else "the game was not over"
    verdict.checked.append(f"every answer follows from the fleets, and {end}")
    verdict.checked += _evidence_in_words(evidence, sealed, len(placed))
    if verdict.key:
        verdict.checked.append(
            f"every line, each shot included, is as the owner of this key signed it: {verdict.key}"
        )
    verdict.limits += _limits(evidence, verdict, sealed=sealed, key=key)


def _evidence_of(file: File, seats: int) -> Evidence | None:
    said = file.header.get("evidence")
    return None if said is None else Evidence(said, seats)


def _check_sealed(evidence: Evidence | None, sealed: str) -> None:
    if evidence is None:
        raise Fault("commitment", "the record has no commitments, but the table showed some", 1)
    evidence.check_sealed(sealed)


def _doubt_lots(evidence: Evidence, referee: Referee, entry: Json, line: int) -> Fault | None:
    """The fault of a lot, reported only if the command has no other fault."""
    try:
        evidence.check_entry(referee, entry, line)
    except Fault as fault:
        return fault
    except (Illegal, KeyError, TypeError, AttributeError, IndexError, ValueError, ArithmeticError):
        return Fault("unreadable", "this command cannot be read", line)
    return None


def _evidence_in_words(evidence: Evidence | None, sealed: str | None, fields: int) -> list[str]:
    if evidence is None:
        return []
    words = [f"the seed and {fields} fields are those that were committed to"]
    if evidence.lots:
        words.append(f"every lot was drawn from the seed ({evidence.lots})")
    if sealed is not None:
        words.append("the table showed these commitments before the first shot")
    return words


def _limits(
    evidence: Evidence | None, verdict: Verdict, *, sealed: str | None, key: str | None
) -> list[str]:
    """Everything that a player might take for shown, though it is not."""
    words = []
    if evidence is None:
        words.append("without commitments: that no field and no lot was changed is not shown")
    elif sealed is None:
        words.append(f"compare with what the table showed before the first shot: {evidence.digest}")
    if not verdict.key:
        words.append("not signed: that the shots are those that were fired is not shown")
    elif key is None:
        words.append("compare the key with those that the server publishes at /api/record-keys")
    if evidence is not None and evidence.bots:
        words.append(
            "not checked here: the moves of computer players (`seabattle verify` makes them again)"
        )
    return words


def _check_entry(referee: Referee, entry: Json, line: int) -> None:
    """Check that a command is legal, and that its recorded events are the expected ones."""
    try:
        expected = referee.play(entry["command"])
    except Illegal as why:
        raise Fault("illegal", f"the rules do not allow this: {why}", line) from None
    except (KeyError, TypeError, AttributeError, IndexError, ValueError):
        raise Fault("unreadable", "this command cannot be read", line) from None
    told = entry.get("events")
    if not same(told, expected):
        raise Fault(
            "false", f"what is written does not follow: {_difference(told, expected)}", line
        )


def _difference(told: Any, expected: list[Json]) -> str:
    if not isinstance(told, list):
        return "there are no events"
    for one, other in zip(told, expected, strict=False):
        if not same(one, other):
            return f"the {other['type']} should be otherwise"
    return f"{len(told)} events where {len(expected)} come of it"


def _in_words(counts: Counter[str]) -> list[str]:
    """Sentences about the contents of the game."""
    sentences = {
        "fleet-placed": "{} fleets, each lying as the rules want it",
        "salvo-landed": "{} shots and special actions, each in its turn and rightly answered",
        "round-closed": "{} rounds, each rightly resolved",
        "ship-moved": "{} moves of ships, each within reach",
        "radar-swept": "{} looks by radar, each rightly answered",
        "turn-passed": "{} changes of turn",
    }
    return [text.format(counts[kind]) for kind, text in sentences.items() if counts[kind]]
