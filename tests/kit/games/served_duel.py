"""A sealed game between two devices and a service that goes down between any two messages.

Every part is restarted at every step: the service from its store, the players from what they have
kept, like players with days for a move.
"""

import secrets
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random

from kit.stores.memory_logbook import BellHub, ManualWatch
from seabattle.fairness.sealed.noted_proofs import placing_in
from seabattle.fairness.sealed.sealed_message import Says, SealedCommand, SealField
from seabattle.fairness.sealed.sealed_player import SealedPlayer, SeatSecrets, new_seat_secrets
from seabattle.fairness.sealed.sealed_record import SealedRecord
from seabattle.features.sealed.store import Placings
from seabattle.game import Fire, Refusal, Seat, seats_in
from seabattle.matches.clock import ClockRule
from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.port import MatchId, PlayerId
from seabattle.matches.request import LookAtClock, Request, Say, SitDown
from seabattle.matches.service import Service, SubmittedRequest
from seabattle.matches.state import Sitter
from seabattle.matches.telling.match_record import sealed_record_of
from seabattle.rules import Ruleset, random_fleet
from seabattle.store.database import open_store

DAY = 24 * 3600 * 1000
PLAYERS = (PlayerId("anna"), PlayerId("boris"))
NAMES = ("Anna", "Boris")


class ServedDuel:
    """Two players, their drawers, and the address of a store."""

    def __init__(self, url: str, ruleset: Ruleset, days: int = 3, seed: int = 5) -> None:
        self.url, self.ruleset = url, ruleset
        self.clock = ClockRule(move=days * DAY)
        self.watch = ManualWatch()
        self.match = MatchId("")
        self.kept: dict[Seat, SeatSecrets] = {}
        self.restarts = 0
        self._dice = Random(seed)

    @asynccontextmanager
    async def up(self) -> AsyncIterator[Service]:
        """The service, started from its store and closed again."""
        self.restarts += 1
        async with open_store(self.url) as store:
            yield Service(
                store.logbook,
                BellHub().bell(),
                self.watch,
                secret=b"x",
                placings=Placings.of(store),
            )

    async def open(self) -> None:
        """Lay the table, and have both sit down and choose their fleets."""
        plan = MatchPlan(
            self.ruleset, self.ruleset.name, (HOST, OPEN), clock=self.clock, sealed=True
        )
        async with self.up() as service:
            host = Sitter(NAMES[0], SitterKind.PERSON, PLAYERS[0])
            self.match = (await service.open_match(plan, host, "duel")).match
            await self._submit(service, Seat(1), SitDown())
        for seat in (Seat(0), Seat(1)):
            ships = random_fleet(self.ruleset, self._dice)
            self.kept[seat] = new_seat_secrets(self.match, seat, ships, secrets.token_bytes)

    async def step(self) -> bool:
        """Let one player come, read the messages and send what is owed; false when it is over."""
        async with self.up() as service:
            live = await self.live(service)
            if live.state.over:
                return False
            game = live.state.game
            seat = next(seats_in(game.to_act))
            player = await self.come_back(service, seat)
            says = player.duty() or self._shot(player)
            if isinstance(says, SealField):
                assert player.blob is not None
                placings = service.proofs.placings
                assert await placings.keep_placing(self.match, seat, player.blob)
            await self.say(service, player, says)
            return True

    async def come_back(self, service: Service, seat: Seat) -> SealedPlayer:
        """A player who starts from the drawer, and checks all that was said."""

        def keep(secrets: SeatSecrets) -> None:
            self.kept[seat] = secrets

        player = SealedPlayer(self.ruleset, self.kept[seat], secrets.token_bytes, keep)
        for entry in (await self.live(service)).sealed_journal:
            player.hear(entry.seat, entry.command, await self._blob(service, entry.command))
        return player

    async def _blob(self, service: Service, command: SealedCommand) -> bytes | None:
        placing = placing_in(command)
        if placing is None:
            return None
        return await service.proofs.placings.find_placing(self.match, placing)

    def _shot(self, player: SealedPlayer) -> Says:
        grid, known = self.ruleset.grid, player.view.own.known
        cells = [cell for cell in grid.cells() if not known & grid.bit(cell)]
        return Fire((self._dice.choice(cells),))

    async def say(self, service: Service, player: SealedPlayer, says: Says) -> None:
        """Send something that is taken."""
        signed = player.say(says)
        await self._submit(service, player.seat, Say(signed.data, signed.signature))

    async def _submit(self, service: Service, seat: Seat, request: Request) -> None:
        ask = SubmittedRequest(secrets.token_hex(8), request, PLAYERS[seat])
        done = await service.submit(self.match, ask)
        assert not isinstance(done, Refusal), done

    async def look_at_clock(self, service: Service) -> None:
        """Look at the clock, as the process on duty does when a clock may have run out."""
        await service.submit(self.match, SubmittedRequest("", LookAtClock()))

    async def live(self, service: Service) -> LiveMatch:
        """The match as the store has it."""
        found = await service.load_match(self.match)
        assert found is not None
        return found

    async def record(self, service: Service) -> SealedRecord:
        """The game written down."""
        live, blobs = await self.live(service), dict[bytes, bytes]()
        for entry in live.sealed_journal:
            placing, blob = placing_in(entry.command), await self._blob(service, entry.command)
            if placing is not None and blob is not None:
                blobs[placing] = blob
        return sealed_record_of(live, NAMES, blobs)
