"""Outcomes of shots and special actions where turns alternate."""

from seabattle.game.command import Fire, UseWeapon
from seabattle.game.event import RadarSwept, SalvoLanded, Step, Struck, TurnHeld
from seabattle.game.outcome.ending import Events, find_losses, fresh_strikes, is_over, pass_turn
from seabattle.game.outcome.strike import at_sea, sweep, volley
from seabattle.game.seat import Seat, SeatMask
from seabattle.game.state import State
from seabattle.game.target import reach
from seabattle.rules import AgainAfter, Ruleset


def shoot(ruleset: Ruleset, state: State, by: Seat, command: Fire) -> Events:
    """What a plain shot or salvo strikes, and who goes on."""
    table = state.table
    afield = at_sea(table.left, state.sides)
    impacts, sides = volley(ruleset, afield, by, command)
    landed = SalvoLanded(by, impacts)
    fresh = fresh_strikes(impacts)
    ending, out = find_losses(ruleset, table, sides, fresh)
    if is_over(ending):
        return (landed, *ending)
    if out >> by & 1:
        return (landed, *ending, pass_turn(table, by, out))
    if state.sides[by].shots_left > len(command.at):
        return (landed, *ending, TurnHeld(by, Step.AGAIN))
    return (landed, *ending, *_after_shot(ruleset, state, by, fresh, out))


def _after_shot(
    ruleset: Ruleset, state: State, by: Seat, fresh: list[Struck], out: SeatMask
) -> Events:
    """Who goes on after the last plain shot of a turn."""
    if fresh and _earns_again(ruleset, fresh):
        return (TurnHeld(by, Step.AGAIN),)
    # Not "the first action": a special one may have come on top of this shot.
    first = state.table.step is not Step.SECOND
    if fresh and first and ruleset.turn.second_shot is not None:
        return (TurnHeld(by, Step.SECOND),)
    return (pass_turn(state.table, by, out),)


def _earns_again(ruleset: Ruleset, fresh: list[Struck]) -> bool:
    again = ruleset.turn.again_after
    if again is AgainAfter.SUNK:
        return any(under.sank for under in fresh)
    return again is AgainAfter.HIT


def special_action(ruleset: Ruleset, state: State, by: Seat, command: UseWeapon) -> Events:
    """What a special action strikes or sees, and who goes on."""
    table = state.table
    weapon = ruleset.weapon(command.weapon)
    assert weapon is not None
    afield = at_sea(table.left, state.sides)
    if not weapon.harms:
        echoes = sweep(ruleset, afield, by, reach(ruleset, weapon, command.target))
        swept = RadarSwept(by, weapon.name, echoes)
        return (swept, pass_turn(table, by)) if weapon.takes_turn else (swept,)
    impacts, sides = volley(ruleset, afield, by, command)
    landed = SalvoLanded(by, impacts, weapon.name)
    ending, out = find_losses(ruleset, table, sides, fresh_strikes(impacts))
    if is_over(ending):
        return (landed, *ending)
    if weapon.takes_turn or out >> by & 1:
        return (landed, *ending, pass_turn(table, by, out))
    return (landed, *ending, TurnHeld(by, Step.AGAIN))
