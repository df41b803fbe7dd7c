"""One word per thing: the glossary and the names in the code, read together."""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

from seabattle.rules import LANGUAGES

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "src" / "seabattle"
GLOSSARY = ROOT / "docs" / "glossary.md"
ORDINARY = Path(__file__).with_name("ordinary_words.txt")
"""Words that mean in code what they mean in any English sentence or in the trade."""

UNNAMED = {"__pycache__", *LANGUAGES, "site", "versions"}
"""Folders that no person has named: of languages, of Alembic, and what is built."""


def _rows() -> Iterator[dict[str, str]]:
    """Every line of every table that has a column "word", by the names of its columns."""
    header: list[str] = []
    for line in GLOSSARY.read_text("utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if not line.startswith("|"):
            header = []
        elif not header:
            header = cells
        elif header[0] == "word" and set(line) - set("|-"):
            yield dict(zip(header, cells, strict=True))


def _words(cell: str) -> list[str]:
    """The words of a cell, each with its sense in brackets if it has one."""
    sense = re.search(r" \(.*\)$", cell)
    words = re.split("[,;] ", cell[: sense.start()] if sense else cell)
    return [word + (sense[0] if sense else "") for word in words]


def _defined() -> list[str]:
    return [word for row in _rows() for word in _words(row["word"])]


def _bare(word: str) -> str:
    return word.partition(" (")[0]


def _folders() -> list[str]:
    found = (path.relative_to(PACKAGE) for path in PACKAGE.rglob("*/") if path.is_dir())
    return sorted(str(folder) for folder in found if not UNNAMED & set(folder.parts))


def _names() -> Iterator[tuple[str, tuple[str, ...]]]:
    """Every module and public class of the package, with the words of its name."""
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE)
        if UNNAMED & set(place.parts):
            continue
        if not path.name.startswith("_"):
            yield str(place), tuple(path.stem.split("_"))
        for node in ast.parse(path.read_bytes()).body:
            if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
                yield f"{place}: {node.name}", _camel_words(node.name)


def _camel_words(name: str) -> tuple[str, ...]:
    return tuple(word.lower() for word in re.findall(r"[A-Z]+(?![a-z])|[A-Z][a-z]*", name))


def _singular(word: str) -> str:
    return word.removesuffix("s")


def test_every_folder_has_a_line() -> None:
    """And no line leads to a folder that is gone."""
    listed = re.findall(r"^\| `([a-z_/]+)` \|", GLOSSARY.read_text("utf-8"), re.MULTILINE)

    assert sorted(listed) == _folders()


def test_every_noun_of_ours_has_a_line() -> None:
    """Whoever reads a name that no dictionary explains must find it in the glossary.

    A name is explained if it has a line as a whole, or if each of its words has one or is
    ordinary. A word that is neither belongs into the glossary; only one that says what it
    says anywhere else may go into the list of ordinary words.
    """
    wholes = {_bare(word) for word in _defined()}
    words = {_singular(word) for word in {*wholes, *ORDINARY.read_text("utf-8").split()}}
    missing = {
        f"{word} ({place})"
        for place, parts in _names()
        if " ".join(parts) not in wholes
        for word in parts
        if _singular(word) not in words
    }

    assert not missing


def test_no_word_is_defined_twice_in_one_sense() -> None:
    """A word with two lines says in brackets which sense each of them is."""
    defined = _defined()
    assert not {word for word, times in Counter(defined).items() if times > 1}

    bare = Counter(map(_bare, defined))
    several = {word for word, times in bare.items() if times > 1}
    assert not [word for word in defined if word in several]


def test_no_word_is_ordinary_and_ours() -> None:
    """What the glossary defines needs no excuse."""
    ordinary = ORDINARY.read_text("utf-8").split()

    assert not {_bare(word) for word in _defined()} & set(ordinary)
    assert ordinary == sorted(set(ordinary))


def test_what_the_glossary_forbids_nobody_is_called() -> None:
    """A page that forbids a word which the code uses is believed in nothing else either."""
    forbidden = {word for row in _rows() for word in row.get("not", "").split(", ") if word}
    used = {word for _, parts in _names() for word in (*parts, " ".join(parts))}

    assert forbidden
    assert not forbidden & {_bare(word) for word in _defined()}
    assert not forbidden & used
