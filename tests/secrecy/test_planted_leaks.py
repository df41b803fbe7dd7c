"""The two-world comparison finds every leak planted for it, and none where there is none."""

import pytest

from kit.games.small_game import forum_rules, rules
from kit.secrecy import planted_leaks
from kit.secrecy.leak_hunt import pairs_until_found
from kit.secrecy.two_worlds import CHANNELS, Channel
from seabattle.rules import (
    Disclosure,
    Ears,
    Manoeuvre,
    Rounds,
    Ruleset,
    Sea,
    ShipClass,
    Touching,
    Victory,
    Weapon,
    WeaponKind,
    Whose,
    Won,
)

LOOK_ALIKES = (
    ShipClass("cruiser", 1, ("##",)),
    ShipClass("submarine", 1, ("##",)),
    ShipClass("yawl", 1, ("#",)),
)
"""Two classes of one shape: only a name tells them apart."""

RADAR = Weapon("radar", WeaponKind.RADAR, 3, radius=1)
SHARED = Sea(Touching.FREELY, Whose.SHARED, friendly_fire=True)

TURNS = rules(4, 5, fleet=LOOK_ALIKES)
SILENT = rules(
    4,
    5,
    fleet=LOOK_ALIKES,
    manoeuvre=Manoeuvre(),
    disclosure=Disclosure(sinking_told=False),
    victory=Victory(Won.DECLARED),
)
ROUNDS = forum_rules(
    3, 4, 4, disclosure=Disclosure(Ears.SHOOTER, sinking_told=False), arsenal=(RADAR,)
)
FORUM = forum_rules(3, 4, 3, fleet=LOOK_ALIKES, rounds=Rounds())
SHARED_TURNS = rules(3, 4, 3, sea=SHARED, arsenal=(RADAR,), disclosure=Disclosure(Ears.SHOOTER))

PLANTED: dict[str, tuple[Ruleset, Channel]] = {
    "class on hit": (TURNS, planted_leaks.class_on_hit),
    "cells on hit": (TURNS, planted_leaks.cells_on_hit),
    "ship number on hit": (TURNS, planted_leaks.ship_number_on_hit),
    "length of a message": (TURNS, planted_leaks.length_only),
    "distance hint": (TURNS, planted_leaks.distance_hint),
    "spectator sees all": (TURNS, planted_leaks.spectator_sees_all),
    "undo snapshot": (SILENT, planted_leaks.undo_snapshot),
    "refusal knows the water": (TURNS, planted_leaks.refusal_knows_the_water),
    "bot peeks": (TURNS, planted_leaks.bot_peeks),
    "field in a public event": (TURNS, planted_leaks.field_in_public_event),
    "sinking on a silent hit": (SILENT, planted_leaks.sinking_on_hit),
    "move rustles": (SILENT, planted_leaks.move_rustles),
    "option knows the end": (SILENT, planted_leaks.option_knows_the_end),
    "owner on a forum hit": (ROUNDS, planted_leaks.owner_on_hit),
    "misses for all": (ROUNDS, planted_leaks.misses_for_all),
    "shooters of hits": (ROUNDS, planted_leaks.shooters_of_hits),
    "order changed": (ROUNDS, planted_leaks.changed_order),
    "hits in the order of the shots": (ROUNDS, planted_leaks.field_order),
    "sinking cell in a forum round": (ROUNDS, planted_leaks.sinking_on_hit),
    "out seats see all": (FORUM, planted_leaks.out_seats_see_all),
    "radar for all": (SHARED_TURNS, planted_leaks.radar_for_all),
    "misses for all, in turns": (SHARED_TURNS, planted_leaks.misses_for_all),
}


@pytest.mark.rule("C3")
@pytest.mark.parametrize("name", PLANTED)
def test_a_planted_leak_is_found(name: str) -> None:
    """A comparison that finds nothing proves nothing until it has found something."""
    ruleset, channel = PLANTED[name]

    assert pairs_until_found(ruleset, {name: channel}) is not None


@pytest.mark.rule("C3")
@pytest.mark.parametrize("ruleset", [TURNS, SILENT, ROUNDS, FORUM, SHARED_TURNS])
def test_the_program_itself_does_not_leak_where_planted_ones_are_found(ruleset: Ruleset) -> None:
    """The control: same games, same twins, nothing to see."""
    assert pairs_until_found(ruleset, CHANNELS, games=25) is None
