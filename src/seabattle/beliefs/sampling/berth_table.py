"""A table of all berths of a problem, and which of them conflict.

Every placement has a number, its *berth*, and sets of berths are the bits of an
integer. The berths of a class begin at a multiple of 64, which is where a word
of the kernel begins.
"""

from collections.abc import Iterable, Iterator
from functools import cached_property

from seabattle.beliefs.fleet_problem import Candidates, FleetProblem, Placement, cells_in
from seabattle.beliefs.limits import ProblemTooLarge

MOST_SHIPS = 64
MOST_BERTHS = 1 << 15


class BerthTable:
    """The berths of a problem, and which of them are in each other's way.

    Classes with the same candidates are placed as one, because no answer tells
    their ships apart; not so where every hit names a class.
    """

    def __init__(self, problem: FleetProblem, *, hit_names_class: bool = False) -> None:
        self.problem = problem
        self.kin, self.kin_of = _group_classes(problem)
        if hit_names_class:
            self.kin, self.kin_of = list(problem.classes), tuple(range(len(problem.classes)))
        """Candidates placed as one, and for each class of the problem which of them it is in."""
        self.ships = sum(kin.count for kin in self.kin)
        self.first: list[int] = []
        """The first berth of every kin."""
        self.berths = 0
        for kin in self.kin:
            self.first.append(self.berths)
            self.berths += -len(kin.placements) % 64 + len(kin.placements)
        if self.ships > MOST_SHIPS or self.berths > MOST_BERTHS:
            raise ProblemTooLarge("the fleet has too many ships or too many places for them")

    @property
    def must_cover(self) -> int:
        """The cells that hold a ship."""
        return self.problem.must_cover

    def list_berths(self) -> Iterator[tuple[int, int, Placement]]:
        """List berth, kin and placement."""
        for number, (first, kin) in enumerate(zip(self.first, self.kin, strict=True)):
            for place, placement in enumerate(kin.placements):
                yield first + place, number, placement

    @cached_property
    def cells(self) -> dict[int, int]:
        """The cells of every berth."""
        return {berth: placement.cells for berth, _, placement in self.list_berths()}

    @cached_property
    def kin_at(self) -> dict[int, int]:
        """For every berth the kin it belongs to."""
        return {berth: kin for berth, kin, _ in self.list_berths()}

    def name_ships(self, berths: Iterable[int]) -> Iterator[tuple[int, int]]:
        """The class and the cells of every ship of a fleet; kin are named in their order."""
        names = {
            kin: [
                number
                for number, candidates in enumerate(self.problem.classes)
                if self.kin_of[number] == kin
                for _ in range(candidates.count)
            ]
            for kin in range(len(self.kin))
        }
        for berth in berths:
            yield names[self.kin_at[berth]].pop(0), self.cells[berth]

    @cached_property
    def open(self) -> int:
        """The berths that a ship may take."""
        found = 0
        for berth, kin, (cells, blocked) in self.list_berths():
            # Clear water over a cell that holds a ship would leave no ship to cover it.
            if self.kin[kin].count and not blocked & ~cells & self.must_cover:
                found |= 1 << berth
        return found

    @cached_property
    def ranges(self) -> list[int]:
        """For every kin the set of its berths."""
        return [
            ((1 << len(kin.placements)) - 1) << first
            for first, kin in zip(self.first, self.kin, strict=True)
        ]

    @cached_property
    def covering(self) -> list[int]:
        """For every cell the open berths that cover it."""
        found = [0] * self.problem.size
        for berth in cells_in(self.open):
            for cell in cells_in(self.cells[berth]):
                found[cell] |= 1 << berth
        return found

    @cached_property
    def conflicts(self) -> dict[int, int]:
        """For every open berth those that no other ship may take beside it, itself included."""
        found = {}
        for berth, _, placement in self.list_berths():
            if self.open >> berth & 1:
                found[berth] = 0
                for cell in cells_in(placement.blocked):
                    found[berth] |= self.covering[cell]
        return found


def _group_classes(problem: FleetProblem) -> tuple[list[Candidates], tuple[int, ...]]:
    """Gather the classes with the same candidates."""
    counts: dict[tuple[Placement, ...], int] = {}
    for candidates in problem.classes:
        counts.setdefault(candidates.placements, 0)
        counts[candidates.placements] += candidates.count
    numbers = {placements: number for number, placements in enumerate(counts)}
    return (
        [Candidates(count, placements) for placements, count in counts.items()],
        tuple(numbers[candidates.placements] for candidates in problem.classes),
    )
