"""Readers of values: each returns the fields that it knows, or raises :class:`BadValue`.

What a reader does not know is left out: an author who adds a field without a new version of the
format promises that the game is the same without it.
"""

import re
from collections.abc import Callable
from typing import Any

from seabattle_verifier.value import is_whole

Reader = Callable[[Any], Any]


class BadValue(ValueError):  # noqa: N818 – it says what is wrong with a value
    """A value that a record cannot have at its place."""


def whole(least: int | None = None, most: int | None = None) -> Reader:
    """A whole number."""

    def read(said: Any) -> int:
        if not is_whole(said) or (least is not None and said < least):
            raise BadValue
        if most is not None and said > most:
            raise BadValue
        return said

    return read


def flag(said: Any) -> bool:
    """True or false."""
    if not isinstance(said, bool):
        raise BadValue
    return said


def text(least: int = 0, most: int | None = None, form: str = "") -> Reader:
    """A text of so many characters, or of a *form*."""
    pattern = re.compile(form)

    def read(said: Any) -> str:
        if (
            not isinstance(said, str)
            or len(said) < least
            or (most is not None and len(said) > most)
        ):
            raise BadValue
        if form and not pattern.fullmatch(said):
            raise BadValue
        return said

    return read


def among(*words: str) -> Reader:
    """One of some words."""

    def read(said: Any) -> str:
        if not isinstance(said, str) or said not in words:
            raise BadValue
        return said

    return read


def or_null(known: Reader) -> Reader:
    """A value, or null."""
    return lambda said: None if said is None else known(said)


def many(known: Reader, most: int | None = None) -> Reader:
    """A list of values."""

    def read(said: Any) -> list[Any]:
        if not isinstance(said, list) or (most is not None and len(said) > most):
            raise BadValue
        return [known(each) for each in said]

    return read


def row(*known: Reader, exactly: bool = False) -> Reader:
    """A list with one value for each reader; more are left out, unless it is *exactly* these."""

    def read(said: Any) -> list[Any]:
        if not isinstance(said, list) or len(said) < len(known):
            raise BadValue
        if exactly and len(said) > len(known):
            raise BadValue
        return [each(value) for each, value in zip(known, said, strict=False)]

    return read


def fields(needed: dict[str, Reader], optional: dict[str, Reader] | None = None) -> Reader:
    """An object with these fields."""

    def read(said: Any) -> dict[str, Any]:
        if not isinstance(said, dict) or not needed.keys() <= said.keys():
            raise BadValue
        known = needed | (optional or {})
        return {name: known[name](value) for name, value in said.items() if name in known}

    return read


def tagged(**kinds: Reader) -> Reader:
    """An object of one of some kinds, named by its ``type``; ``_`` stands for a hyphen."""
    known = {name.replace("_", "-"): reader for name, reader in kinds.items()}

    def read(said: Any) -> dict[str, Any]:
        kind = said.get("type") if isinstance(said, dict) else None
        if not isinstance(kind, str) or kind not in known:
            raise BadValue
        found: dict[str, Any] = known[kind](said)
        return {"type": kind} | found

    return read
