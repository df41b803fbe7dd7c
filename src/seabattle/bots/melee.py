"""Firing at a sea that all fleets share.

The best cell is the one where most sound enemy decks are expected, more where a shot
sinks a ship or sends a seat away, less where others are likely to fire anyway. Own
ships are spared wherever there is a choice.
"""

from seabattle.bots.dice import BotDice, dice_for
from seabattle.bots.effort import Effort
from seabattle.bots.flight import flight
from seabattle.bots.prospect import Prospect, prospect
from seabattle.bots.shoal import Adrift
from seabattle.bots.tidings import Tidings, tidings
from seabattle.game import (
    Centre,
    DeclareVictory,
    EndTurn,
    Fire,
    Phase,
    PlaceFleet,
    Seat,
    SeatCommand,
    Step,
    Target,
    UseWeapon,
    WholeColumn,
    WholeRow,
)
from seabattle.game.gunnery import reach
from seabattle.grid import Col, Mask, Row, bits
from seabattle.rules import Kind, Weapon, random_fleet
from seabattle.views import View, open_cells, shots_now, why_not_seen

SINKING = 0.5
"""What sinking a ship is worth, in decks."""

SENDING_AWAY = 1.0
"""What taking a seat's last ship is worth beside that."""

CROWDING = 0.6
"""How much of a cell's worth is lost when another shot is expected there, too."""

SURE = 0.6
"""How often all must be down among the truths before victory is declared."""

_LOOKING = 0.35
"""What seeing a cell is worth beside hitting it, at its most uncertain."""


def shared_move(view: View, seed: int, effort: Effort) -> SeatCommand:
    """What to do now on a shared sea."""
    seat = view.seat
    assert seat is not None
    dice = dice_for(view, seed)
    if view.table.phase is Phase.PLACING:
        return PlaceFleet(seat, random_fleet(view.ruleset, dice))
    move = flight(view)
    if move is not None:
        return move
    if not _may_fire(view):
        return EndTurn(seat)
    told = tidings(view)
    hope = _hope(view, told, effort, dice)
    declaration = DeclareVictory(seat)
    if hope.done >= SURE and why_not_seen(view, declaration) is None:
        return declaration
    return _attack(view, seat, hope, _worth(view, told, hope), dice)


def _may_fire(view: View) -> bool:
    """Whether there is a shot to fire; a damaged fleet may have no second one (BO3)."""
    if view.table.step is Step.SPENT:
        return False
    rule = view.ruleset.turn.second_shot
    if view.table.step is Step.SECOND and rule is not None:
        return view.own.undamaged > rule.undamaged_above
    return bool(open_cells(view))


def _hope(view: View, told: Tidings, effort: Effort, dice: BotDice) -> Prospect:
    try:
        return prospect(view.ruleset, told, effort.samples, dice)
    except Adrift:
        size = view.ruleset.grid.size
        sound = view.ruleset.grid.everywhere & ~told.clear & ~told.pegs
        decks = [float(sound >> cell & 1) for cell in range(size)]
        return Prospect(decks, [0.0] * size, [0.0] * size, 1.0, 0.0 if sound else 1.0)


def _worth(view: View, told: Tidings, hope: Prospect) -> list[float]:
    """What a shot at each cell is worth, in decks; own decks count against it."""
    crowd = _crowd(view, told, hope)
    spared = 0 if view.ruleset.sea.spares_own else view.own.fleet & ~view.own.hits
    rivals = (view.table.present & ~(1 << (view.seat or 0))).bit_count()
    worth = []
    for cell, decks in enumerate(hope.decks):
        gain = decks + SINKING * hope.sinks[cell] + SENDING_AWAY * hope.outs[cell]
        gain *= 1 - CROWDING * crowd[cell]
        worth.append(gain - (spared >> cell & 1) * 2 * (1 + rivals))
    return worth


def _crowd(view: View, told: Tidings, hope: Prospect) -> list[float]:
    """How likely it is that somebody else fires at a cell in the same round."""
    size = view.ruleset.grid.size
    if not view.ruleset.turn.in_rounds:
        return [0.0] * size
    free = open_cells(view)
    wounded = view.ruleset.grid.beside(told.pegs) & free
    tempting = sum(hope.decks[cell] for cell in bits(wounded))
    rivals = (view.table.present & ~(1 << (view.seat or 0))).bit_count()
    crowd = [0.0] * size
    for cell in bits(wounded):
        shots = rivals * hope.decks[cell] / tempting if tempting else 0.0
        crowd[cell] = 1 - 2.718281828 ** -min(shots, 30.0)
    return crowd


def _attack(
    view: View, seat: Seat, hope: Prospect, worth: list[float], dice: BotDice
) -> SeatCommand:
    """The best salvo, or a special action that promises more."""
    free = list(bits(open_cells(view)))
    dice.shuffle(free)
    free.sort(key=lambda cell: -worth[cell])
    wanted = shots_now(view)
    salvo = sum(worth[cell] for cell in free[:wanted])
    special = _special(view, seat, hope, worth, salvo)
    if special is not None:
        return special
    cells = view.ruleset.grid.cells()
    return Fire(seat, tuple(cells[cell] for cell in free[:wanted]))


def _special(
    view: View, seat: Seat, hope: Prospect, worth: list[float], salvo: float
) -> UseWeapon | None:
    best: tuple[float, UseWeapon] | None = None
    for weapon in view.ruleset.arsenal:
        for target in _targets(view, weapon):
            use = UseWeapon(seat, weapon.name, target)
            if why_not_seen(view, use) is not None:
                break
            area = view.ruleset.grid.mask(reach(view.ruleset, weapon, target))
            gain = _gain(view, weapon, area, hope, worth) - (salvo if weapon.takes_turn else 0.0)
            if gain > 1e-9 and (best is None or gain > best[0]):
                best = gain, use
    return best[1] if best else None


def _gain(view: View, weapon: Weapon, area: Mask, hope: Prospect, worth: list[float]) -> float:
    unknown = open_cells(view) & area
    if weapon.kind is Kind.RADAR:
        chart = view.charts[0]
        unseen = unknown & ~(chart.radar_empty | chart.radar_ship) | unknown & chart.old
        odds = [min(1.0, hope.decks[cell]) for cell in bits(unseen & ~view.own.fleet)]
        return sum(4 * _LOOKING * chance * (1 - chance) for chance in odds)
    return sum(worth[cell] for cell in bits(unknown))


def _targets(view: View, weapon: Weapon) -> list[Target]:
    grid = view.ruleset.grid
    if weapon.kind is not Kind.LINE:
        return [Centre(cell) for cell in grid.cells()]
    rows: list[Target] = [WholeRow(Row(row)) for row in range(grid.rows)]
    return [*rows, *(WholeColumn(Col(col)) for col in range(grid.cols))]
