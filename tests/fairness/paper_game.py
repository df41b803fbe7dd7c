"""Builders of small paper games, for the tests of the judge.

Three ships a side on four rows of six cells, by the rules of the Russian sheet.
"""

from textwrap import dedent

from msgspec.structs import replace

from seabattle.grid import Grid
from seabattle.rules import Ruleset, load_variant, settle

ANNA = """
    A A A . . .
    . . . . . .
    B B . C . .
    . . . . . .
"""
BORIS = """
    . . . . . A
    B B . . . A
    . . . . . A
    C . . . . .
"""
ANNA_WINS = "Anna: F1 hit, F2 hit, F3 sunk, A2 hit, B2 sunk, A4 sunk"
BORIS_WINS = "Boris: A1 hit, B1 hit, C1 sunk, A3 hit, B3 sunk, D3 sunk"


def small(variant: str = "sea-battle") -> Ruleset:
    """The rules of *variant* for a small sheet: one ship each of three, two and one decks."""
    fleet = load_variant("sea-battle").fleet[1:]
    return replace(
        settle(load_variant(variant)),
        grid=Grid(4, 6),
        fleet=tuple(replace(entry, count=1) for entry in fleet),
    )


def sheet(key: str, name: str, drawing: str) -> str:
    """A drawing under its key."""
    return f"{key}: {name}\n{dedent(drawing).strip()}\n\n"


def paper_text(shots: str, anna: str = ANNA, boris: str = BORIS, more: str = "") -> str:
    """A whole paper game; a player without a drawing has handed in none."""
    fields = "".join(
        sheet("field", name, drawing)
        for name, drawing in (("Anna", anna), ("Boris", boris))
        if drawing
    )
    return f"players: Anna, Boris\n\n{fields}{dedent(more)}\n{dedent(shots)}\n"
