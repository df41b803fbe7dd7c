"""Every refusal is provoked by some test, and has a code of its own."""

import ast
from pathlib import Path

import pytest

from seabattle.game import refusal
from seabattle.game.refusal import Refusal

HERE = Path(__file__).parent
SEALED = HERE.parent / "fairness" / "sealed"
KINDS = [
    kind
    for kind in vars(refusal).values()
    if isinstance(kind, type) and issubclass(kind, Refusal) and kind is not Refusal
]
PLAYED = [kind for kind in KINDS if not str(kind.__struct_config__.tag).startswith("notation/")]
"""The refusals of commands; the others come from parsing what a player typed."""


def _codes_in_tests() -> set[str]:
    """The refusals that tests of this folder, or of sealed games, compare something with."""
    found: set[str] = set()
    for file in (*HERE.glob("test_*.py"), *SEALED.glob("test_*.py")):
        for node in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
                found.add(node.func.id)
    return found


@pytest.mark.parametrize("kind", PLAYED, ids=lambda kind: kind.__name__)
def test_every_refusal_is_provoked_by_some_test(kind: type[Refusal]) -> None:
    """Every refusal is provoked by some test; one that is not is dead or untested."""
    assert kind.__name__ in _codes_in_tests()


def test_every_refusal_has_a_code_of_its_own() -> None:
    """Refusal codes are unique: each names a page at /problems and a sentence."""
    codes = [str(kind.__struct_config__.tag) for kind in KINDS]

    assert len(set(codes)) == len(codes)
    assert all(code.count("/") == 1 and code == code.lower() for code in codes)
