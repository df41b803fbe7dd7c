"""A player who plays everything that the rules allow, and now and then what they do not.

The player sees the truth, which no bot may: the laws are asked of every command,
so the commands must not depend on the views the laws judge.
"""

from collections.abc import Callable, Iterator
from random import Random

from msgspec import Struct

from kit.games.small_game import by
from seabattle.game import (
    CloseRound,
    Command,
    DeclareVictory,
    DrawLots,
    DropSeat,
    EndTurn,
    Events,
    Fire,
    GivenCommand,
    MoveShip,
    Phase,
    PlaceFleet,
    Refusal,
    Resign,
    RunOutOfTime,
    Seat,
    SeatCommand,
    UseWeapon,
    required_shot_count,
    seats_in,
    settled_cells,
)
from seabattle.game.target import AIMS
from seabattle.game.truth import truth_of
from seabattle.grid import Cell, Col, Row, bits
from seabattle.matches import Match
from seabattle.matches.lots import RandomDraw, draw_stray_shots
from seabattle.rules import Ruleset, Ship, random_fleet, reachable_places


class Habits(Struct, frozen=True):
    """How often the player does what is not ordinary play."""

    rubbish: float = 0.1
    leaving: float = 0.01
    closing: float = 0.1


Given = GivenCommand[Command]


class PlayedCommand(Struct, frozen=True):
    """A command that was sent, by whom, and what came of it."""

    seat: Seat | None
    command: Command
    outcome: Events | Refusal


ORDINARY = Habits(rubbish=0, leaving=0, closing=0)


def play_randomly(
    ruleset: Ruleset, seed: int, steps: int = 100_000, habits: Habits = ORDINARY
) -> Match:
    """A game after so many commands, or at its end."""
    match = Match(ruleset, chance=Random(seed))
    for _ in walk(match, Random(seed + 1), steps, habits):
        pass
    return match


def walk(
    match: Match, dice: Random, steps: int = 100_000, habits: Habits = ORDINARY
) -> Iterator[PlayedCommand]:
    """Play on, and stop after every command for the reader to look around."""
    for _ in range(steps):
        if match.over:
            return
        given = next_command(match, dice, habits)
        outcome = match.send(given.seat, given.command)
        yield PlayedCommand(given.seat, given.command, outcome)


def next_command(match: Match, dice: Random, habits: Habits = ORDINARY) -> Given:
    """What the player tries next."""
    if dice.random() < habits.rubbish:
        return rubbish(match, dice)
    if dice.random() < habits.leaving:
        seat = dice.choice(tuple(seats_in(match.table.present)))
        return dice.choice((by(seat, Resign()), by(None, RunOutOfTime(seat))))
    if match.table.phase is Phase.PLACING:
        seat = dice.choice(tuple(seats_in(match.table.awaited)))
        return by(seat, PlaceFleet(random_fleet(match.ruleset, dice)))
    if match.ruleset.turn.in_rounds:
        return _in_round(match, dice, habits)
    turn = match.table.turn
    assert turn is not None
    return _in_turn(match, dice, turn)


def _in_round(match: Match, dice: Random, habits: Habits) -> Given:
    table = match.table
    if dice.random() < habits.closing:
        return by(None, CloseRound(draw_stray_shots(match.game, RandomDraw(dice))))
    for seat in seats_in(table.present):
        drop = DropSeat(seat)
        if match.game.why_not(None, drop) is None and dice.random() < habits.closing:
            return by(None, drop)
    # Now and then a player thinks again.
    pool = table.present if dice.random() < habits.closing else table.awaited
    return _in_turn(match, dice, dice.choice(tuple(seats_in(pool))))


def _in_turn(match: Match, dice: Random, seat: Seat) -> Given:
    """Something legal for the seat that has the turn: mostly a shot."""
    likes = [maker for maker, often in _WHIMS if dice.random() < often]
    for maker in (*likes, shot, _end, _declaration, special):
        command = maker(match, dice, seat)
        if command is not None and match.game.why_not(seat, command) is None:
            return by(seat, command)
    raise AssertionError(f"seat {seat} can do nothing in {match.game}")


def shot(match: Match, dice: Random, seat: Seat) -> Fire | None:
    """A shot or a salvo at cells that are still of interest."""
    ruleset, table, side = match.ruleset, match.table, truth_of(match.game).sides[seat]
    cells = list(bits(ruleset.grid.everywhere & ~settled_cells(ruleset, table, side)))
    wanted = required_shot_count(ruleset, table, side)
    if wanted > len(cells):
        return None
    named = dice.sample(cells, wanted)
    return Fire(tuple(ruleset.grid.cells()[index] for index in named))


def special(match: Match, dice: Random, seat: Seat) -> UseWeapon | None:
    """One of the special actions."""
    if not match.ruleset.arsenal:
        return None
    weapon = dice.choice(match.ruleset.arsenal)
    choices = AIMS[weapon.aim].through(dice.choice(match.ruleset.grid.cells()))
    return UseWeapon(weapon.name, choices[0] if len(choices) == 1 else dice.choice(choices))


def move(match: Match, dice: Random, seat: Seat) -> MoveShip | None:
    """A manoeuvre of some ship, legal if there is one."""
    rule, ships = match.ruleset.manoeuvre, truth_of(match.game).sides[seat].ships
    if rule is None or not ships:
        return None
    index = dice.randrange(len(ships))
    places = reachable_places(rule, ships[index].cells)
    return MoveShip(index, dice.choice(places)) if places else None


def _declaration(match: Match, dice: Random, seat: Seat) -> Command:
    return DeclareVictory()


def _end(match: Match, dice: Random, seat: Seat) -> Command:
    return EndTurn()


_WHIMS: tuple[tuple[Callable[[Match, Random, Seat], Command | None], float], ...] = (
    (_end, 0.2),
    (move, 0.4),
    (_declaration, 0.1),
    (special, 0.2),
)


def rubbish(match: Match, dice: Random) -> Given:
    """Any command at all: mostly wrong in its time, its seat, its cells or its ships."""
    seat = Seat(dice.randrange(-1, match.ruleset.seats + 1))
    command = dice.choice(_RUBBISH)(match, dice, seat)
    return by(seat if isinstance(command, SeatCommand) else None, command)


def _anywhere(match: Match, dice: Random) -> Cell:
    grid = match.ruleset.grid
    return Cell(Row(dice.randint(-1, grid.rows)), Col(dice.randint(-1, grid.columns)))


def _any_shot(match: Match, dice: Random, seat: Seat) -> Command:
    return Fire(tuple(_anywhere(match, dice) for _ in range(dice.randrange(4))))


def _any_special(match: Match, dice: Random, seat: Seat) -> Command:
    names = [weapon.name for weapon in match.ruleset.arsenal]
    cell = _anywhere(match, dice)
    aim = dice.choice([each for sort in AIMS.values() for each in sort.through(cell)])
    return UseWeapon(dice.choice([*names, "death-ray"]), aim)


def _any_move(match: Match, dice: Random, seat: Seat) -> Command:
    to = tuple(_anywhere(match, dice) for _ in range(dice.randrange(4)))
    return MoveShip(dice.randrange(-1, match.ruleset.ships + 1), to)


def _any_fleet(match: Match, dice: Random, seat: Seat) -> Command:
    names = [entry.name for entry in match.ruleset.fleet]
    ships = list(random_fleet(match.ruleset, dice))
    for _ in range(dice.randrange(2)):
        ships.pop(dice.randrange(len(ships)))
    for _ in range(dice.randrange(3)):
        cells = tuple(_anywhere(match, dice) for _ in range(dice.randrange(4)))
        ships.append(Ship(dice.choice([*names, "raft"]), cells))
    return PlaceFleet(tuple(ships))


def _any_close(match: Match, dice: Random, seat: Seat) -> Command:
    shots = (by(Seat(dice.randrange(3)), Fire((_anywhere(match, dice),))) for _ in range(2))
    return CloseRound(tuple(shots) if dice.random() < 0.5 else ())


_RUBBISH: tuple[Callable[[Match, Random, Seat], Command], ...] = (
    _any_shot,
    _any_special,
    _any_move,
    _any_fleet,
    _any_close,
    _declaration,
    _end,
    lambda match, dice, seat: DrawLots(seat),
    lambda match, dice, seat: DropSeat(seat),
)
