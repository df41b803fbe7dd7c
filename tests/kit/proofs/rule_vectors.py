"""Vectors of rules: their hash, their berths and regions, and which cannot be sealed."""

from hashlib import sha256
from typing import Any

from msgspec import json

from kit.games.law_strategy import presets
from kit.games.small_game import forum_rules, rules
from seabattle.fairness.proofs.berth_list import MOST_PROOFS, BerthList, count_proofs
from seabattle.fairness.proofs.placing import blob_size
from seabattle.fairness.proofs.sealable import why_not_sealed
from seabattle.rules import (
    Disclosure,
    Ruleset,
    Sea,
    ShipClass,
    Text,
    Touching,
    Turn,
    ruleset_hash,
)
from seabattle.rules.turn import SecondShot, TurnOrder

BENT = (ShipClass("hook", 1, (("##", "#."), "###"), title=Text("Hook")),)
HELD = (ShipClass("step", 1, (("##.", ".##"),), turned=False, mirrored=False),)
SINGLE = (ShipClass("boat", 1, ("#",)),)


def small_rules() -> dict[str, Ruleset]:
    """Seas at the edges of what there is."""
    turn = Turn(order=TurnOrder.TOGETHER)
    return {
        "bent, never": rules(3, 4, fleet=BENT, sea=Sea(Touching.NEVER)),
        "bent, corners": rules(3, 4, fleet=BENT, sea=Sea(Touching.CORNERS)),
        "bent, freely": rules(3, 4, fleet=BENT, sea=Sea(Touching.FREELY)),
        "not turned": rules(3, 4, fleet=HELD, sea=Sea(Touching.NEVER)),
        "one row": rules(1, 5, sea=Sea(Touching.NEVER)),
        "one column": rules(5, 1, sea=Sea(Touching.CORNERS)),
        "one cell, never": rules(1, 1, fleet=SINGLE, sea=Sea(Touching.NEVER)),
        "one cell, corners": rules(1, 1, fleet=SINGLE, sea=Sea(Touching.CORNERS)),
        "rounds": rules(3, 4, turn=turn),
        "shared": forum_rules(3, 4),
        "second shot": rules(3, 4, turn=Turn(second_shot=SecondShot())),
        "silent, two sizes": rules(
            3,
            4,
            fleet=(ShipClass("hook", 1, ("###", "##")),),
            disclosure=Disclosure(sinking_told=False),
        ),
        "silent, one size": rules(3, 4, disclosure=Disclosure(sinking_told=False)),
        "too large": rules(40, 40),
    }


def plain_rules(ruleset: Ruleset) -> dict[str, Any]:
    """A ruleset as it is sent."""
    plain: dict[str, Any] = json.decode(json.encode(ruleset))
    return plain


def rule_vectors() -> list[dict[str, Any]]:
    """All ready-made games without their sentences, which are no part of a hash, and small ones."""
    ready = {f"{each.name}, {each.seats} seats": each for each in presets()}
    return [
        *(_rules(name, each, wordless=True) for name, each in ready.items()),
        *(_rules(name, each) for name, each in small_rules().items()),
    ]


def _rules(name: str, ruleset: Ruleset, *, wordless: bool = False) -> dict[str, Any]:
    plain = plain_rules(ruleset)
    if wordless:
        del plain["title"], plain["about"]
    why = why_not_sealed(ruleset)
    found: dict[str, Any] = {
        "name": name,
        "ruleset": plain,
        "hash": ruleset_hash(ruleset),
        "refused": why and why.value,
        "proofs": count_proofs(ruleset),
    }
    if found["proofs"] <= MOST_PROOFS:
        berths = BerthList(ruleset)
        listed = "".join(f"{each.ship_class} {each.cells:x}\n" for each in berths.berths)
        regions = "".join(f"{region:x}\n" for region in berths.regions)
        found |= {
            "berths": len(berths.berths),
            "regions": len(berths.regions),
            "bytes": blob_size(berths.ruleset),
            "listed": sha256(listed.encode()).hexdigest(),
            "windows": sha256(regions.encode()).hexdigest(),
        }
        if len(berths.berths) <= 40:
            found["listing"] = listed.splitlines() + regions.splitlines()
    return found
