"""Strict checks of JSON values: true is not 1, and 1.0 is not 1 either."""

import json
from typing import Any, TypeGuard

DEEPEST = 32
"""The deepest nesting of lists and objects; honest records need ten."""


def is_whole(said: object) -> TypeGuard[int]:
    """Whether it is a whole number."""
    return isinstance(said, int) and not isinstance(said, bool)


def check_value(said: Any, depth: int = 0) -> None:
    """Raise :class:`ValueError` for values nested too deeply, and for text that is not UTF-8."""
    if depth > DEEPEST:
        raise ValueError("nested too deeply")
    if isinstance(said, str):
        said.encode()
    elif isinstance(said, list):
        for one in said:
            check_value(one, depth + 1)
    elif isinstance(said, dict):
        for key, one in said.items():
            check_value(key, depth + 1)
            check_value(one, depth + 1)


def same(one: Any, other: Any) -> bool:
    """Whether two values are equal, if empty, absent and false count as the same."""
    return json.dumps(_plain(one), sort_keys=True) == json.dumps(_plain(other), sort_keys=True)


def _plain(said: Any) -> Any:
    if isinstance(said, dict):
        kept = {key: _plain(value) for key, value in said.items()}
        return {key: value for key, value in kept.items() if not _means_nothing(value)}
    return [_plain(one) for one in said] if isinstance(said, list) else said


def _means_nothing(said: Any) -> bool:
    return said is None or said is False or (isinstance(said, dict | list) and not said)
