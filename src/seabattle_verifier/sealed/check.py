"""Check of a whole record of a sealed game."""

from collections import Counter

from seabattle_verifier.fault import Fault, Illegal, Json
from seabattle_verifier.file import File
from seabattle_verifier.rules import Rules
from seabattle_verifier.sealed.field import Plan
from seabattle_verifier.sealed.table import SealedTable
from seabattle_verifier.value import same

SENTENCES = {
    "key-announced": "{} keys, each signed with itself",
    "field-sealed": "{} sealed fields, each proved to lie as the rules want it",
    "message-chained": "{} messages in one chain, each signed by its seat",
    "lot-opened": "{} numbers for the lots, each as it was announced",
    "attack-answered": "{} attacks, each in its turn and every answer proved",
    "radar-swept": "{} looks by radar, every answer proved",
}


def check_sealed(file: File) -> tuple[list[str], bool]:
    """Sentences about what was checked, and whether the game was over. Raises :class:`Fault`."""
    header = file.header
    match = header.get("match")
    if not isinstance(match, str) or not 1 <= len(match) <= 64:
        raise Fault("header", "the match has no name", 1)
    plan = Plan(Rules(header["ruleset"]))
    table = SealedTable(plan, bytes.fromhex(header["hash"]), match)
    counts: Counter[str] = Counter()
    breach = None
    for line, entry in enumerate(file.entries, 2):
        for event in _check_entry(table, entry, line):
            counts[event["type"]] += 1
            breach = event if event["type"] == "breach-proved" else breach
    said = [text.format(counts[kind]) for kind, text in SENTENCES.items() if counts[kind]]
    over = table.phase == "over"
    return [*said, _ending(breach, over=over)], over


NOT_PROVED = (
    "not proved: the clock, an agreement to stop, that nothing was withheld, and whose the keys are"
)


def _ending(breach: Json | None, *, over: bool) -> str:
    if breach is None:
        return "the end follows from the answers" if over else "the game was not over"
    at = "" if breach["at"] is None else f" at {tuple(breach['at'])}"
    said = "" if breach["said"] is None else f" “{breach['said']}”"
    return f"seat {breach['seat']} signed something false ({breach['breach']}{said}{at}) and lost"


def _check_entry(table: SealedTable, entry: Json, line: int) -> list[Json]:
    try:
        expected = table.play(entry)
    except Illegal as why:
        raise Fault("illegal", f"this cannot have been taken: {why}", line) from None
    except (KeyError, TypeError, AttributeError, IndexError, ValueError):
        raise Fault("unreadable", "this entry cannot be read", line) from None
    if not same(entry.get("events"), expected):
        raise Fault("false", "what is written does not follow from the message", line)
    return expected
