"""Search for every violation of both sides in a paper game (SB14)."""

from collections.abc import Iterator
from itertools import combinations

from seabattle.fairness.paper import Drawing, Paper
from seabattle.fairness.paper_word import Said
from seabattle.fairness.rule_number import rule_number
from seabattle.fairness.shot_replay import Landing, replay_shots
from seabattle.fairness.turn_check import turn_violations
from seabattle.fairness.violation import (
    AnyViolation,
    BadFleet,
    FalseAnswer,
    FieldRefused,
    MovedShip,
    StrangeShip,
)
from seabattle.game import Seat, placement_faults
from seabattle.game.permission.placement import clash_between
from seabattle.game.refusal import ShipsOverlap, ShipTooClose, WrongCount
from seabattle.records.sketch import name_ships
from seabattle.rules import Ruleset


def find_violations(paper: Paper) -> tuple[AnyViolation, ...]:
    """Everything both sides did against the rules: fields first, then the shots in order."""
    found: list[AnyViolation] = []
    for seat in (Seat(0), Seat(1)):
        found += _in_the_field(paper, seat)
    landings = tuple(replay_shots(paper))
    shots: list[AnyViolation] = [
        *turn_violations(paper, landings),
        *_false_answers(paper, landings),
    ]
    return (*found, *sorted(shots, key=lambda violation: violation.line))


def _in_the_field(paper: Paper, seat: Seat) -> Iterator[AnyViolation]:
    ruleset, drawings = paper.ruleset, paper.drawings[seat]
    if drawings.refused is not None:
        yield FieldRefused(seat=seat, rule=rule_number(ruleset, "refused"), line=drawings.refused)
    if drawings.field is not None:
        yield from _find_illegal_ships(ruleset, seat, drawings.field)
    if drawings.field is not None and drawings.field_at_end is not None:
        if ruleset.manoeuvre is None:
            yield from _find_moved_ships(ruleset, seat, drawings.field, drawings.field_at_end)
        else:
            yield from _find_illegal_ships(ruleset, seat, drawings.field_at_end)


def _find_illegal_ships(ruleset: Ruleset, seat: Seat, drawing: Drawing) -> Iterator[AnyViolation]:
    """The violations in a field; strange ships are checked for distance, too."""
    ships, line = name_ships(ruleset, drawing.sketch), drawing.line
    for ship in ships:
        if not ship.ship_class:
            rule = rule_number(ruleset, "shape")
            yield StrangeShip(seat=seat, rule=rule, line=line, cells=ship.cells)
    for fault in placement_faults(ruleset, ships):
        if isinstance(fault, WrongCount):
            rule = rule_number(ruleset, "count")
            yield BadFleet(seat=seat, rule=rule, line=line, fault=fault)
    for one, other in combinations(ships, 2):
        clash = clash_between(ruleset, one, other)
        if isinstance(clash, ShipTooClose | ShipsOverlap):
            rule = rule_number(ruleset, "contact")
            yield BadFleet(seat=seat, rule=rule, line=line, fault=clash)


def _find_moved_ships(
    ruleset: Ruleset, seat: Seat, start: Drawing, end: Drawing
) -> Iterator[AnyViolation]:
    before = set(name_ships(ruleset, start.sketch))
    after = set(name_ships(ruleset, end.sketch))
    # Classes of the same shape may be named differently the second time; only cells matter.
    lay = {ship.cells for ship in before} - {ship.cells for ship in after}
    lies = {ship.cells for ship in after} - {ship.cells for ship in before}
    rule = rule_number(ruleset, "moved")
    for cells in sorted(lay):
        same = sorted(other for other in lies if len(other) == len(cells))
        to = same[0] if same else ()
        lies.discard(to)
        yield MovedShip(seat=seat, rule=rule, line=end.line, cells=cells, to=to)
    for cells in sorted(lies):
        yield MovedShip(seat=seat, rule=rule, line=end.line, cells=(), to=cells)


def _false_answers(paper: Paper, landings: tuple[Landing, ...]) -> Iterator[AnyViolation]:
    rule = rule_number(paper.ruleset, "answer")
    for landing in landings:
        shot, due = landing.shot, landing.due
        if due is None or shot.at is None or shot.disputed:
            continue
        if _is_wrong(paper.ruleset, landing, due):
            yield FalseAnswer(
                seat=Seat(1 - shot.by),
                rule=rule,
                line=shot.line,
                at=shot.at,
                said=shot.said,
                due=due,
            )


def _is_wrong(ruleset: Ruleset, landing: Landing, due: Said) -> bool:
    said = landing.shot.said
    if ruleset.manoeuvre is not None:
        # Where ships move, only a hit is certain: a damaged ship stays where it is.
        return said.struck and not due.struck
    if not landing.fresh and due.struck:
        # Any answer to a shot at a wreck is accepted.
        return False
    if due in (Said.EMPTY, Said.SHIP) or not ruleset.disclosure.sinking_told:
        return said.struck is not due.struck
    return said is not due and not (due is Said.MISS and said is Said.EMPTY)
