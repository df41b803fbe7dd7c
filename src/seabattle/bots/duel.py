"""What to do on seas of one's own where ships stand still."""

from seabattle.beliefs import Impossible, Plot
from seabattle.bots.book import opening_shot
from seabattle.bots.broadside import may_fire
from seabattle.bots.census import census
from seabattle.bots.dice import BotDice, dice_for
from seabattle.bots.lookout import Lookout, lookout
from seabattle.bots.notebook import Notebook
from seabattle.bots.salvo import salvo
from seabattle.bots.skill import Skill
from seabattle.bots.special import special
from seabattle.game import DeclareVictory, EndTurn, Fire, Seat, SeatCommand
from seabattle.grid import bits
from seabattle.views import View, open_cells, shots_now, why_not_in_view

SURE = 0.6
"""How likely all ships must be sunk before victory is declared (BO4)."""


def duel_move(view: View, seed: int, skill: Skill, notebook: Notebook | None = None) -> SeatCommand:
    """What to do now, when play has begun; a *notebook* only saves time."""
    seat = view.seat
    assert seat is not None
    declaration = DeclareVictory(seat)
    may_declare = why_not_in_view(view, declaration) is None
    if not may_fire(view):
        return declaration if may_declare else EndTurn(seat)
    dice = dice_for(view, seed)
    if skill.keeps:
        plot = (notebook or Notebook(seed, skill.kept)).plot(view)
        if plot is not None:
            return _fire(view, seat, _plotted(view, plot, dice))
    known = opening_shot(view, seed, suspects=skill.suspects) if _by_the_book(view, skill) else None
    if known is not None:
        return _fire(view, seat, [known])
    sea = lookout(view, skill, dice)
    if may_declare and sea is not None and sea.all_sunk >= SURE:
        return declaration
    if skill.special and any(view.own.stores):
        action = special(view, sea.odds if sea else census(view), dice)
        if action is not None:
            return action
    return _fire(view, seat, _aimed(view, sea, skill, dice))


def _by_the_book(view: View, skill: Skill) -> bool:
    """Whether an opening may be played: by the strongest, one shot at a time, against anybody."""
    return skill.cells > 1 and not skill.seen and shots_now(view) == 1


def _fire(view: View, seat: Seat, cells: list[int]) -> Fire:
    grid = view.ruleset.grid
    return Fire(seat, tuple([grid.cells()[cell] for cell in cells]))


def _plotted(view: View, plot: Plot, dice: BotDice) -> list[int]:
    try:
        return [plot.shot(dice.word())]
    except Impossible:
        return _likeliest(view, 1, dice)


def _aimed(view: View, sea: Lookout | None, skill: Skill, dice: BotDice) -> list[int]:
    wanted = shots_now(view)
    if sea is None:
        return _likeliest(view, wanted, dice)
    if wanted > 1:
        return salvo(sea.imagined, open_cells(view), wanted, skill.margin, dice)
    try:
        return [sea.shot(skill.effort, dice.word()).cell]
    except Impossible:
        return _likeliest(view, wanted, dice)


def _likeliest(view: View, wanted: int, dice: BotDice) -> list[int]:
    """The cells through which most single ships could lie; ties fall by the dice."""
    counts, free = census(view), list(bits(open_cells(view)))
    dice.shuffle(free)
    free.sort(key=lambda cell: -counts[cell])
    return free[:wanted]
