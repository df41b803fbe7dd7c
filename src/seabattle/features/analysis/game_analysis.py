"""Analysis of a whole game, move by move, from what each seat knew.

A game is analysed in independent parts of ten moves, so that a client need not wait for all
of it, and the server computes only the parts that a client asks for.
"""

from collections.abc import Iterable, Iterator, Sequence
from math import sqrt

from msgspec import Struct

from seabattle.fairness.sealed.sealed_record import SealedRecord
from seabattle.fairness.sealed.told_game import ToldGame
from seabattle.features.analysis.fitting import REFERENCE, expectation_for
from seabattle.features.analysis.move import Attack, MoveAnalyser, MoveAnalysis, weapon_of
from seabattle.features.analysis.placing_effect import PlacingShare, placing_share
from seabattle.game import Fire, Seat, UseWeapon
from seabattle.game.event import FleetPlaced, RadarSwept, SalvoLanded
from seabattle.game.sealed_event import AttackAnswered, AttackCalled
from seabattle.game.target import AIMS
from seabattle.grid import Cell
from seabattle.matches.telling.replay import QUIET
from seabattle.records import Record
from seabattle.rules import Ruleset, Ship, shapes_of
from seabattle.trouble import Trouble
from seabattle.views import View, hear_events, new_view, reports_to

AnyRecord = Record | SealedRecord | ToldGame
"""A recorded game; for a sealed one the reports suffice."""

PART = 10
"""The number of moves analysed at a time."""

MOST_CELLS = 512
"""The largest grid for which fleets can be sampled."""


class BestCell(Struct, frozen=True):
    """A cell, and the expectation with a shot there."""

    cell: Cell
    worth: float


class BestAction(Struct, frozen=True):
    """A special action with a better expectation than any shot."""

    weapon: str
    cells: tuple[Cell, ...]


class AnalysedMove(Struct, frozen=True):
    """The analysis of one move."""

    moment: int
    """The moment of the replay that it led to."""
    seat: Seat
    cells: tuple[Cell, ...]
    weapon: str | None
    cost: float
    before: float
    """The expected shots (or turns) to the end, before the move."""
    awaited: float
    """The expectation with this move included, as the mean over all answers."""
    after: float
    luck: float
    skill: float
    loss: float
    best: tuple[BestCell, ...]
    best_action: BestAction | None
    odds: tuple[float, ...]
    """The probability of a deck on each cell, row by row."""
    exact: bool
    error: float


class AnalysisPart(Struct, frozen=True):
    """Some moves of a game; the last part includes how the fleets were placed."""

    reference: str
    """The bot whose play defines the expectation."""
    unit: str
    """``shots``, or ``turns`` where there are special actions."""
    part: int
    parts: int
    moves: tuple[AnalysedMove, ...]
    placing: tuple[PlacingShare, ...] | None = None
    """For each seat, the effect of the enemy's placing."""


class SideVerdict(Struct, frozen=True):
    """Luck and skill of one side's shooting: together the shots saved against the expectation."""

    seat: Seat
    moves: int
    expected: float
    result: float
    """The shots spent, plus those still expected at the end."""
    luck: float
    skill: float
    loss: float
    error: float
    """The standard error of luck and skill."""


class RecordedTurn(Struct, frozen=True):
    """A move of a record, with its seat's views before and after."""

    moment: int
    before: View
    attack: Attack
    after: View


def can_analyse(ruleset: Ruleset) -> bool:
    """Whether shooting can be measured by these rules: single answers on separate seas.

    Ships that move, shared seas, salvos, rounds and declared victories are not supported.
    """
    turn = ruleset.turn
    return (
        ruleset.seats == 2
        and not (ruleset.sea.shared or ruleset.manoeuvre or ruleset.victory.declared)
        and not (turn.in_salvos or turn.in_rounds or turn.second_shot)
        and ruleset.grid.size <= MOST_CELLS
        and all(len({len(each.cells) for each in shapes_of(ship)}) == 1 for ship in ruleset.fleet)
    )


def analyse_part(record: AnyRecord, part: int) -> AnalysisPart:
    """Analyse ten moves of a finished game. Raises :class:`Trouble` for other games."""
    turns = turns_of(record)
    parts = max(1, -(-len(turns) // PART))
    if part >= parts:
        raise Trouble("analysis/no-part", part=str(part), parts=str(parts))
    found = tuple(analyse_turns(record.ruleset, turns[part * PART : (part + 1) * PART]))
    last = part == parts - 1
    placing = _placings(record) if last and isinstance(record, Record) else None
    return AnalysisPart(REFERENCE, unit_of(record.ruleset), part, parts, found, placing)


def analyse_game(record: AnyRecord) -> tuple[AnalysedMove, ...]:
    """Analyse all moves of a finished game."""
    return tuple(analyse_turns(record.ruleset, turns_of(record)))


def unit_of(ruleset: Ruleset) -> str:
    """The unit of expectations."""
    return "turns" if ruleset.arsenal else "shots"


def turns_of(record: AnyRecord) -> list[RecordedTurn]:
    """The moves of a finished game. Raises :class:`Trouble` while it goes on."""
    record.require_over()
    if not can_analyse(record.ruleset):
        raise Trouble("analysis/not-measured", variant=record.ruleset.name)
    return list(_turns(record) if isinstance(record, Record) else _sealed_turns(record))


def find_turn(record: AnyRecord, move: int) -> RecordedTurn:
    """The move of that number, counted from 0, to play on from."""
    turns = turns_of(record)
    if move >= len(turns):
        raise Trouble("analysis/no-move", move=str(move), moves=str(len(turns)))
    return turns[move]


def _turns(record: Record) -> Iterator[RecordedTurn]:
    views = {Seat(seat): new_view(record.ruleset, Seat(seat)) for seat in range(2)}
    moment = 0
    for entry in record.entries:
        known = views
        views = {seat: hear_events(view, entry.events) for seat, view in views.items()}
        moment += not all(isinstance(event, QUIET) for event in entry.events)
        attack = entry.command
        fired = next(
            (each.by for each in entry.events if isinstance(each, SalvoLanded | RadarSwept)), None
        )
        if fired is not None and isinstance(attack, Fire | UseWeapon):
            yield RecordedTurn(moment, known[fired], attack, views[fired])


def _sealed_turns(record: SealedRecord | ToldGame) -> Iterator[RecordedTurn]:
    """The moves of a sealed game, from its reports: answers arrive after the call."""
    ruleset = record.ruleset
    views = {Seat(seat): new_view(ruleset, Seat(seat), sealed=True) for seat in range(2)}
    called: AttackCalled | None = None
    moment = 0
    for entry in record.entries:
        known = views
        views = {seat: hear_events(view, entry.events) for seat, view in views.items()}
        heard = reports_to(ruleset, None, entry.events)
        moment += bool(heard) and not all(isinstance(each, QUIET) for each in heard)
        for event in entry.events:
            if isinstance(event, AttackCalled):
                called = event
            elif isinstance(event, AttackAnswered | RadarSwept) and called is not None:
                yield RecordedTurn(moment, known[called.by], called.attack, views[called.by])
                called = None


def analyse_turns(ruleset: Ruleset, turns: Iterable[RecordedTurn]) -> Iterator[AnalysedMove]:
    """Analyse some moves, those of each seat from what that seat knew."""
    expectation = expectation_for(ruleset)
    analysers = {Seat(seat): MoveAnalyser(expectation) for seat in range(ruleset.seats)}
    for turn in turns:
        seat = Seat(turn.before.seat or 0)
        found = analysers[seat].analyse(turn.before, turn.attack, turn.after)
        yield _describe_move(turn, seat, found)


def _describe_move(turn: RecordedTurn, seat: Seat, found: MoveAnalysis) -> AnalysedMove:
    ruleset = turn.before.ruleset
    cells = ruleset.grid.cells()
    action = None
    if found.best_weapon is not None:
        action = BestAction(found.best_weapon.weapon, _reach(turn.before, found.best_weapon))
    return AnalysedMove(
        moment=turn.moment,
        seat=seat,
        cells=_reach(turn.before, turn.attack),
        weapon=turn.attack.weapon if isinstance(turn.attack, UseWeapon) else None,
        cost=found.cost,
        before=found.before,
        awaited=found.awaited,
        after=found.after,
        luck=found.luck,
        skill=found.skill,
        loss=found.loss,
        best=tuple(BestCell(cells[number], worth) for number, worth in found.best),
        best_action=action,
        odds=tuple(round(chance, 4) for chance in found.odds),
        exact=found.exact,
        error=found.error,
    )


def _reach(view: View, attack: Attack) -> tuple[Cell, ...]:
    weapon = weapon_of(view, attack)
    if weapon is None or isinstance(attack, Fire):
        return attack.at if isinstance(attack, Fire) else ()
    return AIMS[weapon.aim].cells(view.ruleset.grid, attack.target, weapon.radius or 0)


def verdict_of(moves: Sequence[AnalysedMove], seat: Seat) -> SideVerdict | None:
    """The sum over a seat's moves; ``None`` if it has made none."""
    own = [move for move in moves if move.seat == seat]
    if not own:
        return None
    return SideVerdict(
        seat,
        len(own),
        expected=own[0].before,
        result=sum(move.cost for move in own) + own[-1].after,
        luck=sum(move.luck for move in own),
        skill=sum(move.skill for move in own),
        loss=sum(move.loss for move in own),
        error=sqrt(sum(move.error**2 for move in own)),
    )


LEAST_SWING = 1.0
MOST_SWINGS = 5


def turning_points(moves: Sequence[AnalysedMove]) -> list[AnalysedMove]:
    """The moves that changed the expectation most, in the order of play."""
    swings = [move for move in moves if abs(move.luck + move.skill) >= LEAST_SWING]
    swings.sort(key=lambda move: -abs(move.luck + move.skill))
    return sorted(swings[:MOST_SWINGS], key=lambda move: move.moment)


def fleet_of(record: Record, seat: Seat) -> tuple[Ship, ...]:
    """The fleet that a seat has placed."""
    placed = [each for each in record.events if isinstance(each, FleetPlaced)]
    return next((each.ships for each in placed if each.seat == seat), ())


def _placings(record: Record) -> tuple[PlacingShare, ...]:
    return tuple(
        placing_share(record.ruleset, fleet_of(record, Seat(1 - seat))) for seat in range(2)
    )
