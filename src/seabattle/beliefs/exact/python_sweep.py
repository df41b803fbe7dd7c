"""The sweep in plain Python: a forward pass over states, then counts backwards.

It does what the kernel does, slower and easier to read.

Numbers are those of :mod:`seabattle.beliefs.exact.plan`. ``ways[i][front][tally]`` is
the number of ways to complete the fleet from that state before step ``i``.
"""

from collections.abc import Iterator

from seabattle.beliefs.exact.plan import SweepPlan, SweepStart, SweepStep
from seabattle.beliefs.exact.tally import Tallies
from seabattle.beliefs.fleet_problem import cells_in
from seabattle.beliefs.limits import ProblemTooLarge

Ways = dict[int, dict[int, int]]


class PythonSweep:
    """A plan carried out: every reachable state, and its ways to the end."""

    def __init__(self, plan: SweepPlan, budget: int) -> None:
        self._plan = plan
        self._tallies = Tallies(plan.counts)
        self._rooms = [self._tallies.tallies_with_room(kin) for kin in range(len(plan.counts))]
        self.states = 0
        self._ways = self._count_ways(self._reach_states(budget))

    @property
    def total(self) -> int:
        """The number of fleets."""
        return self._ways[0].get(0, {}).get(0, 0)

    def odds(self) -> list[int]:
        """Count for every placement the fleets that contain it."""
        found = [0] * self._plan.lanes
        flow: Ways = {0: {0: 1}}
        for step, ways in zip(self._plan.steps, self._ways[1:], strict=True):
            following: Ways = {}
            for front, tallies in flow.items():
                for start, stride, target in self._moves(step, front):
                    onward = ways.get(target)
                    if onward is None:
                        continue
                    arrived = following.setdefault(target, {})
                    for tally, count in tallies.items():
                        then = tally + stride
                        if then not in onward or not self._fits(start, tally):
                            continue
                        arrived[then] = arrived.get(then, 0) + count
                        if start is not None:
                            found[start.lane] += count * onward[then]
            flow = following
        return found

    def fleet(self, number: int) -> list[int]:
        """Name the placements of the fleet called *number*, from 0 to the total less one."""
        if not 0 <= number < self.total:
            raise IndexError(f"there is no fleet number {number}")
        front = tally = 0
        fleet = []
        for step, ways in zip(self._plan.steps, self._ways[1:], strict=True):
            for start, stride, target in self._moves(step, front):
                if not self._fits(start, tally):
                    continue
                count = ways.get(target, {}).get(tally + stride, 0)
                if number < count:
                    break
                number -= count
            if start is not None:
                fleet.append(start.lane)
            front, tally = target, tally + stride
        return fleet

    def _reach_states(self, budget: int) -> list[dict[int, int]]:
        """List for every step the fronts that can be met, each with its set of tallies."""
        layers = [{0: 1}]
        self.states = 1
        for step in self._plan.steps:
            following: dict[int, int] = {}
            for front, tallies in layers[-1].items():
                for start, stride, target in self._moves(step, front):
                    begun = tallies if start is None else tallies & self._rooms[start.kin]
                    arrived = (begun << stride) & step.hope
                    if arrived:
                        following[target] = following.get(target, 0) | arrived
            self.states += sum(map(int.bit_count, following.values()))
            if self.states > budget:
                raise ProblemTooLarge(f"more than {budget} states")
            layers.append(following)
        return layers

    def _count_ways(self, layers: list[dict[int, int]]) -> list[Ways]:
        """Count the ways from every state to the end, last step first."""
        ways: Ways = {front: dict.fromkeys(cells_in(on), 1) for front, on in layers.pop().items()}
        counted = [ways]
        for step, layer in zip(reversed(self._plan.steps), reversed(layers), strict=True):
            ways = {}
            for front, tallies in layer.items():
                ways[front] = here = dict.fromkeys(cells_in(tallies), 0)
                for start, stride, target in self._moves(step, front):
                    onward = counted[-1].get(target, {})
                    for tally in here:
                        if tally + stride in onward and self._fits(start, tally):
                            here[tally] += onward[tally + stride]
            counted.append(ways)
        return counted[::-1]

    def _moves(self, step: SweepStep, front: int) -> Iterator[tuple[SweepStart | None, int, int]]:
        """List what may happen at a cell: nothing begins, or one of the ships does."""
        if front & step.due == step.due:
            yield None, 0, (front >> step.shift) & step.keep
        for start in step.starts:
            blocked = front | start.blocked
            if not front & start.cells and blocked & step.due == step.due:
                stride = self._tallies.strides[start.kin]
                yield start, stride, (blocked >> step.shift) & step.keep

    def _fits(self, start: SweepStart | None, tally: int) -> bool:
        return start is None or bool(self._rooms[start.kin] >> tally & 1)
