"""What the modules of the page that know the rules may import."""

import re
from pathlib import Path

from kit.screens.node import WEB

SOURCES = (WEB / "src").resolve()
CHECKER = SOURCES / "checker" / "verifier"
ENGINE = SOURCES / "engine"


def imported(path: Path) -> list[str]:
    """The addresses after ``from``, ``import`` and ``import(`` in a module."""
    return re.findall(r"\b(?:from|import)\s*\(?\s*'([^']+)'", path.read_text())


def reached_from(path: Path, found: dict[Path, str] | None = None) -> dict[Path, str]:
    """The modules that a module loads, itself included, each with one that imports it."""
    found = {path: "nothing"} if found is None else found
    for source in imported(path):
        # A library is no module of the page, and has no path below the sources.
        module = (path.parent / source).resolve() if source.startswith(".") else Path(source)
        module = module if not source.startswith(".") else module.with_name(f"{module.name}.ts")
        if module not in found:
            found[module] = path.name
            if source.startswith("."):
                reached_from(module, found)
    return found


def test_the_checker_imports_nothing_of_the_page() -> None:
    """A mistake in a screen, or in a request, must not affect a verdict."""
    reached = reached_from(CHECKER / "worker.ts")

    assert len(reached) > 10
    outside = {
        str(module): by
        for module, by in reached.items()
        if not any(module.is_relative_to(home) for home in (CHECKER, ENGINE))
    }
    assert outside == {}
