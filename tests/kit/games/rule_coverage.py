"""The coverage table: every rule of the sheets, the engine's files and the tests that show it.

Run as a program, it writes ``docs/rules/coverage.md`` anew.
"""

import ast
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path

from msgspec import Struct, convert

ROOT = Path(__file__).parents[3]
DATA = ROOT / "docs" / "rules" / "coverage.toml"
PAGE = ROOT / "docs" / "rules" / "coverage.md"
ENGINE = "src/seabattle/"

SHEETS = {"C": 5, "SB": 14, "BN": 10, "CL": 6, "BO": 4, "FO": 8}  # codespell:ignore
"""How many rules each sheet has."""

HEADINGS = {
    "C": "Common to all sheets",
    "SB": "Sea battle, морской бой",
    "BN": "Battaglia navale",
    "CL": "Classic",
    "BO": "Bonus rules of the classic sheet",
    "FO": "Forum game",  # codespell:ignore
}

OPENING = (
    "# What shows each rule\n\n"
    "Every rule of the sheets by its number, where the engine keeps it, and what shows that it "
    "holds: tests, with how many of them in each file, and whole games played as text.\n"
    'The table is made from [coverage.toml](coverage.toml), from the marks `rule("SB8")` on '
    "tests and from the headings of the games in `tests/transcripts`; "
    "`python tests/kit/games/rule_coverage.py` writes it anew.\n"
)


class Covered(Struct, frozen=True, forbid_unknown_fields=True):
    """What the data file says of one rule."""

    says: str
    engine: tuple[str, ...]
    tests: tuple[str, ...] = ()
    """As ``tests/folder/test_file.py::test_name``."""


def numbers() -> list[str]:
    """The numbers of all rules."""
    return [f"{sheet}{number + 1}" for sheet, most in SHEETS.items() for number in range(most)]


@lru_cache
def read_coverage() -> dict[str, Covered]:
    """The data file."""
    return convert(tomllib.loads(DATA.read_text("utf-8")), dict[str, Covered])


@lru_cache
def rules_by_test(file: Path) -> dict[str, tuple[str, ...]]:
    """The tests of a file, each with the rules it is marked with."""
    return {
        node.name: tuple(_marks(node))
        for node in ast.parse(file.read_text("utf-8")).body
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    }


def _marks(test: ast.FunctionDef) -> Iterator[str]:
    for decorator in test.decorator_list:
        if isinstance(decorator, ast.Call) and ast.unparse(decorator.func) == "pytest.mark.rule":
            yield from (ast.literal_eval(argument) for argument in decorator.args)


@lru_cache
def rule_tests() -> dict[str, list[str]]:
    """The tests marked with each rule."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for name, rules in rules_by_test(file).items():
            for rule in rules:
                found.setdefault(rule, []).append(f"{file.relative_to(ROOT).as_posix()}::{name}")
    return found


@lru_cache
def transcripts() -> dict[str, list[str]]:
    """The games that say they show each rule."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests" / "transcripts").glob("*.txt")):
        for line in file.read_text("utf-8").splitlines():
            if line.startswith("rules:"):
                for rule in line.removeprefix("rules:").replace(",", " ").split():
                    found.setdefault(rule, []).append(file.relative_to(ROOT).as_posix())
                break
    return found


def shown_by(rule: str) -> list[str]:
    """Every test that shows a rule, marked or named."""
    named = read_coverage()[rule].tests if rule in read_coverage() else ()
    return sorted({*rule_tests().get(rule, ()), *named})


def page() -> str:
    """The whole table."""
    data, games = read_coverage(), transcripts()
    parts = [OPENING]
    for sheet, heading in HEADINGS.items():
        rules = [rule for rule in numbers() if rule.rstrip("0123456789") == sheet]
        rows = [_row(rule, data[rule], games.get(rule, [])) for rule in rules]
        head = ("| rule | says | engine | tests | games |", "|---|---|---|---|---|")
        parts.append("\n".join((f"## {heading}\n", *head, *rows)) + "\n")
    return "\n".join(parts)


def _row(rule: str, entry: Covered, games: list[str]) -> str:
    engine = ", ".join(_link(f"{ENGINE}{file}", file) for file in entry.engine)
    files = Counter(test.split("::")[0] for test in shown_by(rule))
    tests = ", ".join(
        _link(file, file.removeprefix("tests/")) + (f" ×{count}" if count > 1 else "")
        for file, count in sorted(files.items())
    )
    played = ", ".join(_link(game, Path(game).stem) for game in games)
    return f"| {rule} | {entry.says} | {engine} | {tests} | {played} |"


def _link(path: str, text: str) -> str:
    return f"[{text}](../../{path})"


if __name__ == "__main__":
    PAGE.write_text(page(), "utf-8")
