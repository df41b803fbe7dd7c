"""Luck and skill come to what was saved, on many games of each preset, and luck has no mean.

``python bench/identity.py --games 1000 --keep games.jsonl`` has a player clear evenly drawn
fields of every preset that is measured, and tells the largest difference between luck plus
skill and what was saved, and the mean of luck with its standard error. Every game is a line
of the file, so that a campaign that was stopped goes on (resumable).
"""

import argparse
import sys
from collections.abc import Iterator
from pathlib import Path

from msgspec import Struct, json
from strength import figure

from seabattle.arena.seed import seed_for
from seabattle.arena.solo_field import Field, FieldSource
from seabattle.features.analysis.fitting import (
    draw_fields,
    expectation_for,
    play_field,
    practice_for,
)
from seabattle.features.analysis.move import MoveAnalyser
from seabattle.rules import Ruleset, load_variant, settle

PRESETS = (
    *("classic", "milton-bradley", "sea-battle", "sea-battle-corners", "sea-battle-bent"),
    *("sea-battle-15", "battaglia-navale"),
)

PIECE = 50
"""Fields that are drawn at once, by a seed of their own."""


class MeasuredGame(Struct, frozen=True):
    """What a game came to."""

    variant: str
    player: str
    number: int
    expected: float
    result: float
    luck: float
    skill: float

    @property
    def gap(self) -> float:
        """What luck and skill leave unexplained: rounding."""
        return abs(self.expected - self.result - self.luck - self.skill)


def draw_piece(ruleset: Ruleset, piece: int) -> Iterator[Field]:
    """Fifty fields, each legal fleet as likely as any other."""
    source = FieldSource(ruleset, seed_for(23, "identity", piece))
    if source.even:
        return iter(source.draw_fields(PIECE))
    return draw_fields(ruleset, PIECE, seed_for(23, "identity", piece))


def measure_piece(variant: str, player: str, piece: int, first: int) -> Iterator[MeasuredGame]:
    """The games of a piece, beginning with that of number *first*."""
    ruleset = settle(load_variant(variant), 2)
    expectation, practice = expectation_for(ruleset), practice_for(ruleset)
    for number, field in enumerate(draw_piece(ruleset, piece), piece * PIECE):
        if number < first:
            continue
        analyser = MoveAnalyser(expectation)
        turns = play_field(practice, field, seed_for(29, "identity", number), player)
        moves = [analyser.measure(*turn) for turn in turns]
        result = sum(move.cost for move in moves) + moves[-1].after
        luck, skill = sum(move.luck for move in moves), sum(move.skill for move in moves)
        yield MeasuredGame(variant, player, number, moves[0].before, result, luck, skill)


def read_games(kept: Path, player: str) -> dict[str, list[MeasuredGame]]:
    """What was measured before."""
    found: dict[str, list[MeasuredGame]] = {variant: [] for variant in PRESETS}
    for line in kept.read_bytes().splitlines() if kept.exists() else ():
        game = json.decode(line, type=MeasuredGame)
        if game.player == player:
            found[game.variant].append(game)
    return found


def print_figures(variant: str, player: str, games: list[MeasuredGame]) -> None:
    """A line of the table."""
    results, lucks = [each.result for each in games], [each.luck for each in games]
    skills, worst = [each.skill for each in games], max(each.gap for each in games)
    print(
        f"| `{variant}` | {player} | {len(games)} | {figure(results)} | {figure(lucks)} | "
        f"{figure(skills)} | {worst:.0e} |",
        flush=True,
    )


def main() -> None:
    """Measure what is missing, and print what there is."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--player", default="hunter")
    parser.add_argument("--presets", default=",".join(PRESETS))
    parser.add_argument("--keep", type=Path, required=True, metavar="FILE")
    options = parser.parse_args()
    games = read_games(options.keep, options.player)
    with options.keep.open("ab") as lines:
        for variant in options.presets.split(","):
            own = games[variant]
            while len(own) < options.games:
                piece = len(own) // PIECE
                for game in measure_piece(variant, options.player, piece, len(own)):
                    own.append(game)
                    lines.write(json.encode(game) + b"\n")
                    lines.flush()
            print_figures(variant, options.player, own)


if __name__ == "__main__":
    sys.exit(main())
