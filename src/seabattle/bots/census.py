"""Ships counted one by one, as if they took no notice of each other.

Rough, but it always has an answer: for seas that are too large to imagine whole fleets.
"""

from seabattle.beliefs.problem import Candidates, cells_in
from seabattle.bots.sighting import enemy_fleets
from seabattle.views import View


def rough_odds(view: View) -> list[float]:
    """How likely each cell holds a ship, by the places left to every class."""
    problem = enemy_fleets(view)
    empty = [1.0] * problem.size
    for candidates in problem.classes:
        for cell, part in enumerate(_cover_shares(candidates, problem.must_cover, problem.size)):
            empty[cell] *= max(0.0, 1 - part) ** candidates.count
    return [1 - chance for chance in empty]


def _cover_shares(candidates: Candidates, must_cover: int, size: int) -> list[float]:
    """For each cell, the part of the places that lie on it.

    Places over cells that hold a ship count for many.
    """
    covered, whole = [0.0] * size, 0.0
    for placement in candidates.placements:
        weight = float(1 << 4 * (placement.cells & must_cover).bit_count())
        whole += weight
        for cell in cells_in(placement.cells):
            covered[cell] += weight
    return [weight / (whole or 1.0) for weight in covered]
