"""Move choice on a sea that all fleets share.

The best cell is the one where most sound enemy decks are expected, more where a shot
sinks a ship or sends a seat away, less where others are likely to fire anyway. Own
ships are spared wherever there is a choice.
"""

from seabattle.bots.choose_attack import CellWorth, choose_attack, may_fire
from seabattle.bots.dice import BotDice, dice_for
from seabattle.bots.manoeuvre_choice import choose_manoeuvre
from seabattle.bots.shared.rival_fire import rival_fire_odds
from seabattle.bots.shared.shared_log import SharedLog, read_shared_log
from seabattle.bots.shared.shared_odds import SharedOdds, estimate_shared_odds
from seabattle.bots.shared.shared_placement import draw_hidden_fleet
from seabattle.bots.shared.shared_sampler import NoTruthFound
from seabattle.bots.skill import SamplingEffort
from seabattle.game import DeclareVictory, EndTurn, Phase, PlaceFleet, SeatCommand
from seabattle.views import View, why_not_in_view

SINKING = 0.5
"""The worth of sinking a ship, in decks."""

SENDING_AWAY = 0.1
"""The extra worth of sinking a seat's last ship."""

FINISHING = 0.05
"""The worth of another deck of a damaged ship while there are rivals to finish it.

Rivals fire at wounded ships before they search for more, so a damaged ship of another seat
also keeps them from searching for the bot's own.
"""

CROWDING = 0.9
"""The part of a cell's worth that is lost when a rival fires there, too."""

SHYNESS = 0.2
"""How much of a cell's worth is lost when an own ship lies beside it: a hit draws fire."""

_COSTLY = 8
"""A truth is a chain of fleets: it costs at least as much as so many half samples."""

SURE = 0.6
"""How often all must be down among the truths before victory is declared."""


def choose_shared_move(view: View, seed: int, effort: SamplingEffort) -> SeatCommand:
    """The next command on a shared sea."""
    dice = dice_for(view, seed)
    if view.table.phase is Phase.PLACING:
        return PlaceFleet(draw_hidden_fleet(view.ruleset, dice))
    move = choose_manoeuvre(view)
    if move is not None:
        return move
    if not may_fire(view):
        return EndTurn()
    told = read_shared_log(view)
    odds = _estimate_odds(view, told, effort, dice)
    declaration = DeclareVictory()
    if odds.done >= SURE and why_not_in_view(view, declaration) is None:
        return declaration
    return choose_attack(view, CellWorth(_worth(view, told, odds), odds.decks), dice)


def _estimate_odds(
    view: View, told: SharedLog, effort: SamplingEffort, dice: BotDice
) -> SharedOdds:
    try:
        return estimate_shared_odds(view.ruleset, told, _truths(view, effort), dice)
    except NoTruthFound:
        size = view.ruleset.grid.size
        sound = view.ruleset.grid.everywhere & ~told.clear & ~told.hits
        decks = [float(sound >> cell & 1) for cell in range(size)]
        none = [0.0] * size
        return SharedOdds(decks, none, none, none, 1.0, 0.0 if sound else 1.0)


def _truths(view: View, effort: SamplingEffort) -> int:
    """The number of truths to sample: fewer where each of them is large."""
    fleets = max(1, view.ruleset.seats - 1)
    return max(4, 2 * effort.samples // max(_COSTLY, 4 * fleets))


def _worth(view: View, told: SharedLog, odds: SharedOdds) -> list[float]:
    """The worth of a shot at each cell, in decks; own decks count against it."""
    crowded = rival_fire_odds(view, told)
    mine = view.own.fleet & ~view.own.hits
    near = view.ruleset.grid.beside(mine)
    spared = 0 if view.ruleset.sea.spares_own else mine
    rivals = (view.table.present & ~(1 << (view.seat or 0))).bit_count()
    finishing = FINISHING if rivals > 1 else 1.0
    worth = []
    for cell, decks in enumerate(odds.decks):
        hurt = decks - odds.fresh[cell] + SINKING * odds.sinks[cell]
        gain = odds.fresh[cell] + finishing * hurt + SENDING_AWAY * odds.outs[cell]
        gain *= 1 - CROWDING * crowded[cell]
        gain *= 1 - SHYNESS * (near >> cell & 1)
        worth.append(gain - (spared >> cell & 1) * 2 * (1 + rivals))
    return worth
