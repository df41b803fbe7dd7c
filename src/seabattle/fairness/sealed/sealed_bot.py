"""A bot at a sealed table: it commits, proves and signs like any player.

The bot itself is the same as at any other table: a view in, a command out. It cannot tell
that there is no referee.
"""

from seabattle.bots import Bot
from seabattle.bots.bot import ask_bot
from seabattle.fairness.proofs.ristretto import Draw
from seabattle.fairness.sealed.sealed_message import Says
from seabattle.fairness.sealed.sealed_player import Keep, SealedPlayer, new_seat_secrets
from seabattle.game import MoveShip, PlaceFleet, Seat
from seabattle.rules import Ruleset
from seabattle.views import new_view


class SealedBot:
    """A bot, with the sealed player that keeps its field and answers for it."""

    def __init__(self, bot: Bot, player: SealedPlayer) -> None:
        self.bot = bot
        self.player = player

    def next_says(self) -> Says | None:
        """Its next message: a due answer, or its own move; ``None`` while it waits."""
        owed = self.player.duty()
        if owed is not None:
            return owed
        state = self.player.game.state
        if not state.to_act >> self.player.seat & 1:
            return None
        command = ask_bot(self.bot, self.player.view)
        # In sealed games ships do not move, and the fleet is already placed.
        assert not isinstance(command, PlaceFleet | MoveShip), command
        return command


def seat_bot(
    bot: Bot, ruleset: Ruleset, place: tuple[str, Seat], draw: Draw, keep: Keep
) -> SealedBot:
    """Let a bot choose its fleet for a *place* (match and seat), and seal it with new keys."""
    match, seat = place
    placed = ask_bot(bot, new_view(ruleset, seat))
    assert isinstance(placed, PlaceFleet), placed
    secrets = new_seat_secrets(match, seat, placed.ships, draw)
    return SealedBot(bot, SealedPlayer(ruleset, secrets, draw, keep))
