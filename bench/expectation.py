"""Fit what is still to be expected, for the analysis of games.

``python bench/expectation.py classic --games 600 --write`` has ``surveyor`` clear evenly drawn
fields, and fits the formula of ``seabattle/features/analysis/expectation.py`` to them.
``python bench/expectation.py classic --judge hunter --games 200`` has a player clear other fields
and prints luck and skill, with the identity and the processor time of a move.
"""

import argparse
import sys
import time
from pathlib import Path

import msgspec
from strength import figure

from seabattle.arena.seed import seed_for
from seabattle.arena.solo_field import FieldSource
from seabattle.features.analysis.fitting import (
    expectation_for,
    fit_expectation,
    play_field,
    practice_for,
)
from seabattle.features.analysis.move import MoveAnalyser
from seabattle.rules import Ruleset, load_variant, settle

FITS = Path(__file__).parents[1] / "src/seabattle/features/analysis/fits"

SEED = 17


def fit(ruleset: Ruleset, games: int, *, write: bool) -> None:
    """Fit, print and keep."""
    found = fit_expectation(ruleset, games, SEED)
    text = msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n"
    print(text.decode())
    if write:
        (FITS / f"{ruleset.name}.json").write_bytes(text)


def judge(ruleset: Ruleset, player: str, games: int) -> None:
    """Print what a player's games were worth."""
    expectation, practice = expectation_for(ruleset), practice_for(ruleset)
    results, lucks, skills, losses, times = [], [], [], [], []
    worst = 0.0
    for number, field in enumerate(FieldSource(ruleset, SEED + 1).draw_fields(games)):
        analyser, moves = MoveAnalyser(expectation), []
        for turn in play_field(practice, field, seed_for(SEED, "judge", number), player):
            begun = time.process_time()
            moves.append(analyser.analyse(*turn))
            times.append(1000 * (time.process_time() - begun))
        results.append(sum(move.cost for move in moves) + moves[-1].after)
        lucks.append(sum(move.luck for move in moves))
        skills.append(sum(move.skill for move in moves))
        losses.append(sum(move.loss for move in moves))
        worst = max(worst, abs(moves[0].before - results[-1] - lucks[-1] - skills[-1]))
    times.sort()
    print(
        f"| `{ruleset.name}` | {player} | {games} | {figure(results)} | {figure(lucks)} | "
        f"{figure(skills)} | {figure(losses)} | {worst:.0e} | {sum(times) / len(times):.1f} | "
        f"{times[len(times) * 99 // 100]:.0f} | {times[-1]:.0f} |",
        flush=True,
    )


def main() -> None:
    """Fit, or judge."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sea")
    parser.add_argument("--games", type=int, default=600)
    parser.add_argument("--write", action="store_true", help="keep what was fitted")
    parser.add_argument("--judge", metavar="PLAYER", help="judge this player's games instead")
    options = parser.parse_args()
    ruleset = settle(load_variant(options.sea), 2)
    if options.judge:
        judge(ruleset, options.judge, options.games)
    else:
        fit(ruleset, options.games, write=options.write)


if __name__ == "__main__":
    sys.exit(main())
