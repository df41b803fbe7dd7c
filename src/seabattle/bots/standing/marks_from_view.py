"""Converts a seat's reports about the enemy's sea to marks for its beliefs.

For separate seas on which ships do not move. The marks hold all facts about single ships,
so the true fleet always agrees with them. They leave out what the enemy's own play reveals:
a second shot shows that its ships are undamaged (BO3), and the number of its shots how many
are afloat.
"""

from functools import lru_cache

from seabattle.beliefs import FleetProblem, Marks, Sinking, Strike, Telling, apply_marks, problem_of
from seabattle.rules import Naming, Ruleset
from seabattle.views import CellAnswer, Mark, ToldShip, ToldShots, View, read_log


def marks_from_view(view: View, memory: int | None = None) -> Marks:
    """The marks of all that the seat knows of the enemy's ships.

    With a *memory*, only so many of the latest misses count.
    """
    chart = view.foreign
    strikes: dict[int, Strike] = {}
    misses: list[int] = []
    for told in read_log(view):
        # The shots of a salvo and of a round strike one after the other, too: a ship
        # that goes down is put down to the last of its cells.
        if isinstance(told, ToldShots) and told.by == view.seat:
            for answer in told.answers:
                if answer.mark is Mark.MISS:
                    misses.append(answer.cell)
                elif answer.cell not in strikes:
                    # A cell that was struck before only repeats its answer (BN9).
                    strikes[answer.cell] = _strike(view.ruleset, answer, len(strikes))
    forgotten = 0
    if memory is not None:
        for cell in misses[: max(0, len(misses) - memory)]:
            forgotten |= 1 << cell
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
    """The constraints on the enemy's fleet."""
    return apply_marks(all_fleets(view.ruleset), marks_from_view(view, memory))


@lru_cache(maxsize=64)
def all_fleets(ruleset: Ruleset) -> FleetProblem:
    """The constraints of the rules on a fleet, cached."""
    return problem_of(ruleset)


def _strike(ruleset: Ruleset, answer: CellAnswer, volley: int) -> Strike:
    told = answer.ships[0] if answer.ships else ToldShip()
    sunk = answer.mark is Mark.SUNK
    return Strike(answer.bit, volley, sunk, _classes(ruleset, told), told.cells)


def _classes(ruleset: Ruleset, told: ToldShip) -> frozenset[int] | None:
    if told.ship_class is None:
        return None
    numbers = (n for n, entry in enumerate(ruleset.fleet) if entry.name == told.ship_class)
    return frozenset(numbers)
