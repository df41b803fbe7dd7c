"""What is lost by thinking less about a shot, position by position.

``python bench/regret.py milton-bradley --games 8`` lets the admiral clear fields and asks
wherever fleets are drawn: which cell would be fired at with this much thought or that, and
how many shots more does it cost when sixteen cells are weighed against 100,000 fleets? The
sums for a game tell in minutes what thousands of games would drown in luck. The weighing
has errors of its own, so that even the best player seems to lose something: only the
differences between the columns mean anything.
"""

import argparse
from collections import Counter

from strength import fields_of, ruleset_of, truth_of

from seabattle.beliefs import Effort, Sampler, apply_marks, make_sampler, problem_of
from seabattle.beliefs.sampling.solo_game import PythonSoloGame
from seabattle.bots.skill import ADMIRAL
from seabattle.bots.standing.marks_from_view import telling_of

JUDGE = Effort(limit=0, fleets=100_000, cells=16, margin=0)
UNSEEN = 0.1
"""Shots that a cell is taken to cost when the judge did not weigh it."""

THINKERS = {
    "likeliest cell": Effort(fleets=16_000, cells=1),
    "8 cells, 4,000 fleets": Effort(fleets=4_000, cells=8),
    "admiral": ADMIRAL.effort,
    "12 cells, 40,000 fleets": Effort(fleets=40_000, cells=12, glance=6_000),
    "10 cells, 60,000 fleets": Effort(fleets=60_000, cells=10, glance=8_000),
}


class Judged(PythonSoloGame):
    """A field cleared by the admiral, while a judge weighs what others would have done."""

    costs: Counter[str]

    def fire(self) -> int:
        """Fire as the admiral would."""
        marks = self._marks()
        fired = marks.empty | marks.struck
        sampler = make_sampler(
            apply_marks(self._problem, marks), hit_names_class=self._telling.hit_names_class
        )
        if sampler.list_fleets(ADMIRAL.listed) is None:
            cell = self._judged(sampler, fired)
        else:
            cell = sampler.shot(fired, self._telling, self._effort, self._chance.word()).cell
        self._hear(cell, marks.struck | 1 << cell)
        return cell

    def _judged(self, sampler: Sampler, fired: int) -> int:
        fleets = sampler.draw_fleets(JUDGE.fleets, self._chance.word())
        verdict = sampler.choose_shot(fleets, fired, self._telling, JUDGE, 1)
        shots = {cell: total / verdict.weight for cell, total in verdict.options}
        best = min(shots.values())
        chosen = {
            name: sampler.shot(fired, self._telling, effort, self._chance.word()).cell
            for name, effort in THINKERS.items()
        }
        for name, cell in chosen.items():
            self.costs[name] += shots.get(cell, best + UNSEEN) - best
        self.costs["decisions"] += 1
        return chosen["admiral"]


def main() -> None:
    """Print after each field what each thinker has lost in a game so far."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("sea")
    parser.add_argument("--games", type=int, default=8)
    options = parser.parse_args()
    ruleset = ruleset_of(options.sea)
    problem, telling = problem_of(ruleset), telling_of(ruleset)
    costs: Counter[str] = Counter()
    for number, field in enumerate(fields_of(options.sea, ruleset, options.games)):
        truth = truth_of(ruleset, problem, field)
        game = Judged(problem, truth, telling, ADMIRAL.effort, number)
        game.costs = costs
        while not game.over:
            game.fire()
        means = [f"{name} {cost / (number + 1):.3f}" for name, cost in costs.items()]
        print(f"{options.sea}, {number + 1} games: {'; '.join(means)}", flush=True)


if __name__ == "__main__":
    main()
