"""Folding the journal of a game gives the live state and the same views."""

from random import Random

from hypothesis import given

from kit.games.law_strategy import UNRULY, lengths, seeds
from kit.games.random_player import play_randomly, walk
from kit.games.ruleset_strategy import rulesets
from kit.games.small_game import events_of
from seabattle.game import Game, Seat
from seabattle.matches import Match
from seabattle.rules import Ruleset
from seabattle.views import hear_all, new_view, report_to


@given(rulesets(), seeds, lengths)
def test_folding_the_journal_gives_the_live_state(ruleset: Ruleset, seed: int, steps: int) -> None:
    """Folding the journal gives the live state, as a restarted server needs."""
    match = play_randomly(ruleset, seed, steps, UNRULY)

    assert Game(ruleset, events_of(match)) == match.game


@given(rulesets(), seeds, lengths)
def test_sending_the_journal_again_gives_the_same_game(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """Replaying the commands gives the same game, without dice or clock."""
    match = play_randomly(ruleset, seed, steps, UNRULY)

    again = Match(ruleset, chance=Random(seed + 7))
    for entry in match.journal:
        assert again._carry_out(entry.seat, entry.command) == entry.events

    assert again.game == match.game


@given(rulesets(), seeds, lengths)
def test_a_view_rebuilt_after_a_reconnect_is_the_view_grown_live(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """A view rebuilt after a reconnect equals the view that grew live."""
    match = Match(ruleset, chance=Random(seed))
    for _ in walk(match, Random(seed + 1), steps, UNRULY):
        pass

    for viewer in [*map(Seat, range(ruleset.seats)), None]:
        reports = (report_to(ruleset, viewer, event) for event in events_of(match))
        rebuilt = hear_all(new_view(ruleset, viewer), [told for told in reports if told])
        assert rebuilt == match.view(viewer)
