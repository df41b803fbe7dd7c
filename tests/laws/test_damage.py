"""Damage adds up: no deck is struck twice, no ship sinks twice, nothing heals."""

from collections import Counter
from random import Random

from hypothesis import given

from kit.games.law_strategy import UNRULY, lengths, seeds
from kit.games.random_player import play_randomly, walk
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import events_of
from seabattle.game.event import Impact, RoundClosed, SalvoLanded
from seabattle.game.truth import truth_of
from seabattle.matches import Match
from seabattle.rules import Ruleset


def _impacts(match: Match) -> list[Impact]:
    found: list[Impact] = []
    for event in events_of(match):
        if isinstance(event, SalvoLanded):
            found += event.impacts
        if isinstance(event, RoundClosed):
            # Several shots of a round may find the same deck sound; it is one hit (FO4).
            found += set(_merge_impacts(event))
    return found


def _merge_impacts(event: RoundClosed) -> list[Impact]:
    struck = {
        (impact.at, under)
        for salvo in event.salvos
        for impact in salvo.impacts
        for under in impact.struck
    }
    return [Impact(at, (under,)) for at, under in struck]


@given(rulesets(), seeds, lengths)
def test_hits_never_exceed_the_decks_of_a_fleet(ruleset: Ruleset, seed: int, steps: int) -> None:
    """Hits never exceed the decks of a fleet: each fresh hit is one deck less."""
    match = play_randomly(ruleset, seed, steps, UNRULY)

    fresh = Counter(
        (under.owner, impact.at)
        for impact in _impacts(match)
        for under in impact.struck
        if under.fresh
    )
    assert not [deck for deck, times in fresh.items() if times > 1]
    for seat, side in enumerate(truth_of(match.game).sides):
        struck = ruleset.grid.mask(cell for owner, cell in fresh if owner == seat)
        assert struck == side.hits
        assert not side.hits & ~side.fleet


@given(rulesets(), seeds, lengths)
def test_every_ship_sinks_once_and_only_when_all_its_decks_are_hit(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """Every ship sinks once, and only when all its decks are hit."""
    match = play_randomly(ruleset, seed, steps, UNRULY)

    sinkings = Counter(
        (under.owner, under.ship)
        for impact in _impacts(match)
        for under in impact.struck
        if under.fresh and under.sank
    )
    wrecks = Counter(
        (seat, ship)
        for seat, side in enumerate(truth_of(match.game).sides)
        for ship, mask in zip(side.ships, side.masks, strict=True)
        if not mask & ~side.hits
    )
    assert sinkings == wrecks


@given(rulesets(), seeds, lengths)
def test_nothing_heals_and_a_damaged_ship_stays_where_it_is(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """A damaged ship never moves and never heals, so a hit stays true for ever (BO1)."""
    match = Match(ruleset, chance=Random(seed))
    before = truth_of(match.game).sides
    for _ in walk(match, Random(seed + 1), steps, UNRULY):
        now = truth_of(match.game).sides
        for old, new in zip(before, now, strict=True):
            assert not old.hits & ~new.hits
            for was, lies in zip(old.masks, new.masks, strict=False):
                assert was == lies or not was & old.hits
        before = now
