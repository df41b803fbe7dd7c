"""A sealed match on a server: our fleet stays here, and what is shown was checked here.

The view is that of our own player, grown from messages that were decided on this machine;
of the server's word there is only the log, the clock and who sits where.
"""

import asyncio
from contextlib import suppress

from seabattle.client.match_table import TableLost, TableRefusal, speaker_at
from seabattle.client.online_table import OnlineTable, refusal_of
from seabattle.client.saved_fleets import SavedFleets
from seabattle.client.server_client import Rejected, ServerClient, Unreachable
from seabattle.fairness.sealed.sealed_player import Distrust, SealedPlayer
from seabattle.fairness.sealed.sealed_state import other_seat
from seabattle.features.sealed.key_storage import KeyStorage
from seabattle.features.sealed.sealed_seat import OVERTAKEN, SealedSeat, distrust_trouble
from seabattle.game import MoveShip, Phase, PlaceFleet, Refusal, Seat, SeatCommand
from seabattle.game.event import FleetPlaced
from seabattle.game.refusal import AnswerAwaited
from seabattle.matches.request import Act, PlayerRequest, ShowField
from seabattle.matches.telling.notice import MessageTaken
from seabattle.rules import Ship
from seabattle.trouble import Trouble, system_trouble
from seabattle.views import View, Viewer, hear, why_not_in_view
from seabattle.wire import ToldMessage
from seabattle.wire.match import Description
from seabattle.wire.match_info import MatchInfo


class SealedTable(OnlineTable):
    """A sealed match far away, and our seat at it."""

    def __init__(
        self,
        remote: ServerClient,
        found: Description,
        saved_fleets: SavedFleets,
        lang: str,
        storage: KeyStorage | None = None,
    ) -> None:
        assert found.seat is not None
        assert found.company.sealed is not None
        kept = storage or KeyStorage()
        self._sealed = SealedSeat(remote, found.company.match, found.ruleset, found.seat, kept)
        self._sealed.check_key(found.company.sealed.keys[found.seat])
        self._owing = asyncio.Event()
        super().__init__(remote, found, saved_fleets, lang)
        self._speaking = asyncio.create_task(self._speak())

    @property
    def player(self) -> SealedPlayer | None:
        """Who keeps our secrets and has checked everything; nobody before a fleet is chosen."""
        return self._sealed.player

    @property
    def answer_due(self) -> bool:
        """Whether our shot is answered only now, or the answer is not checked yet."""
        player = self._sealed.player
        if player is None or player.game.over:
            return False
        called = player.game.state.called is not None
        return player.game.table.turn == player.seat and (called or self._sealed.behind)

    def view(self, viewer: Viewer) -> View:
        """What we know: what was checked here, and our own fleet."""
        told, player = super().view(viewer), self._sealed.player
        if player is None:
            return told
        view, seat = player.view, player.seat
        if view.table.phase is Phase.PLACING and not view.table.placed >> seat & 1:
            return hear(view, FleetPlaced(seat, player.kept.ships))
        return view

    async def ask(self, seat: Seat, request: PlayerRequest) -> TableRefusal | None:
        """Ask the server; whatever is done in the game is signed here."""
        if not isinstance(request, Act):
            return await super().ask(seat, request)
        try:
            if isinstance(request.command, PlaceFleet):
                return self._place(request.command)
            if self._sealed.player is None:
                # Without a key nothing can be signed; the server says what comes first.
                return await super().ask(seat, request)
            return await self._say(seat, request.command)
        except Rejected as rejected:
            return refusal_of(rejected)
        except Distrust as found:
            raise TableLost("table/lost", reason=distrust_trouble(found)) from None
        except Unreachable as gone:
            raise TableLost("table/lost", reason=gone.facts["reason"]) from None
        except OSError as error:
            # What cannot be kept is not said.
            raise TableLost("table/lost", reason=self._no_room(error)) from None

    def _no_room(self, error: OSError) -> Trouble:
        return Trouble(
            "sealed/no-room", place=str(self._sealed.folder), reason=system_trouble(error)
        )

    async def show_field(self) -> TableRefusal | None:
        """Show our own field after the end, which nobody has to; what is refused is said."""
        player = self._sealed.player
        if player is None:
            return None
        shown = ShowField(player.kept.ships, player.kept.seed.hex())
        return await self.ask(self._sealed.seat, shown)

    def _place(self, command: PlaceFleet) -> TableRefusal | None:
        """Choose the fleet; from now on everything is proved by itself."""
        refusal = why_not_in_view(super().view(self._sealed.seat), command)
        if refusal is not None:
            return self._refuse(refusal)
        self._sealed.choose_fleet(command.ships)
        self._owing.set()
        return None

    async def _say(self, seat: Seat, command: SeatCommand) -> TableRefusal | None:
        assert not isinstance(command, PlaceFleet | MoveShip), command
        player = await self._sealed.catch_up()
        if await self._sealed.say_again(self.told_count):
            # It is told in a moment; the game stands elsewhere then.
            return self._refuse(AnswerAwaited(other_seat(seat)))
        refusal = player.game.why_not(seat, command)
        if refusal is not None:
            return self._refuse(refusal)
        number = await self._sealed.say(command)
        await self.wait_until_told(number)
        return None

    def _refuse(self, refusal: Refusal) -> TableRefusal:
        return TableRefusal(refusal.code, speaker_at(self).refusal(refusal))

    async def load_draft(self, seat: Seat) -> tuple[Ship, ...]:  # noqa: ARG002 -- As at any table.
        """The fleet stays here, and is laid at one go."""
        return ()

    async def save_draft(self, seat: Seat, ships: tuple[Ship, ...]) -> bool:  # noqa: ARG002 -- As above.
        """Nothing of it is sent."""
        return True

    async def close(self) -> None:
        """Get up from the screen; the seat stays ours, and answers when we come back."""
        self._speaking.cancel()
        with suppress(asyncio.CancelledError):
            await self._speaking
        await super().close()
        self._sealed.close()

    def _hear(self, message: ToldMessage) -> None:
        fresh = message.number == self.told_count + 1
        super()._hear(message)
        if fresh and isinstance(message.what, MessageTaken):
            self._sealed.note(message.what)

    async def _turn(self, match_info: MatchInfo) -> None:
        await super()._turn(match_info)
        self._owing.set()

    async def _speak(self) -> None:
        """Answer, prove and show lots by itself, as long as we are here."""
        while True:
            await self._owing.wait()
            self._owing.clear()
            try:
                while self._sealed.player is not None:
                    said = await self._sealed.do_duty(self.told_count)
                    self.ring()
                    if not said:
                        break
            except Rejected as rejected:
                if rejected.facts["problem"] not in OVERTAKEN:
                    await self._lose(rejected)
            except Distrust as found:
                await self._lose(distrust_trouble(found))
            except Unreachable as gone:
                await self._lose(gone.facts["reason"])
            except OSError as error:
                await self._lose(self._no_room(error))
