"""Fleets placed by chance."""

from seabattle.grid import Mask
from seabattle.rules.dice import Dice
from seabattle.rules.fit import fitting
from seabattle.rules.fleet import Ship
from seabattle.rules.ruleset import Ruleset
from seabattle.rules.search import STEPS, OutOfSteps, Places, Yard, searched, yard_for

RESTARTS = 100
DRAWS = 20


class NoRoom(ValueError):  # noqa: N818 -- It states the obstacle, as refusals do.
    """A fleet that cannot be placed on this grid."""


def random_fleet(ruleset: Ruleset, dice: Dice) -> tuple[Ship, ...]:
    """A legal fleet by chance, the classes in the order of the file.

    Ships are laid one after the other, the largest first, each on any berth still
    free. That is quick but not even-handed: fleets that leave the small ships
    little choice come up more often than others. Even samples are the business of
    the computer player's beliefs.

    Raises :class:`NoRoom` when no way is found; a variant that was loaded has one.
    """
    yard = yard_for(ruleset.grid, ruleset.fleet, ruleset.sea.touching)
    for _ in range(RESTARTS):
        found = _thrown(yard, dice)
        if found is not None:
            return yard.ships(found)
    found = _stirred(yard, dice)
    if found is not None:
        return yard.ships(found)
    ships = fitting(ruleset.grid, ruleset.fleet, ruleset.sea.touching).example
    if not ships:
        raise NoRoom(f"the fleet of {ruleset.name} does not fit on {ruleset.grid}")
    return ships


def _thrown(yard: Yard, dice: Dice) -> Places | None:
    taken = 0
    places = []
    for kind in yard.slots:
        berth = _drawn(yard.berths[kind], taken, dice)
        if berth is None:
            return None
        taken |= yard.water(berth)
        places.append((kind, berth))
    return tuple(places)


def _drawn(choices: tuple[Mask, ...], taken: Mask, dice: Dice) -> Mask | None:
    """A free berth by chance; all of them are listed only when few are left."""
    for _ in range(DRAWS if choices else 0):
        berth = choices[dice.randrange(len(choices))]
        if not berth & taken:
            return berth
    free = [berth for berth in choices if not berth & taken]
    return free[dice.randrange(len(free))] if free else None


def _stirred(yard: Yard, dice: Dice) -> Places | None:
    """A tight fleet, searched for among berths in random order."""
    lists = [list(choices) for choices in yard.berths]
    for berth_list in lists:
        dice.shuffle(berth_list)
    try:
        return searched(yard, yard.slots, lists, [STEPS])
    except OutOfSteps:
        return None
