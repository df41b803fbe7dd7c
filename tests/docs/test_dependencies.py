"""What the program imports is what pyproject.toml says that it needs."""

import ast
import re
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "seabattle"

EXTRAS = {"features": "cluster", "store": "cluster"}
"""The folders in which an import may need an extra, and which one."""


@cache
def _project() -> dict[str, Any]:
    project: dict[str, Any] = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return project


def _name(requirement: str) -> str:
    """The package a requirement is about, spelt as all spellings of it: ``fluent-runtime``."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def _names(extra: str | None = None) -> list[str]:
    project = _project()
    listed = project["optional-dependencies"][extra] if extra else project["dependencies"]
    return [_name(requirement) for requirement in listed]


def _imports(file: Path) -> Iterator[str]:
    """All modules a file imports, at any moment."""
    for node in ast.walk(ast.parse(file.read_bytes())):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and not node.level:
            yield str(node.module)


def _foreign() -> Iterator[tuple[Path, str]]:
    """Every file of the program with each import that is neither Python's nor the program's."""
    known = sys.stdlib_module_names | {"seabattle"}
    for file in sorted(PACKAGE.rglob("*.py")):
        for module in _imports(file):
            if module.partition(".")[0] not in known:
                yield file.relative_to(PACKAGE), module


def test_every_import_is_a_declared_dependency() -> None:
    """A package that only another one brings along is gone on the day that one changes."""
    owners = packages_distributions()
    undeclared = set()
    for file, module in _foreign():
        top = module.partition(".")[0]
        extra = EXTRAS.get(file.parts[0])
        allowed = {*_names(), *(_names(extra) if extra else ())}
        if not allowed & {_name(owner) for owner in owners.get(top, [top])}:
            undeclared.add(f"{file}: {top}")

    assert not undeclared


def test_no_dependency_is_listed_twice() -> None:
    """Two bounds for one package are two truths."""
    for extra in _project()["optional-dependencies"]:
        both = [*_names(), *_names(extra)]

        assert not {name for name in both if both.count(name) > 1}


def test_the_insides_of_uvicorn_are_bounded() -> None:
    """They are no promise: 0.52 lacked an attribute that the program needs, and installed well."""
    assert any(module.startswith("uvicorn.") for _, module in _foreign())
    bounds = [each for each in _project()["dependencies"] if _name(each) == "uvicorn"]

    assert all("<" in bound for bound in bounds)
