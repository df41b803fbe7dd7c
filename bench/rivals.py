"""How the players of shared seas and of moving ships do against hunters.

``python bench/rivals.py forum 100`` plays a hundred games of one of ours against five
hunters, from every seat in turn; ``classic-bonus`` plays against one. Printed are the
share of games won with its standard error and the time a decision takes.
"""

import sys
from collections.abc import Callable
from random import Random
from time import process_time

from seabattle.bots.bot import Bot
from seabattle.bots.moving.moving_move import choose_moving_move
from seabattle.bots.players.hunter import Hunter
from seabattle.bots.shared.shared_move import choose_shared_move
from seabattle.bots.skill import SamplingEffort
from seabattle.game import Phase, Refusal, SeatCommand, seats_in
from seabattle.matches import Match
from seabattle.rules import Ruleset, load_variant, settle
from seabattle.views import View

SEATS = {"forum": 6, "classic-bonus": 2}
MOST = 5000


class Timed:
    """A seat played by one of the moves, with a stopwatch."""

    def __init__(self, ruleset: Ruleset, seed: int, effort: SamplingEffort) -> None:
        shared = ruleset.sea.shared
        self._move: Callable[[View, int, SamplingEffort], SeatCommand]
        self._move = choose_shared_move if shared else choose_moving_move
        self._seed, self._effort = seed, effort
        self.milliseconds: list[float] = []

    def act(self, view: View) -> SeatCommand:
        """The move, timed."""
        start = process_time()
        command = self._move(view, self._seed, self._effort)
        self.milliseconds.append(1000 * (process_time() - start))
        return command


def play(ruleset: Ruleset, seed: int, ours: Timed, seat: int) -> bool:
    """Whether the seat of the bot wins a game; one that is lost is not played on."""
    match = Match(ruleset, chance=Random(seed), spectators=False)
    bots: list[Bot] = [
        ours if each == seat else Hunter(100 * seed + each) for each in range(ruleset.seats)
    ]
    while not match.over and match.table.present >> seat & 1:
        table = match.table
        waiting = table.phase is Phase.PLACING or table.turn is None
        acting = next(seats_in(table.awaited)) if waiting else table.turn
        assert acting is not None
        outcome = match.send(acting, bots[acting].act(match.view(acting)))
        if isinstance(outcome, Refusal) or len(match.journal) > MOST:
            raise SystemExit(f"game {seed} went wrong: {outcome}")
    return match.table.winner == seat


def main(name: str, games: int, samples: int = 400, first: int = 0) -> None:
    """Play and print, from the game *first* on."""
    ruleset = settle(load_variant(name), SEATS[name])
    won, spent = 0, list[float]()
    for played, seed in enumerate(range(first, first + games), 1):
        ours = Timed(ruleset, seed, SamplingEffort(samples=samples))
        won += play(ruleset, seed, ours, seed % ruleset.seats)
        spent += ours.milliseconds
        share = won / played
        error = (share * (1 - share) / played) ** 0.5
        spent.sort()
        middle, late = spent[len(spent) // 2], spent[len(spent) * 99 // 100]
        print(
            f"{name}: {won} of {played} won, {share:.3f} ± {error:.3f}, "
            f"decision p50 {middle:.0f} ms, p99 {late:.0f} ms",
            flush=True,
        )


if __name__ == "__main__":
    main(sys.argv[1], *map(int, sys.argv[2:]))
