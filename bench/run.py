"""Measure, and print what was measured."""

import argparse
import sys
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from games import our_games, record_bytes, side_by_side, signature, their_games

from seabattle.rules import load_variant, settle, variant_names

RIVAL = "OpenSpiel battleship"


def main() -> None:
    """Games a second for every variant, the ratio to OpenSpiel, record sizes, the signature."""
    options = _options()
    players = {name: our_games(settle(load_variant(name))) for name in variant_names()}
    theirs = their_games()
    if theirs is None:
        print("OpenSpiel is not installed: run scripts/bench to measure beside it.\n")
    rivals = {"milton-bradley": players["milton-bradley"]} | ({RIVAL: theirs} if theirs else {})
    _print_pace(rivals, options.seconds)
    _print_pace(players, options.seconds / 4)
    print(f"\n{'record of a finished game':28} {'bytes, largest of 20':>22}")
    for name in variant_names():
        ruleset = settle(load_variant(name))
        print(f"{name:28} {max(record_bytes(ruleset, seed) for seed in range(20)):22,}")
    print(f"\nsignature {signature()}")


def _print_pace(players: dict[str, Callable[[int], int]], seconds: float) -> None:
    paces = side_by_side(players, seconds)
    print(f"\n{'random games, one thread':28} {'games/s':>10} {'actions':>9} {'µs/action':>10}")
    for name, pace in paces.items():
        each = pace.seconds / pace.actions * 1e6
        mean = pace.actions / pace.games
        print(f"{name:28} {pace.per_second:10.1f} {mean:9.1f} {each:10.1f}")
    if RIVAL in paces:
        ratio = paces["milton-bradley"].per_second / paces[RIVAL].per_second
        print(f"{'ratio':28} {ratio:10.1f}")


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=main.__doc__)
    parser.add_argument("--seconds", type=float, default=20.0, help="seconds for each rival")
    return parser.parse_args()


if __name__ == "__main__":
    main()
