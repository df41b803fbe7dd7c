"""Rules of a visitor's own and what may be chosen in them, as they are sent."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from seabattle.rules import Ship
from seabattle.rules.checking.choice import ChoiceKind
from seabattle.wire.rule_file import Rules, RuleText, SeatCount


class RuleFile(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules of somebody's own, as TOML."""

    toml: RuleText
    seats: SeatCount | None = None


class FoundMistake(Struct, frozen=True):
    """Something wrong with a rule file: where, and what to write instead."""

    path: Annotated[str, Meta(examples=["fleet[2].count"])]
    code: str
    sentence: str
    line: Annotated[int | None, Meta(description="Of the text, where it has one.")]


class RuleCheck(Struct, frozen=True):
    """What comes of a rule file: rules, or all its mistakes."""

    rules: Rules | None
    mistakes: tuple[FoundMistake, ...]
    fleet: Annotated[
        tuple[Ship, ...], Meta(description="A fleet that lies as these rules want it.")
    ]


class RuleData(Struct, frozen=True, forbid_unknown_fields=True):
    """Rules of somebody's own, as data: tables are objects; what is null is left out."""

    rules: Annotated[dict[str, Any], Meta(examples=[{"name": "mine", "grid": {"rows": 12}}])]


class WrittenRules(Struct, frozen=True):
    """The same rules as TOML."""

    toml: str


class ReadRules(Struct, frozen=True):
    """A rule file as data, or why it is no TOML. Whether it can be played is another question."""

    toml: str
    rules: dict[str, Any] | None
    mistakes: tuple[FoundMistake, ...]


class ChoiceValue(Struct, frozen=True):
    """One value that can be chosen."""

    value: str | int | bool
    title: str


class VocabularyEntry(Struct, frozen=True):
    """One place of a rule file: what may be written there, in words."""

    path: Annotated[
        str,
        Meta(
            description="[] stands for every entry of a list.",
            examples=["grid.rows", "fleet[].count"],
        ),
    ]
    kind: ChoiceKind
    title: str
    about: str
    values: Annotated[
        tuple[ChoiceValue, ...],
        Meta(description="Beside a number or a text: what may stand in its place."),
    ]
    required: bool
    optional: Annotated[bool, Meta(description="Whether omitting it means the feature is absent.")]
    default: Annotated[
        str | int | bool | tuple[str | int | bool, ...] | None,
        Meta(description="Value used when it is omitted."),
    ]
    least: int | None
    most: Annotated[
        int | None, Meta(description="Bounds of a number, or of the length of a text or list.")
    ]
