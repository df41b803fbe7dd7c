"""Move choice on separate seas where ships do not move."""

from collections.abc import Sequence

from seabattle.beliefs import Impossible, Tracker
from seabattle.beliefs.fleet_problem import Candidates, cells_in
from seabattle.bots.choose_attack import may_fire
from seabattle.bots.dice import BotDice, dice_for
from seabattle.bots.skill import Skill
from seabattle.bots.standing.imagined_fleets import ImaginedFleets, imagine_fleets
from seabattle.bots.standing.marks_from_view import enemy_fleets
from seabattle.bots.standing.opening_book import opening_shot
from seabattle.bots.standing.special_action import best_special_action
from seabattle.bots.standing.tracker_cache import TrackerCache
from seabattle.game import DeclareVictory, EndTurn, Fire, SeatCommand
from seabattle.grid import Mask, bits
from seabattle.views import View, open_cells, shots_now, why_not_in_view

HIT_WORTH = (1.0, 0.8, 0.7, 0.6)
"""What the first, second, … hit of a salvo is worth; any more count as the last."""


def choose_salvo(
    fleets: Sequence[tuple[Mask, int]], free: Mask, wanted: int, margin: int, dice: BotDice
) -> list[int]:
    """The cells to fire at, given weighted fleets and the cells of interest."""
    whole = sum(weight for _, weight in fleets)
    hits = [0] * len(fleets)
    chosen: list[int] = []
    for _ in range(wanted):
        worth = _salvo_worth(fleets, hits, free)
        cell = _draw_cell(worth, free, margin * whole / 1000, dice)
        chosen.append(cell)
        free &= ~(1 << cell)
        for number, (fleet, _) in enumerate(fleets):
            hits[number] += fleet >> cell & 1
    return chosen


def _salvo_worth(
    fleets: Sequence[tuple[Mask, int]], hits: list[int], free: Mask
) -> dict[int, float]:
    worth: dict[int, float] = {}
    for (fleet, weight), before in zip(fleets, hits, strict=True):
        gain = weight * HIT_WORTH[min(before, len(HIT_WORTH) - 1)]
        for cell in cells_in(fleet & free):
            worth[cell] = worth.get(cell, 0.0) + gain
    return worth


def _draw_cell(worth: dict[int, float], free: Mask, margin: float, dice: BotDice) -> int:
    """Any of the cells about as good as the best."""
    if not worth:
        return dice.choice(cells_in(free))
    best = max(worth.values())
    return dice.choice(sorted(cell for cell, gain in worth.items() if best - gain <= margin))


def rough_odds(view: View) -> list[float]:
    """Approximate odds of each cell, by the places left to every class."""
    problem = enemy_fleets(view)
    empty = [1.0] * problem.size
    for candidates in problem.classes:
        for cell, part in enumerate(_cover_shares(candidates, problem.must_cover, problem.size)):
            empty[cell] *= max(0.0, 1 - part) ** candidates.count
    return [1 - chance for chance in empty]


def _cover_shares(candidates: Candidates, must_cover: int, size: int) -> list[float]:
    """For each cell, the part of the places that lie on it.

    Places over cells that hold a ship count for many.
    """
    covered, whole = [0.0] * size, 0.0
    for placement in candidates.placements:
        weight = float(1 << 4 * (placement.cells & must_cover).bit_count())
        whole += weight
        for cell in cells_in(placement.cells):
            covered[cell] += weight
    return [weight / (whole or 1.0) for weight in covered]


SURE = 0.6
"""How likely all ships must be sunk before victory is declared (BO4)."""


def choose_standing_move(
    view: View, seed: int, skill: Skill, tracker_cache: TrackerCache | None = None
) -> SeatCommand:
    """The next command, once play has begun; a *tracker_cache* only saves time."""
    declaration = DeclareVictory()
    may_declare = why_not_in_view(view, declaration) is None
    if not may_fire(view):
        return declaration if may_declare else EndTurn()
    dice = dice_for(view, seed)
    if skill.keeps:
        tracker = (tracker_cache or TrackerCache(seed, skill.kept)).tracker(view)
        if tracker is not None:
            return _fire(view, _tracked_shot(view, tracker, dice))
    known = opening_shot(view, seed, suspects=skill.suspects) if _by_the_book(view, skill) else None
    if known is not None:
        return _fire(view, [known])
    imagined = imagine_fleets(view, skill, dice)
    if may_declare and imagined is not None and imagined.all_sunk >= SURE:
        return declaration
    if skill.special and any(view.own.stores):
        action = best_special_action(view, imagined.odds if imagined else rough_odds(view), dice)
        if action is not None:
            return action
    return _fire(view, _choose_cells(view, imagined, skill, dice))


def _by_the_book(view: View, skill: Skill) -> bool:
    """Whether to use the opening book: strongest bot, single shots, unknown opponent."""
    return skill.cells > 1 and not skill.seen and shots_now(view) == 1


def _fire(view: View, cells: list[int]) -> Fire:
    grid = view.ruleset.grid
    return Fire(tuple([grid.cells()[cell] for cell in cells]))


def _tracked_shot(view: View, tracker: Tracker, dice: BotDice) -> list[int]:
    try:
        return [tracker.shot(dice.word())]
    except Impossible:
        return _likeliest_cells(view, 1, dice)


def _choose_cells(
    view: View, imagined: ImaginedFleets | None, skill: Skill, dice: BotDice
) -> list[int]:
    wanted = shots_now(view)
    if imagined is None:
        return _likeliest_cells(view, wanted, dice)
    if wanted > 1:
        return choose_salvo(imagined.imagined, open_cells(view), wanted, skill.margin, dice)
    try:
        return [imagined.shot(skill.effort, dice.word()).cell]
    except Impossible:
        return _likeliest_cells(view, wanted, dice)


def _likeliest_cells(view: View, wanted: int, dice: BotDice) -> list[int]:
    """The cells through which most single ships could lie; ties fall by the dice."""
    counts, free = rough_odds(view), list(bits(open_cells(view)))
    dice.shuffle(free)
    free.sort(key=lambda cell: -counts[cell])
    return free[:wanted]
