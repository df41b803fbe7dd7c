"""The exact mean number of shots of roll-outs, where all fleets can be listed.

Run ``python bench/policy.py [NAME…]``. Each of the likeliest k cells is tried by letting
the greedy player finish against every fleet that is left, and the best one is fired at;
with k = 1 it is the greedy player itself. Of equally good cells the likeliest is taken,
and of those the lowest, as the known figures were measured; our players draw lots
instead, which the last column shows.
"""

import sys
from pathlib import Path
from time import thread_time

from msgspec import Struct

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.seas.exact_policy import Policy, sea_of
from seabattle.beliefs import FleetProblem
from seabattle.rules import Touching


class Trial(Struct, frozen=True):
    """A sea, how many cells are tried, and the mean that other code has measured."""

    problem: FleetProblem
    cells: int
    known: float


def square(size: int, *lengths: int, touching: Touching = Touching.FREELY) -> FleetProblem:
    """Ask for the fleets of a square grid."""
    return sea_of(size, size, list(lengths), touching)


TRIALS = {
    "4x4": Trial(square(4, 3), 10, 5.688),
    "4x4-two": Trial(square(4, 3, 2), 10, 8.894),
    "5x5": Trial(square(5, 3), 10, 6.9),
    "6x6-greedy": Trial(square(6, 4, 3, 2), 1, 17.958),
    "6x6": Trial(square(6, 4, 3, 2), 6, 17.747),
    "8x8-greedy": Trial(square(8, 4, 3, 2), 1, 26.285),
    "8x8-apart": Trial(square(8, 4, 3, 2, touching=Touching.NEVER), 6, 23.696),
    "8x8-three": Trial(square(8, 4, 3, 2), 3, 25.964),
    "8x8-ten": Trial(square(8, 4, 3, 2), 10, 25.908),
}


def main() -> None:
    """Print the means beside the known ones."""
    for name in sys.argv[1:] or TRIALS:
        trial = TRIALS[name]
        began = thread_time()
        policy = Policy(trial.problem, trial.cells)
        mean = policy.mean()
        seconds = thread_time() - began
        lots = Policy(trial.problem, trial.cells, seed=1).mean()
        print(
            f"{name}: {mean:.4f} shots, known {trial.known:.3f}; "
            f"{policy.moves} decisions, {seconds:.1f} s; with lots {lots:.4f}",
            flush=True,
        )


if __name__ == "__main__":
    main()
