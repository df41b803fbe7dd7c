"""Where a hunter fires: at a wounded ship until it is gone, otherwise along a lattice."""

from collections import Counter
from functools import lru_cache, reduce
from operator import or_

from seabattle.bots.berth_sets import berth_sets_of
from seabattle.bots.dice import BotDice
from seabattle.bots.players.hunter_log import HunterLog
from seabattle.bots.players.known_enemy import KnownEnemy, cells_of
from seabattle.grid import Grid, Mask, bits
from seabattle.rules import ShipClass, clear_water, shapes_of


@lru_cache(maxsize=256)
def stride(ship_class: ShipClass) -> int:
    """How far apart the diagonals of a lattice may lie that no ship of the class can miss.

    The cells of a ship hang together, so the diagonals it lies on follow each other.
    """
    return min(
        1 + max(sums) - min(sums)
        for shape in shapes_of(ship_class)
        for sums in [[cell.row + cell.col for cell in shape.cells]]
    )


@lru_cache(maxsize=256)
def lattices(grid: Grid, step: int) -> tuple[Mask, ...]:
    """The cells of every *step*-th diagonal, one mask for each place to begin."""
    return tuple(
        grid.mask(cell for cell in grid.cells() if (cell.row + cell.col) % step == start)
        for start in range(step)
    )


def choose_cells(
    enemy: KnownEnemy, open_cells: Mask, number: int, seed: int, dice: BotDice
) -> list[int]:
    """So many open cells by their numbers, the best to fire at first."""
    wanted = open_cells & ~enemy.spared & ~enemy.hit
    if enemy.restless and dice.chance(1, 2):
        # The last enemy may lie on a peg, or under a ship of one's own.
        own_too = dice.chance(1, 8)
        anywhere = open_cells if own_too else open_cells & ~enemy.spared
        if anywhere.bit_count() >= number:
            return _draw_cells(anywhere, number, dice)
    found = _draw_cells(enemy.sighted & wanted, number, dice)
    if len(found) < number:
        found += finishing_cells(enemy, wanted & ~_mask(found), dice)[: number - len(found)]
    if len(found) < number:
        found += hunting_cells(enemy, wanted & ~_mask(found), number - len(found), seed, dice)
    # What is left can only be a last resort: the sea as such, then one's own ships.
    for rest in (wanted & ~enemy.empty, wanted, open_cells & ~enemy.hit, open_cells):
        if len(found) < number:
            found += _draw_cells(rest & ~_mask(found), number - len(found), dice)
    return found


def finishing_cells(enemy: KnownEnemy, wanted: Mask, dice: BotDice) -> list[int]:
    """The cells that may finish a wounded ship: those along most hits, in most berths."""
    if not enemy.wounded:
        return []
    found = _hulls(enemy, enemy.empty) if enemy.log is None else _hulls_of_moving(enemy, enemy.log)
    if not found:
        return []
    along = max((hull & enemy.wounded).bit_count() for hull in found)
    counts: Counter[int] = Counter()
    for hull in found:
        hits = hull & enemy.wounded
        if hits.bit_count() == along:
            counts.update(cells_of(hull & enemy.grid.beside(hits) & wanted))
    ranked = list(counts)
    dice.shuffle(ranked)
    return sorted(ranked, key=lambda index: -counts[index])


def _hulls(enemy: KnownEnemy, empty: Mask) -> list[Mask]:
    """Every berth of a ship that may be the wounded one and has a sound deck."""
    closed, wounded = empty | enemy.wrecks, enemy.wounded
    found = []
    for entry in enemy.classes:
        places = berth_sets_of(enemy.grid, entry, enemy.touching)
        open_berths = places.covering_any(wounded) & ~places.covering_any(closed)
        found += [places.masks[berth] for berth in bits(open_berths)]
    return [
        hull
        for hull in found
        if hull & ~enemy.hit and not clear_water(enemy.grid, hull, enemy.touching) & wounded
    ]


def _hulls_of_moving(enemy: KnownEnemy, log: HunterLog) -> list[Mask]:
    """Where ships move, a miss older than the first hit tells nothing of the wounded ship.

    Once hit, a ship stays; so a cell fired at in vain since then is not fired at again.
    Berths without any miss come first.
    """
    found, clean = [], []
    for hull in _hulls(enemy, clear_water(enemy.grid, enemy.wrecks, enemy.touching)):
        pinned = min(log.hit_at.get(index, 0) for index in cells_of(hull & enemy.wounded))
        missed = [log.missed_at.get(index, -1) for index in cells_of(hull & ~enemy.hit)]
        if max(missed) < pinned:
            found.append(hull)
            if max(missed) < 0:
                clean.append(hull)
    return clean or found


def hunting_cells(
    enemy: KnownEnemy, wanted: Mask, number: int, seed: int, dice: BotDice
) -> list[int]:
    """Cells of a lattice that fits the smallest ship afloat, the roomiest water first."""
    closed = enemy.empty | enemy.hit
    free = {entry: room for entry in enemy.classes if (room := _room(enemy, entry, closed))}
    if not free:
        return []
    step = min(stride(entry) for entry in free)
    anywhere = reduce(or_, free.values())
    largest = free[max(free, key=lambda entry: entry.size)]
    turned = lattices(enemy.grid, step)
    # Begun where the seed says, and kept to: what is fired at makes a lattice shorter.
    starts = [turned[(seed + shift) % step] & anywhere & wanted for shift in range(step)]
    lattice = min((cells for cells in starts if cells), key=int.bit_count, default=0)
    found = _draw_cells(lattice & largest, number, dice)
    return found + _draw_cells(lattice & ~largest, number - len(found), dice)


def _room(enemy: KnownEnemy, entry: ShipClass, closed: Mask) -> Mask:
    """The cells where a ship of the class that nobody has hit may lie."""
    places = berth_sets_of(enemy.grid, entry, enemy.touching)
    return places.room_of(places.every & ~places.covering_any(closed))


def _mask(cells: list[int]) -> Mask:
    return sum(1 << cell for cell in cells)


def _draw_cells(mask: Mask, number: int, dice: BotDice) -> list[int]:
    """So many cells of a mask by chance, or all of them."""
    if not mask or not number:
        return []
    return dice.sample(cells_of(mask), min(number, mask.bit_count()))
