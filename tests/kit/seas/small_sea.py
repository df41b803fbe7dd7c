"""Small seas whose fleets can be listed one by one.

Nothing here uses the code it is meant to check: ships are sets of (row, column)
squares, and a fleet is kept or dropped by playing the shots out against it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from itertools import combinations
from random import Random

from seabattle.beliefs import Candidates, FleetProblem, Marks, Placement, Strike
from seabattle.rules import Touching

Ship = frozenset[tuple[int, int]]
Fleet = tuple[tuple[Ship, ...], ...]

FORMS = ["#", "##", "###", "####", "##/#.", "##/##", "##./.##", "###/#..", "###/.#.", "#./.#"]


@dataclass(frozen=True)
class Sea:
    """A small ruleset: a grid, a contact rule, and for each class a count and its places."""

    rows: int
    columns: int
    touching: Touching
    classes: tuple[tuple[int, tuple[Ship, ...]], ...]

    def fleets(self) -> list[Fleet]:
        """List every legal fleet."""
        return list(self._from(0, ()))

    def _from(self, number: int, fleet: Fleet) -> Iterator[Fleet]:
        if number == len(self.classes):
            yield fleet
            return
        count, places = self.classes[number]
        lying = [ship for ships in fleet for ship in ships]
        free = [place for place in places if all(self.apart(place, ship) for ship in lying)]
        for chosen in combinations(free, count):
            if all(self.apart(a, b) for a, b in combinations(chosen, 2)):
                yield from self._from(number + 1, (*fleet, chosen))

    def apart(self, one: Ship, other: Ship) -> bool:
        """Say whether two ships keep the distance the rule asks for."""
        return not any(self._too_near(abs(r - s), abs(c - d)) for r, c in one for s, d in other)

    def _too_near(self, down: int, right: int) -> bool:
        match self.touching:
            case Touching.FREELY:
                return down + right == 0
            case Touching.CORNERS:
                return down + right <= 1
            case Touching.NEVER:
                return max(down, right) <= 1

    def mask(self, cells: Ship) -> int:
        """Write cells the way the beliefs do."""
        return sum(1 << (row * self.columns + column) for row, column in cells)

    def squares(self) -> list[tuple[int, int]]:
        """List the squares of the grid."""
        return [(row, column) for row in range(self.rows) for column in range(self.columns)]

    def problem(self, must_cover: Ship = frozenset()) -> FleetProblem:
        """Ask for the legal fleets of this sea."""
        classes = tuple(
            Candidates(count, tuple(self._placement(ship) for ship in places))
            for count, places in self.classes
        )
        return FleetProblem(self.rows, self.columns, classes, self.mask(must_cover))

    def _placement(self, ship: Ship) -> Placement:
        near = frozenset(
            (row, column)
            for row, column in self.squares()
            if not self.apart(ship, frozenset([(row, column)]))
        )
        return Placement(self.mask(ship), self.mask(near))


def random_sea(dice: Random) -> Sea:
    """Draw a ruleset that is small enough to list, bent and split shapes included."""
    while True:
        rows, columns = dice.randint(2, 6), dice.randint(2, 6)
        touching = dice.choice(list(Touching))
        classes = []
        ways = 1
        for _ in range(dice.randint(1, 4)):
            forms = dice.sample(FORMS, dice.choice([1, 1, 2]))
            places = tuple(dict.fromkeys(s for form in forms for s in lying(form, rows, columns)))
            count = dice.choice([1, 1, 2, 3])
            ways *= max(len(places), 1) ** count
            classes.append((count, places))
        if dice.random() < 0.2 and ways < 3000:
            classes.append(classes[-1])
        if ways < 60_000:
            return Sea(rows, columns, touching, tuple(classes))


@lru_cache
def lying(form: str, rows: int, columns: int) -> list[Ship]:
    """List the places of a drawn form, turned and mirrored, on a grid."""
    drawn = [
        (r, c) for r, line in enumerate(form.split("/")) for c, x in enumerate(line) if x == "#"
    ]
    turned = []
    for flip in (1, -1):
        now = [(r, flip * c) for r, c in drawn]
        for _ in range(4):
            now = [(c, -r) for r, c in now]
            turned.append(now)
    places = {
        frozenset((r + down, c + right) for r, c in squares)
        for squares in turned
        for down in range(-6, rows + 6)
        for right in range(-6, columns + 6)
    }
    inside = [p for p in places if all(0 <= r < rows and 0 <= c < columns for r, c in p)]
    return sorted(inside, key=sorted)


@dataclass(frozen=True)
class Volley:
    """Shots that land together, and what was said of each."""

    misses: Ship
    hits: Ship
    sinkings: dict[tuple[int, int], tuple[int, Ship]]
    """Where a ship was said to go down: its class and its cells."""


@dataclass(frozen=True)
class Battle:
    """What a seat was told, in order, and in what words."""

    volleys: tuple[Volley, ...]
    silent: bool
    names_class: bool
    shows_ship: bool
    radar_empty: Ship
    radar_ships: Ship

    def agrees(self, fleet: Fleet) -> bool:
        """Play the volleys against *fleet* and compare every word."""
        ships = [(number, ship) for number, ships in enumerate(fleet) for ship in ships]
        occupied = frozenset(cell for _, ship in ships for cell in ship)
        if self.radar_empty & occupied or self.radar_ships - occupied:
            return False
        struck: set[tuple[int, int]] = set()
        for volley in self.volleys:
            if volley.misses & occupied or volley.hits - occupied:
                return False
            before = set(struck)
            struck |= volley.hits
            if not self.silent and not all(
                self._is_answered(volley, number, ship, sinks=ship <= struck and not ship <= before)
                for number, ship in ships
            ):
                return False
        return True

    def _is_answered(self, volley: Volley, number: int, ship: Ship, *, sinks: bool) -> bool:
        told = [volley.sinkings[cell] for cell in sorted(ship & volley.sinkings.keys())]
        if not sinks:
            return not told
        return (
            len(told) == 1
            and (not self.names_class or told[0][0] == number)
            and (not self.shows_ship or told[0][1] == ship)
        )

    def marks(self, sea: Sea) -> Marks:
        """Write down the battle as a seat hears it."""
        empty = self.radar_empty.union(*(volley.misses for volley in self.volleys))
        return Marks(
            sea.mask(empty),
            tuple(
                self._strike(sea, time, volley, cell)
                for time, volley in enumerate(self.volleys)
                for cell in sorted(volley.hits)
            ),
            sea.mask(self.radar_ships),
            self.silent,
        )

    def _strike(self, sea: Sea, time: int, volley: Volley, cell: tuple[int, int]) -> Strike:
        mask = sea.mask(frozenset([cell]))
        if self.silent or cell not in volley.sinkings:
            return Strike(mask, time)
        number, ship = volley.sinkings[cell]
        return Strike(
            mask,
            time,
            sank=True,
            classes=frozenset([number]) if self.names_class else None,
            ship=sea.mask(ship) if self.shows_ship else None,
        )


def random_battle(dice: Random, sea: Sea, truth: Fleet) -> Battle:
    """Fire at *truth* for a while and note what was said."""
    ships = [(number, ship) for number, ships in enumerate(truth) for ship in ships]
    occupied = frozenset(cell for _, ship in ships for cell in ship)
    targets = sea.squares()
    # Good aim, so that ships do go down on a small grid.
    dice.shuffle(targets)
    targets.sort(key=lambda cell: cell not in occupied and dice.random() < 0.5)
    targets = targets[: dice.randint(0, len(targets))]
    afloat = list(ships)
    struck: set[tuple[int, int]] = set()
    volleys = []
    while targets:
        size = dice.choice([1, 1, 1, 2, 3])
        shots, targets = frozenset(targets[:size]), targets[size:]
        struck |= shots & occupied
        sunk = [entry for entry in afloat if entry[1] <= struck]
        afloat = [entry for entry in afloat if entry not in sunk]
        sinkings = {dice.choice(sorted(ship & shots)): (number, ship) for number, ship in sunk}
        volleys.append(Volley(shots - occupied, shots & occupied, sinkings))
    swept = frozenset(dice.sample(sea.squares(), dice.choice([0, 0, 2])))
    return Battle(
        tuple(volleys),
        silent=dice.random() < 0.25,
        names_class=dice.random() < 0.5,
        shows_ship=dice.random() < 0.25,
        radar_empty=swept - occupied,
        radar_ships=swept & occupied,
    )
