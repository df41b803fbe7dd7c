"""Replay of the shots of a paper game against the drawn fields.

The turn follows from the answers given, because a shooter knew only those; the correct
answers follow from the field.
"""

from collections.abc import Iterator

from msgspec import Struct

from seabattle.fairness.paper import Paper, PaperShot
from seabattle.fairness.paper_word import Said
from seabattle.game import Seat, Side
from seabattle.game.flow import answers_to_win
from seabattle.game.side import strike_side, with_fleet
from seabattle.grid import Cell
from seabattle.records.sketch import name_ships
from seabattle.rules import Ruleset


class Landing(Struct, frozen=True):
    """A shot, its correct answer, and the state before it."""

    shot: PaperShot
    fresh: bool
    """Whether the shooter fired at this cell for the first time."""
    due: Said | None
    """``None`` where the field was not shown or the cell does not exist."""
    sides: tuple[Side | None, Side | None]
    """Both fleets before the shot."""


def replay_shots(paper: Paper) -> Iterator[Landing]:
    """The shots of *paper*, one after the other."""
    sides = [_side(paper, Seat(seat)) for seat in (0, 1)]
    fired_at: tuple[set[Cell], set[Cell]] = (set(), set())
    for shot in paper.shots:
        target = sides[1 - shot.by]
        fresh = shot.at is not None and shot.at not in fired_at[shot.by]
        radar = is_radar_look(paper.ruleset, shot)
        after = target
        if target is not None and shot.at is not None and _strikes(paper.ruleset, shot):
            after = strike_side(target, paper.ruleset.grid.bit(shot.at))
        due = _due(paper.ruleset, shot, target, after)
        yield Landing(shot, fresh, due, (sides[0], sides[1]))
        sides[1 - shot.by] = after
        if shot.at is not None and not radar:
            fired_at[shot.by].add(shot.at)


def _strikes(ruleset: Ruleset, shot: PaperShot) -> bool:
    """Whether a shot can have struck what lies on its cell in the drawing.

    Where ships move, one may have come to a cell after it was missed there.
    """
    return not is_radar_look(ruleset, shot) and (ruleset.manoeuvre is None or shot.said.struck)


def is_radar_look(ruleset: Ruleset, shot: PaperShot) -> bool:
    """Whether the shot was a cell of a radar sweep."""
    weapon = ruleset.weapon(shot.weapon) if shot.weapon is not None else None
    return weapon is not None and not weapon.harms


class End(Struct, frozen=True):
    """The shot after which a player had been told that the whole enemy fleet was sunk."""

    index: int
    winner: Seat


def end_by_answers(paper: Paper) -> End | None:
    """Where the game ended, by the answers alone."""
    ruleset = paper.ruleset
    told = ruleset.disclosure.sinking_told
    wanted = answers_to_win(ruleset)
    heard: tuple[set[Cell | None], set[Cell | None]] = (set(), set())
    for index, shot in enumerate(paper.shots):
        if shot.said is Said.SUNK or (shot.said is Said.HIT and not told):
            heard[shot.by].add(shot.at)
        if len(heard[shot.by]) >= wanted and not ruleset.victory.declared:
            return End(index, shot.by)
    return None


def _side(paper: Paper, seat: Seat) -> Side | None:
    drawings = paper.drawings[seat]
    drawing = drawings.field
    if paper.ruleset.manoeuvre is not None and drawings.field_at_end is not None:
        drawing = drawings.field_at_end
    if drawing is None:
        return None
    ruleset = paper.ruleset
    return with_fleet(Side(), ruleset.grid, name_ships(ruleset, drawing.sketch))


def _due(ruleset: Ruleset, shot: PaperShot, before: Side | None, after: Side | None) -> Said | None:
    if before is None or after is None or shot.at is None:
        return None
    bit = ruleset.grid.bit(shot.at)
    if is_radar_look(ruleset, shot):
        return Said.SHIP if before.fleet & bit else Said.EMPTY
    if not before.fleet & bit:
        return Said.MISS
    return Said.SUNK if after.sinkings & bit else Said.HIT
