"""Statistics of one player in one game: shots, hits, luck, and where the ships lay.

They cover finished games only, and come from the reports to the player's own seat. The
positions of ships in a sealed game stay secret, so only the cells that were hit count there.
"""

from seabattle.beliefs.fleet_problem import cells_in
from seabattle.features.analysis.expectation import shipped_expectation
from seabattle.features.analysis.figures import GameFigures, SkillFigures
from seabattle.features.analysis.game_analysis import can_analyse, turns_of, unit_of
from seabattle.features.analysis.move import MoveAnalyser
from seabattle.game import Seat
from seabattle.game.event import FleetPlaced
from seabattle.grid import Mask
from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.telling.match_record import record_of, sealed_record_of
from seabattle.views import Mark, ToldShots, View, read_log

PEOPLE, SEVERAL = "people", "several"
"""Opponents that are not bots; their names are left out of statistics."""


def figures_of(live: LiveMatch, seat: Seat) -> GameFigures:
    """What a finished match says of the player at a seat."""
    assert live.state.over, live.match
    opened, view = live.state.opened, live.view(seat)
    shots, hits = _count_shots(view)
    grid = opened.ruleset.grid
    return GameFigures(
        variant=opened.ruleset.name,
        opponent=_opponent(live, seat),
        won=live.state.game.table.winner == seat,
        unit=unit_of(opened.ruleset),
        rows=grid.rows,
        columns=grid.columns,
        shots=shots,
        hits=hits,
        placed=tuple(cells_in(_fleet_cells(live, seat))),
        found=tuple(cells_in(view.own.hits)),
        measured=_measure(live, seat),
    )


def _opponent(live: LiveMatch, seat: Seat) -> str:
    others = [each for number, each in enumerate(live.state.sitters) if number != seat]
    if len(others) > 1:
        return SEVERAL
    (other,) = others
    return other.name if other is not None and other.kind is SitterKind.COMPUTER else PEOPLE


def _count_shots(view: View) -> tuple[int, int]:
    """Cells fired at, and how many of them held a ship."""
    salvos = [
        told for told in read_log(view) if isinstance(told, ToldShots) and told.by == view.seat
    ]
    answers = [answer for salvo in salvos for answer in salvo.answers]
    return len(answers), sum(answer.mark is not Mark.MISS for answer in answers)


def _fleet_cells(live: LiveMatch, seat: Seat) -> Mask:
    """Where the fleet lay at the start; nothing, where only its owner knows."""
    if live.state.opened.sealed:
        return 0
    first = next((each for each in live.view(seat).log if isinstance(each, FleetPlaced)), None)
    if first is None or first.seat != seat:
        return 0
    return live.state.opened.ruleset.grid.mask(cell for ship in first.ships for cell in ship.cells)


def _measure(live: LiveMatch, seat: Seat) -> SkillFigures | None:
    ruleset = live.state.opened.ruleset
    expectation = shipped_expectation(ruleset)
    if expectation is None or not can_analyse(ruleset):
        return None
    names = ("",) * ruleset.seats
    sealed = live.state.opened.sealed
    record = sealed_record_of(live, names, {}) if sealed else record_of(live, names)
    analyser = MoveAnalyser(expectation)
    moves = [
        analyser.measure(turn.before, turn.attack, turn.after)
        for turn in turns_of(record)
        if turn.before.seat == seat
    ]
    if not moves:
        return None
    return SkillFigures(
        expected=moves[0].before,
        result=sum(move.cost for move in moves) + moves[-1].after,
        luck=sum(move.luck for move in moves),
        skill=sum(move.skill for move in moves),
        error=sum(move.error**2 for move in moves) ** 0.5,
    )
