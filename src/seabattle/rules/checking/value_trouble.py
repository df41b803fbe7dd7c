"""Validation errors of msgspec, sorted into kinds of trouble.

msgspec's messages are English. This module turns them into codes and facts, which can be said
in every language; a message of unknown kind is quoted.
"""

import re

from msgspec import ValidationError

from seabattle.trouble import Trouble

_WHERE = re.compile(r" - at `\$?\.?(.*)`\Z", re.DOTALL)
_TYPE = re.compile(r"Expected `([^`]+)`, got `([^`]+)`")
_LENGTH = re.compile(r"Expected `[^`]+` of length (.+)")
_BOUND = re.compile(r"Expected `[^`]+` ([<>]=? .+)")
_FIELD = re.compile(r"Object (missing required|contains unknown) field `(.*)`", re.DOTALL)
_VALUE = re.compile(r"Invalid (?:enum )?value (.+)", re.DOTALL)

_KINDS = {
    "int": "number",
    "float": "fraction",
    "str": "text",
    "array": "list",
    "object": "table",
    "bool": "switch",
    "null": "nothing",
}
LONGEST = 60


def value_trouble(error: Exception) -> Trouble:
    """Why a value could not be decoded, as the reason of another trouble."""
    if not isinstance(error, ValidationError):
        return Trouble("value/not-json")
    said = str(error)
    where = _WHERE.search(said)
    return _sort(_WHERE.sub("", said), _shorten(where[1]) if where else "")


def _sort(said: str, at: str) -> Trouble:
    found = _TYPE.fullmatch(said)
    if found:
        wanted = " | ".join(_kind(each) for each in found[1].split(" | "))
        return Trouble("value/wrong-type", at=at, wanted=wanted, found=_kind(found[2]))
    found = _LENGTH.fullmatch(said)
    if found:
        return Trouble("value/wrong-length", at=at, bound=found[1])
    found = _BOUND.fullmatch(said)
    if found:
        return Trouble("value/out-of-bounds", at=at, bound=found[1])
    found = _FIELD.fullmatch(said)
    if found:
        missing = found[1] == "missing required"
        code = "value/missing-field" if missing else "value/unknown-field"
        return Trouble(code, at=at, field=_shorten(found[2]))
    found = _VALUE.fullmatch(said)
    if found:
        return Trouble("value/not-possible", at=at, value=_shorten(found[1]))
    if "matching regex" in said:
        return Trouble("value/bad-form", at=at)
    return Trouble("value/other", at=at, text=_shorten(said))


def _kind(word: str) -> str:
    return _KINDS.get(word, word)


def _shorten(text: str) -> str:
    return text if len(text) <= LONGEST else text[: LONGEST - 1] + "…"
