"""Messages of the server's bots at a sealed table: they commit, prove and sign as all players do.

This server is their device. Their secrets are kept on the page of their first message, and
are drawn for one match. The bots know no more of the opponent's field than any other player.
"""

import secrets

from seabattle.fairness.sealed import key_backup
from seabattle.fairness.sealed.sealed_game import SealedGame
from seabattle.fairness.sealed.sealed_message import Says, SealField
from seabattle.fairness.sealed.sealed_player import SealedPlayer, SeatSecrets, new_seat_secrets
from seabattle.fairness.sealed.sealed_state import SealedState
from seabattle.game import MoveShip, PlaceFleet, Seat, SeatCommand
from seabattle.matches.port import BotMessage, MatchId, SealedThought
from seabattle.rules import Ship


def speak_for_bot(thought: SealedThought) -> BotMessage:
    """Sign what a bot owes, or the move that it has thought of.

    The match has already checked all messages that the bot hears; they are not checked again.
    """
    player = SealedPlayer(thought.ruleset, thought.secrets, secrets.token_bytes, _keep_nothing)
    fresh = SealedGame(thought.ruleset, thought.match, player.proofs, thought.rules)
    player.game = fresh.resume(thought.state)
    says = thought.says or player.duty()
    assert says is not None, thought.state
    message = player.say(says)
    return BotMessage(message, player.blob if isinstance(says, SealField) else None)


def _keep_nothing(_: SeatSecrets) -> None:
    """Keep no secrets: the page that is kept first decides what a bot says under a number."""


def draw_seat_secrets(match: MatchId, seat: Seat, ships: tuple[Ship, ...]) -> str:
    """Fresh secrets for a bot, as they are written down."""
    return key_backup.encode_seat_secrets(
        new_seat_secrets(match, seat, ships, secrets.token_bytes)
    ).hex()


def read_seat_secrets(kept: str) -> SeatSecrets:
    """The secrets of a bot."""
    found = key_backup.read_seat_secrets(bytes.fromhex(kept))
    assert found is not None
    return found


def message_name(seat: Seat, state: SealedState) -> str:
    """The id under which a bot says what it says now: two processes that speak keep one page."""
    if state.head:
        return f"bot {seat} {state.number}"
    return f"bot {seat} {'placing' if state.announced else 'key'}"


def as_said(command: SeatCommand) -> Says:
    """Return a bot's move as it is said; with sealed fields no bot places or moves in play."""
    assert not isinstance(command, PlaceFleet | MoveShip), command
    return command
