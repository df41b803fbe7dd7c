"""Hunting for leaks: many games, every viewer, many twins."""

from collections.abc import Iterator, Mapping
from random import Random

from msgspec import Struct

from kit.games.random_player import Habits, play_randomly
from kit.secrecy.two_worlds import CHANNELS, Channel, differences, two_worlds
from seabattle.game import Seat
from seabattle.matches import Match
from seabattle.rules import Ruleset
from seabattle.views import Viewer

QUIET = Habits(rubbish=0, leaving=0.005, closing=0.1)


class Pair(Struct, frozen=True):
    """Two games between which a viewer must not be able to tell."""

    viewer: Viewer
    one: Match
    other: Match


def twins_of(match: Match, dice: Random, tries: int = 4) -> Iterator[Pair]:
    """Twins of a running game, for every seat and for a spectator."""
    if match.over:
        # The end shows all fields, so there is nothing left to hide.
        return
    for viewer in [*map(Seat, range(match.ruleset.seats)), None]:
        for _ in range(tries):
            found = two_worlds(match, viewer, dice)
            if found is not None:
                yield Pair(viewer, *found)


def pairs(ruleset: Ruleset, seed: int, games: int, longest: int = 40) -> Iterator[Pair]:
    """Pairs of worlds under one ruleset, the same ones for the same seed."""
    dice = Random(seed)
    for game in range(games):
        match = play_randomly(ruleset, dice.randrange(2**32), 2 + game % longest, QUIET)
        yield from twins_of(match, dice)


def pairs_until_found(
    ruleset: Ruleset, channels: Mapping[str, Channel], games: int = 400, seed: int = 1
) -> int | None:
    """How many pairs it takes to see that *channels* leak; ``None`` when they seem not to."""
    for number, pair in enumerate(pairs(ruleset, seed, games), 1):
        if differences(pair.one, pair.other, pair.viewer, channels):
            return number
    return None


def leaks(pair: Pair) -> list[str]:
    """The program's own channels that leak between two worlds."""
    return differences(pair.one, pair.other, pair.viewer, CHANNELS)
