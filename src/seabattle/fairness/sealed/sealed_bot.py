"""A computer player at a sealed table: it commits, proves and signs as everybody does.

The bot itself is one of any other table: a view in, a command out. It never learns that
nobody has refereed.
"""

from seabattle.bots import Bot
from seabattle.bots.bot import ask_bot
from seabattle.fairness.proofs.ristretto import Draw
from seabattle.fairness.sealed.sealed_message import Says
from seabattle.fairness.sealed.sealed_player import Keep, SealedPlayer, new_keepsake
from seabattle.game import MoveShip, PlaceFleet, Seat
from seabattle.rules import Ruleset
from seabattle.views import new_view


class SealedBot:
    """A bot, and the player who keeps its field and answers for it."""

    def __init__(self, bot: Bot, player: SealedPlayer) -> None:
        self.bot = bot
        self.player = player

    def next_says(self) -> Says | None:
        """What it says now: what it owes, or its own move; nothing while it waits."""
        owed = self.player.duty()
        if owed is not None:
            return owed
        state = self.player.game.state
        if not state.to_act >> self.player.seat & 1:
            return None
        command = ask_bot(self.bot, self.player.view)
        # Where fields are sealed ships stand still, and the fleet is placed already.
        assert not isinstance(command, PlaceFleet | MoveShip), command
        return command


def seat_bot(
    bot: Bot, ruleset: Ruleset, place: tuple[str, Seat], draw: Draw, keep: Keep
) -> SealedBot:
    """Let a bot choose its fleet at a *place*, a match and a seat, and seal it afresh."""
    match, seat = place
    placed = ask_bot(bot, new_view(ruleset, seat))
    assert isinstance(placed, PlaceFleet), placed
    keepsake = new_keepsake(match, seat, placed.ships, draw)
    return SealedBot(bot, SealedPlayer(ruleset, keepsake, draw, keep))
