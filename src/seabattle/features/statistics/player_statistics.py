"""Statistics over all games of a player: counts, skill, luck, and where ships lie.

Skill is the mean over the player's games, with a 90 % confidence interval computed from
those games alone, of all variants.
"""

from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from statistics import fmean, stdev

from msgspec import Struct

from seabattle.features.analysis import GameFigures

FEWEST = 3
"""The fewest games for which an interval is computed."""

NORMAL = 1.6449
"""Nine tenths of a normal distribution lie within so many deviations of its mean."""


class SkillLine(Struct, frozen=True):
    """A player's shooting skill, in shots or turns per game, with luck taken out."""

    games: int
    expected: float
    """The mean expectation over these games."""
    result: float
    luck: float
    skill: float
    """How many fewer the player needed than the reference player; negative means more."""
    within: float | None
    """Half the width of the 90 % interval; ``None`` for one or two games."""


class StatisticsLine(Struct, frozen=True):
    """Games of one variant against one kind of opponent."""

    variant: str
    opponent: str
    games: int
    wins: int
    shots: int
    hits: int
    unit: str
    skill: SkillLine | None


class SeaStatistics(Struct, frozen=True):
    """Where ships were placed on one kind of sea, and where they were found."""

    variant: str
    rows: int
    columns: int
    games: int
    placed: tuple[int, ...]
    """For each cell, row after row, how many of the fleets had a ship there."""
    found: tuple[int, ...]
    """For each cell, in how many games a ship was hit there."""


class PlayerStatistics(Struct, frozen=True):
    """All statistics of a player."""

    games: int
    wins: int
    shots: int
    hits: int
    variants: tuple[StatisticsLine, ...]
    """By variant, against all opponents."""
    opponents: tuple[StatisticsLine, ...]
    """By variant and opponent."""
    seas: tuple[SeaStatistics, ...]


ANYBODY = ""
"""The opponent of a line that covers all opponents."""


def sum_up(games: Sequence[GameFigures]) -> PlayerStatistics:
    """Add up the statistics of each game."""
    return PlayerStatistics(
        games=len(games),
        wins=sum(game.won for game in games),
        shots=sum(game.shots for game in games),
        hits=sum(game.hits for game in games),
        variants=_lines((game.variant, ANYBODY, game) for game in games),
        opponents=_lines((game.variant, game.opponent, game) for game in games),
        seas=_seas(games),
    )


def _lines(games: Iterable[tuple[str, str, GameFigures]]) -> tuple[StatisticsLine, ...]:
    groups: dict[tuple[str, str], list[GameFigures]] = defaultdict(list)
    for variant, opponent, game in games:
        groups[variant, opponent].append(game)
    return tuple(_line(*key, groups[key]) for key in sorted(groups))


def _line(variant: str, opponent: str, games: Sequence[GameFigures]) -> StatisticsLine:
    return StatisticsLine(
        variant,
        opponent,
        games=len(games),
        wins=sum(game.won for game in games),
        shots=sum(game.shots for game in games),
        hits=sum(game.hits for game in games),
        unit=games[0].unit,
        skill=_skill(games),
    )


def _skill(games: Iterable[GameFigures]) -> SkillLine | None:
    measured = [game.measured for game in games if game.measured is not None]
    if not measured:
        return None
    skills = [each.skill for each in measured]
    return SkillLine(
        len(measured),
        expected=fmean(each.expected for each in measured),
        result=fmean(each.result for each in measured),
        luck=fmean(each.luck for each in measured),
        skill=fmean(skills),
        within=interval_of(skills),
    )


def interval_of(values: Sequence[float]) -> float | None:
    """Half the width of the 90 % interval of a mean (Student's t)."""
    if len(values) < FEWEST:
        return None
    return student_quantile(len(values) - 1) * stdev(values) / sqrt(len(values))


def student_quantile(freedom: int) -> float:
    """The bound of nine tenths of Student's distribution, by the first terms of Cornish and Fisher.

    It is off by four hundredths with two degrees of freedom, and by less with more.
    """
    z = NORMAL
    first = (z**3 + z) / (4 * freedom)
    second = (5 * z**5 + 16 * z**3 + 3 * z) / (96 * freedom**2)
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / (384 * freedom**3)
    return z + first + second + third


def _seas(games: Iterable[GameFigures]) -> tuple[SeaStatistics, ...]:
    groups: dict[tuple[str, int, int], list[GameFigures]] = defaultdict(list)
    for game in games:
        groups[game.variant, game.rows, game.columns].append(game)
    return tuple(_sea(*key, groups[key]) for key in sorted(groups))


def _sea(variant: str, rows: int, columns: int, games: Sequence[GameFigures]) -> SeaStatistics:
    placed, found = [0] * (rows * columns), [0] * (rows * columns)
    for game in games:
        for cell in game.placed:
            placed[cell] += 1
        for cell in game.found:
            found[cell] += 1
    return SeaStatistics(variant, rows, columns, len(games), tuple(placed), tuple(found))
