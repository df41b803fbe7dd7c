"""What to do on seas of one's own where ships stand still."""

from seabattle.beliefs import Impossible, Tracker
from seabattle.bots.book import opening_shot
from seabattle.bots.broadside import may_fire
from seabattle.bots.census import rough_odds
from seabattle.bots.dice import BotDice, dice_for
from seabattle.bots.lookout import ImaginedFleets, imagine_fleets
from seabattle.bots.notebook import TrackerCache
from seabattle.bots.salvo import choose_salvo
from seabattle.bots.skill import Skill
from seabattle.bots.special import best_special_action
from seabattle.game import DeclareVictory, EndTurn, Fire, Seat, SeatCommand
from seabattle.grid import bits
from seabattle.views import View, open_cells, shots_now, why_not_in_view

SURE = 0.6
"""How likely all ships must be sunk before victory is declared (BO4)."""


def choose_standing_move(
    view: View, seed: int, skill: Skill, tracker_cache: TrackerCache | None = None
) -> SeatCommand:
    """What to do now, when play has begun; a *notebook* only saves time."""
    seat = view.seat
    assert seat is not None
    declaration = DeclareVictory(seat)
    may_declare = why_not_in_view(view, declaration) is None
    if not may_fire(view):
        return declaration if may_declare else EndTurn(seat)
    dice = dice_for(view, seed)
    if skill.keeps:
        tracker = (tracker_cache or TrackerCache(seed, skill.kept)).tracker(view)
        if tracker is not None:
            return _fire(view, seat, _tracked_shot(view, tracker, dice))
    known = opening_shot(view, seed, suspects=skill.suspects) if _by_the_book(view, skill) else None
    if known is not None:
        return _fire(view, seat, [known])
    imagined = imagine_fleets(view, skill, dice)
    if may_declare and imagined is not None and imagined.all_sunk >= SURE:
        return declaration
    if skill.special and any(view.own.stores):
        action = best_special_action(view, imagined.odds if imagined else rough_odds(view), dice)
        if action is not None:
            return action
    return _fire(view, seat, _choose_cells(view, imagined, skill, dice))


def _by_the_book(view: View, skill: Skill) -> bool:
    """Whether an opening may be played: by the strongest, one shot at a time, against anybody."""
    return skill.cells > 1 and not skill.seen and shots_now(view) == 1


def _fire(view: View, seat: Seat, cells: list[int]) -> Fire:
    grid = view.ruleset.grid
    return Fire(seat, tuple([grid.cells()[cell] for cell in cells]))


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
