"""How many shots a player needs, with the luck of its games taken out.

``python bench/luck.py milton-bradley admiral --games 3000 --keep luck.jsonl`` clears the same
fields as ``bench/strength.py``. After every answer it asks how many misses are still to be
expected, and before it how many were, for all possible answers. The difference is luck: its mean is
nought, for any way to expect, as long as fleets are drawn evenly. So the shots less the luck of a
game have the same mean as the shots, and spread much less: on ``milton-bradley`` 3,000 games with
luck say as much as 200 without.

What is expected is looked up by the ships not yet struck and the cells not yet fired at, in
a table made of surveyor's games on other fields, and averaged over fleets that agree with
all that was told. They are drawn with a seed of their own, of which the player knows nothing.
A run may be stopped and taken up. The luck is printed, too: if it is not nought within its
error, something is wrong with the fields or with this.
"""

import argparse
import sys
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from statistics import linear_regression
from typing import TypeAlias

import msgspec
from strength import SEED, fields_of, figure, ruleset_of

from seabattle.arena.seed import seed_for
from seabattle.arena.solo_field import Field, FieldSource
from seabattle.beliefs import make_sampler
from seabattle.bots import Bot, find_bot
from seabattle.bots.dice import BotDice
from seabattle.bots.standing.marks_from_view import enemy_fleets, telling_of
from seabattle.game import Fire
from seabattle.grid import Mask
from seabattle.matches.practice import PracticeMatch
from seabattle.rules import Ruleset, random_fleet
from seabattle.views import View

FLEETS = 150
"""Drawn after every shot; with 2,400 the spread is hardly smaller."""

LEARNED = 1000
"""Games by surveyor that the table is made of."""

Ships: TypeAlias = tuple[Mask, ...]
Untouched: TypeAlias = tuple[int, ...]
Weighed: TypeAlias = list[tuple[Ships, int]]


class Played(msgspec.Struct):
    """One field cleared, and how lucky that was."""

    sea: str
    player: str
    field: int
    shots: int
    luck: float


class Shot(msgspec.Struct):
    """A view, the cell fired at next, and the cells fired at then."""

    view: View
    cell: Mask
    fired: Mask


def shots_of(bot: Bot, practice: PracticeMatch, field: Field) -> Iterator[Shot]:
    """Clear a field, shot by shot."""
    practice.begin(field)
    fired, mask = 0, practice.ruleset.grid.mask
    while not practice.over:
        view = practice.view
        command = bot.act(view)
        assert isinstance(command, Fire), command
        practice.send(command)
        cell = mask(command.at)
        fired |= cell
        yield Shot(view, cell, fired)


def untouched(ships: Ships, fired: Mask) -> Untouched:
    """The lengths of the ships that no shot has struck."""
    return tuple(sorted(ship.bit_count() for ship in ships if not ship & fired))


class Expectation:
    """Misses still to come, by the lines that were learned."""

    def __init__(self, lines: dict[Untouched, tuple[float, float]]) -> None:
        self._lines = lines

    def of(self, fleets: Weighed, fired: Mask, shot: Mask = 0) -> float:
        """The mean over the fleets; the *shot* that was fired last is one, if it missed."""
        whole = sum(weight for _, weight in fleets)
        return sum(w * self._misses(ships, fired, shot) for ships, w in fleets) / whole

    def _misses(self, ships: Ships, fired: Mask, shot: Mask) -> float:
        missed = bool(shot) and not sum(ships) & shot
        if not sum(ships) & ~fired:
            return missed
        slope, intercept = self._lines.get(untouched(ships, fired), (0.0, 0.0))
        return missed + max(0.0, intercept + slope * fired.bit_count())


def learned(ruleset: Ruleset, practice: PracticeMatch, games: int) -> Expectation:
    """How many misses follow: a line over the cells fired at, for each set of ships left."""
    seen: dict[Untouched, list[tuple[int, int]]] = defaultdict(list)
    fields = FieldSource(ruleset, seed_for(SEED, "luck", 0)).draw_fields(games)
    for number, field in enumerate(fields):
        ships = tuple(ruleset.grid.mask(ship.cells) for ship in field)
        bot = find_bot("surveyor")(seed_for(SEED, "learned", number))
        fired = [shot.fired for shot in shots_of(bot, practice, field)]
        last = (fired[-1] & ~sum(ships)).bit_count()
        for before in fired:
            misses = (before & ~sum(ships)).bit_count()
            seen[untouched(ships, before)].append((before.bit_count(), last - misses))
    return Expectation({left: _line(points) for left, points in seen.items()})


def _line(points: list[tuple[int, int]]) -> tuple[float, float]:
    cells, misses = zip(*points, strict=True)
    if len(set(cells)) == 1:
        return 0.0, sum(misses) / len(misses)
    line = linear_regression(cells, misses)
    return line.slope, line.intercept


def imagined(view: View, seed: int) -> Weighed:
    """Fleets that agree with all that was told."""
    telling = telling_of(view.ruleset)
    sampler = make_sampler(enemy_fleets(view), hit_names_class=telling.hit_names_class)
    fleets = sampler.list_fleets(FLEETS) or sampler.draw_fleets(FLEETS, seed)
    cells = sampler.table.cells
    return [
        (tuple(cells[berth] for berth in fleets[number]), fleets.weights[number])
        for number in range(len(fleets))
    ]


def played(
    bot: Bot, practice: PracticeMatch, field: Field, expectation: Expectation, seed: int
) -> tuple[int, float]:
    """The shots that a field takes, and how many of them were bad luck."""
    truth = sum(practice.ruleset.grid.mask(ship.cells) for ship in field)
    luck, awaited, fired, shots = 0.0, 0.0, 0, 0
    for shots, shot in enumerate(shots_of(bot, practice, field), 1):
        fleets = imagined(shot.view, seed_for(seed, "imagined", shots))
        if fired:
            luck += expectation.of(fleets, fired) - awaited
        fired = shot.fired
        awaited = expectation.of(fleets, fired, shot.cell)
        luck += not truth & shot.cell
    return shots, luck - awaited


def play(sea: str, player: str, games: int, keep: Path) -> None:
    """Clear what is not yet cleared, and write it down as it comes."""
    ruleset = ruleset_of(sea)
    practice = PracticeMatch(
        ruleset, random_fleet(ruleset, BotDice(seed_for(SEED, "own fleet", 0)))
    )
    done = {each.field for each in kept_in(keep, sea, player)}
    expectation = learned(ruleset, practice, LEARNED)
    with keep.open("ab", buffering=0) as file:
        for number, field in enumerate(fields_of(sea, ruleset, games)):
            if number in done:
                continue
            bot = find_bot(player)(seed_for(SEED, "bot", number))
            seed = seed_for(SEED, "luck", number + 1)
            shots, luck = played(bot, practice, field, expectation, seed)
            file.write(msgspec.json.encode(Played(sea, player, number, shots, luck)) + b"\n")


def kept_in(file: Path, sea: str, player: str) -> list[Played]:
    """What a player has played on a sea before."""
    lines = file.read_bytes().splitlines() if file.exists() else []
    kept = [msgspec.json.decode(line, type=Played) for line in lines]
    return [each for each in kept if (each.sea, each.player) == (sea, player)]


def table(kept: list[Played]) -> None:
    """Print what was played, with luck and without."""
    print("| sea | player | fields | shots | luck | shots without luck |")
    print("|---|---|---|---|---|---|")
    print(
        f"| `{kept[0].sea}` | {kept[0].player} | {len(kept)} | "
        f"{figure([each.shots for each in kept])} | {figure([each.luck for each in kept])} | "
        f"{figure([each.shots - each.luck for each in kept])} |"
    )


def main() -> None:
    """Play, and print what was played."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("sea")
    parser.add_argument("player")
    parser.add_argument("--games", type=int, default=3000, help="how many fields there are")
    parser.add_argument("--keep", type=Path, required=True, help="where the results are kept")
    options = parser.parse_args()
    play(options.sea, options.player, options.games, options.keep)
    table(kept_in(options.keep, options.sea, options.player))


if __name__ == "__main__":
    sys.exit(main())
