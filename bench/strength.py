"""How many shots the bots need, on the same fields, with paired differences.

``python bench/strength.py play classic admiral --games 3000 --keep shots.jsonl`` clears the
first 3,000 fields of a sea and writes a line for each; what the file already has is not
played again, so a run may be stopped and taken up. ``python bench/strength.py table
shots.jsonl`` prints the means and, for each sea, the difference of every player to the
first one on the fields that both have cleared. ``python bench/strength.py pack shots.jsonl``
prints the same games in one line for each player; ``bench/shots.jsonl`` was made so, and
both kinds of lines are read.

Seas are the presets, ``silent`` (milton-bradley without a word when a ship sinks),
``unarmed`` (battaglia-navale without special actions) and ``packed`` (sea-battle with the
large ships along two edges). Fields are those of
``seabattle fields --seed 1``: every legal fleet is as likely as any other. The players are
those of ``seabattle solo``, and ``greedy``, who fires at the likeliest cell of all
fleets where they are at most 200,000, and of 16,000 drawn ones before.
"""

import argparse
import sys
from collections.abc import Iterable, Iterator
from itertools import count, takewhile
from math import sqrt
from pathlib import Path
from statistics import mean, median, stdev

import msgspec
from msgspec.structs import replace
from packed import packed_fields

from seabattle.arena.seed import seed_for
from seabattle.arena.solo import SoloRun
from seabattle.arena.solo_field import Field, FieldSource
from seabattle.beliefs import Effort, Fleet, FleetProblem, backend_for, problem_of
from seabattle.bots.standing.marks_from_view import telling_of
from seabattle.rules import Ruleset, load_variant, settle

GREEDY = Effort(limit=200_000, fleets=16_000, cells=1)
SEED = 1
VARIANTS = {"silent": "milton-bradley", "packed": "sea-battle", "unarmed": "battaglia-navale"}


class Cleared(msgspec.Struct):
    """One field cleared by one player."""

    sea: str
    player: str
    field: int
    shots: int
    turns: int


class Packed(msgspec.Struct):
    """The first fields of a sea as one player cleared them."""

    sea: str
    player: str
    shots: list[int]
    turns: list[int]


def ruleset_of(sea: str) -> Ruleset:
    """The rules that a sea is played by."""
    ruleset = settle(load_variant(VARIANTS.get(sea, sea)))
    if sea == "unarmed":
        ruleset = replace(ruleset, arsenal=())
    if sea == "silent":
        silent = replace(ruleset.disclosure, sinking_told=False, sunk_names=())
        ruleset = replace(ruleset, disclosure=silent)
    return ruleset


def fields_of(sea: str, ruleset: Ruleset, games: int) -> list[Field]:
    """The first fields of a sea."""
    if sea == "packed":
        return packed_fields(ruleset, games, SEED)
    return FieldSource(ruleset, SEED).draw_fields(games)


def greedy(ruleset: Ruleset, field: Field, seed: int) -> int:
    """The shots of the one who looks no further than the next."""
    problem = problem_of(ruleset)
    truth = truth_of(ruleset, problem, field)
    solo = backend_for(problem).solo_game(problem, truth, telling_of(ruleset), GREEDY, seed)
    shots = 0
    while not solo.over:
        solo.fire()
        shots += 1
    return shots


def truth_of(ruleset: Ruleset, problem: FleetProblem, field: Field) -> Fleet:
    """A field as the beliefs count it."""
    lying = [(ship.ship_class, ruleset.grid.mask(ship.cells)) for ship in field]
    return tuple(
        tuple(
            number
            for number, placement in enumerate(candidates.placements)
            if (entry.name, placement.cells) in lying
        )
        for entry, candidates in zip(ruleset.fleet, problem.classes, strict=True)
    )


def cleared(sea: str, player: str, numbers: Iterable[int], games: int) -> Iterator[Cleared]:
    """Clear the fields of these numbers."""
    ruleset = ruleset_of(sea)
    fields = fields_of(sea, ruleset, games)
    run = SoloRun(ruleset, player, SEED, fields)
    for number in numbers:
        if player == "greedy":
            shots = greedy(ruleset, fields[number], seed_for(SEED, "greedy", number))
            yield Cleared(sea, player, number, shots, shots)
        else:
            clearing = run.play(number)
            assert clearing.fault is None, clearing.fault
            yield Cleared(sea, player, number, clearing.shots, clearing.turns)


def kept_in(files: Iterable[Path]) -> list[Cleared]:
    """What was measured before."""
    lines = (line for file in files if file.exists() for line in file.read_bytes().splitlines())
    return [each for line in lines for each in _read(line)]


def _read(line: bytes) -> Iterator[Cleared]:
    if b'"field"' in line:
        yield msgspec.json.decode(line, type=Cleared)
        return
    packed = msgspec.json.decode(line, type=Packed)
    for field, (shots, turns) in enumerate(zip(packed.shots, packed.turns, strict=True)):
        yield Cleared(packed.sea, packed.player, field, shots, turns)


def pack(files: Iterable[Path]) -> None:
    """Print what was measured, as far as no field was left out."""
    for sea, players in by_player(files).items():
        for player, fields in players.items():
            row = [fields[number] for number in takewhile(fields.__contains__, count())]
            shots, turns = [each.shots for each in row], [each.turns for each in row]
            print(msgspec.json.encode(Packed(sea, player, shots, turns)).decode())


def by_player(files: Iterable[Path]) -> dict[str, dict[str, dict[int, Cleared]]]:
    """What was measured, by sea, player and field."""
    found: dict[str, dict[str, dict[int, Cleared]]] = {}
    for each in kept_in(files):
        found.setdefault(each.sea, {}).setdefault(each.player, {})[each.field] = each
    return found


def play(sea: str, player: str, numbers: range, keep: Path) -> None:
    """Clear what is not yet cleared, and write it down as it comes."""
    done = {each.field for each in kept_in([keep]) if (each.sea, each.player) == (sea, player)}
    wanted = [number for number in numbers if number not in done]
    with keep.open("ab", buffering=0) as file:
        for each in cleared(sea, player, wanted, numbers.stop):
            file.write(msgspec.json.encode(each) + b"\n")


def table(files: Iterable[Path]) -> None:
    """Print every player's mean, and the paired difference to the first of the same sea."""
    print("| sea | player | fields | shots | median | most | turns | difference |")
    print("|---|---|---|---|---|---|---|---|")
    for sea, players in by_player(files).items():
        first = next(iter(players))
        for player, fields in players.items():
            shots = [each.shots for each in fields.values()]
            turns = [each.turns for each in fields.values()]
            both = [
                each.shots - players[first][number].shots
                for number, each in fields.items()
                if number in players[first]
            ]
            paired = f"{figure(both)} to {first}" if player != first and both else ""
            print(
                f"| `{sea}` | {player} | {len(shots)} | {figure(shots)} | {median(shots):g} | "
                f"{max(shots)} | {figure(turns)} | {paired} |"
            )


def figure(numbers: list[int]) -> str:
    """A mean and its standard error."""
    error = stdev(numbers) / sqrt(len(numbers)) if len(numbers) > 1 else float("nan")
    return f"{mean(numbers):.2f} ± {error:.2f}"


def main() -> None:
    """Play, or print what was played."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    commands = parser.add_subparsers(dest="command", required=True)
    playing = commands.add_parser("play")
    playing.add_argument("sea")
    playing.add_argument("player")
    playing.add_argument("--first", type=int, default=0, help="the first field")
    playing.add_argument("--games", type=int, default=3000, help="how many fields there are")
    playing.add_argument("--keep", type=Path, required=True, help="where the results are kept")
    for name in ("table", "pack"):
        telling = commands.add_parser(name)
        telling.add_argument("files", type=Path, nargs="+")
    options = parser.parse_args()
    if options.command == "table":
        table(options.files)
    elif options.command == "pack":
        pack(options.files)
    else:
        numbers = range(options.first, options.games)
        play(options.sea, options.player, numbers, options.keep)


if __name__ == "__main__":
    sys.exit(main())
