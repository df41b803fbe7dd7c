"""How fast many fleets are listed and drawn, and how many shots a field needs.

Run ``python bench/fleets.py [GAMES [FLEETS [CELLS]]]``. Fields are uniform: the exact
samples ``sample(problem, GAMES, seed=1)``; game number g is played with seed 1000 + g, so
every player meets the same fields. Times are of the processor, on one thread.
"""

import sys
from collections.abc import Iterator
from pathlib import Path
from statistics import mean, median, stdev
from time import thread_time

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from kit.seas.shape_placements import list_placements, straight_shape, turn_shape
from seabattle.beliefs import (
    GREEDY,
    Candidates,
    Effort,
    FleetProblem,
    Marks,
    Sinking,
    Strike,
    Telling,
    apply_marks,
    backend_for,
    is_native,
    make_sampler,
    sample,
)
from seabattle.rules import Touching

FIVE_SHIPS = (5, 4, 3, 3, 2)
TEN_SHIPS = {4: 1, 3: 2, 2: 3, 1: 4}
FIFTEEN_SHIPS = {5: 1, 4: 2, 3: 3, 2: 4, 1: 5}


def sea(size: int, touching: Touching, fleet: dict[int, int] | tuple[int, ...]) -> FleetProblem:
    """Ask for the fleets of an empty square grid; ships listed one by one have their own names."""
    classes = fleet.items() if isinstance(fleet, dict) else [(length, 1) for length in fleet]
    return FleetProblem(
        size,
        size,
        tuple(
            Candidates(
                count, list_placements(size, size, turn_shape(straight_shape(length)), touching)
            )
            for length, count in classes
        ),
    )


SEAS = {
    "milton-bradley": (sea(10, Touching.FREELY, FIVE_SHIPS), Telling(Sinking.CLASS)),
    "the same, silent": (sea(10, Touching.FREELY, FIVE_SHIPS), Telling(Sinking.SILENT)),
    "classic": (sea(10, Touching.CORNERS, FIVE_SHIPS), Telling(Sinking.CELLS)),
    "sea-battle": (sea(10, Touching.NEVER, TEN_SHIPS), Telling(Sinking.CELLS)),
}
ITALIAN = (sea(16, Touching.NEVER, FIFTEEN_SHIPS), Telling(Sinking.CELLS))


def listing() -> None:
    """Time a complete list."""
    sampler = make_sampler(sea(8, Touching.FREELY, (4, 3, 2)))
    began = thread_time()
    fleets = sampler.list_fleets(10**6)
    assert fleets is not None
    print(
        f"listed {len(fleets)} fleets, {len(fleets) / (thread_time() - began) / 1e6:.1f} million/s"
    )


def halfway(
    problem: FleetProblem, telling: Telling, shots: list[int], ships: list[int]
) -> FleetProblem:
    """Give what is possible after *shots*, told in the least helpful words."""
    missed, strikes, struck = 0, [], 0
    for volley, cell in enumerate(shots):
        ship = next((ship for ship in ships if ship >> cell & 1), 0)
        if not ship:
            missed |= 1 << cell
            continue
        struck |= 1 << cell
        sank = telling.sinking is not Sinking.SILENT and not ship & ~struck
        strikes.append(Strike(1 << cell, volley, sank))
    return apply_marks(
        problem, Marks(missed, tuple(strikes), silent=telling.sinking is Sinking.SILENT)
    )


def drawing(name: str, problem: FleetProblem, telling: Telling) -> None:
    """Draw in the middle of games, and say how many of the draws count."""
    effective, milliseconds = [], []
    sampler = make_sampler(problem)
    drawn = sampler.draw_fleets(40, 1)
    for number in range(len(drawn)):
        ships = [sampler.table.cells[berth] for berth in drawn[number]]
        occupied = sum(ships)
        order = sorted(range(problem.size), key=lambda c: (c * 7919 + number * 104729) % 10007)
        shots = [c for c in order if occupied >> c & 1 or c % 3 == 0][: 4 + number % 24]
        middle = make_sampler(halfway(problem, telling, shots, ships))
        began = thread_time()
        fleets = middle.draw_fleets(4000, number)
        milliseconds.append(1000 * (thread_time() - began))
        effective.append(fleets.effective / 4000)
    print(
        f"{name:18} 4000 draws {median(milliseconds):6.1f} ms; of them count: "
        f"least {min(effective):.2f}, median {median(effective):.2f}"
    )


def games(problem: FleetProblem, telling: Telling, effort: Effort, n: int) -> Iterator[list[float]]:
    """Clear *n* fields; give the milliseconds of every shot of a game."""
    for number, truth in enumerate(sample(problem, n, seed=1)):
        solo = backend_for(problem).solo_game(problem, truth, telling, effort, 1000 + number)
        spent = []
        while not solo.over:
            began = thread_time()
            solo.fire()
            spent.append(1000 * (thread_time() - began))
        yield spent


def strength(name: str, player: str, effort: Effort, n: int) -> None:
    """Print how many shots the player needs."""
    played = list(games(*SEAS[name], effort, n))
    shots = [len(game) for game in played]
    spent = sorted(time for game in played for time in game)
    print(
        f"{name:18} {player:9} {mean(shots):6.2f} ± {stdev(shots) / n**0.5:.2f} shots, "
        f"median {median(shots):g}, max {max(shots)}; "
        f"ms p50 {spent[len(spent) // 2]:.1f} p99 {spent[len(spent) * 99 // 100]:.1f}",
        flush=True,
    )


def main() -> None:
    """Measure everything."""
    given = [int(word) for word in sys.argv[1:]]
    n, fleets, cells = given + [100, 4000, 8][len(given) :]
    print("kernel" if is_native() else "twin")
    listing()
    for name, (problem, telling) in {**SEAS, "battaglia-navale": ITALIAN}.items():
        drawing(name, problem, telling)
    for name in SEAS:
        strength(name, "greedy", GREEDY, n)
        strength(name, "roll-out", Effort(fleets=fleets, cells=cells), n)


if __name__ == "__main__":
    main()
