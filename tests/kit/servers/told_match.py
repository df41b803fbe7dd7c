"""A live match in which everything happens, page by page, without a database."""

from collections.abc import Iterator
from random import Random

from kit.games.random_player import Habits, walk
from kit.stores.closed_store import closed_store
from kit.stores.memory_logbook import BellHub, ManualWatch, MemoryLogbook
from seabattle.game import GivenCommand, Refusal, Seat
from seabattle.game.codec import encode_json
from seabattle.matches import Match
from seabattle.matches.clock import ClockRule
from seabattle.matches.event import (
    Chair,
    GameWentOn,
    MatchEvent,
    MatchOpened,
    PageBody,
    RematchAsked,
    RematchOpened,
    Reminded,
    SeatGivenUp,
    SeatTaken,
    SitterKind,
    StopOffered,
    StopRefused,
)
from seabattle.matches.live_match import LiveMatch
from seabattle.matches.port import MatchId, Page, PlayerId
from seabattle.matches.service import Service
from seabattle.rules import Ruleset
from seabattle.server.http.context import ServerContext
from seabattle.server.http.visitor import Visitor

MATCH = MatchId("0123456789abcdef")
AT = 1_000_000


def quiet_context() -> ServerContext:
    """A server whose time stands still, without anything behind it."""
    service = Service(MemoryLogbook(), BellHub().bell(), ManualWatch(AT), secret=b"x")
    return ServerContext(service, closed_store(service.logbook, service.watch), key=b"x")


def visitor_at(seat: Seat | None) -> Visitor | None:
    """The visitor at a seat."""
    return None if seat is None else Visitor(_player(seat), SitterKind.BOT)


def _player(seat: Seat) -> PlayerId:
    return PlayerId(str(seat))


class ToldMatch:
    """A match that goes on by one page at a time, of the game or beside it."""

    def __init__(self, ruleset: Ruleset, seed: int) -> None:
        self._dice = Random(seed)
        self._match = Match(ruleset, chance=Random(seed + 1))
        # The last seat is taken while others look on already.
        chairs = (Chair(),) * ruleset.seats
        clock = ClockRule(move=60_000) if seed % 2 else ClockRule()
        opened = MatchOpened(ruleset, ruleset.name, _player(Seat(0)), chairs, clock=clock)
        seated = [_taken(Seat(seat)) for seat in range(ruleset.seats - 1)]
        self.live = LiveMatch(MATCH, _page(1, opened, *seated))

    def pages(self, steps: int, habits: Habits) -> Iterator[None]:
        """Let one page after the other happen."""
        last = Seat(self._match.ruleset.seats - 1)
        for event in (_taken(last), SeatGivenUp(last), _taken(last, "Somebody else")):
            self._apply(event)
            yield
        done = 0
        for turned in walk(self._match, self._dice, steps, habits):
            if isinstance(turned.outcome, Refusal):
                continue
            for entry in self._match.journal[done:]:
                given = GivenCommand(entry.seat, entry.command)
                self._apply(GameWentOn(given, entry.events))
                yield
            done = len(self._match.journal)
            if self._dice.random() < 0.1:
                self._apply(self._dice.choice(_BESIDE))
                yield
        for last_word in (RematchAsked(Seat(1)), RematchOpened(MatchId("fedcba9876543210"))):
            self._apply(last_word)
            yield

    def _apply(self, *events: MatchEvent) -> None:
        self.live.apply_page(_page(self.live.seq + 1, *events))


_BESIDE: tuple[MatchEvent, ...] = (
    StopOffered(Seat(0)),
    StopOffered(Seat(1)),
    StopRefused(Seat(1)),
    Reminded((Seat(0),)),
)


def _taken(seat: Seat, name: str = "") -> SeatTaken:
    return SeatTaken(seat, _player(seat), name or f"Player {seat}", SitterKind.BOT)


def _page(seq: int, *events: MatchEvent) -> Page:
    return Page(seq, f"page {seq}", AT, encode_json(PageBody(events)))
