"""Check of the turn order of a paper game, by the answers given."""

from collections.abc import Iterator
from typing import TypeVar

from msgspec import Struct

from seabattle.fairness.paper import Paper, PaperShot
from seabattle.fairness.paper_word import Said
from seabattle.fairness.rule_number import rule_number
from seabattle.fairness.shot_replay import Landing, end_by_answers
from seabattle.fairness.violation import (
    AfterTheEnd,
    AnyBadShot,
    BadShot,
    ForbiddenSecondShot,
    OffGrid,
    OutOfTurn,
)
from seabattle.game.event import Step
from seabattle.game.flow import AttackResult, next_step
from seabattle.game.side import shots_per_turn
from seabattle.rules import Begins, Ruleset


class _Turn(Struct, frozen=True):
    """Who may fire next."""

    may: frozenset[int]
    shooter: int | None = None
    left: int = 0
    """Shots the shooter has left."""
    second: bool = False
    """Whether the next shot would be the second one of BO3."""
    line: int = 0
    weapon: str | None = None

    def goes_on_with(self, shot: PaperShot) -> bool:
        """Whether *shot* is one more cell of the special action before it."""
        same = (shot.by, shot.line, shot.weapon) == (self.shooter, self.line, self.weapon)
        return same and self.weapon is not None


_BOTH = frozenset({0, 1})

AnyShot = TypeVar("AnyShot", bound=BadShot)


def turn_violations(paper: Paper, landings: tuple[Landing, ...]) -> Iterator[AnyBadShot]:
    """Shots out of turn, after the end, beside the grid."""
    ruleset, turn = paper.ruleset, _Turn(_beginners(paper))
    end = end_by_answers(paper)
    for index, landing in enumerate(landings):
        shot = landing.shot
        if end is not None and index > end.index:
            if not _is_same_salvo(ruleset, landings[end.index].shot, shot):
                yield _bad_shot(AfterTheEnd, ruleset, shot, "end")
            continue
        if shot.at is None:
            yield _bad_shot(OffGrid, ruleset, shot, "grid")
        if turn.goes_on_with(shot):
            continue
        if shot.by not in turn.may:
            yield _bad_shot(OutOfTurn, ruleset, shot, "turn")
        elif turn.second and shot.by == turn.shooter and _is_too_damaged(ruleset, landing):
            yield _bad_shot(ForbiddenSecondShot, ruleset, shot, "second-shot")
        turn = _next_turn(ruleset, turn, landing)


def _is_same_salvo(ruleset: Ruleset, last: PaperShot, shot: PaperShot) -> bool:
    """Whether *shot* was named together with the one that sank the last ship."""
    return shot.line == last.line and (last.weapon is not None or ruleset.turn.in_salvos)


def _bad_shot(kind: type[AnyShot], ruleset: Ruleset, shot: PaperShot, about: str) -> AnyShot:
    rule = rule_number(ruleset, about)
    return kind(seat=shot.by, rule=rule, line=shot.line, cell=shot.text)


def _beginners(paper: Paper) -> frozenset[int]:
    if paper.first is not None:
        return frozenset({paper.first})
    agreed = {Begins.FIRST: frozenset({0}), Begins.SECOND: frozenset({1})}
    return agreed.get(paper.ruleset.turn.begins, _BOTH)


def _next_turn(ruleset: Ruleset, turn: _Turn, landing: Landing) -> _Turn:
    """Who may fire after this shot. A shot out of turn is taken for the start of a turn."""
    shot, other = landing.shot, frozenset({1 - landing.shot.by})
    begins = shot.by != turn.shooter or shot.by not in turn.may or not turn.left
    left = _shots_in_turn(ruleset, landing) if begins else turn.left
    if shot.at is None and shot.weapon is None:
        # The shooter may have been asked for another cell instead of the missing one.
        return _Turn(_BOTH, shot.by, left)
    weapon = None if shot.weapon is None else ruleset.weapon(shot.weapon)
    left_after = left - (weapon is None)
    result = AttackResult(shot.by, weapon, left_after, shot.said.struck, shot.said is Said.SUNK)
    step = next_step(ruleset, Step.SECOND if turn.second and not begins else Step.ATTACK, result)
    if weapon is not None:
        may = other if step is None else frozenset({shot.by})
        return _Turn(may, shot.by, left, line=shot.line, weapon=shot.weapon)
    if step is Step.AGAIN:
        # Whether an answer that was heard before earns a shot, the players may see differently.
        earned = left <= 1 and landing.fresh
        return _Turn(frozenset({shot.by}) if earned else _BOTH, shot.by, max(1, left - 1))
    if step is Step.SECOND and landing.fresh:
        return _Turn(_BOTH, shot.by, 1, second=True)
    # The other may have lost the attack by a false declaration, which is no shot (BO4).
    return _Turn(_BOTH if ruleset.victory.declared else other, shot.by)


def _shots_in_turn(ruleset: Ruleset, landing: Landing) -> int:
    """The shots of a turn; a fleet that was not shown gets the benefit of the doubt."""
    side = landing.sides[landing.shot.by]
    return ruleset.ships if side is None else shots_per_turn(ruleset, side)


def _is_too_damaged(ruleset: Ruleset, landing: Landing) -> bool:
    side, rule = landing.sides[landing.shot.by], ruleset.turn.second_shot
    if ruleset.victory.declared:
        # It may have been the first shot of a new turn, after the other lost an attack (BO4).
        return False
    return side is not None and rule is not None and side.undamaged <= rule.undamaged_above
