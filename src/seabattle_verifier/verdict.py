"""What was checked of a record, and what was found."""

from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from seabattle_verifier.fault import Fault, Illegal, Json
from seabattle_verifier.file import File, read_file
from seabattle_verifier.referee import Referee
from seabattle_verifier.rule_check import check_rules
from seabattle_verifier.rules import Rules
from seabattle_verifier.value import same


@dataclass
class Verdict:
    """The end of a check: everything was in order, or one fault was found."""

    checked: list[str] = field(default_factory=list)
    """What was found in order, in sentences."""
    fault: Fault | None = None
    finished: bool = False
    """Whether the game had ended."""
    digest: str = ""

    @property
    def sound(self) -> bool:
        """Whether nothing was found."""
        return self.fault is None


def verify(data: bytes) -> Verdict:
    """Check a whole record; never raises for what is written in it."""
    verdict = Verdict()
    try:
        file = read_file(data)
        verdict.digest = file.digest
        verdict.checked.append(f"{len(file.entries) + 2} lines, each with the checksum it needs")
        _check_game(file, verdict)
    except Fault as fault:
        verdict.fault = fault
    return verdict


def _check_game(file: File, verdict: Verdict) -> None:
    check_rules(file.header["ruleset"])
    referee = Referee(Rules(file.header["ruleset"]))
    counts: Counter[str] = Counter()
    for number, entry in enumerate(file.entries, 1):
        _check_entry(referee, entry, number + 1)
        counts.update(event["type"] for event in entry["events"])
    verdict.finished = referee.phase == "over"
    verdict.checked += _in_words(counts)
    end = "the end follows from them" if verdict.finished else "the game was not over"
    verdict.checked.append(f"every answer follows from the fleets, and {end}")


def _check_entry(referee: Referee, entry: Json, line: int) -> None:
    """One command is legal, and what is written of it is what comes of it."""
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
    """What the game consisted of."""
    sentences = {
        "fleet-placed": "{} fleets, each lying as the rules want it",
        "salvo-landed": "{} shots and special actions, each in its turn and rightly answered",
        "round-closed": "{} rounds, each rightly resolved",
        "ship-moved": "{} moves of ships, each within reach",
        "radar-swept": "{} looks by radar, each rightly answered",
        "turn-passed": "{} changes of turn",
    }
    return [text.format(counts[kind]) for kind, text in sentences.items() if counts[kind]]
