"""What really happened: the shots played once more over the fields that were drawn.

The turn goes by what was answered, because that is all a shooter could go by; what
should have been answered goes by the field.
"""

from collections.abc import Iterator

from msgspec import Struct

from seabattle.fairness.paper import Paper, Shot
from seabattle.fairness.word import Said
from seabattle.game import Seat, Side
from seabattle.game.side import struck, with_fleet
from seabattle.grid import Cell
from seabattle.records.sketch import name_ships
from seabattle.rules import Kind, Ruleset


class Landing(Struct, frozen=True):
    """A shot, what it should have been answered, and how things stood before it."""

    shot: Shot
    fresh: bool
    """Whether the shooter fired at this cell for the first time."""
    due: Said | None
    """Nothing where the field was not shown or the cell does not exist."""
    sides: tuple[Side | None, Side | None]
    """Both fleets before the shot."""


def course(paper: Paper) -> Iterator[Landing]:
    """The shots of *paper*, one after the other."""
    sides = [_side(paper, Seat(seat)) for seat in (0, 1)]
    fired_at: tuple[set[Cell], set[Cell]] = (set(), set())
    for shot in paper.shots:
        target = sides[1 - shot.by]
        fresh = shot.at is not None and shot.at not in fired_at[shot.by]
        radar = looks_only(paper.ruleset, shot)
        after = target
        if target is not None and shot.at is not None and _strikes(paper.ruleset, shot):
            after = struck(target, paper.ruleset.grid.bit(shot.at))
        due = _due(paper.ruleset, shot, target, after)
        yield Landing(shot, fresh, due, (sides[0], sides[1]))
        sides[1 - shot.by] = after
        if shot.at is not None and not radar:
            fired_at[shot.by].add(shot.at)


def _strikes(ruleset: Ruleset, shot: Shot) -> bool:
    """Whether a shot can have struck what lies on its cell in the drawing.

    Where ships move, one may have come to a cell after it was missed there.
    """
    return not looks_only(ruleset, shot) and (ruleset.manoeuvre is None or shot.said.struck)


def looks_only(ruleset: Ruleset, shot: Shot) -> bool:
    """Whether the shot was the look of a radar."""
    weapon = ruleset.weapon(shot.weapon) if shot.weapon is not None else None
    return weapon is not None and weapon.kind is Kind.RADAR


class End(Struct, frozen=True):
    """The shot after which somebody had heard that the whole enemy fleet was sunk."""

    index: int
    winner: Seat


def end_by_answers(paper: Paper) -> End | None:
    """Where the game ended, by the answers alone."""
    ruleset = paper.ruleset
    told = ruleset.disclosure.sinking_told
    wanted = ruleset.ships if told else decks(ruleset)
    heard: tuple[set[Cell | None], set[Cell | None]] = (set(), set())
    for index, shot in enumerate(paper.shots):
        if shot.said is Said.SUNK or (shot.said is Said.HIT and not told):
            heard[shot.by].add(shot.at)
        if len(heard[shot.by]) >= wanted and not ruleset.victory.declared:
            return End(index, shot.by)
    return None


def decks(ruleset: Ruleset) -> int:
    """How many cells a fleet has."""
    return sum(entry.count * entry.size for entry in ruleset.fleet)


def _side(paper: Paper, seat: Seat) -> Side | None:
    sheets = paper.sheets[seat]
    drawing = sheets.field
    if paper.ruleset.manoeuvre is not None and sheets.field_at_end is not None:
        drawing = sheets.field_at_end
    if drawing is None:
        return None
    ruleset = paper.ruleset
    return with_fleet(Side(), ruleset.grid, name_ships(ruleset, drawing.sketch))


def _due(ruleset: Ruleset, shot: Shot, before: Side | None, after: Side | None) -> Said | None:
    if before is None or after is None or shot.at is None:
        return None
    bit = ruleset.grid.bit(shot.at)
    if looks_only(ruleset, shot):
        return Said.SHIP if before.fleet & bit else Said.EMPTY
    if not before.fleet & bit:
        return Said.MISS
    return Said.SUNK if after.sinkings & bit else Said.HIT
