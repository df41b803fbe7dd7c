"""Fitted formula for the expected number of shots where fleets are too many to list.

How many shots (or turns, where there are special actions) the reference player still needs
follows mostly from how much is not known yet: the number of fleets that agree with all that
was told, in bits. The other features are the decks not hit, the ships afloat, the cells
without a report and the special actions left. The weights were fitted to games that
``surveyor`` has played (``scripts/bench expectation``); for custom rules they are fitted on
first use.
"""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import files

from msgspec import Struct, json

from seabattle.bots.standing.marks_from_view import telling_of
from seabattle.features.analysis.position import Position
from seabattle.rules import Ruleset, load_variant, settle

Features = tuple[float, ...]


class Expectation(Struct, frozen=True):
    """A fitted formula, and how far it is off."""

    weights: tuple[float, ...]
    scale: float
    """The number of bits before the first shot, to which features are normalized."""
    error: float
    """Root mean square difference between a value and the mean of the formula's own values
    after the reference player's next shot."""
    games: int
    """How many games it was fitted to."""

    def value(self, position: Position, bits: float) -> float:
        """The expected number of shots to the end, or of turns."""
        if position.over:
            return 0.0
        found = sum(
            weight * feature
            for weight, feature in zip(
                self.weights, features_of(position, bits, self.scale), strict=True
            )
        )
        return max(_least(position), found)


def _least(position: Position) -> float:
    """Every deck must be hit; special actions may hit several at once."""
    return 1.0 if any(position.stores) else float(position.decks)


def features_of(position: Position, bits: float, scale: float) -> Features:
    """The features of the formula, each normalized to about one."""
    ruleset = position.ruleset
    known = bits / scale
    decks = position.decks / position.all_decks
    afloat = position.afloat / position.all_ships
    free = position.open.bit_count() / ruleset.grid.size
    stores = [
        left / weapon.count for left, weapon in zip(position.stores, ruleset.arsenal, strict=True)
    ]
    return (
        1.0,
        known,
        decks,
        afloat,
        free,
        known * known,
        decks * decks,
        free * free,
        known * decks,
        known * free,
        decks * free,
        afloat * free,
        *stores,
        *[left * free for left in stores],
    )


def fit_weights(
    examples: Iterable[tuple[Features, float]], steadiness: float = 1e-3
) -> tuple[float, ...]:
    """The weights with the smallest squares (ridge regression)."""
    rows = list(examples)
    size = len(rows[0][0])
    matrix = [[steadiness * (row == column) for column in range(size + 1)] for row in range(size)]
    for features, wanted in rows:
        for row, factor in zip(matrix, features, strict=True):
            for column, feature in enumerate(features):
                row[column] += factor * feature
            row[size] += factor * wanted
    return _solve(matrix)


def _solve(matrix: list[list[float]]) -> tuple[float, ...]:
    """Solve linear equations by Gauss–Jordan elimination; the last column is the right side."""
    size = len(matrix)
    for pivot in range(size):
        best = max(range(pivot, size), key=lambda row: abs(matrix[row][pivot]))
        matrix[pivot], matrix[best] = matrix[best], matrix[pivot]
        scale = matrix[pivot][pivot]
        matrix[pivot] = [each / scale for each in matrix[pivot]]
        for row in range(size):
            if row != pivot:
                _subtract(matrix[row], matrix[pivot], matrix[row][pivot])
    return tuple(row[size] for row in matrix)


def _subtract(row: list[float], other: Sequence[float], times: float) -> None:
    for column, each in enumerate(other):
        row[column] -= times * each


@lru_cache(maxsize=64)
def shipped_expectation(ruleset: Ruleset) -> Expectation | None:
    """The formula shipped with a preset, if the sea is that of one; labels do not matter."""
    file = files(__package__) / "fits" / f"{ruleset.name}.json"
    if not file.is_file() or not _is_alike(ruleset, settle(load_variant(ruleset.name), 2)):
        return None
    return json.decode(file.read_bytes(), type=Expectation)


def _is_alike(one: Ruleset, other: Ruleset) -> bool:
    """Whether both rules have the same sea to search.

    Who fires when does not matter where shots are counted, as at a daily sea.
    """
    parts = ["grid", "fleet", "sea", "arsenal", *(["turn"] if one.arsenal else [])]
    alike = all(getattr(one, part) == getattr(other, part) for part in parts)
    return alike and telling_of(one) == telling_of(other)
