"""What every command shares: languages, files, complaints, answers in JSON."""

import sys
from pathlib import Path
from typing import Annotated, Any, Literal

from cyclopts import Parameter
from msgspec import json

from seabattle.cli.terminal.system_language import system_language
from seabattle.rules import BadVariant, Mistake
from seabattle.speech import say
from seabattle.speech.rule_mistake import mistake_sentence

Lang = Annotated[
    Literal["en", "it", "ru"] | None,
    Parameter(help="Output language; default: the system language."),
]
AsJson = Annotated[bool, Parameter(name="--json", negative=(), help="Print JSON.")]
Ascii = Annotated[bool, Parameter(negative=(), help="Use ASCII characters only.")]

LARGEST_FILE = 16 * 1024 * 1024


class Complaint(Exception):  # noqa: N818 -- It is said to a person, who does not raise errors.
    """Something the person at the keyboard can mend; said in one go, without a traceback."""


def language(lang: str | None) -> str:
    """The language asked for, or the one the system speaks."""
    if lang is not None:
        return lang
    return system_language()


def read_file(path: Path, lang: str) -> bytes:
    """What is in a file, or a complaint that says why it cannot be read."""
    if str(path) == "-":
        return sys.stdin.buffer.read(LARGEST_FILE + 1)
    try:
        with path.open("rb") as file:
            return file.read(LARGEST_FILE + 1)
    except FileNotFoundError:
        raise Complaint(say(lang, "command-file-missing", file=str(path))) from None
    except IsADirectoryError:
        raise Complaint(say(lang, "command-file-folder", file=str(path))) from None
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        text = say(lang, "command-file-unreadable", file=str(path), reason=reason)
        raise Complaint(text) from None


def read_text(path: Path, lang: str) -> str:
    """The text in a file, or a complaint."""
    try:
        return read_file(path, lang).decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Complaint(say(lang, "command-file-not-text", file=str(path))) from None


def write_file(path: Path, data: bytes, lang: str) -> None:
    """Keep *data* in a file, or complain."""
    try:
        path.write_bytes(data)
    except OSError as error:
        reason = error.strerror or str(error)
        text = say(lang, "command-file-unwritable", file=str(path), reason=reason)
        raise Complaint(text) from None


def refuse_overwriting(path: Path, lang: str) -> None:
    """Complain when a file would be lost; what cannot be written at all is told by the writing."""
    try:
        lost = path.exists() and not path.is_dir()
    except OSError:
        lost = False
    if lost:
        raise Complaint(say(lang, "command-file-exists", file=str(path)))


def print_json(value: Any) -> None:
    """Answer a program."""
    sys.stdout.write(json.format(json.encode(value, order="sorted")).decode() + "\n")


def mistakes_text(mistakes: tuple[Mistake, ...], file: str, lang: str) -> str:
    """All mistakes of a rule file, one a line, each with its place."""
    return "\n".join(
        f"{_place(found, file)}: {mistake_sentence(lang, found)}" for found in mistakes
    )


def bad_variant(bad: BadVariant, name: str, lang: str) -> Complaint:
    """The complaint about a variant that cannot be played."""
    return Complaint(mistakes_text(bad.mistakes, name, lang))


def _place(found: Mistake, file: str) -> str:
    parts = [file, str(found.line) if found.line else "", found.path]
    return ":".join(part for part in parts if part)
