"""Laying foreign ships anew and exchanging foreign shots, so that a viewer cannot tell."""

from random import Random

from seabattle.game import Fire, PlaceFleet, Seat
from seabattle.game.event import RoundClosed
from seabattle.game.truth import truth_of
from seabattle.grid import Mask, shape_of
from seabattle.matches import Match
from seabattle.rules import Ruleset, Ship, berths, clear_water, shapes_of, ship_at
from seabattle.views import View, Viewer


def other_fleets(match: Match, viewer: Viewer, dice: Random) -> dict[Seat, tuple[Ship, ...]]:
    """Other fleets for the seats that are not the viewer's; likely, not certain, to fit."""
    fleets = {
        entry.seat: entry.command.ships
        for entry in match.journal
        if isinstance(entry.command, PlaceFleet) and entry.seat is not None
    }
    foreign = [seat for seat in fleets if seat != viewer]
    if match.ruleset.sea.shared and len(foreign) > 1 and dice.random() < 0.4:
        shuffled = dice.sample(foreign, len(foreign))
        fleets |= {seat: fleets[source] for seat, source in zip(foreign, shuffled, strict=True)}
    for seat in foreign:
        if dice.random() < 0.6:
            fleets[seat] = _relay_fleet(match, viewer, seat, fleets[seat], dice)
    return fleets


def _relay_fleet(
    match: Match, viewer: Viewer, seat: Seat, ships: tuple[Ship, ...], dice: Random
) -> tuple[Ship, ...]:
    if dice.random() < 0.3:
        return _swap_classes(match.ruleset, ships, dice)
    water = _water(match.view(viewer), seat)
    hits = truth_of(match.game).sides[seat].hits
    kept = [ship for ship in ships if dice.random() < 0.4]
    for _ in range(5):
        laid = _lay_ships(match.ruleset, kept, ships, dice, water=water, hits=hits)
        if laid is not None:
            return laid
    return ships


def _swap_classes(ruleset: Ruleset, ships: tuple[Ship, ...], dice: Random) -> tuple[Ship, ...]:
    """Two ships exchange their classes, where the shapes allow it."""
    one, other = dice.randrange(len(ships)), dice.randrange(len(ships))
    changed = list(ships)
    changed[one] = Ship(ships[other].ship_class, ships[one].cells)
    changed[other] = Ship(ships[one].ship_class, ships[other].cells)
    for ship in changed:
        ship_class = ruleset.ship_class(ship.ship_class)
        if ship_class is None or shape_of(ship.cells) not in shapes_of(ship_class):
            return ships
    return tuple(changed)


def _water(view: View, seat: Seat) -> Mask:
    """Where the viewer knows of no ship."""
    chart = view.charts[0 if view.ruleset.sea.shared else seat]
    return chart.missed | chart.radar_empty


def _lay_ships(
    ruleset: Ruleset,
    kept: list[Ship],
    ships: tuple[Ship, ...],
    dice: Random,
    *,
    water: Mask,
    hits: Mask,
) -> tuple[Ship, ...] | None:
    """The ships that are not kept, each on a berth that covers open hits where one does."""
    grid, touching = ruleset.grid, ruleset.sea.touching
    laid = list(kept)
    names = [ship.ship_class for ship in ships]
    for ship in kept:
        names.remove(ship.ship_class)
    covered = grid.mask(cell for ship in kept for cell in ship.cells)
    taken = covered | clear_water(grid, covered, touching)
    dice.shuffle(names)
    for name in names:
        ship_class = ruleset.ship_class(name)
        assert ship_class is not None
        free = [berth for berth in berths(grid, ship_class) if not berth & (taken | water)]
        if not free:
            return None
        wanted = [berth for berth in free if berth & hits & ~covered]
        berth = dice.choice(wanted if wanted and dice.random() < 0.8 else free)
        laid.append(ship_at(grid, ship_class, berth))
        covered |= berth
        taken |= berth | clear_water(grid, berth, touching)
    return tuple(laid)


def exchange_shots(match: Match, viewer: Viewer, dice: Random) -> dict[int, Fire]:
    """Orders of a round that have changed hands among the others, by place in the journal."""
    if not match.ruleset.sea.shared or not match.ruleset.turn.in_rounds or dice.random() < 0.6:
        return {}
    exchanged: dict[int, Fire] = {}
    orders: dict[int, Fire] = {}
    for number, entry in enumerate(match.journal):
        if isinstance(entry.command, Fire) and entry.seat != viewer:
            orders[number] = entry.command
        if any(isinstance(event, RoundClosed) for event in entry.events):
            cells = [order.at for order in orders.values()]
            dice.shuffle(cells)
            for place, at in zip(orders, cells, strict=True):
                exchanged[place] = Fire(at)
            orders = {}
    return exchanged
