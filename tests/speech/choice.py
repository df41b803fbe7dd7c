"""Every choice of the vocabulary, in a game in which it matters."""

from typing import Any

from msgspec.structs import replace

from seabattle.grid import Grid
from seabattle.rules import (
    AgainAfter,
    Answers,
    Begins,
    Disclosure,
    Ears,
    HitWord,
    LabelSchemes,
    Manoeuvre,
    MissedShot,
    MissWord,
    Naming,
    Rounds,
    Ruleset,
    Sea,
    SecondShot,
    ShipClass,
    ShipNames,
    SunkWord,
    Tie,
    Touching,
    Turn,
    Victory,
    Weapon,
    WeaponKind,
    Whose,
    Won,
    Words,
    load_variant,
)
from speech.specimen import table

TRIO = tuple(Naming)
SHIP = ShipClass("cruiser", 1, (("##", "#."),))
SHOT = Weapon("barrage", WeaponKind.AREA, 2, radius=1)

CHOICES: dict[str, tuple[str, list[dict[str, Any]]]] = {
    "size": ("classic", [{"grid": Grid(10, 10)}, {"grid": Grid(10, 12)}, {"grid": Grid(12, 10)}]),
    "columns": (
        "sea-battle",
        [
            {"labels": LabelSchemes(scheme)}
            for scheme in ("latin", "cyrillic", "cyrillic-yo", "numbers", "РЕСПУБЛИКА")
        ],
    ),
    "between": ("sea-battle", [{"labels": LabelSchemes(between=sign)} for sign in ("", "-")]),
    "touching": ("classic", [{"sea": Sea(touching)} for touching in Touching]),
    "whose": ("classic", [{"sea": Sea(Touching.NEVER, whose)} for whose in Whose]),
    "friendly fire": (
        "forum",
        [{"sea": Sea(Touching.FREELY, Whose.SHARED, struck)} for struck in (True, False)],
    ),
    "shapes": (
        "sea-battle",
        [
            {"fleet": (replace(SHIP, turned=turned, mirrored=mirrored),)}
            for turned in (True, False)
            for mirrored in (True, False)
        ],
    ),
    "ships": ("classic", [{"fleet": (replace(SHIP, count=count),)} for count in (1, 2, 5)]),
    "order": ("classic", [{}, {"turn": load_variant("forum").turn}]),
    "begins": ("classic", [{"turn": Turn(begins=begins)} for begins in Begins]),
    "shots": ("classic", [{"turn": Turn(shots=shots)} for shots in (1, 2, 5, "ships-afloat")]),
    "shots in rounds": (
        "forum",
        [
            {"turn": replace(load_variant("forum").turn, shots=shots)}
            for shots in (1, 2, 5, "ships-afloat")
        ],
    ),
    "answers": ("classic", [{"turn": Turn(shots=3, answers=answers)} for answers in Answers]),
    "again": ("classic", [{"turn": Turn(again_after=again)} for again in AgainAfter]),
    "second shot": (
        "classic",
        [{}, *({"turn": Turn(second_shot=SecondShot(above))} for above in (0, 1, 2))],
    ),
    "missed": ("forum", [{"rounds": Rounds(missed)} for missed in MissedShot]),
    "dropping": ("forum", [{"rounds": Rounds(drop_after=after)} for after in (None, 1, 2, 5)]),
    "kind": (
        "classic",
        [
            {"arsenal": ()},
            {"arsenal": (SHOT,)},
            {"arsenal": (replace(SHOT, radius=2),)},
            {"arsenal": (replace(SHOT, kind=WeaponKind.RADAR),)},
            {"arsenal": (replace(SHOT, kind=WeaponKind.RADAR, radius=2),)},
            {"arsenal": (replace(SHOT, kind=WeaponKind.LINE, radius=None),)},
            {"arsenal": (replace(SHOT, kind=WeaponKind.TORPEDO, radius=None),)},
        ],
    ),
    "radar in rounds": (
        "forum",
        [{"arsenal": (replace(SHOT, kind=kind),)} for kind in (WeaponKind.AREA, WeaponKind.RADAR)],
    ),
    "sizes": (
        "classic",
        [{"fleet": (replace(SHIP, shapes=shapes),)} for shapes in (("##",), ("##", "###"))],
    ),
    "lying": (
        "classic",
        [
            {"fleet": (ShipClass("yawl", 1, ("##",), turned=turned), SHIP)}
            for turned in (True, False)
        ],
    ),
    "weapon count": ("classic", [{"arsenal": (replace(SHOT, count=n),)} for n in (1, 2, 5, 21)]),
    "unlocking": ("classic", [{"arsenal": (replace(SHOT, unlock_turn=n),)} for n in (1, 2, 11)]),
    "unlocking in rounds": (
        "forum",
        [{"arsenal": (replace(SHOT, unlock_turn=n),)} for n in (1, 2, 11)],
    ),
    "takes turn": ("classic", [{"arsenal": (replace(SHOT, takes_turn=t),)} for t in (True, False)]),
    "manoeuvre": (
        "classic",
        [{}, *({"manoeuvre": Manoeuvre(*m)} for m in ((True, True), (True, False), (False, True)))],
    ),
    "misses": ("forum", [{"disclosure": Disclosure(ears)} for ears in Ears]),
    "hit names": (
        "forum",
        [{"disclosure": Disclosure(hit_names=names)} for names in ((), *zip(TRIO), TRIO)],
    ),
    "sunk names": (
        "forum",
        [{"disclosure": Disclosure(sunk_names=names)} for names in ((), *zip(TRIO), TRIO)],
    ),
    "boats that cannot move": (
        "classic-bonus",
        [{}, {"fleet": (SHIP, ShipClass("torpedo-boat", 2, ("#",)))}],
    ),
    "sinking on a shared sea": (
        "forum",
        [{"disclosure": Disclosure(sinking_told=t)} for t in (True, False)],
    ),
    "sinking": ("classic", [{"disclosure": Disclosure(sinking_told=t)} for t in (True, False)]),
    "won": ("classic", [{"victory": Victory(won)} for won in Won]),
    "tie": ("forum", [{"victory": Victory(tie=tie)} for tie in Tie]),
    "ship names": ("classic", [{"words": Words(ships=names)} for names in ShipNames]),
    "miss word": ("classic", [{"words": Words(miss=word)} for word in MissWord]),
    "hit word": ("classic", [{"words": Words(hit=word)} for word in HitWord]),
    "sunk word": ("classic", [{"words": Words(sunk=word)} for word in SunkWord]),
}
"""Every choice of the vocabulary: a game in which it matters, and what can be chosen."""


def rulesets_for(choice: str) -> list[Ruleset]:
    """The same game once for each thing that can be chosen."""
    variant, alternatives = CHOICES[choice]
    return [replace(table(variant), **alternative) for alternative in alternatives]
