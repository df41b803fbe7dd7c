"""A table at which nothing happens by itself, and everything the same way every time."""

import asyncio
from collections.abc import Sequence
from random import Random
from typing import cast

from seabattle.bots import find_bot
from seabattle.bots.hint import follow_odds, hint_odds
from seabattle.client.match_table import SeatHint, TableRefusal, speaker_at
from seabattle.client.saved_fleets import SavedFleets
from seabattle.game import Phase, Refusal, Seat, seats_in
from seabattle.matches import Match
from seabattle.matches.event import SitterKind
from seabattle.matches.port import MatchId
from seabattle.matches.request import Act, PlayerRequest
from seabattle.matches.telling.notice import LogEntry
from seabattle.rules import LabelSchemes, Ruleset, Ship, load_variant, settle
from seabattle.views import View, Viewer
from seabattle.wire.match_info import MatchInfo, Sitter

NAMES = ("Anna", "Bruno", "Carla")


class StillTable:
    """A match of two or three with fixed chance; the seats of *here* are played at the screen."""

    def __init__(
        self, ruleset: Ruleset, here: Sequence[int] = (0,), lang: str = "en", seed: int = 1
    ) -> None:
        self.lang = lang
        self.seats = tuple(Seat(seat) for seat in here)
        self.host = True
        self.connected = True
        self.answer_due = False
        self.asked: list[tuple[Seat, PlayerRequest]] = []
        self._game = Match(ruleset, chance=Random(seed))
        self._told_of = asyncio.Event()
        self._bots = [find_bot("hunter")(seed + seat) for seat in range(ruleset.seats)]

    def play_on(self, moves: int) -> None:
        """Let bots make moves for all seats."""
        for _ in range(moves):
            table = self._game.view(None).table
            if table.phase is Phase.OVER:
                return
            turn = table.turn if table.phase is Phase.PLAYING else None
            seat = next(seats_in(table.awaited)) if turn is None else turn
            answer = self._game.send(seat, self._bots[seat].act(self._game.view(seat)))
            assert not isinstance(answer, Refusal), answer

    def play_until_asked(self) -> None:
        """Let bots move until the first seat of the screen is to act."""
        while self._game.view(None).table.turn not in (None, self.seats[0]):
            self.play_on(1)

    @property
    def match(self) -> MatchId:
        """The name of the match."""
        return MatchId("still")

    @property
    def ruleset(self) -> Ruleset:
        """By which rules it is played."""
        return self._game.ruleset

    @property
    def match_info(self) -> MatchInfo:
        """The sitters by seat."""
        sitters = tuple(Sitter(name, SitterKind.PERSON) for name in NAMES[: self.ruleset.seats])
        return MatchInfo(
            self.match,
            self.ruleset.name,
            sitters,
            listed=False,
            hints=True,
            offers=(),
            rematch=(),
            previous=None,
            following=None,
            clock=None,
        )

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the players."""
        return speaker_at(self).names

    @property
    def saved_fleets(self) -> SavedFleets:
        """The fleets that are kept."""
        return cast("SavedFleets", NoSavedFleets())

    def view(self, viewer: Viewer) -> View:
        """The view of a viewer."""
        return self._game.view(viewer)

    def messages_for(self, viewer: Viewer, after: int = 0) -> Sequence[LogEntry]:
        """The messages to a viewer."""
        log = self._game.view(viewer).log
        return [LogEntry(number, 0, what) for number, what in enumerate(log, 1)][after:]

    def time_warnings(self) -> tuple[str, ...]:
        """No clock is running out."""
        return ()

    async def load_draft(self, _seat: Seat) -> tuple[Ship, ...]:
        """There is no draft."""
        return ()

    async def save_draft(self, _seat: Seat, _ships: tuple[Ship, ...]) -> bool:
        """No other player has changed it."""
        return True

    async def ask(self, seat: Seat, request: PlayerRequest) -> TableRefusal | None:
        """Carry a command out, and remember that it was asked."""
        self.asked.append((seat, request))
        assert isinstance(request, Act)
        answer = self._game.send(seat, request.command)
        if isinstance(answer, Refusal):
            return TableRefusal(answer.code, speaker_at(self).refusal(answer))
        self._told_of.set()
        return None

    async def news(self) -> None:
        """Wait until something was asked."""
        await self._told_of.wait()
        self._told_of.clear()

    async def hint(self, seat: Seat) -> SeatHint | TableRefusal:
        """The advice of a bot, with the odds."""
        view = self.view(seat)
        odds = hint_odds(view)
        return SeatHint(follow_odds(view, self._bots[seat].act(view), odds), odds)

    async def record(self) -> bytes | TableRefusal:
        """There is no record here."""
        return TableRefusal("match/not-over-yet", "not over yet")

    async def close(self) -> None:
        """Get up."""


class NoSavedFleets:
    """Saved fleets: nothing is kept but what this test has put there."""

    def __init__(self) -> None:
        self._kept: dict[str, tuple[Ship, ...]] = {}

    async def fleets(self, _ruleset: Ruleset) -> dict[str, tuple[Ship, ...]]:
        """All fleets."""
        return self._kept

    async def keep(self, _ruleset: Ruleset, name: str, ships: tuple[Ship, ...]) -> bool:
        """Keep one."""
        self._kept[name] = ships
        return True


def still_table(
    variant: str, *, lang: str = "en", here: Sequence[int] = (0,), seats: int | None = None
) -> StillTable:
    """A table with the letters of a language."""
    found = load_variant(variant)
    letters = "cyrillic" if lang == "ru" else found.labels.columns
    labels = LabelSchemes(letters, found.labels.rows, found.labels.between)
    return StillTable(settle(found, seats, labels=labels), here, lang)
