"""What every command shares: languages, files, answers in JSON."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

from cyclopts import Parameter
from msgspec import json

from seabattle import rules
from seabattle.cli.terminal.system_language import system_language
from seabattle.trouble import Trouble, system_trouble

Lang = Annotated[
    rules.Lang | None,
    Parameter(help="Output language; default: the system language."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON.")]
Ascii = Annotated[bool, Parameter(negative=(), help="Use ASCII characters only.")]

LARGEST_FILE = 16 * 1024 * 1024


def language(lang: str | None) -> str:
    """The language asked for, or the one the system speaks."""
    if lang is not None:
        return lang
    return system_language()


def read_file(path: Path) -> bytes:
    """What is in a file; raises :class:`Trouble` when it cannot be read."""
    if str(path) == "-":
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
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
    """Let whatever is wrong with a file be told with its name."""
    try:
        yield
    except Trouble as trouble:
        raise trouble.in_file(str(file)) from None


def print_json(value: Any) -> None:
    """Answer a program."""
    text = json.encode(value, enc_hook=_trouble_facts, order="sorted")
    sys.stdout.write(json.format(text).decode() + "\n")


def _trouble_facts(value: object) -> object:
    """A trouble that is the reason of another, as programs read it."""
    if isinstance(value, Trouble):
        return {"code": value.code, "facts": value.facts}
    raise NotImplementedError
