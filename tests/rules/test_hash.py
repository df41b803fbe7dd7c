"""Hashes of rulesets stay the same for ever."""

import pytest
from msgspec import json
from msgspec.structs import replace

from seabattle.grid import Grid
from seabattle.rules import (
    LANGUAGES,
    LabelSchemes,
    Ruleset,
    Text,
    load_variant,
    placement_hash,
    ruleset_hash,
    settle,
    variant_names,
    written_hash,
)


def reworded(ruleset: Ruleset) -> Ruleset:
    """The same game, with another sentence everywhere."""
    other = Text.by_language(dict.fromkeys(LANGUAGES, "Something else"))
    fleet = tuple(replace(entry, title=other) for entry in ruleset.fleet)
    return replace(ruleset, title=other, about=other, fleet=fleet)


@pytest.mark.parametrize("name", variant_names())
def test_another_sentence_makes_no_other_game(name: str) -> None:
    """Correcting a title does not change the hash, or saved games would lose their rules."""
    ruleset = settle(load_variant(name))

    assert ruleset_hash(reworded(ruleset)) == ruleset_hash(ruleset)
    assert placement_hash(reworded(ruleset)) == placement_hash(ruleset)


def test_a_hash_is_taken_over_what_is_written() -> None:
    """A field that a later release adds to weapons changes no older record's hash."""
    written = json.encode(settle(load_variant("battaglia-navale")))
    rules = json.decode(written)
    for weapon in rules["arsenal"]:
        del weapon["takes_turn"]
    older = json.encode(rules)

    assert written_hash(older) != written_hash(written)
    assert json.decode(older, type=Ruleset) == json.decode(written, type=Ruleset)


def test_fleets_fit_wherever_they_may_be_placed() -> None:
    """Rules that differ only in turns and weapons share the hash for placements."""
    classic = settle(load_variant("classic"))
    elsewhere = (
        replace(classic, labels=LabelSchemes("cyrillic")),
        replace(classic, turn=settle(load_variant("sea-battle")).turn),
        replace(classic, fleet=classic.fleet[::-1]),
    )

    assert {placement_hash(each) for each in elsewhere} == {placement_hash(classic)}
    assert placement_hash(settle(load_variant("salvo"))) != placement_hash(classic)
    assert placement_hash(replace(classic, grid=Grid(10, 11))) != placement_hash(classic)
    assert placement_hash(replace(classic, grid=Grid(11, 10))) != placement_hash(
        replace(classic, grid=Grid(10, 11))
    )


def test_a_hash_never_changes() -> None:
    """The hash of a ruleset is stored on users' disks: changing it needs a migration."""
    assert placement_hash(settle(load_variant("classic"))) == (
        "3a0e82c91ef48bcabbe9f10a4dd150d54bb9d090838ccd987e14149740cb7cca"
    )
    assert ruleset_hash(settle(load_variant("classic"))) == (
        "e090550c3a84f8363680b15b33c5dd7d208e7d7232684a077309890c69aaf99d"
    )
