"""Judging a game that was played on paper."""

from msgspec import Struct

from seabattle.fairness.comparison import (
    OPENING,
    Discrepancy,
    discrepancies,
    is_complete,
    is_proved_false,
)
from seabattle.fairness.inspection import find_violations
from seabattle.fairness.paper import Paper, PaperClaim
from seabattle.fairness.paper_reader import read_paper
from seabattle.fairness.shot_replay import end_by_answers
from seabattle.fairness.verdict_table import (
    Case,
    Comparison,
    Conduct,
    Ending,
    GameVerdict,
    Stage,
    verdict_on,
    weigh_records,
)
from seabattle.fairness.violation import AnyViolation, Violation
from seabattle.game import Seat
from seabattle.rules import Ruleset
from seabattle.trouble import Trouble


class Judgement(Struct, frozen=True):
    """The verdict on a paper game, with everything it rests on."""

    ruleset: Ruleset
    players: tuple[str, str]
    stage: Stage
    apparent_winner: Seat | None
    """The winner before the fields were inspected."""
    conducts: tuple[Conduct, Conduct]
    violations: tuple[AnyViolation, ...]
    comparison: Comparison
    """W is the apparent winner; in a running game it is the first player."""
    discrepancies: tuple[Discrepancy, ...]
    verdict: GameVerdict
    claims: tuple[PaperClaim, ...] = ()
    unjudged: tuple[str, ...] = ()
    """The parts not judged: ``shots``, ``manoeuvre``, ``arsenal``, ``declaration``."""


def judge(text: str | bytes, ruleset: Ruleset | None = None) -> Judgement:
    """Read a typed paper game and judge it.

    Raises :class:`~seabattle.trouble.Trouble` when it cannot be read.
    """
    return judge_paper(read_paper(text, ruleset))


def judge_paper(paper: Paper) -> Judgement:
    """Find every violation, compare the records, and apply the table of verdicts."""
    broken = find_violations(paper)
    found = tuple(discrepancies(paper))
    apparent = _apparent_winner(paper)
    first = Seat(0) if apparent is None else apparent
    second = Seat(1 - first)
    case = Case(
        Stage.RUNNING if apparent is None else Stage.FINISHED,
        _conduct(paper, first, broken),
        _conduct(paper, second, broken),
        _compare_records(paper, first, broken, found),
    )
    verdict = verdict_on(case, first, second)
    if verdict.ending is Ending.GOES_ON:
        # The fields stay secret, and an error in a chart would reveal a cell.
        found = tuple(one for one in found if one.finding not in OPENING)
    return Judgement(
        ruleset=paper.ruleset,
        players=paper.names,
        stage=case.stage,
        apparent_winner=apparent,
        conducts=(_conduct(paper, Seat(0), broken), _conduct(paper, Seat(1), broken)),
        violations=broken,
        comparison=weigh_records(case),
        discrepancies=found,
        verdict=verdict,
        claims=paper.claims,
        unjudged=_list_unjudged(paper),
    )


def _apparent_winner(paper: Paper) -> Seat | None:
    end = end_by_answers(paper)
    if end is None:
        return paper.winner
    if paper.winner not in (None, end.winner):
        line, name = paper.shots[end.index].line, paper.names[end.winner]
        raise Trouble("paper/winner", line=line, name=name)
    return end.winner


def _conduct(paper: Paper, seat: Seat, broken: tuple[Violation, ...]) -> Conduct:
    if paper.drawings[seat].refused is not None:
        return Conduct.REFUSED
    violated = any(violation.seat == seat for violation in broken)
    return Conduct.VIOLATED if violated else Conduct.CLEAN


def _compare_records(
    paper: Paper, first: Seat, broken: tuple[Violation, ...], found: tuple[Discrepancy, ...]
) -> Comparison:
    w_false = is_proved_false(first, broken, found)
    l_false = is_proved_false(Seat(1 - first), broken, found)
    if w_false and l_false:
        return Comparison.BOTH_FALSE
    if w_false or l_false:
        return Comparison.W_FALSE if w_false else Comparison.L_FALSE
    if found or not is_complete(paper):
        return Comparison.UNPROVABLE
    return Comparison.CONSISTENT


def _list_unjudged(paper: Paper) -> tuple[str, ...]:
    ruleset = paper.ruleset
    reasons = {
        "shots": not paper.shots,
        "manoeuvre": ruleset.manoeuvre is not None,
        "arsenal": any(shot.weapon is not None for shot in paper.shots),
        "declaration": ruleset.victory.declared,
    }
    return tuple(reason for reason, holds in reasons.items() if holds)
