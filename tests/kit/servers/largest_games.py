"""Games as large as the rules allow, played in memory and then laid into a server's store.

A move costs a write to disk there, and thousands of them more time than a test has.
"""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from kit.stores.memory_logbook import MemoryLogbook, service
from seabattle.game import Fire, PlaceFleet, Refusal
from seabattle.grid import Cell, Col, Row
from seabattle.matches.event import SitterKind
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.match_plan import HOST, OPEN, MatchPlan
from seabattle.matches.port import Card, Kept, Logbook, MatchId, Page, PlayerId
from seabattle.matches.request import Act, NewSitter, OfferStop, SitDown
from seabattle.matches.service import SubmittedRequest
from seabattle.matches.state import Sitter
from seabattle.rules import Ruleset, random_fleet

LONGEST_NAME = "Я" * 32


class PageRecorder(MemoryLogbook):
    """Pages in a list, without races and without duplicate commands."""

    def write(self, match: MatchId, page: Page, card: Card) -> Kept:
        """Write a page at one moment."""
        self.kept.setdefault(match, []).append(page)
        self.index[match] = card
        return Kept()


class LargeGame:
    """A game that is played on step by step, and can be laid into a store after each."""

    def __init__(self, ruleset: Ruleset, players: list[PlayerId]) -> None:
        self._recorder = PageRecorder()
        self._service = service(self._recorder)
        self._ruleset = ruleset
        self._players = players
        self._live: LiveMatch | None = None

    async def sit_down(self) -> None:
        """Create the table, and have all players sit down."""
        seats = (HOST, *[OPEN] * (len(self._players) - 1))
        host = Sitter(LONGEST_NAME, SitterKind.BOT, self._players[0])
        plan = MatchPlan(self._ruleset, self._ruleset.name, seats, hints=True, listed=True)
        self._live = await self._service.open_match(plan, host, "largest")
        for player in self._players[1:]:
            await self._ask(player, "sit", SitDown())

    async def place_fleets(self) -> None:
        """Have all players place the same fleet."""
        fleet = random_fleet(self._ruleset, Random(7))
        for player in self._players:
            await self._ask(player, "place", Act(PlaceFleet(fleet)))

    async def fire_in_turn(self, moves: int) -> None:
        """Have two players fire row by row."""
        columns = self._ruleset.grid.columns
        for move in range(moves):
            cell = Cell(Row(move // 2 // columns), Col(move // 2 % columns))
            await self._ask(self._players[move % 2], f"m{move}", Act(Fire((cell,))))

    async def fire_in_rounds(self, rounds: int, first: int = 0) -> None:
        """Have all players fire once in each round, from the *first* one on."""
        columns = self._ruleset.grid.columns
        for round_ in range(first, first + rounds):
            for number, player in enumerate(self._players):
                index = round_ * len(self._players) + number
                shot = Fire((Cell(Row(index // columns), Col(index % columns)),))
                await self._ask(player, f"round{round_}", Act(shot))

    async def stop(self) -> None:
        """End it, so that all fields are shown."""
        for player in self._players:
            await self._ask(player, "stop", OfferStop())

    def written(self) -> tuple[Sequence[Page], Card]:
        """What a store would have of it so far."""
        assert self._live is not None
        return self._recorder.kept[self._live.match], self._recorder.index[self._live.match]

    async def lay_into(self, logbook: Logbook, name: str) -> str:
        """Write it to a store, under a name of sixteen letters."""
        pages, own = self.written()
        match, card = MatchId(name), replace(own, match=name)
        kept = await asyncio.gather(*(logbook.append(match, page, card) for page in pages))
        assert {type(each) for each in kept} == {Kept}
        return name

    async def _ask(self, player: PlayerId, id_: str, what: Any) -> None:
        assert self._live is not None
        sitter = NewSitter(LONGEST_NAME, SitterKind.PERSON)
        ask = SubmittedRequest(id_, what, player, sitter=sitter)
        answer = await self._service.submit(self._live.match, ask)
        assert not isinstance(answer, Refusal), answer
