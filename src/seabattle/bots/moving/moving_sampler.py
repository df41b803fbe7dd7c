"""Sampler for the fleet of an enemy whose ships move, given the answers to shots.

Every berth of every class has a weight: how likely the ship is to be there and to have
answered as it did. A ship that was hit has not moved since, so later misses count for it in
full, and earlier ones only as far as it may have moved in between. A fleet is drawn ship by
ship, those that explain the hits first, with an importance weight from the choices it had.
"""

from math import sqrt

from msgspec import Struct

from seabattle.bots.berth_sets import BerthSet
from seabattle.bots.dice import BotDice
from seabattle.bots.moving.moving_odds import MovingOdds, berth_sets_for
from seabattle.grid import Mask, bits
from seabattle.rules import Ruleset, ShipClass, clear_water

_BATCHES = 4
_EAGER = 16.0
"""How much likelier a berth is tried for every further hit it explains."""


class MovingEstimate(Struct, frozen=True):
    """The estimates for every cell, by its index."""

    wounded: list[float]
    """How likely the sound deck of a damaged ship lies there."""
    sound: list[float]
    """How likely an undamaged ship lies there."""
    done: float
    """How likely every enemy ship is sunk."""
    error: float
    """The largest standard error of a cell; 1 where nothing fits."""


class _DrawnFleet(Struct, frozen=True):
    """A fleet that was drawn."""

    weight: float
    berths: dict[int, int]
    """By slot."""


class MovingSampler:
    """The enemy's possible fleets, each with its weight."""

    def __init__(self, ruleset: Ruleset, odds: MovingOdds) -> None:
        self._ruleset, self._hits = ruleset, odds.hits
        self._berth_sets = tuple(berth_sets_for(ruleset, entry) for entry in ruleset.fleet)
        self._weights = tuple(
            _weights(ruleset, odds, kind, entry) for kind, entry in enumerate(ruleset.fleet)
        )
        self._support = tuple(
            sum(1 << berth for berth, weight in enumerate(weights) if weight)
            for weights in self._weights
        )
        slots = [kind for kind, entry in enumerate(ruleset.fleet) for _ in range(entry.count)]
        self._slots = sorted(slots, key=lambda kind: -ruleset.fleet[kind].size)
        self._shades: dict[tuple[int, int, int], BerthSet] = {}

    def estimate(self, fleets: int, dice: BotDice) -> MovingEstimate:
        """Draw so many fleets and average over them."""
        batches = []
        for _ in range(_BATCHES):
            sums = [[0.0] * len(weights) for weights in self._weights]
            total = done = 0.0
            for _ in range(max(1, fleets // _BATCHES)):
                drawn = self.draw_fleet(dice)
                if drawn is not None:
                    total += drawn.weight
                    done += drawn.weight if self._is_sunk(drawn) else 0.0
                    self._add_fleet(drawn, sums)
            batches.append((total, done, sums))
        return self._average_batches(batches)

    def draw_fleet(self, dice: BotDice) -> _DrawnFleet | None:
        """One fleet with its weight, or ``None`` when the draw fails."""
        berths: dict[int, int] = {}
        weight = 1.0
        unexplained = self._hits
        while unexplained:
            cell = (unexplained & -unexplained).bit_length() - 1
            found = self._draw_explaining(cell, unexplained, berths, dice)
            if found is None:
                return None
            slot, berths[slot], factor = found
            weight *= factor
            unexplained &= ~self._mask(slot, berths[slot])
        for slot in range(len(self._slots)):
            if slot not in berths:
                free = self._free_berths(slot, berths)
                chances = [self._weights[self._slots[slot]][berth] for berth in free]
                total = sum(chances)
                if not total:
                    return None
                berths[slot] = free[_pick(chances, total, dice)]
                weight *= total
        return _DrawnFleet(weight, berths)

    def _mask(self, slot: int, berth: int) -> Mask:
        return self._berth_sets[self._slots[slot]].masks[berth]

    def _draw_explaining(
        self, cell: int, unexplained: Mask, berths: dict[int, int], dice: BotDice
    ) -> tuple[int, int, float] | None:
        """Some ship over a hit cell, and the factor it brings to the weight."""
        options, eager = [], []
        for slot, kind in enumerate(self._slots):
            if slot in berths:
                continue
            choice = self._legal_berths(slot, berths) & self._berth_sets[kind].covering_cell(cell)
            for berth in bits(choice):
                covered = (self._mask(slot, berth) & unexplained).bit_count()
                options.append((slot, berth, _EAGER ** (1 - covered)))
                eager.append(self._weights[kind][berth] * _EAGER ** (covered - 1))
        total = sum(eager)
        if not total:
            return None
        slot, berth, factor = options[_pick(eager, total, dice)]
        return slot, berth, factor * total

    def _legal_berths(self, slot: int, berths: dict[int, int]) -> BerthSet:
        kind = self._slots[slot]
        barred = 0
        for mate, berth in berths.items():
            if mate != slot:
                barred |= self._blocked_berths(self._slots[mate], berth, kind)
        return self._support[kind] & ~barred

    def _free_berths(self, slot: int, berths: dict[int, int]) -> list[int]:
        return list(bits(self._legal_berths(slot, berths)))

    def _blocked_berths(self, mate: int, berth: int, kind: int) -> BerthSet:
        key = (mate, berth, kind)
        found = self._shades.get(key)
        if found is None:
            water = self._berth_sets[mate].blocked_cells(berth)
            found = self._shades[key] = self._berth_sets[kind].using_any(water)
        return found

    def _is_sunk(self, drawn: _DrawnFleet) -> bool:
        ships = (self._mask(slot, berth) for slot, berth in drawn.berths.items())
        return not any(ship & ~self._hits for ship in ships)

    def _add_fleet(self, drawn: _DrawnFleet, sums: list[list[float]]) -> None:
        """Add up where each ship could be while the others stay where they were drawn."""
        for slot, berth in drawn.berths.items():
            kind = self._slots[slot]
            need = self._mask(slot, berth) & self._hits
            choice = self._legal_berths(slot, drawn.berths)
            choice &= self._berth_sets[kind].covering_all(need) if need else -1
            weights, added = self._weights[kind], sums[kind]
            free = list(bits(choice))
            share = drawn.weight / sum([weights[each] for each in free])
            for each in free:
                added[each] += weights[each] * share

    def _average_batches(
        self, batches: list[tuple[float, float, list[list[float]]]]
    ) -> MovingEstimate:
        size = self._ruleset.grid.size
        total = sum(batch[0] for batch in batches)
        wounded, sound = [0.0] * size, [0.0] * size
        if not total:
            return MovingEstimate(wounded, sound, 0.0, 1.0)
        spread = [0.0] * size
        for weight, _, sums in batches:
            hurt, fine = self._spread(sums)
            for cell in range(size):
                wounded[cell] += hurt[cell] / total
                sound[cell] += fine[cell] / total
                spread[cell] += ((hurt[cell] + fine[cell]) / weight if weight else 0.0) ** 2
        means = [hurt + fine for hurt, fine in zip(wounded, sound, strict=True)]
        count = len(batches)
        variance = max(
            square / count - mean * mean for square, mean in zip(spread, means, strict=True)
        )
        done = sum(batch[1] for batch in batches) / total
        return MovingEstimate(wounded, sound, done, sqrt(max(0.0, variance) / (count - 1)))

    def _spread(self, sums: list[list[float]]) -> tuple[list[float], list[float]]:
        """From berths to the cells that are not hit yet: of damaged and of sound ships."""
        size, hits = self._ruleset.grid.size, self._hits
        hurt, fine = [0.0] * size, [0.0] * size
        for places, added in zip(self._berth_sets, sums, strict=True):
            for berth, weight in enumerate(added):
                if weight:
                    mask = places.masks[berth]
                    cells = hurt if mask & hits else fine
                    for cell in bits(mask & ~hits):
                        cells[cell] += weight
        return hurt, fine


def _pick(weights: list[float], total: float, dice: BotDice) -> int:
    """A place in the list, as likely as its weight says."""
    left = total * (dice.word() / 2**64)
    for place, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return place
    return max(range(len(weights)), key=weights.__getitem__)


def _weights(ruleset: Ruleset, odds: MovingOdds, kind: int, entry: ShipClass) -> list[float]:
    """How likely a ship of the class is on each berth and has answered as it did."""
    weights = list(odds.chances[kind])
    places = berth_sets_for(ruleset, entry)
    later = _water_after(odds)
    for berth in bits(places.covering_any(odds.hits)):
        mask = places.masks[berth]
        first = next(place for place, shot in enumerate(odds.when) if odds.shots[shot].hits & mask)
        possible = not mask & later[first] and _agrees(ruleset, odds, entry, mask)
        weights[berth] = odds.before[first][kind][berth] if possible else 0.0
    return weights


def _water_after(odds: MovingOdds) -> list[Mask]:
    """For every shot that hit, the misses that came later."""
    water, found = 0, []
    for number in range(len(odds.shots) - 1, -1, -1):
        if number in odds.when:
            found.append(water)
        water |= odds.shots[number].water
    return found[::-1]


def _agrees(ruleset: Ruleset, odds: MovingOdds, entry: ShipClass, mask: Mask) -> bool:
    """Whether a damaged ship there agrees with the answers."""
    near = clear_water(ruleset.grid, mask, ruleset.sea.touching)
    if near & odds.hits:
        return False
    struck = [odds.shots[shot] for shot in odds.when if odds.shots[shot].hits & mask]
    if any(name != entry.name for shot in struck for _, name in shot.names):
        return False
    if not ruleset.disclosure.sinking_told:
        return True
    down = not mask & ~odds.hits
    return bool(struck[-1].sunk) is down and not any(shot.sunk for shot in struck[:-1])
