"""The house stays one in which a stranger finds the way."""

import ast
import re
from collections import Counter, defaultdict
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "seabattle"

MOST_MODULES = 18
"""More is two rooms."""

MOST_TESTS = 30
"""Files of tests in a folder."""

PARTICIPLE = re.compile(
    r"(?!embed|exceed|feed|need|proceed|seed|shed|speed)[a-z]+ed"
    "|begun|bound|broken|built|chosen|done|drawn|forgotten|given|gone|grown|heard|held|hidden"
    "|kept|known|laid|led|left|lost|made|met|said|seen|sent|shown|shut|spent|spoken|struck|sunk"
    "|taken|thrown|told|woken|won|worn|wound|written"
)


def modules() -> list[Path]:
    """Every module of the package, without those that only name a folder."""
    return [path for path in PACKAGE.rglob("*.py") if path.name != "__init__.py"]


def folders() -> list[Path]:
    """Folders of modules, headers, components and helpers of tests."""
    trees = (PACKAGE, ROOT / "native", ROOT / "web" / "src", ROOT / "tests" / "kit")
    found = {path.parent for tree in trees for path in tree.rglob("*.*") if path.is_file()}
    return sorted(
        path for path in found if "site" not in path.parts and "__pycache__" not in path.parts
    )


@pytest.mark.parametrize("folder", folders(), ids=lambda path: str(path.relative_to(ROOT)))
def test_no_room_is_overcrowded(folder: Path) -> None:
    """Whoever looks for something reads the names in a folder, and nobody reads fifty."""
    code = {".py", ".cpp", ".hpp", ".ts", ".svelte"}
    names = [path.name for path in folder.iterdir() if path.suffix in code]
    assert len([name for name in names if name != "__init__.py"]) <= MOST_MODULES, names


def test_no_room_of_tests_is_overcrowded() -> None:
    """Seventy files lay beside each other once; a room of tests may have a few more than others."""
    tests = Counter(path.parent for path in (ROOT / "tests").rglob("test_*.py"))
    assert {folder.name for folder, count in tests.items() if count > MOST_TESTS} == set()


def test_a_module_name_means_one_thing() -> None:
    """Twice is the same thing in two layers; thrice is a riddle."""
    places = defaultdict(list)
    for path in modules():
        places[path.stem].append(str(path.relative_to(PACKAGE)))
    crowded = {name: found for name, found in places.items() if len(found) > 2}
    shared = [
        name
        for name, found in places.items()
        if len({path.split("/")[0] for path in found}) < len(found)
    ]
    assert not crowded
    assert not shared, "twice in one layer"


def test_a_function_is_a_verb_or_a_question() -> None:
    """A bare participle is a value; whoever reads a call must see that something is done."""
    found = [
        f"{path.relative_to(PACKAGE)}: {node.name}"
        for path in modules()
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        if PARTICIPLE.fullmatch(node.name.strip("_")) and not _is_value(node)
    ]
    assert found == []


def _is_value(node: ast.FunctionDef | ast.AsyncFunctionDef) -> bool:
    return any("property" in ast.unparse(each) for each in node.decorator_list)
