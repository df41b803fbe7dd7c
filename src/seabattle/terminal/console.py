"""Functions that every command shares: languages, files, answers in JSON."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter, validators
from msgspec import json

from seabattle import rules
from seabattle.speech.trouble_sentence import trouble_sentence
from seabattle.terminal.system_language import system_language
from seabattle.trouble import Trouble, system_trouble

Lang = Annotated[
    rules.Lang | None,
    Parameter(help="Output language; default: the system language."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON.")]
Ascii = Annotated[bool, Parameter(negative=(), help="Use ASCII characters only.")]

Budget = Annotated[
    int | None,
    Parameter(
        help="Maximum number of search states of an exact count; default: chosen by grid size.",
        validator=validators.Number(gte=0, lte=1_000_000_000),
    ),
]
Seed = Annotated[
    int,
    Parameter(
        help="Random seed; the same seed gives the same games.",
        validator=validators.Number(gte=-(2**63), lte=2**63 - 1),
    ),
]

LARGEST_FILE = 16 * 1024 * 1024


def language(lang: str | None) -> str:
    """The language asked for, or the one the system speaks."""
    if lang is not None:
        return lang
    return system_language()


def read_file(path: Path) -> bytes:
    """Return the contents of a file; raises :class:`Trouble` when it cannot be read."""
    if str(path) == "-":
        # A closed standard input reads as empty.
        return sys.stdin.buffer.read(LARGEST_FILE + 1) if sys.stdin else b""
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise Trouble("file/missing", file=str(path)) from None
    except IsADirectoryError:
        raise Trouble("file/folder", file=str(path)) from None
    except (OSError, ValueError) as error:
        raise Trouble("file/unreadable", file=str(path), reason=system_trouble(error)) from None


def read_text(path: Path) -> str:
    """The text in a file; raises :class:`Trouble` when there is none."""
    try:
        return read_file(path).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Trouble("file/not-text").in_file(str(path)) from None


def write_file(path: Path, data: bytes) -> None:
    """Keep *data* in a file; raises :class:`Trouble` when that cannot be."""
    try:
        path.write_bytes(data)
    except OSError as error:
        raise Trouble("file/unwritable", file=str(path), reason=system_trouble(error)) from None


def make_folder(path: Path) -> None:
    """Make a folder, unless there is one; raises :class:`Trouble` when that cannot be."""
    try:
        path.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Trouble("file/unwritable", file=str(path), reason=system_trouble(error)) from None


def refuse_overwriting(path: Path) -> None:
    """Refuse to lose a file; what cannot be written at all is told by the writing."""
    try:
        lost = path.exists() and not path.is_dir()
    except OSError:
        lost = False
    if lost:
        raise Trouble("file/exists", file=str(path))


@contextmanager
def reading(file: Path | str) -> Iterator[None]:
    """Add the name of the file to a :class:`Trouble` that is raised inside."""
    try:
        yield
    except Trouble as trouble:
        raise trouble.in_file(str(file)) from None


def print_json(value: Any) -> None:
    """Answer a program."""
    text = json.encode(value, enc_hook=_reason_facts, order="sorted")
    sys.stdout.write(json.format(text).decode() + "\n")


def trouble_facts(lang: str, trouble: Trouble) -> dict[str, object]:
    """Return the facts of a trouble for programs, with the sentence that they can show to users."""
    place = {"file": trouble.file or None, "line": trouble.line, "path": trouble.path or None}
    sentence = trouble_sentence(lang, trouble)
    return {"code": trouble.code, "facts": trouble.facts, **place, "sentence": sentence}


def _reason_facts(value: object) -> object:
    """A trouble that is the reason of another, as programs read it."""
    if isinstance(value, Trouble):
        return {"code": value.code, "facts": value.facts}
    raise NotImplementedError
