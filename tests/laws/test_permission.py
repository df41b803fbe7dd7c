"""Permission: game, screen and seat get the same answer, and asking changes nothing."""

from random import Random

from hypothesis import given

from kit.games.law_strategy import UNRULY, lengths, seeds
from kit.games.random_player import Habits, next_command, rubbish, walk
from kit.games.ruleset_strategy import rulesets
from seabattle.game import (
    Phase,
    Refusal,
    Seat,
    SeatCommand,
)
from seabattle.game.command import Fire, MoveShip
from seabattle.grid import bits
from seabattle.matches import Match
from seabattle.rules import Ruleset
from seabattle.views import moves, open_cells, options, shots_now, why_not_in_view

CURIOUS = Habits(rubbish=0.5, leaving=0.01, closing=0.2)


@given(rulesets(), seeds, lengths)
def test_what_why_not_allows_is_never_refused_and_the_other_way_round(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """``why_not`` and ``decide`` agree: enabled buttons work, grey ones give the same reason."""
    match, dice = Match(ruleset, chance=Random(seed)), Random(seed + 1)
    for _ in range(steps):
        if match.over:
            break
        tried = next_command(match, dice, CURIOUS)
        obstacle = match.game.why_not(tried.seat, tried.command)
        outcome = match.send(tried.seat, tried.command)
        assert (outcome == obstacle) if obstacle else not isinstance(outcome, Refusal)


@given(rulesets(), seeds, lengths)
def test_a_seat_can_tell_from_its_view_alone_what_it_may_do(
    ruleset: Ruleset, seed: int, steps: int
) -> None:
    """A seat's view alone tells what it may do; a refusal that needs the truth could leak it."""
    match, dice = Match(ruleset, chance=Random(seed)), Random(seed + 1)
    for _ in walk(match, Random(seed + 2), steps, UNRULY):
        for tried in (rubbish(match, dice), rubbish(match, dice)):
            seat, command = tried.seat, tried.command
            if seat in range(ruleset.seats) and isinstance(command, SeatCommand):
                seen = why_not_in_view(match.view(seat), command)
                assert seen == match.game.why_not(seat, command)


@given(rulesets(), seeds, lengths)
def test_a_refused_command_changes_nothing(ruleset: Ruleset, seed: int, steps: int) -> None:
    """A refused command changes neither the truth nor the journal nor any view."""
    match, dice = Match(ruleset, chance=Random(seed)), Random(seed + 1)
    for _ in range(steps):
        if match.over:
            break
        before = _everything(match)
        tried = next_command(match, dice, CURIOUS)
        if isinstance(match.send(tried.seat, tried.command), Refusal):
            assert _everything(match) == before


def _everything(match: Match) -> tuple[object, ...]:
    viewers = [*map(Seat, range(match.ruleset.seats)), None]
    views = [match.view(viewer) for viewer in viewers]
    return (match.game, tuple(match.journal), views, [tuple(view.log) for view in views])


@given(rulesets(), seeds, lengths)
def test_what_a_view_offers_is_allowed(ruleset: Ruleset, seed: int, steps: int) -> None:
    """The open cells, moves and options that a view offers are allowed."""
    match = Match(ruleset, chance=Random(seed))
    for _ in walk(match, Random(seed + 1), steps, UNRULY):
        for seat in map(Seat, range(ruleset.seats)):
            view = match.view(seat)
            offered = {option.action for option in options(view) if option.refusal is None}
            assert ("move-ship" in offered) == bool(moves(view))
            for move in moves(view):
                assert match.game.why_not(seat, move) is None
            if "fire" in offered:
                cells = ruleset.grid.cells()
                named = list(bits(open_cells(view)))[-shots_now(view) :]
                shot = Fire(tuple(cells[index] for index in named))
                assert match.game.why_not(seat, shot) is None


@given(rulesets(), seeds, lengths)
def test_the_seat_to_move_can_always_do_something(ruleset: Ruleset, seed: int, steps: int) -> None:
    """The seat to move can always do more than resign, or a game could get stuck."""
    match = Match(ruleset, chance=Random(seed))
    for _ in walk(match, Random(seed + 1), steps, UNRULY):
        table = match.table
        if table.phase is Phase.PLAYING and table.turn is not None:
            view = match.view(table.turn)
            offered = {option.action for option in options(view) if option.refusal is None}
            assert offered - {"resign", "move-ship"}


@given(rulesets(), seeds, lengths)
def test_only_the_seat_to_move_moves(ruleset: Ruleset, seed: int, steps: int) -> None:
    """Where turns alternate, shots and moves of the other seats are refused."""
    match = Match(ruleset, chance=Random(seed))
    for turned in walk(match, Random(seed + 1), steps, CURIOUS):
        del turned
        table = match.table
        if table.turn is None or table.phase is not Phase.PLAYING:
            continue
        for seat in map(Seat, range(ruleset.seats)):
            tried = match.view(seat)
            shot = Fire((ruleset.grid.cells()[0],))
            if seat != table.turn:
                assert match.game.decide(seat, shot) is not None
                assert isinstance(match.game.decide(seat, shot), Refusal)
                assert isinstance(match.game.decide(seat, MoveShip(0, ())), Refusal)
                assert not moves(tried)
