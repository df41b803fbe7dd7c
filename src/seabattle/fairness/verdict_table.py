"""Who wins when a violation is found: the table of verdicts, as data.

*W* is the apparent winner and *L* the apparent loser; while the game still runs there is
neither, and the two letters stand for the first and the second seat. A seat that refuses
to show its field is treated as if its field broke the rules and its records were proved
false, because otherwise refusing could be better than showing a false field.
"""

from collections.abc import Sequence
from enum import StrEnum

from msgspec import Struct

from seabattle.game import Seat


class Stage(StrEnum):
    """How far the game had come when the judge was asked."""

    FINISHED = "finished"
    RUNNING = "running"


class Conduct(StrEnum):
    """How a side has played."""

    CLEAN = "clean"
    VIOLATED = "violated"
    REFUSED = "refused"
    """It did not show its field."""


class Comparison(StrEnum):
    """The result of comparing the records of both sides (SB12)."""

    CONSISTENT = "consistent"
    UNPROVABLE = "unprovable"
    """They differ or are missing, without a proof which side is wrong."""
    W_FALSE = "w-false"
    L_FALSE = "l-false"
    BOTH_FALSE = "both-false"


class Ruling(StrEnum):
    """What a row of the table says."""

    W_WINS = "w-wins"
    L_WINS = "l-wins"
    VOID = "void"
    """The game does not count: both lost."""
    GOES_ON = "goes-on"
    ANNULLED = "annulled"
    """The game does not count, and no side has lost."""


class Referee(StrEnum):
    """Whether the program that answered for both sides was honest."""

    HONEST = "honest"
    """Or there was none, as on paper."""
    FALSE = "false"
    """It was proved to have lied."""


class Case(Struct, frozen=True):
    """The facts of a two-player game that decide its verdict."""

    stage: Stage
    winner: Conduct
    """W."""
    loser: Conduct
    """L."""
    comparison: Comparison = Comparison.UNPROVABLE
    referee: Referee = Referee.HONEST


class VerdictLine(Struct, frozen=True):
    """One line of the table: the cases it is about, and what it says."""

    name: str
    stages: frozenset[Stage]
    broke: frozenset[tuple[bool, bool]]
    """Whether W and L broke the rules."""
    comparisons: frozenset[Comparison]
    ruling: Ruling
    referee: Referee = Referee.HONEST

    def covers(self, case: Case) -> bool:
        """Whether *case* is one of those the line is about."""
        broke = (case.winner is not Conduct.CLEAN, case.loser is not Conduct.CLEAN)
        return (
            case.referee is self.referee
            and case.stage in self.stages
            and broke in self.broke
            and weigh_records(case) in self.comparisons
        )


_ANYTIME = frozenset(Stage)
_AFTER = frozenset({Stage.FINISHED})
_DURING = frozenset({Stage.RUNNING})
_NEITHER = frozenset({(False, False)})
_ONLY_W = frozenset({(True, False)})
_ONLY_L = frozenset({(False, True)})
_BOTH = frozenset({(True, True)})
_ANYHOW = _NEITHER | _ONLY_W | _ONLY_L | _BOTH
_ANY = frozenset(Comparison)
_W_LIED = frozenset({Comparison.W_FALSE})
_L_LIED = frozenset({Comparison.L_FALSE})
_UNDECIDED = _ANY - _W_LIED - _L_LIED

TABLE = (
    VerdictLine("clean", _AFTER, _NEITHER, _ANY, Ruling.W_WINS),
    VerdictLine("not-proved", _DURING, _NEITHER, _ANY, Ruling.GOES_ON),
    VerdictLine("only-w", _ANYTIME, _ONLY_W, _ANY, Ruling.L_WINS),
    VerdictLine("only-l", _ANYTIME, _ONLY_L, _ANY, Ruling.W_WINS),
    VerdictLine("both", _ANYTIME, _BOTH, _UNDECIDED, Ruling.VOID),
    VerdictLine("both-w-false", _ANYTIME, _BOTH, _W_LIED, Ruling.L_WINS),
    VerdictLine("both-l-false", _ANYTIME, _BOTH, _L_LIED, Ruling.W_WINS),
    VerdictLine("referee-false", _ANYTIME, _ANYHOW, _ANY, Ruling.ANNULLED, Referee.FALSE),
)
"""Every case is covered by exactly one line."""


class Ending(StrEnum):
    """The result of a verdict for the game."""

    WON = "won"
    VOID = "void"
    GOES_ON = "goes-on"
    ANNULLED = "annulled"


class GameVerdict(Struct, frozen=True):
    """The verdict on a game, with its reason."""

    ending: Ending
    reason: str
    """The name of the line that decided."""
    winner: Seat | None = None
    out: tuple[Seat, ...] = ()
    """Seats that are out for what they did."""


def weigh_records(case: Case) -> Comparison:
    """The comparison of records, with a refusal held against the side that refused."""
    compared = case.comparison
    w_false = compared in (Comparison.W_FALSE, Comparison.BOTH_FALSE)
    l_false = compared in (Comparison.L_FALSE, Comparison.BOTH_FALSE)
    w_false |= case.winner is Conduct.REFUSED
    l_false |= case.loser is Conduct.REFUSED
    if w_false and l_false:
        return Comparison.BOTH_FALSE
    if w_false or l_false:
        return Comparison.W_FALSE if w_false else Comparison.L_FALSE
    return compared


def line_for(case: Case) -> VerdictLine:
    """The line of the table that covers *case*."""
    return next(line for line in TABLE if line.covers(case))


def verdict_on(case: Case, winner: Seat, loser: Seat) -> GameVerdict:
    """The verdict of the table, applied to seats.

    In a running game *winner* and *loser* are just the two seats.
    """
    line = line_for(case)
    out = tuple(
        seat
        for seat, conduct in ((winner, case.winner), (loser, case.loser))
        if conduct is not Conduct.CLEAN and line.ruling is not Ruling.ANNULLED
    )
    won = {Ruling.W_WINS: winner, Ruling.L_WINS: loser}.get(line.ruling)
    ending = Ending.WON if won is not None else Ending(line.ruling)
    return GameVerdict(ending, line.name, won, tuple(sorted(out)))


def verdict_among_many(
    stage: Stage, conducts: Sequence[Conduct], fell: Sequence[Seat], referee: Referee
) -> GameVerdict:
    """The verdict in a game of more than two, where only a referee answers.

    Seats that broke the rules are out. *fell* names all seats in the order in which they
    left the game, the apparent winner last; while the game runs its order does not matter.
    """
    if referee is Referee.FALSE:
        return GameVerdict(Ending.ANNULLED, "referee-false")
    out = tuple(sorted(seat for seat in fell if conducts[seat] is not Conduct.CLEAN))
    clean = [seat for seat in fell if seat not in out]
    if not clean:
        return GameVerdict(Ending.VOID, "nobody-clean", None, out)
    if stage is Stage.RUNNING and len(clean) > 1:
        return GameVerdict(Ending.GOES_ON, "seats-out" if out else "not-proved", None, out)
    reason = "last-clean" if out else "clean"
    return GameVerdict(Ending.WON, reason, clean[-1], out)
