"""Rules as they are sent, with what a client must not find out by itself."""

import pytest

from seabattle.fairness.proofs.sealable import Unsealable, why_not_sealed
from seabattle.rules import load_variant, settle, variant_names
from seabattle.wire.rule_file import rules_of


def test_rules_say_what_keeps_a_game_from_being_sealed() -> None:
    """The page offers a sealed table by this word alone."""
    said = {name: rules_of(settle(load_variant(name))).unsealable for name in variant_names()}

    assert said["classic"] is None
    assert said["forum"] is Unsealable.SHARED_SEA
    assert {Unsealable.SHIPS_MOVE, Unsealable.SHARED_SEA, None} <= set(said.values())


@pytest.mark.parametrize("name", variant_names())
def test_what_is_sent_is_what_creating_a_match_goes_by(name: str) -> None:
    """A table that is offered as sealed must not be refused."""
    ruleset = settle(load_variant(name))

    assert rules_of(ruleset).unsealable is why_not_sealed(ruleset)
