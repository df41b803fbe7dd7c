"""Analysis of one move, from what its seat knew.

The *value* of a position is the number of shots the reference player still needs from there.
The *awaited* value of a move is the mean over all answers it could get. The difference that
the answer makes is luck, and the difference that the move makes is skill, so that luck and
skill together are the decrease of the value, to rounding.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from seabattle.beliefs.splitmix import SplitMix
from seabattle.bots.dice import dice_for
from seabattle.bots.standing.special_action import best_special_action
from seabattle.features.analysis.expectation import Expectation
from seabattle.features.analysis.outlook import GLANCED, Outlook, seed_of
from seabattle.features.analysis.position import Hull, Position, position_of
from seabattle.game import Fire, UseWeapon
from seabattle.game.target import AIMS
from seabattle.grid import Grid
from seabattle.rules import Weapon
from seabattle.views import View

Attack = Fire | UseWeapon

IMAGINED = 8
"""The number of fleets on which a special action is tried."""

BEST = 5
"""The number of best cells in a result."""


@dataclass(frozen=True)
class MoveWorth:
    """Luck and skill of a move."""

    before: float
    """The expected shots (or turns) to the end, before the move."""
    awaited: float
    """The expectation with this move included, as the mean over all answers."""
    after: float
    """The expectation after its answer."""
    cost: float
    """One, or zero for a special action that takes no turn."""
    exact: bool
    """Whether all fleets were listed."""
    error: float

    @property
    def luck(self) -> float:
        """By how much the answer was better than all answers on average."""
        return self.awaited - self.cost - self.after

    @property
    def skill(self) -> float:
        """By how much the move was better than the reference player's."""
        return self.before - self.awaited


@dataclass(frozen=True)
class MoveAnalysis(MoveWorth):
    """Luck and skill of a move, compared with the alternatives."""

    loss: float
    """The advantage of the best alternative, by what the seat knew."""
    best: tuple[tuple[int, float], ...]
    """The best cells, each with the expectation of a shot there."""
    best_weapon: UseWeapon | None
    """A special action with a better expectation than any cell."""
    odds: tuple[float, ...]


class MoveAnalyser:
    """Analyses the moves of one seat, one after the other."""

    def __init__(self, expectation: Expectation) -> None:
        self._expectation = expectation
        self._latest: Outlook | None = None

    def outlook(self, view: View) -> Outlook:
        """The outlook from a view; the latest one is cached."""
        position = position_of(view)
        if self._latest is None or self._latest.position != position:
            self._latest = Outlook(position, self._expectation)
        return self._latest

    def measure(self, before: View, attack: Attack, after: View) -> MoveWorth:
        """Compute luck and skill of an attack, without its alternatives."""
        outlook, weapon = self.outlook(before), weapon_of(before, attack)
        awaited = self.await_attack(outlook, attack, weapon)
        found = self.outlook(after)
        return MoveWorth(
            outlook.value, awaited, found.value, cost_of(weapon), outlook.exact, outlook.error
        )

    def analyse(self, before: View, attack: Attack, after: View) -> MoveAnalysis:
        """Analyse an attack from the views before and after it."""
        outlook = self.outlook(before)
        worth = self.measure(before, attack, after)
        best = sorted(outlook.worths.items(), key=lambda each: (each[1], each[0]))[:BEST]
        action, promised = self._best_action(before, outlook, attack, worth.awaited)
        chosen = self._worth_of(outlook, attack, worth.awaited)
        least = min([chosen, promised, *[each for _, each in best[:1]]])
        return MoveAnalysis(
            before=worth.before,
            awaited=worth.awaited,
            after=worth.after,
            cost=worth.cost,
            exact=worth.exact,
            error=worth.error,
            loss=max(0.0, chosen - least),
            best=tuple(best),
            best_weapon=action if promised <= least else None,
            odds=outlook.odds,
        )

    def await_attack(self, outlook: Outlook, attack: Attack, weapon: Weapon | None) -> float:
        """The expectation with an attack included: the mean over all answers."""
        if isinstance(attack, Fire):
            grid = outlook.position.ruleset.grid
            return outlook.after_shot(_number(grid, attack))
        assert weapon is not None
        return self._after_action(outlook, attack, weapon)

    def _worth_of(self, outlook: Outlook, attack: Attack, awaited: float) -> float:
        """The expectation of the chosen attack, by the same measure as the alternatives."""
        if isinstance(attack, UseWeapon):
            return awaited
        return outlook.worth_of(_number(outlook.position.ruleset.grid, attack))

    def _best_action(
        self, view: View, outlook: Outlook, attack: Attack, awaited: float
    ) -> tuple[UseWeapon | None, float]:
        """The special action that a player by the odds would take, and its expectation."""
        if not any(outlook.position.stores) or outlook.fleets is None:
            return None, float("inf")
        action = best_special_action(view, outlook.odds, dice_for(view, 0))
        if action is None:
            return None, float("inf")
        if action == attack:
            return action, awaited
        weapon = weapon_of(view, action)
        assert weapon is not None
        return action, self._after_action(outlook, action, weapon)

    def _after_action(self, outlook: Outlook, action: UseWeapon, weapon: Weapon) -> float:
        """The mean expectation after the action, over some possible fleets."""
        path = _path(outlook.position.ruleset.grid, action, weapon)
        number = [each.name for each in outlook.position.ruleset.arsenal].index(weapon.name)
        answers = list(_imagine_answers(outlook, path, weapon))
        # Many fleets give the same answer, most often water all over.
        values = {
            marks: Outlook(after.spend(number), self._expectation, GLANCED).value
            for marks, after in {after.marks: after for after in answers}.items()
        }
        found = [values[after.marks] for after in answers]
        return cost_of(weapon) + (sum(found) / len(found) if found else 0.0)


def weapon_of(view: View, attack: Attack) -> Weapon | None:
    """The special action of an attack, if it is one."""
    if isinstance(attack, Fire):
        return None
    return next(each for each in view.ruleset.arsenal if each.name == attack.weapon)


def cost_of(weapon: Weapon | None) -> float:
    """What an attack costs: a shot, or a turn."""
    return 1.0 if weapon is None or weapon.takes_turn else 0.0


def _number(grid: Grid, shot: Fire) -> int:
    return grid.mask(shot.at).bit_length() - 1


def _path(grid: Grid, action: UseWeapon, weapon: Weapon) -> tuple[int, ...]:
    cells = AIMS[weapon.aim].cells(grid, action.target, weapon.radius or 0)
    return tuple(grid.bit(cell).bit_length() - 1 for cell in cells)


def _imagine_answers(outlook: Outlook, path: tuple[int, ...], weapon: Weapon) -> Iterator[Position]:
    """The positions after a special action, on fleets drawn by their weight."""
    fleets = outlook.fleets
    if fleets is None:
        return
    for number in _draw_numbers(list(fleets.weights), SplitMix(seed_of(outlook.position))):
        yield _answer_action(outlook.position, outlook.hulls(number), path, weapon)


def _draw_numbers(weights: list[int], chance: SplitMix) -> Iterator[int]:
    """Numbers drawn by weight, spread evenly (systematic resampling)."""
    whole = sum(weights)
    step = whole / IMAGINED
    at = chance.below(whole) / IMAGINED
    passed = 0
    for number, weight in enumerate(weights):
        passed += weight
        while at < passed:
            yield number
            at += step


def _answer_action(
    position: Position, hulls: list[Hull], path: tuple[int, ...], weapon: Weapon
) -> Position:
    if not weapon.harms:
        seen = sum(1 << cell for cell in path)
        decks = sum(cells for _, cells in hulls)
        return position.look(seen & ~decks, seen & decks)
    for cell in path:
        bit = 1 << cell
        hull = next((each for each in hulls if each[1] & bit), None)
        if not position.known & bit:
            position = position.miss(bit) if hull is None else position.hit(bit, hull)
        if hull is not None and weapon.stops:
            break
    return position
