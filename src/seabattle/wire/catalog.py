"""Games that can be played, and rule files, as they are sent."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.rules import Ruleset, Text
from seabattle.wire.bound import MOST_BYTES

SeatCount = Annotated[int, Meta(ge=2, le=64)]


class VariantLine(Struct, frozen=True):
    """A ready-made variant, in a line."""

    name: str
    title: Text
    about: Text | None
    rows: int
    columns: int
    ships: int
    least: int
    """The fewest who can play it."""
    most: int


class Rules(Struct, frozen=True):
    """Rules in force, and the name that they have on every machine."""

    ruleset: Ruleset
    hash: str


RuleText = Annotated[str, Meta(max_length=MOST_BYTES // 2)]


class RuleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules of somebody's own, as TOML."""

    toml: RuleText
    seats: SeatCount | None = None


class FoundMistake(Struct, frozen=True):
    """Something wrong with a rule file: where, and what to write instead."""

    path: str
    code: str
    sentence: str


class Verdict(Struct, frozen=True):
    """What comes of a rule file: rules, or all its mistakes."""

    rules: Rules | None
    mistakes: tuple[FoundMistake, ...]
