from msgspec import json

from seabattle.grid import Grid
from seabattle.rules import (
    LabelSchemes,
    Ruleset,
    labels_of,
    load_variant,
    ruleset_hash,
    settle,
    variant_names,
)


def test_a_ruleset_survives_being_written_down() -> None:
    """A ruleset survives encoding and decoding; a record holds the rules of its game."""
    for name in variant_names():
        ruleset = settle(load_variant(name))

        assert json.decode(json.encode(ruleset), type=Ruleset) == ruleset


def test_different_rules_have_different_names() -> None:
    """The hash in a record tells which rules were agreed, labels and seats included."""
    variant = load_variant("forum")
    tables = [
        settle(variant),
        settle(variant, 3),
        settle(variant, grid=Grid(10, 11)),
        settle(variant, labels=LabelSchemes("cyrillic")),
        settle(load_variant("classic")),
    ]

    assert len({ruleset_hash(table) for table in tables}) == len(tables)
    assert ruleset_hash(settle(variant)) == ruleset_hash(settle(variant))


def test_a_table_agrees_on_its_labels() -> None:
    """A table can choose other labels for the same game (SB2)."""
    ruleset = settle(load_variant("sea-battle"), labels=LabelSchemes("СНЕГУРОЧКА"))

    assert labels_of(ruleset).columns == tuple("СНЕГУРОЧКА")


def test_classes_and_weapons_are_found_by_name() -> None:
    """Ship classes and weapons are found by name; unknown names give nothing."""
    ruleset = settle(load_variant("battaglia-navale"))
    carrier, radar = ruleset.ship_class("carrier"), ruleset.weapon("radar")

    assert carrier is not None
    assert carrier.size == 5
    assert radar is not None
    assert radar.count == 3
    assert ruleset.ship_class("yacht") is None
    assert ruleset.weapon("torpedo") is None
    assert ruleset.ships == 15
