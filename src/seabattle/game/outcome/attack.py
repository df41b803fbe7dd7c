"""Outcomes of shots and special actions where turns alternate."""

from seabattle.game.command import Attack, Fire
from seabattle.game.event import RadarSwept, SalvoLanded
from seabattle.game.flow import AttackResult, after_attack, weapon_used
from seabattle.game.outcome.ending import Events, fallen_seats, fresh_strikes, show_fields
from seabattle.game.outcome.strike import at_sea, sweep, volley
from seabattle.game.seat import Seat
from seabattle.game.state import State
from seabattle.rules import Ruleset


def carry_out_attack(ruleset: Ruleset, state: State, by: Seat, attack: Attack) -> Events:
    """What shots or a special action strike or see, and who goes on."""
    table, weapon = state.table, weapon_used(ruleset, attack)
    afield, end = at_sea(table.left, state.sides), show_fields(state.sides)
    left = state.sides[by].shots_left - (len(attack.at) if isinstance(attack, Fire) else 0)
    if weapon is not None and not weapon.harms:
        swept = RadarSwept(by, weapon.name, sweep(ruleset, afield, by, attack))
        return (swept, *after_attack(ruleset, table, AttackResult(by, weapon, left), 0, end))
    impacts, sides = volley(ruleset, afield, by, attack)
    landed = SalvoLanded(by, impacts, None if weapon is None else weapon.name)
    fresh = fresh_strikes(impacts)
    if not fresh:
        return (landed, *after_attack(ruleset, table, AttackResult(by, weapon, left), 0, end))
    result = AttackResult(by, weapon, left, hit=True, sank=any(under.sank for under in fresh))
    return (landed, *after_attack(ruleset, table, result, fallen_seats(sides, fresh), end))
