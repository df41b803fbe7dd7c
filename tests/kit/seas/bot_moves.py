"""Moves of the bots in many positions, a line each, to be compared between processes.

usage: python tests/kit/seas/bot_moves.py [SEED [--weary]]

With --weary, other games are played first, the positions come in another order, forth and back in
time, and the same bots are asked in all of them: state that a process or a bot keeps must not show.
"""

import sys
from collections.abc import Iterable, Iterator
from random import Random

from msgspec import json

from kit.games.law_strategy import presets
from kit.games.position import acting, play_hunters, views_of
from seabattle.bots import Bot, Hunter, Scatter, find_bot
from seabattle.bots.level import Level
from seabattle.bots.moving.moving_move import choose_moving_move
from seabattle.bots.players.admiral import Admiral
from seabattle.bots.players.surveyor import Surveyor
from seabattle.bots.roster import BotMaker
from seabattle.bots.shared.shared_move import choose_shared_move
from seabattle.bots.skill import SamplingEffort, Skill
from seabattle.bots.standing.standing_move import choose_standing_move
from seabattle.bots.standing.tracker_cache import TrackerCache
from seabattle.game import Phase, SeatCommand
from seabattle.rules import Ruleset
from seabattle.views import View

DEPTHS = (0, 4, 35, 62, 95)
"""After how many commands: none yet, a few shots, wounded ships, sunk ones, the end in sight."""

LITTLE = SamplingEffort(samples=24)


class LittleSurveyor:
    """The odds of a few fleets, so that the Python twin is quick enough."""

    SKILL = Skill(fleets=40, listed=80, cells=1)

    def __init__(self, seed: int) -> None:
        self._seed = seed
        self._notebook = TrackerCache(seed, self.SKILL.kept)

    def act(self, view: View) -> SeatCommand:
        """As Surveyor does."""
        if view.table.phase is Phase.PLACING:
            return Surveyor(self._seed).act(view)
        if view.ruleset.sea.shared:
            return choose_shared_move(view, self._seed, LITTLE)
        if view.ruleset.manoeuvre is not None:
            return choose_moving_move(view, self._seed, LITTLE)
        return choose_standing_move(view, self._seed, self.SKILL, self._notebook)


class KeepingSurveyor(LittleSurveyor):
    """One that keeps its fleets from shot to shot, which takes the twin longer."""

    SKILL = Skill(fleets=40, listed=80, cells=1, keeps=80)


class LittleAdmiral(Admiral):
    """All that the admiral does, with small numbers: roll-outs, the end-game, habits."""

    def __init__(self, seed: int) -> None:
        super().__init__(seed)
        skill = Skill(fleets=30, listed=60, cells=3, solved=8, suspects=True)
        self._level = Level(skill, LITTLE)


PLAYERS: dict[str, BotMaker] = {
    "scatter": Scatter,
    "hunter": Hunter,
    "little surveyor": LittleSurveyor,
    "keeping surveyor": KeepingSurveyor,
    "little admiral": LittleAdmiral,
    "admiral:2": find_bot("admiral:2"),
}


def moves(seed: int, *, weary: bool = False) -> Iterator[tuple[str, str]]:
    """Every position with every player's command in it."""
    bots = {name: player(seed) for name, player in PLAYERS.items()}
    asked = [(ruleset, depth) for ruleset in presets() for depth in DEPTHS]
    if weary:
        play_something(seed + 1, bots.values())
        Random(seed).shuffle(asked)
    for ruleset, depth in asked:
        match = play_hunters(ruleset, seed, depth)
        view = match.view(acting(match))
        if weary and depth:
            # Other games at this table, one of them with the same seat to act.
            play_at(ruleset, seed + 1, (depth + 1, depth + 2), bots.values())
        for name, player in PLAYERS.items():
            bot = bots[name] if weary else player(seed)
            if _is_left_out(name, ruleset, depth):
                continue
            at = f"{ruleset.name} with {ruleset.seats} seats, {depth} commands, {name}"
            yield at, json.encode(bot.act(view)).decode()


def _is_left_out(name: str, ruleset: Ruleset, depth: int) -> bool:
    """Whether another position shows the same in less time."""
    if name == "keeping surveyor":
        return ruleset.name != "classic" or depth == 0
    # The other admiral places as this one does, which takes longest.
    return name == "admiral:2" and depth == 0


def play_something(seed: int, bots: Iterable[Bot]) -> None:
    """Let bots decide in other games."""
    for ruleset in presets():
        play_at(ruleset, seed, (30,), bots)


def play_at(ruleset: Ruleset, seed: int, depths: tuple[int, ...], bots: Iterable[Bot]) -> None:
    """Let bots decide at several depths of one game."""
    for view in views_of(ruleset, seed, depths):
        for bot in bots:
            bot.act(view)


def main() -> None:
    """Write everything down."""
    seed = int(sys.argv[1]) if sys.argv[1:] else 1
    for at, command in moves(seed, weary="--weary" in sys.argv):
        print(f"{at}: {command}")  # noqa: T201


if __name__ == "__main__":
    main()
