"""The referee as a program: ``python -m seabattle_verifier.play`` plays a conformance game.

It reads a header with the rules and then one command a line, and answers each command with one
line: the events that follow from it, or that it is refused. docs/records.md has the format.
"""

import json
import sys
from collections.abc import Iterable, Iterator
from typing import Any

from seabattle_verifier.fault import Illegal
from seabattle_verifier.referee import Referee
from seabattle_verifier.rule_check import check_rules
from seabattle_verifier.rules import Rules


def play(lines: Iterable[str]) -> Iterator[dict[str, Any]]:
    """The answers to the commands of one game."""
    said = iter(lines)
    ruleset = json.loads(next(said))["ruleset"]
    check_rules(ruleset)
    referee = Referee(Rules(ruleset))
    for line in said:
        try:
            yield {"events": referee.play(json.loads(line)["command"])}
        except Illegal as why:
            yield {"refused": str(why)}


if __name__ == "__main__":
    for answer in play(sys.stdin):
        print(json.dumps(answer), flush=True)  # noqa: T201 – it is a program
