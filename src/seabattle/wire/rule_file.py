"""Games that can be played, as they are sent."""

from typing import Annotated

from msgspec import Meta, Struct

from seabattle.fairness.proofs.sealable import Unsealable, why_not_sealed
from seabattle.rules import Ruleset, Text, placement_hash, ruleset_hash
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
    picture: Annotated[
        tuple[str, ...],
        Meta(
            description=(
                "A moment of a game, row by row: decks of one ship share a letter, a small one"
                " where they were struck; * is a miss, + and - are what radar has seen."
            ),
            examples=[["AA.*", "...b"]],
        ),
    ] = ()


class Rules(Struct, frozen=True):
    """A ruleset and its hash."""

    ruleset: Ruleset
    hash: str
    placement_hash: Annotated[
        str, Meta(description="A name for all rules by which the same fleets may be placed.")
    ]
    unsealable: Annotated[
        Unsealable | None,
        Meta(description="What keeps a game by these rules from being sealed, if anything."),
    ] = None


def rules_of(ruleset: Ruleset) -> Rules:
    """A ruleset with its names, and whether it can be sealed."""
    return Rules(ruleset, ruleset_hash(ruleset), placement_hash(ruleset), why_not_sealed(ruleset))


RuleText = Annotated[str, Meta(max_length=MOST_BYTES // 2)]
