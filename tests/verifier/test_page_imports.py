"""What the modules of the page that know the rules may import."""

import re
from pathlib import Path

from kit.screens.node import WEB

SOURCES = (WEB / "src").resolve()
CHECKER = SOURCES / "checker" / "verifier"
ENGINE = SOURCES / "engine"
PROOFS = SOURCES / "proofs"
LIBRARIES = (Path("@noble/curves"), Path("@noble/hashes"))
"""What the proofs are reckoned with; none of it asks the network."""


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


def outside(reached: dict[Path, str], *homes: Path) -> dict[str, str]:
    """The modules that lie in none of the folders, each with one that imports it."""
    return {
        str(module): by
        for module, by in reached.items()
        if not any(module.is_relative_to(home) for home in homes)
    }


def test_the_engine_imports_nothing_else() -> None:
    """The rules must not depend on a screen, a request or a proof."""
    files = [path for path in ENGINE.rglob("*.ts") if not path.name.endswith(".test.ts")]
    assert len(files) > 10
    for path in files:
        assert outside(reached_from(path), ENGINE) == {}


def test_the_checker_imports_rules_and_proofs_alone() -> None:
    """A mistake in a screen, or in a request, must not affect a verdict."""
    reached = reached_from(CHECKER / "worker.ts")

    assert ENGINE / "flow.ts" in reached
    assert PROOFS / "sealed-table.ts" in reached
    assert outside(reached, CHECKER, ENGINE, PROOFS, *LIBRARIES) == {}


def test_neither_asks_the_network_or_the_page() -> None:
    """A verdict is found in the record alone."""
    asks = re.compile(
        r"\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|sendBeacon|importScripts|document|window"
        r"|localStorage|indexedDB)\b\s*[.(\[]"
    )
    reached = reached_from(CHECKER / "worker.ts")

    asking = [str(path) for path in reached if path.is_file() and asks.search(path.read_text())]
    assert asking == []
