"""Values as JSON has them, none taken for another: true is not 1, and 1.0 is not 1 either."""

import json
from typing import Any, TypeGuard

DEEPEST = 32
"""How deep lists and objects may lie in each other; honest records need ten."""


def is_whole(said: object) -> TypeGuard[int]:
    """Whether it is a whole number."""
    return isinstance(said, int) and not isinstance(said, bool)


def check_value(said: Any, depth: int = 0) -> None:
    """Raise :class:`ValueError` for what is nested too deeply or is no text of UTF-8."""
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
    """Whether two values mean the same: what is empty, absent or false means nothing."""
    return json.dumps(_plain(one), sort_keys=True) == json.dumps(_plain(other), sort_keys=True)


def _plain(said: Any) -> Any:
    if isinstance(said, dict):
        kept = {key: _plain(value) for key, value in said.items()}
        return {key: value for key, value in kept.items() if not _means_nothing(value)}
    return [_plain(one) for one in said] if isinstance(said, list) else said


def _means_nothing(said: Any) -> bool:
    return said is None or said is False or (isinstance(said, dict | list) and not said)
