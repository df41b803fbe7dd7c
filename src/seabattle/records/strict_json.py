"""Strict reading of JSON, so that no two readers take one line for two different values.

JSON leaves open what becomes of a field that is there twice; here it is refused, and so are
numbers that are none, text that is no UTF-8, and values that lie too deep in each other.
"""

import json
from typing import NoReturn

DEEPEST = 32
"""The deepest nesting of lists and objects; honest records need ten."""


def parse_strictly(text: bytes) -> dict[str, object]:
    """The object in *text*. Raises :class:`ValueError` and :class:`RecursionError`."""
    found = json.loads(text.decode(), object_pairs_hook=_distinct, parse_constant=_no_constant)
    if not isinstance(found, dict):
        raise ValueError("Expected `object`")  # noqa: TRY004 -- Callers catch what decoders raise.
    _check_depth(found, 0)
    if b"\\u" in text:
        # Only an escape can put half a character into text that is UTF-8.
        json.dumps(found, ensure_ascii=False).encode()
    return found


def _distinct(pairs: list[tuple[str, object]]) -> dict[str, object]:
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a field is there twice")
    return found


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no JSON")


def _check_depth(said: dict[str, object] | list[object], depth: int) -> None:
    """Raise :class:`ValueError` for values nested too deeply."""
    if said and depth >= DEEPEST:
        raise ValueError("nested too deeply")
    for one in said.values() if isinstance(said, dict) else said:
        if isinstance(one, dict | list):
            _check_depth(one, depth + 1)
