"""The cache key of a seat's options: equal keys mean equal options."""

from collections.abc import Hashable
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings

from kit.games.law_strategy import UNRULY, lengths, presets, seeds
from kit.games.random_player import Habits, walk
from kit.games.ruleset_strategy import rulesets
from seabattle.game import Refusal, Seat
from seabattle.matches import Match
from seabattle.rules import Ruleset
from seabattle.views import moves, option_key, options


class KeyBook:
    """Every key met in one game, with the options at that moment."""

    def __init__(self) -> None:
        self._known: dict[tuple[Seat, Hashable], Any] = {}
        self.met = 0

    def check(self, match: Match) -> None:
        """Compare the options of all seats with those noted for their keys."""
        for seat in map(Seat, range(match.ruleset.seats)):
            view = match.view(seat)
            now = options(view), moves(view)
            self.met += 1
            assert self._known.setdefault((seat, option_key(view)), now) == now

    @property
    def saved(self) -> int:
        """The number of cache hits."""
        return self.met - len(self._known)


def _check(ruleset: Ruleset, seed: int, steps: int, habits: Habits) -> KeyBook:
    match, book = Match(ruleset, chance=Random(seed)), KeyBook()
    book.check(match)
    for turned in walk(match, Random(seed + 1), steps, habits):
        if not isinstance(turned.outcome, Refusal):
            book.check(match)
    return book


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_views_with_the_same_key_have_the_same_options(ruleset: Ruleset) -> None:
    """Views with the same cache key have the same options; a stale one would grey out a button."""
    books = [_check(ruleset, seed, 250, Habits(rubbish=0, closing=0.05)) for seed in range(2)]
    # By every sheet a seat is often where it has been before; without that no key is of use.
    assert sum(book.saved for book in books) > 0.4 * sum(book.met for book in books)


@settings(max_examples=40)
@given(rulesets(), seeds, lengths)
def test_the_same_is_true_by_any_rules(ruleset: Ruleset, seed: int, steps: int) -> None:
    """Equal cache keys mean equal options under any rules, also custom ones."""
    _check(ruleset, seed, steps, UNRULY)
