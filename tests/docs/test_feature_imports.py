"""The contract of the features: which may import which, and by what door.

The contracts of import-linter name modules one by one; this one holds for every feature that
is added.
"""

import ast
from collections.abc import Iterator
from pathlib import Path

import seabattle.features
from seabattle.features.registry import FEATURES

FOLDER = Path(seabattle.features.__file__).parent

PREFIX = "seabattle.features."

NAMES = frozenset(each.name for each in FEATURES)

ALLOWED = {
    ("daily", "analysis"),
    ("hosting", "notifications"),
    ("notifications", "lobby"),
    ("statistics", "analysis"),
}
"""Which feature may import which other one."""


def imports_of_others() -> Iterator[tuple[str, str]]:
    """Every file of a feature, with each module of another feature that it imports."""
    for file in sorted(FOLDER.glob("*/**/*.py")):
        path = file.relative_to(FOLDER)
        for module in modules_in(file.read_text("utf-8")):
            feature = module.removeprefix(PREFIX).partition(".")[0]
            if module.startswith(PREFIX) and feature in NAMES - {path.parts[0]}:
                yield path.as_posix(), module


def modules_in(source: str) -> Iterator[str]:
    """The modules that a source text imports, at any moment."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            package = f"{node.module}." == PREFIX
            yield from (
                (f"{PREFIX}{each.name}" for each in node.names) if package else (node.module,)
            )


def test_features_import_only_the_features_that_they_may() -> None:
    """A feature that is known to many others cannot be changed or removed alone."""
    edges = {
        (path.partition("/")[0], module.removeprefix(PREFIX).partition(".")[0])
        for path, module in imports_of_others()
    }

    assert edges == ALLOWED


def test_features_import_only_what_another_one_publishes() -> None:
    """The modules of a feature are its own; its package says what others may use."""
    inside = {
        f"{path} imports {module}"
        for path, module in imports_of_others()
        if "." in module.removeprefix(PREFIX)
    }

    assert not inside
