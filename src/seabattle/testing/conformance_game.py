"""Conformance games: small games as data, which every implementation of the rules must agree on.

Each is a file of JSON lines: a header with the rules, then a step for each command with the
events that follow from it and the reports that each viewer hears, or the fact that it is refused.
docs/records.md says how another implementation uses them.
"""

from functools import lru_cache
from importlib.resources import files
from typing import Any

from msgspec import Struct, json


class ConformanceHeader(Struct, frozen=True):
    """The first line: which rules of the sheets a game shows, and the ruleset."""

    conformance: int
    """The version of this format."""
    name: str
    rules: tuple[str, ...]
    """Numbers of the rule sheets, such as ``SB8``."""
    ruleset: dict[str, Any]


class ConformanceStep(Struct, frozen=True, omit_defaults=True):
    """A command, and what comes of it."""

    command: dict[str, Any]
    events: tuple[dict[str, Any], ...] | None = None
    reports: tuple[tuple[dict[str, Any], ...], ...] | None = None
    """What each seat hears, first to last, and then a spectator."""
    refused: str | None = None
    """The code of the refusal; another implementation may call it otherwise."""


class ConformanceGame(Struct, frozen=True):
    """A whole game."""

    header: ConformanceHeader
    steps: tuple[ConformanceStep, ...]


def conformance_names() -> tuple[str, ...]:
    """The names of all games, in alphabetical order."""
    home = files(__package__) / "conformance_games"
    return tuple(sorted(each.name.removesuffix(".jsonl") for each in home.iterdir()))


@lru_cache
def conformance_game(name: str) -> ConformanceGame:
    """The game with that name."""
    file = files(__package__) / "conformance_games" / f"{name}.jsonl"
    first, *rest = file.read_bytes().splitlines()
    steps = tuple([json.decode(line, type=ConformanceStep) for line in rest])
    return ConformanceGame(json.decode(first, type=ConformanceHeader), steps)


def is_same(one: Any, other: Any) -> bool:
    """Whether two values are equal, if absent, null, false and empty count as the same."""
    return bool(_plain(one) == _plain(other))


def _plain(said: Any) -> Any:
    if isinstance(said, dict):
        kept = {key: _plain(value) for key, value in said.items()}
        return {key: value for key, value in kept.items() if value not in (None, False, [], {})}
    return [_plain(one) for one in said] if isinstance(said, list | tuple) else said
