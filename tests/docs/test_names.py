"""A class or module name that exists twice in the package means the same thing."""

import ast
from collections import defaultdict
from collections.abc import Iterable, Iterator
from pathlib import Path

PACKAGE = Path(__file__).parents[2] / "src" / "seabattle"

PARTS_OF_A_FEATURE = {
    "client",
    "commands",
    "feature",
    "operations",
    "pages",
    "refusals",
    "server_part",
    "state",
    "store",
    "tables",
    "tasks",
    "wire",
}
"""Modules that every folder of ``features`` may have, besides ``__init__``."""

SAME_MODULE = {
    "the thing, and the message that carries it": (
        "channel chart daily exhibition match odds puzzle request rule_file sign_up view"
    ),
    "the thing, and the endpoints or client calls for it": (
        "blocks lobby post_hooks replay sessions sign_ups statistics"
    ),
    "the thing, and the command or screen that shows it": (
        "choice database hint hot_seat judge local_table sheet transcript"
    ),
    "of the game, and of the match around it": "event refusal state",
    "JSON to values and back: of commands and events, and of whole records": "codec",
    "seeded random numbers: of bots, and of random placement": "dice",
    "processes for CPU-heavy work: of tournaments, and of a server": "worker_pool",
}
"""Module names that exist more than once, by the reason why they mean the same thing."""

SAME_CLASS = {
    "the player at a seat as the match keeps it, and the part of it that is sent": "Sitter",
}
"""The same for classes."""


def _repeated(found: Iterable[tuple[str, Path]], allowed: dict[str, str]) -> dict[str, list[str]]:
    """The names that stand at several places without a reason."""
    places = defaultdict(list)
    for name, path in found:
        places[name].append(path.relative_to(PACKAGE).as_posix())
    known = {name for names in allowed.values() for name in names.split()}
    return {name: at for name, at in places.items() if len(at) > 1 and name not in known}


def _modules() -> Iterator[tuple[str, Path]]:
    for path in PACKAGE.rglob("*.py"):
        convention = "features" in path.parts and path.stem in PARTS_OF_A_FEATURE
        if path.name != "__init__.py" and not convention:
            yield path.stem, path


def _classes() -> Iterator[tuple[str, Path]]:
    for path in PACKAGE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_bytes())):
            if isinstance(node, ast.ClassDef):
                yield node.name, path


def test_a_module_name_that_exists_twice_means_the_same_thing() -> None:
    """A search for a file name must not end at something unrelated: rename one, or say why not."""
    assert _repeated(_modules(), SAME_MODULE) == {}


def test_a_class_name_that_exists_twice_means_the_same_thing() -> None:
    """A search for a class must not end at something unrelated: rename one, or say why not."""
    assert _repeated(_classes(), SAME_CLASS) == {}
