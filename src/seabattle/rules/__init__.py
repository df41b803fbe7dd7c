"""What a variant can say, and the ruleset that comes of it.

A closed vocabulary: every choice is known to the placement check, the engine, the
views, the computer players and the rule pages. A file chooses; it never programs.
"""

from seabattle.rules.arsenal import Kind, Weapon
from seabattle.rules.berth import berths, ship_at
from seabattle.rules.disclosure import Disclosure, Ears, Naming
from seabattle.rules.fleet import Ship, ShipClass, shapes_of
from seabattle.rules.load import load_variant, read_variant, variant_names
from seabattle.rules.manoeuvre import Manoeuvre, reachable
from seabattle.rules.ruleset import Ruleset, labels_of, ruleset_hash, settle
from seabattle.rules.sea import Sea, Touching, Whose, clear_water, too_close
from seabattle.rules.size import GridSize, Seats, side_for
from seabattle.rules.text import Text
from seabattle.rules.turn import (
    AgainAfter,
    Answers,
    Begins,
    MissedShot,
    Order,
    Rounds,
    SecondShot,
    Turn,
)
from seabattle.rules.variant import LabelSchemes, Variant
from seabattle.rules.victory import Tie, Victory, Won
from seabattle.rules.words import HitWord, MissWord, ShipNames, SunkWord, Words

__all__ = [
    "AgainAfter",
    "Answers",
    "Begins",
    "Disclosure",
    "Ears",
    "GridSize",
    "HitWord",
    "Kind",
    "LabelSchemes",
    "Manoeuvre",
    "MissWord",
    "MissedShot",
    "Naming",
    "Order",
    "Rounds",
    "Ruleset",
    "Sea",
    "Seats",
    "SecondShot",
    "Ship",
    "ShipClass",
    "ShipNames",
    "SunkWord",
    "Text",
    "Tie",
    "Touching",
    "Turn",
    "Variant",
    "Victory",
    "Weapon",
    "Whose",
    "Won",
    "Words",
    "berths",
    "clear_water",
    "labels_of",
    "load_variant",
    "reachable",
    "read_variant",
    "ruleset_hash",
    "settle",
    "shapes_of",
    "ship_at",
    "side_for",
    "too_close",
    "variant_names",
]
