"""How long exact beliefs take, beside the plain counting heuristic in Python.

Run ``python bench/beliefs.py``; ``SEABATTLE_NATIVE=off`` times the Python twin.
Times are of the processor, the best of three, on one thread.
"""

import resource
import sys
from collections.abc import Callable
from pathlib import Path
from time import process_time

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.seas.shape_placements import list_placements, straight_shape, turn_shape
from seabattle.beliefs import (
    Belief,
    Candidates,
    FleetProblem,
    Marks,
    Strike,
    apply_marks,
    is_native,
)
from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.splitmix import SplitMix
from seabattle.rules import Touching

FLEETS = {
    "classic": (Touching.CORNERS, {5: 1, 4: 1, 3: 2, 2: 1}),
    "sea-battle": (Touching.NEVER, {4: 1, 3: 2, 2: 3, 1: 4}),
    "milton-bradley": (Touching.FREELY, {5: 1, 4: 1, 3: 2, 2: 1}),
}
SHOTS = (0, 8, 16, 24, 32)


def empty_grid(touching: Touching, fleet: dict[int, int]) -> FleetProblem:
    """Ask for the fleets of the empty 10×10 grid."""
    return FleetProblem(
        10,
        10,
        tuple(
            Candidates(count, list_placements(10, 10, turn_shape(straight_shape(length)), touching))
            for length, count in fleet.items()
        ),
    )


def after(problem: FleetProblem, belief: Belief, shots: int) -> FleetProblem:
    """Fire *shots* at random cells of a random fleet."""
    chance = SplitMix(shots)
    fleet = belief.fleet(chance.below(belief.total))
    ships = [
        candidates.placements[place].cells
        for candidates, places in zip(problem.classes, fleet, strict=True)
        for place in places
    ]
    untouched = list(range(problem.size))
    empty, struck, strikes = 0, 0, []
    for volley in range(shots):
        cell = 1 << untouched.pop(chance.below(len(untouched)))
        ship = next((ship for ship in ships if ship & cell), 0)
        if not ship:
            empty |= cell
            continue
        struck |= cell
        strikes.append(Strike(cell, volley, sank=not ship & ~struck))
    return apply_marks(problem, Marks(empty, tuple(strikes)))


def density(problem: FleetProblem) -> list[int]:
    """Count for every cell the placements that cover it, ships taken one by one."""
    cells = [0] * problem.size
    for candidates in problem.classes:
        for placement in candidates.placements:
            for cell in cells_in(placement.cells):
                cells[cell] += candidates.count
    return cells


def milliseconds(action: Callable[[], object]) -> float:
    """Give the best of three runs."""
    times = []
    for _ in range(3):
        start = process_time()
        action()
        times.append(process_time() - start)
    return 1000 * min(times)


def report(name: str, problem: FleetProblem) -> None:
    """Print a line for each number of shots."""
    opening = Belief(problem)
    positions = {shots: after(problem, opening, shots) for shots in SHOTS}
    del opening
    for shots, position in positions.items():
        exact = milliseconds(lambda at=position: Belief(at).odds)
        plain = milliseconds(lambda at=position: density(at))
        belief = Belief(position)
        fleets = milliseconds(lambda of=belief: of.sample(1000, seed=1))
        print(
            f"{name:15} {shots:5} {belief.total:22} {belief.states:10} "
            f"{exact:10.1f} {fleets:10.1f} {plain:10.2f}"
        )
        del belief


def main() -> None:
    """Time every fleet, from the empty grid to the middle of a game."""
    print("carried out by", "the kernel" if is_native() else "the Python twin")
    print(
        f"{'fleet':15} {'shots':>5} {'fleets':>22} {'states':>10} "
        f"{'odds ms':>10} {'1000 ms':>10} {'density ms':>10}"
    )
    for name, (touching, fleet) in FLEETS.items():
        report(name, empty_grid(touching, fleet))
    peak = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss // 1024
    print(f"peak memory {peak} MB")


if __name__ == "__main__":
    main()
