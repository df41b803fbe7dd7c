"""Recognition of the habits that explain each of many fleets.

Every fleet gets a *sign*: a bit for each set of class regions that it lies outside of, and,
for classes of the same shape, the number of ships inside the region of some of them.
Fleets of one sign are explained by the same habits, so their weights are computed once per
sign and not per fleet.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from math import comb, prod
from operator import add, or_

from seabattle.beliefs import Fleets
from seabattle.beliefs.exact.kinship import namings
from seabattle.beliefs.sampling.berth_table import BerthTable
from seabattle.bots.placement.class_regions import ClassRegions
from seabattle.grid import Mask

FleetSign = int


@dataclass(frozen=True, slots=True)
class RegionDemand:
    """The demand of class regions on classes of the same shape: some keep to one region."""

    kin: int
    water: Mask

    keeping: tuple[int, ...]
    """How many ships each of the classes has that keep to it."""

    free: tuple[int, ...]
    """How many each of the others has."""

    def ways(self, lying: int) -> int:
        """The number of ways to name the ships when *lying* of them are in the region."""
        return comb(lying, sum(self.keeping)) * namings(self.keeping) * namings(self.free)


class HabitRecognition:
    """Recognizes sets of class regions among the fleets of a berth table."""

    def __init__(self, table: BerthTable, all_regions: Sequence[ClassRegions]) -> None:
        self._table = table
        self._classes = [members_of(table, kin) for kin in range(len(table.kin))]
        self._class_regions = all_regions
        self._demands = [list(self._demands_of(class_regions)) for class_regions in all_regions]
        self._shifts: dict[tuple[int, Mask], int] = {}
        shift = len(all_regions)
        for demand in (each for asked in self._demands for each in asked):
            if (demand.kin, demand.water) not in self._shifts:
                self._shifts[demand.kin, demand.water] = shift
                shift += table.kin[demand.kin].count.bit_length()

    def signs(self, fleets: Fleets) -> list[FleetSign]:
        """The sign of every fleet."""
        signs: Iterable[FleetSign] = [0] * len(fleets)
        # One ship outside is as bad as two: those bits come first, and counts are added on top.
        for kin in sorted(range(len(self._classes)), key=self._has_lookalikes):
            labels = self._labels(kin)
            join = add if self._has_lookalikes(kin) else or_
            for ship in self._ships(kin) if any(labels.values()) else ():
                berths = fleets.berths[ship :: fleets.ships]
                signs = map(join, signs, map(labels.__getitem__, berths))
        return list(signs)

    def ways(self, sign: FleetSign) -> tuple[int, ...]:
        """For each set of class regions, in how many ways ships of such a fleet can be named."""
        return tuple(
            0
            if sign >> number & 1
            else prod(demand.ways(self._lying(sign, demand)) for demand in asked)
            for number, asked in enumerate(self._demands)
        )

    def _has_lookalikes(self, kin: int) -> bool:
        return len(self._classes[kin]) > 1

    def _demands_of(self, class_regions: ClassRegions) -> Iterator[RegionDemand]:
        """What *class_regions* ask of classes that look alike.

        Raises :class:`ValueError` when they are sent to different waters, which no
        habit does.
        """
        for kin in filter(self._has_lookalikes, range(len(self._classes))):
            classes = [(class_regions.regions[kind], count) for kind, count in self._classes[kin]]
            water, *others = {water for water, _ in classes} - {self._everywhere} or {0}
            if others:
                raise ValueError("classes that look alike keep to different waters")
            keeping = tuple(count for kept, count in classes if kept == water)
            free = tuple(count for kept, count in classes if kept != water)
            yield RegionDemand(kin, water, keeping, free)

    @property
    def _everywhere(self) -> Mask:
        return (1 << self._table.problem.size) - 1

    def _lying(self, sign: FleetSign, demand: RegionDemand) -> int:
        width = self._table.kin[demand.kin].count.bit_length()
        return sign >> self._shifts[demand.kin, demand.water] & ((1 << width) - 1)

    def _ships(self, kin: int) -> range:
        """The places of a kin's ships in a fleet, which lists them kin by kin."""
        first = sum(candidates.count for candidates in self._table.kin[:kin])
        return range(first, first + self._table.kin[kin].count)

    def _labels(self, kin: int) -> dict[int, FleetSign]:
        """What a ship in each berth of a kin adds to the sign of its fleet."""
        alike = self._has_lookalikes(kin)
        asked = self._counting_bits(kin) if alike else self._barring_bits(kin)
        labels = {}
        for place, (cells, _) in enumerate(self._table.kin[kin].placements):
            bits = [bit for bit, ashore in asked if (not cells & ashore) is alike]
            labels[self._table.first[kin] + place] = sum(bits)
        return labels

    def _counting_bits(self, kin: int) -> list[tuple[FleetSign, Mask]]:
        """A bit for every water in which the ships of a kin are counted, and what is outside."""
        return [(1 << at, ~water) for (each, water), at in self._shifts.items() if each == kin]

    def _barring_bits(self, kin: int) -> list[tuple[FleetSign, Mask]]:
        """A bit for each set of regions that bars cells to the one class of a kin, and those."""
        ((kind, _),) = self._classes[kin]
        regions = [class_regions.regions[kind] for class_regions in self._class_regions]
        return [(1 << n, ~water) for n, water in enumerate(regions) if water != self._everywhere]


def members_of(table: BerthTable, kin: int) -> list[tuple[int, int]]:
    """The classes of a kin, each with the number of its ships."""
    return [
        (kind, candidates.count)
        for kind, candidates in enumerate(table.problem.classes)
        if table.kin_of[kind] == kin
    ]
