"""Rulesets for the conformance check: all ready-made ones, and some unusual ones."""

from seabattle.rules import (
    AgainAfter,
    Answers,
    Disclosure,
    GridSize,
    Manoeuvre,
    Ruleset,
    Sea,
    Seats,
    SecondShot,
    ShipClass,
    Text,
    Touching,
    Turn,
    TurnOrder,
    Variant,
    Victory,
    Weapon,
    WeaponKind,
    Whose,
    Won,
    load_variant,
    settle,
    variant_names,
)

_SMALL = (ShipClass("cruiser", 1, ("###",)), ShipClass("torpedo-boat", 2, ("#",)))

_ODD: dict[str, Variant] = {
    "odd-bent-salvo": Variant(
        name="odd-bent-salvo",
        title=Text("Bent ships, three shots at once, five rows of eight"),
        grid=GridSize(5, 8),
        fleet=(ShipClass("hook", 2, (("##", "#."),)), ShipClass("square", 1, (("##", "##"),))),
        sea=Sea(Touching.CORNERS),
        turn=Turn(shots=3, answers=Answers.TOGETHER),
    ),
    "odd-radar": Variant(
        name="odd-radar",
        title=Text("Radar on top of the turn, again after sinking"),
        grid=GridSize(6, 5),
        fleet=_SMALL,
        sea=Sea(Touching.NEVER),
        turn=Turn(again_after=AgainAfter.SUNK),
        arsenal=(
            Weapon("radar", WeaponKind.RADAR, count=2, radius=1, takes_turn=False),
            Weapon("raid", WeaponKind.LINE, count=1, unlock_turn=2),
        ),
    ),
    "odd-drift": Variant(
        name="odd-drift",
        title=Text("Ships move, sink in silence, and victory is declared"),
        grid=GridSize(4, 6),
        fleet=(ShipClass("cruiser", 1, ("###",)), ShipClass("destroyer", 2, ("##",))),
        sea=Sea(Touching.FREELY),
        turn=Turn(second_shot=SecondShot(1)),
        manoeuvre=Manoeuvre(),
        disclosure=Disclosure(sinking_told=False),
        victory=Victory(Won.DECLARED),
    ),
    "odd-melee": Variant(
        name="odd-melee",
        title=Text("Three on one sea, in rounds, own ships spared"),
        grid=GridSize(5, 7),
        seats=Seats(3, 3),
        fleet=_SMALL,
        sea=Sea(Touching.FREELY, Whose.SHARED, friendly_fire=False),
        turn=Turn(TurnOrder.TOGETHER, shots="ships-afloat"),
    ),
}


def proving_grounds() -> tuple[Ruleset, ...]:
    """Every table a bot must be able to play at."""
    tables = []
    for name in variant_names():
        variant = load_variant(name)
        tables.append(settle(variant, min(3, variant.seats.most)))
    return (*tables, *(settle(variant) for variant in _ODD.values()))
