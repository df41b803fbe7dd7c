"""Places a whole fleet: greedily in order, or by a backtracking search with a step budget.

Work is counted in berths looked at, never in seconds (no timeout), so the search is
deterministic: every machine finds or gives up the same fleets.
"""

from functools import lru_cache

from msgspec import Struct

from seabattle.grid import Grid, Mask
from seabattle.rules.fitting.berth import berths, ship_at
from seabattle.rules.fleet import Ship, ShipClass
from seabattle.rules.sea import Touching, clear_water

STEPS = 3_000_000
"""How many berths a search looks at before it gives up: a second or so."""

Places = tuple[tuple[int, Mask], ...]
"""Ships laid: the place of the class in the fleet, and the berth."""


class OutOfSteps(Exception):  # noqa: N818 -- An answer to expect, not a failure.
    """The search was given up."""


class PlacementProblem(Struct, frozen=True):
    """A fleet about to be laid on a grid."""

    grid: Grid
    touching: Touching
    fleet: tuple[ShipClass, ...]
    slots: tuple[int, ...]
    """A class for every ship, the largest first: they are the hardest to lay."""

    berths: tuple[tuple[Mask, ...], ...]
    """By class."""

    def water(self, berth: Mask) -> Mask:
        """The cells that a ship on *berth* takes from all others: its own and its clear water."""
        return berth | clear_water(self.grid, berth, self.touching)

    def ships(self, places: Places) -> tuple[Ship, ...]:
        """The ships on their berths, the classes in the order of the file."""
        return tuple(
            ship_at(self.grid, self.fleet[kind], berth)
            for kind, berth in sorted(places, key=lambda place: place[0])
        )


@lru_cache(maxsize=16)
def placement_problem(
    grid: Grid, fleet: tuple[ShipClass, ...], touching: Touching
) -> PlacementProblem:
    """The problem of placing *fleet*, with the berths of every class."""
    slots = [kind for kind, entry in enumerate(fleet) for _ in range(entry.count)]
    slots.sort(key=lambda kind: -fleet[kind].size)
    return PlacementProblem(
        grid, touching, fleet, tuple(slots), tuple(berths(grid, entry) for entry in fleet)
    )


def lay_in_order(
    problem: PlacementProblem, slots: tuple[int, ...], lists: list[list[Mask]]
) -> Places | None:
    """Each ship on the first free berth of its list, or ``None`` when one finds none."""
    taken = 0
    places = []
    # A berth once passed over stays taken, so every list is read only once.
    unread = [iter(berth_list) for berth_list in lists]
    for kind in slots:
        berth = next((berth for berth in unread[kind] if not berth & taken), None)
        if berth is None:
            return None
        taken |= problem.water(berth)
        places.append((kind, berth))
    return tuple(places)


def search_places(
    problem: PlacementProblem, slots: tuple[int, ...], free: list[list[Mask]], steps: list[int]
) -> Places | None:
    """Depth-first backtracking for a placement, or ``None`` when there is none.

    Forward checking: each class must keep as many free berths as it still has ships to lay. *steps*
    holds what is left to spend; raises :class:`OutOfSteps` when it is used up.
    """
    if not slots:
        return ()
    kind, *rest = slots
    for index, berth in enumerate(free[kind]):
        # Ships of one class are alike: the next one comes later in the list.
        left = [*free[:kind], free[kind][index + 1 :], *free[kind + 1 :]]
        steps[0] -= 10 + sum(map(len, left))
        if steps[0] < 0:
            raise OutOfSteps
        taken = problem.water(berth)
        left = [[other for other in berth_list if not other & taken] for berth_list in left]
        if any(len(left[other]) < rest.count(other) for other in set(rest)):
            continue
        found = search_places(problem, tuple(rest), left, steps)
        if found is not None:
            return ((kind, berth), *found)
    return None
