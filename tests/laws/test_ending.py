"""Every game ends. The bounds are derived in docs/decisions/0010-how-long-a-game-can-last.md."""

from random import Random

import pytest
from hypothesis import given

from kit.games.law_strategy import presets, seeds
from kit.games.random_player import ORDINARY, play_randomly, walk
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import events_of, of_type
from seabattle.game import Fire, UseWeapon
from seabattle.game.event import GameEnded
from seabattle.matches import Match
from seabattle.rules import Ruleset, shapes_of


def most_attacks(ruleset: Ruleset) -> int:
    """The most attacks that a game of still ships can have.

    A plain shot settles at least one cell for its shooter, and special actions
    are counted, so no seat can attack more often than this.
    """
    specials = sum(weapon.count for weapon in ruleset.arsenal)
    return ruleset.seats * (ruleset.grid.size + specials)


def patience(ruleset: Ruleset) -> int:
    """The number of commands after which all but one in 10⁸ random games are over.

    Each random shot finds a sound deck with a chance of at least one in all cells,
    and each turn sees a declaration with a chance of at least one in twenty.
    """
    decks = sum(
        entry.count * max(len(shape.cells) for shape in shapes_of(entry)) for entry in ruleset.fleet
    )
    shots = ruleset.grid.size * (2 * ruleset.seats * decks + 40)
    return 8 * (shots + 400 * ruleset.seats)


def _endless(ruleset: Ruleset) -> bool:
    return ruleset.manoeuvre is not None or ruleset.victory.declared


@given(rulesets(still=True), seeds)
def test_a_game_of_still_ships_ends_within_its_bound(ruleset: Ruleset, seed: int) -> None:
    """A game of still ships ends within its bound, so that no server or arena hangs."""
    match = play_randomly(ruleset, seed)

    attacks = [each for each in match.journal if isinstance(each.command, Fire | UseWeapon)]
    assert match.over
    assert len(attacks) <= most_attacks(ruleset)
    # The other commands are placing, lots, and passing a second shot after an attack.
    assert len(match.journal) <= 2 * most_attacks(ruleset) + ruleset.seats + 2


@given(rulesets().filter(_endless), seeds)
def test_a_game_that_could_go_on_for_ever_ends_in_practice(ruleset: Ruleset, seed: int) -> None:
    """A game that the rules do not bound (moving ships, declared victory) ends in practice."""
    match = Match(ruleset, chance=Random(seed))
    most = patience(ruleset)

    sent = sum(1 for _ in walk(match, Random(seed + 1), most, ORDINARY))

    assert match.over, f"still playing after {sent} commands"


@pytest.mark.parametrize("ruleset", presets(), ids=lambda it: f"{it.name}-{it.seats}")
def test_every_ready_made_game_ends(ruleset: Ruleset) -> None:
    """Every preset played by random moves ends once, with a result."""
    match = Match(ruleset, chance=Random(1))
    most = patience(ruleset) if _endless(ruleset) else 2 * most_attacks(ruleset) + 10

    for _ in walk(match, Random(2), most, ORDINARY):
        pass

    (ended,) = of_type(events_of(match), GameEnded)
    assert ended.winner == match.table.winner
    assert len(ended.fleets) == ruleset.seats
