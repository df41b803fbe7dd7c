"""Reads the log of a view: what a seat was told of the enemy's sea, as marks for its beliefs.

For seas of one's own on which ships stand still. The marks hold everything that
can be said of single ships, so the true fleet always agrees with them. Left aside
is what the enemy's own play gives away: a second shot tells that its ships are
sound (BO3), and the number of its shots how many are afloat.
"""

from collections.abc import Iterable, Iterator
from functools import lru_cache

from seabattle.beliefs import FleetProblem, Marks, Sinking, Strike, Telling, apply_marks, problem_of
from seabattle.grid import Grid, Mask
from seabattle.rules import Naming, Ruleset
from seabattle.views import (
    Answer,
    Hit,
    Miss,
    Named,
    RoundAnswered,
    SalvoAnswered,
    Sunk,
    View,
)


def marks_from_view(view: View, memory: int | None = None) -> Marks:
    """Everything the seat knows of the enemy's ships.

    With a *memory*, it has forgotten all misses but so many of the last.
    """
    chart, bit = view.foreign, view.ruleset.grid.bit
    strikes: dict[Mask, Strike] = {}
    misses: list[Mask] = []
    for answer in _answers(view):
        cell = bit(answer.at)
        if isinstance(answer, Miss):
            misses.append(cell)
        elif cell not in strikes:
            # What was struck before only repeats its answer (BN9).
            strikes[cell] = _strike(view.ruleset, cell, answer, len(strikes))
    forgotten = 0
    if memory is not None:
        for cell in misses[: max(0, len(misses) - memory)]:
            forgotten |= cell
    return Marks(
        chart.missed & ~forgotten | chart.radar_empty,
        tuple(strikes.values()),
        chart.radar_ship,
        silent=not view.ruleset.disclosure.sinking_told,
    )


def telling_of(ruleset: Ruleset) -> Telling:
    """What the answers to a shot say by these rules."""
    told = ruleset.disclosure
    sinking = Sinking.SILENT
    if told.sinking_told:
        names = told.sunk_names
        sinking = Sinking.CLASS if Naming.CLASS in names else Sinking.BARE
        sinking = Sinking.CELLS if Naming.CELLS in names else sinking
    return Telling(sinking, Naming.CLASS in told.hit_names)


def enemy_fleets(view: View, memory: int | None = None) -> FleetProblem:
    """The question which fleets the enemy may have."""
    return apply_marks(all_fleets(view.ruleset), marks_from_view(view, memory))


@lru_cache(maxsize=64)
def all_fleets(ruleset: Ruleset) -> FleetProblem:
    """The question which fleets there are by these rules, put together once."""
    return problem_of(ruleset)


def _answers(view: View) -> Iterator[Answer]:
    """The answers to the seat's own shots, in the order in which they struck.

    The shots of a salvo and of a round strike one after the other, too: a ship
    that goes down is put down to the last of its cells.
    """
    for salvo in _salvos(view):
        if salvo.by == view.seat:
            yield from salvo.answers


def _salvos(view: View) -> Iterable[SalvoAnswered]:
    for report in view.log:
        if isinstance(report, SalvoAnswered):
            yield report
        elif isinstance(report, RoundAnswered):
            yield from report.salvos


def _strike(ruleset: Ruleset, cell: Mask, answer: Hit | Sunk, volley: int) -> Strike:
    told = answer.ships[0] if answer.ships else Named()
    return Strike(
        cell,
        volley,
        isinstance(answer, Sunk),
        _classes(ruleset, told),
        _outline(ruleset.grid, told),
    )


def _classes(ruleset: Ruleset, told: Named) -> frozenset[int] | None:
    if told.ship_class is None:
        return None
    numbers = (n for n, entry in enumerate(ruleset.fleet) if entry.name == told.ship_class)
    return frozenset(numbers)


def _outline(grid: Grid, told: Named) -> Mask | None:
    return None if told.cells is None else grid.mask(told.cells)
