"""What a client does at a sealed table: it keeps the fleet, proves its answers, checks all."""

from seabattle.bots import Bot
from seabattle.bots.bot import ask_bot
from seabattle.client.match_table import MatchTable
from seabattle.client.saved_fleets import SavedFleets
from seabattle.client.seat_player import SeatResult
from seabattle.client.server_client import Rejected, ServerClient, Unreachable
from seabattle.fairness.sealed.sealed_player import Distrust, SealedPlayer
from seabattle.features.sealed import proof_status
from seabattle.features.sealed.key_storage import KeyStorage
from seabattle.features.sealed.sealed_seat import OVERTAKEN, SealedSeat, distrust_trouble
from seabattle.features.sealed.sealed_table import SealedTable
from seabattle.game import MoveShip, PlaceFleet
from seabattle.matches.telling.notice import Hurry, MessageTaken
from seabattle.views import new_view
from seabattle.wire.match import Description
from seabattle.wire.message import ToldMessage


class ProvingClient:
    """Plays at sealed tables with proofs."""

    def open_table(
        self, remote: ServerClient, found: Description, saved_fleets: SavedFleets, lang: str
    ) -> SealedTable:
        """A sealed match with the seat that is played here."""
        return SealedTable(remote, found, saved_fleets, lang)

    async def play_seat(self, remote: ServerClient, found: Description, bot: Bot) -> SeatResult:
        """Let a bot play a sealed seat to the end."""
        assert found.seat is not None
        assert found.company.sealed is not None
        match = found.company.match
        sealed = SealedSeat(remote, match, found.ruleset, found.seat, KeyStorage())
        try:
            sealed.check_key(found.company.sealed.keys[found.seat])
            return await play_sealed_seat(remote, sealed, bot)
        finally:
            sealed.close()

    def proof_badge(self, table: MatchTable) -> str:
        """What is proved and by whom it is checked, in a line."""
        return proof_status.proof_badge(table)


async def play_sealed_seat(remote: ServerClient, seat: SealedSeat, bot: Bot) -> SeatResult:
    """Play a sealed seat: the fleet stays here, and every answer is checked and proved."""
    placed = ask_bot(bot, new_view(seat.ruleset, seat.seat))
    assert isinstance(placed, PlaceFleet), placed
    seat.choose_fleet(placed.ships)
    async for message in remote.messages(seat.match):
        if isinstance(message, ToldMessage):
            if isinstance(message.what, MessageTaken):
                seat.note(message.what)
        elif not isinstance(message, Hurry):
            try:
                player = await _say_all(seat, bot, message.number)
            except Distrust as found:
                reason = distrust_trouble(found)
                raise Unreachable("server/unreachable", url=remote.url, reason=reason) from found
            if player.game.over:
                return SeatResult(seat.seat, player.game.table.winner, player.view.own.turns)
    raise AssertionError("what is told ends with the game")


async def _say_all(seat: SealedSeat, bot: Bot, number: int) -> SealedPlayer:
    """Say what is owed when so much was told, or else the bot's own move."""
    player = await seat.catch_up()
    try:
        if not await seat.do_duty(number) and seat.may_move(number):
            command = ask_bot(bot, player.view)
            assert not isinstance(command, PlaceFleet | MoveShip), command
            await seat.say(command)
    except Rejected as rejected:
        # Something else was said meanwhile: it is told in a moment.
        if rejected.facts["problem"] not in OVERTAKEN:
            raise
    return player
