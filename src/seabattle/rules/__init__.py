"""Rule files (variants): their vocabulary, their check, and the ruleset made from one.

A closed vocabulary: every choice is known to the placement check, the engine, the
views, the computer players and the rule pages. A file chooses; it never programs.
"""

from seabattle.rules.checking.check import check_table, check_variant
from seabattle.rules.checking.json_schema import variant_schema
from seabattle.rules.checking.label_check import with_local_letters
from seabattle.rules.checking.load import load_variant, read_variant
from seabattle.rules.checking.source import variant_names
from seabattle.rules.disclosure import Disclosure, Ears, Naming
from seabattle.rules.fitting.berth import berths, ship_at
from seabattle.rules.fitting.fit import Fits, fit_fleet
from seabattle.rules.fitting.random_placement import random_fleet
from seabattle.rules.fleet import MOST_SHIPS, Ship, ShipClass, shapes_of
from seabattle.rules.hash import placement_hash, ruleset_hash, written_hash
from seabattle.rules.language import (
    ENGLISH,
    LANGUAGES,
    Lang,
    Language,
    language_of,
    nearest_language,
)
from seabattle.rules.manoeuvre import Manoeuvre, reachable_places
from seabattle.rules.ruleset import Ruleset, labels_of, settle
from seabattle.rules.sea import Sea, Touching, Whose, clear_water
from seabattle.rules.size import GridSize, Seats, side_for
from seabattle.rules.text import LONGEST_NAME, Text
from seabattle.rules.turn import (
    AgainAfter,
    Answers,
    Begins,
    MissedShot,
    Rounds,
    SecondShot,
    Turn,
    TurnOrder,
)
from seabattle.rules.variant import LabelSchemes, Variant, with_counts
from seabattle.rules.victory import Tie, Victory, Won
from seabattle.rules.weapon import TRAITS, Aim, Weapon, WeaponKind
from seabattle.rules.words import HitWord, MissWord, ShipNames, SunkWord, Words

__all__ = [
    "ENGLISH",
    "LANGUAGES",
    "LONGEST_NAME",
    "MOST_SHIPS",
    "TRAITS",
    "AgainAfter",
    "Aim",
    "Answers",
    "Begins",
    "Disclosure",
    "Ears",
    "Fits",
    "GridSize",
    "HitWord",
    "LabelSchemes",
    "Lang",
    "Language",
    "Manoeuvre",
    "MissWord",
    "MissedShot",
    "Naming",
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
    "TurnOrder",
    "Variant",
    "Victory",
    "Weapon",
    "WeaponKind",
    "Whose",
    "Won",
    "Words",
    "berths",
    "check_table",
    "check_variant",
    "clear_water",
    "fit_fleet",
    "labels_of",
    "language_of",
    "load_variant",
    "nearest_language",
    "placement_hash",
    "random_fleet",
    "reachable_places",
    "read_variant",
    "ruleset_hash",
    "settle",
    "shapes_of",
    "ship_at",
    "side_for",
    "variant_names",
    "variant_schema",
    "with_counts",
    "with_local_letters",
    "written_hash",
]
