"""The flow of a turn, by answers alone; refereed and sealed games share it."""

from collections.abc import Iterable

from seabattle_verifier.aim import LOOKS
from seabattle_verifier.fault import Json
from seabattle_verifier.rules import Rules


def first_seat(rules: Rules) -> int | None:
    """The seat that the rules let begin; ``None`` where lots decide (SB9)."""
    begins = rules.turn.get("begins", "lot")
    return None if begins == "lot" else 0 if begins == "first" else 1


def shots_of_turn(rules: Rules, afloat: int) -> int:
    """The shots of a turn; with a fleet all sunk (BO4) still one."""
    shots = rules.turn.get("shots", 1)
    return max(1, afloat) if shots == "ships-afloat" else int(shots)


def cells_to_name(rules: Rules, shots: int, settled: int) -> int:
    """How many cells a seat names at once (SB8, BN4), when *settled* cells are not worth a shot."""
    if not rules.in_rounds and rules.turn.get("answers", "each") != "together":
        return 1
    return max(1, min(shots, rules.rows * rules.columns - settled))


def next_step(
    rules: Rules, step: str, weapon: Json | None, left: int, sank: Iterable[bool]
) -> str | None:
    """The step at which the shooter goes on after an attack at *step*, or ``None``.

    *left* are the plain shots that remain in the turn. *sank* has a value for each sound deck
    that was struck: whether its ship went down (SB8, BO3).
    """
    if weapon is not None:
        if weapon.get("takes_turn", True):
            return None
        return step if weapon["kind"] in LOOKS else "again"
    struck = list(sank)
    after = rules.turn.get("again_after", "never")
    earned = {"never": False, "hit": bool(struck), "sunk": any(struck)}[after]
    if left > 0 or earned:
        return "again"
    second = rules.turn.get("second_shot") is not None
    return "second" if struck and second and step != "second" else None
