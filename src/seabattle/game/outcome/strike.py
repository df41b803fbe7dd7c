"""Which cells and ships a shot strikes, and what a radar sees."""

from collections.abc import Mapping, Sequence

from seabattle.game.command import Attack, UseWeapon
from seabattle.game.event import Echo, Impact, Salvo, Struck
from seabattle.game.flow import aimed_cells, walk_attack, weapon_used
from seabattle.game.seat import Seat, SeatMask
from seabattle.game.side import Side, keep_wrecks, strike_side
from seabattle.grid import Cell
from seabattle.rules import Ruleset


def at_sea(left: SeatMask, sides: Sequence[Side]) -> Sequence[Side]:
    """The sides as a shot or a radar finds them.

    A seat that leaves takes every sound deck along. What was hit stays and repeats its
    answer (BN9); if it vanished, all players would learn whose it had been.
    """
    if not left:
        return sides
    return [keep_wrecks(side) if left >> seat & 1 else side for seat, side in enumerate(sides)]


def targets_of(ruleset: Ruleset, by: Seat) -> tuple[Seat, ...]:
    """Whose ships the shots of *by* can strike; wrecks of seats that are out among them."""
    if not ruleset.sea.shared:
        return (Seat(1 - by),)
    spared = by if ruleset.sea.spares_own else None
    return tuple(Seat(seat) for seat in range(ruleset.seats) if seat != spared)


def volley(
    ruleset: Ruleset, sides: Sequence[Side], by: Seat, attack: Attack
) -> tuple[tuple[Impact, ...], tuple[Side, ...]]:
    """Strike cells one after the other: what each answers, and the sides afterwards.

    A cell struck before repeats its answer: its ship was hit there, or sank there (BN9).
    """
    targets, after = targets_of(ruleset, by), list(sides)

    def strike(cell: Cell) -> Impact:
        bit = ruleset.grid.bit(cell)
        under = []
        for seat in targets:
            side = after[seat]
            if side.fleet & bit:
                after[seat] = now = strike_side(side, bit)
                under.append(_under(seat, now, bit, fresh=not side.hits & bit))
        return Impact(cell, tuple(under)) if under else Impact(cell)

    return walk_attack(ruleset, attack, strike), tuple(after)


def volleys(
    ruleset: Ruleset, sides: Sequence[Side], attacks: Mapping[Seat, Attack]
) -> tuple[tuple[Salvo, ...], tuple[Side, ...]]:
    """Carry out the attacks of a round at the same moment.

    Two shots on one cell find the same ship sound. Which of several shots sank a ship
    is undefined, so the sinking is put down to the last cell: of the salvo where each
    seat has its own sea, of the grid where all fire at one. There the order of the
    shots would tell the owner who had fired which (FO4).
    """
    fired = {by: _struck_cells(ruleset, sides, by, attack) for by, attack in attacks.items()}
    shots = [(cell, targets_of(ruleset, by)) for by, cells in fired.items() for cell in cells]
    if ruleset.sea.shared:
        shots.sort()
    after = list(sides)
    for cell, targets in shots:
        bit = ruleset.grid.bit(cell)
        for seat in targets:
            after[seat] = strike_side(after[seat], bit)
    salvos = []
    for by, attack in attacks.items():
        cells = fired[by]
        if cells:
            targets = targets_of(ruleset, by)
            impacts = tuple(_impact(ruleset, sides, after, targets, cell) for cell in cells)
            salvos.append(Salvo(by, impacts, weapon_of(attack)))
    return tuple(salvos), tuple(after)


def _struck_cells(
    ruleset: Ruleset, sides: Sequence[Side], by: Seat, attack: Attack
) -> tuple[Cell, ...]:
    """The cells an attack of a round strikes, and none for a radar.

    Decks stand still in a round, so the cells of one attack do not depend on the others.
    """
    weapon = weapon_used(ruleset, attack)
    if weapon is None:
        return aimed_cells(ruleset, attack)
    impacts = volley(ruleset, sides, by, attack)[0] if weapon.harms else ()
    return tuple([impact.at for impact in impacts])


def sweep(ruleset: Ruleset, sides: Sequence[Side], by: Seat, attack: Attack) -> tuple[Echo, ...]:
    """What the radar sees: any ship on that sea, sound, hit or sunk (BN8)."""
    fleets = 0
    for side in sides if ruleset.sea.shared else (sides[1 - by],):
        fleets |= side.fleet
    cells = aimed_cells(ruleset, attack)
    return tuple([Echo(cell, bool(fleets & ruleset.grid.bit(cell))) for cell in cells])


def weapon_of(attack: Attack) -> str | None:
    """The special action an attack uses, if any."""
    return attack.weapon if isinstance(attack, UseWeapon) else None


def _impact(
    ruleset: Ruleset,
    before: Sequence[Side],
    after: Sequence[Side],
    targets: tuple[Seat, ...],
    cell: Cell,
) -> Impact:
    bit = ruleset.grid.bit(cell)
    under = tuple(
        _under(seat, after[seat], bit, fresh=not before[seat].hits & bit)
        for seat in targets
        if after[seat].fleet & bit
    )
    return Impact(cell, under)


def _under(seat: Seat, side: Side, bit: int, *, fresh: bool) -> Struck:
    ship = next(index for index, mask in enumerate(side.masks) if mask & bit)
    return Struck(seat, side.ships[ship], sank=bool(side.sinkings & bit), fresh=fresh)
