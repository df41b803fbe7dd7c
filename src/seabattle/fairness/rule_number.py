"""Numbers of the rules that violations break."""

from seabattle.rules import Ruleset

_SHEETS = {
    "sea-battle": {
        "count": "SB3",
        "shape": "SB3, SB5",
        "contact": "SB4",
        "answer": "SB8",
        "turn": "SB8, SB14",
        "end": "SB10",
        "grid": "SB1",
    },
    "battaglia-navale": {
        "count": "BN2",
        "shape": "BN3",
        "contact": "BN3",
        "answer": "BN4",
        "turn": "BN4",
        "end": "BN5",
        "grid": "BN1",
    },
    "classic": {
        "count": "CL2",
        "shape": "CL2",
        "contact": "CL3",
        "answer": "CL4, CL5",
        "turn": "CL4",
        "second-shot": "BO3",
        "end": "CL6",
        "grid": "CL1",
    },
}
_EVERYWHERE = {"count": "C1", "shape": "C1", "contact": "C1", "refused": "SB11"}


def rule_number(ruleset: Ruleset, about: str) -> str:
    """The number of the rule about *about* on the sheet that *ruleset* follows.

    Games without a sheet, and rules that a sheet does not have, use the list of
    violations on the Russian sheet (SB14).
    """
    family = next((name for name in _SHEETS if ruleset.name.startswith(name)), "")
    return _SHEETS.get(family, {}).get(about) or _EVERYWHERE.get(about, "SB14")
