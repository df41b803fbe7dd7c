"""Hunter: hunts along a lattice, and finishes what it has hit."""

from seabattle.bots.dice import BotDice, dice_for
from seabattle.bots.players.hunter_aim import choose_cells
from seabattle.bots.players.hunter_weapons import choose_special
from seabattle.bots.players.known_enemy import KnownEnemy, known_enemy_of, opponents_of
from seabattle.game import (
    DeclareVictory,
    EndTurn,
    Fire,
    MoveShip,
    Phase,
    PlaceFleet,
    SeatCommand,
    Step,
)
from seabattle.game.permission.permit import may_fire_second
from seabattle.grid import Mask
from seabattle.rules import Ruleset, random_fleet, shapes_of
from seabattle.views import View, count_sunk_ships, moves, open_cells, shots_now


def choose_evasion(view: View, dice: BotDice) -> MoveShip | None:
    """Now and then, the move that leaves most enemy fire behind."""
    if view.ruleset.manoeuvre is None or view.own.moved:
        return None
    if view.table.step not in (Step.ATTACK, Step.SPENT) or not dice.chance(1, 4):
        return None
    fire = view.home.missed | view.home.hit
    gains = [(_evasion_gain(view, move, fire), move) for move in moves(view)]
    most = max((gain for gain, _ in gains), default=0)
    return dice.choice([move for gain, move in gains if gain == most]) if most > 0 else None


def _evasion_gain(view: View, move: MoveShip, fire: Mask) -> int:
    grid = view.ruleset.grid
    here, there = view.own.masks[move.ship], grid.mask(move.to)
    return _shots_near(view, here, fire) - _shots_near(view, there, fire)


def _shots_near(view: View, ship: Mask, fire: Mask) -> int:
    """How many shots have fallen on these cells or around them."""
    return ((ship | view.ruleset.grid.around(ship)) & fire).bit_count()


class Hunter:
    """Plays every variant as a sensible person does who reckons no odds."""

    def __init__(self, seed: int) -> None:
        self._seed = seed

    def act(self, view: View) -> SeatCommand:
        """Place any fleet; then hunt, finish, and take every special action in its time."""
        dice = dice_for(view, self._seed)
        if view.table.phase is Phase.PLACING:
            return PlaceFleet(random_fleet(view.ruleset, dice))
        if view.table.step is Step.SPENT:
            return choose_evasion(view, dice) or EndTurn()
        if view.table.step is Step.SECOND:
            sound = may_fire_second(view.ruleset, view.own)
            return self._fire_shots(view, known_enemy_of(view), dice) if sound else EndTurn()
        return self._attack(view, dice)

    def _attack(self, view: View, dice: BotDice) -> SeatCommand:
        may_declare = view.ruleset.victory.declared and view.table.step is Step.ATTACK
        if may_declare and _is_all_down(view, dice):
            return DeclareVictory()
        flight = choose_evasion(view, dice)
        if flight is not None:
            return flight
        enemy = known_enemy_of(view)
        if not open_cells(view):
            return DeclareVictory() if may_declare else EndTurn()
        return choose_special(view, enemy, dice) or self._fire_shots(view, enemy, dice)

    def _fire_shots(self, view: View, enemy: KnownEnemy, dice: BotDice) -> SeatCommand:
        wanted, cells = open_cells(view), view.ruleset.grid.cells()
        if not wanted:
            return EndTurn()
        aimed = choose_cells(enemy, wanted, shots_now(view), self._seed, dice)
        return Fire(tuple(cells[index] for index in aimed))


def _is_all_down(view: View, dice: BotDice) -> bool:
    """Whether every enemy ship must be sunk; now and then, whether it may be."""
    others = opponents_of(view)
    sunk = [count_sunk_ships(view, seat) for seat in others]
    if None not in sunk:
        return all(count == view.ruleset.ships for count in sunk)
    least, most = fleet_cells(view.ruleset)
    hits = view.foreign.hit.bit_count()
    if view.ruleset.sea.shared:
        # Fleets may lie on each other, and a hit may be one's own: nothing is certain.
        return hits >= least and dice.chance(1, 8)
    return hits >= most or (hits >= least and dice.chance(1, 8))


def fleet_cells(ruleset: Ruleset) -> tuple[int, int]:
    """How many cells a fleet covers: at least, and at most."""
    sizes = [
        (entry.count, [len(shape.cells) for shape in shapes_of(entry)]) for entry in ruleset.fleet
    ]
    least = sum(count * min(cells) for count, cells in sizes)
    return least, sum(count * max(cells) for count, cells in sizes)
