"""The table of verdicts: every case there is, and what must be true of all of them."""

from itertools import permutations, product

import pytest
from msgspec.structs import replace

from seabattle.fairness.verdict_table import (
    TABLE,
    Case,
    Comparison,
    Conduct,
    Ending,
    GameVerdict,
    Referee,
    Ruling,
    Stage,
    line_for,
    verdict_among_many,
    verdict_on,
)
from seabattle.game import Seat

CASES = tuple(Case(*facts) for facts in product(Stage, Conduct, Conduct, Comparison, Referee))
W, L = Seat(0), Seat(1)

MIRRORED = {
    Comparison.W_FALSE: Comparison.L_FALSE,
    Comparison.L_FALSE: Comparison.W_FALSE,
    Ruling.W_WINS: Ruling.L_WINS,
    Ruling.L_WINS: Ruling.W_WINS,
}


def mirror_case(case: Case) -> Case:
    """The case in which each side has done what the other did."""
    turned = MIRRORED.get(case.comparison, case.comparison)
    return replace(case, winner=case.loser, loser=case.winner, comparison=Comparison(turned))


def worth(verdict: GameVerdict, seat: Seat) -> int:
    """How good a verdict is for a seat: lost, void, still in play, won."""
    if verdict.ending is Ending.WON:
        return 3 if verdict.winner == seat else 0
    if verdict.ending is Ending.GOES_ON:
        return 0 if seat in verdict.out else 2
    return 1


def with_conduct(case: Case, seat: Seat, conduct: Conduct) -> Case:
    """The same case, had *seat* behaved otherwise."""
    if seat == W:
        return replace(case, winner=conduct)
    return replace(case, loser=conduct)


def refuse_field(case: Case, seat: Seat) -> Case:
    """The same case when the records of *seat* are not there to be compared."""
    own, others = Comparison.W_FALSE, Comparison.L_FALSE
    if seat == L:
        own, others = others, own
    left = {own: Comparison.UNPROVABLE, Comparison.BOTH_FALSE: others}
    return replace(case, comparison=left.get(case.comparison, case.comparison))


def test_the_table_has_exactly_one_line_for_every_case() -> None:
    """Total, so that every case has a verdict; unambiguous, so that order does not matter."""
    for case in CASES:
        assert len([line for line in TABLE if line.covers(case)]) == 1, case


def test_every_line_of_the_table_is_needed() -> None:
    """A line that covers nothing is a misprint."""
    assert {line_for(case).name for case in CASES} == {line.name for line in TABLE}


def test_when_each_side_had_done_what_the_other_did_the_verdict_turns_round() -> None:
    """The verdict does not depend on which seat a player has.

    The sheet knows one difference between the sides: a game that is over and clean was
    won by W. In all other cases the verdict follows from what was done alone.
    """
    for case in CASES:
        ruling, turned = line_for(case).ruling, line_for(mirror_case(case)).ruling
        clean = case.winner is case.loser is Conduct.CLEAN
        if clean and case.stage is Stage.FINISHED and case.referee is Referee.HONEST:
            assert ruling is turned is Ruling.W_WINS
        else:
            assert turned is MIRRORED.get(ruling, ruling), case


def test_the_order_of_the_seats_makes_no_difference() -> None:
    """Who sat down first is not asked; only who seems to have won."""
    for case in CASES:
        one, other = verdict_on(case, W, L), verdict_on(case, L, W)
        assert one.ending is other.ending
        if one.winner is not None:
            assert other.winner == 1 - one.winner


@pytest.mark.parametrize("seat", [W, L])
def test_refusing_to_reveal_never_helps(seat: Seat) -> None:
    """Otherwise every player with a false field would refuse.

    It neither makes things better for the one who refuses nor worse for the other, even
    though a field that stays closed cannot be proved false.
    """
    for case in CASES:
        shown = verdict_on(case, W, L)
        refused = verdict_on(refuse_field(with_conduct(case, seat, Conduct.REFUSED), seat), W, L)
        other = Seat(1 - seat)
        assert worth(refused, seat) <= worth(shown, seat), case
        assert worth(refused, other) >= worth(shown, other), case


@pytest.mark.parametrize("seat", [W, L])
def test_violating_never_beats_being_clean(seat: Seat) -> None:
    """Else the rules would pay for being broken."""
    for case in CASES:
        clean = verdict_on(with_conduct(case, seat, Conduct.CLEAN), W, L)
        for conduct in (Conduct.VIOLATED, Conduct.REFUSED):
            broke = verdict_on(with_conduct(case, seat, conduct), W, L)
            assert worth(broke, seat) <= worth(clean, seat), case


def test_the_only_one_who_broke_the_rules_loses() -> None:
    """What the whole procedure is for (SB11, SB13)."""
    for stage, conduct in product(Stage, (Conduct.VIOLATED, Conduct.REFUSED)):
        assert verdict_on(Case(stage, conduct, Conduct.CLEAN), W, L).winner == L
        assert verdict_on(Case(stage, Conduct.CLEAN, conduct), W, L).winner == W


@pytest.mark.parametrize(
    ("facts", "ruling"),
    [
        ("finished clean clean unprovable honest", Ruling.W_WINS),
        ("finished violated clean unprovable honest", Ruling.L_WINS),
        ("finished clean violated unprovable honest", Ruling.W_WINS),
        ("finished violated violated consistent honest", Ruling.VOID),
        ("finished violated violated unprovable honest", Ruling.VOID),
        ("finished violated violated both-false honest", Ruling.VOID),
        ("finished violated violated w-false honest", Ruling.L_WINS),
        ("finished violated violated l-false honest", Ruling.W_WINS),
        ("running violated clean unprovable honest", Ruling.L_WINS),
        ("running clean violated unprovable honest", Ruling.W_WINS),
        ("running violated violated consistent honest", Ruling.VOID),
        ("running violated violated w-false honest", Ruling.L_WINS),
        ("running violated violated l-false honest", Ruling.W_WINS),
        ("running clean clean unprovable honest", Ruling.GOES_ON),
        ("finished violated clean w-false false", Ruling.ANNULLED),
        ("finished refused clean unprovable honest", Ruling.L_WINS),
        ("finished refused violated unprovable honest", Ruling.L_WINS),
        ("finished refused refused consistent honest", Ruling.VOID),
    ],
)
def test_the_table_says_what_the_rules_say(facts: str, ruling: Ruling) -> None:
    """The table of the rules, copied by hand, so that a slip in the data is seen (SB11–SB13)."""
    stage, won, lost, comparison, referee = facts.split()
    conducts = Conduct(won), Conduct(lost)

    case = Case(Stage(stage), *conducts, Comparison(comparison), Referee(referee))

    assert line_for(case).ruling is ruling


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_many_the_rule_breakers_are_out_and_the_last_clean_player_wins(seats: int) -> None:
    """If the apparent winner cheated, the last survivor before him has won."""
    for conducts in product(Conduct, repeat=seats):
        for fell in permutations(Seat(seat) for seat in range(seats)):
            verdict = verdict_among_many(Stage.FINISHED, conducts, fell, Referee.HONEST)
            clean = [seat for seat in fell if conducts[seat] is Conduct.CLEAN]
            assert verdict.winner == (clean[-1] if clean else None)
            assert set(verdict.out) == set(fell) - set(clean)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_among_many_neither_violating_nor_refusing_ever_helps(seats: int) -> None:
    """The same two promises as at a table of two."""
    order = tuple(Seat(seat) for seat in range(seats))
    everything = product(Stage, Referee, product(Conduct, repeat=seats), order)
    for stage, referee, conducts, seat in everything:
        clean = tuple(Conduct.CLEAN if at == seat else conducts[at] for at in order)
        before = verdict_among_many(stage, clean, order, referee)
        after = verdict_among_many(stage, conducts, order, referee)
        assert worth(after, seat) <= worth(before, seat)


def test_among_many_a_running_game_goes_on_without_the_seat() -> None:
    """One cheat does not spoil the evening of the others."""
    conducts = (Conduct.CLEAN, Conduct.VIOLATED, Conduct.CLEAN)

    verdict = verdict_among_many(Stage.RUNNING, conducts, (W, L, Seat(2)), Referee.HONEST)

    assert (verdict.ending, verdict.out) == (Ending.GOES_ON, (L,))


def test_two_at_a_table_for_many_are_judged_as_two_unless_both_broke_the_rules() -> None:
    """The tables agree wherever records need not be compared."""
    for case in CASES:
        if Conduct.CLEAN in (case.winner, case.loser):
            conducts = (case.winner, case.loser)
            many = verdict_among_many(case.stage, conducts, (L, W), case.referee)
            two = verdict_on(case, W, L)
            assert (many.ending, many.winner) == (two.ending, two.winner)
