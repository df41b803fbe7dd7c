"""The legend explains every sign that can be on the chart, and no other."""

from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given

from kit.games.law_strategy import UNRULY, lengths, seeds
from kit.games.random_player import Habits, walk
from kit.games.ruleset_strategy import rulesets
from seabattle.game import Seat
from seabattle.matches import Match
from seabattle.rules import Ruleset, load_variant, settle
from seabattle.views import Mark, Sign, View, clear_cells, new_view, signs

PLAIN = {Sign.MISS, Sign.HIT, Sign.SUNK, Sign.CLEAR}
RADAR = {Sign.RADAR_EMPTY, Sign.RADAR_SHIP}

LEGENDS = {
    "sea-battle": PLAIN,
    "battaglia-navale": PLAIN | RADAR,
    "classic-bonus": {Sign.MISS, Sign.HIT, Sign.OLD},
    "forum": {Sign.OWN_MISS, Sign.HIT},
}


def signs_on_charts(view: View) -> Iterator[Sign]:
    """The signs on a viewer's charts at this moment."""
    grid = view.ruleset.grid
    for sea, chart in enumerate(view.charts):
        marks = {chart.mark(grid, cell) for cell in grid.cells()} - {Mark.UNKNOWN}
        yield from (_sign(view, mark) for mark in marks)
        if chart.old:
            yield Sign.OLD
        if clear_cells(view, sea):
            yield Sign.CLEAR


def _sign(view: View, mark: Mark) -> Sign:
    """The sign of a mark; a viewer who sees only the own misses gets their sign."""
    if mark is not Mark.MISS or not view.ruleset.sea.shared:
        return Sign(mark.value)
    own = not view.charts[0].missed & ~view.own.known
    return Sign.OWN_MISS if own and Sign.OWN_MISS in signs(view) else Sign.MISS


@pytest.mark.parametrize("name", LEGENDS)
def test_a_legend_names_what_the_sheet_gives(name: str) -> None:
    """The legend of each variant lists the signs that its rules can produce, without clutter."""
    assert set(signs(new_view(settle(load_variant(name), 2), Seat(0)))) == LEGENDS[name]


def test_a_spectator_of_a_forum_game_sees_no_misses() -> None:
    """The legend of a forum game has no misses for spectators (FO5)."""
    assert signs(new_view(settle(load_variant("forum"), 5), None)) == (Sign.HIT,)


@given(rulesets(), seeds, lengths)
def test_nothing_is_ever_shown_that_no_legend_names(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """Under any rules, no sign appears on a chart that the legend does not name."""
    match = Match(ruleset, chance=Random(seed))
    for _ in walk(match, Random(seed + 1), steps, UNRULY):
        for viewer in (*map(Seat, range(ruleset.seats)), None):
            view = match.view(viewer)
            assert set(signs_on_charts(view)) <= set(signs(view))


@pytest.mark.parametrize("name", LEGENDS)
def test_every_sign_of_a_legend_comes_sooner_or_later(name: str) -> None:
    """Every sign of a legend appears in some game; a legend of all signs would pass above."""
    found: set[Sign] = set()
    for seed in range(6):
        match = Match(settle(load_variant(name), 2), chance=Random(seed))
        for _ in walk(match, Random(seed), 250, Habits(rubbish=0, leaving=0)):
            found |= set(signs_on_charts(match.view(Seat(0))))
            if found >= LEGENDS[name]:
                return
    assert found == LEGENDS[name]
